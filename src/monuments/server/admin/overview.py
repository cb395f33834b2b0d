"""Tables, seats, restrictions and connections, as the host sees them."""

import time
from typing import Any, Final

import msgspec
import sqlalchemy as sa

from monuments.engine.refusal import refuse
from monuments.server.restrictions import of_seat, of_voice
from monuments.server.services import Services
from monuments.server.storage import schema
from monuments.server.storage.store import Store
from monuments.server.table.names import with_placeholders

MOST_ADDRESSES: Final = 200


class TableRow(msgspec.Struct, frozen=True, omit_defaults=True):
    """A table in the list of all tables."""

    table: str
    game: str
    phase: str
    made: float
    last: float
    """When its last entry was made, in seconds since 1970."""
    entries: int
    listed: bool
    names: tuple[str, ...]
    closed: str | None = None
    expires: float | None = None
    """When it is deleted, as announced at the table."""


class SeatRow(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat of a table."""

    seat: int
    kind: str
    name: str
    taken: float | None
    devices: int
    """The number of devices that hold its key."""
    said: int
    """The number of its chat messages."""
    blocked_until: float | None = None
    muted_until: float | None = None


class AddressRow(msgspec.Struct, frozen=True):
    """A client address with open connections."""

    address: str
    connections: int
    sockets: int
    left: float
    """Requests that it may make at once; it is refused below 1."""


class Snapshot(msgspec.Struct, frozen=True):
    """The connections and rates of one process."""

    process: str
    at: float
    tables: int
    connections: int
    sockets: int
    refused: float
    """Requests and commands above a rate limit since the start."""
    shed: float
    addresses: tuple[AddressRow, ...]


async def list_tables(store: Store, phase: str | None = None, most: int = 100) -> list[TableRow]:
    """Return the newest tables; with `phase`, those open, playing or over."""
    t, s, e = schema.tables, schema.seats, schema.events
    query = sa.select(t).order_by(t.c.made.desc(), t.c.id).limit(most)
    rows = await store.all(query.where(t.c.phase == phase) if phase else query)
    ids = [row["id"] for row in rows]
    log = await store.all(
        sa.select(e.c.table, sa.func.count().label("entries"), sa.func.max(e.c.at).label("last"))
        .where(e.c.table.in_(ids))
        .group_by(e.c.table)
    )
    seats = await store.all(
        sa.select(s.c.table, s.c.name).where(s.c.table.in_(ids)).order_by(s.c.table, s.c.seat)
    )
    logs = {row["table"]: row for row in log}
    names: dict[str, list[str | None]] = {id: [] for id in ids}
    for row in seats:
        names[row["table"]].append(row["name"])
    return [_table_row(row, logs.get(row["id"]), names[row["id"]]) for row in rows]


def _table_row(row: Any, log: Any, names: list[str | None]) -> TableRow:
    return TableRow(
        table=row["id"],
        game=row["game"],
        phase=row["phase"],
        made=row["made"],
        last=log["last"] if log else row["made"],
        entries=log["entries"] if log else 0,
        listed=row["listed"],
        names=tuple(with_placeholders(names)),
        closed=row["closed"],
        expires=row["expires"],
    )


async def list_seats(store: Store, table: str) -> list[SeatRow]:
    """Return the seats of a table. Raise RefusalError if there is no such table."""
    if await store.table(table) is None:
        raise refuse("table", "no-such-table")
    k, c = schema.keys, schema.chats
    rows = await store.seats(table)
    devices = await _counts(store, k, k.c.table == table)
    said = await _counts(store, c, c.c.table == table, c.c.text != "")
    until = {row["target"]: row["until"] for row in await restrictions(store)}
    names = with_placeholders([row["name"] for row in rows])
    return [
        SeatRow(
            seat=row["seat"],
            kind=row["kind"],
            name=name,
            taken=row["taken"],
            devices=devices.get(row["seat"], 0),
            said=said.get(row["seat"], 0),
            blocked_until=until.get(of_seat(table, row["seat"])),
            muted_until=until.get(of_voice(table, row["seat"])),
        )
        for row, name in zip(rows, names, strict=True)
    ]


async def _counts(store: Store, table: sa.Table, *where: sa.ColumnElement[bool]) -> dict[int, int]:
    """Return the number of rows of each seat."""
    query = sa.select(table.c.seat, sa.func.count().label("count")).where(*where)
    rows = await store.all(query.group_by(table.c.seat))
    return {row["seat"]: row["count"] for row in rows}


async def restrictions(store: Store) -> list[Any]:
    """Return the restrictions in force."""
    r = schema.restrictions
    return list(await store.all(sa.select(r).where(r.c.until > time.time()).order_by(r.c.until)))


def take_snapshot(services: Services, tables: int) -> Snapshot:
    """Return the connections and rates of this process."""
    metrics = services.metrics
    shown = services.connections.by_address().most_common(MOST_ADDRESSES)
    return Snapshot(
        process=services.store.process,
        at=time.time(),
        tables=tables,
        connections=len(services.connections),
        sockets=services.sockets.total(),
        refused=metrics.value(metrics.limited),
        shed=metrics.value(metrics.shed),
        addresses=tuple(
            AddressRow(
                address, count, services.sockets.of(address), services.addresses.left(address)
            )
            for address, count in shown
        ),
    )
