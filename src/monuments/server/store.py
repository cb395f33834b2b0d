"""The database: one writer that commits many tables at once, and the questions asked of it."""

import asyncio
import sqlite3
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from functools import lru_cache, partial
from pathlib import Path
from time import perf_counter
from typing import Any, Final, TypeAlias

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from monuments.server import postgres, schema
from monuments.server.bus import CHANNEL
from monuments.server.lock import take
from monuments.server.metrics import Metrics
from monuments.server.migrations import upgrade

Row: TypeAlias = Mapping[str, Any]

MOST_AT_ONCE: Final = 256
MOST_ROWS: Final = 1_000
"""So many go into one statement; a record that becomes a table may have more."""


@dataclass(slots=True, eq=False)
class Write:
    """What goes in together. If one of the `rows` is there already, nothing of it does."""

    rows: list[dict[str, Any]] = field(default_factory=list)
    state: dict[str, Any] | None = None
    """Phase and waking time of the table."""
    then: Sequence[sa.Executable] = ()
    only_if: sa.Executable | None = None
    """A statement that goes first: if it changes nothing, the rest is left."""
    notice: str | None = None
    """A table whose watchers are to look again, though its log has nothing new."""
    done: asyncio.Future[bool] | None = None
    """Who waits for it."""


class Store:
    """Tables, seats and logs on disk. Whatever `write` has returned for survives a crash."""

    def __init__(self, url: str, metrics: Metrics) -> None:
        self.url, self._metrics = sa.make_url(url), metrics
        self.process = ""
        """Who tells other processes; set before the first write."""
        self._engine = _engine(url)
        self._own = _writing_engine(self.url) if self.is_sqlite else None
        self._line: sa.Connection | None = None
        """The writer's own connection: a pool would clean it up after every commit."""
        self._lock: sqlite3.Connection | None = None
        self._thread = ThreadPoolExecutor(1, "writer")
        self._waiting: list[Write] = []
        self._asked = asyncio.Event()
        self._closing = False
        self._writer: asyncio.Task[None] | None = None
        insert = sqlite.insert if self._engine.dialect.name == "sqlite" else postgresql.insert
        self._append = (
            insert(schema.events)
            .on_conflict_do_nothing()
            .returning(schema.events.c.table, schema.events.c.seq)
        )
        self._insert = insert

    @property
    def is_sqlite(self) -> bool:
        return self._engine.dialect.name == "sqlite"

    async def open(self) -> None:
        """Bring the database to its present shape and begin to write.

        Raise TakenError if it is SQLite and another process writes to it.
        """
        if self.is_sqlite and self.url.database:
            Path(self.url.database).parent.mkdir(parents=True, exist_ok=True)
            self._lock = take(self.url.database)
        async with self._engine.begin() as connection:
            if not self.is_sqlite:  # two processes may start together
                await connection.execute(sa.text("SELECT pg_advisory_xact_lock(7736)"))
            await connection.run_sync(upgrade)
        self._writer = asyncio.create_task(self._write_on())

    async def close(self) -> None:
        """Write what is waiting, then stop."""
        if self._writer:
            self._closing = True
            self._asked.set()
            await self._writer
        self._thread.shutdown()
        if self._line:
            self._line.close()
        if self._own:
            self._own.dispose()
        await self._engine.dispose()
        if self._lock:
            self._lock.close()

    # --- Writing ------------------------------------------------------------------------------

    async def write(self, write: Write) -> bool:
        """Store it, on disk when this returns. Return False if somebody else was first."""
        write.done = asyncio.get_running_loop().create_future()
        self._waiting.append(write)
        self._asked.set()
        return await write.done

    async def run(
        self, first: sa.Executable, *rest: sa.Executable, notice: str | None = None
    ) -> bool:
        """Run statements together; return False, the rest left, if the first changes nothing."""
        return await self.write(Write(only_if=first, then=rest, notice=notice))

    async def mark(self, statement: sa.Executable, values: Mapping[str, Any]) -> None:
        """Run what need not survive a crash, beside the writer: nobody waits for it. PostgreSQL."""
        async with self._engine.begin() as connection:
            await connection.execute(sa.text("SET LOCAL synchronous_commit = off"))
            await connection.execute(statement, values)

    def insert_new(self, table: sa.Table, /, **values: Any) -> sa.Executable:
        """Return an insert that does nothing if the row is there already."""
        return self._insert(table).values(**values).on_conflict_do_nothing()

    def upsert(self, table: sa.Table, key: str, /, **values: Any) -> sa.Executable:
        statement = self._insert(table).values(**values)
        return statement.on_conflict_do_update(
            index_elements=[key], set_={name: values[name] for name in values if name != key}
        )

    async def _write_on(self) -> None:
        while self._waiting or not self._closing:
            await self._asked.wait()
            batch, self._waiting = self._waiting[:MOST_AT_ONCE], self._waiting[MOST_AT_ONCE:]
            if not self._waiting and not self._closing:
                self._asked.clear()
            if batch:
                started = perf_counter()
                await self._commit(batch)
                self._metrics.commit_seconds.observe(perf_counter() - started)
                self._metrics.commit_size.observe(len(batch))

    async def _commit(self, batch: list[Write]) -> None:
        """Commit all in one transaction; if that fails, each in its own: one harms no other."""
        try:
            won = await self._store(batch)
        except Exception as error:  # noqa: BLE001 (it is raised where it was asked for)
            if len(batch) == 1:
                _tell(batch[0], error)
                return
            for each in batch:
                await self._commit([each])
            return
        for each, result in zip(batch, won, strict=True):
            _tell(each, result)

    async def _store(self, batch: list[Write]) -> list[bool]:
        """Put everything into one transaction; with SQLite in a thread, all at one go."""
        if self._own:
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self._thread, self._store_here, self._own, batch)
        async with self._engine.begin() as connection:
            return await connection.run_sync(self._put, batch)

    def _store_here(self, engine: sa.Engine, batch: list[Write]) -> list[bool]:
        if self._line is None:
            self._line = engine.connect()
        try:
            with self._line.begin():
                return self._put(self._line, batch)
        except BaseException:
            self._line.invalidate()  # what a failed commit left open would go in with the next
            raise

    def _put(self, connection: sa.Connection, batch: list[Write]) -> list[bool]:
        first = set(_first_claims([each for each in batch if _may(connection, each)]))
        # In a fixed order, so that two processes never wait for each other.
        rows = sorted((row for each in first for row in each.rows), key=_key)
        stored = self._add(connection, rows) if rows else set()
        won = [each in first and all(_key(row) in stored for row in each.rows) for each in batch]
        for each, ok in zip(batch, won, strict=True):
            if not ok and each in first:
                self._take_out(connection, [_key(row) for row in each.rows], stored)
        states = [each.state for each, ok in zip(batch, won, strict=True) if ok and each.state]
        if states:
            self._note(connection, sorted(states, key=lambda state: state["of"]))
        for each, ok in zip(batch, won, strict=True):
            for statement in each.then if ok else ():
                connection.execute(statement)
        if not self.is_sqlite:
            self._tell(connection, [each for i, each in enumerate(batch) if won[i]])
        return won

    def _add(self, connection: sa.Connection, rows: list[dict[str, Any]]) -> set[tuple[str, int]]:
        """Add to the logs what is new there, and return where it is."""
        if self.is_sqlite and len(rows) <= MOST_ROWS and _add_at_once(connection, rows):
            return {_key(row) for row in rows}
        return {(str(table), int(seq)) for table, seq in connection.execute(self._append, rows)}

    def _note(self, connection: sa.Connection, states: list[dict[str, Any]]) -> None:
        """Write down where tables stand."""
        if self.is_sqlite:
            names = ("of", "new_phase", "new_wake")
            values = tuple([each[name] for each in states for name in names])
            connection.exec_driver_sql(_update_states(len(states)), values)
        else:
            connection.execute(_UPDATE_STATE, states)

    def _tell(self, connection: sa.Connection, written: list[Write]) -> None:
        """Tell the other processes; PostgreSQL delivers it with the commit, or not at all."""
        for each in written:
            changed = [_key(row) for row in each.rows[-1:]]
            changed += [(each.notice, 0)] if each.notice else []
            for table, seq in changed:
                payload = f"{self.process} {table} {seq}"
                connection.execute(_NOTIFY, {"payload": payload})

    def _take_out(
        self, connection: sa.Connection, keys: list[tuple[str, int]], stored: set[tuple[str, int]]
    ) -> None:
        """Remove the part of a lost write that went in. Nobody has seen it yet."""
        e = schema.events
        for table, seq in stored.intersection(keys):
            connection.execute(sa.delete(e).where(e.c.table == table, e.c.seq == seq))

    # --- Reading ------------------------------------------------------------------------------

    async def all(self, statement: sa.Select[Any]) -> list[Row]:
        """Return the rows."""
        async with self._engine.connect() as connection:
            found = await connection.execute(statement)
            return [dict(row) for row in found.mappings()]

    async def one(self, statement: sa.Select[Any]) -> Row | None:
        """Return the first row, None if there is none."""
        return next(iter(await self.all(statement)), None)

    async def log(self, table: str, after: int = 0) -> list[Row]:
        """Return the entries of a table after a number, in order."""
        e = schema.events
        return await self.all(
            sa.select(e).where(e.c.table == table, e.c.seq > after).order_by(e.c.seq)
        )

    async def table(self, table: str) -> Row | None:
        return await self.one(sa.select(schema.tables).where(schema.tables.c.id == table))

    async def seats(self, table: str) -> list[Row]:
        s = schema.seats
        return await self.all(sa.select(s).where(s.c.table == table).order_by(s.c.seat))

    async def due(self, now: float) -> list[str]:
        """Return the tables where a bot or the clock has something to do."""
        t = schema.tables
        return [
            str(row["id"])
            for row in await self.all(
                sa.select(t.c.id)
                .where(t.c.phase == "playing", t.c.wake <= now)
                .order_by(t.c.wake)
                .limit(500)
            )
        ]


