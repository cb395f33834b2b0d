"""Who is connected, to this process or to another one, and since when the rest are gone.

Each process notes in the database who is connected to it, and reads what the others have noted.
With SQLite there are no others, and nothing is noted while a table is in memory.
"""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Final

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql

from monuments.server.schema import seats

if TYPE_CHECKING:
    from monuments.server.house import House
    from monuments.server.store import Row
    from monuments.server.tables import Table

SEEN_SECONDS: Final = 5.0
"""So long a process may be silent about who is connected to it."""
NOTE_SECONDS: Final = 2.0
"""So old a note may be before it is made anew."""

# One statement for all tables; it waits for nobody, not even for a process that notes the same.
_PAIRS: Final = (
    sa.func.unnest(
        sa.bindparam("tables", type_=postgresql.ARRAY(sa.String)),
        sa.bindparam("numbers", type_=postgresql.ARRAY(sa.Integer)),
    )
    .table_valued("table", "seat")
    .render_derived()
)


def _update(*only: sa.ColumnElement[bool]) -> sa.Update:
    """Return a change of those of the given seats for which something is true."""
    free = (
        sa.select(seats.c.table, seats.c.seat)
        .where(seats.c.table == _PAIRS.c.table, seats.c.seat == _PAIRS.c.seat, *only)
        .with_for_update(of=seats, skip_locked=True)
        .subquery()
    )
    return sa.update(seats).where(seats.c.table == free.c.table, seats.c.seat == free.c.seat)


_NOTE: Final = _update(
    sa.or_(seats.c.seen_by.is_(None), seats.c.seen < sa.bindparam("old"))
).values(seen=sa.bindparam("now"), seen_by=sa.bindparam("me"))
_LET_GO: Final = _update(seats.c.seen_by == sa.bindparam("me")).values(
    seen=sa.bindparam("now"), seen_by=None
)


class Presence:
    """What this process tells the others about its seats, and hears about theirs."""

    def __init__(self, house: "House") -> None:
        self._house = house
        self._noted: set[tuple[str, int]] = set()

    async def look(self, tables: Iterable["Table"]) -> list["Table"]:
        """Tell who is here, and return the tables at which others have come or gone elsewhere."""
        followed = {table.id: table for table in tables if table.followers}
        here = {(table.id, seat) for table in followed.values() for seat in table.connected()}
        await self._let_go(self._noted - here)
        await self._note(here)
        return await self._hear(followed)

    async def come(self, table: "Table", seat: int) -> None:
        """Tell at once that somebody is here: another process may be about to miss them."""
        if not self._house.store.is_sqlite:
            await self._note({(table.id, seat)})

    async def end(self) -> None:
        """Tell that nobody is here any more."""
        await self._let_go(set(self._noted))

    async def _note(self, pairs: set[tuple[str, int]]) -> None:
        self._noted |= pairs
        await self._run(_NOTE, pairs, old=self._house.clock.now() - NOTE_SECONDS)

    async def _let_go(self, pairs: set[tuple[str, int]]) -> None:
        await self._run(_LET_GO, pairs)
        self._noted -= pairs

    async def _run(self, statement: sa.Update, pairs: set[tuple[str, int]], **more: Any) -> None:
        if pairs:
            names, numbers = zip(*pairs, strict=True)
            clock = self._house.clock
            given = {"tables": list(names), "numbers": list(numbers), "me": clock.process, **more}
            await self._house.store.mark(statement, {**given, "now": clock.now()})

    async def _hear(self, followed: dict[str, "Table"]) -> list["Table"]:
        """Learn what the others have noted, and return the tables where it is news."""
        heard: dict[str, list[Row]] = {id: [] for id in followed}
        for row in await self._notes(list(followed)):
            heard[row["table"]].append(row)
        return [table for id, table in followed.items() if learn(table, heard[id])]

    async def _notes(self, names: list[str]) -> list["Row"]:
        if not names:
            return []
        clock = self._house.clock
        return await self._house.store.all(
            sa.select(seats.c.table, seats.c.seat, seats.c.seen, seats.c.seen_by).where(
                seats.c.table == sa.any_(sa.cast(names, postgresql.ARRAY(sa.String))),
                seats.c.seen > clock.now() - SEEN_SECONDS,
                seats.c.seen_by.is_distinct_from(clock.process),
            )
        )


def learn(table: "Table", rows: Iterable["Row"]) -> bool:
    """Take over who was seen and when; return whether others are elsewhere than before."""
    before, clock = table.elsewhere, table.house.clock
    seen = [row for row in rows if row["seen"] is not None]
    for row in seen:
        table.gone[row["seat"]] = max(row["seen"], table.gone.get(row["seat"], 0.0))
    table.elsewhere = {
        row["seat"]
        for row in seen
        if row["seen_by"] not in (None, clock.process) and row["seen"] > clock.now() - SEEN_SECONDS
    }
    return table.elsewhere != before


async def is_elsewhere(table: "Table", seat: int) -> bool:
    """Tell whether a seat is, or was a moment ago, connected to another process."""
    if table.house.store.is_sqlite:
        return False
    row = await table.house.store.one(
        sa.select(seats.c.seen, seats.c.seen_by).where(
            seats.c.table == table.id, seats.c.seat == seat
        )
    )
    if row is None or row["seen"] is None:
        return False
    patience = max(SEEN_SECONDS if row["seen_by"] else 0.0, table.settings.absence)
    return bool(table.house.clock.now() - row["seen"] < patience)


async def note_gone(table: "Table") -> None:
    """Keep since when each is gone while the table is not in memory: a bot waits for them."""
    if table.settings.absence and table.house.store.is_sqlite:
        for seat, since in table.gone.items():
            mine = (seats.c.table == table.id, seats.c.seat == seat)
            await table.house.store.run(sa.update(seats).where(*mine).values(seen=since))
