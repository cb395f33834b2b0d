"""The information that a player receives: only what its seat may know."""

from typing import Protocol

import msgspec

from monuments.engine.chance import Chance, seeded
from monuments.engine.game import Game, State


class Knowledge:
    """A view, and any number of worlds that the seat cannot tell from the real one.

    It holds such a world itself, never the true position, so a bot cannot read a hidden card even
    by mistake.
    """

    def __init__(self, game: Game, s: State, seat: int, chance: Chance) -> None:
        self.game, self.seat = game, seat
        self._chance = chance
        self._world = game.determinize(s, seat, chance)

    @property
    def legal(self) -> list[int]:
        """The steps the seat can take now."""
        return self.game.legal(self._world)

    @property
    def is_midway(self) -> bool:
        """Whether the seat is in the middle of a play."""
        return self.game.is_midway(self._world)

    @property
    def view(self) -> msgspec.Struct:
        return self.game.view(self._world, self.seat)

    def sample(self) -> State:
        """Return a fresh world that agrees with everything the seat knows."""
        return self.game.determinize(self._world, self.seat, self._chance)


class Player(Protocol):
    """A bot or a program. Made for one game, seat and seed."""

    def choose(self, knowledge: Knowledge, deadline: float | None) -> int:
        """Return a legal step.

        `deadline` is a time of `time.monotonic`, None for no limit.
        """


def knowledge_of(game: Game, s: State, seat: int, seed: int) -> Knowledge:
    """Return the knowledge of `seat` in `s`; the same seed gives the same worlds."""
    return Knowledge(game, s, seat, seeded(seed, seat))
