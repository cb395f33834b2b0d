"""Preview what a list of plays would do, using only what a seat knows.

The plays are made in several worlds that the seat cannot tell from the real one. The preview shows
what these worlds agree on; where they differ, nobody can know yet. No world depends on what is
hidden from the seat, so that a preview reveals only what follows from the seat's own knowledge.
"""

from typing import Any, Final

import msgspec
import numpy as np
import numpy.typing as npt

from monuments.engine.game import Game, State
from monuments.engine.knowledge import Knowledge, knowledge_of
from monuments.engine.refusal import Refusal, RefusalError, refuse
from monuments.server.messages.protocol import Outcome

WORLDS: Final = 8
"""The minimum number of worlds in which the plays are made."""
SAMPLES: Final = 200
"""The number of worlds sampled; each that differs in a new place is used too."""
UNKNOWN: Final = "?"


def preview(game: Game, s: State, seat: int, texts: list[str], seed: int) -> Outcome:
    """Play `texts` in worlds possible for `seat`; return what the worlds agree on."""
    worlds = different_worlds(knowledge_of(game, s, seat, seed))
    shown: list[Any] = []
    refusal: Refusal | None = None
    for text in texts:
        try:
            played = [_play(game, world, seat, text) for world in worlds]
        except RefusalError as error:
            refusal = error.refusal
            break
        events = [
            msgspec.to_builtins(game.events(before, steps, seat, after))
            for before, (steps, after) in zip(worlds, played, strict=True)
        ]
        worlds = [after for _, after in played]
        shown.append(agreed(events))
    views = [msgspec.to_builtins(game.view(world, seat)) for world in worlds]
    return Outcome(len(shown), tuple(shown), agreed(views), refusal)


def different_worlds(knowledge: Knowledge) -> list[State]:
    """Return enough worlds to show every difference found in many samples.

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
    """Return for each number whether it differs, for each bit if it is unique.

    Bits matter because masks hold several cards: two masks may differ in one card or in another.
    """
    bits = (np.unpackbits(each.view(np.uint8)) for each in (first & ~other, other & ~first))
    return np.concatenate((first != other, *(each.astype(np.bool_) for each in bits)))


def _play(game: Game, world: State, seat: int, text: str) -> tuple[list[int], State]:
    if game.to_move(world) != seat:
        raise refuse("table", "not-your-turn")
    if text in game.table_plays:
        raise refuse("table", "not-a-players-play", play=text)
    return game.after_play(world, text)


def agreed(values: list[Any]) -> Any:
    """Return what all values agree on; the rest is None, or `?` in lists of words."""
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
