"""The store on PostgreSQL: several processes share one database."""

import asyncio
import math
from collections.abc import Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import partial
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql
from sqlalchemy.ext.asyncio import create_async_engine

from monuments.server.database_address import one_each, without_secrets
from monuments.server.metrics import Metrics
from monuments.server.settings import PREFIX, SettingError
from monuments.server.storage.notifications import CHANNEL, Notifications, PostgresNotifications
from monuments.server.storage.schema import events, leases, processes, tables
from monuments.server.storage.sql_store import Outcome, SqlStore
from monuments.server.storage.store import Lease, LostLeaseError, Query, Row, Write

# The writer's plan is made once. With few rows at first, the planner would choose scans of whole
# tables; with few rows a statement, it would plan each one again.
_PREPARED: Final = {
    "plan_cache_mode": "force_generic_plan",
    "enable_seqscan": "off",
    "enable_hashjoin": "off",
    "enable_mergejoin": "off",
}
# A process that is suspended in the middle of a commit must not hold up the others.
_TIMEOUTS: Final = {"idle_in_transaction_session_timeout": "4000", "lock_timeout": "2000"}
CONNECT_SECONDS: Final = 3.0
"""How long a host may take to accept a connection before the next one is tried."""
SILENT_SECONDS: Final = 8.0
"""How long the database may take to commit, or to answer a question."""
TARGET: Final = "target_session_attrs"
_SAFE: Final = ("on", "remote_apply")
"""Values of `synchronous_commit` with which an answered play is on disk, here and on a replica."""


