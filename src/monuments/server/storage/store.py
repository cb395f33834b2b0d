"""The store: its protocol, and what the stores of both databases share.

Entries of many tables are committed together by one writer. `sqlite_store` and `postgres_store`
hold what differs between the databases; `databases` chooses one of them.
"""

import asyncio
import secrets
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from time import perf_counter
from typing import Any, Final, Protocol, TypeAlias

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine

from monuments.server.metrics import Metrics
from monuments.server.storage import schema
from monuments.server.storage.health import Health
from monuments.server.storage.migrations import HEAD, upgrade, version
from monuments.server.storage.notifications import Notifications

Row: TypeAlias = Mapping[str, Any]
Query: TypeAlias = sa.Select[Any] | sa.TextualSelect
Outcome: TypeAlias = bool | Exception
"""Whether a write got in, or why it failed."""

MAX_BATCH: Final = 256
"""Writes committed in one transaction."""


class LostLeaseError(Exception):
    """Nothing was stored: another process owns the table now."""


@dataclass(frozen=True, slots=True)
class Lease:
    """The right to write entries of a table, as the database knows it."""

    process: str
    """The owner."""
    epoch: int
    """Grows with every change of owner; a write with an older one is refused."""
    previous: str | None = None
    """The process that owned the table until now, if this one took it over."""


@dataclass(slots=True, eq=False)
class Write:
    """Changes stored together, or not at all if one of the `rows` exists already."""

    rows: list[dict[str, Any]] = field(default_factory=list)
    """New entries, as rows of `events`."""
    state: dict[str, Any] | None = None
    """The table's id, new phase and new wake-up time: `of`, `new_phase` and `new_wake`."""
    then: Sequence[sa.Executable] = ()
    only_if: sa.Executable | None = None
    """A statement that runs first; if it changes no row, the rest is skipped."""
    fence: int | None = None
    """The epoch of the writer's lease; nothing is stored if it is not the present one."""
    notice: str | None = None
    """A table that other processes have to read again although its log has no new entry."""
    done: asyncio.Future[bool] | None = None
    """Resolved with the outcome after the commit."""


class Store(Protocol):
    """Tables, seats and logs on disk. A write that was acknowledged survives a crash."""

    process: str
    """The id of this process among those that share the database."""
    is_shared: bool
    """Whether other processes may write to the database at the same time."""
    notifications: Notifications
    """Reports entries stored by other processes."""
    health: Health
    """Whether reading and writing work."""

    @property
    def location(self) -> str:
        """Return the database's file or address without its password, for error messages."""

    async def open(self) -> None:
        """Run pending migrations and start the writer.

        Raise TakenError if the database cannot be shared and another process uses it.
        """

    async def attach(self) -> None:
        """Open the database beside a running server: nothing is locked or migrated.

        Raise OldSchemaError if its migrations are not those of this program.
        """

    async def close(self) -> None:
        """Store the waiting writes, then disconnect."""

    async def write(self, write: Write) -> bool:
        """Store a write; it is on disk when this returns.

        Return False, with nothing stored, if one of its entries exists already: another process
        or an earlier write was first. Raise LostLeaseError if it has a fence of the past.
        """

    async def run(
        self, first: sa.Executable, *rest: sa.Executable, notice: str | None = None
    ) -> bool:
        """Run statements in one transaction.

        Return False, with the rest skipped, if the first one changes no row.
        """

    def insert_new(self, table: sa.Table, /, **values: Any) -> sa.Executable:
        """Return an insert that changes nothing if the row exists already."""

    def upsert(self, table: sa.Table, key: str, /, **values: Any) -> sa.Executable:
        """Return an insert that updates the row with the same `key` if there is one."""

    async def settle(self) -> None:
        """Wait until all earlier writes are as safe as acknowledged ones."""

    async def cautions(self) -> list[str]:
        """Return a sentence for each setting of the database with which plays can be lost."""

    async def all(self, statement: Query) -> list[Row]:
        """Return the rows found by a query."""

    async def one(self, statement: Query) -> Row | None:
        """Return the first row found by a query, None if there is none."""

    async def log(self, table: str, after: int = 0) -> list[Row]:
        """Return the entries of a table after a sequence number, in order."""

    async def table(self, table: str) -> Row | None: ...

    async def seats(self, table: str) -> list[Row]: ...

    async def count(self, table: sa.Table) -> int:
        """Return the number of rows of a database table."""

    async def played_games(self) -> list[str]:
        """Return the games with tables in play, the one with the most tables first."""

    async def due(self, now: float) -> list[str]:
        """Return the tables whose wake-up time has come, but not those of other processes."""

    async def claim(self, table: str, dead: Mapping[str, float] | None = None) -> Lease:
        """Return the lease of a table, taken now if no living process has it.

        The `dead` have ended although their time, given with each, is not over. One that has
        renewed it since is alive.
        """

    async def release(self, table: str) -> None:
        """Give up the lease of a table."""

    async def stay_alive(self, seconds: float) -> None:
        """Keep all leases of this process for this time of the database's clock."""

    async def depart(self) -> None:
        """Give up all leases of this process, which is not alive any more for the others."""

    def introduce(self, address: str, secret: str) -> None:
        """Set where other processes reach this one, and what proves that they may."""

    async def reach(self, process: str) -> Row | None:
        """Return `address`, `secret` and `until` of a living process."""

    async def alive(self) -> set[str]:
        """Return the processes that are alive."""

    async def owned(self) -> set[str]:
        """Return the tables whose lease this process has."""


