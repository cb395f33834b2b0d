"""What was said at a table, as it is kept."""

import sqlalchemy as sa

from monuments.server import schema
from monuments.server.protocol import Said
from monuments.server.store import Row, Store


def kept(table: str, *where: sa.ColumnElement[bool]) -> sa.Select[tuple[object, ...]]:
    """Ask for what was said there; of what was erased nothing is left but the number."""
    c = schema.chats
    return sa.select(c).where(c.c.table == table, c.c.text != "", *where)


async def last_said(store: Store, table: str) -> int:
    """Return the number of the last thing said there, 0 if there is none."""
    c = schema.chats
    last = sa.func.max(c.c.number).label("last")
    found = await store.one(sa.select(last).where(c.c.table == table))
    return int((found and found["last"]) or 0)


def read_said(row: Row) -> Said:
    return Said(row["number"], row["seat"], row["text"], row["at"])
