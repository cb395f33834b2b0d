"""Parts that the compiled random games of all games share."""

import numpy as np
import numpy.typing as npt

from monuments.engine.jit import part


@part
def share_win(places: npt.NDArray[np.int64], wins: npt.NDArray[np.float64]) -> None:
    """Add a victory to `wins`, in equal shares for all seats in first place."""
    winners = 0
    for place in places:
        if place == 1:
            winners += 1
    for seat in range(len(places)):
        if places[seat] == 1:
            wins[seat] += 1 / winners
