"""A small random generator for kernels, the same compiled and plain.

Its state is an array argument, so that nothing is global and a seed decides everything.
The algorithm is sfc32: three words and a counter, all arithmetic in 32 bits.
"""

from typing import Final, TypeAlias

import numpy as np
import numpy.typing as npt

from monuments.engine.jit import kernel, part

Chance: TypeAlias = npt.NDArray[np.int64]
"""The four words of one generator."""

_MASK: Final = 0xFFFFFFFF
_ROUNDS: Final = 12  # until the words of sfc32 no longer show the pattern of the seed


def seeded(seed: int, stream: int = 0) -> Chance:
    """Return a generator; other streams of the same seed are independent of it."""
    chance = np.empty(4, np.int64)
    start(chance, seed & 0x7FFFFFFFFFFFFFFF, stream)
    return chance


@kernel
def start(chance: Chance, seed: int, stream: int) -> None:
    """Reseed in place; `seed` is not negative and below 2**63."""
    chance[0] = seed & _MASK
    chance[1] = (seed >> 32) & _MASK
    chance[2] = stream & _MASK
    chance[3] = 1
    for _ in range(_ROUNDS):
        word(chance)


@part
def word(chance: Chance) -> int:
    """Return 32 random bits."""
    a, b, c, count = chance[0], chance[1], chance[2], chance[3]
    found = (a + b + count) & _MASK
    chance[3] = (count + 1) & _MASK
    chance[0] = b ^ (b >> 9)
    chance[1] = (c + (c << 3)) & _MASK
    chance[2] = ((((c << 21) | (c >> 11)) & _MASK) + found) & _MASK
    return int(found)


@part
def below(chance: Chance, count: int) -> int:
    """Return a number from 0 to `count` - 1.

    The bias is below `count` / 2**32: fit for playouts, not for dealing where money is at stake.
    """
    return (word(chance) * count) >> 32


@part
def shuffle(chance: Chance, items: npt.NDArray[np.int16], count: int) -> None:
    """Put the first `count` items in a random order."""
    for i in range(count - 1, 0, -1):
        j = below(chance, i + 1)
        items[i], items[j] = items[j], items[i]
