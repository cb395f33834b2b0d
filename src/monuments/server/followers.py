"""Who watches a table: messages on their way, which may not become too many."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field


@dataclass(eq=False, slots=True)
class Follower:
    """Somebody who watches a table, from a seat or from none.

    There are thousands of them, and most are idle: a queue of asyncio is ten times as large.
    """

    seat: int | None
    most: int
    changes: bool = False
    """Whether it has had every view and needs no more than what is different in the next."""
    dropped: bool = False
    on_drop: Callable[[], object] | None = None
    _send_now: Callable[[bytes], bool] | None = None
    """Sends at once if it can; what it cannot send waits here."""
    _on_wait: Callable[[], object] | None = None
    """Lets somebody come for what is waiting, with `take_more`."""
    _sending: bool = False
    _waiting: list[bytes] = field(default_factory=list)
    _wake: asyncio.Future[None] | None = None

    def connect(
        self, send_now: Callable[[bytes], bool] | None, on_wait: Callable[[], object] | None
    ) -> None:
        """Say how messages leave; those that are here already leave first."""
        self._send_now, self._on_wait = send_now, on_wait
        while send_now and self._waiting and send_now(self._waiting[0]):
            del self._waiting[0]
        if self._waiting:
            self._stir()

    def offer(self, message: bytes) -> bool:
        """Add a message; return False, nothing more will come, if too many are waiting."""
        if self.dropped:
            return True
        behind = self._waiting or self._sending
        if self._send_now and not behind and self._send_now(message):
            return True
        if len(self._waiting) >= self.most:
            self.drop()
            return False
        self._waiting.append(message)
        self._stir()
        return True

    def drop(self) -> None:
        """Let nothing more through, and end the connection if there is one."""
        self.dropped = True
        self._stir()
        if self.on_drop:
            self.on_drop()

    def _stir(self) -> None:
        if self._wake and not self._wake.done():
            self._wake.set_result(None)
        if self._on_wait and not self._sending and not self.dropped:
            self._sending = True
            self._on_wait()

    async def take(self) -> list[bytes]:
        """Return what is waiting, at least one message; nothing once dropped. For one reader."""
        while not self._waiting and not self.dropped:
            self._wake = asyncio.get_running_loop().create_future()
            try:
                await self._wake
            finally:
                self._wake = None
        return [] if self.dropped else self.take_all()

    def take_more(self) -> list[bytes]:
        """Return what is waiting. Nothing overtakes it until there is nothing more."""
        found = [] if self.dropped else self.take_all()
        self._sending = bool(found)
        return found

    def take_all(self) -> list[bytes]:
        """Return what is waiting now."""
        found, self._waiting = self._waiting, []
        return found
