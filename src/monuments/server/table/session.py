"""A live table: its state in memory, and the one way to change it."""

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Final, Literal, TypeAlias

import sqlalchemy as sa
import structlog

from monuments.bots.warmup import stage_of
from monuments.engine.knowledge import Player
from monuments.engine.options import read_options, with_defaults, write_options
from monuments.engine.refusal import refuse
from monuments.server.messages.protocol import (
    Answer,
    Happened,
    Said,
    SeatInfo,
    TableInfo,
    Update,
    write,
)
from monuments.server.services import Services
from monuments.server.storage import schema
from monuments.server.storage.store import Lease, LostLeaseError, Write
from monuments.server.table.attendance import Attendance
from monuments.server.table.bot_choice import substitute_for
from monuments.server.table.broadcaster import Broadcaster
from monuments.server.table.chat import kept, read_said
from monuments.server.table.deadlines import Deadlines
from monuments.server.table.entries import AnyEntry, LogEntry, Played, StaleError, Undone
from monuments.server.table.names import with_placeholders
from monuments.server.table.ownership import NotOwnerError
from monuments.server.table.recovery import Recovery
from monuments.server.table.state import Applied, TableState
from monuments.server.table.table_settings import Sitting, TableSettings
from monuments.server.table.views import position_of, write_views

logger = structlog.get_logger()

HOST_SECONDS: Final = 60.0
"""Seconds that a host may be away before the start, at tables without a limit for absence."""

Driver: TypeAlias = Callable[["TableSession"], Coroutine[Any, Any, None]]
"""Acts for bots and deadlines until a person is to move."""


@dataclass(frozen=True, slots=True)
class Pending:
    """A command that waits for its answer."""

    id: str
    reply: Callable[[Answer], None]


def keep_longer(table: str) -> sa.Executable:
    """Return the statement that takes back the announced deletion of a table."""
    t = schema.tables
    return sa.update(t).where(t.c.id == table).values(expires=None)


def _change_info(applied: Sequence[Applied]) -> bool:
    """Tell whether entries change the table's public information: plays alone do not."""
    return not all(isinstance(each.entry.entry, Played | Undone) for each in applied)


