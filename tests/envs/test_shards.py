"""Both formats of a shard hold the same."""

import numpy as np
import pytest

from monuments.envs.dataset_plan import Kind, ShardTask
from monuments.envs.dataset_rows import make_shard
from tests.envs.dataset_files import columns, opened, plan


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
