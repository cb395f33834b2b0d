"""The inputs of a hand's forms, collected by one kernel into few numbers."""

from typing import Any, Final, NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

from monuments.engine.game import State
from monuments.engine.jit import kernel, num, part
from monuments.games.antiquity.kernels import layout as at
from monuments.games.antiquity.kernels import legality
from monuments.games.antiquity.kernels import predicates as ask
from monuments.games.antiquity.kernels.layout import (
    CARDS,
    FACE_UP,
    MONUMENTS,
    SYMBOLS,
    VALUES,
)

Found: TypeAlias = npt.NDArray[np.int64]

# The situation; where the face-up cards end, and the cards of each symbol in the hand; then these
# cards, symbol by symbol; then the sites.
_ENDS: Final = 1
_CARDS: Final = _ENDS + 1 + SYMBOLS
_MOST: Final = _CARDS + FACE_UP + CARDS + 2 * MONUMENTS


class Survey(NamedTuple):
    """The mover's choices."""

    situation: int
    """Everything that decides about plays regardless of the cards, in one number."""
    row: tuple[int, ...]
    """The face-up cards, from left to right."""
    of_symbol: list[tuple[int, ...]]
    """The hand's cards with each symbol, in the order of their numbers."""
    sites: list[list[int]]
    """For each colour of the mover a number for each monument in the hand: see `Site`."""


class Site(NamedTuple):
    """A monument in the mover's hand, with everything that decides how to build there.

    As the number it is packed into it can be looked up more quickly than it is put together.
    """

    seats: int
    closed: int
    active: int
    """Whether an action is left."""
    scribe: int
    """Whether the colour holds the scribe (A8.3)."""
    colour: int
    available: int
    monument: int
    hand: int
    """The mask of the mover's cards."""
    stack: tuple[int, ...]
    """The colour's cards there, values from bottom to top."""


_WIDTHS: Final = (3, 1, 1, 1, 2, 2, 4, VALUES)
"""Bits of each field; the stack has four for each value above them."""


def survey(s: State) -> Survey:
    """Return the choices of the seat to move."""
    found = np.empty(_MOST, np.int64)
    numbers: list[int] = found[: _survey(s, found)].tolist()
    situation, *ends = numbers[:_CARDS]
    starts, last = [_CARDS, *ends], ends[-1]
    row, *of_symbol = [tuple(numbers[i:j]) for i, j in zip(starts, ends, strict=False)]
    if s[at.SEATS] != 2:
        return Survey(situation, row, of_symbol, [numbers[last:]])
    middle = (last + len(numbers)) // 2
    return Survey(situation, row, of_symbol, [numbers[last:middle], numbers[middle:]])


def site_of(packed: int) -> Site:
    """Unpack the number of a site."""
    fields: list[Any] = []
    for width in _WIDTHS:
        fields.append(packed & ((1 << width) - 1))
        packed >>= width
    stack = [packed >> 4 * place & 15 for place in range(VALUES)]
    return Site._make([*fields, tuple([value for value in stack if value])])


@kernel
def _survey(s: State, found: Found) -> int:
    """Fill in `found` and return how many numbers there are."""
    end, seat = _CARDS, num(s[at.MOVER])
    for place in range(num(s[at.LAID_OUT])):
        found[end] = at.face_up(s, place)
        end += 1
    found[0], found[_ENDS] = _situation(s), end
    for symbol in range(SYMBOLS):
        for monument in range(MONUMENTS):
            mask = at.hand(s, seat, monument) & at.cards_with(s, monument, symbol)
            for value in range(VALUES):
                if (mask >> value) & 1:
                    found[end] = monument * VALUES + value
                    end += 1
        found[_ENDS + 1 + symbol] = end
    for which in range(ask.own_colours(s)):
        for monument in range(MONUMENTS):
            hand = at.hand(s, seat, monument)
            if hand != 0:
                found[end] = _packed(s, ask.own(s, which), monument, hand)
                end += 1
    return end


@part
def _situation(s: State) -> int:
    packed = num(s[at.SEATS]) << 2 | num(s[at.MOVER])
    packed = packed << 4 | num(s[at.ACTIONS])
    packed = packed << 1 | (1 if s[at.PHASE] == at.CLOSED else 0)
    packed = packed << 1 | (1 if s[at.PLAYED] > 0 else 0)
    packed = packed << 1 | (1 if s[at.BOUGHT] > 0 else 0)
    packed = packed << 1 | (1 if s[at.LAID_OUT] > 0 else 0)
    packed = packed << 1 | (1 if at.pile_size(s) > 0 else 0)
    packed = packed << 1 | num(s[at.UP_TO])
    packed = packed << 1 | (1 if legality.may_act(s) else 0)
    for which in range(ask.own_colours(s)):
        colour = ask.own(s, which)
        packed = packed << 1 | (1 if at.historians(s, colour) > 0 else 0)
        packed = packed << 1 | (1 if ask.can_chronicle(s, colour) else 0)
    return packed


@part
def _packed(s: State, colour: int, monument: int, hand: int) -> int:
    packed = 0
    for place in range(VALUES):
        packed |= at.value_in_stack(s, colour, monument, place) << 4 * place
    packed = packed << VALUES | hand
    packed = packed << 4 | monument
    packed = packed << 2 | at.available(s, monument)
    packed = packed << 2 | colour
    packed = packed << 1 | (1 if at.holder(s, ask.SCRIBE) == colour else 0)
    packed = packed << 1 | (1 if s[at.ACTIONS] > 0 else 0)
    packed = packed << 1 | (1 if s[at.PHASE] == at.CLOSED else 0)
    return packed << 3 | num(s[at.SEATS])
