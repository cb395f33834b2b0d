"""The policy: its plays are legal, whatever the position."""

from random import Random

import numpy as np
import pytest

from monuments.bots.antiquity import learned_weights, plays, policy, styles
from monuments.engine.chance import seeded
from monuments.engine.game import OVER, State
from monuments.games.antiquity import Antiquity
from tests.bots.antiquity.situations import (
    FULL_PILE,
    planned,
)
from tests.rules.antiquity.positions import table

OPTIONS = [{}, {"powers": "on", "power-symbols": "on"}, {"actions": "upto", "track": "3"}]


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("options", OPTIONS, ids=["plain", "powers", "upto"])
@pytest.mark.parametrize(
    "style",
    [
        *(styles.named(name) for name in ("common", "practised", "grasping")),
        learned_weights.search_style(),
    ],
    ids=["common", "practised", "grasping", "learned"],
)
def test_every_step_of_the_policy_is_legal(
    seats: int, options: dict[str, str], style: styles.Style
) -> None:
    game, rng = Antiquity(options), Random(seats)
    for number in range(6):
        s, chance = game.new(seats, game.deal(seats, rng)), seeded(number)
        log = np.empty(plays.LONGEST_PLAY, np.int16)
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


LEARNED_AND_NOT = pytest.mark.parametrize(
    "style",
    [styles.named("practised"), learned_weights.search_style()],
    ids=["practised", "learned"],
)


def late(hand: str, shown: dict[str, str], markers: dict[str, int]) -> State:
    """Return a last turn in which nobody can write a history any more."""
    nobody = {"red": 0, "blue": 0, "green": 0}
    return table(hands=[hand], shown=shown, markers=markers, historians=nobody, pile="")


@LEARNED_AND_NOT
def test_late_it_erects_for_the_most_points(style: styles.Style) -> None:
    s = late("AKR1 AKR2 ZEU1 ZEU2 ZEU3", shown={}, markers={"AKR": 6})

    assert planned(s, style) == "erect AKR2 AKR1"


@LEARNED_AND_NOT
def test_late_it_improves_to_become_the_main_builder(style: styles.Style) -> None:
    shown = {"red": "AKR 9 8, PET 9 8", "blue": "AKR 7 5 3, PET 7"}
    s = late("AKR1 AKR2 PET1 PET2", shown, markers={"AKR": 6, "PET": 6})

    assert planned(s, style) == "improve AKR2 AKR1"


def test_late_it_scores_for_more_points() -> None:
    s = late("AKR1 AKR2 ZEU1 PET1", shown={"red": "COL 7 4 1, BAB 7 4 1"}, markers={})

    assert planned(s) == "score PET1 ZEU1"


def one_page(historians: int, pile: str) -> State:
    """Return a turn with one page available and this number of historians."""
    shown, left = {"blue": "AKR 9 8"}, {"red": historians}
    return table(4, hands=["ART1"], shown=shown, historians=left, pile=pile)


def test_with_two_historians_it_writes_a_first_page_early() -> None:
    assert planned(one_page(2, FULL_PILE), styles.named("grasping")) == "history"


def test_the_last_historian_waits_for_more_while_the_pile_is_full() -> None:
    assert planned(one_page(1, FULL_PILE), styles.named("grasping")) != "history"


def test_the_last_historian_takes_one_page_when_the_pile_runs_out() -> None:
    assert planned(one_page(1, "ZEU1 ZEU2 ZEU3"), styles.named("grasping")) == "history"


@pytest.mark.parametrize(("shown", "erects"), [({}, False), ({"red": "AKR 9 8"}, True)])
def test_after_the_first_monument_fewer_cards_suffice_to_erect(
    shown: dict[str, str], erects: bool
) -> None:
    nobody = {"red": 0, "blue": 0, "green": 0, "yellow": 0}
    s = table(4, hands=["ART1 ART2"], shown=shown, historians=nobody, pile=FULL_PILE)

    assert (
        planned(s, styles.named("common", erect_cards_per_built=1.0)).startswith("erect") == erects
    )
    assert not planned(s, styles.named("common")).startswith("erect")
