"""Gymnasium: the games of a batch as a vector environment."""

import numpy as np
import pytest
from gymnasium.vector.utils import batch_space

from monuments.envs.batch import Batch
from monuments.envs.vector import TablesEnv
from monuments.games.registry import GAMES, open_game


@pytest.mark.parametrize("name", GAMES)
def test_it_plays_the_games_of_the_batch(name: str) -> None:
    env, batch = TablesEnv(5, name, 3), Batch(open_game(name, {}), 3, 5)
    seen, info = env.reset(seed=7)
    batch.reset(7)
    steps, rewards, over = batch.new_steps(), batch.new_rewards(), batch.new_flags()
    ended = 0
    for _ in range(600):
        assert (seen["observation"] == batch.observe(batch.new_observations())).all()
        assert (seen["action_mask"] == batch.mask(batch.new_masks())).all()
        movers = batch.movers(batch.new_steps())
        assert (info["seat"] == movers).all()
        batch.step(batch.sample(steps), rewards, over)
        seen, reward, terminated, truncated, info = env.step(steps)
        assert (reward == rewards[np.arange(5), movers]).all()
        assert (info["rewards"] == rewards).all()
        assert (terminated == over).all()
        assert not truncated.any()
        ended += int(terminated.sum())

    assert ended
    env.close()


def test_its_spaces_hold_what_it_returns() -> None:
    env = TablesEnv(4, seats=2, options={"powers": "on"})
    seen, _ = env.reset(seed=1)

    assert env.observation_space == batch_space(env.single_observation_space, 4)
    assert seen in env.observation_space
    assert env.action_space.contains(np.argmax(seen["action_mask"], axis=1))
    assert env.reset(seed=1)[0]["observation"].tolist() == seen["observation"].tolist()


def test_observations_are_overwritten_unless_copied() -> None:
    shared, own = (TablesEnv(2, copy=copy) for copy in (False, True))
    for env, alike in ((shared, True), (own, False)):
        first, _ = env.reset(seed=1)
        second, *_ = env.step(np.argmax(first["action_mask"], axis=1))
        assert np.shares_memory(first["observation"], second["observation"]) == alike


def test_an_illegal_step_changes_nothing() -> None:
    env = TablesEnv(2)
    env.reset(seed=1)
    wrong = env.encoding.steps.index("done")

    with pytest.raises(ValueError, match=f"step {wrong} is not legal in game 0"):
        env.step(np.array([wrong, wrong]))
