"""Making tables, new or continued from a record."""

import asyncio
from dataclasses import replace
from typing import Any

import msgspec
import sqlalchemy as sa

from monuments.bots.naming import names_of
from monuments.engine.options import read_options
from monuments.engine.record import Record, write_record
from monuments.engine.refusal import refuse, unreadable
from monuments.fairness import sealed_deck
from monuments.server.lobby import commitments
from monuments.server.lobby.commitments import DeckSecret
from monuments.server.lobby.credentials import (
    add_invitation,
    add_seat_key,
    hash_recovery_code,
    new_recovery_code,
    new_token,
)
from monuments.server.lobby.lobby import Lobby
from monuments.server.messages.http_payloads import (
    Invitation,
    Made,
    NewTable,
    Seated,
)
from monuments.server.records.table_record import (
    read_unfinished,
    reshuffle_unseen,
)
from monuments.server.services import Services
from monuments.server.storage import schema
from monuments.server.storage.store import Write
from monuments.server.table import entries
from monuments.server.table.bot_choice import check_bot
from monuments.server.table.names import clean_name, with_placeholders
from monuments.server.table.session import TableSession
from monuments.server.table.start_game import opening
from monuments.server.table.state import Applied, TableState
from monuments.server.table.table_settings import TableSettings, live_options
from monuments.server.unicode_text import look


class Draft:
    """A table in the making: its rows, and the credentials shown only once."""

    def __init__(
        self, services: Services, wish: NewTable, record: Record | None, deck: DeckSecret
    ) -> None:
        self.services, self.wish, self.record = services, wish, record
        self.id, self.secret = deck.table, deck.secret
        self.now = services.clock.now()
        self.statements: list[sa.Executable] = []
        self.entries: list[entries.AnyEntry] = []
        self.given: list[str | None] = [None] * len(wish.seats)
        """The entropy of each seat for the shuffle."""
        self.invitations: list[Invitation] = []
        self.seated: Seated | None = None
        self.key: str | None = None
        self.game = services.card_library.open(wish.game, {})

    def settings(self) -> TableSettings:
        """Return the settings of the table. Raise RefusalError for an invalid request."""
        wish, record = self.wish, self.record
        game, options = self._game()
        self.game = self.services.card_library.open(game, read_options(options))
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
            chat=not wish.listed if wish.chat is None else wish.chat,
            hints=wish.hints,
            listed=wish.listed,
            wait=wish.wait,
            commitment=None if record else sealed_deck.commitment(self.id, self.secret),
            record=_without_names(record) if record else None,
            cards=self.game.cards_hash,
        )

    def _game(self) -> tuple[str, str]:
        """Return the game and its options: those of the record if there is one."""
        if self.record is None:
            open_game = self.services.card_library.open
            return self.wish.game, live_options(self.wish.game, self.wish.options, open_game)
        game = self.record.game
        return game.name, " ".join(map("=".join, game.options.items()))

    def add_seats(self) -> None:
        """Add a row for each seat, and the entries of those that are taken from the start."""
        wishes = self.wish.seats
        mine = [clean_name(each.name or "", ()) for each in wishes if each.kind == "me"]
        for name in mine:
            self.services.words.check_name(name)
        expected = [each.name for each in wishes if each.kind == "reserved" and each.name]
        bots = [each.bot for each in wishes if each.kind == "bot" and each.bot]
        names = iter(names_of(bots, mine + expected, look))
        for seat, each in enumerate(wishes):
            values: dict[str, Any] = {"kind": each.kind, "name": None}
            if each.kind == "bot":
                if not each.bot:
                    raise refuse("table", "bot-unnamed", seat=seat)
                self.entries.append(entries.Filled(seat, check_bot(each.bot, self.game)))
                values["name"] = next(names)
            elif each.kind == "reserved":
                statement, invitation = new_invitation(self.services, self.id, seat)
                self.statements.append(statement)
                self.invitations.append(invitation)
            elif each.kind == "me":
                values = {"kind": "reserved", "name": mine[0], **self.sit(seat, self.wish.entropy)}
            self.statements.append(
                sa.insert(schema.seats).values(table=self.id, seat=seat, **values)
            )

    def sit(self, seat: int, entropy: str | None) -> dict[str, Any]:
        """Seat the player who makes the table; return the columns to store."""
        code, self.key = new_recovery_code(), new_token()
        self.seated = Seated(self.id, seat, code)
        self.entries.append(entries.Seated(seat))
        self.given[seat] = entropy
        self.statements.append(add_seat_key(self.key, self.id, seat, self.now))
        return {"recovery": hash_recovery_code(code), "entropy": entropy, "taken": self.now}

    def first_entries(self, table: TableSession) -> tuple[TableState, list[Applied]]:
        """Return the entries and the state after them; a full table starts."""
        new = self.entries
        if len(new) == table.settings.seats and not table.settings.wait:
            new += opening(table, self.secret, self.given)
        return table.prepare(*new)

    def row(self, table: TableSession, state: TableState) -> sa.Executable:
        """Return the insert of the table itself, in the state after its first entries."""
        settings = table.settings
        return sa.insert(schema.tables).values(
            id=self.id,
            game=settings.game,
            rules=self.game.rules_version,
            settings=msgspec.json.encode(settings).decode(),
            phase=state.phase,
            wake=table.deadlines.wake(state, self.now),
            made=self.now,
            secret=None if settings.record else self.secret,
            listed=settings.listed,
        )