class OldSchemaError(Exception):
    """The database was made by another release; the message says what to do."""


class SqlStore(ABC):
    """The batched writer and the queries of both stores."""

    def __init__(self, engine: AsyncEngine, insert: Callable[..., Any], metrics: Metrics) -> None:
        self.process = secrets.token_hex(8)
        self._engine, self._insert, self._metrics = engine, insert, metrics
        self._reading_engine = engine
        self._append = (
            insert(schema.events)
            .on_conflict_do_nothing()
            .returning(schema.events.c.table, schema.events.c.seq)
        )
        self.health = Health()
        self._waiting: list[Write] = []
        self._wake_writer = asyncio.Event()
        self._closing = False
        self._writer: asyncio.Task[None] | None = None

    async def _migrate_and_start(self, *first: sa.Executable) -> None:
        async with self._engine.begin() as connection:
            for statement in first:
                await connection.execute(statement)
            await connection.run_sync(upgrade)
        self._writer = asyncio.create_task(self._write_batches())

    async def attach(self) -> None:
        async with self._engine.connect() as connection:
            if await connection.run_sync(version) != HEAD:
                raise OldSchemaError("another release made this database: start its server once")
        self._writer = asyncio.create_task(self._write_batches())

    async def close(self) -> None:
        if self._writer:
            self._closing = True
            self._wake_writer.set()
            await self._writer
        await self._engine.dispose()

    # --- Writing ------------------------------------------------------------------------------

    async def write(self, write: Write) -> bool:
        write.done = asyncio.get_running_loop().create_future()
        self._waiting.append(write)
        self._wake_writer.set()
        return await write.done

    async def run(
        self, first: sa.Executable, *rest: sa.Executable, notice: str | None = None
    ) -> bool:
        return await self.write(Write(only_if=first, then=rest, notice=notice))

    def insert_new(self, table: sa.Table, /, **values: Any) -> sa.Executable:
        statement: sa.Executable = self._insert(table).values(**values).on_conflict_do_nothing()
        return statement

    def upsert(self, table: sa.Table, key: str, /, **values: Any) -> sa.Executable:
        changed = {name: value for name, value in values.items() if name != key}
        statement: sa.Executable = (
            self._insert(table)
            .values(**values)
            .on_conflict_do_update(index_elements=[key], set_=changed)
        )
        return statement

    async def settle(self) -> None:
        await self.write(Write())

    async def cautions(self) -> list[str]:
        return []

    async def _write_batches(self) -> None:
        while self._waiting or not self._closing:
            await self._wake_writer.wait()
            batch, self._waiting = self._waiting[:MAX_BATCH], self._waiting[MAX_BATCH:]
            if not self._waiting and not self._closing:
                self._wake_writer.clear()
            if batch:
                started = perf_counter()
                await self._commit(batch)
                self._metrics.commit_seconds.observe(perf_counter() - started)
                self._metrics.commit_size.observe(len(batch))

    async def _commit(self, batch: list[Write]) -> None:
        """Commit a batch; if that fails, commit one by one so that only bad ones fail."""
        try:
            won = await self._store(batch)
        except Exception as error:  # noqa: BLE001 (raised again by the `write` that waits for it)
            if len(batch) == 1 or isinstance(error, OSError):  # no database: none can be stored
                self.health.note_failure(error)
                for each in batch:
                    _resolve(each, error)
                return
            for each in batch:
                await self._commit([each])
            return
        self.health.note_write()
        for each, result in zip(batch, won, strict=True):
            _resolve(each, result)

    @abstractmethod
    async def _store(self, batch: list[Write]) -> list[Outcome]:
        """Store a batch in one transaction; return whether each write got in."""

    def _apply(self, connection: sa.Connection, batch: list[Write]) -> list[bool]:
        """Run the statements of a batch without fences; return which writes got in."""
        allowed = [
            each
            for each in batch
            if each.only_if is None or _changes_a_row(connection, each.only_if)
        ]
        claimed: set[tuple[str, int]] = set()
        first = set()  # the writes whose numbers no earlier write of the batch claims
        for each in allowed:
            keys = {_key(row) for row in each.rows}
            if not keys & claimed:
                first.add(each)
                claimed |= keys
        # In a fixed order, so that two processes cannot deadlock.
        rows = sorted((row for each in first for row in each.rows), key=_key)
        stored = self._add_entries(connection, rows) if rows else set()
        won = [each in first and all(_key(row) in stored for row in each.rows) for each in batch]
        for each, ok in zip(batch, won, strict=True):
            if not ok and each in first:
                e = schema.events  # nobody has read its entries yet
                for table, seq in stored.intersection(map(_key, each.rows)):
                    connection.execute(sa.delete(e).where(e.c.table == table, e.c.seq == seq))
        states = [each.state for each, ok in zip(batch, won, strict=True) if ok and each.state]
        if states:
            self._update_tables(connection, sorted(states, key=lambda state: state["of"]))
        for each, ok in zip(batch, won, strict=True):
            for statement in each.then if ok else ():
                connection.execute(statement)
        return won

    def _add_entries(
        self, connection: sa.Connection, rows: list[dict[str, Any]]
    ) -> set[tuple[str, int]]:
        """Insert the entries that do not exist yet; return their tables and numbers."""
        return {(str(table), int(seq)) for table, seq in connection.execute(self._append, rows)}

    def _update_tables(self, connection: sa.Connection, states: list[dict[str, Any]]) -> None:
        """Store the phase and the wake-up time of tables."""
        connection.execute(_UPDATE_STATE, states)

    # --- Reading ------------------------------------------------------------------------------

    async def all(self, statement: Query) -> list[Row]:
        try:
            async with self._reading_engine.connect() as connection:
                found = await connection.execute(statement)
                return [dict(row) for row in found.mappings()]
        except Exception as error:
            self.health.note_failure(error)
            raise

    async def one(self, statement: Query) -> Row | None:
        return next(iter(await self.all(statement)), None)

    async def log(self, table: str, after: int = 0) -> list[Row]:
        e = schema.events
        return await self.all(
            sa.select(e).where(e.c.table == table, e.c.seq > after).order_by(e.c.seq)
        )

    async def table(self, table: str) -> Row | None:
        return await self.one(sa.select(schema.tables).where(schema.tables.c.id == table))

    async def seats(self, table: str) -> list[Row]:
        s = schema.seats
        return await self.all(sa.select(s).where(s.c.table == table).order_by(s.c.seat))

    async def count(self, table: sa.Table) -> int:
        row = await self.one(sa.select(sa.func.count().label("count")).select_from(table))
        return int(row["count"]) if row else 0

    async def played_games(self) -> list[str]:
        t = schema.tables
        rows = await self.all(
            sa.select(t.c.game)
            .where(t.c.phase == "playing")
            .group_by(t.c.game)
            .order_by(sa.func.count().desc(), t.c.game)
        )
        return [str(row["game"]) for row in rows]

    async def due(self, now: float) -> list[str]:
        t = schema.tables
        rows = await self.all(
            sa.select(t.c.id)
            .where(t.c.phase == "playing", t.c.wake <= now, *self._may_wake())
            .order_by(t.c.wake)
            .limit(500)
        )
        return [str(row["id"]) for row in rows]

    def _may_wake(self) -> Sequence[sa.ColumnElement[bool]]:
        """Return the condition for tables that no other process owns."""
        return ()


_UPDATE_STATE: Final = (
    sa.update(schema.tables)
    .where(schema.tables.c.id == sa.bindparam("of"))
    .values(phase=sa.bindparam("new_phase"), wake=sa.bindparam("new_wake"))
)


def _resolve(write: Write, outcome: Outcome) -> None:
    """Hand the outcome to the coroutine that waits for a write."""
    assert write.done is not None, "only `write` queues a write"
    if write.done.cancelled():
        return
    if isinstance(outcome, Exception):
        write.done.set_exception(outcome)
    else:
        write.done.set_result(outcome)


def _changes_a_row(connection: sa.Connection, statement: sa.Executable) -> bool:
    result = connection.execute(statement)
    assert isinstance(result, sa.CursorResult)
    return result.rowcount > 0


def _key(row: Mapping[str, Any]) -> tuple[str, int]:
    return row["table"], row["seq"]
