"""A live table: commands in, entries stored, then answered, then shown."""

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from typing import Any, Final, TypeAlias

import sqlalchemy as sa
import structlog

from monuments.engine.game import State
from monuments.engine.knowledge import Player
from monuments.engine.refusal import RefusalError
from monuments.server import log, protocol, schema, timing
from monuments.server.chats import kept, read_said
from monuments.server.choice import stand_in
from monuments.server.followers import Follower
from monuments.server.house import House
from monuments.server.log import AnyEntry, Chair, Line, StaleError, Story
from monuments.server.positions import info_of, position_of, views_of
from monuments.server.presence import learn
from monuments.server.protocol import Update, write
from monuments.server.record import Sitting, TableSettings
from monuments.server.seats import with_ghosts
from monuments.server.store import Write
from monuments.server.telling import Told, position_before, updates

logger = structlog.get_logger()

HOST_SECONDS: Final = 60.0
"""What a host is allowed where the table says nothing: to look for another friend, say."""

_PLAYS: Final = (log.Played, log.Undone)

Driver: TypeAlias = Callable[["Table"], Coroutine[Any, Any, None]]
"""Acts for bots and the clock until a person is to move."""


def _change_the_face(told: list[Told]) -> bool:
    """Tell whether what everybody may know of the table has changed: not by a play alone."""
    return not all(isinstance(line.entry, _PLAYS) for line, _ in told)


class AtRest:
    """Holds the lock of a table, with nothing in its story that is not stored."""

    def __init__(self, table: "Table") -> None:
        self._table = table

    async def __aenter__(self) -> None:
        table = self._table
        await table.lock.acquire()
        if table.failed:
            try:
                await table.mend()
            except BaseException:
                table.lock.release()
                raise

    async def __aexit__(self, *_: object) -> None:
        self._table.lock.release()


