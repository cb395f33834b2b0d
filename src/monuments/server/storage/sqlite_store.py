"""The store on SQLite: one process, one file."""

import asyncio
import sqlite3
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.dialects import sqlite
from sqlalchemy.ext.asyncio import create_async_engine

from monuments.server.metrics import Metrics
from monuments.server.storage import schema
from monuments.server.storage.notifications import NoNotifications, Notifications
from monuments.server.storage.sql_store import MAX_BATCH, Outcome, SqlStore
from monuments.server.storage.sqlite_lock import take
from monuments.server.storage.store import Lease, Row, Write

MAX_ROWS: Final = 1_000
"""Rows inserted by one statement; continuing a record may store more."""
TIMEOUT_SECONDS: Final = 30
"""Time to wait for another connection's lock on the file."""


class SqliteStore(SqlStore):
    """Locks its file: no other process can open it, so none needs coordination.

    sqlite3 releases the GIL at every statement and gets it back late while the event loop is busy.
    A batch therefore runs in a thread of its own, with as few statements as possible.
    """

    is_shared: bool = False

    def __init__(self, url: sa.URL, metrics: Metrics) -> None:
        assert url.database, "checked by the settings"
        engine = create_async_engine(
            url.set(drivername="sqlite+aiosqlite"),
            connect_args={"timeout": TIMEOUT_SECONDS},
            hide_parameters=True,
        )
        sa.event.listen(engine.sync_engine, "connect", _make_durable)
        super().__init__(engine, sqlite.insert, metrics)
        self.notifications: Notifications = NoNotifications()
        self._file = url.database
        self._lock: sqlite3.Connection | None = None
        self._thread = ThreadPoolExecutor(1, "writer")
        self._writing_engine = _writing_engine(url)
        self._connection: sa.Connection | None = None
        """The writer's connection, kept open: a pool would reset it after every commit."""

    @property
    def location(self) -> str:
        return self._file

    async def open(self) -> None:
        Path(self._file).parent.mkdir(parents=True, exist_ok=True)
        self._lock = take(self._file)
        await self._migrate_and_start()

    async def close(self) -> None:
        await super().close()
        self._thread.shutdown()
        if self._connection:
            self._connection.close()
        self._writing_engine.dispose()
        if self._lock:
            self._lock.close()

    async def claim(self, table: str, dead: Mapping[str, float] | None = None) -> Lease:
        return Lease(self.process, 1)

    async def release(self, table: str) -> None:
        pass

    async def stay_alive(self, seconds: float) -> None:
        pass

    async def depart(self) -> None:
        pass

    def introduce(self, address: str, secret: str) -> None:
        pass

    async def reach(self, process: str) -> Row | None:
        return None

    async def alive(self) -> set[str]:
        return {self.process}

    async def owned(self) -> set[str]:
        return set()  # never asked: nothing is heard of other processes

    async def _store(self, batch: list[Write]) -> list[Outcome]:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._thread, self._store_in_thread, batch)

    def _store_in_thread(self, batch: list[Write]) -> list[Outcome]:
        """Store a batch. Fences need no check: no other process can own a table."""
        if self._connection is None:
            self._connection = self._writing_engine.connect()
        try:
            with self._connection.begin():
                return [*self._apply(self._connection, batch)]
        except BaseException:
            # The next commit would include what a failed one left in the open transaction.
            self._connection.invalidate()
            raise

    def _add_entries(
        self, connection: sa.Connection, rows: list[dict[str, Any]]
    ) -> set[tuple[str, int]]:
        if len(rows) <= MAX_ROWS:
            values = tuple([row[name] for row in rows for name in _COLUMNS])
            try:
                connection.exec_driver_sql(_insert_entries(len(rows)), values)
            except sa.exc.IntegrityError:
                pass  # some exist already, and none was inserted: the slow way finds out which
            else:
                return {(row["table"], row["seq"]) for row in rows}
        return super()._add_entries(connection, rows)

    def _update_tables(self, connection: sa.Connection, states: list[dict[str, Any]]) -> None:
        names = ("of", "new_phase", "new_wake")
        values = tuple([each[name] for each in states for name in names])
        connection.exec_driver_sql(_update_states(len(states)), values)


_COLUMNS: Final = tuple(schema.events.c.keys())


@lru_cache(maxsize=MAX_BATCH)
def _insert_entries(count: int) -> str:
    names = ", ".join(f'"{name}"' for name in _COLUMNS)
    return f"INSERT INTO events ({names}) VALUES {_placeholders(len(_COLUMNS), count)}"


@lru_cache(maxsize=MAX_BATCH)
def _update_states(count: int) -> str:
    return (
        "UPDATE tables SET phase = new.column2, wake = new.column3 "
        f"FROM (VALUES {_placeholders(3, count)}) AS new WHERE id = new.column1"
    )


def _placeholders(columns: int, rows: int) -> str:
    return ", ".join(["(" + ", ".join("?" * columns) + ")"] * rows)


def _writing_engine(url: sa.URL) -> sa.Engine:
    """Return a synchronous engine for the writer's thread.

    An asynchronous one would switch threads for every statement instead of once per commit.
    """
    engine = sa.create_engine(
        url.set(drivername="sqlite"),
        connect_args={"timeout": TIMEOUT_SECONDS, "cached_statements": 3 * MAX_BATCH},
        hide_parameters=True,
    )
    sa.event.listen(engine, "connect", _make_durable)
    return engine


def _make_durable(connection: Any, _record: Any) -> None:
    """Have every commit on disk before it returns, to survive a power failure."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=30000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
