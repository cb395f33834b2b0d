"""Playing: whole plays at the boundary, steps inside."""

from collections.abc import Iterator
from random import Random

from monuments.engine.game import OVER, Deal, Game, State
from monuments.engine.refusal import RefusalError


def perform(game: Game, s: State, text: str) -> list[int]:
    """Play one line of notation in place.

    Raise RefusalError, with nothing changed, if refused.
    """
    steps, s[:] = game.after_play(s, text)
    return steps


def may_end_in_time(game: Game, s: State) -> bool:
    """Tell whether the game may end now, once its agreed time is over."""
    try:
        game.read_play(s, game.table_plays[0])
    except RefusalError:
        return False
    return True


def plays(game: Game, s: State, steps: list[int]) -> Iterator[tuple[State, list[int]]]:
    """Yield each whole play of a step log with the position before it. `s` is changed."""
    before, begun = s.copy(), list[int]()
    for step in steps:
        game.apply(s, step)
        begun.append(step)
        if not game.is_midway(s):
            yield before, begun
            before, begun = s.copy(), []


def legal_plays(game: Game, s: State) -> Iterator[list[int]]:
    """Yield the steps of every legal play, in ascending order.

    Call it between two plays.
    """
    yield from _completed(game, s, [])


def _completed(game: Game, s: State, begun: list[int]) -> Iterator[list[int]]:
    for step in game.legal(s):
        after, steps = s.copy(), [*begun, step]
        game.apply(after, step)
        if game.is_midway(after):
            yield from _completed(game, after, steps)
        else:
            yield steps


def random_play(game: Game, s: State, rng: Random) -> list[int]:
    """Return the steps of one legal play, each step chosen at random.

    Call it between two plays.
    """
    after, steps = s.copy(), list[int]()
    while not steps or game.is_midway(after):
        steps.append(rng.choice(game.legal(after)))
        game.apply(after, steps[-1])
    return steps


def random_steps(game: Game, s: State, rng: Random) -> list[int]:
    """Play `s` to its end with random steps, in place, and return them."""
    taken: list[int] = []
    while game.to_move(s) != OVER:
        step = rng.choice(game.legal(s))
        game.apply(s, step)
        taken.append(step)
    return taken


def position(game: Game, seats: int, deal: Deal, steps: list[int]) -> State:
    """Return the position after `steps` from a deal."""
    s = game.new(seats, deal)
    for step in steps:
        game.apply(s, step)
    return s
