"""The audit log: what the host did.

The database refuses to change or remove a row of it.
"""

from typing import Any, Final, Literal

import msgspec
import sqlalchemy as sa

from monuments.server.storage.schema import acts
from monuments.server.storage.store import Store

MOST_SHOWN: Final = 1_000
"""The number of acts shown at most, the newest first."""


class Act(msgspec.Struct, frozen=True, omit_defaults=True):
    """One act of the host: the deed, its author, and its object."""

    act: Literal["close", "mute", "unmute", "remove", "block", "unblock", "export", "settle"]
    by: str
    at: float
    """Seconds since 1970."""
    number: int = 0
    """The number in the audit log, from 1 without gaps."""
    table: str | None = None
    seat: int | None = None
    line: int | None = None
    """The number of a chat message."""
    address: str | None = None
    until: float | None = None
    """When a restriction ends, in seconds since 1970."""
    words: str = ""
    """The notice shown to the players, or the host's reason."""


def append(act: Act) -> sa.Executable:
    """Return the insert of an act under the next number.

    Two acts at the same moment claim one number; the database refuses the second.
    """
    values: dict[str, Any] = msgspec.structs.asdict(act)
    last = sa.select(sa.func.coalesce(sa.func.max(acts.c.number), 0) + 1).scalar_subquery()
    return sa.insert(acts).values({**values, "number": last})


async def acts_after(store: Store, number: int) -> list[Act]:
    """Return the acts after a number, the oldest first."""
    rows = await store.all(sa.select(acts).where(acts.c.number > number).order_by(acts.c.number))
    return [Act(**row) for row in rows]


async def latest_acts(store: Store, table: str | None = None) -> list[Act]:
    """Return the latest acts, the newest first; with `table`, only those there."""
    query = sa.select(acts).order_by(acts.c.number.desc()).limit(MOST_SHOWN)
    if table is not None:
        query = query.where(acts.c.table == table)
    return [Act(**row) for row in await store.all(query)]


async def last_number(store: Store) -> int:
    """Return the number of the last act, 0 if there is none."""
    row = await store.one(sa.select(sa.func.max(acts.c.number).label("last")))
    return int((row and row["last"]) or 0)
