"""The formats of a shard: Parquet, with a row for each position, and NumPy's .npz."""

from collections.abc import Iterator
from io import BytesIO
from typing import Any, Final, Literal, TypeAlias

import numpy as np
import numpy.typing as npt

Format: TypeAlias = Literal["parquet", "npz"]
Arrays: TypeAlias = dict[str, npt.NDArray[Any]]

SINGULAR: Final = {"observations": "observation", "steps": "step", "seats": "seat"}
"""Names of columns, where they are not those of the arrays."""
PAGE: Final = 1 << 22
OF_GAMES: Final = ("rewards", "scores", "places")
"""Arrays with a row for each game. In Parquet they are repeated for its positions."""


def content_of(arrays: Arrays, num_steps: int, kind: Format) -> bytes:
    """Return a file's content. Raise ImportError if pyarrow is needed and missing."""
    if kind == "parquet":
        return _parquet(arrays, num_steps)
    content = BytesIO()
    # NumPy 2.0 has no `allow_pickle` here: it would store it as an array.
    np.savez_compressed(content, **arrays)  # type: ignore[arg-type]
    return content.getvalue()


def _parquet(arrays: Arrays, num_steps: int) -> bytes:
    import pyarrow as pa  # an extra
    import pyarrow.parquet as pq

    columns = {name: _column(values) for name, values in _by_position(arrays, num_steps)}
    content = BytesIO()
    # Successive positions are nearly equal, which the compression finds in large pages. A
    # dictionary would hide it.
    pq.write_table(
        pa.table(columns),
        content,
        compression="zstd",
        compression_level=15,
        use_dictionary=False,
        data_page_size=PAGE,
    )
    return content.getvalue()


def _by_position(arrays: Arrays, num_steps: int) -> Iterator[tuple[str, npt.NDArray[Any]]]:
    """Yield the columns of a table that needs no other table."""
    games = arrays["games"]
    yield "game", arrays["numbers"][games]
    for name, values in arrays.items():
        if name == "masks":
            yield "mask", np.unpackbits(values, axis=1, count=num_steps)
        elif name in OF_GAMES:
            yield name, values[games]
        elif name not in ("games", "numbers"):
            yield SINGULAR.get(name, name), values


def _column(values: npt.NDArray[Any]) -> Any:
    """Return numbers, or lists of a fixed size, which NumPy gets back without a copy."""
    import pyarrow as pa

    if values.ndim == 1:
        return pa.array(values)
    return pa.FixedSizeListArray.from_arrays(pa.array(values.reshape(-1)), values.shape[1])