class Table:
    """One table in memory. All that is read or changed is read or changed under its lock."""

    def __init__(self, house: House, id: str, settings: TableSettings, drive: Driver) -> None:
        self.house, self.id, self.settings, self.drive = house, id, settings, drive
        self.game = settings.open(house.shelf.open)
        self.is_timed = bool(settings.pace.seconds or settings.absence or self.game.time_limit)
        """Whether anything ever happens here because time passes."""
        self.lock = asyncio.Lock()
        self.made = 0.0
        self.rematch: str | None = None
        self.people: list[Sitting] = []
        self.story = self.empty_story()
        self.lines: list[Line] = []
        self.followers: set[Follower] = set()
        self.gone: dict[int, float] = {}
        """When those were last seen who are not here."""
        self.elsewhere: set[int] = set()
        """Who is connected to another process, as far as is known."""
        self.host_timer: asyncio.TimerHandle | None = None
        """Runs out when another one may be the host."""
        self.bots: dict[tuple[int, str], Player] = {}
        self.driver: asyncio.Task[None] | None = None
        self.used = house.clock.now()
        self.shown = 0
        """The last entry that was shown."""
        self.said = 0
        """The last thing said that was shown."""
        self.failed = False
        """Whether the last write was lost, or not shown, so that the story may say too much."""
        self.noted: tuple[str, float | None] | None = None
        """Phase and waking time, as this process has stored them last."""
        self.lease = 0.0
        """Until when this process acts for the bots here."""

    def empty_story(self) -> Story:
        chairs = [Chair() for _ in range(self.settings.seats)]
        return Story(self.game, chairs, self.settings.chat)

    # --- The log ------------------------------------------------------------------------------

    def at_rest(self) -> AtRest:
        return AtRest(self)

    async def reload(self) -> None:
        """Read everything from the database again.

        The people come last: if they are newer than the log the next write loses, and no harm is
        done. Older ones would be dealt cards without what they brought for the shuffle.
        """
        rows = await self.house.store.log(self.id)
        await self.read_people()
        self.lines = [log.read_line(each) for each in rows]
        self.story, self.bots = self.empty_story(), {}
        for line in self.lines:
            self.story.tell(line)
        self.shown = self.story.seq

    async def read_people(self) -> None:
        """Read who sits where, and where they meet again."""
        row = await self.house.store.table(self.id)
        assert row is not None, f"there is no table {self.id}"
        self.made, self.rematch = row["made"], row["rematch"]
        rows = await self.house.store.seats(self.id)
        self.people = [Sitting.read(each) for each in rows]
        if not self.followers:  # who watches is shown whatever is learned: see `Lobby.watch`
            learn(self, rows)

    async def mend(self) -> None:
        """Read everything again if the last write failed: what is not stored was never told.

        If it failed because another process was first, show what that one wrote.
        """
        if self.failed:
            shown = self.shown
            await self.reload()
            self.failed = False
            if self.story.seq > shown:
                for follower in list(self.followers):
                    self.send(follower, write(await self.missed_by(follower.seat, shown)))

    async def catch_up(self, whole: bool) -> None:
        """Read and show what another process wrote: entries, if `whole` names and chat too."""
        async with self.at_rest():
            told = await self._read_on()
            if whole:
                await self.read_people()
                await self._show_chat()
            if whole or _change_the_face(told):
                self.show_info()
            self.stir()

    async def refresh(self) -> None:
        """Read what another process may have written before somebody is told about this table."""
        async with self.at_rest():
            await self.read_people()
            await self.read_news()

    async def read_news(self) -> None:
        """Read and show entries that another process may have written. The table is locked."""
        if not self.house.store.is_sqlite and await self._read_on():
            self.show_info()
            self.stir()

    async def _read_on(self) -> list[Told]:
        """Read and show the entries that this process has not seen, and return them."""
        rows = await self.house.store.log(self.id, self.story.seq)
        self.failed = bool(rows)  # until they are shown
        told = [(line, self.story.tell(line)) for line in map(log.read_line, rows)]
        if _change_the_face(told):
            await self.read_people()
        self.lines += [line for line, _ in told]
        self.show(told)
        return told

    async def show_chat(self) -> None:
        """Read and show what was said. Who comes in the same moment hears it once."""
        async with self.lock:
            await self._show_chat()

    async def _show_chat(self) -> None:
        c = schema.chats
        rows = await self.house.store.all(
            kept(self.id, c.c.number > self.said).order_by(c.c.number)
        )
        for row in rows:
            self.say(read_said(row))

    async def enter(
        self,
        seat: int | None,
        command: str | None,
        *entries: AnyEntry,
        then: Sequence[sa.Executable] = (),
    ) -> list[Told]:
        """Store entries, which are then to be shown. Raise StaleError if somebody wrote first.

        Raise RefusalError, with nothing changed, for a play that is not possible; it comes alone.
        """
        self.failed = True
        try:
            told = self.tell(seat, command, *entries)
        except RefusalError:
            self.failed = False
            raise
        noted = (self.story.phase, timing.wake(self, told[0][0].at))
        rows = [self.row(line) for line, _ in told]
        won = await self.house.store.write(Write(rows, self._state(noted), then))
        if not won:
            await self.mend()
            raise StaleError
        self.noted = noted
        self.lines += [line for line, _ in told]
        if _change_the_face(told):
            await self.read_people()
        return told

    def _state(self, noted: tuple[str, float | None]) -> dict[str, Any] | None:
        """Return what is to be noted of the table, None if it is and nobody waits for a time."""
        phase, wake = noted
        if wake is None and noted == self.noted:
            return None
        return {"of": self.id, "new_phase": phase, "new_wake": wake}

    def tell(self, seat: int | None, command: str | None, *entries: AnyEntry) -> list[Told]:
        """Let entries happen in the story, before they are stored."""
        now, first = self.house.clock.now(), self.story.seq + 1
        lines = [
            Line(first + i, now, seat, entry, None if i else command)
            for i, entry in enumerate(entries)
        ]
        return [(line, self.story.tell(line)) for line in lines]

    def row(self, line: Line) -> dict[str, Any]:
        return {
            "table": self.id,
            "seq": line.seq,
            "at": line.at,
            "seat": line.seat,
            "entry": write(line.entry).decode(),
            "command": line.command,
        }

    # --- Who is there -------------------------------------------------------------------------

    def connected(self) -> set[int]:
        """Return the seats that are connected to this process."""
        return {follower.seat for follower in self.followers if follower.seat is not None}

    def is_here(self, seat: int) -> bool:
        """Tell whether a seat is connected, to this process or to another one."""
        return seat in self.elsewhere or any(each.seat == seat for each in self.followers)

    def is_played_for(self, seat: int) -> bool:
        """Tell whether a bot has the seat because its owner was missed."""
        return self.story.phase == "playing" and self.story.chairs[seat].absent

    def stand_in(self) -> str:
        """Return the bot that plays for who is away."""
        return stand_in(self.house.settings.stand_in, self.game)

    @property
    def host(self) -> int | None:
        """Return who may start and fill seats: who made the table, or the first who is not gone."""
        chairs = self.story.chairs
        people = [
            seat
            for seat, chair in enumerate(chairs)
            if chair.taken and not chair.bot and not chair.resigned and not chair.absent
        ]
        if self.story.phase == "open":  # nobody else could begin
            people = [seat for seat in people if not self._has_left(seat)] or people
        return self.settings.host if self.settings.host in people else min(people, default=None)

    @property
    def host_patience(self) -> float:
        """So many seconds may a host be away before the start."""
        return self.settings.absence or HOST_SECONDS

    def _has_left(self, seat: int) -> bool:
        if self.is_here(seat) or seat not in self.gone:
            return False
        return self.house.clock.now() >= self._end_of_patience(self.gone[seat])

    def _end_of_patience(self, since: float) -> float:
        return self.house.clock.after(since, self.host_patience)

    def next_to_leave(self) -> float | None:
        """Return when the next one who is away before the start counts as gone for good."""
        if self.story.phase != "open":
            return None
        now = self.house.clock.now()
        away = (since for seat, since in self.gone.items() if not self.is_here(seat))
        ends = map(self._end_of_patience, away)
        return min((end for end in ends if end > now), default=None)

    def names(self) -> list[str]:
        """Return a name for each seat; a ghost's for who is not there any more."""
        return with_ghosts([person.name for person in self.people])

    # --- Showing ------------------------------------------------------------------------------

    def show(self, told: list[Told]) -> None:
        """Send new entries to everybody, each as they may see it."""
        if not told:
            return
        self.shown = told[-1][0].seq
        before = position_before(told)
        self._show_to([each for each in self.followers if each.changes], told, before)
        self._show_to([each for each in self.followers if not each.changes], told, None)
        self.failed = False

    def _show_to(self, followers: list[Follower], told: list[Told], before: State | None) -> None:
        """Send what is different since `before`, or without it whole views."""
        if followers:
            made = updates(self, told, {each.seat for each in followers}, before)
            for follower in followers:
                self.send(follower, made[follower.seat])

    def show_info(self, to: set[Follower] | None = None) -> None:
        """Send the table's public face to some, or to everybody."""
        message = write(info_of(self))
        for follower in list(self.followers if to is None else to):
            self.send(follower, message)

    def say(self, said: protocol.Said) -> None:
        if said.number <= self.said:
            return
        self.said = said.number
        message = write(said)
        for follower in list(self.followers):
            self.send(follower, message)

    def send(self, follower: Follower, message: bytes) -> None:
        if not follower.offer(message):
            self.house.metrics.drops.inc()
            self.followers.discard(follower)

    async def missed_by(self, seat: int | None, since: int) -> Update:
        """Return what happened after a number, and the position."""
        happened: tuple[protocol.Happened, ...] = ()
        if 0 <= since < self.story.seq:
            place = (self.id, seat, self.lines, self.empty_story)
            happened = await self.house.past.since(since, *place)
        [seen] = views_of(self, [seat])
        return Update(self.story.seq, happened, position_of(self, seat, seen))

    def publish(self, told: list[Told]) -> None:
        """Show entries that are stored, and set the bots to work."""
        for line, _ in told:
            kind = line.entry.kind
            logger.debug("entry", table=self.id, seat=line.seat, seq=line.seq, kind=kind)
            if isinstance(line.entry, log.Played):
                self.house.metrics.plays_of(self.game.name, line.entry.by).inc()
        self.show(told)
        if _change_the_face(told):
            self.show_info()
        self.stir()

    def stir(self) -> None:
        """Let the server do what is its own to do: bots, the clock, who is away."""
        if timing.is_due(self) and (self.driver is None or self.driver.done()):
            self.driver = self.house.start(self.drive(self))
