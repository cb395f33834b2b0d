"""Read one play of docs/notation.md; None if it is unreadable."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from .table import CARDS, COLOURS, POWERS

COLOURED: Final = ("erect", "improve", "score", "history", "acquire")  # A7.3


@dataclass(frozen=True, slots=True)
class Play:
    """One line of notation. `hero draw` and `hero take` are verbs of their own."""

    verb: str
    cards: tuple[str, ...] = ()
    order: tuple[str, ...] | None = None
    power: str | None = None
    colour: str | None = None
    """As named; filled in by `read` where the seat has only one."""


def read(text: str, seats: int, own_colour: str) -> Play | None:
    """Read `text` for a seat whose (first) colour is `own_colour`."""
    words = text.split(" ")
    named = words[0] if words[0] in COLOURS else None
    play = _read_verb(words[1:] if named else words)
    if play is None or (named and (seats != 2 or play.verb not in COLOURED)):
        return None
    colour = named if seats == 2 else own_colour
    return Play(play.verb, play.cards, play.order, play.power, colour)


def _read_verb(words: Sequence[str]) -> Play | None:
    if words[:1] == ["hero"]:
        words = [" ".join(words[:2]), *words[2:]]
    match words:
        case ["draw" | "hero draw" | "history" | "end" as verb]:
            return Play(verb)
        case (
            ["take" | "hero take" as verb, _]
            | ["score" | "buy" | "swap" as verb, _, _]
            | ["erect" as verb, _, *_]
        ):
            return _with_cards(verb, words[1:])
        case ["improve", _, *_]:
            return _read_improve(words[1:])
        case ["acquire", power] if power in POWERS:
            return Play("acquire", power=power)
    return None


def _with_cards(verb: str, words: Sequence[str]) -> Play | None:
    if all(word in CARDS for word in words):
        return Play(verb, tuple(words))
    return None


def _read_improve(words: Sequence[str]) -> Play | None:
    if "order" not in words:
        return _with_cards("improve", words)
    place = words.index("order")
    added, order = tuple(words[:place]), tuple(words[place + 1 :])
    if not added or not order or any(word not in CARDS for word in added + order):
        return None
    return Play("improve", added, order)
