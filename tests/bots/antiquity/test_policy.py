"""The policy: its plays are legal, whatever the position."""

from random import Random

import numpy as np
import pytest

from monuments.bots.antiquity import habits, policy
from monuments.engine.chance import seeded
from monuments.engine.game import OVER, State
from monuments.games.antiquity import Antiquity
from tests.rules.antiquity.positions import GAME, table

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


def late(hand: str, shown: dict[str, str], markers: dict[str, int]) -> State:
    """Return a last turn, with nobody left who could chronicle."""
    nobody = {"red": 0, "blue": 0, "green": 0}
    return table(hands=[hand], shown=shown, markers=markers, historians=nobody, pile="")


def planned(s: State) -> str:
    """Return the play that the practised policy makes in `s`."""
    log = np.empty(policy.LONGEST_PLAY, np.int16)
    policy.plan(s, habits.practised(), seeded(1), log)
    return GAME.write_play(s, log[1 : log[0] + 1].tolist())


def test_late_it_erects_what_brings_most_points() -> None:
    s = late("AKR1 AKR2 ZEU1 ZEU2 ZEU3", shown={}, markers={"AKR": 6})

    assert planned(s) == "erect AKR2 AKR1"


def test_late_it_improves_to_become_the_main_builder() -> None:
    shown = {"red": "AKR 9 8, PET 9 8", "blue": "AKR 7 5 3, PET 7"}
    s = late("AKR1 AKR2 PET1 PET2", shown, markers={"AKR": 6, "PET": 6})

    assert planned(s) == "improve AKR2 AKR1"


def test_late_it_scores_if_that_brings_more() -> None:
    s = late("AKR1 AKR2 ZEU1 PET1", shown={"red": "COL 7 4 1, BAB 7 4 1"}, markers={})

    assert planned(s) == "score PET1 ZEU1"


def test_a_style_changes_the_habits_it_names() -> None:
    changed = habits.style(PAGES=1.5) != habits.style()

    assert changed.nonzero()[0].tolist() == [habits.PAGES]


def test_a_style_has_a_number_for_every_habit() -> None:
    styles = [habits.style(), habits.practised(), habits.steady()]

    assert {len(style) for style in styles} == {habits.HABITS}
