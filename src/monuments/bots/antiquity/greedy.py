"""The rollout policy as a bot: quick and sensible, without looking ahead."""

import numpy as np

from monuments.bots.antiquity import plays, policy, styles
from monuments.bots.antiquity.styles import Style
from monuments.engine.chance import seeded
from monuments.engine.game import Game
from monuments.engine.knowledge import Knowledge
from monuments.games.antiquity.kernels import layout as at


def usual_style(seats: int) -> Style:
    """Return the style of a bot that was given none.

    Two players show four colours (A7.1): there is always something to write about, and no haste.
    With more players, a first page is best written at once, except by the last historian.
    """
    return styles.named("common" if seats == 2 else "grasping")


class GreedyBot:
    """Makes the play that the rollout policy prefers."""

    def __init__(self, game: Game, seat: int, seed: int, style: Style | None = None) -> None:
        self.style = style
        self._chance = seeded(seed, 2000 + seat)
        self._steps: list[int] = []

    def choose(self, knowledge: Knowledge, deadline: float | None) -> int:
        if not self._steps:
            log = np.empty(plays.LONGEST_PLAY, np.int16)
            world = knowledge.sample()
            style = usual_style(int(world[at.SEATS])) if self.style is None else self.style
            policy.plan(world, style, self._chance, log)
            self._steps = log[1 : log[0] + 1].tolist()
        return self._steps.pop(0)
