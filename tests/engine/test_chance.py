"""The random generator: sfc32, compiled and plain."""

from random import Random

import numpy as np
import pytest

from monuments.engine.chance import Chance, below, seeded, shuffle, word
from monuments.engine.game import State
from monuments.engine.jit import kernel
from tests.reference.sfc32 import sfc32


@kernel
def some_words(chance: Chance, found: Chance) -> None:
    for i in range(len(found)):
        found[i] = word(chance)


@kernel
def some_below(chance: Chance, count: int, found: Chance) -> None:
    for i in range(len(found)):
        found[i] = below(chance, count)


@kernel
def shuffled(chance: Chance, items: State, count: int) -> None:
    shuffle(chance, items, count)


@pytest.mark.parametrize("seed", [0, 1, 12345, 2**32 - 1, 2**40 + 7, 2**63 - 1])
@pytest.mark.parametrize("stream", [0, 1, 99])
def test_the_generator_is_sfc32_compiled_or_not(seed: int, stream: int) -> None:
    found = np.zeros(500, np.int64)
    some_words(seeded(seed, stream), found)

    assert found.tolist() == sfc32(seed, stream, 500)


@pytest.mark.parametrize("count", [1, 2, 3, 108, 1000])
def test_a_number_below_is_the_word_scaled(count: int) -> None:
    found = np.zeros(500, np.int64)
    some_below(seeded(7, 1), count, found)

    assert found.tolist() == [out * count >> 32 for out in sfc32(7, 1, 500)]
    assert set(found.tolist()) == set(range(count)) or count > 100


def test_shuffling_is_fisher_yates_from_the_end() -> None:
    items, chosen = np.arange(20, dtype=np.int16), iter(sfc32(3, 0, 11))
    shuffled(seeded(3), items, 12)
    expected = list(range(20))
    for i in range(11, 0, -1):
        j = next(chosen) * (i + 1) >> 32
        expected[i], expected[j] = expected[j], expected[i]

    assert items.tolist() == expected
    assert sorted(expected[:12]) == list(range(12))


def test_streams_of_a_seed_differ() -> None:
    rng = Random(1)
    firsts = {tuple(seeded(rng.getrandbits(62), stream).tolist()) for stream in range(100)}

    assert len(firsts) == 100
