"""The rollout policy of `fabuleux`: its card in the deck, and whole rounds."""

import numpy as np
import pytest

from monuments.bots.fabuleux import odds
from monuments.engine.chance import seeded
from tests.rules.fabuleux.positions import Table

# The leader's card beats nobody in height, half in feat (two of four are better) and all in date.
BEST_IN_DATE = ("green 1 5 1", "green 2 4 2, green 3 6 3, green 4 3 4, green 5 7 5")


def glanced(t: Table, nerve: float = 0.5) -> str:
    step = odds.glance(t.s, nerve, seeded(1))
    return t.game.write_play(t.s, [int(step)])


def test_it_names_the_characteristic_that_beats_most_of_the_deck() -> None:
    assert glanced(Table(*BEST_IN_DATE)) == "choose date"
    assert glanced(Table("green 9 5 9", BEST_IN_DATE[1])) == "choose height"


def test_in_a_hurricane_the_weakest_is_the_best() -> None:
    t = Table("red 1 5 1, green 1 5 2", f"HURRICANE, {BEST_IN_DATE[1]}", leader="Ben")
    t.play("Ben: hurricane")
    assert t.mover == "Ben"
    t.play(f"Ben: {glanced(t)}")

    assert glanced(t, nerve=0.0) == "say"
    assert glanced(t, nerve=1.1) == "challenge height"


@pytest.mark.parametrize(("nerve", "play"), [(0.0, "say"), (0.2, "say"), (0.3, "challenge date")])
def test_it_challenges_with_a_card_that_beats_too_little(nerve: float, play: str) -> None:
    t = Table("green 5 5 5, green 6 6 6", "red 3 5 1", leader="Ada")
    t.play("Ada: choose feat")  # Ben's card beats a quarter of the deck there, all in date

    assert glanced(t, nerve) == play


def test_without_a_better_characteristic_it_says() -> None:
    t = Table("green 5 5 5, green 6 6 6", "red 3 1 9", leader="Ada").play("Ada: choose height")

    assert glanced(t, nerve=1.1) != "challenge height"


def test_every_step_is_tried_in_every_world() -> None:
    t = Table("green 9 1 9, green 2 2 2", "green 5 5 5, green 1 1 1")
    wins = np.zeros(t.game.num_steps, np.int64)
    before = t.s.copy()
    odds.weigh(t.s, 50, seeded(1), wins)
    chances = {t.game.write_play(t.s, [step]): wins[step] / 50 for step in t.game.legal(t.s)}

    assert set(np.flatnonzero(wins)) <= {*t.game.legal(t.s)}
    assert chances["choose height"] > chances["choose date"]
    assert (t.s == before).all()
