"""Who would win if the game ended here (F10, F11)."""

from typing import Final

import numpy as np
import numpy.typing as npt

from monuments.engine.game import State
from monuments.engine.jit import kernel, num, part
from monuments.games.fabuleux import layout as at
from monuments.games.fabuleux.layout import NONE

_IN: Final = 10_000  # more than there are rounds: whoever is in stands before whoever is out


@kernel
def cards_of(s: State, seat: int) -> int:
    """Return how many cards a seat has, those lying in the round included."""
    found = int(s[at.COUNT + seat])
    if s[at.CARD + seat] != NONE:
        found += 1
    for i in range(int(s[at.DRAWN])):
        if int(s[at.DRAWN_BY + i]) % at.CARRIED == seat:
            found += 1
    return found


@part
def standing(s: State, seat: int) -> int:
    """Return a number that is higher for a better place: cards, or the round one went out in."""
    if s[at.OUT + seat] != 0:
        return int(s[at.OUT + seat])
    return _IN + cards_of(s, seat)


@kernel
def rank(s: State, places: npt.NDArray[np.int64]) -> None:
    """Write each seat's place, 1 the best; equal places are shared."""
    for seat in range(num(s[at.SEATS])):
        places[seat] = 1
        for other in range(num(s[at.SEATS])):
            if standing(s, other) > standing(s, seat):
                places[seat] += 1


def places(s: State) -> list[int]:
    found = np.zeros(int(s[at.SEATS]), np.int64)
    rank(s, found)
    listed: list[int] = found.tolist()
    return listed
