"""uvicorn's HTTP protocol with limits on the size and the duration of requests."""

import asyncio
import logging
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol

from monuments.engine.refusal import Refusal, refuse
from monuments.server.http.connections import Connection
from monuments.server.http.limited_socket import MOST_UNREAD, WIRE, LimitedSocket
from monuments.server.http.uvicorn_config import Config
from monuments.server.messages.protocol import Refused, write

LONGEST_LINE: Final = 8_192
"""The longest header line that the WebSocket library accepts; longer ones are refused first."""
BODY_SECONDS: Final = 5.0
"""Grace period before the rate of a body is checked."""
WRITE_SECONDS: Final = 30.0
"""Time for a client to read buffered data before its connection is aborted."""
LINGER_SECONDS: Final = 1.0
"""Time for a client to read a refusal: closing at once could discard it."""
FRAMING: Final = 8
"""Framing bytes allowed per byte of a chunked body; the shortest chunk needs five."""


MOST_PIPELINED: Final = 16
"""Requests that may wait for the answers before them. Browsers send none."""


_FAULTS: Final = logging.getLogger("monuments.http")
"""Logs errors, but no warnings: these are faults of clients, who could fill the disk with them."""
_FAULTS.setLevel(logging.ERROR)


class HeadError(Exception):
    """Stops the parser because the head of a request was refused."""