def _tell(write: Write, outcome: bool | Exception) -> None:
    """Tell who waits for a write what came of it."""
    assert write.done is not None, "nobody asked for it"
    if write.done.cancelled():
        return
    if isinstance(outcome, Exception):
        write.done.set_exception(outcome)
    else:
        write.done.set_result(outcome)


_NOTIFY: Final = sa.text(f"SELECT pg_notify('{CHANNEL}', :payload)")
_UPDATE_STATE: Final = (
    sa.update(schema.tables)
    .where(schema.tables.c.id == sa.bindparam("of"))
    .values(phase=sa.bindparam("new_phase"), wake=sa.bindparam("new_wake"))
)


# SQLite lets go of Python's lock at every row it is handed, and the loop, busy with other tables,
# gives it back late. So there all rows go in with one statement.

_COLUMNS: Final = tuple(schema.events.c.keys())


def _add_at_once(connection: sa.Connection, rows: list[dict[str, Any]]) -> bool:
    """Add rows to the logs; return False, with none added, if one is there already."""
    values = tuple([row[name] for row in rows for name in _COLUMNS])
    try:
        connection.exec_driver_sql(_insert_rows(len(rows)), values)
    except sa.exc.IntegrityError:
        return False
    return True


@lru_cache(maxsize=MOST_AT_ONCE)
def _insert_rows(count: int) -> str:
    names = ", ".join(f'"{name}"' for name in _COLUMNS)
    return f"INSERT INTO events ({names}) VALUES {_places(len(_COLUMNS), count)}"


