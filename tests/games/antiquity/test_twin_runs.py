"""Compiled and plain runs agree: whole games, perft, random numbers."""

import os
import re
import subprocess
import sys
from pathlib import Path
from random import Random

import numpy as np
import pytest

from monuments.engine.chance import seeded
from monuments.engine.game import OVER
from monuments.engine.jit import COMPILED
from monuments.engine.perft import perft
from monuments.engine.play import position
from monuments.engine.record import read_record
from monuments.games.antiquity import Antiquity
from monuments.games.antiquity.kernels import legality, playout
from monuments.games.antiquity.kernels import steps as do
from monuments.games.antiquity.kernels.layout import VALUES
from monuments.games.registry import open_game
from tests.games.antiquity.fingerprints import fingerprints
from tests.games.antiquity.guided import TABLES
from tests.reference.sfc32 import sfc32

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


@pytest.mark.parametrize("number", range(6))
def test_random_players_take_each_legal_step_equally_often(number: int) -> None:
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
