"""What a list of plays would do, found from what a seat knows and nothing else.

The plays are made in several worlds that the seat could not tell from the real one. Where these
worlds agree the seat may be told; where they differ nobody can know yet. No world depends on what
is hidden from the seat, so that nothing can be learnt but what follows from its own knowledge.
"""

from typing import Any, Final

import msgspec
import numpy as np
import numpy.typing as npt

from monuments.engine.game import Game, State
from monuments.engine.knowledge import Knowledge, knowledge_of
from monuments.engine.play import perform
from monuments.engine.refusal import Refusal, RefusalError, refuse
from monuments.server.protocol import Outcome

WORLDS: Final = 8
"""So many worlds are played in at least."""
SAMPLES: Final = 200
"""So many are looked at; each that shows something uncertain is played in too."""
UNKNOWN: Final = "?"


def preview(game: Game, s: State, seat: int, texts: list[str], seed: int) -> Outcome:
    """Play `texts` in worlds that `seat` could be in; return what they have in common."""
    worlds = different_worlds(knowledge_of(game, s, seat, seed))
    told: list[Any] = []
    refusal: Refusal | None = None
    for text in texts:
        befores = [world.copy() for world in worlds]
        try:
            steps = [_perform(game, world, seat, text) for world in worlds]
        except RefusalError as error:
            worlds, refusal = befores, error.refusal
            break
        events = [
            msgspec.to_builtins(game.events(before, each, seat))
            for before, each in zip(befores, steps, strict=True)
        ]
        told.append(agreed(events))
    views = [msgspec.to_builtins(game.view(world, seat)) for world in worlds]
    return Outcome(len(told), tuple(told), agreed(views), refusal)


def different_worlds(knowledge: Knowledge) -> list[State]:
    """Return worlds among which all that is seen to differ in many samples differs.

    A few worlds may agree by chance on a card that is one of two.
    """
    first = knowledge.sample()
    found, uncertain = [first], _differences(first, first)
    for number in range(1, SAMPLES):
        world = knowledge.sample()
        differs = _differences(first, world)
        if number < WORLDS or (differs & ~uncertain).any():
            found.append(world)
            uncertain |= differs
    return found


def _differences(first: State, other: State) -> npt.NDArray[np.bool_]:
    """Tell for each number whether it differs, and for each bit whether only one of them has it.

    A mask that has been seen to differ may differ by one card more: it lies somewhere else, too.
    """
    bits = (np.unpackbits(each.view(np.uint8)) for each in (first & ~other, other & ~first))
    return np.concatenate((first != other, *(each.astype(np.bool_) for each in bits)))


def _perform(game: Game, world: State, seat: int, text: str) -> list[int]:
    if game.to_move(world) != seat:
        raise refuse("table", "not-your-turn")
    if text in game.table_plays:
        raise refuse("table", "not-a-players-play", play=text)
    return perform(game, world, text)


def agreed(values: list[Any]) -> Any:
    """Return what all have in common; what differs is None, in lists of words `?`."""
    first = values[0]
    if all(value == first for value in values):
        return first
    if all(isinstance(value, dict) for value in values):
        return {key: agreed([value.get(key) for value in values]) for key in first}
    if all(isinstance(value, list | tuple) for value in values):
        return _agreed_lists([list(value) for value in values])
    return None


def _agreed_lists(values: list[list[Any]]) -> Any:
    if len({len(value) for value in values}) != 1:
        return None
    if all(isinstance(word, str) for value in values for word in value):
        common = sorted(word for word in values[0] if all(word in value for value in values))
        return common + [UNKNOWN] * (len(values[0]) - len(common))
    return [agreed(list(each)) for each in zip(*values, strict=True)]