@lru_cache(maxsize=MOST_AT_ONCE)
def _update_states(count: int) -> str:
    return (
        "UPDATE tables SET phase = new.column2, wake = new.column3 "
        f"FROM (VALUES {_places(3, count)}) AS new WHERE id = new.column1"
    )


def _places(columns: int, rows: int) -> str:
    """Return question marks for so many rows."""
    return ", ".join(["(" + ", ".join("?" * columns) + ")"] * rows)


def _may(connection: sa.Connection, write: Write) -> bool:
    if write.only_if is None:
        return True
    result = connection.execute(write.only_if)
    assert isinstance(result, sa.CursorResult)
    return result.rowcount > 0


def _first_claims(batch: list[Write]) -> list[Write]:
    """Return the writes of a batch whose numbers no earlier one of the batch wants."""
    claimed: set[tuple[str, int]] = set()
    found = []
    for each in batch:
        keys = {_key(row) for row in each.rows}
        if not keys & claimed:
            found.append(each)
            claimed |= keys
    return found


def _key(row: Mapping[str, Any]) -> tuple[str, int]:
    return row["table"], row["seq"]


# A process that stands still in the middle of a commit must not hold up the others.
_PATIENCE: Final = {"idle_in_transaction_session_timeout": "4000", "lock_timeout": "2000"}


def _engine(url: str) -> AsyncEngine:
    """Return an engine whose errors do not repeat what was to be stored: names, cards, secrets."""
    driver, _, rest = url.partition("://")
    if not driver.startswith("sqlite"):
        connect = partial(postgres.connect, f"postgresql://{rest}", **_PATIENCE)
        return create_async_engine(
            f"{driver}://",
            async_creator=connect,
            pool_size=8,
            pool_pre_ping=True,
            hide_parameters=True,
        )
    engine = create_async_engine(url, connect_args={"timeout": 30}, hide_parameters=True)
    sa.event.listen(engine.sync_engine, "connect", _make_durable)
    return engine


def _writing_engine(url: sa.URL) -> sa.Engine:
    """Return an engine for the writer's thread: one hop for a commit instead of one a statement."""
    arguments = {"timeout": 30, "cached_statements": 3 * MOST_AT_ONCE}
    engine = sa.create_engine(
        url.set(drivername="sqlite"), connect_args=arguments, hide_parameters=True
    )
    sa.event.listen(engine, "connect", _make_durable)
    return engine


def _make_durable(connection: Any, _record: Any) -> None:
    """A commit is on disk before it is answered, also if the power fails."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=30000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
