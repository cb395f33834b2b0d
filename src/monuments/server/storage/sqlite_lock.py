"""The lock that keeps a second server off an SQLite database."""

import sqlite3
from pathlib import Path


class TakenError(Exception):
    """Another server uses the database; the message is its folder."""


def take(database: str) -> sqlite3.Connection:
    """Return the lock, held until it is closed or the process ends in any way.

    Raise TakenError if another process holds it. It is SQLite's own lock on an empty file beside
    the database, so it works wherever SQLite does and does not block readers of the database.
    """
    lock = sqlite3.connect(
        f"{database}.lock", timeout=0, isolation_level=None, check_same_thread=False
    )
    try:
        # EXCLUSIVE begins with a lock that others may share: of two at once both could be refused.
        lock.execute("BEGIN IMMEDIATE")
    except sqlite3.OperationalError as error:
        lock.close()
        if error.sqlite_errorcode == sqlite3.SQLITE_BUSY:
            raise TakenError(str(Path(database).parent)) from None
        raise
    return lock
