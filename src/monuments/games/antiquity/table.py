"""A position as lists of cards, for everything that is not a kernel."""

from collections.abc import Iterable

from monuments.engine.game import State
from monuments.games.antiquity import layout as at
from monuments.games.antiquity.cards import CARD_CODES
from monuments.games.antiquity.layout import CARDS, MONUMENTS, VALUES


def codes(cards: Iterable[int]) -> tuple[str, ...]:
    return tuple(CARD_CODES[card] for card in cards)


def masked_cards(s: State, start: int) -> list[int]:
    """Return the cards of twelve masks that begin at `start`, in the order of their numbers."""
    masks = s[start : start + MONUMENTS].tolist()
    return [card for card in range(CARDS) if masks[card // VALUES] >> (card % VALUES) & 1]


def hand_cards(s: State, seat: int) -> list[int]:
    return masked_cards(s, at.HAND + seat * MONUMENTS)


def known_cards(s: State, seat: int) -> list[int]:
    """Return the cards of a hand that all have seen (A9.2)."""
    return masked_cards(s, at.KNOWN + seat * MONUMENTS)


def hand_size(s: State, seat: int) -> int:
    start = at.MATCHING + seat * at.SYMBOLS
    return int(s[start : start + at.SYMBOLS].sum())


def face_up(s: State) -> list[int]:
    """Return the face-up cards from left to right."""
    found: list[int] = s[at.FACEUP : at.FACEUP + int(s[at.LAID_OUT])].tolist()
    return found


def pile_cards(s: State) -> list[int]:
    """Return the pile, top card first."""
    found: list[int] = s[at.PILE + int(s[at.TOP]) : at.PILE + int(s[at.BOTTOM])].tolist()
    return found


def height(s: State, colour: int, monument: int) -> int:
    return int(s[at.HEIGHT + colour * MONUMENTS + monument])


def stack_cards(s: State, colour: int, monument: int) -> list[int]:
    """Return a stack from bottom to top."""
    start = at.bottom(colour, monument)
    values = s[start : start + height(s, colour, monument)].tolist()
    return [monument * VALUES + value - 1 for value in values]


def colours_of(s: State, seat: int) -> list[int]:
    """Return the colours a seat plays (A7.1)."""
    return [2 * seat, 2 * seat + 1] if s[at.SEATS] == 2 else [seat]


def monuments_in_use(s: State) -> list[int]:
    return [monument for monument in range(MONUMENTS) if monument != s[at.LEFT_OUT]]


def ladder(s: State) -> list[tuple[int, int]]:
    """Return the colour and the pages of each history, in the order written."""
    count = int(s[at.WRITTEN])
    writers = s[at.WRITER : at.WRITER + count].tolist()
    return list(zip(writers, s[at.PAGES : at.PAGES + count].tolist(), strict=True))
