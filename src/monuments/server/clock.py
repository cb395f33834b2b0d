"""Time, and the times when no server was there: clocks stand still meanwhile.

The machine's clock may be set, forwards or backwards, while people play. Ours never goes back,
and what it has to skip counts as time without a server.
"""

import asyncio
import secrets
import time
from collections.abc import Callable
from typing import Final

import sqlalchemy as sa
import structlog

from monuments.server.schema import away, beats
from monuments.server.store import Store

logger = structlog.get_logger()

MISSED_BEATS: Final = 3
"""So many signs of life missing mean that the server was away."""


class Clock:
    """Counts only the time in which a server was there."""

    def __init__(
        self, store: Store, beat_seconds: float, wall: Callable[[], float] = time.time
    ) -> None:
        self._store, self._every, self._wall = store, max(0.05, beat_seconds), wall
        self._missed = MISSED_BEATS * self._every
        self._offset = wall() - time.monotonic()
        self.process = secrets.token_hex(8)
        self._away: list[tuple[float, float]] = []
        self._last = float("inf")
        """The last sign of life; before the first one time is not held up."""

    def now(self) -> float:
        """Return seconds since 1970; they pass evenly, whatever becomes of the machine's clock.

        Time that may have to be skipped, because this process stood still, waits for `tick`.
        """
        return min(self._count(self._offset), self._last + self._missed)

    def _count(self, offset: float) -> float:
        return time.monotonic() + offset

    def after(self, since: float, seconds: float) -> float:
        """Return when so many seconds have been counted since a moment."""
        end = since + seconds
        for start, until in self._away:
            if since < until and start < end:
                end += until - max(start, since)
        return end

    async def begin(self) -> None:
        """Begin to count; note how long no server was there before."""
        last = await self._last_beat()
        if last is not None and last > self._count(self._offset):
            self._offset = last - time.monotonic()  # it was set back while no server was there
        await self._note_absence(self._count(self._offset))
        await self._go_on(self._offset)

    async def run(self) -> None:
        while True:
            await asyncio.sleep(self._every)
            try:
                await self.tick()
            except Exception:  # time stands still until the database is back
                logger.exception("beat_failed")

    async def tick(self) -> None:
        """Give a sign of life; notice when there was none, or when the machine's clock was set."""
        wall = self._wall() - time.monotonic()
        await self._go_on(wall if wall - self._offset > self._missed else self._offset)

    async def end(self) -> None:
        await self._beat(self.now())

    async def _go_on(self, offset: float) -> None:
        """Count on from here. What is skipped is known to all before it is later."""
        if self._count(offset) - self._last > self._missed:
            await self._note_absence(self._count(offset))
        await self._read()
        self._offset = offset
        await self._beat(self._count(offset))

    async def _read(self) -> None:
        found = await self._store.all(sa.select(away).order_by(away.c.since))
        self._away = [(row["since"], row["until"]) for row in found]

    async def _note_absence(self, now: float) -> None:
        """Note how long no process at all was there."""
        since = await self._last_beat()
        if since is not None and now - since > self._missed:
            await self._store.run(self._store.insert_new(away, since=since, until=now))

    async def _last_beat(self) -> float | None:
        found = await self._store.one(sa.select(sa.func.max(beats.c.at).label("at")))
        return found["at"] if found else None

    async def _beat(self, now: float) -> None:
        await self._store.run(self._store.upsert(beats, "process", process=self.process, at=now))
        self._last = now
