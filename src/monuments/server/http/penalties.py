"""Penalties for addresses that do not stop, each twice as long as the last."""

import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from monuments.server.http.rate_limits import MOST_KEPT, LimitError

CALM_SECONDS: Final = 60.0
"""Time without a fault after which former ones are forgotten."""
MERCY: Final = 4
"""Time without a fault that lowers an address by a level, in multiples of its last penalty."""


@dataclass(slots=True)
class _Record:
    faults: int = 0
    level: int = 0
    last: float = 0.0
    """When the last fault was made."""
    until: float = float("-inf")


class Penalties:
    """Shuts out a key after a number of faults, each time for longer."""

    def __init__(
        self,
        tolerated: int,
        first: float,
        longest: float,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.tolerated, self.first, self.longest = tolerated, first, longest
        self._clock = clock
        self._records: OrderedDict[str, _Record] = OrderedDict()

    def check(self, key: str) -> None:
        """Raise LimitError if a key is shut out. Requests meanwhile do not prolong it."""
        record = self._records.get(key)
        if record and (left := record.until - self._clock()) > 0:
            raise LimitError("too-fast", left)

    def note(self, key: str) -> bool:
        """Count a fault; return whether it was one too many, so that a penalty begins."""
        now = self._clock()
        record = self._records.pop(key, None) or _Record(last=now)
        self._records[key] = record
        if len(self._records) > MOST_KEPT:
            self._records.popitem(last=False)
        if now - max(record.last, record.until) > CALM_SECONDS:
            record.faults = 0
        while record.level and now - record.until > MERCY * self._length(record.level):
            record.until += MERCY * self._length(record.level)
            record.level -= 1
        record.faults, record.last = record.faults + 1, now
        if record.faults < self.tolerated:
            return False
        record.faults, record.level = 0, record.level + 1
        record.until = now + self._length(record.level)
        return True

    def _length(self, level: int) -> float:
        return min(self.longest, self.first * 2.0 ** (level - 1))
