"""Shared by the batches of all games: their arrays, and the reward of a place."""

from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from monuments.engine.game import State
from monuments.engine.jit import kernel

Steps: TypeAlias = npt.NDArray[np.int64]
"""One step for each game."""
Rewards: TypeAlias = npt.NDArray[np.float32]
"""For each game the reward of each seat."""
Flags: TypeAlias = npt.NDArray[np.int8]
Rows: TypeAlias = tuple[State, npt.NDArray[np.int32], npt.NDArray[np.int64], Steps]
"""Of each game: the position, its legal steps as words, its generator, its number."""
Deals: TypeAlias = tuple[State, State, int]
"""The table before a deal, the cards that may be dealt, the seed."""
Results: TypeAlias = tuple[Rewards, Flags]
"""The reward of each seat, and a 1 where a game has just ended."""
Bounds: TypeAlias = tuple[int, int]
"""The first row, and the one after the last."""


@kernel
def reward(places: npt.NDArray[np.int64], out: Rewards) -> None:
    """Fill `out`: 1 for the winner, -1 shared by the others; joint winners share."""
    winners, seats = 0, len(places)
    for place in places:
        if place == 1:
            winners += 1
    for seat in range(seats):
        share = 1.0 / winners if places[seat] == 1 else 0.0
        out[seat] = (share * seats - 1.0) / (seats - 1)
