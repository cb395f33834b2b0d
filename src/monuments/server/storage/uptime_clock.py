"""A clock that counts only the time in which a server was up.

The machine's clock may be set forwards or backwards while people play. This one never goes back,
and a jump forwards counts as time without a server.
"""

import asyncio
import time
from collections.abc import Callable
from typing import Final

import sqlalchemy as sa
import structlog

from monuments.server.storage.schema import away, beats
from monuments.server.storage.store import Store

logger = structlog.get_logger()

MISSED_BEATS: Final = 3
"""Number of missed heartbeats after which the server counts as having been down."""
PROBE: Final = "probe"
"""The name of a row that is no heartbeat: its time is before that of all heartbeats."""


class Clock:
    """Counts only the time in which a server was up."""

    def __init__(
        self, store: Store, beat_seconds: float, wall: Callable[[], float] = time.time
    ) -> None:
        self._store, self._every, self._wall = store, max(0.05, beat_seconds), wall
        self._missed = MISSED_BEATS * self._every
        self._offset = wall() - time.monotonic()
        self.process = store.process
        self._away: list[tuple[float, float]] = []
        self._last = float("inf")
        """The last heartbeat; before the first one, `now` is not limited."""

    def now(self) -> float:
        """Return seconds since 1970; they pass evenly even if the machine's clock is set.

        If this process was suspended, time stops here until `tick` has noted the gap.
        """
        return min(self._count(self._offset), self._last + self._missed)

    def _count(self, offset: float) -> float:
        return time.monotonic() + offset

    def after(self, since: float, seconds: float) -> float:
        """Return the moment after this number of counted seconds since `since`."""
        end = since + seconds
        for start, until in self._away:
            if since < until and start < end:
                end += until - max(start, since)
        return end

    async def begin(self) -> None:
        """Start counting; store how long no server was up before."""
        last = await self._last_beat()
        if last is not None and last > self._count(self._offset):
            self._offset = last - time.monotonic()  # it was set back while no server was up
        await self._note_absence(self._count(self._offset))
        await self._advance(self._offset)

    async def run(self) -> None:
        while True:
            await asyncio.sleep(self._every)
            try:
                await self.tick()
            except Exception:  # time stops until the database is back
                logger.exception("heartbeat_failed")

    async def tick(self) -> None:
        """Store a heartbeat; find missing ones, or a change of the machine's clock."""
        wall = self._wall() - time.monotonic()
        await self._advance(wall if wall - self._offset > self._missed else self._offset)

    async def probe(self) -> None:
        """Write a probe row. Raise the error of a database that cannot be written."""
        before = -time.monotonic()  # SQLite writes nothing where nothing changes
        await self._store.run(self._store.upsert(beats, "process", process=PROBE, at=before))

    async def end(self) -> None:
        await self._beat(self.now())

    async def _advance(self, offset: float) -> None:
        """Continue with this offset.

        A gap is stored for all processes before time goes on.
        """
        if self._count(offset) - self._last > self._missed:
            await self._note_absence(self._count(offset))
        found = await self._store.all(sa.select(away).order_by(away.c.since))
        self._away = [(row["since"], row["until"]) for row in found]
        self._offset = offset
        await self._beat(self._count(offset))

    async def _note_absence(self, now: float) -> None:
        """Store the time since the last heartbeat of any process, if it is a gap."""
        since = await self._last_beat()
        if since is not None and now - since > self._missed:
            await self._store.run(self._store.insert_new(away, since=since, until=now))

    async def _last_beat(self) -> float | None:
        found = await self._store.one(sa.select(sa.func.max(beats.c.at).label("at")))
        return found["at"] if found else None

    async def _beat(self, now: float) -> None:
        await self._store.run(self._store.upsert(beats, "process", process=self.process, at=now))
        self._last = now
