"""The ranking if the game ended here (F10, F11)."""

from typing import Final

import numpy as np
import numpy.typing as npt

from monuments.engine.game import State
from monuments.engine.jit import kernel, num, part
from monuments.games.fabuleux.kernels import layout as at
from monuments.games.fabuleux.kernels.layout import NONE

_IN: Final = 10_000  # more than there are rounds: players still in rank before those who are out


@kernel
def cards_of(s: State, seat: int) -> int:
    """Return how many cards a seat has, those lying in the round included."""
    found = at.pile_size(s, seat)
    if at.card_of(s, seat) != NONE:
        found += 1
    for i in range(num(s[at.DRAWN])):
        if at.drawn_by(s, i) % at.CARRIED == seat:
            found += 1
    return found


@part
def standing(s: State, seat: int) -> int:
    """Return a number that orders places: cards, then the round of going out."""
    if at.round_out(s, seat) != 0:
        return at.round_out(s, seat)
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
