"""The card of a data set says what its files hold."""

import pytest

from monuments.envs.dataset_card import card
from monuments.envs.dataset_plan import Shard, ShardTask
from monuments.envs.dataset_rows import make_shard
from tests.envs.dataset_files import columns, opened, plan

SHARDS = [
    Shard("policy-00000.npz", "policy", 200, 9_000, "aa"),
    Shard("policy-00001.npz", "policy", 100, 4_500, "bb"),
    Shard("search-00000.npz", "search", 2, 80, "cc"),
]


def test_what_is_finished_is_counted_beside_what_was_planned() -> None:
    text = card(plan(games=450, searches=7, options={"powers": "on"}), SHARDS)

    assert text.startswith("# Games of `antiquity`, 2 players\n")
    assert "- 300 of 450 games between random, greedy, which rotate" in text
    assert "around the table: 13,500 positions." in text
    assert "- 2 of 7 games between search:20 in every seat" in text
    assert "options: `powers=on`, rules version 1" in text
    assert "options: none" in card(plan(), [])


@pytest.mark.parametrize("form", ["npz", "parquet"])
def test_every_array_and_column_is_described(form: str) -> None:
    wanted = plan(format=form)
    _, content = make_shard(wanted, ShardTask("search", 0, 0, 1, form))  # type: ignore[arg-type]
    names = opened(content) if form == "npz" else columns(content)
    rows = [line.split("`")[1] for line in card(wanted, []).splitlines() if line.startswith("| `")]

    assert sorted(rows) == sorted(names)
