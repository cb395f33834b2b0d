"""The bytes of one internal connection: pieces of known length first, then frames."""

import asyncio
from asyncio import IncompleteReadError
from collections.abc import Callable
from typing import Any, Final

MOST_UNSENT: Final = 1 << 20
"""Bytes that may wait for the other process; messages stay in their subscriber's queue then."""


class Channel(asyncio.Protocol):
    """A connection without a reading task: what arrives goes to its link at once."""

    def __init__(self, on_open: Callable[["Channel"], None] | None = None) -> None:
        self._on_open = on_open
        self._unread = b""
        self._arrived, self._room = asyncio.Event(), asyncio.Event()
        self._room.set()
        self._receive: Callable[[bytes], None] | None = None
        self._on_end: Callable[[Exception | None], None] | None = None
        self._transport: asyncio.Transport | None = None
        self._is_lost = False
        self.is_full = False
        """Whether the other process is behind with reading."""

    # --- For the event loop -------------------------------------------------------------------

    def connection_made(self, transport: Any) -> None:
        self._transport = transport
        transport.set_write_buffer_limits(high=MOST_UNSENT)
        if self._on_open:
            self._on_open(self)

    def data_received(self, data: bytes) -> None:
        if self._receive:
            self._receive(data)
            return
        self._unread += data
        self._arrived.set()
        if len(self._unread) > MOST_UNSENT:  # no handshake is that long
            self.abort()

    def connection_lost(self, error: Exception | None) -> None:
        self._is_lost = True
        self._arrived.set()
        self._room.set()
        if self._on_end:
            self._on_end(error)

    def pause_writing(self) -> None:
        self.is_full = True
        self._room.clear()

    def resume_writing(self) -> None:
        self.is_full = False
        self._room.set()

    # --- For the handshake and the link -------------------------------------------------------

    async def readexactly(self, count: int) -> bytes:
        """Return the next bytes.

        Raise IncompleteReadError if the connection ends before them.
        """
        while len(self._unread) < count:
            if self._is_lost:
                raise IncompleteReadError(self._unread, count)
            self._arrived.clear()
            await self._arrived.wait()
        found, self._unread = self._unread[:count], self._unread[count:]
        return found

    def connect(
        self, receive: Callable[[bytes], None], on_end: Callable[[Exception | None], None]
    ) -> None:
        """Hand out everything that arrives from now on, and what has not been read."""
        self._receive, self._on_end = receive, on_end
        unread, self._unread = self._unread, b""
        if unread:
            receive(unread)
        if self._is_lost:
            on_end(None)

    def write(self, data: bytes) -> None:
        if self._transport and not self._is_lost:
            self._transport.write(data)

    async def has_room(self) -> None:
        """Wait until the other process has read most of what was sent."""
        await self._room.wait()

    def abort(self) -> None:
        """Close the connection at once, if there is one."""
        if self._transport:
            self._transport.abort()
