"""Gymnasium: a batch of games as a vector environment (extra `envs`)."""

from collections.abc import Mapping
from typing import Any, Final, TypeAlias

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium import vector
from gymnasium.vector.utils import batch_space

from monuments.envs.batch import Batch
from monuments.envs.encoding import Encoding
from monuments.envs.rows import Rewards, Steps
from monuments.envs.spaces import Seen, action_space, observation_space, seen
from monuments.games.registry import open_game

Ends: TypeAlias = npt.NDArray[np.bool_]

_HIGHEST_SEED: Final = 1 << 62


class TablesEnv(vector.VectorEnv[Seen, Steps, Any]):
    """`num_envs` games at once; one agent plays all seats, each from its own view.

    A step is that of the seat to move, `info["seat"]`. The reward is that seat's, and
    `info["rewards"]` has those of all seats: 0 until the end, then 1 for a win and -1 shared by
    the others. A game that ends is replaced at once. Observations are overwritten by each call
    unless `copy` is set; `torch.from_numpy` shares their memory.
    """

    def __init__(
        self,
        num_envs: int,
        game: str = "antiquity",
        seats: int = 2,
        options: Mapping[str, str] | None = None,
        threads: int = 1,
        copy: bool = False,
    ) -> None:
        """Raise RefusalError for an unknown game or option, ValueError for a bad number."""
        self._batch = Batch(open_game(game, options or {}), seats, num_envs, threads)
        self.num_envs, self._is_copied = num_envs, copy
        if modes := getattr(vector, "AutoresetMode", None):  # since Gymnasium 1.1
            self.metadata = {"autoreset_mode": modes.SAME_STEP}
        self.single_observation_space: gymnasium.Space[Seen] = observation_space(self._batch.game)
        self.single_action_space = action_space(self._batch.game)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._seen = seen(self._batch.new_observations(), self._batch.new_masks())
        self._movers, self._rewards = self._batch.new_steps(), self._batch.new_rewards()
        self._over = self._batch.new_flags()

    @property
    def encoding(self) -> Encoding:
        """The names of the numbers and the steps."""
        return self._batch.encoding

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """Deal all games from the start; the seed decides every game that follows."""
        super().reset(seed=seed)
        chosen = int(self.np_random.integers(_HIGHEST_SEED)) if seed is None else seed
        self._batch.reset(chosen)
        self._rewards[:] = 0
        self._batch.observe(self._seen["observation"])
        self._batch.mask(self._seen["action_mask"])
        return self._look(), self._info()

    def step(self, actions: Steps) -> tuple[Seen, Rewards, Ends, Ends, dict[str, Any]]:
        """Take one step in each game.

        Raise ValueError, with nothing changed, if one is illegal.
        """
        movers, steps = self._movers.copy(), np.ascontiguousarray(actions, np.int64)
        seen, masks = self._seen["observation"], self._seen["action_mask"]
        self._batch.advance(steps, self._rewards, self._over, seen, masks)
        rewards = self._rewards[np.arange(self.num_envs), movers]
        over: Ends = self._over.astype(np.bool_)
        return self._look(), rewards, over, np.zeros_like(over), self._info()

    def _look(self) -> Seen:
        self._batch.movers(self._movers)
        if not self._is_copied:
            return dict(self._seen)
        return {name: array.copy() for name, array in self._seen.items()}

    def _info(self) -> dict[str, Any]:
        return {"seat": self._movers.copy(), "rewards": self._rewards.copy()}

    def close_extras(self, **kwargs: Any) -> None:
        self._batch.close()