class PostgresStore(SqlStore):
    """Coordinates the processes by unique keys, leases and notifications."""

    is_shared: bool = True

    def __init__(self, address: str, metrics: Metrics) -> None:
        engine = create_async_engine(
            "postgresql+asyncpg://",
            async_creator=partial(connect, address, **_TIMEOUTS),
            pool_size=8,
            hide_parameters=True,
        )
        # As good as a ping before every use, and free: a lost connection is known to be closed.
        sa.event.listen(engine.sync_engine, "checkout", _refuse_closed)
        super().__init__(engine, postgresql.insert, metrics)
        self._reading_engine = engine.execution_options(isolation_level="AUTOCOMMIT")
        self.notifications: Notifications = PostgresNotifications(
            partial(connect, address), self.process
        )
        self._address = address
        self._introduced: tuple[str | None, str | None] = None, None
        self._plain: Any = None
        """The writer's connection for batches of entries alone, without SQLAlchemy's part."""

    @property
    def location(self) -> str:
        return without_secrets(self._address)

    async def open(self) -> None:
        # Two processes may start at the same time: one waits for the other's migrations.
        await self._migrate_and_start(
            sa.text("SET LOCAL lock_timeout = 60000"),
            sa.text("SET LOCAL idle_in_transaction_session_timeout = 60000"),
            sa.text("SELECT pg_advisory_xact_lock(7736)"),
        )
        await self.run(_FORGET_KILLED)

    async def close(self) -> None:
        await super().close()
        if self._plain:
            await self._plain.close(timeout=1)

    # --- Writing ------------------------------------------------------------------------------

    async def _store(self, batch: list[Write]) -> list[Outcome]:
        if not any(each.then or each.only_if is not None or each.notice for each in batch):
            found = await self._store_plain(batch)
            if found is not None:
                return found
        async with self._engine.begin() as connection:
            raw = await connection.get_raw_connection()
            with _ended_if_silent(raw.driver_connection):
                return await connection.run_sync(self._apply_and_notify, batch)

    async def _store_plain(self, batch: list[Write]) -> list[Outcome] | None:
        """Store entries with one prepared statement, its own transaction.

        Return None, with nothing stored, if some entries exist or are no valid rows: the long way
        finds out which, and its errors show no values.
        """
        import asyncpg

        if self._plain is None or self._plain.is_closed():
            self._plain = await connect(self._address, **_TIMEOUTS, **_PREPARED)
        fences = _fences(batch)
        rows = [row for each in batch for row in each.rows]
        states = [each.state for each in batch if each.state]
        try:
            with _ended_if_silent(self._plain):
                found = await self._plain.fetch(
                    _STORE,
                    self.process,
                    *_columns(fences, 2),
                    *_columns([tuple(row[name] for name in _ROW) for row in rows], len(_ROW)),
                    [_fence_of(each) for each in batch for _ in each.rows],
                    *_columns([(s["of"], s["new_phase"], s["new_wake"]) for s in states], 3),
                    [_fence_of(each) for each in batch if each.state],
                )
        except (asyncpg.IntegrityConstraintViolationError, asyncpg.DataError):
            return None
        except BaseException as error:
            if self._plain.is_closed():
                raise ConnectionError("the connection to the database was lost") from error
            # An interrupted statement must not be followed by another one on this connection.
            self._plain.terminate()
            raise
        held = {(row["table"], row["epoch"]) for row in found}
        return [_outcome(each, held) for each in batch]

    def _apply_and_notify(self, connection: sa.Connection, batch: list[Write]) -> list[Outcome]:
        """Notify other processes in the same transaction: delivered on commit, or never."""
        fences = _fences(batch)
        ids, epochs = _columns(fences, 2)
        given = {"me": self.process, "tables": ids, "epochs": epochs}
        held = {(t, e) for t, e in connection.execute(_HOLD, given)} if fences else set()
        outcomes = [_outcome(each, held) for each in batch]
        allowed = [each for each, ok in zip(batch, outcomes, strict=True) if ok is True]
        won = self._apply(connection, allowed)
        for each, ok in zip(allowed, won, strict=True):
            outcomes[batch.index(each)] = ok
            if ok and each.notice:
                connection.execute(_NOTIFY, {"payload": f"{self.process} {each.notice} 0"})
        return outcomes

    async def settle(self) -> None:
        # A row that is written, so that with a synchronous replica the commit waits for it. What
        # a failed commit left would otherwise be read before it is there.
        await self.run(_TOUCH.bindparams(me=self.process))

    # --- Reading ------------------------------------------------------------------------------

    async def all(self, statement: Query) -> list[Row]:
        async with asyncio.timeout(SILENT_SECONDS):
            return await super().all(statement)

    async def cautions(self) -> list[str]:
        row = await self.one(_DURABILITY)
        assert row is not None, "PostgreSQL knows its settings"
        found = []
        if row["fsync"] == "off":
            found.append("fsync is off, so a power failure can damage the database: set it to on")
        if row["commit"] not in _SAFE:
            found.append(
                f"synchronous_commit is {row['commit']}, so answered plays can be lost:"
                " set it to on"
            )
        if self._has_replica and not row["standbys"]:
            found.append(
                "synchronous_standby_names is empty, so a replica can miss the last answered plays:"
                " set it to the replica's name"
            )
        return found

    @property
    def _has_replica(self) -> bool:
        return len(one_each(self._address)) > 1 or TARGET in self._address

    # --- Leases -------------------------------------------------------------------------------

    async def claim(self, table: str, dead: Mapping[str, float] | None = None) -> Lease:
        async with asyncio.timeout(SILENT_SECONDS):
            return await self._claim(table, dead or {})

    async def _claim(self, table: str, dead: Mapping[str, float]) -> Lease:
        while True:
            row = await self.one(_LEASE.bindparams(table=table))
            process = row["process"] if row else None
            ended = dead.get(process or "", -math.inf)
            if row and (process == self.process or (row["alive"] and row["until"] > ended)):
                return Lease(row["process"], row["epoch"])
            own = {"table": table, "me": self.process, "dead": process, "ended": ended}
            async with self._engine.begin() as connection:
                taken = (await connection.execute(_CLAIM, own)).first()
                if taken and process:
                    await connection.execute(_NOTIFY, {"payload": f"{self.process} {table} -1"})
            if taken:
                return Lease(self.process, taken.epoch, process)

    async def release(self, table: str) -> None:
        own = (leases.c.table == table, leases.c.process == self.process)
        await self.run(sa.update(leases).where(*own).values(process=None))

    async def stay_alive(self, seconds: float) -> None:
        address, secret = self._introduced
        given = {"address": address, "secret": secret, "seconds": seconds}
        await self.run(_STAY.bindparams(me=self.process, **given))

    async def depart(self) -> None:
        await self.run(sa.delete(processes).where(processes.c.process == self.process))

    def introduce(self, address: str, secret: str) -> None:
        self._introduced = address, secret

    async def reach(self, process: str) -> Row | None:
        p = processes.c
        now = sa.extract("epoch", sa.func.clock_timestamp())
        found = sa.select(p.address, p.secret, p.until)
        return await self.one(found.where(p.process == process, p.until > now))

    async def alive(self) -> set[str]:
        now = sa.extract("epoch", sa.func.clock_timestamp())
        rows = await self.all(sa.select(processes.c.process).where(processes.c.until > now))
        return {row["process"] for row in rows}

    async def owned(self) -> set[str]:
        rows = await self.all(sa.select(leases.c.table).where(leases.c.process == self.process))
        return {row["table"] for row in rows}

    def _may_wake(self) -> Sequence[sa.ColumnElement[bool]]:
        lease, process = leases.c, processes.c
        now = sa.extract("epoch", sa.func.clock_timestamp())
        same = (lease.table == tables.c.id, lease.process == process.process)
        return [~sa.exists().where(*same, lease.process != self.process, process.until > now)]


