"""Record files: reading them, and writing them so that nothing half-written is left behind."""

import os
import tempfile
from pathlib import Path

from monuments.engine.record import Record, load_text, read_record, write_record
from monuments.engine.refusal import unreadable
from monuments.games.registry import open_game


def read_file(path: Path, until: int | None = None) -> Record:
    """Return the record in a file. Raise RecordError, or RefusalError if it cannot be opened."""
    try:
        text = load_text(path)
    except OSError as error:
        raise unreadable("file-missing", file=str(path), cause=error.strerror or "") from None
    return read_record(text, open_game, until)


def write_file(path: Path, record: Record) -> None:
    """Write the whole file or none. Raise OSError if the disk does not take it."""
    handle, draft = tempfile.mkstemp(dir=path.parent, prefix=".", suffix=".tmp")
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(write_record(record))
        Path(draft).replace(path)
    except BaseException:
        Path(draft).unlink(missing_ok=True)
        raise
