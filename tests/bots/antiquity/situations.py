"""Positions and choices that several tests of the bots need."""

from collections.abc import Iterator
from random import Random

import numpy as np
import pytest

from monuments.bots.antiquity import plays, policy, styles
from monuments.engine.chance import seeded
from monuments.engine.game import State
from monuments.engine.options import Options
from monuments.games.antiquity import Antiquity
from monuments.games.antiquity.presentation.cards import CODES
from tests.rules.antiquity.positions import GAME

FULL_PILE = " ".join(f"{code}{value}" for code in CODES[4:] for value in range(1, 10))
NO_HISTORIANS = {"red": 0, "blue": 0, "green": 0, "yellow": 0}
ALL_SEATS = pytest.mark.parametrize("seats", [2, 3, 4])


def hidden_swapped(s: State, seat: int, seed: int) -> State:
    """Return the position with all cards that `seat` cannot know dealt again."""
    return GAME.determinize(s, seat, seeded(seed))


def positions(seats: int, options: Options) -> Iterator[State]:
    """Yield positions of a random game from start to end, also inside plays."""
    game = Antiquity(options)
    deal, steps = game.random_game(seats, 3, seats)
    s = game.new(seats, deal)
    chosen = Random(seats).sample(range(len(steps)), 16)
    for number, step in enumerate(steps):
        if number in chosen and len(game.legal(s)) > 1:
            yield s.copy()
        game.apply(s, step)


def planned(s: State, style: styles.Style | None = None) -> str:
    """Return the policy's play in `s`, by default with the practised style."""
    log = np.empty(plays.LONGEST_PLAY, np.int16)
    policy.plan(s, styles.named("practised") if style is None else style, seeded(1), log)
    return GAME.write_play(s, log[1 : log[0] + 1].tolist())
