"""The policy of `fabuleux` as a bot."""

import pytest

from monuments.bots.fabuleux.greedy import GreedyBot
from monuments.engine.knowledge import knowledge_of
from tests.bots.fabuleux.test_odds import glanced
from tests.rules.fabuleux.positions import Table


@pytest.mark.parametrize("nerve", [0.0, 1.1])
def test_the_greedy_bot_has_its_own_nerve(nerve: float) -> None:
    t = Table("green 5 5 5, green 6 6 6", "red 3 5 1", leader="Ada").play("Ada: choose feat")
    step = GreedyBot(t.game, 1, 1, nerve).choose(knowledge_of(t.game, t.s, 1, 1), None)

    assert t.game.write_play(t.s, [step]) == glanced(t, nerve)
