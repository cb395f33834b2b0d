"""Time, and the times when no server was there: clocks stand still meanwhile."""

import asyncio
import secrets
import time
from typing import Final

import sqlalchemy as sa

from monuments.server.schema import away, beats
from monuments.server.store import Store

MISSED_BEATS: Final = 3
"""So many signs of life missing mean that the server was away."""


class Clock:
    """Counts only the time in which a server was there."""

    def __init__(self, store: Store, beat_seconds: float) -> None:
        self._store, self._every = store, max(0.05, beat_seconds)
        self.process = secrets.token_hex(8)
        self._away: list[tuple[float, float]] = []
        self._last = 0.0

    def now(self) -> float:
        return time.time()

    def after(self, since: float, seconds: float) -> float:
        """Return when so many seconds have been counted since a moment."""
        end = since + seconds
        for start, until in self._away:
            if since < until and start < end:
                end += until - max(start, since)
        return end

    async def begin(self) -> None:
        """Begin to count; note how long no server was there before."""
        await self._note_absence()
        await self._beat()
        await self._read()

    async def run(self) -> None:
        while True:
            await asyncio.sleep(self._every)
            if self.now() - self._last > MISSED_BEATS * self._every:
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
        last = await self._store.one(sa.select(sa.func.max(beats.c.at).label("at")))
        now, since = self.now(), last["at"] if last else None
        if since is not None and now - since > MISSED_BEATS * self._every:
            await self._store.run(self._store.insert_new(away, since=since, until=now))

    async def _beat(self) -> None:
        self._last = self.now()
        await self._store.run(
            self._store.upsert(beats, "process", process=self.process, at=self._last)
        )
