"""The rollout policy as a bot: quick, and blind to everything but its own card."""

from typing import Final

from monuments.bots.fabuleux import odds
from monuments.engine.chance import seeded
from monuments.engine.game import Game
from monuments.engine.knowledge import Knowledge

STEADY: Final = 0.5
"""Challenges with a card that beats less than half of the deck."""


class GreedyBot:
    """Names its card's best characteristic, and challenges a weak one."""

    def __init__(self, game: Game, seat: int, seed: int, nerve: float = STEADY) -> None:
        self._nerve, self._chance = nerve, seeded(seed, 2000 + seat)

    def choose(self, knowledge: Knowledge, deadline: float | None) -> int:
        return int(odds.glance(knowledge.sample(), self._nerve, self._chance))
