"""Data sets: games as arrays, in shards decided by a plan and a number."""

import hashlib
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import msgspec

from monuments.envs.dataset_card import card
from monuments.envs.dataset_plan import DatasetPlan, Shard, ShardTask, tasks_of

FORMAT: Final = 1


class DatasetError(Exception):
    """The folder is not a data set; the message says why."""


class Dataset:
    """A folder with shards, `dataset.json`, `SHA256SUMS` and a `README.md`."""

    def __init__(self, folder: Path, plan: DatasetPlan, shards: Sequence[Shard] = ()) -> None:
        self.folder, self.plan = folder, plan
        self._shards = {shard.name: shard for shard in shards}

    @classmethod
    def create(cls, folder: Path, plan: DatasetPlan) -> "Dataset":
        """Begin a data set in a new or empty folder. Raise OSError or DatasetError."""
        folder.mkdir(parents=True, exist_ok=True)
        if any(folder.iterdir()):
            raise DatasetError(f"{folder} is not empty")
        found = cls(folder, plan)
        found._write_index()
        return found

    @classmethod
    def resume(cls, folder: Path) -> "Dataset":
        """Return a data set to continue. Raise DatasetError if it is none.

        Shards that are missing or damaged are made again.
        """
        try:
            index = msgspec.json.decode((folder / "dataset.json").read_bytes(), type=_Index)
        except (OSError, msgspec.MsgspecError) as error:
            raise DatasetError(f"{folder} is not a data set: {error}") from None
        if index.dataset != FORMAT:
            raise DatasetError(f"{folder} is a data set of format {index.dataset}, not {FORMAT}")
        whole = [shard for shard in index.shards if _is_whole(folder / shard.name, shard)]
        return cls(folder, index.plan, whole)

    @property
    def shards(self) -> list[Shard]:
        return [self._shards[name] for name in sorted(self._shards)]

    def missing(self) -> list[ShardTask]:
        """Return the shards still to be made."""
        return [task for task in tasks_of(self.plan) if task.name not in self._shards]

    def add(self, shard: Shard, content: bytes) -> None:
        """Write a shard. Raise OSError."""
        _write(self.folder / shard.name, content)
        self._shards[shard.name] = shard
        self._write_index()

    def _write_index(self) -> None:
        index = _Index(FORMAT, self.plan, tuple(self.shards))
        _write(self.folder / "dataset.json", msgspec.json.format(msgspec.json.encode(index)))
        sums = "".join(f"{shard.sha256}  {shard.name}\n" for shard in self.shards)
        _write(self.folder / "SHA256SUMS", sums.encode())
        _write(self.folder / "README.md", card(self.plan, self.shards).encode())


class _Index(msgspec.Struct, frozen=True):
    """The content of dataset.json."""

    dataset: int
    plan: DatasetPlan
    shards: tuple[Shard, ...]


def _is_whole(path: Path, shard: Shard) -> bool:
    return path.is_file() and hashlib.sha256(path.read_bytes()).hexdigest() == shard.sha256


def _write(path: Path, content: bytes) -> None:
    """Write a file at once, so that an interruption leaves the old one or the new one."""
    part = path.with_name(path.name + ".part")
    part.write_bytes(content)
    part.replace(path)
