"""Subscribers of a table, each with a bounded queue of messages."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field


@dataclass(eq=False, slots=True)
class Subscriber:
    """A connection that receives the updates of a table, for a seat or as a spectator.

    There are thousands of them and most are idle: an `asyncio.Queue` would be ten times as large.
    """

    seat: int | None
    max_waiting: int
    changes: bool = False
    """Whether it gets only the changes of its view after a play."""
    dropped: bool = False
    moved: bool = False
    """Whether it was dropped because another process owns the table now."""
    on_drop: Callable[[], object] | None = None
    _send_now: Callable[[bytes], bool] | None = None
    """Sends a message at once, or returns False; it waits in the queue then."""
    _on_wait: Callable[[], object] | None = None
    """Starts a sender, which empties the queue with `take_more`."""
    _sending: bool = False
    _waiting: list[bytes] = field(default_factory=list)
    _wake: asyncio.Future[None] | None = None

    def connect(
        self, send_now: Callable[[bytes], bool] | None, on_wait: Callable[[], object] | None
    ) -> None:
        """Set how messages are sent; those in the queue are sent first."""
        self._send_now, self._on_wait = send_now, on_wait
        while send_now and self._waiting and send_now(self._waiting[0]):
            del self._waiting[0]
        if self._waiting:
            self._wake_up()

    def offer(self, message: bytes) -> bool:
        """Send or queue a message; if the queue is full, drop and return False."""
        if self.dropped:
            return True
        behind = self._waiting or self._sending
        if self._send_now and not behind and self._send_now(message):
            return True
        if len(self._waiting) >= self.max_waiting:
            self.drop()
            return False
        self._waiting.append(message)
        self._wake_up()
        return True

    def drop(self) -> None:
        """Ignore all further messages, and close the connection if there is one."""
        self.dropped = True
        self._wake_up()
        if self.on_drop:
            self.on_drop()

    def _wake_up(self) -> None:
        if self._wake and not self._wake.done():
            self._wake.set_result(None)
        if self._on_wait and not self._sending and not self.dropped:
            self._sending = True
            self._on_wait()

    async def take(self) -> list[bytes]:
        """Wait for messages and return them; none once dropped. Only one task may wait."""
        while not self._waiting and not self.dropped:
            self._wake = asyncio.get_running_loop().create_future()
            try:
                await self._wake
            finally:
                self._wake = None
        return [] if self.dropped else self.take_all()

    def take_more(self) -> list[bytes]:
        """Return the queue to the sender; until it is empty, new messages join it."""
        found = [] if self.dropped else self.take_all()
        self._sending = bool(found)
        return found

    def take_all(self) -> list[bytes]:
        """Empty the queue and return it."""
        found, self._waiting = self._waiting, []
        return found
