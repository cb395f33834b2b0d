"""One connection as uvicorn keeps it, made smaller and quicker: there are thousands."""

import asyncio
from struct import pack
from typing import Any, Final
from weakref import WeakKeyDictionary

import structlog
from uvicorn._types import ASGIReceiveEvent, ASGISendEvent
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

try:
    from websockets.speedups import apply_mask
except ImportError:  # where the library comes without compiled parts
    from websockets.utils import apply_mask

logger = structlog.get_logger()

WIRE: Final = "wire"
"""Where the application finds the connection in its scope."""
PIECE: Final = 4_096
"""So many bytes are read before it is somebody else's turn."""
MOST_UNREAD: Final = 1_000_000
MOST_UNHEARD: Final = 4
"""So many messages may wait for the one before them; then nothing more is read."""
FINAL_TEXT: Final = 0x81
"""How a frame begins that is a whole text (RFC 6455, 5.2)."""
MOST_AFTER_CLOSE: Final = 65_536
"""Who goes on after being told that the connection ends is cut off."""
HEAD_SECONDS: Final = 10.0
"""So long a connection may take to say what it wants."""


class PromptRequests(HttpToolsProtocol):
    """Ends a connection on which no request comes: idle ones would leave no place for others."""

    head_timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._expect_head()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        # Whatever comes ends the library's own watch between two requests, be it half a line.
        cycle = getattr(self, "cycle", None)  # there is none before the first request
        is_socket = self.transport.get_protocol() is not self
        if not is_socket and (cycle is None or cycle.response_complete):
            self._expect_head()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.scope["state"][WIRE] = self

    def on_headers_complete(self) -> None:
        self._stop_expecting()
        super().on_headers_complete()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_expecting()
        super().connection_lost(exc)

    def _expect_head(self) -> None:
        if self.head_timer is None:
            self.head_timer = self.loop.call_later(HEAD_SECONDS, self.transport.abort)

    def _stop_expecting(self) -> None:
        if self.head_timer is not None:
            self.head_timer.cancel()
            self.head_timer = None


class Inbox:
    """What has arrived and was not read yet, for one reader: no more of a queue than that."""

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
    """Sockets with something to send: it leaves for all of them together, a moment later.

    What is said in one breath, as an answer and what came of it, becomes one write. And to wake a
    reader takes longer than to send: one who is busy with the first message need not be woken for
    the next.
    """

    def __init__(self) -> None:
        self._waiting: list[SlimSocket] = []

    def add(self, socket: "SlimSocket") -> None:
        if not self._waiting:
            socket.loop.call_soon(self._let_go)
        self._waiting.append(socket)

    def _let_go(self) -> None:
        waiting, self._waiting = self._waiting, []
        for socket in waiting:
            try:
                socket.let_go()
            except Exception:  # the others are not to wait for it
                logger.exception("send_failed")
                socket.transport.abort()


_OUTBOXES: Final[WeakKeyDictionary[asyncio.AbstractEventLoop, Outbox]] = WeakKeyDictionary()


class SlimSocket(WebSocketsSansIOProtocol):
    """Forgets the handshake when it is over, and can send without waiting its turn.

    It reads a little at a time: a flood takes no more of the loop than anybody else.
    """

    unread = b""
    after_close = 0
    between_frames = False
    """Whether the library is known to be in the middle of nothing."""

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.queue = Inbox(self.loop)  # type: ignore[assignment]
        self.unsent: list[bytes] = []
        self.outbox = _OUTBOXES.setdefault(self.loop, Outbox())

    def data_received(self, data: bytes) -> None:
        if self.between_frames:
            start = _payload_start(data)
            self.between_frames = start > 0
            if start and data[0] == FINAL_TEXT and self._hear(data, start):
                return
        if self.close_sent:
            self.after_close += len(data)
        if self.after_close > MOST_AFTER_CLOSE or len(self.unread) > MOST_UNREAD:
            self.unread = b""
            self.transport.abort()
        elif self.unread:
            self.unread += data
        else:
            self.unread = data
            self._read_on()

    def _hear(self, data: bytes, start: int) -> bool:
        """Take in a whole text without the library; return False, nothing done, if it is none."""
        try:
            text = apply_mask(data[start:], data[start - 4 : start]).decode()
        except UnicodeDecodeError:
            return False
        if self.close_sent or len(data) - start > self.config.ws_max_size:
            return False
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if self.queue.qsize() >= MOST_UNHEARD and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()
        return True

    def _read_on(self) -> None:
        if self.transport.is_closing():
            self.unread = b""
        if self.unread:
            piece, self.unread = self.unread[:PIECE], self.unread[PIECE:]
            super().data_received(piece)
        if self.unread:
            self.loop.call_soon(self._read_on)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):  # it was not refused
            self.scope["state"][WIRE] = self

    def start_keepalive(self) -> None:
        super().start_keepalive()
        del self.request, self.response
        if not self.conn.reader.buffer and not self.unread:
            # The parser that read the handshake would keep it.
            self.conn.parser = self.conn.parse()
            next(self.conn.parser)
            self.between_frames = True

    def send_now(self, message: bytes) -> bool:
        """Send a text; return False, nothing sent, if the reader is behind or told to go."""
        if self.close_sent or not self.writable.is_set():
            return False
        if not self.unsent:
            self.outbox.add(self)
        self.unsent.append(message)
        return True

    def let_go(self) -> None:
        """Hand over what was said to the system, unless nobody is there any more."""
        said, self.unsent = self.unsent, []
        if said and not self.close_sent and not self.transport.is_closing():
            self.transport.write(_framed(said))

    def shutdown(self) -> None:
        self.let_go()
        super().shutdown()

    async def send(self, message: ASGISendEvent) -> None:
        """Send what the application says by the long way, after what it said before."""
        self.let_go()
        await super().send(message)


def _payload_start(data: bytes) -> int:
    """Return where the content begins if this is one whole frame of a client, else 0 (5.2)."""
    if not 6 <= len(data) <= PIECE or data[0] & 0xF0 != 0x80 or data[1] < 0x80:
        return 0
    length, start = data[1] & 0x7F, 6
    if length == 127:
        return 0  # how large it is comes only now
    if length == 126:
        length, start = data[2] << 8 | data[3], 8
    return start if len(data) == start + length else 0


def _framed(texts: list[bytes]) -> bytes:
    """Return texts as they are sent, one frame each."""
    return b"".join([_text_header(len(text)) + text for text in texts])


def _text_header(length: int) -> bytes:
    """Return what comes before a text of so many bytes in one frame (RFC 6455, 5.2).

    The library checks and copies every frame; these are most of what the server sends.
    """
    if length < 126:
        return pack("!BB", FINAL_TEXT, length)
    if length < 65_536:
        return pack("!BBH", FINAL_TEXT, 126, length)
    return pack("!BBQ", FINAL_TEXT, 127, length)
