"""Data sets contain the games played, for any workers and interruptions."""

import subprocess
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import numpy as np
import pytest

from monuments.arena.run import spread
from monuments.envs.dataset import Dataset, DatasetError
from monuments.envs.dataset_plan import GAMES_EACH
from monuments.envs.dataset_rows import make_shard
from monuments.envs.games import encoding_of
from monuments.games.registry import open_game
from tests.envs.dataset_files import columns, plan

SAMPLE = Path(__file__).resolve().parents[2] / "examples" / "data" / "antiquity"


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
