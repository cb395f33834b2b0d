"""The knowing player: remembers every card it has seen and counts what may still be where."""

import time
from typing import Final

import numpy as np

from monuments.bots.fabuleux import odds
from monuments.engine.chance import seeded
from monuments.engine.game import Game, State
from monuments.engine.knowledge import Knowledge

SAMPLES: Final = 400
CHUNK: Final = 50  # worlds between two looks at the clock


class KnowingBot:
    """Takes the step with the best chance of winning the round.

    The chance is the share of the worlds it could be in that it wins; the rest of the round is
    played by habit. Deterministic for a seed and a number of samples, unless time runs out.
    """

    def __init__(self, game: Game, seat: int, seed: int, samples: int = SAMPLES) -> None:
        self._samples, self._num_steps = samples, game.num_steps
        self._chance = seeded(seed, 1000 + seat)

    def choose(self, knowledge: Knowledge, deadline: float | None) -> int:
        legal = knowledge.legal
        chances = self.chances(knowledge.sample(), legal, deadline)
        return max(legal, key=lambda step: (chances[step], step))  # of equals rather say

    def chances(
        self, world: State, legal: list[int], deadline: float | None = None
    ) -> dict[int, float]:
        """Return for each step the chance that the mover of `world` wins the round with it."""
        wins, tried = np.zeros(self._num_steps, np.int64), 0
        while tried < self._samples and (not tried or _has_time(deadline)):
            count = min(CHUNK, self._samples - tried)
            odds.weigh(world, count, self._chance, wins)
            tried += count
        return {step: int(wins[step]) / tried for step in legal}


def _has_time(deadline: float | None) -> bool:
    return deadline is None or time.monotonic() < deadline
