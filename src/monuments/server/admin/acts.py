"""The acts of the host, such as closing a table or muting a seat.

Each act and its line of the audit log are one transaction. An act changes only the database;
`watcher` lets running servers learn of it.
"""

from collections.abc import Sequence
from typing import Final

import msgspec
import sqlalchemy as sa

from monuments.engine.refusal import refuse
from monuments.server.addresses import read_address
from monuments.server.admin.audit import Act, append
from monuments.server.restrictions import of_address, of_seat, of_voice
from monuments.server.storage import schema
from monuments.server.storage.store import Store
from monuments.server.table.reports import NAME
from monuments.server.unicode_text import clean

TRIES: Final = 5
"""Attempts while others act at the same moment."""


async def perform(store: Store, act: Act) -> Act:
    """Do what an act says and log it; return it as it was done.

    Raise RefusalError if it names a table, seat or message that does not exist.
    """
    act = msgspec.structs.replace(act, words=clean(act.words))
    if act.address is not None:
        act = msgspec.structs.replace(act, address=read_address(act.address))
    await _check(store, act)
    first, *rest = _statements(store, act)
    for attempt in range(TRIES):
        try:
            if await store.run(first, *rest, append(act)):
                return act
        except sa.exc.IntegrityError:  # another act took the number
            if attempt == TRIES - 1:
                raise
            continue
        if act.act == "settle":
            raise refuse("table", "not-reported")
        raise refuse("table", "not-restricted")
    raise AssertionError("the last attempt returns or raises")


async def _check(store: Store, act: Act) -> None:
    if act.table is not None and await store.table(act.table) is None:
        raise refuse("table", "no-such-table")
    if act.seat is not None:
        assert act.table is not None
        if act.seat not in [row["seat"] for row in await store.seats(act.table)]:
            raise refuse("table", "no-such-seat", seat=act.seat)
    if act.line is not None and act.act == "remove":
        c = schema.chats
        query = sa.select(c.c.number).where(c.c.table == act.table, c.c.number == act.line)
        if await store.one(query) is None:
            raise refuse("table", "no-such-line", line=act.line)


def _statements(store: Store, act: Act) -> Sequence[sa.Executable]:
    t, c = schema.tables, schema.chats
    match act.act:
        case "close":
            table = sa.update(t).where(t.c.id == act.table)
            return [table.values(closed=act.words, phase="over", wake=None)]
        case "remove":
            line = (c.c.table == act.table, c.c.number == act.line)
            # The row stays, so that its number is not used again.
            return [sa.update(c).where(*line).values(text="")]
        case "mute" | "block":
            values = {"target": _target(act), "until": act.until}
            return [store.upsert(schema.restrictions, "target", **values)]
        case "unmute" | "unblock":
            target = schema.restrictions.c.target == _target(act)
            return [sa.delete(schema.restrictions).where(target)]
        case "settle":
            r = schema.reports
            what = (r.c.table == act.table, r.c.seat == act.seat, r.c.line == (act.line or NAME))
            return [sa.update(r).where(*what, ~r.c.settled).values(settled=True)]
        case "export":  # changes nothing: it only has to be in the audit log
            return [sa.update(t).where(t.c.id == act.table).values(id=t.c.id)]


def _target(act: Act) -> str:
    if act.address is not None:
        return of_address(act.address)
    assert act.table is not None, "a restriction needs a target"
    assert act.seat is not None, "a restriction needs a target"
    place = (act.table, act.seat)
    return of_voice(*place) if act.act in ("mute", "unmute") else of_seat(*place)
