"""How often somebody may do something, in the long run and at once, and how much at a time."""

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from monuments.engine.refusal import refuse

MOST_KEPT: Final = 50_000
MOST_WAITING: Final = 4
"""So many may wait for their turn under one key, the one whose turn it is among them."""


class Buckets:
    """One bucket for each key; it fills at `rate` a second up to `burst`."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate, self.burst = rate, burst
        self._kept: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, key: str, now: float) -> bool:
        """Take one token; return False if there is none."""
        left, at = self._kept.pop(key, (self.burst, now))
        left = min(self.burst, left + max(0.0, now - at) * self.rate)
        allowed = left >= 1
        self._kept[key] = (left - 1 if allowed else left, now)
        if len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)
        return allowed


class Counts:
    """How many of something are open for each key."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._open: dict[str, int] = {}

    def enter(self, key: str) -> bool:
        """Count one more; return False if there are too many already."""
        if self._open.get(key, 0) >= self.most:
            return False
        self._open[key] = self._open.get(key, 0) + 1
        return True

    def leave(self, key: str) -> int:
        """Count one less; return how many are left."""
        left = self._open.get(key, 0) - 1
        if left > 0:
            self._open[key] = left
        else:
            self._open.pop(key, None)
        return max(0, left)


class Turns:
    """One at a time for each key. A few wait for their turn, more are refused."""

    def __init__(self) -> None:
        self._waiting = Counts(MOST_WAITING)
        self._locks: dict[str, asyncio.Lock] = {}

    @asynccontextmanager
    async def of(self, key: str) -> AsyncIterator[None]:
        """Wait for one's turn, and have it. Raise RefusalError if too many wait already."""
        if not self._waiting.enter(key):
            raise refuse("table", "too-fast")
        try:
            async with self._locks.setdefault(key, asyncio.Lock()):
                yield
        finally:
            if not self._waiting.leave(key):
                del self._locks[key]
