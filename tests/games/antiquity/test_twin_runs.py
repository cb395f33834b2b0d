"""Compiled or not, the same games: whole games, the counts of perft, the random generator."""

import os
import re
import subprocess
import sys
from pathlib import Path
from random import Random

import numpy as np
import pytest

from monuments.engine.chance import Chance, below, seeded, shuffle, word
from monuments.engine.game import OVER, State
from monuments.engine.jit import COMPILED, kernel
from monuments.engine.perft import perft
from monuments.engine.play import position
from monuments.engine.record import read_record
from monuments.games.antiquity import Antiquity, legality, playout
from monuments.games.antiquity import steps as do
from monuments.games.antiquity.layout import VALUES
from monuments.games.registry import open_game
from tests.games.antiquity.fingerprints import fingerprints
from tests.games.antiquity.guided import TABLES

ROOT = Path(__file__).parents[3]
PERFT = ROOT / "tests" / "perft" / "antiquity.perft"


@pytest.mark.slow
@pytest.mark.skipif(not COMPILED, reason="a compiled run compares itself with a plain one")
def test_compiled_and_plain_games_are_the_same() -> None:
    command = [sys.executable, "-m", "tests.games.antiquity.fingerprints", "36"]
    env = {**os.environ, "MONUMENTS_JIT": "0"}
    plain = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, check=True)

    assert plain.stdout.splitlines() == fingerprints(36)


@pytest.mark.parametrize("number", range(3))
def test_a_mask_holds_the_steps_that_are_listed(number: int) -> None:
    game, mask = Antiquity(), do.new_mask()
    deal, steps = game.random_game(2 + number, 5, number)
    s = game.new(2 + number, deal)

    for step in steps:
        legality.legal(s, mask)
        bits = [(word, bit) for word in range(do.WORDS) for bit in range(32)]
        held = [word * VALUES + bit for word, bit in bits if int(mask[word]) >> bit & 1]
        assert held == game.legal(s)
        game.apply(s, step)


@pytest.mark.parametrize("options", [{}, {"left-out": "PET", "actions": "upto"}])
@pytest.mark.parametrize("seats", Antiquity.seats)
def test_many_random_games_are_the_single_ones_added_up(
    seats: int, options: dict[str, str]
) -> None:
    game = Antiquity(options)
    tally = game.random_games(seats, 7, range(3, 9))
    steps, wins = 0, [0.0] * seats
    for number in range(3, 9):
        deal, log = game.random_game(seats, 7, number)
        places = game.ranking(position(game, seats, deal, log))
        steps += len(log)
        wins = [
            won + (place == 1) / places.count(1) for won, place in zip(wins, places, strict=True)
        ]

    assert tally.steps == steps
    assert tally.wins == pytest.approx(wins)
    assert sum(wins) == pytest.approx(6)


# --- Perft ------------------------------------------------------------------------------------


def positions() -> list[str]:
    """Return the records of the file; each ends with its counts at depth 1, 2, 3 ..."""
    return PERFT.read_text().split("\n\n# ")


def title(block: str) -> str:
    return re.sub(r"\W+", "_", block.partition("\n")[0].strip("# "))


@pytest.mark.parametrize("block", positions(), ids=title)
def test_perft(block: str) -> None:
    text, _, counts = f"# {block}".rpartition("perft ")
    record = read_record(text, open_game)
    s = record.position()

    for depth, count in enumerate(counts.split(), 1):
        assert perft(record.game, s, depth) == int(count)


def test_perft_of_nothing_is_one() -> None:
    record = read_record(positions()[0].rpartition("perft ")[0], open_game)

    assert perft(record.game, record.position(), 0) == 1


# --- Chance -----------------------------------------------------------------------------------


def sfc32(seed: int, stream: int, count: int) -> list[int]:
    """The generator written down once more, without arrays."""
    a, b, c, counter, found = seed & 0xFFFFFFFF, seed >> 32, stream, 1, []
    for _ in range(12 + count):
        out = (a + b + counter) % 2**32
        counter += 1
        a, b, c = b ^ (b >> 9), (9 * c) % 2**32, (c << 21 | c >> 11) % 2**32
        c = (c + out) % 2**32
        found.append(out)
    return found[12:]


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


@pytest.mark.parametrize("number", range(6))
def test_random_players_take_each_legal_step_alike(number: int) -> None:
    """The compiled loop takes the step that the generator's next number points at."""
    game, seats = Antiquity(TABLES[number]), 2 + number % 3
    s = game.new(seats, game.deal(seats, Random(number)))
    words, log = iter(sfc32(99, number, 4_000)), np.zeros(4_000, np.int16)
    count = playout.play_out(s.copy(), seeded(99, number), log)

    for step in log[:count].tolist():
        legal = game.legal(s)
        assert step == legal[next(words) * len(legal) >> 32]
        game.apply(s, step)
    assert game.to_move(s) == OVER


def test_streams_of_a_seed_differ() -> None:
    rng = Random(1)
    firsts = {tuple(seeded(rng.getrandbits(62), stream).tolist()) for stream in range(100)}

    assert len(firsts) == 100
