"""The final scores of colours and players (A6, A7.4, A8.2)."""

from typing import Final, TypeAlias

import numpy as np
import numpy.typing as npt

from monuments.engine.game import State
from monuments.engine.jit import kernel, num, part
from monuments.games.antiquity.kernels import layout as at
from monuments.games.antiquity.kernels import predicates as ask
from monuments.games.antiquity.kernels.layout import COLOURS, MONUMENTS, NONE

PENALTY_EACH: Final = 12  # A6.3
POWER_EACH: Final = 3  # A8.2
BEST_BONUS: Final = 9  # A6.4: 9, 6, 3
BONUS_STEP: Final = 3

# The columns of a sheet.
POINTS: Final = 0  # on the score track, won during the game
BUILT: Final = 1  # A6.1
CHRONICLES: Final = 2  # A6.2
BONUS: Final = 3  # A6.4
PENALTY: Final = 4  # A6.3
HELD: Final = 5  # A8.2
TOTAL: Final = 6
COLUMNS: Final = 7

Sheet: TypeAlias = npt.NDArray[np.int32]
"""A row for each colour."""


def new_sheet() -> Sheet:
    return np.zeros((COLOURS, COLUMNS), np.int32)


def counted(s: State) -> Sheet:
    """Return the sheet as if the game ended here."""
    sheet = new_sheet()
    count(s, sheet)
    return sheet


def places(s: State) -> list[int]:
    """Return each seat's place, 1 the best, as if the game ended here."""
    found = np.zeros(int(s[at.SEATS]), np.int64)
    rank(s, counted(s), found)
    ranked: list[int] = found.tolist()
    return ranked


@kernel
def count(s: State, sheet: Sheet) -> None:
    """Fill `sheet` as if the game ended here."""
    for colour in range(COLOURS):
        for column in range(COLUMNS):
            sheet[colour, column] = 0
    for monument in range(MONUMENTS):
        _count_monument(s, sheet, monument)
    for i in range(num(s[at.WRITTEN])):
        sheet[at.writer(s, i), CHRONICLES] += at.pages(s, i)  # A6.2
        sheet[at.writer(s, i), BONUS] += bonus(place_on_ladder(s, i))  # A6.4
    for power in range(at.POWERS):
        if at.holder(s, power) != NONE:
            sheet[at.holder(s, power), HELD] += POWER_EACH
    for colour in range(at.colours(s)):
        sheet[colour, POINTS] = at.score(s, colour)
        sheet[colour, PENALTY] = -PENALTY_EACH * at.historians(s, colour)
        for column in range(TOTAL):
            sheet[colour, TOTAL] += sheet[colour, column]


@part
def _count_monument(s: State, sheet: Sheet, monument: int) -> None:
    """A6.1"""
    main = main_builder(s, monument)
    if main == NONE:
        return
    second = other_builder(s, monument, main)
    if second == NONE:
        sheet[main, BUILT] += at.points(s, monument, at.SOLE)
    else:
        sheet[main, BUILT] += at.points(s, monument, at.MAIN)
        sheet[second, BUILT] += at.points(s, monument, at.SECOND)


@kernel
def main_builder(s: State, monument: int) -> int:
    """Return the colour with more cards, then the highest card (A6.1), or NONE."""
    main = NONE
    for colour in range(at.colours(s)):
        height = at.height(s, colour, monument)
        if height > 0 and (main == NONE or _outranks(s, colour, main, monument)):
            main = colour
    return main


@part
def _outranks(s: State, colour: int, other: int, monument: int) -> bool:
    height = at.height(s, colour, monument)
    rival = at.height(s, other, monument)
    if height != rival:
        return height > rival
    return ask.highest(s, colour, monument) > ask.highest(s, other, monument)


@part
def other_builder(s: State, monument: int, main: int) -> int:
    for colour in range(at.colours(s)):
        if colour != main and at.height(s, colour, monument) > 0:
            return colour
    return NONE


@part
def bonus(better: int) -> int:
    """Return the points of a historian with this number of better ones (A6.4)."""
    return max(0, BEST_BONUS - BONUS_STEP * better)


@kernel
def place_on_ladder(s: State, i: int) -> int:
    """Return the number of better historians: more pages, or as many earlier (A6.4)."""
    better = 0
    for j in range(num(s[at.WRITTEN])):
        more = at.pages(s, j) - at.pages(s, i)
        if more > 0 or (more == 0 and j < i):
            better += 1
    return better


@part
def strength(s: State, sheet: Sheet, seat: int) -> int:
    """Return a number that orders players: score, monuments, historian (A6.5, A7.4)."""
    score, monuments, best = 1 << 20, 0, at.LADDER_SIZE
    for colour in range(at.colours(s)):
        if at.owner(s, colour) == seat:
            score = min(score, num(sheet[colour, TOTAL]))
            for monument in range(MONUMENTS):
                if at.height(s, colour, monument) > 0:
                    monuments += 1
            for i in range(num(s[at.WRITTEN])):
                if at.writer(s, i) == colour:
                    best = min(best, place_on_ladder(s, i))
    return (score * 32 + monuments) * 16 + at.LADDER_SIZE - best


@kernel
def rank(s: State, sheet: Sheet, places: npt.NDArray[np.int64]) -> None:
    """Fill in each seat's place, 1 the best, for a sheet that has been counted."""
    seats = num(s[at.SEATS])
    for seat in range(seats):
        places[seat] = 1
        for other in range(seats):
            if strength(s, sheet, other) > strength(s, sheet, seat):
                places[seat] += 1
