"""Count the step sequences from a position: a number that distinguishes rule sets."""

from monuments.engine.game import Game, State


def perft(game: Game, s: State, depth: int) -> int:
    """Return the number of sequences of exactly `depth` legal steps from `s`."""
    if depth == 0:
        return 1
    legal = game.legal(s)
    if depth == 1:
        return len(legal)
    total = 0
    for step in legal:
        after = s.copy()
        game.apply(after, step)
        total += perft(game, after, depth - 1)
    return total
