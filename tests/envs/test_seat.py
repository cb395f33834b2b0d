"""Gymnasium: a seat against bots."""

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from monuments.engine.refusal import RefusalError
from monuments.envs.seat import ID, SeatEnv
from monuments.games.registry import GAMES


def play(env: SeatEnv, seed: int) -> tuple[float, list[int]]:
    """Play an episode of first legal steps; return reward and counts of steps."""
    seen, _ = env.reset(seed=seed)
    rewards, counts = list[float](), list[int]()
    over = False
    while not over:
        assert (env.action_masks() == seen["action_mask"]).all()
        counts.append(int(seen["action_mask"].sum()))
        seen, reward, over, truncated, info = env.step(np.int64(np.argmax(seen["action_mask"])))
        rewards.append(reward)
        assert not truncated
        assert info == {}
    assert not any(rewards[:-1])
    return rewards[-1], counts


@pytest.mark.parametrize("name", GAMES)
def test_gymnasium_accepts_the_environment(name: str) -> None:
    env = gymnasium.make(f"monuments.envs.seat:{ID}", game=name, opponents=("greedy", "random"))

    check_env(env.unwrapped)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seat", [0, 2])
def test_an_episode_is_a_whole_game_and_its_seed_decides_it(name: str, seat: int) -> None:
    env = SeatEnv(name, ("random", "greedy", "random"), seat)
    found = [play(env, seed) for seed in (1, 2, 1)]

    assert found[0] == found[2] != found[1]
    assert all(min(counts) >= 1 for _, counts in found)
    assert all(reward == 1 or reward < 0 for reward, _ in found)


def test_an_illegal_step_ends_the_episode() -> None:
    env = SeatEnv("antiquity")
    env.reset(seed=1)
    wrong = env.encoding.steps.index("done")

    assert env.step(np.int64(wrong))[1:] == (-1.0, True, False, {"illegal": True})


def test_seats_and_bots_that_cannot_be_are_refused() -> None:
    with pytest.raises(ValueError, match="seat 2 is not among the 2 of the table"):
        SeatEnv("antiquity", seat=2)
    with pytest.raises(ValueError, match="antiquity has 2 to 4 players, not 5"):
        SeatEnv("antiquity", ["random"] * 4)
    with pytest.raises(RefusalError):
        SeatEnv("antiquity", ["nobody"])
