"""Apply the host's acts to a running server, read from the log every second.

The command line, the page and other processes all write there, on both databases.
"""

import asyncio
from contextlib import suppress
from typing import Final

import sqlalchemy as sa
import structlog

from monuments.server.admin import overview, snapshots
from monuments.server.admin.audit import Act, acts_after, last_number
from monuments.server.lobby.lobby import Lobby
from monuments.server.messages.protocol import Said, write
from monuments.server.storage import schema
from monuments.server.table.entries import Handed, StaleError
from monuments.server.table.ownership import NotOwnerError

logger = structlog.get_logger()

LOOK_SECONDS: Final = 1.0


class Watcher:
    """Applies the host's acts to the tables and connections of this process."""

    def __init__(self, lobby: Lobby) -> None:
        self._lobby, self._services = lobby, lobby.services
        self._last = 0
        self._asked = 0.0
        self._looking = asyncio.Lock()

    async def begin(self) -> None:
        """Read the restrictions in force; older acts are in the database already."""
        self._last = await last_number(self._services.store)
        await self._read_restrictions()

    async def run(self) -> None:
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            try:
                await self.look()
            except Exception:  # the database may be away for a while
                logger.exception("acts_unread")

    async def look(self) -> None:
        """Apply the acts since the last look, and show the connections if the host asks."""
        async with self._looking:
            await self._look()

    async def _look(self) -> None:
        acts = await acts_after(self._services.store, self._last)
        if acts:
            await self._read_restrictions()
        for act in acts:
            self._last = act.number
            await self._apply(act)
        try:
            self._services.words.refresh()
        except (OSError, UnicodeDecodeError) as error:  # the last list that was read counts
            logger.warning("words_unread", cause=str(error))
        asked = await snapshots.asked_at(self._services.store)
        if asked > self._asked:
            snapshot = overview.take_snapshot(self._services, len(self._lobby))
            await snapshots.answer(self._services.store, snapshot, asked)
        self._asked = asked

    async def _read_restrictions(self) -> None:
        self._services.restrictions.learn(await overview.restrictions(self._services.store))

    async def _apply(self, act: Act) -> None:
        logger.info("act", number=act.number, act=act.act, table=act.table, seat=act.seat)
        try:
            match act.act:
                case "close":
                    if table := await self._lobby.loaded(str(act.table)):
                        await table.catch_up(whole=True)
                case "remove":
                    await self._remove_line(act)
                case "block" if act.address is not None:
                    self._services.connections.shed_address(act.address)
                case "block":
                    await self._empty_seat(str(act.table), act.seat or 0)
        except Exception:  # one table harms no other act
            logger.exception("act_failed", number=act.number)

    async def _remove_line(self, act: Act) -> None:
        """Tell everybody at the table that a message is gone."""
        table, c = await self._lobby.loaded(str(act.table)), schema.chats
        row = await self._services.store.one(
            sa.select(c.c.seat, c.c.at).where(c.c.table == act.table, c.c.number == act.line)
        )
        if table and row and act.line:
            gone = Said(act.line, row["seat"], "", row["at"])
            table.broadcaster.send_all(write(gone))

    async def _empty_seat(self, id: str, seat: int) -> None:
        """Disconnect a blocked seat; until its owner is back, a substitute plays for it."""
        if table := await self._lobby.loaded(id):
            table.broadcaster.drop_seat(seat)
        with suppress(NotOwnerError):  # its owner reads the audit log too
            table = table or await self._lobby.find(id)
            async with table.lock:
                while table.state.phase == "playing" and table.state.seats[seat].player is None:
                    with suppress(StaleError):
                        await table.commit(Handed(seat, table.substitute(), "absent"), seat=seat)