def new_invitation(services: Services, table: str, seat: int) -> tuple[sa.Executable, Invitation]:
    """Return an invitation to a seat, and the statement that stores its hash."""
    token = new_token()
    statement = add_invitation(token, table, seat, services.clock.now())
    link = f"{services.settings.public_url.rstrip('/')}/#join={token}"
    return statement, Invitation(seat, link, token)


async def make(lobby: Lobby, wish: NewTable, old: str | None = None) -> tuple[Made, str | None]:
    """Make a table; return it with its invitations, and the seat key of its maker.

    With `old`, it becomes the rematch of that table. Raise StaleError, with nothing made, if the
    old table has a rematch already.
    """
    prepared = lobby.services.prepared  # the rules; bots may be compiled later
    if not (prepared.has_rules() if wish.record else prepared.has(wish.game)):
        raise refuse("table", "preparing")
    record = await _read(lobby.services, wish.record) if wish.record is not None else None
    deck = (
        await commitments.find_secret(lobby.services, wish.promise)
        if wish.promise
        else commitments.new_deck_secret()
    )
    draft = Draft(lobby.services, wish, record, deck)
    table = lobby.blank(draft.id, draft.settings())
    draft.add_seats()
    state, applied = draft.first_entries(table)
    use_up = [commitments.use_up(wish.promise)] if wish.promise else []
    first = [_set_rematch(old, draft.id)] if old else use_up
    write = Write(
        rows=[each.entry.row(draft.id) for each in applied],
        then=[draft.row(table, state), *draft.statements, *use_up],
        only_if=first[0] if first else None,
        notice=old,
    )
    if not await lobby.services.store.write(write):
        raise entries.StaleError if old else commitments.unknown_commitment()
    if not lobby.services.store.is_shared:  # else the process of the first player owns it
        await lobby.find(draft.id)  # starts its bots
    return Made(draft.id, draft.seated, tuple(draft.invitations)), draft.key


async def _read(services: Services, text: str) -> Record:
    """Read a record to continue from in a thread, and reshuffle its unseen cards."""

    def read() -> Record:
        return reshuffle_unseen(read_unfinished(text, services.card_library.open))

    return await asyncio.get_running_loop().run_in_executor(services.threads, read)


def _without_names(record: Record) -> str:
    """Return a record without names: `seats` alone stores names, to erase them."""
    return write_record(replace(record, names=tuple(with_placeholders([None] * len(record.names)))))


def _set_rematch(old: str, new: str) -> sa.Executable:
    """Return the update that stores a table's rematch, unless it has one."""
    t = schema.tables
    return sa.update(t).where(t.c.id == old, t.c.rematch.is_(None)).values(rematch=new)
