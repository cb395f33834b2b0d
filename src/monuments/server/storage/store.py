"""The store: what the rest of the server may ask of a database.

`databases` chooses one of the two that do it, `sqlite_store` and `postgres_store`.
"""

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol, TypeAlias

import sqlalchemy as sa

from monuments.server.storage.health import Health
from monuments.server.storage.notifications import Notifications

Row: TypeAlias = Mapping[str, Any]
Query: TypeAlias = sa.Select[Any] | sa.TextualSelect


class OldSchemaError(Exception):
    """The database was made by another release; the message says what to do."""


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
