"""Steps of `fabuleux`, every one a whole play, and sets of them as masks."""

from typing import Final, TypeAlias

import numpy as np
import numpy.typing as npt

from monuments.engine.chance import Chance, below
from monuments.engine.jit import part
from monuments.games.fabuleux.kernels.layout import MAX_CHARACTERISTICS

CHOOSE: Final = 0  # F3, + a characteristic
CHALLENGE: Final = CHOOSE + MAX_CHARACTERISTICS  # F8, + a characteristic
SAY: Final = CHALLENGE + MAX_CHARACTERISTICS  # F3
FLOOD_LEFT: Final = SAY + 1  # F9.1
FLOOD_RIGHT: Final = FLOOD_LEFT + 1
HURRICANE: Final = FLOOD_RIGHT + 1  # F9.2
LIGHTNING: Final = HURRICANE + 1  # F9.3
ECLIPSE: Final = LIGHTNING + 1  # F9.4
DROUGHT: Final = ECLIPSE + 1  # F9.5
AVALANCHE: Final = DROUGHT + 1  # F9.6
VOLCANO: Final = AVALANCHE + 1  # F9.7
EARTHQUAKE: Final = VOLCANO + 1  # F9.8, + a characteristic
TIME: Final = EARTHQUAKE + MAX_CHARACTERISTICS  # F11: the table's, in nobody's mask
NUM_STEPS: Final = TIME + 1

Mask: TypeAlias = npt.NDArray[np.int32]
"""A set of steps: one word with a bit for each."""

WORDS: Final = 1


def new_mask() -> Mask:
    return np.zeros(WORDS, np.int32)


@part
def holds(mask: Mask, step: int) -> bool:
    return (int(mask[0]) >> step) & 1 == 1


@part
def size(mask: Mask) -> int:
    bits, found = int(mask[0]), 0
    while bits:
        bits &= bits - 1
        found += 1
    return found


@part
def listed(mask: Mask, steps: npt.NDArray[np.int16]) -> int:
    """Write the steps of `mask` in ascending order and return how many there are."""
    found = 0
    for step in range(NUM_STEPS):
        if holds(mask, step):
            steps[found] = step
            found += 1
    return found


@part
def pick(mask: Mask, chance: Chance) -> int:
    """Return any step of `mask`, each as likely as the others."""
    bits, count = int(mask[0]), size(mask)
    if count > 1:
        for _ in range(below(chance, count)):
            bits &= bits - 1
    step = 0
    while not (bits >> step) & 1:
        step += 1
    return step
