"""Bots at the board."""

from random import Random

import pytest

from monuments.bots.match import play_once, share_win, warm
from monuments.bots.registry import make_bot
from monuments.engine.chance import seeded
from monuments.engine.game import State
from monuments.engine.refusal import RefusalError
from monuments.games.antiquity import Antiquity


class Counting(Antiquity):
    """Counts the steps that are taken."""

    taken = 0

    def apply(self, s: State, step: int) -> None:
        self.taken += 1
        super().apply(s, step)


def test_bots_are_compiled_by_one_decision_not_by_a_game() -> None:
    game = Counting()
    warm(game, ["greedy", "search:999999", "hypatia", "program:/bin/false"])

    assert game.taken < 20


def test_one_play_is_whole_and_in_place() -> None:
    game = Antiquity()
    s = game.new(3, game.deal(3, Random(1)))
    for number in range(40):
        seat, before = game.to_move(s), s.copy()
        steps = play_once(game, s, make_bot("greedy", game, seat, number), seeded(1))
        assert not game.is_midway(s)
        text = game.write_play(before, steps)
        assert (game.after_play(before, text)[1] == s).all()


def test_programs_are_not_started_to_be_compiled_but_names_are_checked() -> None:
    with pytest.raises(RefusalError, match="bot-unknown"):
        warm(Antiquity(), ["greedy", "nobody"])
    with pytest.raises(RefusalError, match="program-missing"):
        warm(Antiquity(), ["greedy", "program:./there-is-none"])


@pytest.mark.parametrize(
    ("places", "shares"),
    [((1, 2, 3), (1, 0, 0)), ((2, 1, 1), (0, 0.5, 0.5)), ((1, 1, 1, 1), (0.25,) * 4)],
)
def test_a_victory_is_shared(places: tuple[int, ...], shares: tuple[float, ...]) -> None:
    assert share_win(places) == shares
