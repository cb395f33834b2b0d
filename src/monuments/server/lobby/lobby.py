"""The tables of one process: loaded on demand, woken when due, unloaded when idle."""

import asyncio
from contextlib import suppress
from typing import Final
from weakref import WeakValueDictionary

import msgspec
import sqlalchemy as sa
import structlog

from monuments.engine.refusal import RefusalError, refuse
from monuments.games.registry import GAMES
from monuments.server.lobby.credentials import is_table_id
from monuments.server.messages.protocol import write
from monuments.server.services import Services
from monuments.server.storage import schema
from monuments.server.table.bot_driver import drive
from monuments.server.table.chat import kept, last_said, read_said
from monuments.server.table.entries import Returned, StaleError
from monuments.server.table.ownership import NotOwnerError, Ownership
from monuments.server.table.session import TableSession
from monuments.server.table.subscribers import Subscriber
from monuments.server.table.table_settings import TableSettings

logger = structlog.get_logger()

SHOWN_SAID: Final = 100
"""The number of chat messages sent to a new subscriber."""
MOST_LISTED: Final = 100
"""The number of tables listed at most."""
AGAIN_SECONDS: Final = 2.0
"""Seconds until a table that was due is looked at again."""
UNOPENED_SECONDS: Final = 60.0
"""The same for a table that cannot be opened: its rules are newer or its card file is missing."""
HAND_OVER_SECONDS: Final = 1.0
"""Seconds for the tables of a process that stops to finish their commands."""
LINGER_SECONDS: Final = 5.0
"""Seconds for which a polling client counts as connected after its last request."""


