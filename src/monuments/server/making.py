"""Making tables: new ones, and from a record."""

import asyncio
from dataclasses import replace
from typing import Any

import msgspec
import sqlalchemy as sa

from monuments.bots.naming import names_of
from monuments.engine.options import read_options
from monuments.engine.record import OpenGame, Record, write_record
from monuments.engine.refusal import refuse, unreadable
from monuments.server import log, promises, schema, seal, timing
from monuments.server.choice import check_bot
from monuments.server.house import House
from monuments.server.lobby import Lobby
from monuments.server.promises import Promised, new_promise
from monuments.server.record import TableSettings, deal_anew, live_options, read_unfinished
from monuments.server.requests import Invitation, Made, NewTable, Seated, SeatWish
from monuments.server.seats import (
    add_invitation,
    add_key,
    clean_name,
    hashed_code,
    new_code,
    new_secret,
    with_ghosts,
)
from monuments.server.starting import opening
from monuments.server.store import Write
from monuments.server.tables import Table
from monuments.server.visible import look


class Draft:
    """A table that is about to be made: its rows, and the secrets that are told only once."""

    def __init__(
        self, house: House, wish: NewTable, record: Record | None, promised: Promised
    ) -> None:
        self.house, self.wish, self.record = house, wish, record
        self.id, self.secret = promised.table, promised.secret
        self.now = house.clock.now()
        self.statements: list[sa.Executable] = []
        self.entries: list[log.AnyEntry] = []
        self.given: list[str | None] = [None] * len(wish.seats)
        """What the seats bring for the shuffle."""
        self.invitations: list[Invitation] = []
        self.seated: Seated | None = None
        self.key: str | None = None
        self.game = house.shelf.open(wish.game, {})

    def settings(self) -> TableSettings:
        """Check what was wished for. Raise RefusalError for what cannot be."""
        wish, record = self.wish, self.record
        game, options = self._game()
        self.game = self.house.shelf.open(game, read_options(options))
        fits = len(wish.seats) in self.game.seats
        if not fits or (record and len(wish.seats) != len(record.names)):
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
            record=_without_names(record) if record else None,
            cards=self.game.cards_hash,
        )

    def _game(self) -> tuple[str, str]:
        """Return which game is wished for, and its options: those of the record if there is one."""
        if self.record is None:
            open_game = self.house.shelf.open
            return self.wish.game, live_options(self.wish.game, self.wish.options, open_game)
        game = self.record.game
        return game.name, " ".join(map("=".join, game.options.items()))

    def add_seats(self) -> None:
        """Write a row for each seat, and who sits there from the beginning."""
        wishes = self.wish.seats
        mine = [clean_name(each.name or "", ()) for each in wishes if each.kind == "me"]
        expected = [each.name for each in wishes if each.kind == "reserved" and each.name]
        bots = [each.bot for each in wishes if each.kind == "bot" and each.bot]
        names = iter(names_of(bots, map(look, mine + expected)))
        for seat, each in enumerate(wishes):
            values: dict[str, Any] = {"kind": each.kind, "name": None}
            if each.kind == "bot":
                self._add_bot(seat, each)
                values["name"] = next(names)
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
        self.given[seat] = entropy
        self.statements.append(add_key(self.key, self.id, seat, self.now))
        return {"recovery": hashed_code(code), "entropy": entropy, "taken": self.now}

    def invite(self, seat: int) -> None:
        statement, invitation = new_invitation(self.house, self.id, seat)
        self.statements.append(statement)
        self.invitations.append(invitation)

    def tell(self, table: Table) -> list[log.Line]:
        """Enter who sits from the beginning, and begin if that is everybody."""
        entries = self.entries
        if len(entries) == table.settings.seats and not table.settings.wait:
            entries += opening(table, self.secret, self.given)
        return [line for line, _ in table.tell(None, None, *entries)]

    def row(self, table: Table) -> sa.Executable:
        """Return the row of the table itself, as it is when all entries are told."""
        settings = table.settings
        return sa.insert(schema.tables).values(
            id=self.id,
            game=settings.game,
            rules=self.game.rules_version,
            settings=msgspec.json.encode(settings).decode(),
            phase=table.story.phase,
            wake=timing.wake(table, self.now),
            made=self.now,
            secret=None if settings.record else self.secret,
            listed=settings.listed,
        )


def new_invitation(house: House, table: str, seat: int) -> tuple[sa.Executable, Invitation]:
    """Return a link that gives a seat away, and the statement that stores its hash."""
    secret = new_secret()
    statement = add_invitation(secret, table, seat, house.clock.now())
    link = f"{house.settings.public_url.rstrip('/')}/#join={secret}"
    return statement, Invitation(seat, link, secret)


def check_prepared(house: House, wish: NewTable) -> None:
    """Raise RefusalError while the rules are being compiled. Bots may follow later."""
    prepared = house.prepared
    if not (prepared.has_rules() if wish.record else prepared.has(wish.game)):
        raise refuse("table", "preparing")


async def make(lobby: Lobby, wish: NewTable, old: str | None = None) -> tuple[Made, str | None]:
    """Make a table; return its name and links, and the secret of who made it.

    It is noted at an `old` table as the one where its players meet again. Raise StaleError, with
    nothing made, if there is one already.
    """
    check_prepared(lobby.house, wish)
    record = await _read(lobby.house, wish.record) if wish.record is not None else None
    promised = await promises.find(lobby.house, wish.promise) if wish.promise else new_promise()
    draft = Draft(lobby.house, wish, record, promised)
    table = lobby.blank(draft.id, draft.settings())
    draft.add_seats()
    lines = draft.tell(table)
    used_up = [promises.using_up(wish.promise)] if wish.promise else []
    first = [_meeting(old, draft.id)] if old else used_up
    write = Write(
        rows=[table.row(line) for line in lines],
        then=[draft.row(table), *draft.statements, *used_up],
        only_if=first[0] if first else None,
        notice=old,
    )
    if not await lobby.house.store.write(write):
        raise log.StaleError if old else promises.unknown()
    await lobby.find(draft.id)  # its bots begin
    return Made(draft.id, draft.seated, tuple(draft.invitations)), draft.key


async def _read(house: House, text: str) -> Record:
    """Return a record to go on from, its unseen cards dealt anew; that takes a while."""
    loop = asyncio.get_running_loop()
    return await loop.run_in_executor(house.threads, _continued, text, house.shelf.open)


def _continued(text: str, open_game: OpenGame) -> Record:
    return deal_anew(read_unfinished(text, open_game))


def _without_names(record: Record) -> str:
    """Return a record as it is stored: names live in the seats alone, so that erasing works."""
    return write_record(replace(record, names=tuple(with_ghosts([None] * len(record.names)))))


def _meeting(old: str, new: str) -> sa.Executable:
    """Note where the players of a table meet again, if that is not known yet."""
    t = schema.tables
    return sa.update(t).where(t.c.id == old, t.c.rematch.is_(None)).values(rematch=new)
