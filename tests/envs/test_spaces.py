"""The spaces hold what the environments return, and nothing beyond it."""

from random import Random

import numpy as np
import pytest

from monuments.envs.spaces import action_space, observation_space, seen
from monuments.envs.table import Table
from monuments.games.registry import GAMES, open_game


@pytest.mark.parametrize("name", GAMES)
def test_an_observation_is_inside_its_space_and_a_higher_number_is_not(name: str) -> None:
    game = open_game(name, {})
    table, space = Table(game, 2), observation_space(game)
    table.deal(Random(1))
    found = seen(table.observe(table.mover), table.mask_of(table.mover))

    assert space.contains(found)
    for wrong in (-1, int(space["observation"].high.max()) + 1):  # type: ignore[attr-defined]
        other = found["observation"].copy()
        other[0] = wrong
        assert not space.contains({**found, "observation": other})
    assert not space.contains({**found, "action_mask": found["action_mask"] + 2})


@pytest.mark.parametrize("name", GAMES)
def test_every_step_is_an_action(name: str) -> None:
    game = open_game(name, {})
    space = action_space(game)

    assert space.contains(np.int64(0))
    assert space.contains(np.int64(game.num_steps - 1))
    assert not space.contains(np.int64(game.num_steps))
