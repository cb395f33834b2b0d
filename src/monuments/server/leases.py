"""Which process acts for the bots and the clock of a table, where there are several."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql

from monuments.server.schema import leases, seats

if TYPE_CHECKING:
    from monuments.server.house import House
    from monuments.server.tables import Table

SEEN_SECONDS: Final = 5.0
"""So long a process may be silent about who is connected to it; it speaks twice a second."""


async def hold(table: "Table") -> bool:
    """Take or keep the lease of a table; return False if another process has it."""
    house, now = table.house, table.house.clock.now()
    seconds = house.settings.lease_seconds
    if house.store.is_sqlite or table.lease > now + seconds / 2:
        return True
    values = {"process": house.clock.process, "until": now + seconds}
    statement = postgresql.insert(leases).values(table=table.id, **values)
    held = await house.store.run(
        statement.on_conflict_do_update(
            index_elements=["table"],
            set_=values,
            where=sa.or_(leases.c.until < now, leases.c.process == house.clock.process),
        )
    )
    table.lease = now + seconds if held else 0.0
    return held


async def release(house: "House", table: str | None = None) -> None:
    """Give back one lease, or all of this process."""
    if house.store.is_sqlite:
        return
    mine = [leases.c.process == house.clock.process]
    if table is not None:
        mine.append(leases.c.table == table)
    await house.store.run(sa.delete(leases).where(*mine))


# --- Who is connected somewhere ---------------------------------------------------------------


# One statement for all tables; it waits for nobody, not even for a process that notes the same.
_PAIRS: Final = (
    sa.func.unnest(
        sa.bindparam("tables", type_=postgresql.ARRAY(sa.String)),
        sa.bindparam("numbers", type_=postgresql.ARRAY(sa.Integer)),
    )
    .table_valued("table", "seat")
    .render_derived()
)
_FREE: Final = (
    sa.select(seats.c.table, seats.c.seat)
    .where(seats.c.table == _PAIRS.c.table, seats.c.seat == _PAIRS.c.seat)
    .with_for_update(of=seats, skip_locked=True)
    .subquery()
)
_NOTE: Final = (
    sa.update(seats)
    .where(seats.c.table == _FREE.c.table, seats.c.seat == _FREE.c.seat)
    .values(seen=sa.bindparam("now"))
)


async def note_seen(house: "House", tables: Iterable["Table"], now: float) -> None:
    """Let the other processes know who is connected here; only where absence counts."""
    if house.store.is_sqlite:
        return
    here = [(table.id, seat) for table in tables if table.settings.absence for seat in _here(table)]
    if here:
        ids, numbers = zip(*here, strict=True)
        values = {"tables": list(ids), "numbers": list(numbers), "now": now}
        await house.store.mark(_NOTE, values)


def _here(table: "Table") -> set[int]:
    return {follower.seat for follower in table.followers if follower.seat is not None}


async def note_gone(table: "Table") -> None:
    """Keep since when each is gone while the table is not in memory: a bot waits for them."""
    if table.settings.absence and table.house.store.is_sqlite:
        for seat, since in table.gone.items():
            mine = (seats.c.table == table.id, seats.c.seat == seat)
            await table.house.store.run(sa.update(seats).where(*mine).values(seen=since))


def gone_from(table: "Table") -> dict[int, float]:
    """Return since when each is gone from a table that comes back to memory."""
    seen = ((seat, person.seen) for seat, person in enumerate(table.people))
    return {seat: since for seat, since in seen if since is not None}


async def is_elsewhere(table: "Table", seat: int) -> bool:
    """Tell whether a seat has lately been seen by another process."""
    if table.house.store.is_sqlite:
        return False
    row = await table.house.store.one(
        sa.select(seats.c.seen).where(seats.c.table == table.id, seats.c.seat == seat)
    )
    seen = row["seen"] if row else None
    patience = max(SEEN_SECONDS, table.settings.absence)
    return seen is not None and table.house.clock.now() - seen < patience
