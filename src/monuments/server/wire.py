"""One connection as uvicorn keeps it, made smaller and quicker: there are thousands."""

from typing import Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

WIRE: Final = "wire"
"""Where the application finds the connection in its scope."""


class SlimSocket(WebSocketsSansIOProtocol):
    """Forgets the handshake when it is over, and can send without waiting its turn."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):  # it was not refused
            self.scope["state"][WIRE] = self

    def start_keepalive(self) -> None:
        super().start_keepalive()
        del self.request, self.response
        if not self.conn.reader.buffer:  # the parser that read the handshake would keep it
            self.conn.parser = self.conn.parse()
            next(self.conn.parser)

    def send_now(self, message: bytes) -> bool:
        """Send a text; return False, nothing sent, if the reader is behind or gone."""
        if not self.writable.is_set() or self.close_sent or self.transport.is_closing():
            return False
        self.conn.send_text(message)
        self.transport.write(b"".join(self.conn.data_to_send()))
        return True
