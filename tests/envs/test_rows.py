"""Rewards in a batch: what the winners get, the others lose."""

import numpy as np
import pytest

from monuments.envs.rows import reward

SHARED = [
    ((1, 2), (1, -1)),
    ((2, 1, 3), (-0.5, 1, -0.5)),
    ((1, 1, 3), (0.25, 0.25, -0.5)),
    ((1, 1, 1, 1), (0, 0, 0, 0)),
    ((1, 3, 1, 4), (1 / 3, -1 / 3, 1 / 3, -1 / 3)),
]
"""The places at the end of a game, and the reward of each seat."""


@pytest.mark.parametrize(("places", "rewards"), SHARED)
def test_joint_winners_share(places: tuple[int, ...], rewards: tuple[float, ...]) -> None:
    out = np.full(len(places), 9, np.float32)
    reward(np.array(places, np.int64), out)

    assert out.tolist() == pytest.approx(list(rewards))
