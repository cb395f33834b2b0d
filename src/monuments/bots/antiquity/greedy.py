"""The policy itself as a player: quick, sensible, without a look ahead."""

import numpy as np

from monuments.bots.antiquity import plays, policy
from monuments.bots.antiquity.habits import Style, grasping, style
from monuments.engine.chance import seeded
from monuments.engine.game import Game
from monuments.engine.knowledge import Knowledge
from monuments.games.antiquity import layout as at


def usual_style(seats: int) -> Style:
    """Return the habits of who has none of their own.

    Two players show four colours (A7.1): there is always something to write about, and no haste.
    With more, one page in the hand is worth two, but not to the last historian.
    """
    return style() if seats == 2 else grasping()


class GreedyBot:
    """Makes the play that looks best now."""

    def __init__(self, game: Game, seat: int, seed: int, habits: Style | None = None) -> None:
        self.habits = habits
        self._chance = seeded(seed, 2000 + seat)
        self._steps: list[int] = []

    def choose(self, knowledge: Knowledge, deadline: float | None) -> int:
        if not self._steps:
            log = np.empty(plays.LONGEST_PLAY, np.int16)
            world = knowledge.sample()
            habits = usual_style(int(world[at.SEATS])) if self.habits is None else self.habits
            policy.plan(world, habits, self._chance, log)
            self._steps = log[1 : log[0] + 1].tolist()
        return self._steps.pop(0)
