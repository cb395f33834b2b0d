"""Gymnasium: one seat against bots (extra `envs`)."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Final

import gymnasium
import numpy as np

from monuments.bots.registry import make_bot
from monuments.engine.chance import seeded
from monuments.engine.knowledge import Knowledge
from monuments.envs.encoding import ActionMask, Encoding
from monuments.envs.games import encoding_of
from monuments.envs.spaces import Seen, action_space, observation_space, seen
from monuments.envs.table import Table
from monuments.games.registry import open_game

ID: Final = "monuments/Seat-v1"
ILLEGAL_REWARD: Final = -1.0


class SeatEnv(gymnasium.Env[Seen, np.int64]):
    """A seat at a table of `antiquity` or `fabuleux`; bots play the others.

    The reward comes with the end: 1 for a win, -1 shared by those who lose. A step that is not
    legal ends the episode with the reward -1, and `info["illegal"]` says so.
    """

    metadata: dict[str, Any] = {"render_modes": []}  # noqa: RUF012 - as Gymnasium declares it

    def __init__(
        self,
        game: str = "antiquity",
        opponents: Sequence[str] = ("random",),
        seat: int = 0,
        options: Mapping[str, str] | None = None,
        render_mode: str | None = None,
    ) -> None:
        """Play against a bot per name of `opponents`, in the order of the other seats.

        Raise RefusalError for a bot or an option that does not exist, ValueError for a seat.
        """
        self._table = Table(open_game(game, options or {}), len(opponents) + 1)
        if seat not in range(self._table.seats):
            raise ValueError(f"seat {seat} is not among the {self._table.seats} of the table")
        self.seat, self.render_mode = seat, render_mode
        others = [other for other in range(self._table.seats) if other != seat]
        self._names = dict(zip(others, opponents, strict=True))
        self._seat_bots(0)
        self.observation_space = observation_space(self._table.game)
        self.action_space = action_space(self._table.game)

    @property
    def encoding(self) -> Encoding:
        """The names of the numbers and the steps."""
        return encoding_of(self._table.game)

    def _seat_bots(self, seed: int) -> None:
        game = self._table.game
        self._bots = {seat: make_bot(name, game, seat, seed) for seat, name in self._names.items()}
        self._chances = {seat: seeded(seed, seat) for seat in self._names}

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """Deal the next game and let the bots play until it is the seat's turn.

        A game that ends before the seat has had a turn is dealt again.
        """
        super().reset(seed=seed)
        while True:
            number = int(self.np_random.integers(1 << 62))
            self._seat_bots(number)
            self._table.deal(Random(number))
            self._let_bots_play()
            if not self._table.is_over:
                return self._seen(), {}

    def step(self, action: np.int64) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        if not self._table.is_legal(int(action)):
            return self._seen(), ILLEGAL_REWARD, True, False, {"illegal": True}
        self._table.take(int(action))
        self._let_bots_play()
        over = self._table.is_over
        reward = self._table.rewards()[self.seat] if over else 0.0
        return self._seen(), reward, over, False, {}

    def action_masks(self) -> ActionMask:
        """Return the legal steps, under the name that MaskablePPO of sb3-contrib asks for."""
        return self._table.mask_of(self.seat)

    def _seen(self) -> Seen:
        return seen(self._table.observe(self.seat), self._table.mask_of(self.seat))

    def _let_bots_play(self) -> None:
        table = self._table
        while not table.is_over and (seat := table.mover) != self.seat:
            knowledge = Knowledge(table.game, table.s, seat, self._chances[seat])
            table.take(self._bots[seat].choose(knowledge, None))


gymnasium.register(ID, entry_point="monuments.envs.seat:SeatEnv")
