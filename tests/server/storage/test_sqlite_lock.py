"""The lock that keeps a second server off an SQLite database."""

import sqlite3
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Barrier

from monuments.server.storage.sqlite_lock import TakenError, take

ROUNDS = 300
AT_ONCE = 4


def test_of_several_that_start_at_once_one_gets_the_lock(tmp_path: Path) -> None:
    start = Barrier(AT_ONCE)

    def try_to_take(number: int) -> sqlite3.Connection | None:
        start.wait(timeout=20)
        try:
            return take(str(tmp_path / str(number)))
        except TakenError:
            return None

    with ThreadPoolExecutor(AT_ONCE) as threads:
        for number in range(ROUNDS):
            tried = threads.map(try_to_take, [number] * AT_ONCE)
            locks = [lock for lock in tried if lock is not None]
            for lock in locks:
                lock.close()

            assert len(locks) == 1
