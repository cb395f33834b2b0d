"""A bot that makes some plays at random."""

from random import Random

from monuments.engine.knowledge import Knowledge, Player


class Distracted:
    """Makes some plays at random and leaves the others to another player."""

    def __init__(self, player: Player, slips: float, seat: int, seed: int) -> None:
        self._player, self._slips = player, slips
        self._rng = Random(f"distracted {seat} {seed}")
        self._is_astray = False

    def choose(self, knowledge: Knowledge, deadline: float | None) -> int:
        if not knowledge.is_midway:
            self._is_astray = self._rng.random() < self._slips
        if self._is_astray:
            return self._rng.choice(knowledge.legal)
        return self._player.choose(knowledge, deadline)
