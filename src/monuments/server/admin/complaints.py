"""The queue of what players reported, with its context."""

from typing import Final

import msgspec
import sqlalchemy as sa

from monuments.server.messages.protocol import Said
from monuments.server.storage.schema import chats, reports, seats
from monuments.server.storage.store import Row, Store
from monuments.server.table.chat import kept, read_said
from monuments.server.table.names import with_placeholders
from monuments.server.table.reports import NAME

AROUND: Final = 5
"""Messages shown before and after a reported one."""
MOST_SHOWN: Final = 200


class Complaint(msgspec.Struct, frozen=True, omit_defaults=True):
    """A reported name or chat message. Seats are counted from 0."""

    table: str
    seat: int
    """The seat that was reported."""
    name: str
    at: float
    """When it was first reported, in seconds since 1970."""
    by: tuple[int, ...]
    """The seats that reported it."""
    line: int | None = None
    """The number of the message; None if the name was reported."""
    chat: tuple[Said, ...] = ()
    """The message and those around it, unless they were removed or erased."""


async def list_complaints(store: Store) -> list[Complaint]:
    """Return what was reported and is not settled, the oldest first."""
    r = reports
    rows = await store.all(sa.select(r).where(~r.c.settled).order_by(r.c.at).limit(MOST_SHOWN))
    found: dict[tuple[str, int, int], list[Row]] = {}
    for row in rows:
        found.setdefault((row["table"], row["seat"], row["line"]), []).append(row)
    return [await _complaint(store, same) for same in found.values()]


async def _complaint(store: Store, same: list[Row]) -> Complaint:
    first = same[0]
    query = sa.select(seats.c.name).where(seats.c.table == first["table"]).order_by(seats.c.seat)
    names = with_placeholders([row["name"] for row in await store.all(query)])
    is_name = first["line"] == NAME
    return Complaint(
        table=first["table"],
        seat=first["seat"],
        name=names[first["seat"]],
        at=first["at"],
        by=tuple(row["by"] for row in same),
        line=None if is_name else first["line"],
        chat=() if is_name else await _around(store, first["table"], first["line"]),
    )


async def _around(store: Store, table: str, line: int) -> tuple[Said, ...]:
    near = chats.c.number.between(line - AROUND, line + AROUND)
    rows = await store.all(kept(table, near).order_by(chats.c.number))
    return tuple(read_said(row) for row in rows)
