"""A way to a server that can fail, in the middle of whatever is on it."""

import socket
import threading
from contextlib import suppress


class Wire(threading.Thread):
    """Forwards connections to a port, and can cut them or let them die in silence."""

    def __init__(self, port: int) -> None:
        super().__init__(daemon=True)
        self.target, self.cuts, self.is_down = port, 0, False
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.port = self.listener.getsockname()[1]
        self.open: list[socket.socket] = []
        self.dead: list[socket.socket] = []

    def run(self) -> None:
        with suppress(OSError):
            while True:
                near, _ = self.listener.accept()
                try:
                    if self.is_down:
                        raise ConnectionRefusedError
                    far = socket.create_connection(("127.0.0.1", self.target))
                except OSError:
                    near.close()
                    continue
                self.open += [near, far]
                for one, other in ((near, far), (far, near)):
                    threading.Thread(target=self._carry, args=(one, other), daemon=True).start()

    def _carry(self, one: socket.socket, other: socket.socket) -> None:
        with suppress(OSError):
            while data := one.recv(4096):
                if one not in self.dead:
                    self.note(one, data)
                    other.sendall(data)
        if one not in self.dead:  # otherwise neither end notices
            for each in (one, other):
                each.close()

    def note(self, one: socket.socket, data: bytes) -> None:
        """See what one end sends."""

    def cut(self) -> None:
        """Reset every connection at once."""
        for each in self.open:
            with suppress(OSError):
                each.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, b"\1\0\0\0\0\0\0\0")
                each.shutdown(socket.SHUT_RDWR)
        self.open.clear()
        self.cuts += 1

    def die(self) -> None:
        """Stop forwarding without closing connections, and accept no new ones."""
        self.is_down = True
        self.dead += self.open
        self.open.clear()

    def heal(self) -> None:
        """Accept connections again; the old ones stay dead."""
        self.is_down = False

    def end(self) -> None:
        """Refuse new connections and close all others."""
        for each in [self.listener, *self.open, *self.dead]:
            with suppress(OSError):
                each.shutdown(socket.SHUT_RDWR)
            each.close()
