"""One connection between two processes, which carries many streams."""

import asyncio
import time
from collections.abc import Callable
from itertools import count
from typing import Protocol, TypeAlias

import structlog

from monuments.server.cluster.channel import Channel
from monuments.server.cluster.frames import Batch, FrameError, FrameReader, Kind

logger = structlog.get_logger()


class Stream(Protocol):
    """One end of a request or a socket that is carried by a link."""

    def hear(self, kind: int, payload: bytes) -> None:
        """Take what the other end sent. Raise FrameError if it makes no sense."""

    def lose(self) -> None:
        """Note that the link is lost; nothing follows."""


Serve: TypeAlias = "Callable[[Link, int, bytes], Stream]"
"""Starts to serve a stream that the other process has opened, or raises FrameError."""


class Link:
    """A connection to the process `peer`. Both sides may open streams."""

    def __init__(self, peer: str, channel: Channel, serve: Serve, *, is_caller: bool) -> None:
        self.peer, self._channel, self._serve = peer, channel, serve
        self._numbers = count(1 if is_caller else 2, 2)  # so that both sides never use the same
        self._streams: dict[int, Stream] = {}
        self._batch, self._frames = Batch(), FrameReader()
        self._heard = time.monotonic()
        self._on_end: Callable[[Link], None] | None = None
        self.is_open = True

    def start(self, on_end: "Callable[[Link], None]") -> None:
        """Hand out what arrives until the connection ends."""
        self._on_end = on_end
        self._channel.connect(self._receive, self._end)

    def open(self, stream: Stream, payload: bytes) -> int:
        """Open a stream and return its number."""
        number = next(self._numbers)
        self._streams[number] = stream
        if self.is_open:
            self.send(Kind.OPEN, number, payload)
        else:  # it was lost just now
            asyncio.get_running_loop().call_soon(stream.lose)
        return number

    def forget(self, number: int) -> None:
        """Ignore what still comes for a stream."""
        self._streams.pop(number, None)

    def send(self, kind: Kind, number: int, payload: bytes = b"") -> None:
        """Send a frame with all others of this turn of the event loop."""
        if not self.is_open:
            return
        if not self._batch:
            asyncio.get_running_loop().call_soon(self._flush)
        self._batch.add(kind, number, payload)

    def _flush(self) -> None:
        batch, self._batch = self._batch, Batch()
        if self.is_open:
            self._channel.write(batch.encode())

    @property
    def is_full(self) -> bool:
        """Whether the other process is behind with reading."""
        return self._channel.is_full

    async def has_room(self) -> None:
        """Wait until the other process has read most of what was sent."""
        await self._channel.has_room()

    def beat(self, patience: float) -> None:
        """Show that this process is there; give up one that was silent for too long.

        Without this, nobody would notice a network that has ceased to carry anything.
        """
        if time.monotonic() - self._heard > patience:
            self._fail("silent")
        else:
            self.send(Kind.BEAT, 0)

    def _receive(self, data: bytes) -> None:
        self._heard = time.monotonic()
        try:
            for kind, numbers, payload in self._frames.read(data):
                for number in numbers:
                    if kind == Kind.OPEN:
                        self._streams[number] = self._serve(self, number, payload)
                    elif stream := self._streams.get(number):
                        stream.hear(kind, payload)
        except FrameError:
            self._fail("unreadable")

    def _fail(self, cause: str) -> None:
        logger.warning("link_lost", peer=self.peer, cause=cause)
        self.close()

    def _end(self, error: Exception | None) -> None:
        if error and self.is_open:
            logger.warning("link_lost", peer=self.peer, cause=type(error).__name__)
        self.close()

    def close(self) -> None:
        """End the connection; all of its streams are lost."""
        if not self.is_open:
            return
        self.is_open = False
        self._channel.abort()
        streams, self._streams = self._streams, {}
        for stream in streams.values():
            stream.lose()
        if self._on_end:
            self._on_end(self)
