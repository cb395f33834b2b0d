"""Making tables: new ones, from a record, and again with the same players."""

from typing import Any

import msgspec
import sqlalchemy as sa

from monuments.engine.options import read_options
from monuments.engine.record import write_record
from monuments.engine.refusal import refuse, unreadable
from monuments.server import log, schema, seal
from monuments.server.choice import check_bot
from monuments.server.house import House
from monuments.server.lobby import Lobby
from monuments.server.record import TableSettings, deal_anew, live_options, read_unfinished
from monuments.server.requests import Invitation, Made, NewTable, Seated, SeatWish
from monuments.server.seats import (
    bot_names,
    clean_name,
    hashed,
    hashed_code,
    new_code,
    new_secret,
    new_table_id,
)
from monuments.server.starting import start_entries
from monuments.server.store import Write
from monuments.server.tables import Table


class Draft:
    """A table that is about to be made: its rows, and the secrets that are told only once."""

    def __init__(self, house: House, wish: NewTable) -> None:
        self.house, self.wish = house, wish
        self.id, self.secret = new_table_id(), seal.new_secret()
        self.now = house.clock.now()
        self.statements: list[sa.Executable] = []
        self.entries: list[log.AnyEntry] = []
        self.invitations: list[Invitation] = []
        self.seated: Seated | None = None
        self.key: str | None = None
        self.game = house.shelf.open(wish.game, {})

    def settings(self) -> TableSettings:
        """Check what was wished for. Raise RefusalError for what cannot be."""
        wish, record, game, text = self.wish, None, self.wish.game, self.wish.options
        open_game = self.house.shelf.open
        if wish.record is not None:
            found = deal_anew(read_unfinished(wish.record, open_game))
            record, game = write_record(found), found.game.name
            text = " ".join(f"{k}={v}" for k, v in found.game.options.items())
            if len(wish.seats) != len(found.names):
                raise unreadable("player-count", found=len(wish.seats))
        options = live_options(game, text, open_game) if record is None else text
        self.game = open_game(game, read_options(options))
        if len(wish.seats) not in self.game.seats:
            raise unreadable("player-count", found=len(wish.seats))
        mine = [seat for seat, each in enumerate(wish.seats) if each.kind == "me"]
        if len(mine) > 1:
            raise refuse("table", "one-seat-each")
        return TableSettings(
            game=game,
            options=options,
            seats=len(wish.seats),
            host=mine[0] if mine else None,
            pace=wish.pace,
            absence=wish.absence,
            chat=wish.chat,
            hints=wish.hints,
            listed=wish.listed,
            wait=wish.wait,
            commitment=None if record else seal.commitment(self.id, self.secret),
            record=record,
            cards=self.game.cards_hash,
        )

    def add_seats(self) -> None:
        """Write a row for each seat, and who sits there from the beginning."""
        wishes = self.wish.seats
        mine = [clean_name(each.name or "", ()) for each in wishes if each.kind == "me"]
        names = bot_names([each.bot if each.kind == "bot" else None for each in wishes], mine)
        for seat, each in enumerate(wishes):
            values: dict[str, Any] = {"kind": each.kind, "name": names[seat]}
            if each.kind == "bot":
                self._add_bot(seat, each)
            elif each.kind == "reserved":
                self.invite(seat)
            elif each.kind == "me":
                values = {"kind": "reserved", "name": mine[0], **self.sit(seat, self.wish.entropy)}
            self.statements.append(
                sa.insert(schema.seats).values(table=self.id, seat=seat, **values)
            )

    def _add_bot(self, seat: int, wish: SeatWish) -> None:
        if not wish.bot:
            raise refuse("table", "bot-unnamed", seat=seat)
        self.entries.append(log.Filled(seat, check_bot(wish.bot, self.game)))

    def sit(self, seat: int, entropy: str | None) -> dict[str, Any]:
        """Seat who makes the table; return what is kept of it."""
        code, self.key = new_code(), new_secret()
        self.seated = Seated(self.id, seat, code)
        self.entries.append(log.Seated(seat))
        self.statements.append(add_key(self.key, self.id, seat, self.now))
        return {"recovery": hashed_code(code), "entropy": entropy, "taken": self.now}

    def invite(self, seat: int) -> None:
        statement, invitation = new_invitation(self.house, self.id, seat)
        self.statements.append(statement)
        self.invitations.append(invitation)


def add_key(secret: str, table: str, seat: int, now: float) -> sa.Executable:
    return sa.insert(schema.keys).values(hash=hashed(secret), table=table, seat=seat, made=now)


def new_invitation(house: House, table: str, seat: int) -> tuple[sa.Executable, Invitation]:
    """Return a link that gives a seat away, and the statement that stores its hash."""
    secret = new_secret()
    statement = sa.insert(schema.invitations).values(
        hash=hashed(secret), table=table, seat=seat, made=house.clock.now()
    )
    link = f"{house.settings.public_url.rstrip('/')}/#join={secret}"
    return statement, Invitation(seat, link, secret)


async def make(lobby: Lobby, wish: NewTable) -> tuple[Made, str | None]:
    """Make a table; return its name and links, and the secret of who made it."""
    if not lobby.house.prepared.is_set():
        raise refuse("table", "preparing")
    draft = Draft(lobby.house, wish)
    settings = draft.settings()
    draft.add_seats()
    row = sa.insert(schema.tables).values(
        id=draft.id,
        game=settings.game,
        rules=draft.game.rules_version,
        settings=msgspec.json.encode(settings).decode(),
        phase="open",
        made=draft.now,
        secret=None if settings.record else draft.secret,
    )
    await lobby.house.store.write(Write(then=[row, *draft.statements]))
    table = await lobby.find(draft.id)
    await _open_up(table, draft)
    return Made(draft.id, draft.seated, tuple(draft.invitations)), draft.key


async def _open_up(table: Table, draft: Draft) -> None:
    """Enter who sits from the beginning, and begin if that is everybody."""
    async with table.lock:
        entries = draft.entries
        if len(entries) == table.settings.seats and not table.settings.wait:
            entries += await start_entries(table)
        if entries:
            table.publish(await table.enter(None, None, *entries))


async def rematch(lobby: Lobby, old: Table, seat: int) -> tuple[Table, str | None]:
    """Return the table where the players meet again, made by the first who asks.

    The secret is None if the seat there has been taken already.
    """
    if old.story.phase != "over":
        raise refuse("table", "not-over")
    if old.rematch is None:
        made, _ = await make(lobby, _again(old))
        await _set_rematch(old, made.table)
        old.show_info()
    assert old.rematch is not None
    from monuments.server.entering import sit_down

    table = await lobby.find(old.rematch)
    if table.story.chairs[seat].taken:
        return table, None
    seated = await sit_down(table, seat, old.people[seat].name or f"Seat {seat + 1}", None)
    return table, seated.key


async def _set_rematch(old: Table, again: str) -> None:
    """Note where the players meet again; the first table named stays."""
    t = schema.tables
    await old.house.store.run(
        sa.update(t).where(t.c.id == old.id, t.c.rematch.is_(None)).values(rematch=again),
        notice=old.id,
    )
    await old.read_people()


def _again(old: Table) -> NewTable:
    settings = old.settings
    wishes = [
        SeatWish("bot", bot=chair.bot) if chair.bot else SeatWish("reserved")
        for chair in old.story.chairs
    ]
    return NewTable(
        game=settings.game,
        seats=wishes,
        options=settings.options,
        pace=settings.pace,
        absence=settings.absence,
        chat=settings.chat,
        hints=settings.hints,
        listed=False,
    )
