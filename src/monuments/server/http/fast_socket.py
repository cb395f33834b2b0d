"""A WebSocket protocol with less memory and work than `LimitedSocket`.

It keeps no handshake, reads and writes whole text frames without the library, and sends the
messages of one turn of the loop together.
"""

import asyncio
from struct import pack
from typing import Any, Final
from weakref import WeakKeyDictionary

import structlog
from uvicorn._types import ASGIReceiveEvent, ASGISendEvent

from monuments.engine.speed import FAST
from monuments.server.http.limited_socket import PIECE, LimitedSocket

try:
    from websockets.speedups import apply_mask
except ImportError:  # where the library comes without compiled parts
    from websockets.utils import apply_mask

logger = structlog.get_logger()

MOST_UNREAD_MESSAGES: Final = 4
"""Messages of a socket that may wait; with more, reading is paused."""
FINAL_TEXT: Final = 0x81
"""The first byte of an unfragmented text frame (RFC 6455, 5.2)."""


class Inbox:
    """A minimal queue of received events for one reader."""

    __slots__ = ("_arrived", "_loop", "_reader")

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._arrived: list[ASGIReceiveEvent] = []
        self._reader: asyncio.Future[None] | None = None

    def put_nowait(self, event: ASGIReceiveEvent) -> None:
        self._arrived.append(event)
        if self._reader and not self._reader.done():
            self._reader.set_result(None)

    async def get(self) -> ASGIReceiveEvent:
        while not self._arrived:
            self._reader = self._loop.create_future()
            try:
                await self._reader
            finally:
                self._reader = None
        return self._arrived.pop(0)

    def qsize(self) -> int:
        return len(self._arrived)

    def empty(self) -> bool:
        return not self._arrived


class Outbox:
    """Sends the waiting messages of all sockets at the end of the loop's turn.

    An answer and its updates become one write, and a client that is busy with the first message is
    not woken again for the next.
    """

    def __init__(self) -> None:
        self._waiting: list[FastSocket] = []

    def add(self, socket: "FastSocket") -> None:
        if not self._waiting:
            socket.loop.call_soon(self._flush)
        self._waiting.append(socket)

    def _flush(self) -> None:
        waiting, self._waiting = self._waiting, []
        for socket in waiting:
            try:
                socket.flush()
            except Exception:  # one broken socket must not delay the others
                logger.exception("send_failed")
                socket.transport.abort()


_OUTBOXES: Final[WeakKeyDictionary[asyncio.AbstractEventLoop, Outbox]] = WeakKeyDictionary()


class FastSocket(LimitedSocket):
    """A socket that drops its handshake, and sends without a task."""

    between_frames = False
    """Whether the library is known to be between two frames."""

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.queue = Inbox(self.loop)  # type: ignore[assignment]
        self.unsent: list[bytes] = []
        self.outbox = _OUTBOXES.setdefault(self.loop, Outbox())

    def data_received(self, data: bytes) -> None:
        if self.between_frames:
            start = _payload_start(data)
            self.between_frames = start > 0
            if start and data[0] == FINAL_TEXT and self._receive_text(data, start):
                return
        super().data_received(data)

    def _receive_text(self, data: bytes, start: int) -> bool:
        """Receive a whole text frame without the library; return False if it is not one."""
        try:
            text = apply_mask(data[start:], data[start - 4 : start]).decode()
        except UnicodeDecodeError:
            return False
        if self.close_sent or len(data) - start > self.config.ws_max_size:
            return False
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if self.queue.qsize() >= MOST_UNREAD_MESSAGES and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()
        return True

    def start_keepalive(self) -> None:
        super().start_keepalive()
        del self.request, self.response
        if not self.conn.reader.buffer and not self.unread:
            # The parser that read the handshake would keep it in memory.
            self.conn.parser = self.conn.parse()
            next(self.conn.parser)
            self.between_frames = True

    def send_now(self, message: bytes) -> bool:
        """Send a text; return False without sending if the client is behind or closing."""
        if self.close_sent or not self.writable.is_set():
            return False
        if not self.unsent:
            self.outbox.add(self)
        self.unsent.append(message)
        return True

    def flush(self) -> None:
        """Write the waiting messages, unless the connection is closing."""
        waiting, self.unsent = self.unsent, []
        if waiting and not self.close_sent and not self.transport.is_closing():
            self.transport.write(b"".join([_text_header(len(text)) + text for text in waiting]))

    def shutdown(self) -> None:
        self.flush()
        super().shutdown()

    async def send(self, message: ASGISendEvent) -> None:
        """Send a message of the application through the library, after those that wait."""
        self.flush()
        await super().send(message)


SOCKET: Final = FastSocket if FAST else LimitedSocket
"""The protocol of sockets in use."""


def _payload_start(data: bytes) -> int:
    """Return the start of the content of one whole client frame, else 0 (5.2)."""
    if not 6 <= len(data) <= PIECE or data[0] & 0xF0 != 0x80 or data[1] < 0x80:
        return 0
    length, start = data[1] & 0x7F, 6
    if length == 127:
        return 0  # its length follows in eight bytes
    if length == 126:
        length, start = data[2] << 8 | data[3], 8
    return start if len(data) == start + length else 0


def _text_header(length: int) -> bytes:
    """Return the header of a text frame of this length (RFC 6455, 5.2).

    The library checks and copies every frame; these are most of what the server sends.
    """
    if length < 126:
        return pack("!BB", FINAL_TEXT, length)
    if length < 65_536:
        return pack("!BBH", FINAL_TEXT, 126, length)
    return pack("!BBQ", FINAL_TEXT, 127, length)
