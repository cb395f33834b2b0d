"""Logs as seats may see them, for clients that reconnect; each is folded once."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Sequence
from typing import Final

from monuments.server.messages.protocol import Happened
from monuments.server.table.entries import LogEntry
from monuments.server.table.state import TableState
from monuments.server.table.updates import happened

MAX_HISTORIES: Final = 64


class SeatHistory:
    """A log as one seat may see it, as far as it has been folded."""

    def __init__(self, state: TableState, seat: int | None) -> None:
        self._state, self._seat = state, seat
        self._happened: list[Happened] = []

    def since(self, seq: int, entries: Sequence[LogEntry]) -> tuple[Happened, ...]:
        """Fold the new entries, and return all entries after a number."""
        for entry in entries[len(self._happened) :]:
            applied = self._state.apply(entry)
            self._happened.append(happened(self._state.game, applied, self._seat))
        return tuple(self._happened[seq:])


class HistoryCache:
    """The histories that were asked for last.

    Folding a long log takes a while: it is done in a thread so that other tables do not wait, and
    one log at a time so that the threads leave them time.
    """

    def __init__(self) -> None:
        self._histories: OrderedDict[tuple[str, int | None], SeatHistory] = OrderedDict()
        self._one_at_a_time = asyncio.Semaphore(1)

    async def since(
        self,
        seq: int,
        table: str,
        seat: int | None,
        entries: Sequence[LogEntry],
        empty_state: Callable[[], TableState],
    ) -> tuple[Happened, ...]:
        """Return the entries after a number, as `seat` may see them."""
        async with self._one_at_a_time:
            key = (table, seat)
            history = self._histories.pop(key, None) or SeatHistory(empty_state(), seat)
            found = await asyncio.to_thread(history.since, seq, entries)
            self._histories[key] = history  # not if that failed: it is half folded then
        if len(self._histories) > MAX_HISTORIES:
            self._histories.popitem(last=False)
        return found
