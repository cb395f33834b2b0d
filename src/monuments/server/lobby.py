"""The tables of one process: opened when asked for, woken when due, put away when idle."""

import asyncio
from contextlib import suppress
from typing import Final

import msgspec
import sqlalchemy as sa
import structlog

from monuments.engine.refusal import RefusalError, refuse
from monuments.games.registry import GAMES
from monuments.server import schema, timing
from monuments.server.chats import kept, last_said, read_said
from monuments.server.followers import Follower
from monuments.server.house import House
from monuments.server.leases import release
from monuments.server.log import Returned, StaleError
from monuments.server.positions import info_of
from monuments.server.presence import Presence, note_gone
from monuments.server.protocol import Said, write
from monuments.server.record import TableSettings
from monuments.server.robots import drive
from monuments.server.seats import is_table_id
from monuments.server.tables import Table

logger = structlog.get_logger()

SHOWN_SAID: Final = 100
"""So much of the chat is sent to who connects."""
MOST_LISTED: Final = 100
"""So many tables are listed."""
AGAIN_SECONDS: Final = 2.0
"""So long after it was due a table is looked at again, if nothing came of it."""
UNOPENED_SECONDS: Final = 60.0
"""The same for one that cannot be opened: it is of a newer server, or its card file is gone."""
LINGER_SECONDS: Final = 5.0
"""Who asks again and again is there in between, too."""


