"""PettingZoo: every seat of a table is an agent, one step at a time."""

from collections.abc import Mapping
from random import Random
from typing import Any

import msgspec
import numpy as np
from gymnasium import Space, spaces
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from monuments.envs.encoding import Encoding
from monuments.envs.games import encoding_of
from monuments.envs.spaces import Seen, action_space, observation_space, seen
from monuments.envs.table import Table
from monuments.games.registry import open_game


def env(**settings: Any) -> AECEnv[str, Seen, int]:
    """Return a `TableEnv` that also checks the order of calls."""
    return OrderEnforcingWrapper(TableEnv(**settings))


class TableEnv(AECEnv[str, Seen, int]):  # type: ignore[misc] # PettingZoo has no types
    """A table of either game; the agents are `seat_0`, `seat_1` and so on.

    An agent may be asked several times in a row: a play of several cards is several steps. A
    reward comes with the end of the game: 1 for the winner, -1 shared by the others.
    """

    def __init__(
        self,
        game: str = "antiquity",
        seats: int = 4,
        options: Mapping[str, str] | None = None,
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        """Raise RefusalError for options that the game does not have.

        After `max_cycles` steps, of all agents together, an unfinished game is truncated.
        """
        super().__init__()
        self._table = Table(open_game(game, options or {}), seats)
        self.metadata = {
            "name": f"monuments_{game}_v{self.encoding.version}",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.render_mode, self.max_cycles = render_mode, max_cycles
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.agents: list[str] = []
        self._observation_space = observation_space(self._table.game)
        self._action_spaces = {
            agent: action_space(self._table.game) for agent in self.possible_agents
        }
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._rng = Random()
        self._cycles = 0

    @property
    def encoding(self) -> Encoding:
        """The names of the numbers and the steps."""
        return encoding_of(self._table.game)

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._observation_space

    def action_space(self, agent: str) -> Space[np.int64]:
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal the next game; a seed decides this deal and all later ones."""
        if seed is not None:
            self._rng = Random(seed)
        self._table.deal(self._rng)
        self._cycles = 0
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self._table.mover]
        self._skip_agent_selection = None

    def observe(self, agent: str) -> Seen:
        """Return what an agent knows; its mask is empty unless it is to move."""
        seat = self._seats[agent]
        return seen(self._table.observe(seat), self._table.mask_of(seat))

    def step(self, action: int | None) -> None:
        """Take a step. Raise ValueError, with nothing changed, if it is not legal."""
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        if action is None or not self._table.is_legal(int(action)):
            raise ValueError(f"step {action} is not legal for {self.agent_selection}")
        self._table.take(int(action))
        self._cycles += 1
        if self._table.is_over:
            self._finish(self.terminations, self._table.rewards())
        elif self._cycles == self.max_cycles:
            self._finish(self.truncations, [0.0] * self._table.seats)
        else:  # nobody has a reward before the end, so there is none to add up
            self.agent_selection = self.possible_agents[self._table.mover]

    def _finish(self, ended: dict[str, bool], rewards: list[float]) -> None:
        for agent, reward in zip(self.possible_agents, rewards, strict=True):
            ended[agent], self.rewards[agent] = True, reward
        self._accumulate_rewards()
        self.agent_selection = self.agents[0]

    def state(self) -> Any:
        """Return the whole position, hidden cards included: for training, not for players."""
        return self._table.s.copy()

    def render(self) -> str | None:
        """Return what a spectator may see as JSON, with the render mode `ansi`."""
        if self.render_mode != "ansi":
            return None
        view = msgspec.json.encode(self._table.game.view(self._table.s, None))
        return msgspec.json.format(view).decode()

    def close(self) -> None:
        """There is nothing to release."""
