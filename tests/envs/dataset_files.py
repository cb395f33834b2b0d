"""Small data sets, and what is in their files."""

from io import BytesIO
from typing import Any

import msgspec
import numpy as np
from pyarrow import parquet

from monuments.envs.dataset_plan import DatasetPlan
from monuments.envs.games import encoding_of
from monuments.games.registry import open_game


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
