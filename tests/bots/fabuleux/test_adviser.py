"""Hints of `fabuleux`: the chance of winning the round."""

import pytest

from monuments.analysis.hints import best
from monuments.bots.advice import Reason
from monuments.bots.fabuleux.reasons import ahead
from monuments.engine.jit import COMPILED
from monuments.engine.knowledge import knowledge_of
from tests.bots.fabuleux.situations import remembered
from tests.rules.fabuleux.positions import Table


@pytest.mark.skipif(not COMPILED, reason="takes too long uncompiled")
def test_a_hint_shows_the_chance_of_winning_the_round() -> None:
    t = remembered()
    hints = best(knowledge_of(t.game, t.s, 0, 1), 2)

    assert [hint.chance for hint in hints] == [1.0, 0.0]
    assert hints[0].play == "choose feat"
    assert hints[0].reasons == (
        Reason("choose", "F3", {"characteristic": "feat", "percent": 33}),
        Reason("ahead", "F3", {"wins": 100, "trials": 100}),
    )
    assert [reason.args["percent"] for reason in hints[1].reasons] == [67]
    assert all(t.game.read_play(t.s, hint.play) for hint in hints)


@pytest.mark.skipif(not COMPILED, reason="takes too long uncompiled")
def test_of_hopeless_plays_the_one_that_beats_more_of_the_deck_is_advised() -> None:
    t = Table("green 3 9 1, green 4 1 5", "green 2 0 1, green 9 9 1")
    t.play("Ada: choose feat; Ben: say")
    hints = best(knowledge_of(t.game, t.s, 0, 1), 3)

    assert {hint.chance for hint in hints} == {0.0}
    assert [hint.play for hint in hints] == ["choose height", "choose feat", "choose date"]
    assert [reason.code for hint in hints for reason in hint.reasons] == ["choose"] * 3


def test_a_narrow_lead_is_counted_in_all_trials() -> None:
    assert ahead(0.002, 2000) == (Reason("ahead", "F3", {"wins": 4, "trials": 2000}),)
    assert ahead(0.03, 2000) == (Reason("ahead", "F3", {"wins": 3, "trials": 100}),)
    assert ahead(0.0, 2000) == ()
