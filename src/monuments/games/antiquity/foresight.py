"""What a history would do now, found by one kernel: a page would wait for it otherwise."""

from typing import Final, NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

from monuments.engine.game import State
from monuments.engine.jit import kernel, num
from monuments.games.antiquity import history, scoring
from monuments.games.antiquity import layout as at
from monuments.games.antiquity.layout import CARDS, COLOURS, MONUMENTS, SQUARES, VALUES

Found: TypeAlias = npt.NDArray[np.int64]

# The pages, how the totals change, how many cards are taken; then these and the markers moved.
_TOTALS: Final = 1
_COUNT: Final = _TOTALS + COLOURS
_TAKEN: Final = _COUNT + 1
_MOST: Final = _TAKEN + COLOURS * MONUMENTS + MONUMENTS


class Foresight(NamedTuple):
    """A history that has not been written."""

    pages: int
    totals: list[int]
    """By how much the score of each colour would change."""
    taken: list[tuple[int, int]]
    """Each colour and card that would be given."""
    markers: list[tuple[int, int]]
    """Each monument whose marker would move, and its new square."""


def foresee(s: State, sheet: scoring.Sheet, colour: int) -> Foresight:
    """Return what a history by `colour` would do; `sheet` counts the position as it is."""
    found = np.empty(_MOST, np.int64)
    numbers: list[int] = found[: _foresee(s, sheet, colour, found)].tolist()
    end = _TAKEN + numbers[_COUNT]
    return Foresight(
        numbers[0],
        numbers[_TOTALS:_COUNT],
        [divmod(each, CARDS) for each in numbers[_TAKEN:end]],
        [divmod(each, SQUARES) for each in numbers[end:]],
    )


@kernel
def _foresee(s: State, sheet: scoring.Sheet, colour: int, found: Found) -> int:
    """Fill in `found` and return how many numbers there are."""
    after, counted = s.copy(), np.empty_like(sheet)
    history.write_history(after, colour)
    scoring.count(after, counted)
    found[0] = after[at.PAGES + num(s[at.WRITTEN])]
    end = _TAKEN
    for other in range(COLOURS):
        found[_TOTALS + other] = counted[other, scoring.TOTAL] - sheet[other, scoring.TOTAL]
        for monument in range(MONUMENTS):
            place = at.HEIGHT + other * MONUMENTS + monument
            if after[place] < s[place]:
                top = num(s[at.bottom(other, monument) + num(s[place]) - 1])
                found[end] = other * CARDS + monument * VALUES + top - 1
                end += 1
    found[_COUNT] = end - _TAKEN
    for monument in range(MONUMENTS):
        if after[at.MARKER + monument] != s[at.MARKER + monument]:
            found[end] = monument * SQUARES + num(after[at.MARKER + monument])
            end += 1
    return end
