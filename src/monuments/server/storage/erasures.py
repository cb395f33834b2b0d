"""The list of erased players, kept beside the database.

A backup that is older than an erasure brings a name back. The list is not part of the backup: at
every start what it names is erased again.
"""

import json
import os
from pathlib import Path
from typing import BinaryIO, Final, TypeAlias

FILE: Final = "erasures.jsonl"
Erased: TypeAlias = tuple[str, int]
"""A table's id and a seat."""


class ErasureList:
    """A file with one erased seat a line. It holds no personal data."""

    def __init__(self, folder: Path) -> None:
        self._file = folder / FILE

    def add(self, table: str, seat: int) -> None:
        """Add a seat; it is on disk when this returns."""
        self._file.parent.mkdir(parents=True, exist_ok=True)
        line = json.dumps({"table": table, "seat": seat}) + "\n"
        with open(self._file, "a+b", opener=_private) as file:
            if _is_cut_off(file):  # else this line would be unreadable, too
                line = "\n" + line
            file.write(line.encode())
            file.flush()
            os.fsync(file.fileno())

    def read(self) -> list[Erased]:
        """Return the erased seats.

        A line that a crash cut off names nobody: it was not erased.
        """
        if not self._file.is_file():
            return []
        found: dict[Erased, None] = {}
        for line in self._file.read_text("utf-8").splitlines():
            try:
                row = json.loads(line)
                found[str(row["table"]), int(row["seat"])] = None
            except (ValueError, KeyError, TypeError):
                continue
        return list(found)


def _private(path: str, flags: int) -> int:
    return os.open(path, flags, 0o600)


def _is_cut_off(file: BinaryIO) -> bool:
    """Tell whether a crash cut off the last line."""
    if file.seek(0, os.SEEK_END) == 0:
        return False
    file.seek(-1, os.SEEK_END)
    return file.read() != b"\n"
