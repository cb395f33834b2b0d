"""Data sets contain the games played, for any workers and interruptions."""

import subprocess
from concurrent.futures import ThreadPoolExecutor
from io import BytesIO
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest
from pyarrow import parquet

from monuments.arena.run import spread
from monuments.bots.registry import make_bot
from monuments.envs.dataset import Dataset, DatasetError
from monuments.envs.dataset_plan import GAMES_EACH, DatasetPlan, Kind, ShardTask, tasks_of
from monuments.envs.dataset_rows import considered, make_shard
from monuments.envs.games import encoding_of
from monuments.games.registry import open_game

SAMPLE = Path(__file__).resolve().parents[2] / "examples" / "data" / "antiquity"


def plan(game: str = "antiquity", **changes: Any) -> DatasetPlan:
    rules = open_game(game, {})
    first = DatasetPlan(
        game=game,
        seats=2,
        bots=("random", "greedy"),
        search="search:20" if game == "antiquity" else "vera",
        games=3,
        searches=1,
        seed=1,
        options={},
        rules=rules.rules_version,
        encoding=encoding_of(rules).version,
        code="",
        format="npz",
    )
    return msgspec.structs.replace(first, **changes)


def opened(content: bytes) -> dict[str, Any]:
    """Return the arrays of an .npz shard."""
    with np.load(BytesIO(content), allow_pickle=False) as file:
        return dict(file)


def columns(content: bytes) -> dict[str, Any]:
    """Return the columns of a Parquet shard as arrays."""
    table = parquet.read_table(BytesIO(content)).combine_chunks()
    flat = {name: table[name].combine_chunks() for name in table.column_names}
    return {
        name: column.flatten().to_numpy(zero_copy_only=True).reshape(len(table), -1)
        if hasattr(column, "flatten") and column.type.num_fields
        else column.to_numpy()
        for name, column in flat.items()
    }


@pytest.mark.parametrize("kind", ["policy", "search"])
def test_both_formats_hold_the_same(kind: Kind) -> None:
    wanted = plan()
    tasks = [ShardTask(kind, 0, 0, 2, form) for form in ("parquet", "npz")]
    (shard, one), (_, other) = (make_shard(wanted, task) for task in tasks)
    rows, arrays = columns(one), opened(other)
    games = arrays["games"]

    assert (rows["mask"] == np.unpackbits(arrays["masks"], axis=1, count=130)).all()
    assert (rows["game"] == arrays["numbers"][games]).all()
    for name in ("rewards", "scores", "places"):
        assert (rows[name] == arrays[name][games]).all()
    for name, array in (("observation", "observations"), ("step", "steps"), ("seat", "seats")):
        assert (rows[name] == arrays[array]).all()
        assert rows[name].dtype == arrays[array].dtype
    assert ("visits" in rows) == (kind == "search")
    for name in {"visits", "values"} & set(rows):
        assert np.array_equal(rows[name], arrays[name], equal_nan=True)
    assert len(rows["step"]) == shard.positions


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


@pytest.mark.parametrize("form", ["parquet", "npz"])
def test_workers_and_interruptions_change_nothing(
    form: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(GAMES_EACH, "policy", 2)
    wanted = plan(games=5, bots=("random", "random"), searches=0, format=form)
    whole, parts = (Dataset.create(tmp_path / name, wanted) for name in ("whole", "parts"))
    for task in whole.missing():
        whole.add(*make_shard(wanted, task))
    first, damaged, *_ = parts.missing()
    for task in (first, damaged):
        parts.add(*make_shard(wanted, task))
    (parts.folder / damaged.name).write_bytes(b"half a file")
    again = Dataset.resume(parts.folder)
    with ThreadPoolExecutor(2) as pool:
        for made in spread(pool, 2, make_shard, [(wanted, task) for task in again.missing()]):
            again.add(*made)

    assert len(whole.shards) == 3
    for path in whole.folder.iterdir():
        assert path.read_bytes() == (parts.folder / path.name).read_bytes()
    sums = subprocess.run(["sha256sum", "-c", "SHA256SUMS"], cwd=parts.folder, capture_output=True)
    assert sums.returncode == 0
    assert "5 of 5 games between random, random" in (again.folder / "README.md").read_text()


def test_the_sample_is_whole_and_fits_the_present_observations() -> None:
    dataset = Dataset.resume(SAMPLE)
    rules = open_game(dataset.plan.game, dataset.plan.options)
    found = columns((SAMPLE / "search-00000.parquet").read_bytes())

    assert not dataset.missing()
    assert dataset.plan.games + dataset.plan.searches >= 200
    assert (dataset.plan.rules, dataset.plan.encoding) == (
        rules.rules_version,
        encoding_of(rules).version,
    )
    assert found["observation"].shape[1] == encoding_of(rules).size
    assert found["mask"][np.arange(len(found["step"])), found["step"]].all()


def test_other_folders_are_refused(tmp_path: Path) -> None:
    (tmp_path / "note.txt").touch()
    with pytest.raises(DatasetError, match="is not empty"):
        Dataset.create(tmp_path, plan())
    with pytest.raises(DatasetError, match="is not a data set"):
        Dataset.resume(tmp_path)
    found = Dataset.create(tmp_path / "new", plan())
    index = found.folder / "dataset.json"
    index.write_text(index.read_text().replace('"dataset": 1', '"dataset": 2'))
    with pytest.raises(DatasetError, match="of format 2, not 1"):
        Dataset.resume(found.folder)


def test_a_data_set_of_before_the_formats_is_continued(tmp_path: Path) -> None:
    index = Dataset.create(tmp_path, plan(format="npz")).folder / "dataset.json"
    index.write_text(index.read_text().replace(',\n    "format": "npz"', ""))

    assert "format" not in index.read_text()
    assert [task.name for task in Dataset.resume(tmp_path).missing()] == [
        "policy-00000.npz",
        "search-00000.npz",
    ]


def test_other_rules_are_refused() -> None:
    with pytest.raises(ValueError, match="are not those the data set began with"):
        make_shard(plan(encoding=99), ShardTask("policy", 0, 0, 1))
