"""A position as lists of cards, for everything that is not a kernel."""

from collections.abc import Iterable
from typing import Final, NamedTuple, TypeAlias

from monuments.engine.game import State
from monuments.engine.jit import plain
from monuments.games.antiquity.kernels import layout as at
from monuments.games.antiquity.kernels import predicates as ask
from monuments.games.antiquity.kernels import scoring
from monuments.games.antiquity.kernels.layout import MONUMENTS, VALUES
from monuments.games.antiquity.presentation.cards import CARD_CODES

Numbers: TypeAlias = State | list[int]
"""A position, or the same as a list, which Python reads five times as fast."""


class Board(NamedTuple):
    """A position in both shapes."""

    array: State
    """For kernels."""
    s: list[int]

    @classmethod
    def of(cls, array: State) -> "Board":
        return cls(array, array.tolist())

    @classmethod
    def begun(cls, array: State) -> "Board":
        """Return one whose list ends before hands, exhibitions and the cards of the pile."""
        return cls(array, array[: at.HAND].tolist())


bottom = plain(at.bottom)
colours = plain(at.colours)
owner = plain(at.owner)
needed = plain(ask.needed)
symbol_of = plain(ask.symbol_of)
bonus = plain(scoring.bonus)

_MEMBERS: Final = tuple(
    tuple(place for place in range(VALUES) if mask >> place & 1) for mask in range(1 << VALUES)
)
"""The places of the bits of every mask."""


def members(mask: int) -> tuple[int, ...]:
    return _MEMBERS[mask]


def codes(cards: Iterable[int]) -> tuple[str, ...]:
    return tuple([CARD_CODES[card] for card in cards])


def masked_cards(s: Numbers, start: int) -> list[int]:
    """Return the cards of twelve masks that begin at `start`, in ascending order."""
    masks = s[start : start + MONUMENTS]
    return [m * VALUES + place for m in range(MONUMENTS) for place in _MEMBERS[masks[m]]]


def hand_cards(s: Numbers, seat: int) -> list[int]:
    return masked_cards(s, at.HAND + seat * MONUMENTS)


def is_in_hand(s: Numbers, seat: int, card: int) -> bool:
    return bool(s[at.HAND + seat * MONUMENTS + card // VALUES] >> card % VALUES & 1)


def known_cards(s: Numbers, seat: int) -> list[int]:
    """Return the cards of a hand that all have seen (A9.2)."""
    return masked_cards(s, at.KNOWN + seat * MONUMENTS)


def hand_size(s: State, seat: int) -> int:
    start = at.MATCHING + seat * at.SYMBOLS
    return sum(s[start : start + at.SYMBOLS].tolist())


def face_up(s: Numbers) -> list[int]:
    """Return the face-up cards from left to right."""
    return [int(card) for card in s[at.FACEUP : at.FACEUP + s[at.LAID_OUT]]]


def pile_cards(s: Numbers) -> list[int]:
    """Return the pile, top card first."""
    return [int(card) for card in s[at.PILE + s[at.TOP] : at.PILE + s[at.BOTTOM]]]


def pile_size(s: Numbers) -> int:
    return int(s[at.BOTTOM] - s[at.TOP])


def height(s: Numbers, colour: int, monument: int) -> int:
    return int(s[at.HEIGHT + colour * MONUMENTS + monument])


def stack_cards(s: Numbers, colour: int, monument: int) -> list[int]:
    """Return a stack from bottom to top."""
    start, below = bottom(colour, monument), monument * VALUES - 1
    return [below + int(value) for value in s[start : start + height(s, colour, monument)]]


def colours_of(s: Numbers, seat: int) -> list[int]:
    """Return the colours a seat plays (A7.1)."""
    return [2 * seat, 2 * seat + 1] if s[at.SEATS] == 2 else [seat]


def monuments_in_use(s: Numbers) -> list[int]:
    return [monument for monument in range(MONUMENTS) if monument != s[at.LEFT_OUT]]


def ladder(s: Numbers) -> list[tuple[int, int]]:
    """Return the colour and the pages of each history, in the order written."""
    return [(int(s[at.WRITER + i]), int(s[at.PAGES + i])) for i in range(s[at.WRITTEN])]
