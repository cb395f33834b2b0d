"""Plays of `antiquity`: from text to values to steps, and back (docs/notation.md)."""

from typing import Final

import msgspec

from monuments.engine.game import State
from monuments.engine.refusal import unreadable
from monuments.games.antiquity.kernels import layout as at
from monuments.games.antiquity.kernels import steps as do
from monuments.games.antiquity.kernels.layout import CARDS
from monuments.games.antiquity.presentation.board import Numbers, codes
from monuments.games.antiquity.presentation.cards import (
    COLOUR_NAMES,
    POWER_NAMES,
    card_named,
    code_of,
)

AT_LEAST_ONE: Final = "more"
"""The count of a verb that takes one or more words."""


class Play(msgspec.Struct, frozen=True):
    """One action of the rule book. Fields that a verb does not use are empty."""

    verb: str
    colour: int | None = None
    cards: tuple[int, ...] = ()
    order: tuple[int, ...] = ()
    """A8.3: the whole stack from bottom to top."""
    target: int | None = None
    """The face-up card of a swap."""
    power: int | None = None

    def card_codes(self) -> tuple[str, ...]:
        return codes(self.cards)


COLOURED: Final = {
    "erect": do.ERECT,
    "improve": do.IMPROVE,
    "score": do.SCORE,
    "history": do.HISTORY,
    "acquire": do.ACQUIRE,
}
"""The verbs that act for a colour (A7.3), with their first step."""

PLAIN: Final = {
    "draw": do.DRAW,
    "buy": do.BUY,
    "hero draw": do.HERO_DRAW,
    "hero take": do.HERO_TAKE,
    "swap": do.SWAP,
    "end": do.END,
}
_PLAIN_VERBS: Final = {step: verb for verb, step in PLAIN.items()}
_COLOURED_VERBS: Final = {
    step + which: verb
    for verb, step in COLOURED.items()
    for which in range(6 if verb == "acquire" else 2)
}

VERBS: Final = ("draw", "take", *list(COLOURED), *list(PLAIN)[1:])
_CARDS_WANTED: Final = {"take": 1, "hero take": 1, "score": 2, "buy": 2, "swap": 2}


# --- Reading ----------------------------------------------------------------------------------


def read(text: str, seats: int) -> Play:
    """Return the play that `text` names. Raise RefusalError if it cannot be read."""
    words = text.split(" ")
    if "" in words:
        raise unreadable("spaces", text=text)
    colour = COLOUR_NAMES.index(words.pop(0)) if words[0] in COLOUR_NAMES else None
    if not words:
        raise unreadable("verb-missing", text=text)
    verb = words.pop(0)
    if verb == "hero":
        verb = f"hero {words.pop(0)}" if words else verb
    if verb not in VERBS:
        raise unreadable("verb-unknown", verb=verb)
    if colour is not None and (seats != 2 or verb not in COLOURED):
        raise unreadable("colour-not-due", colour=COLOUR_NAMES[colour], verb=verb)
    if verb == "acquire":
        _expect(verb, len(words), 1)
        if words[0] not in POWER_NAMES:
            raise unreadable("power-unknown", power=words[0])
        return Play(verb, colour, power=POWER_NAMES.index(words[0]))
    if verb in ("erect", "improve"):
        return _read_laying(verb, colour, words)
    _expect(verb, len(words), _CARDS_WANTED.get(verb, 0))
    cards = tuple(card_named(word) for word in words)
    if verb == "swap":
        return Play(verb, cards=cards[:1], target=cards[1])
    return Play(verb, colour, cards)


def _read_laying(verb: str, colour: int | None, words: list[str]) -> Play:
    laid, order = words, list[str]()
    if verb == "improve" and "order" in words:
        cut = words.index("order")
        laid, order = words[:cut], words[cut + 1 :]
        if not order:
            raise unreadable("word-count", verb="order", wanted=AT_LEAST_ONE, found=0)
    if not laid:
        raise unreadable("word-count", verb=verb, wanted=AT_LEAST_ONE, found=0)
    cards, ordered = (tuple(card_named(word) for word in part) for part in (laid, order))
    return Play(verb, colour, cards, ordered)


def _expect(verb: str, found: int, wanted: int) -> None:
    if found != wanted:
        raise unreadable("word-count", verb=verb, wanted=wanted, found=found)


# --- Steps ------------------------------------------------------------------------------------


def which_colour(s: Numbers, play: Play) -> int | None:
    """Return 0 or 1 for the mover's first or second colour, None for others (A7.3)."""
    if s[at.SEATS] != 2:
        return 0
    if play.colour is None or play.colour // 2 != s[at.MOVER]:
        return None
    return play.colour % 2


def steps_of(s: State, play: Play) -> list[int] | None:
    """Return the steps of `play`, legal or not; None for a colour not the mover's."""
    if play.verb == "take":
        return list(play.cards)
    if play.verb in PLAIN:
        target = [] if play.target is None else [play.target]
        return [PLAIN[play.verb], *play.cards, *target]
    which = which_colour(s, play)
    if which is None:
        return None
    first = COLOURED[play.verb] + which + 2 * (play.power or 0)
    if play.order:
        return [first, *play.cards, do.ORDER, *play.order]
    closing = [do.DONE] if play.verb in ("erect", "improve") else []
    return [first, *play.cards, *closing]


def play_of(s: State, steps: list[int]) -> Play:
    """Return the play that a whole sequence of steps makes."""
    first, rest = steps[0], steps[1:]
    if first < CARDS:
        return Play("take", cards=(first,))
    if first in _PLAIN_VERBS:
        verb = _PLAIN_VERBS[first]
        if verb == "swap":
            return Play(verb, cards=(rest[0],), target=rest[1])
        return Play(verb, cards=tuple(rest))
    verb = _COLOURED_VERBS[first]
    colour = 2 * int(s[at.MOVER]) + (first - do.ERECT) % 2 if s[at.SEATS] == 2 else None
    if verb == "acquire":
        return Play(verb, colour, power=(first - do.ACQUIRE) // 2)
    cut = next((i for i, step in enumerate(rest) if step >= CARDS), len(rest))
    return Play(verb, colour, tuple(rest[:cut]), tuple(rest[cut + 1 :]))


# --- Writing ----------------------------------------------------------------------------------


def write(play: Play) -> str:
    words = [] if play.colour is None else [COLOUR_NAMES[play.colour]]
    words += [play.verb, *play.card_codes()]
    if play.order:
        words += ["order", *(code_of(card) for card in play.order)]
    if play.target is not None:
        words.append(code_of(play.target))
    if play.power is not None:
        words.append(POWER_NAMES[play.power])
    return " ".join(words)
