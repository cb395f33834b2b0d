"""Everything about one table in one file, for a complaint."""

from typing import Any

import msgspec

from monuments.engine.record import OpenGame
from monuments.engine.refusal import RefusalError, refuse
from monuments.server.admin.audit import Act, latest_acts
from monuments.server.admin.overview import SeatRow, list_seats
from monuments.server.messages.protocol import Said
from monuments.server.records.table_record import write_played
from monuments.server.storage import schema
from monuments.server.storage.store import Store
from monuments.server.table.chat import kept, read_said
from monuments.server.table.entries import LogEntry
from monuments.server.table.state import TableState
from monuments.server.table.table_settings import TableSettings


class ExportedEntry(msgspec.Struct, frozen=True, omit_defaults=True):
    """An entry of the log, with its content after the end of the game only."""

    seq: int
    at: float
    kind: str
    seat: int | None = None
    entry: Any = None


class Export(msgspec.Struct, frozen=True):
    """A table's players, chat and log, with times in seconds since 1970."""

    table: str
    game: str
    options: str
    made: float
    phase: str
    closed: str | None
    seats: tuple[SeatRow, ...]
    chat: tuple[Said, ...]
    acts: tuple[Act, ...]
    entries: tuple[ExportedEntry, ...]
    record: str | None
    """The game as text, after the end; None if the cards of the table are missing here."""


async def export_table(store: Store, table: str, open_game: OpenGame) -> Export:
    """Return everything about a table. Raise RefusalError if there is no such table."""
    row = await store.table(table)
    if row is None:
        raise refuse("table", "no-such-table")
    seats = await list_seats(store, table)
    settings = msgspec.json.decode(row["settings"], type=TableSettings)
    log = [LogEntry.read(each) for each in await store.log(table)]
    said = await store.all(kept(table).order_by(schema.chats.c.number))
    is_over = row["phase"] == "over"
    names = tuple(seat.name for seat in seats)
    return Export(
        table=table,
        game=settings.game,
        options=settings.options,
        made=row["made"],
        phase=row["phase"],
        closed=row["closed"],
        seats=tuple(seats),
        chat=tuple(read_said(each) for each in said),
        acts=tuple(await latest_acts(store, table)),
        entries=tuple(_exported(entry, whole=is_over) for entry in log),
        record=_record(settings, log, names, open_game) if is_over else None,
    )


def _exported(entry: LogEntry, *, whole: bool) -> ExportedEntry:
    content = msgspec.to_builtins(entry.entry) if whole else None
    return ExportedEntry(entry.seq, entry.at, entry.entry.kind, entry.seat, content)


def _record(
    settings: TableSettings, log: list[LogEntry], names: tuple[str, ...], open_game: OpenGame
) -> str | None:
    """Return the record; of a table closed in mid-game, as far as it was played."""
    try:
        game = settings.open(open_game)
    except RefusalError:
        return None
    state = TableState.empty(game, settings.seats, chat=settings.chat)
    for entry in log:
        state.apply(entry)
    return write_played(state, log, names) if state.deal else None
