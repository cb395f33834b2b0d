"""Counting all ways on from a position: a number that tells one rule set from another."""

from monuments.engine.game import Game, State


def perft(game: Game, s: State, depth: int) -> int:
    """Return how many sequences of exactly `depth` legal steps begin in `s`."""
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
