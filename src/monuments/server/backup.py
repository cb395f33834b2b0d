"""A copy of an SQLite database that may be in use."""

import sqlite3
from contextlib import closing
from pathlib import Path


def copy_database(source: Path, target: Path) -> int:
    """Copy all of it, as of one moment; return the number of tables. Raise OSError if it fails."""
    if not source.is_file():
        raise FileNotFoundError(2, f"there is no {source}")
    draft = target.with_name(f".{target.name}.tmp")
    draft.unlink(missing_ok=True)
    try:
        with closing(sqlite3.connect(source)) as old, closing(sqlite3.connect(draft)) as new:
            old.backup(new)
            count = int(new.execute("SELECT count(*) FROM tables").fetchone()[0])
    except sqlite3.Error as error:
        draft.unlink(missing_ok=True)
        raise OSError(5, str(error)) from None
    draft.replace(target)
    return count