class TableSession:
    """One table in memory.

    The state holds only stored entries, so that it can be read at any time. Hold the `lock` from
    reading what a change depends on until its `commit`.
    """

    def __init__(self, services: Services, id: str, settings: TableSettings, drive: Driver) -> None:
        self.services, self.id, self.settings, self._drive = services, id, settings, drive
        self.game = settings.open(services.card_library.open)
        self.lock = asyncio.Lock()
        self.made = 0.0
        """When the table was created."""
        self.rematch: str | None = None
        self.closed: str | None = None
        """The notice with which the server's host closed the table."""
        self.expires: float | None = None
        """When the table is deleted, as announced."""
        self.people: list[Sitting] = []
        self.state = self.empty_state()
        self.entries: list[LogEntry] = []
        self.broadcaster = Broadcaster(services.metrics)
        self.attendance = Attendance(services.clock, self.broadcaster)
        self.deadlines = Deadlines(services, settings, self.game, self.attendance)
        self.host_timer: asyncio.TimerHandle | None = None
        """Expires when another seat may become the host."""
        self.bots: dict[tuple[int, str], Player] = {}
        self.driver: asyncio.Task[None] | None = None
        self.used = services.clock.now()
        """When somebody last asked for this table."""
        self.last_said = 0
        """The number of the last chat message that was sent."""
        self.lease: Lease | None = None
        """The right to write; None before the table is loaded, and once it was lost or given up."""
        self.recovery = Recovery(
            services, id, lambda: self.lease is not None, partial(self.catch_up, whole=True)
        )
        self._stored_status: tuple[str, float | None] | None = None
        """Phase and wake time as this process last stored them."""

    def empty_state(self) -> TableState:
        return TableState.empty(self.game, self.settings.seats, chat=self.settings.chat)

    # --- Changing -----------------------------------------------------------------------------

    def prepare(
        self, *entries: AnyEntry, seat: int | None = None, command: str | None = None
    ) -> tuple[TableState, list[Applied]]:
        """Return the state after new entries, without storing or changing anything.

        Raise RefusalError for an illegal play.
        """
        now, first, state = self.services.clock.now(), self.state.seq + 1, self.state.copy()
        applied = [
            state.apply(LogEntry(first + i, now, seat, entry, None if i else command))
            for i, entry in enumerate(entries)
        ]
        return state, applied

    async def commit(
        self,
        *entries: AnyEntry,
        seat: int | None = None,
        command: Pending | None = None,
        then: Sequence[sa.Executable] = (),
    ) -> None:
        """Store entries, answer the command that asked for them, then publish them.

        The statements of `then` are stored in the same transaction. The caller holds the lock.
        Raise RefusalError for an illegal play, StaleError if some entries exist already, which have
        been read and published then, and NotOwnerError if another process owns the table. Unless
        everything is stored nothing changes.
        """
        fence = self.epoch()
        state, applied = self.prepare(*entries, seat=seat, command=command.id if command else None)
        status = (state.phase, self.deadlines.wake(state, applied[0].entry.at))
        rows = [each.entry.row(self.id) for each in applied]
        was_expiring = self.expires is not None
        then = [*then, keep_longer(self.id)] if was_expiring else then
        try:
            batch = Write(rows, self._status_row(*status), then, fence=fence)
            stored = await self.services.store.write(batch)
            if stored and (was_expiring or _change_info(applied)):
                await self.read_people()  # first: people must not be older than the state
        except LostLeaseError:
            self.services.metrics.fenced.inc()
            logger.warning("write_fenced", table=self.id, epoch=fence)
            self.give_up()
            raise NotOwnerError(self.id) from None
        except BaseException:  # the entries may be stored nevertheless
            self._stored_status = None
            self.recovery.begin()
            raise
        if not stored:
            if _change_info(await self._read_entries()):
                self.send_info()
            raise StaleError
        self._stored_status = status
        self._advance(state, applied)
        if command:
            command.reply(Answer(command.id, applied[0].entry.seq))
        self._publish(applied)
        if was_expiring and not _change_info(applied):
            self.send_info()

    def epoch(self) -> int:
        """Return the epoch of this process's lease. Raise NotOwnerError if it has none."""
        if self.lease is None:
            raise NotOwnerError(self.id)
        return self.lease.epoch

    def give_up(self) -> None:
        """Change nothing from now on, and have the subscribers ask for the new owner."""
        self.lease = None
        if self.host_timer:
            self.host_timer.cancel()
        self.broadcaster.move_all()

    def _status_row(self, phase: str, wake: float | None) -> dict[str, Any] | None:
        """Return the new status of the table's row, None if it need not be written."""
        if wake is None and (phase, wake) == self._stored_status:
            return None
        return {"of": self.id, "new_phase": phase, "new_wake": wake}

    def _advance(self, state: TableState, applied: Sequence[Applied]) -> None:
        self.state = state
        self.entries += [each.entry for each in applied]

    def _publish(self, applied: Sequence[Applied]) -> None:
        """Count and send entries that this process stored, and let the bots act."""
        for each in applied:
            new = each.entry
            logger.debug("entry", table=self.id, seat=new.seat, seq=new.seq, kind=new.entry.kind)
            if isinstance(new.entry, Played):
                self.services.metrics.plays_of(self.game.name, new.entry.by).inc()
        self._send_updates(applied)
        if _change_info(applied):
            self.send_info()
        self.drive_if_due()

    # --- Reading the database -----------------------------------------------------------------

    async def load(self) -> None:
        """Read everything from the database.

        People come last: if they are newer than the log, the next commit is stale and reads on.
        With older ones a deal would lack the entropy of the latest player.
        """
        rows = await self.services.store.log(self.id)
        await self.read_people()
        state, entries = self.empty_state(), [LogEntry.read(row) for row in rows]
        for entry in entries:
            state.apply(entry)
        self.state, self.entries, self.bots = state, entries, {}

    async def read_people(self) -> None:
        """Read who sits where, and the table of the rematch."""
        row = await self.services.store.table(self.id)
        assert row is not None, f"there is no table {self.id}"
        rows = await self.services.store.seats(self.id)
        self.made, self.rematch, self.closed = row["made"], row["rematch"], row["closed"]
        self.expires = row["expires"]
        self.people = [Sitting.read(each) for each in rows]
        if not self.broadcaster.subscribers:
            self.attendance.learn(rows)

    async def catch_up(self, *, whole: bool) -> None:
        """Read and publish other processes' entries, if `whole` names and chat too."""
        async with self.lock:
            applied = await self._read_entries()
            if whole:
                await self.read_people()
                await self._read_chat()
            if whole or _change_info(applied):
                self.send_info()
            self.drive_if_due()

    async def _read_entries(self) -> list[Applied]:
        """Read, send and return the entries that this process has not seen.

        The lock is held.
        """
        rows = await self.services.store.log(self.id, self.state.seq)
        if not rows:
            return []
        state = self.state.copy()
        applied = [state.apply(LogEntry.read(row)) for row in rows]
        if _change_info(applied):
            await self.read_people()
        self._advance(state, applied)
        self._send_updates(applied)
        return applied

    async def read_chat(self) -> None:
        """Read and send the chat messages that have not been sent yet."""
        async with self.lock:
            await self._read_chat()

    async def _read_chat(self) -> None:
        number = schema.chats.c.number
        unsent = kept(self.id, number > self.last_said).order_by(number)
        for row in await self.services.store.all(unsent):
            self.send_said(read_said(row))

    # --- Sending ------------------------------------------------------------------------------

    def _send_updates(self, applied: Sequence[Applied]) -> None:
        self.broadcaster.send_updates(self.state, applied, self.deadlines.turn_end(self.state))

    async def update_since(self, seat: int | None, since: int) -> Update:
        """Return the entries after a number and the position, as `seat` may see them.

        The lock is held, so that nothing happens meanwhile.
        """
        happened: tuple[Happened, ...] = ()
        if 0 <= since < self.state.seq:
            log = (self.id, seat, self.entries, self.empty_state)
            happened = await self.services.histories.since(since, *log)
        [view] = write_views(self.state, [seat])
        deadline = self.deadlines.turn_end(self.state)
        return Update(self.state.seq, happened, position_of(self.state, seat, view, deadline))

    def send_info(self) -> None:
        """Send the table's public information to everybody."""
        self.broadcaster.send_all(write(self.info()))

    def send_said(self, said: Said) -> None:
        """Send a chat message to everybody, unless it has been sent before."""
        if said.number > self.last_said:
            self.last_said = said.number
            self.broadcaster.send_all(write(said))

    def drive_if_due(self) -> None:
        """Start the driver if a bot or a deadline requires it and it is not running."""
        is_idle = self.closed is None and (self.driver is None or self.driver.done())
        if self.lease and is_idle and self.deadlines.is_due(self.state):
            self.driver = self.services.start(self._drive(self))

    # --- Public information -------------------------------------------------------------------

    def info(self) -> TableInfo:
        """Return the table's public information."""
        settings, game = self.settings, self.game
        given = with_defaults(game.known_options, read_options(settings.options))
        return TableInfo(
            table=self.id,
            game=game.name,
            rules=game.rules_version,
            options=write_options(game.known_options, given),
            phase=self.state.phase if self.closed is None else "over",
            seats=tuple(self._seat_info(seat, name) for seat, name in enumerate(self.names())),
            host=self.host,
            pace=settings.pace,
            chat=self.state.chat,
            hints=self.allows_hints,
            listed=settings.listed,
            made=self.made,
            commitment=settings.commitment,
            rematch=self.rematch,
            closed=self.closed,
            expires=self.expires,
            ends=self.deadlines.time_up(self.state),
        )

    def check_not_closed(self) -> None:
        """Raise RefusalError if the server's host has closed the table."""
        if self.closed is not None:
            raise refuse("table", "table-closed")

    def _seat_info(self, seat: int, name: str) -> SeatInfo:
        state, kind = self.state.seats[seat], self.people[seat].kind
        shown: Literal["open", "reserved", "person", "bot"]
        if state.taken:
            shown = "bot" if state.bot else "person"
        else:
            shown = "open" if kind == "open" else "reserved"
        player, prepared = state.player, self.services.prepared
        return SeatInfo(
            seat=seat,
            name=name if state.taken else None,
            kind=shown,
            bot=player,
            here=self.attendance.is_here(seat),
            resigned=state.resigned,
            preparing=player is not None and not prepared.has(stage_of(self.game.name, player)),
        )

    def names(self) -> list[str]:
        """Return a name for each seat, a generic one where the owner has none."""
        return with_placeholders([person.name for person in self.people])

    @property
    def allows_hints(self) -> bool:
        """Tell whether hints are given: by default only to a person who plays alone."""
        if self.settings.hints is not None:
            return self.settings.hints
        return sum(person.kind != "bot" for person in self.people) < 2

    @property
    def host(self) -> int | None:
        """Return the seat that hosts: the creator's or the first one present."""
        people = [
            number
            for number, seat in enumerate(self.state.seats)
            if seat.taken and not seat.bot and not seat.resigned and not seat.absent
        ]
        if self.state.phase == "open":  # somebody must be able to start
            patience = self._host_patience
            present = [seat for seat in people if not self.attendance.has_left(seat, patience)]
            people = present or people
        return self.settings.host if self.settings.host in people else min(people, default=None)

    @property
    def _host_patience(self) -> float:
        return self.settings.absence or HOST_SECONDS

    def next_host_change(self) -> float | None:
        """Return when the next absent player may lose the host's rights before the start."""
        if self.state.phase != "open":
            return None
        return self.attendance.next_to_leave(self._host_patience)

    def is_owed(self, seat: int) -> bool:
        """Tell whether a seat is given back as its owner connects.

        A substitute plays for an absent owner. One who keeps coming and going waits for a play.
        """
        is_absent = self.state.phase == "playing" and self.state.seats[seat].absent
        return is_absent and self.state.may_change(seat)

    def substitute(self) -> str:
        """Return the bot that plays for absent players at this table."""
        return substitute_for(self.game, self.services.settings.stand_in)
