"""The rows of a shard are the positions of whole games."""

import numpy as np
import pytest

from monuments.bots.registry import make_bot
from monuments.envs.dataset_plan import ShardTask, tasks_of
from monuments.envs.dataset_rows import considered, make_shard
from monuments.envs.games import encoding_of
from monuments.games.registry import open_game
from tests.envs.dataset_files import opened, plan


@pytest.mark.parametrize("game", ["antiquity", "fabuleux"])
def test_every_row_is_a_position_of_a_whole_game(game: str) -> None:
    wanted = plan(game)
    shard, content = make_shard(wanted, tasks_of(wanted)[0])
    found = opened(content)
    rules = open_game(game, {})

    assert shard.games == len(found["numbers"]) == 3
    assert shard.positions == len(found["steps"]) == len(found["observations"])
    masks = np.unpackbits(found["masks"], axis=1, count=rules.num_steps)
    assert masks[np.arange(shard.positions), found["steps"]].all()
    assert found["rewards"].sum(axis=1) == pytest.approx(0)
    parts = encoding_of(rules).split(found["observations"])
    assert parts["to_move"][:, 0].all()  # seen by the seat that moves
    assert ((found["places"] == 1) == (found["rewards"] == found["rewards"].max(1)[:, None])).all()


def test_a_searched_game_has_the_values_of_its_search() -> None:
    wanted = plan()
    _, content = make_shard(wanted, ShardTask("search", 0, 0, 1, "npz"))
    found = opened(content)
    masks = np.unpackbits(found["masks"], axis=1, count=130).astype(bool)
    tried = found["visits"] > 0

    assert (np.isfinite(found["values"]) == tried).all()
    assert not (tried & ~masks).any()
    assert tried.any(axis=1)[masks.sum(axis=1) > 1].all()
    assert not tried.any(axis=1)[masks.sum(axis=1) == 1].any()
    assert ((found["values"][tried] >= 0) & (found["values"][tried] <= 1)).all()


def test_bots_that_do_not_search_have_no_values() -> None:
    assert considered(make_bot("greedy", open_game("antiquity", {}), 0, 1)) == {}


def test_other_rules_are_refused() -> None:
    with pytest.raises(ValueError, match="are not those the data set began with"):
        make_shard(plan(encoding=99), ShardTask("policy", 0, 0, 1))
