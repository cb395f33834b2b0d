"""Which process acts for the bots and the clock of a table, where there are several."""

from typing import TYPE_CHECKING

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql

from monuments.server.schema import leases

if TYPE_CHECKING:
    from monuments.server.house import House
    from monuments.server.tables import Table


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
