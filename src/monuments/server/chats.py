"""What was said at a table, as it is kept."""

import sqlalchemy as sa

from monuments.server import schema
from monuments.server.protocol import Said
from monuments.server.store import Row


def kept(table: str, *where: sa.ColumnElement[bool]) -> sa.Select[tuple[object, ...]]:
    """Ask for what was said there; of what was erased nothing is left but the number."""
    c = schema.chats
    return sa.select(c).where(c.c.table == table, c.c.text != "", *where)


def read_said(row: Row) -> Said:
    return Said(row["number"], row["seat"], row["text"], row["at"])