_ROW: Final = tuple(events.c.keys())
_UNFENCED: Final = 0
"""The epoch of a write without a fence."""

# A lease is locked until the commit. Another process that takes it over waits for that, and a
# writer that comes after it finds the epoch changed: nothing can happen between check and write.
_HELD: Final = """
SELECT own."table", own.epoch
FROM leases AS own JOIN unnest({tables}, {epochs}) AS wished(id, epoch)
    ON own."table" = wished.id AND own.epoch = wished.epoch
WHERE own.process = {me}
ORDER BY own."table"
FOR SHARE OF own
"""
_HOLD: Final = sa.text(
    _HELD.format(tables="CAST(:tables AS text[])", epochs="CAST(:epochs AS int[])", me=":me")
)
_STORE: Final = f"""
WITH held AS (
    {_HELD.format(tables="$2::text[]", epochs="$3::int[]", me="$1")}
), stored AS (
    INSERT INTO events ("table", seq, at, seat, entry, command)
    SELECT new.id, new.seq, new.at, new.seat, new.entry, new.command
    FROM unnest($4::text[], $5::int[], $6::float8[], $7::int[], $8::text[], $9::text[], $10::int[])
        AS new(id, seq, at, seat, entry, command, epoch)
    WHERE new.epoch = {_UNFENCED} OR (new.id, new.epoch) IN (SELECT "table", epoch FROM held)
    RETURNING "table", seq
), updated AS (
    UPDATE tables SET phase = new.phase, wake = new.wake
    FROM unnest($11::text[], $12::text[], $13::float8[], $14::int[]) AS new(id, phase, wake, epoch)
    WHERE tables.id = new.id
        AND (new.epoch = {_UNFENCED} OR (new.id, new.epoch) IN (SELECT "table", epoch FROM held))
)
SELECT "table", epoch FROM held
"""

