"""docs/environments.md: its tables are up to date, and its examples run."""

import re
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from monuments.envs.dataset import Dataset
from monuments.envs.dataset_plan import DatasetPlan
from monuments.envs.dataset_rows import make_shard
from monuments.envs.games import encoding_of
from monuments.games.registry import open_game
from tools.observation_tables import PAGE, page


def test_the_tables_of_numbers_and_steps_are_up_to_date() -> None:
    assert PAGE.read_text("utf-8") == page()


def test_the_examples_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    blocks = re.findall(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    names: dict[str, Any] = {}
    rules = open_game("antiquity", {})
    plan = DatasetPlan(
        game="antiquity",
        seats=2,
        bots=("random", "random"),
        search="search:20",
        games=1,
        searches=0,
        seed=1,
        options={},
        rules=rules.rules_version,
        encoding=encoding_of(rules).version,
        code="",
        format="parquet",
    )
    dataset = Dataset.create(tmp_path / "data", plan)
    dataset.add(*make_shard(plan, dataset.missing()[0]))
    monkeypatch.chdir(tmp_path)
    for block in blocks:
        exec(block.replace("range(1000)", "range(5)").replace('"clio"', '"random"'), names)

    assert len(blocks) == 6
    assert set(names["won"]) <= {-1.0, 0.0, 1.0}
    assert names["masks"].any(axis=1).all()
    assert (names["encoding"].names[20], names["encoding"].steps[108]) == ("hand.AKR1", "draw")
    parts = names["encoding"].split(names["observations"])
    assert np.shares_memory(parts["known"], names["observations"])
    assert parts["known"].shape == (1024, 4, 108)