class Lobby:
    """Finds the tables of this process by their id."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self._open: dict[str, TableSession] = {}
        self._opening = WeakValueDictionary[str, asyncio.Lock]()
        """The locks of tables that are being loaded or deleted; each is gone with its last task."""
        self.ownership = Ownership(services.store, services.metrics)

    async def find(self, id: str) -> TableSession:
        """Return a table of this process, from memory or from the database.

        Raise RefusalError if there is none, and NotOwnerError if another process owns it.
        """
        if not is_table_id(id):
            raise refuse("table", "no-such-table")
        if table := self._in_memory(id):
            table.used = self.services.clock.now()
            return table
        self.ownership.check(id)
        async with self._alone(id):
            return self._in_memory(id) or await self._load(id)

    def _alone(self, id: str) -> asyncio.Lock:
        """Return the lock of the one task that may load or delete a table now."""
        return self._opening.setdefault(id, asyncio.Lock())

    def _in_memory(self, id: str) -> TableSession | None:
        """Return a table that is open and, as far as is known, owned by this process."""
        table = self._open.get(id)
        return table if table and table.lease else None

    async def _load(self, id: str) -> TableSession:
        table = await self._blank_of(id)
        lease = await self.ownership.claim(id)
        await table.load()
        table.last_said = await last_said(self.services.store, id)
        if lease.previous:
            table.attendance.start_again(range(table.settings.seats))
        table.lease = lease
        self._open[id] = table
        self.services.metrics.tables.set(len(self._open))
        table.drive_if_due()
        return table

    async def read(self, id: str) -> TableSession:
        """Return a copy of a table to read, whoever owns it, never to play at.

        Raise RefusalError if there is none.
        """
        table = await self._blank_of(id)
        await table.load()
        return table

    async def _blank_of(self, id: str) -> TableSession:
        """Return a table with its settings and no log yet."""
        row = await self.services.store.table(id)
        if row is None:
            raise refuse("table", "no-such-table")
        if not self.services.prepared.has(row["game"]):
            raise refuse("table", "preparing")
        settings = msgspec.json.decode(row["settings"], type=TableSettings)
        table = self.blank(id, settings)
        if row["rules"] > table.game.rules_version:
            raise refuse("table", "rules-unknown", found=str(row["rules"]))
        return table

    def blank(self, id: str, settings: TableSettings) -> TableSession:
        """Return a table with an empty log."""
        return TableSession(self.services, id, settings, drive)

    def __len__(self) -> int:
        return len(self._open)

    async def loaded(self, id: str) -> TableSession | None:
        """Return a table that is in memory, also one that is just being loaded."""
        if lock := self._opening.get(id):
            async with lock:
                pass
        return self._open.get(id)

    async def listed(self) -> list[str]:
        """Return the tables that are waiting for players, newest first."""
        t = schema.tables
        rows = await self.services.store.all(
            sa.select(t.c.id)
            .where(t.c.phase == "open", t.c.listed)
            .order_by(t.c.made.desc())
            .limit(MOST_LISTED)
        )
        return [str(row["id"]) for row in rows]

    async def find_if_can(self, id: str) -> TableSession | None:
        """Return a table; None if it is damaged, its rules are newer or its cards missing."""
        try:
            return await self.find(id)
        except RefusalError as error:
            logger.debug("cannot_open", table=id, reason=error.refusal.reason)
            return None
        except NotOwnerError:
            raise
        except Exception:  # one damaged table harms no other
            logger.exception("table_damaged", table=id)
            self.services.metrics.damaged.inc()
            return None

    async def delete(self, id: str, first: sa.Executable, *rest: sa.Executable) -> bool:
        """Run the statements that delete a table, and forget it, closed to everybody.

        Return False, with nothing deleted, if it is in use or `first` changes no row. Raise
        NotOwnerError if another process owns it.
        """
        async with self._alone(id):
            table = self._open.get(id)
            if table and not self._is_idle(table, self.services.clock.now()):
                return False
            await self.ownership.claim(id)
            if not await self.services.store.run(first, *rest):
                return False
            if self._open.pop(id, None) and table:
                table.give_up()
            return True

    # --- Subscribers --------------------------------------------------------------------------

    async def subscribe(
        self, table: TableSession, seat: int | None, since: int, *, changes: bool = False
    ) -> Subscriber:
        """Add a subscriber that first gets the entries after `since`, then everything new."""
        async with table.lock:
            c = schema.chats
            rows = await self.services.store.all(
                kept(table.id).order_by(c.c.number.desc()).limit(SHOWN_SAID)
            )
            said = [read_said(row) for row in reversed(rows)]
            for each in said:  # other subscribers may not have got it yet
                table.send_said(each)
            subscriber = Subscriber(seat, self.services.settings.queue + len(said) + 2, changes)
            await self._join(table, subscriber)
            subscriber.offer(write(table.info()))
            subscriber.offer(write(await table.update_since(seat, since)))
            for each in said:
                subscriber.offer(write(each))
        return subscriber

    async def subscribe_on(self, table: TableSession, seat: int | None) -> Subscriber:
        """Add a subscriber that gets only what is new."""
        subscriber = Subscriber(seat, self.services.settings.queue)
        async with table.lock:
            await self._join(table, subscriber)
        return subscriber

    async def _join(self, table: TableSession, subscriber: Subscriber) -> None:
        """Add a subscriber; an absent owner first gets the seat back from the substitute."""
        seat = subscriber.seat
        table.epoch()
        if seat is not None:
            self._check_still_owned(table, seat)
        await self._return(table, seat)
        was_here = seat is None or table.attendance.is_here(seat)
        table.broadcaster.subscribers.add(subscriber)
        table.used = self.services.clock.now()
        self._await_host(table)
        if seat is not None and not was_here:
            table.broadcaster.send_all(write(table.info()), but=subscriber)

    def _check_still_owned(self, table: TableSession, seat: int) -> None:
        """Raise RefusalError if a seat was erased or blocked since its key was checked."""
        self.services.restrictions.check_seat(table.id, seat)
        if table.people[seat].name is None:
            raise refuse("table", "not-your-seat")

    async def _return(self, table: TableSession, seat: int | None) -> None:
        """Give an absent owner the seat back, even if other processes are writing."""
        while seat is not None and table.is_owed(seat):
            with suppress(StaleError):
                await table.commit(Returned(seat), seat=seat)

    def leave(self, table: TableSession, subscriber: Subscriber) -> None:
        """Remove a subscriber."""
        table.broadcaster.subscribers.discard(subscriber)
        seat = subscriber.seat
        if seat is not None and not table.attendance.is_here(seat):
            table.attendance.gone[seat] = table.used = self.services.clock.now()
            table.send_info()
            if table.lease and table.settings.absence and table.state.mover == seat:
                self.services.start(self._note_wake(table))
        self._await_host(table)

    def _await_host(self, table: TableSession) -> None:
        """Send a table's information again when somebody left: its host may change.

        There is one timer for all seats, and none without subscribers: it would keep an unloaded
        table in memory.
        """
        if table.host_timer:
            table.host_timer.cancel()
        soonest = table.next_host_change() if table.broadcaster.subscribers else None
        table.host_timer = None
        if soonest is not None:
            delay = soonest - self.services.clock.now() + 0.1
            loop = asyncio.get_running_loop()
            table.host_timer = loop.call_later(delay, self._show_host, table)

    def _show_host(self, table: TableSession) -> None:
        table.send_info()
        self._await_host(table)

    def leave_soon(self, table: TableSession, subscriber: Subscriber) -> None:
        """Remove a polling subscriber, but only after its client could have asked again."""
        subscriber.drop()
        asyncio.get_running_loop().call_later(LINGER_SECONDS, self.leave, table, subscriber)

    async def _note_wake(self, table: TableSession, least: float = 0.0) -> None:
        """Store when to look at the table again, not sooner than in `least` seconds."""
        async with table.lock:
            now = self.services.clock.now()
            wake = table.deadlines.wake(table.state, now) if table.closed is None else None
            await self._set_wake(table.id, None if wake is None else max(wake, now + least))

    async def _set_wake(self, id: str, wake: float | None) -> None:
        t = schema.tables
        await self.services.store.run(sa.update(t).where(t.c.id == id).values(wake=wake))

    def show_prepared(self) -> None:
        """Send every table's information after more is compiled: bots may wait for it."""
        for table in self._open.values():
            table.send_info()

    async def hand_over(self) -> None:
        """Give up all tables, each after the command that it is acting on.

        Nobody is sent to ask for a new owner before the database lets there be one.
        """
        self.ownership.is_leaving = True
        tables = list(self._open.values())
        pausing = [asyncio.create_task(_pause(table)) for table in tables]
        if pausing:
            await asyncio.wait(pausing, timeout=HAND_OVER_SECONDS)
        for task in pausing:
            task.cancel()
        await self.services.store.depart()
        for table in tables:
            table.give_up()
        self._open.clear()

    # --- Periodic work ------------------------------------------------------------------------

    async def run(self) -> None:
        """Wake the tables that are due and unload those that are idle, forever."""
        await self.services.prepared.wait_for(*GAMES)
        while True:
            await asyncio.sleep(0.5)
            try:
                now = self.services.clock.now()
                for id in await self.services.store.due(now):
                    try:
                        if table := await self.find_if_can(id):
                            table.drive_if_due()
                            await self._note_wake(table, AGAIN_SECONDS)
                        else:
                            await self._set_wake(id, now + UNOPENED_SECONDS)
                    except NotOwnerError:  # the owner wakes it
                        continue
                    except Exception:  # one table harms no other
                        logger.exception("wake_failed", table=id)
                await self._unload_idle(now)
            except Exception:  # the database may be away for a while
                logger.exception("lobby_failed")

    async def _unload_idle(self, now: float) -> None:
        for table in list(self._open.values()):
            if self._is_idle(table, now) and table.settings.absence:
                s = schema.seats  # a substitute takes over some time after a seat was seen
                for seat, since in table.attendance.gone.items():
                    mine = (s.c.table == table.id, s.c.seat == seat)
                    await self.services.store.run(sa.update(s).where(*mine).values(seen=since))
            if self._is_idle(table, now):  # somebody may have come
                del self._open[table.id]
                table.give_up()
                await self.services.store.release(table.id)
        self.services.metrics.tables.set(len(self._open))

    def _is_idle(self, table: TableSession, now: float) -> bool:
        busy = (
            table.broadcaster.subscribers
            or (table.driver and not table.driver.done())
            or table.lock.locked()
        )
        return not busy and now - table.used > self.services.settings.idle_seconds

    def hear(self, table: str, seq: int) -> None:
        """Read what another process wrote; `seq` is 0 if it wrote more than entries.

        With -1 it has become the owner of the table.
        """
        if seq < 0:
            self.ownership.forget(table)
            if table in self._open:
                self._open.pop(table).give_up()
        elif table in self._open or table in self._opening:
            self.services.start(self._catch_up(table, whole=seq == 0))

    async def _catch_up(self, id: str, whole: bool) -> None:
        """Catch up; an owner who connected here while being replaced gets the seat back."""
        table = await self.loaded(id)
        if not table:
            return
        await table.catch_up(whole=whole)
        async with table.lock:
            for seat in table.broadcaster.seats():
                if table.people[seat].name is None:  # erased by another process
                    table.broadcaster.drop_seat(seat)
                else:
                    await self._return(table, seat)

    def look_again(self) -> None:
        """Catch up with every table, or give it up: notifications may be lost."""
        self.services.start(self._check_leases())
        for table in list(self._open.values()):
            self.hear(table.id, 0)

    async def _check_leases(self) -> None:
        """Give up tables that another process has taken over."""
        before = {id: table for id, table in self._open.items() if table.lease}
        owned = await self.services.store.owned()
        for id, table in before.items():
            if id not in owned and self._open.get(id) is table:
                self.hear(id, -1)


async def _pause(table: TableSession) -> None:
    """Let a table finish its command, and begin no other."""
    async with table.lock:
        table.lease = None
