"""A bot that plays at random."""

from random import Random

from monuments.engine.game import Game
from monuments.engine.knowledge import Knowledge


class RandomBot:
    """Takes any legal step, each as likely as the others."""

    def __init__(self, game: Game, seat: int, seed: int) -> None:
        self._rng = Random(f"{game.name} {seat} {seed}")

    def choose(self, knowledge: Knowledge, deadline: float | None) -> int:
        return self._rng.choice(knowledge.legal)
