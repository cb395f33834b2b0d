"""The policy as a bot: a style for each number of players, and whole plays."""

from random import Random

import pytest

from monuments.bots.antiquity import styles
from monuments.bots.antiquity.greedy import GreedyBot, usual_style
from monuments.engine.knowledge import knowledge_of
from monuments.games.antiquity import Antiquity


def test_with_two_players_it_takes_its_time() -> None:
    assert (usual_style(2) == styles.named("common")).all()
    assert (usual_style(3) == usual_style(4)).all()
    assert not (usual_style(2) == usual_style(3)).all()


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_play_is_planned_once_and_made_step_by_step(seats: int) -> None:
    game = Antiquity()
    s = game.new(seats, game.deal(seats, Random(seats)))
    bots = [GreedyBot(game, seat, 1) for seat in range(seats)]
    lengths = set[int]()
    for _ in range(60):
        bot, begun = bots[game.to_move(s)], list[int]()
        while not begun or game.is_midway(s):
            knowledge = knowledge_of(game, s, game.to_move(s), 1)
            if begun:  # what it sees now changes nothing
                assert bot._steps
            begun.append(bot.choose(knowledge, None))
            assert begun[-1] in knowledge.legal
            game.apply(s, begun[-1])
        assert bot._steps == []
        lengths.add(len(begun))

    assert max(lengths) > 2
