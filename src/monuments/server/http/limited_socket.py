"""uvicorn's WebSocket protocol with limits; the plain reference for `fast_socket`."""

from typing import Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame
from websockets.http11 import Request

from monuments.server.http.connections import Connection
from monuments.server.http.uvicorn_config import Config

WIRE: Final = "wire"
"""The key of the connection in the ASGI state."""
PIECE: Final = 4_096
"""Bytes of one socket that are processed before other sockets get their turn."""
MOST_UNREAD: Final = 1_000_000
MOST_FRAGMENTS: Final = 1_000
"""Fragments of one message. Empty ones add nothing to its size, and would come without end."""
MOST_AFTER_CLOSE: Final = 65_536
"""Bytes tolerated after our close frame before the connection is aborted."""


class LimitedSocket(WebSocketsSansIOProtocol):
    """A socket that reads small pieces, so that a flood does not delay others."""

    config: Config
    connection: Connection | None = None
    unread = b""
    after_close = 0

    def data_received(self, data: bytes) -> None:
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

    def _read_on(self) -> None:
        if self.transport.is_closing():
            self.unread = b""
        if self.unread:
            piece, self.unread = self.unread[:PIECE], self.unread[PIECE:]
            super().data_received(piece)
        if self.unread:
            self.loop.call_soon(self._read_on)

    def connection_lost(self, exc: Exception | None) -> None:
        if self.connection:
            self.config.connections.leave(self.connection)
        super().connection_lost(exc)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):  # the handshake was accepted
            self.scope["state"][WIRE] = self

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) < MOST_FRAGMENTS:
            super().handle_cont(event)
        else:
            self._fail(CloseCode.MESSAGE_TOO_BIG, "too many fragments")

    def send_receive_event_to_app(self) -> None:
        if self.curr_msg_data_type == "text" and not _is_text(b"".join(self.frames)):
            self._fail(CloseCode.INVALID_DATA, "invalid UTF-8")  # uvicorn would log it
        else:
            super().send_receive_event_to_app()

    def _fail(self, code: CloseCode, reason: str) -> None:
        """Close the connection because of what the client sent."""
        self.frames = []
        if not self.close_sent:
            self.conn.send_close(code, reason)
            self.handle_parser_exception()

    def abort(self) -> None:
        """Close the connection without waiting for the client."""
        self.transport.abort()

    def send_now(self, _message: bytes) -> bool:
        """Return False: messages are sent by a task, see `Subscriber.offer`."""
        return False


def _is_text(content: bytes) -> bool:
    try:
        content.decode()
    except UnicodeDecodeError:
        return False
    return True
