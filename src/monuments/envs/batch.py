"""Many games at once: compiled, threaded, into your own arrays."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any

import numpy as np
import numpy.typing as npt

from monuments.engine.game import Game
from monuments.envs.encoding import ActionMask, Encoding, Observation
from monuments.envs.games import KERNELS
from monuments.envs.rows import Bounds, Flags, Rewards, Rows, Steps
from monuments.envs.table import check_seats


class Batch:
    """`count` games of one kind. A game that ends is replaced by the next one at once.

    Row `i` plays the games number `i`, `i + count`, `i + 2 * count` and so on of a seed, so that
    neither the number of threads nor other rows change what happens in it. Every method writes
    into an array of the caller and returns it; arrays have the shape and type that `new_…` gives.
    """

    def __init__(self, game: Game, seats: int, count: int, threads: int = 1) -> None:
        """Raise ValueError for impossible numbers."""
        check_seats(game, seats)
        if count < 1 or threads < 1:
            raise ValueError("a batch needs at least one game and one thread")
        self.game, self.seats, self.count = game, seats, count
        self._kernels = KERNELS[game.name]
        self._deals = self._kernels.deals(game, seats, 0)
        self._rows: Rows = (
            np.zeros((count, self._kernels.state_size), np.int16),
            np.zeros((count, self._kernels.words), np.int32),
            np.zeros((count, 4), np.int64),
            np.zeros(count, np.int64),
        )
        cuts = np.linspace(0, count, min(threads, count) + 1).astype(int).tolist()
        self._parts: list[Bounds] = list(pairwise(cuts))
        self._threads = ThreadPoolExecutor(len(self._parts) - 1) if len(self._parts) > 1 else None
        self.reset(0)

    @property
    def encoding(self) -> Encoding:
        """The names of the numbers and the steps."""
        return self._kernels.encoding

    # --- Arrays -------------------------------------------------------------------------------

    def new_observations(self) -> Observation:
        return np.zeros((self.count, self.encoding.size), np.int16)

    def new_masks(self) -> ActionMask:
        return np.zeros((self.count, self.game.num_steps), np.int8)

    def new_rewards(self) -> Rewards:
        return np.zeros((self.count, self.seats), np.float32)

    def new_flags(self) -> Flags:
        return np.zeros(self.count, np.int8)

    def new_steps(self) -> Steps:
        return np.zeros(self.count, np.int64)

    # --- Playing ------------------------------------------------------------------------------

    def reset(self, seed: int) -> None:
        """Deal every game from the start; a seed is not negative and below 2**63."""
        if not 0 <= seed < 1 << 63:
            raise ValueError(f"a seed is between 0 and 2**63 - 1, not {seed}")
        self._deals = (*self._deals[:2], seed)
        self._rows[3][:] = np.arange(self.count)
        self._run(self._kernels.deal_rows, self._rows, self._deals)

    def step(self, steps: Steps, rewards: Rewards, over: Flags) -> None:
        """Take one step in every game.

        Raise ValueError, with nothing changed, if one is illegal. `over` is 1 where that ended the
        game, and `rewards` then tells what each seat gets: 1 for the winner and -1 shared by the
        others, 0 in all other rows. The next game is dealt.
        """
        self._check_step(steps, rewards, over)
        self._run(self._kernels.step_rows, self._rows, self._deals, steps, (rewards, over))

    def advance(
        self,
        steps: Steps,
        rewards: Rewards,
        over: Flags,
        observations: Observation,
        masks: ActionMask,
    ) -> None:
        """Do the same as `step`, then `observe` and `mask`, in less time with threads.

        The threads start together once instead of three times.
        """
        self._check_step(steps, rewards, over)
        _check(observations, (self.count, self.encoding.size), np.int16)
        _check(masks, (self.count, self.game.num_steps), np.int8)

        def work(bounds: Bounds) -> None:
            kernels, rows = self._kernels, self._rows
            kernels.step_rows(rows, self._deals, steps, (rewards, over), bounds)
            kernels.observe_rows(rows, observations, bounds)
            kernels.mask_rows(rows, masks, bounds)

        self._run(work)

    def observe(self, out: Observation) -> Observation:
        """Fill in what the seat to move of each game knows."""
        _check(out, (self.count, self.encoding.size), np.int16)
        self._run(self._kernels.observe_rows, self._rows, out)
        return out

    # The rest takes less time than starting threads would.

    def mask(self, out: ActionMask) -> ActionMask:
        """Fill in a 1 for each legal step of each game."""
        _check(out, (self.count, self.game.num_steps), np.int8)
        self._kernels.mask_rows(self._rows, out, (0, self.count))
        return out

    def movers(self, out: Steps) -> Steps:
        """Fill in the seat to move of each game."""
        _check(out, (self.count,), np.int64)
        self._kernels.movers_of(self._rows, out, (0, self.count))
        return out

    def sample(self, out: Steps) -> Steps:
        """Fill in a random legal step of each game, each as likely as the others."""
        _check(out, (self.count,), np.int64)
        self._kernels.sample_rows(self._rows, out, (0, self.count))
        return out

    def close(self) -> None:
        """End the threads."""
        if self._threads:
            self._threads.shutdown()

    def _check_step(self, steps: Steps, rewards: Rewards, over: Flags) -> None:
        _check(steps, (self.count,), np.int64)
        _check(rewards, (self.count, self.seats), np.float32)
        _check(over, (self.count,), np.int8)
        wrong = self._kernels.first_illegal(self._rows, steps, (0, self.count))
        if wrong >= 0:
            raise ValueError(f"step {steps[wrong]} is not legal in game {wrong}")

    def _run(self, kernel: Callable[..., None], *arguments: Any) -> None:
        """Call a kernel for all rows; kernels release the GIL, so parts run side by side."""
        first, *others = self._parts
        waiting = [
            self._threads.submit(kernel, *arguments, part) for part in others if self._threads
        ]
        kernel(*arguments, first)
        for each in waiting:
            each.result()


def _check(array: npt.NDArray[Any], shape: tuple[int, ...], dtype: type[np.generic]) -> None:
    """Raise ValueError for an array of a type or shape the kernels cannot take."""
    if array.shape != shape or array.dtype != dtype or not array.flags.c_contiguous:
        raise ValueError(
            f"a contiguous array of {dtype.__name__} in the shape {shape} is needed, "
            f"not {array.dtype} in the shape {array.shape}"
        )
