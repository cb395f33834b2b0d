"""What both stores share: the task that writes batches, and the queries.

`sqlite_store` and `postgres_store` hold what differs between the databases.
"""

import asyncio
import secrets
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from time import perf_counter
from typing import Any, Final, TypeAlias

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine

from monuments.server.metrics import Metrics
from monuments.server.storage import schema
from monuments.server.storage.health import Health
from monuments.server.storage.migrations import HEAD, upgrade, version
from monuments.server.storage.store import OldSchemaError, Query, Row, Write

Outcome: TypeAlias = bool | Exception
"""Whether a write got in, or why it failed."""

MAX_BATCH: Final = 256
"""Writes committed in one transaction."""


class SqlStore(ABC):
    """Commits the writes of many tables together, in one task, and runs queries."""

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
