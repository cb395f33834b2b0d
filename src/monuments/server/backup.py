"""A copy of an SQLite database that may be in use."""

import os
import sqlite3
from contextlib import closing
from pathlib import Path


def copy_database(source: Path, target: Path) -> int:
    """Copy all of it, as of one moment; return the number of tables. Raise OSError if it fails.

    Only its owner can read the copy: it holds names, chats and the hashes of seat keys.
    """
    if not source.is_file():
        raise FileNotFoundError(2, f"there is no {source}")
    if not target.parent.is_dir():
        raise FileNotFoundError(2, f"there is no folder {target.parent}")
    draft = target.with_name(f".{target.name}.tmp")
    draft.unlink(missing_ok=True)
    os.close(os.open(draft, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    try:
        with closing(sqlite3.connect(source)) as old, closing(sqlite3.connect(draft)) as new:
            old.backup(new)
            count = _tables(new)
            if count is None:
                raise sqlite3.DatabaseError(f"{source} is not a database of Monuments")
    except sqlite3.Error as error:
        draft.unlink(missing_ok=True)
        raise OSError(5, str(error)) from None
    draft.replace(target)
    return count


def _tables(database: sqlite3.Connection) -> int | None:
    """Return how many tables are kept in it; None if it is no database of ours."""
    if not database.execute("SELECT 1 FROM sqlite_master WHERE name = 'tables'").fetchone():
        return None
    return int(database.execute("SELECT count(*) FROM tables").fetchone()[0])
