"""Backup of an SQLite database, also while it is in use."""

import os
import sqlite3
from contextlib import closing
from pathlib import Path


def copy_database(source: Path, target: Path) -> int:
    """Copy a consistent snapshot; return the number of tables.

    Raise OSError if it fails. Only the owner can read the copy, which contains names, chats and the
    hashes of seat keys.
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
            if not new.execute("SELECT 1 FROM sqlite_master WHERE name = 'tables'").fetchone():
                raise sqlite3.DatabaseError(f"{source} is not a database of Monuments")
            count = int(new.execute("SELECT count(*) FROM tables").fetchone()[0])
    except sqlite3.Error as error:
        draft.unlink(missing_ok=True)
        raise OSError(5, str(error)) from None
    draft.replace(target)
    return count
