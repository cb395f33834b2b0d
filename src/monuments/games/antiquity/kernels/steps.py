"""Steps of `antiquity`: the 108 cards and the verbs, and sets of them as masks.

A card alone, while nothing is begun, takes it from the face-up cards; after a verb it is chosen
for that verb. Verbs that act for a colour (A7.3) come in pairs: the second is for the mover's
second colour and is used with two players only.
"""

from typing import Final, TypeAlias

import numpy as np
import numpy.typing as npt

from monuments.engine.chance import Chance, below
from monuments.engine.jit import num, part
from monuments.games.antiquity.kernels.layout import CARDS, MONUMENTS, POWERS, VALUES

DRAW: Final = CARDS  # A4.3
BUY: Final = DRAW + 1  # A4.2
HERO_DRAW: Final = BUY + 1  # A8.4
HERO_TAKE: Final = HERO_DRAW + 1  # A8.4
SWAP: Final = HERO_TAKE + 1  # A8.5
DONE: Final = SWAP + 1  # no further card is laid
ORDER: Final = DONE + 1  # A8.3: no further card is laid, and the stack is put in a new order
END: Final = ORDER + 1  # A3.2
ERECT: Final = END + 1  # A4.4, + 0 or 1 for the colour
IMPROVE: Final = ERECT + 2  # A4.7
SCORE: Final = IMPROVE + 2  # A4.8
HISTORY: Final = SCORE + 2  # A5
ACQUIRE: Final = HISTORY + 2  # A8.1, + 2 for each power
NUM_STEPS: Final = ACQUIRE + 2 * POWERS

Mask: TypeAlias = npt.NDArray[np.int32]
"""A set of steps: a word of nine bits for each monument's cards, then one word for the verbs."""

VERBS: Final = MONUMENTS
WORDS: Final = MONUMENTS + 1

COUNT: Final = np.array([bin(bits).count("1") for bits in range(1 << VALUES)], np.int8)
"""The number of cards in a mask of nine bits."""


def new_mask() -> Mask:
    return np.zeros(WORDS, np.int32)


@part
def ones(bits: int) -> int:
    """Count the bits of a word of any width."""
    found = 0
    while bits:
        bits &= bits - 1
        found += 1
    return found


@part
def size(mask: Mask) -> int:
    found = ones(num(mask[VERBS]))
    for monument in range(MONUMENTS):
        found += num(COUNT[mask[monument]])
    return found


@part
def lowest(bits: int, skip: int) -> int:
    """Return the position of the lowest set bit after leaving out `skip` others."""
    for _ in range(skip):
        bits &= bits - 1
    position = 0
    while not (bits >> position) & 1:
        position += 1
    return position


@part
def holds(mask: Mask, step: int) -> bool:
    if step < CARDS:
        return (num(mask[step // VALUES]) >> (step % VALUES)) & 1 == 1
    return (num(mask[VERBS]) >> (step - CARDS)) & 1 == 1


@part
def listed(mask: Mask, steps: npt.NDArray[np.int16]) -> int:
    """Write the steps of `mask` in ascending order and return how many there are."""
    found = 0
    for word in range(WORDS):
        bits = num(mask[word])
        step = word * VALUES
        while bits:
            if bits & 1:
                steps[found] = step
                found += 1
            bits >>= 1
            step += 1
    return found


@part
def pick(mask: Mask, chance: Chance) -> int:
    """Return any step of `mask`, each as likely as the others."""
    skip = below(chance, size(mask))
    for monument in range(MONUMENTS):
        held = num(COUNT[mask[monument]])
        if skip < held:
            return monument * VALUES + lowest(num(mask[monument]), skip)
        skip -= held
    return CARDS + lowest(num(mask[VERBS]), skip)
