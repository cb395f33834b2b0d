"""A distracted player: whole plays at random, the others as the player makes them."""

from itertools import pairwise
from random import Random

from monuments.bots.distracted import Distracted
from monuments.engine.game import OVER
from monuments.engine.knowledge import Knowledge, knowledge_of
from monuments.games.registry import open_game


class Noted:
    """Plays at once what is legal first, and counts how often it was asked."""

    asked = 0

    def choose(self, knowledge: Knowledge, deadline: float | None) -> int:
        self.asked += 1
        return knowledge.legal[0]


def steps_of(slips: float, seed: int = 1) -> list[tuple[bool, bool, bool]]:
    """Return for each step: is in mid-play, asked the player, is the first legal."""
    game, player = open_game("antiquity", {}), Noted()
    bot = Distracted(player, slips, 0, seed)
    s = game.new(2, game.deal(2, Random(1)))
    found = []
    while game.to_move(s) != OVER:
        knowledge, before = knowledge_of(game, s, game.to_move(s), 1), player.asked
        step = bot.choose(knowledge, None)
        found.append((knowledge.is_midway, player.asked > before, step == knowledge.legal[0]))
        assert step in knowledge.legal
        game.apply(s, step)
    return found


def test_without_slips_it_is_the_player() -> None:
    assert all(asked and first for _, asked, first in steps_of(0.0))


def test_with_slips_alone_the_player_is_never_asked() -> None:
    found = steps_of(1.0)

    assert not any(asked for _, asked, _ in found)
    assert not all(first for _, _, first in found)


def test_a_slip_lasts_for_a_whole_play() -> None:
    found = steps_of(0.5)
    whole = [(one, two) for one, two in pairwise(found) if two[0]]

    assert whole
    assert all(one[1] == two[1] for one, two in whole)
    assert (
        0.3
        < sum(asked for midway, asked, _ in found if not midway)
        / sum(not midway for midway, *_ in found)
        < 0.7
    )


def test_the_seed_decides_its_slips() -> None:
    assert steps_of(0.5, 2) == steps_of(0.5, 2) != steps_of(0.5, 3)
