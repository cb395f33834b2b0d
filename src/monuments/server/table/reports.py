"""Reports of names and chat messages to the server's host."""

from typing import Final

import sqlalchemy as sa

from monuments.engine.refusal import refuse
from monuments.server.messages import protocol
from monuments.server.storage.schema import chats, reports
from monuments.server.table.session import TableSession

MOST_REPORTS: Final = 20
"""Reports of one seat."""
NAME: Final = 0
"""Takes the place of a message's number where the name was reported."""


async def report(table: TableSession, by: int, command: protocol.Report) -> None:
    """Store a report once. Raise RefusalError if there is no such name or message."""
    if not 0 <= command.seat < len(table.people) or command.seat == by:
        raise refuse("table", "no-such-seat", seat=command.seat)
    store, line = table.services.store, command.line
    if line is not None:
        said = (chats.c.table == table.id, chats.c.number == line, chats.c.seat == command.seat)
        if await store.one(sa.select(chats.c.number).where(*said)) is None:
            raise refuse("table", "no-such-line", line=line)
    mine = sa.select(sa.func.count().label("count")).where(
        reports.c.table == table.id, reports.c.by == by
    )
    row = await store.one(mine)
    if row and row["count"] >= MOST_REPORTS:
        raise refuse("table", "too-many-reports", most=MOST_REPORTS)
    place = {"table": table.id, "by": by, "seat": command.seat, "line": line or NAME}
    if await store.run(store.insert_new(reports, **place, at=table.services.clock.now())):
        table.services.metrics.reports.inc()