class LimitedRequests(HttpToolsProtocol):
    """Limits requests in size and duration, refusing them before the application.

    The parser buffers incomplete input, so bytes are counted before it gets them.
    """

    config: Config
    connection: Connection | None = None
    timer: asyncio.TimerHandle | None = None
    """Ends a connection whose request does not arrive."""
    write_timer: asyncio.TimerHandle | None = None
    body_since = 0.0
    unfinished = 0
    """Bytes of a head or of chunk framing that the parser may have buffered."""
    head_bytes = head_lines = body_bytes = 0
    refused: tuple[int, Refusal] | None = None
    lingering = 0
    """Bytes discarded since the refusal."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.logger = _FAULTS
        peer = self.client[0] if self.client else "unknown"
        self.connection = self.config.connections.enter(transport, peer)
        if self.connection:
            self._expect_head()
        else:
            self._refuse(503, refuse("table", "too-many").refusal)
            transport.close()

    def data_received(self, data: bytes) -> None:
        if self.refused:
            self._throw_away(len(data))
            return
        # The parser cannot be stopped within a piece, so pieces are no larger than the limit.
        step = self.config.settings.head_bytes
        for start in range(0, len(data), step):
            self._parse(data[start : start + step])
            if self._is_over():
                return

    def _is_over(self) -> bool:
        """Tell whether the request was refused, or the connection has become a socket."""
        return self.refused is not None or self.transport.get_protocol() is not self

    def _parse(self, piece: bytes) -> None:
        self.unfinished += len(piece)
        super().data_received(piece)
        if self._is_over():
            return
        most = self.config.settings.head_bytes
        if self.unfinished > most + FRAMING * self.body_bytes:
            self._refuse(431, refuse("table", "too-large", most=most).refusal)
            return
        # Any byte stops uvicorn's own keep-alive timer between two requests.
        cycle = getattr(self, "cycle", None)  # missing before the first request
        if cycle is None or cycle.response_complete:
            self._expect_head()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.head_bytes = self.head_lines = self.body_bytes = 0
        self.scope["state"][WIRE] = self

    def on_url(self, url: bytes) -> None:
        super().on_url(url)
        self._count_head(len(url))

    def on_header(self, name: bytes, value: bytes) -> None:
        super().on_header(name, value)
        self.head_lines += 1
        most = self.config.settings.head_lines
        if self.head_lines > most:
            self.refused = 431, refuse("table", "too-many-headers", most=most).refusal
            raise HeadError
        self._count_head(len(name) + len(value) + len(": \r\n"))

    def _count_head(self, size: int) -> None:
        self.head_bytes += size
        most = self.config.settings.head_bytes
        if self.head_bytes > most:
            self.refused = 431, refuse("table", "too-large", most=most).refusal
            raise HeadError

    def on_headers_complete(self) -> None:
        self.unfinished = 0
        if self.parser.should_upgrade() and any(
            len(name) + len(value) + len(": ") > LONGEST_LINE for name, value in self.headers
        ):
            self.refused = 431, refuse("table", "too-large", most=LONGEST_LINE).refusal
            raise HeadError
        self._stop_timer()
        if self.connection:
            self.config.connections.work(self.connection)
        self.body_since = self.loop.time()
        self.timer = self.loop.call_later(BODY_SECONDS, self._check_body)
        super().on_headers_complete()
        if len(self.pipeline) > MOST_PIPELINED:  # uvicorn has no limit, and reads on meanwhile
            self.refused = 429, refuse("table", "too-fast").refusal
            raise HeadError

    def on_body(self, body: bytes) -> None:
        self.unfinished = max(0, self.unfinished - len(body))
        self.body_bytes += len(body)
        if self.cycle.response_complete:
            self._throw_away(len(body))
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._stop_timer()
        self.unfinished = self.body_bytes = 0
        super().on_message_complete()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.connection and not self.pipeline:
            self.config.connections.rest(self.connection)

    def handle_websocket_upgrade(self) -> None:
        super().handle_websocket_upgrade()
        socket = self.transport.get_protocol()
        assert isinstance(socket, LimitedSocket)
        socket.connection = self.connection

    def pause_writing(self) -> None:
        super().pause_writing()
        self.write_timer = self.loop.call_later(WRITE_SECONDS, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._stop_write_timer()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_timer()
        self._stop_write_timer()
        if self.connection:
            self.config.connections.leave(self.connection)
        super().connection_lost(exc)

    def _check_body(self) -> None:
        """End a request whose body arrives too slowly or not at all."""
        now, settings = self.loop.time(), self.config.settings
        if self.flow.read_paused:  # the application is the slow one
            self.body_since = now
        earned = self.body_bytes / settings.body_rate if settings.body_rate else 0.0
        due = self.body_since + min(settings.request_seconds, BODY_SECONDS + earned)
        if now < due:
            self.timer = self.loop.call_at(due, self._check_body)
        elif self.cycle.response_started:
            self.transport.abort()
        else:
            self.cycle.disconnected = True  # the application's answer is discarded
            self.cycle.message_event.set()
            self._refuse(408, refuse("table", "too-slow").refusal)

    def _stop_write_timer(self) -> None:
        if self.write_timer is not None:
            self.write_timer.cancel()
            self.write_timer = None

    def _expect_head(self) -> None:
        if self.timer is None:
            seconds = self.config.settings.head_seconds
            self.timer = self.loop.call_later(seconds, self._end_head)

    def _end_head(self) -> None:
        if self.unfinished:
            self._refuse(408, refuse("table", "too-slow").refusal)
        else:
            self.transport.abort()

    def _stop_timer(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def send_400_response(self, msg: str) -> None:
        """Refuse a request that the parser could not read, or was stopped from reading."""
        if self.pipeline:  # a refusal would be taken for the answer to an earlier request
            self.refused = self.refused or (400, refuse("table", "bad-message", cause=msg).refusal)
            self.transport.abort()
            return
        self._refuse(*self.refused or (400, refuse("table", "bad-message", cause=msg).refusal))

    def _refuse(self, status: int, refusal: Refusal) -> None:
        """Answer without the application, then close."""
        self.refused = status, refusal
        self.config.connections.note_refusal()
        body = write(Refused(refusal))
        headers = [
            *self.server_state.default_headers,
            (b"content-type", b"application/json"),
            (b"content-length", str(len(body)).encode()),
            (b"connection", b"close"),
        ]
        lines = b"".join([b"%b: %b\r\n" % header for header in headers])
        self.transport.write(STATUS_LINE[status] + lines + b"\r\n" + body)
        self._linger()

    def _linger(self) -> None:
        """Close our half of the connection now, the other half shortly after."""
        self._stop_timer()
        cycle: Any = self.cycle  # None before the first request
        if cycle is not None and not cycle.response_complete:  # nothing more can be sent to it
            cycle.disconnected = True
            cycle.message_event.set()
        if self.transport.can_write_eof():
            self.transport.write_eof()
        self.timer = self.loop.call_later(LINGER_SECONDS, self.transport.abort)

    def _throw_away(self, size: int) -> None:
        self.lingering += size
        if self.lingering > MOST_UNREAD:
            self.transport.abort()
