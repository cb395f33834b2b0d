"""Bots at the board."""

from monuments.bots.match import warm
from monuments.engine.game import State
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
