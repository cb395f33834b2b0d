"""The policy: its plays are legal, whatever the position."""

from random import Random

import numpy as np
import pytest

from monuments.bots.antiquity import habits, policy
from monuments.engine.chance import seeded
from monuments.engine.game import OVER
from monuments.games.antiquity import Antiquity

OPTIONS = [{}, {"powers": "on", "power-symbols": "on"}, {"actions": "upto", "track": "3"}]


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("options", OPTIONS, ids=["plain", "powers", "upto"])
@pytest.mark.parametrize("style", [habits.style(), habits.practised()], ids=["common", "practised"])
def test_every_step_of_the_policy_is_legal(
    seats: int, options: dict[str, str], style: habits.Style
) -> None:
    game, rng = Antiquity(options), Random(seats)
    for number in range(6):
        s, chance = game.new(seats, game.deal(seats, rng)), seeded(number)
        log = np.empty(policy.LONGEST_PLAY, np.int16)
        while game.to_move(s) != OVER:
            # A random step now and then leads where the policy alone would never be.
            if rng.random() < 0.2:
                game.apply(s, rng.choice(game.legal(s)))
                continue
            policy.plan(s, style, chance, log)
            assert log[0] > 0
            for step in log[1 : log[0] + 1].tolist():
                assert step in game.legal(s)
                game.apply(s, step)


def test_a_style_changes_the_habits_it_names() -> None:
    changed = habits.style(PAGES=1.5) != habits.style()

    assert changed.nonzero()[0].tolist() == [habits.PAGES]


def test_a_style_has_a_number_for_every_habit() -> None:
    assert len(habits.style()) == len(habits.practised()) == habits.HABITS
