"""Plays of `fabuleux`: from text to values to steps, and back (docs/notation.md)."""

from dataclasses import dataclass
from typing import Final

from monuments.engine.refusal import unreadable
from monuments.games.fabuleux.kernels import steps as do
from monuments.games.fabuleux.kernels.layout import MAX_CHARACTERISTICS
from monuments.games.fabuleux.presentation.cards import COLLECTOR_VERBS, DIRECTIONS


@dataclass(frozen=True, slots=True)
class Play:
    """One play: a verb, and what it names, if it names anything."""

    verb: str
    characteristic: int | None = None
    direction: int | None = None
    """F9.1: 0 left, 1 right."""


NAMING: Final = {"choose": do.CHOOSE, "challenge": do.CHALLENGE, "earthquake": do.EARTHQUAKE}
"""The verbs that name a characteristic, with their first step."""

PLAIN: Final = {
    "say": do.SAY,
    **{verb: do.HURRICANE + i for i, verb in enumerate(COLLECTOR_VERBS[1:-1])},
    "time": do.TIME,
}
VERBS: Final = (*NAMING, *PLAIN, "flood")


def read(text: str, characteristics: tuple[str, ...]) -> Play:
    """Return the play that `text` names. Raise RefusalError if it cannot be read."""
    words = text.split(" ")
    if "" in words:
        raise unreadable("spaces", text=text)
    verb, rest = words[0], words[1:]
    if verb not in VERBS:
        raise unreadable("verb-unknown", verb=verb)
    wanted = 0 if verb in PLAIN else 1
    if len(rest) != wanted:
        raise unreadable("word-count", verb=verb, wanted=wanted, found=len(rest))
    if verb == "flood":
        if rest[0] not in DIRECTIONS:
            raise unreadable("direction-unknown", direction=rest[0], allowed=DIRECTIONS)
        return Play(verb, direction=DIRECTIONS.index(rest[0]))
    if verb in NAMING:
        if rest[0] not in characteristics:
            raise unreadable(
                "characteristic-unknown", characteristic=rest[0], allowed=characteristics
            )
        return Play(verb, characteristics.index(rest[0]))
    return Play(verb)


def step_of(play: Play) -> int:
    if play.characteristic is not None:
        return NAMING[play.verb] + play.characteristic
    if play.direction is not None:
        return do.FLOOD_LEFT + play.direction
    return PLAIN[play.verb]


def play_of(step: int) -> Play:
    for verb, first in NAMING.items():
        if first <= step < first + MAX_CHARACTERISTICS:
            return Play(verb, step - first)
    if step in (do.FLOOD_LEFT, do.FLOOD_RIGHT):
        return Play("flood", direction=step - do.FLOOD_LEFT)
    return Play(next(verb for verb, first in PLAIN.items() if first == step))


def write(play: Play, characteristics: tuple[str, ...]) -> str:
    if play.characteristic is not None:
        return f"{play.verb} {characteristics[play.characteristic]}"
    if play.direction is not None:
        return f"{play.verb} {DIRECTIONS[play.direction]}"
    return play.verb
