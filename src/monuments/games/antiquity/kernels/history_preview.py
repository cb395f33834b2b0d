"""The effects of a possible history, in one kernel because pages wait for it."""

from typing import Final, NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

from monuments.engine.game import State
from monuments.engine.jit import kernel, num
from monuments.games.antiquity.kernels import history, scoring
from monuments.games.antiquity.kernels import layout as at
from monuments.games.antiquity.kernels.layout import (
    CARDS,
    COLOURS,
    MONUMENTS,
    SQUARES,
    VALUES,
)

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
    """The change in the score of each colour."""
    taken: list[tuple[int, int]]
    """Each colour and card that would be given."""
    markers: list[tuple[int, int]]
    """Each monument whose marker would move, and its new square."""


def foresee(s: State, sheet: scoring.Sheet, colour: int) -> Foresight:
    """Return the effects of a history by `colour`; `sheet` counts the present."""
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
    found[0] = at.pages(after, num(s[at.WRITTEN]))
    end = _TAKEN
    for other in range(COLOURS):
        found[_TOTALS + other] = counted[other, scoring.TOTAL] - sheet[other, scoring.TOTAL]
        for monument in range(MONUMENTS):
            height = at.height(s, other, monument)
            if at.height(after, other, monument) < height:
                value = at.value_in_stack(s, other, monument, height - 1)
                found[end] = other * CARDS + monument * VALUES + value - 1
                end += 1
    found[_COUNT] = end - _TAKEN
    for monument in range(MONUMENTS):
        if at.marker(after, monument) != at.marker(s, monument):
            found[end] = monument * SQUARES + at.marker(after, monument)
            end += 1
    return end