class Lobby:
    """Finds tables by their name."""

    def __init__(self, house: House) -> None:
        self.house = house
        self._open: dict[str, Table] = {}
        self._opening: dict[str, asyncio.Lock] = {}
        self._presence = Presence(house)

    async def find(self, id: str) -> Table:
        """Return a table, from memory or from the database. Raise RefusalError if there is none."""
        if not is_table_id(id):
            raise refuse("table", "no-such-table")
        if id in self._open:
            table = self._open[id]
            table.used = self.house.clock.now()
            if not self.house.store.is_sqlite:
                await table.refresh()
            elif table.failed and not table.lock.locked():
                async with table.at_rest():
                    pass
            return table
        lock = self._opening.setdefault(id, asyncio.Lock())
        try:
            async with lock:
                return self._open[id] if id in self._open else await self._load(id)
        finally:
            self._opening.pop(id, None)

    async def _load(self, id: str) -> Table:
        row = await self.house.store.table(id)
        if row is None:
            raise refuse("table", "no-such-table")
        if not self.house.prepared.has(row["game"]):
            raise refuse("table", "preparing")
        settings = msgspec.json.decode(row["settings"], type=TableSettings)
        table = self.blank(id, settings)
        if row["rules"] > table.game.rules_version:
            raise refuse("table", "rules-unknown", found=str(row["rules"]))
        await table.reload()
        table.said = await last_said(self.house.store, id)
        table = self._open.setdefault(id, table)  # never two of the same
        self.house.metrics.tables.set(len(self._open))
        table.stir()
        return table

    def blank(self, id: str, settings: TableSettings) -> Table:
        """Return a table at which nothing has happened yet."""
        return Table(self.house, id, settings, drive)

    async def listed(self) -> list[Table]:
        """Return the tables that wait for players, the newest first."""
        t = schema.tables
        rows = await self.house.store.all(
            sa.select(t.c.id)
            .where(t.c.phase == "open", t.c.listed)
            .order_by(t.c.made.desc())
            .limit(MOST_LISTED)
        )
        found = [await self._find_if_can(str(row["id"])) for row in rows]
        return [table for table in found if table]

    async def _find_if_can(self, id: str) -> Table | None:
        """Return a table; None if it is of a newer server, or its card file is gone."""
        try:
            return await self.find(id)
        except RefusalError as error:
            logger.debug("cannot_open", table=id, reason=error.refusal.reason)
            return None

    # --- Watching -----------------------------------------------------------------------------

    async def follow(
        self, table: Table, seat: int | None, since: int, *, changes: bool = False
    ) -> Follower:
        """Begin to watch: what was missed comes first, then everything new."""
        async with table.at_rest():
            said = await self._said(table.id)
            for each in said:  # those who are here already may not have heard it yet
                table.say(each)
            follower = Follower(seat, self.house.settings.queue + len(said) + 2, changes)
            await self._join(table, follower)
            follower.offer(write(info_of(table)))
            follower.offer(write(await table.missed_by(seat, since)))
            for each in said:
                follower.offer(write(each))
        return follower

    async def follow_on(self, table: Table, seat: int | None) -> Follower:
        """Begin to watch: nothing but what is new comes."""
        follower = Follower(seat, self.house.settings.queue)
        async with table.at_rest():
            await self._join(table, follower)
        return follower

    async def _join(self, table: Table, follower: Follower) -> None:
        """Let the others know who is here; an owner who was missed gets the seat back first."""
        seat = follower.seat
        await self._return(table, seat)
        was_here = seat is None or table.is_here(seat)
        table.followers.add(follower)
        table.used = self.house.clock.now()
        self._await_host(table)
        if seat is None or was_here:
            return
        table.show_info(table.followers - {follower})
        try:
            await self._presence.come(table, seat)
        except BaseException:  # whoever asked will never leave
            self.leave(table, follower)
            raise

    async def _return(self, table: Table, seat: int | None) -> None:
        """Give an absent owner the seat back; another process may write in the same moment."""
        while seat is not None and table.is_played_for(seat):
            with suppress(StaleError):
                table.publish(await table.enter(seat, None, Returned(seat)))

    async def _said(self, table: str) -> list[Said]:
        c = schema.chats
        rows = await self.house.store.all(kept(table).order_by(c.c.number.desc()).limit(SHOWN_SAID))
        return [read_said(row) for row in reversed(rows)]

    def leave(self, table: Table, follower: Follower) -> None:
        """Stop watching."""
        table.followers.discard(follower)
        seat = follower.seat
        if seat is not None and not table.is_here(seat):
            table.gone[seat] = table.used = self.house.clock.now()
            table.show_info()
            if table.settings.absence and table.story.mover == seat:
                self.house.start(self._note_wake(table))
        self._await_host(table)

    def _await_host(self, table: Table) -> None:
        """Show the table again when somebody has left for good: another one may be the host then.

        There is one timer for all seats, and none where nobody watches: it would keep in memory
        what was put away.
        """
        if table.host_timer:
            table.host_timer.cancel()
        soonest = table.next_to_leave() if table.followers else None
        table.host_timer = None
        if soonest is not None:
            delay = soonest - self.house.clock.now() + 0.1
            loop = asyncio.get_running_loop()
            table.host_timer = loop.call_later(delay, self._show_host, table)

    def _show_host(self, table: Table) -> None:
        table.show_info()
        self._await_host(table)

    def leave_soon(self, table: Table, follower: Follower) -> None:
        """Stop watching, but count as there until whoever polls can have come again."""
        follower.drop()
        asyncio.get_running_loop().call_later(LINGER_SECONDS, self.leave, table, follower)

    async def _note_wake(self, table: Table, least: float = 0.0) -> None:
        """Note when the table is to be looked at again, not sooner than after `least` seconds."""
        async with table.at_rest():
            now = self.house.clock.now()
            wake = timing.wake(table, now)
            await self._set_wake(table.id, None if wake is None else max(wake, now + least))

    async def _set_wake(self, id: str, wake: float | None) -> None:
        t = schema.tables
        await self.house.store.run(sa.update(t).where(t.c.id == id).values(wake=wake))

    async def watch(self) -> None:
        """Let other processes know who is here, and show who is connected to them, for ever."""
        while not self.house.store.is_sqlite:
            await asyncio.sleep(0.5)
            try:
                for table in await self._presence.look(list(self._open.values())):
                    table.show_info()
                    self._await_host(table)
            except Exception:  # the database may be away for a while
                logger.exception("watch_failed")

    def show_prepared(self) -> None:
        """Show every table again when a further stage is compiled: its bots may be waiting."""
        for table in self._open.values():
            table.show_info()

    async def end(self) -> None:
        """Let other processes know that nobody is here and that nothing is done here any more."""
        await self._presence.end()
        await release(self.house)

    # --- By the clock -------------------------------------------------------------------------

    async def run(self) -> None:
        """Wake what is due and put away what is idle, for ever."""
        await self.house.prepared.wait_for(*GAMES)
        while True:
            await asyncio.sleep(0.5)
            try:
                await self._look_around(self.house.clock.now())
            except Exception:  # the database may be away for a while
                logger.exception("lobby_failed")

    async def _look_around(self, now: float) -> None:
        for id in await self.house.store.due(now):
            try:
                await self._wake(id, now)
            except Exception:  # one table harms no other
                logger.exception("wake_failed", table=id)
        await self._put_away(now)

    async def _wake(self, id: str, now: float) -> None:
        """Let a table do what is due, and look at it again later: also if it cannot be opened."""
        if table := await self._find_if_can(id):
            table.stir()
            await self._note_wake(table, AGAIN_SECONDS)
        else:
            await self._set_wake(id, now + UNOPENED_SECONDS)

    async def _put_away(self, now: float) -> None:
        for table in list(self._open.values()):
            if self._is_idle(table, now):
                await note_gone(table)
            if self._is_idle(table, now):  # somebody may have come
                del self._open[table.id]
                await release(self.house, table.id)
        self.house.metrics.tables.set(len(self._open))

    def _is_idle(self, table: Table, now: float) -> bool:
        busy = table.followers or (table.driver and not table.driver.done()) or table.lock.locked()
        return not busy and now - table.used > self.house.settings.idle_seconds

    def hear(self, table: str, seq: int) -> None:
        """Another process wrote to a table; 0 if it was not, or not only, to its log."""
        if table in self._open:
            self.house.start(self._catch_up(self._open[table], whole=seq == 0))

    async def _catch_up(self, table: Table, whole: bool) -> None:
        """Read on. An owner who came here in the moment of being missed elsewhere is back."""
        await table.catch_up(whole)
        async with table.at_rest():
            here = {follower.seat for follower in table.followers if follower.seat is not None}
            for seat in here:
                if table.people[seat].name is None:  # erased elsewhere
                    self.drop_seat(table, seat)
                else:
                    await self._return(table, seat)

    def look_again(self) -> None:
        """Something may have been missed at any table."""
        for table in self._open:
            self.hear(table, 0)

    def drop_seat(self, table: Table, seat: int) -> None:
        """Close every connection of a seat."""
        for follower in list(table.followers):
            if follower.seat == seat:
                follower.drop()
                table.followers.discard(follower)
