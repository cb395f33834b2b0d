"""The knowing bot: remembers all cards seen and samples where the rest may be.

With two players, once it has seen all cards, it can search the rounds to come.
"""

import time
from typing import Final

import numpy as np

from monuments.bots.fabuleux import endgame, odds
from monuments.engine.chance import seeded
from monuments.engine.game import Game, State
from monuments.engine.knowledge import Knowledge

SAMPLES: Final = 400
CHUNK: Final = 50  # worlds between two checks of the clock


class KnowingBot:
    """Takes the step with the best chance of winning the round.

    Once it knows all cards it may know a better one, see `endgame`.

    The chance is the share of possible worlds that it wins, with the rest of the round played by
    the rollout policy. Deterministic for a seed and a number of samples and nodes, unless time
    runs out. With no nodes it does not search.
    """

    def __init__(
        self,
        game: Game,
        seat: int,
        seed: int,
        samples: int = SAMPLES,
        nodes: int = 0,
    ) -> None:
        self._game, self._samples, self._nodes = game, samples, nodes
        self._num_steps = game.num_steps
        self._chance = seeded(seed, 1000 + seat)
        self.considered: dict[int, tuple[int, float]] = {}
        """Samples and chance of winning the round of each step, at the last choice."""

    def choose(self, knowledge: Knowledge, deadline: float | None) -> int:
        legal, world = knowledge.legal, knowledge.sample()
        chances = self.chances(world, legal, deadline)
        return self.best(world, legal, chances, deadline)

    def best(
        self,
        world: State,
        legal: list[int],
        chances: dict[int, float],
        deadline: float | None = None,
    ) -> int:
        """Return the step to take, given the chance of each to win the round."""
        step = max(legal, key=lambda step: (chances[step], step))  # among equals, prefer to say
        if len(legal) == 1 or not self._nodes or not endgame.is_known(world):
            return step
        return endgame.improved(self._game, world, step, deadline, self._nodes)

    def chances(
        self, world: State, legal: list[int], deadline: float | None = None
    ) -> dict[int, float]:
        """Return for each step the mover's chance in `world` of winning the round."""
        wins, tried = np.zeros(self._num_steps, np.int64), 0
        while tried < self._samples:
            if tried and deadline is not None and time.monotonic() >= deadline:
                break
            count = min(CHUNK, self._samples - tried)
            odds.weigh(world, count, self._chance, wins)
            tried += count
        found = {step: int(wins[step]) / tried for step in legal}
        self.considered = {step: (tried, chance) for step, chance in found.items()}
        return found
