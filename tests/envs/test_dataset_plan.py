"""The plan of a data set: its shards cover every game once."""

import msgspec
import pytest

from monuments.envs.dataset_plan import GAMES_EACH, DatasetPlan, tasks_of
from tests.envs.dataset_files import plan


@pytest.mark.parametrize("games", [0, 1, GAMES_EACH["policy"], GAMES_EACH["policy"] + 1])
@pytest.mark.parametrize("searches", [0, 1, 3 * GAMES_EACH["search"] - 1])
def test_every_game_is_in_one_shard(games: int, searches: int) -> None:
    tasks = tasks_of(plan(games=games, searches=searches))
    for kind, count in (("policy", games), ("search", searches)):
        own = [task for task in tasks if task.kind == kind]
        numbers = [number for task in own for number in range(task.first, task.last)]

        assert numbers == list(range(count))
        assert all(0 < task.last - task.first <= GAMES_EACH[task.kind] for task in own)
        assert [task.number for task in own] == list(range(len(own)))


def test_shards_are_named_in_their_order() -> None:
    names = [task.name for task in tasks_of(plan(games=450, searches=11, format="parquet"))]

    assert names == [
        "policy-00000.parquet",
        "policy-00001.parquet",
        "policy-00002.parquet",
        "search-00000.parquet",
        "search-00001.parquet",
    ]


def test_a_larger_plan_begins_with_the_same_whole_shards() -> None:
    small, large = (tasks_of(plan(games=games, searches=0)) for games in (400, 1000))

    assert large[: len(small)] == small


def test_a_plan_is_read_back() -> None:
    wanted = plan(options={"powers": "on"})

    assert msgspec.json.decode(msgspec.json.encode(wanted), type=DatasetPlan) == wanted