_ALIVE: Final = (
    "EXISTS (SELECT FROM processes WHERE processes.process = leases.process"
    " AND until > extract(epoch FROM clock_timestamp()))"
)
_UNTIL: Final = "(SELECT until FROM processes WHERE processes.process = leases.process)"
_LEASE: Final = sa.text(
    f"SELECT process, epoch, {_ALIVE} AS alive, {_UNTIL} AS until"
    ' FROM leases WHERE "table" = :table'
).columns(process=sa.String, epoch=sa.Integer, alive=sa.Boolean, until=sa.Double)
_CLAIM: Final = sa.text(f"""
INSERT INTO leases ("table", process, epoch) VALUES (:table, :me, 1)
ON CONFLICT ("table") DO UPDATE SET process = :me, epoch = leases.epoch + 1
WHERE NOT {_ALIVE} OR (leases.process = CAST(:dead AS text) AND {_UNTIL} <= :ended)
RETURNING epoch
""")
_STAY: Final = sa.text("""
INSERT INTO processes (process, until, address, secret)
VALUES (:me, extract(epoch FROM clock_timestamp()) + :seconds, :address, :secret)
ON CONFLICT (process) DO UPDATE SET until = excluded.until
""")
_TOUCH: Final = sa.text("UPDATE processes SET until = until WHERE process = :me")
_DURABILITY: Final = sa.text("""
SELECT current_setting('fsync') AS fsync, current_setting('synchronous_commit') AS commit,
    current_setting('synchronous_standby_names') AS standbys
""").columns(fsync=sa.String, commit=sa.String, standbys=sa.String)
_FORGET_KILLED: Final = sa.text(
    "DELETE FROM processes WHERE until < extract(epoch FROM clock_timestamp()) - 3600"
)


_NOTIFY: Final = sa.text(f"SELECT pg_notify('{CHANNEL}', :payload)")


def _fences(batch: list[Write]) -> list[tuple[str, int]]:
    """Return the tables and epochs that a batch depends on."""
    return sorted({(each.rows[0]["table"], each.fence) for each in batch if each.fence})


def _fence_of(write: Write) -> int:
    return write.fence or _UNFENCED


def _outcome(write: Write, held: Collection[tuple[str, int]]) -> Outcome:
    """Return whether a write passes its fence."""
    if write.fence is None or (write.rows[0]["table"], write.fence) in held:
        return True
    return LostLeaseError(write.rows[0]["table"])


def _columns(rows: Sequence[Sequence[Any]], count: int) -> list[list[Any]]:
    """Return rows as columns, the form in which a statement takes any number of them."""
    return [list(column) for column in zip(*rows, strict=True)] if rows else [[]] * count


@contextmanager
def _ended_if_silent(connection: Any) -> Iterator[None]:
    """End a connection whose database does not answer.

    It is not told to cancel: a commit that waits for a replica would then count without it.
    """
    loop = asyncio.get_running_loop()
    ending = loop.call_later(SILENT_SECONDS, connection.terminate)
    try:
        yield
    finally:
        ending.cancel()


def _refuse_closed(connection: Any, _record: Any, _proxy: Any) -> None:
    """Have the pool open a new connection instead of one that the database has closed."""
    if connection.driver_connection.is_closed():
        raise sa.exc.DisconnectionError


async def connect(address: str, **settings: str) -> Any:
    """Open a connection with these session settings, to the first host that takes one.

    Raise SettingError if the address is not valid, and OSError if no host can be reached or none
    is what `target_session_attrs` in the address asks for.
    """
    import asyncpg  # an extra

    each, causes = one_each(address), list[Exception]()
    is_replica_possible = len(each) > 1 and TARGET not in address
    wished = {TARGET: "read-write"} if is_replica_possible else {}
    for one in each:
        try:
            return await _connect(one, settings, wished)
        except asyncpg.TargetServerAttributeNotMatched:
            causes.append(ConnectionError("no server of the address accepts writes"))
        except (OSError, asyncpg.CannotConnectNowError) as error:  # it is starting, or stopping
            causes.append(error)
    raise causes[-1]


async def _connect(address: str, settings: dict[str, str], wished: dict[str, Any]) -> Any:
    """Open a connection to one host. Only asyncpg reads the address."""
    import asyncpg

    try:
        return await asyncpg.connect(
            address, server_settings=settings, timeout=CONNECT_SECONDS, **wished
        )
    except OSError:  # one about certificates is a ValueError as well
        raise
    except ValueError as error:
        known = isinstance(error, asyncpg.InterfaceError)
        # Messages of other libraries may quote a part of the address, which may be secret.
        words = str(error).splitlines()[0] if known else "it cannot be read"
        raise SettingError(f"{PREFIX}DATABASE_URL: {words}") from None
