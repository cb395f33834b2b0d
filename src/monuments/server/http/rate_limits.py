"""Rate limits: token buckets, counters of open connections, and turns per key."""

import asyncio
import time
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from monuments.engine.refusal import Refusal, RefusalError, refuse

MOST_KEPT: Final = 50_000
MOST_WAITING: Final = 4
"""Requests per key that may run or wait; more are refused."""
FILES: Final = 4
"""Files of the page allowed per allowed request: a first visit fetches many at once, and a
missing one breaks the page."""
NEVER: Final = 86_400.0
"""Seconds to wait where the limit is zero: a day."""


class LimitError(RefusalError):
    """A rate limit was exceeded; `seconds` tells when to try again."""

    def __init__(self, reason: str, seconds: float) -> None:
        super().__init__(Refusal("table", reason))
        self.seconds = seconds


class Buckets:
    """One bucket for each key; it fills at `rate` a second up to `burst`."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate, self.burst = rate, burst
        self._kept: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def charge(self, key: str, reason: str) -> None:
        """Take one token. Raise LimitError if there is none."""
        now = time.monotonic()
        if not self.take(key, now):
            left, _ = self._kept[key]
            raise LimitError(reason, (1 - left) / self.rate if self.rate else NEVER)

    def give_back(self, key: str) -> None:
        """Return a token that was taken for a failed action."""
        if key in self._kept:
            left, at = self._kept[key]
            self._kept[key] = (min(self.burst, left + 1), at)

    def take(self, key: str, now: float) -> bool:
        """Take one token; return False if there is none."""
        left, at = self._kept.pop(key, (self.burst, now))
        left = min(self.burst, left + max(0.0, now - at) * self.rate)
        allowed = left >= 1
        self._kept[key] = (left - 1 if allowed else left, now)
        self._forget_full(now)
        return allowed

    def _forget_full(self, now: float) -> None:
        """Forget the buckets that have filled up since their last use, the oldest ones."""
        while self._kept:
            _, at = next(iter(self._kept.values()))
            if len(self._kept) <= MOST_KEPT and (now - at) * self.rate < self.burst:
                return
            self._kept.popitem(last=False)

    def left(self, key: str) -> float:
        """Return the tokens that are left."""
        left, at = self._kept.get(key, (self.burst, 0.0))
        return min(self.burst, left + max(0.0, time.monotonic() - at) * self.rate)


class Counts:
    """Counts open items for each key."""

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

    def of(self, key: str) -> int:
        return self._open.get(key, 0)

    def total(self) -> int:
        return sum(self._open.values())


class Turns:
    """Runs one at a time for each key; a few wait, more are refused."""

    def __init__(self) -> None:
        self._waiting = Counts(MOST_WAITING)
        self._locks: dict[str, asyncio.Lock] = {}

    @asynccontextmanager
    async def of(self, key: str) -> AsyncIterator[None]:
        """Wait for the turn of `key`. Raise RefusalError if too many wait already."""
        if not self._waiting.enter(key):
            raise refuse("table", "too-fast")
        try:
            async with self._locks.setdefault(key, asyncio.Lock()):
                yield
        finally:
            if not self._waiting.leave(key):
                del self._locks[key]
