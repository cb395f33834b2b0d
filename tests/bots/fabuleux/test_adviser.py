"""Hints of `fabuleux`: the chance of winning the round."""

import pytest

from monuments.analysis.hints import best
from monuments.bots.advice import Reason
from monuments.engine.jit import COMPILED
from monuments.engine.knowledge import knowledge_of
from tests.bots.fabuleux.situations import remembered


@pytest.mark.skipif(not COMPILED, reason="takes too long uncompiled")
def test_a_hint_shows_the_chance_of_winning_the_round() -> None:
    t = remembered()
    hints = best(knowledge_of(t.game, t.s, 0, 1), 2)

    assert [hint.chance for hint in hints] == [1.0, 0.0]
    assert hints[0].play == "choose feat"
    assert hints[0].reasons == (Reason("choose", "F3", {"characteristic": "feat", "percent": 33}),)
    assert all(t.game.read_play(t.s, hint.play) for hint in hints)
