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

from monuments.server.schema import away, beats
from monuments.server.store import Store

MISSED_BEATS: Final = 3
"""So many signs of life missing mean that the server was away."""


class Clock:
    """Counts only the time in which a server was there."""

    def __init__(
        self, store: Store, beat_seconds: float, wall: Callable[[], float] = time.time
    ) -> None:
        self._store, self._every, self._wall = store, max(0.05, beat_seconds), wall
        self._offset = wall() - time.monotonic()
        self.process = secrets.token_hex(8)
        self._away: list[tuple[float, float]] = []
        self._last = 0.0

    def now(self) -> float:
        """Return seconds since 1970; they pass evenly, whatever becomes of the machine's clock."""
        return time.monotonic() + self._offset

    @property
    def _missed(self) -> float:
        return MISSED_BEATS * self._every

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
        if last is not None and last > self.now():  # it was set back while no server was there
            self._offset += last - self.now()
        await self._note_absence()
        await self._beat()
        await self._read()

    async def run(self) -> None:
        while True:
            await asyncio.sleep(self._every)
            await self.tick()

    async def tick(self) -> None:
        """Give a sign of life; notice when there was none, or when the machine's clock was set."""
        ahead = self._wall() - time.monotonic() - self._offset
        if ahead > self._missed:
            self._offset += ahead
        if self.now() - self._last > self._missed:
            await self._note_absence()
        await self._beat()
        await self._read()

    async def end(self) -> None:
        await self._beat()

    async def _read(self) -> None:
        found = await self._store.all(sa.select(away).order_by(away.c.since))
        self._away = [(row["since"], row["until"]) for row in found]

    async def _note_absence(self) -> None:
        """Note how long no process at all was there."""
        now, since = self.now(), await self._last_beat()
        if since is not None and now - since > self._missed:
            await self._store.run(self._store.insert_new(away, since=since, until=now))

    async def _last_beat(self) -> float | None:
        found = await self._store.one(sa.select(sa.func.max(beats.c.at).label("at")))
        return found["at"] if found else None

    async def _beat(self) -> None:
        self._last = self.now()
        await self._store.run(
            self._store.upsert(beats, "process", process=self.process, at=self._last)
        )
