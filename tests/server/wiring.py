"""A way to a server that can fail, in the middle of whatever is on it."""

import socket
import threading
from contextlib import suppress


class Wire(threading.Thread):
    """Carries connections to a port: those that are open can be cut, or die without a word."""

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
                if self.is_down:
                    near.close()
                    continue
                far = socket.create_connection(("127.0.0.1", self.target))
                self.open += [near, far]
                for one, other in ((near, far), (far, near)):
                    threading.Thread(target=self._carry, args=(one, other), daemon=True).start()

    def _carry(self, one: socket.socket, other: socket.socket) -> None:
        with suppress(OSError):
            while data := one.recv(4096):
                if one not in self.dead:
                    other.sendall(data)
        if one not in self.dead:  # else neither end is told
            for each in (one, other):
                each.close()

    def cut(self) -> None:
        """Reset every connection at once."""
        for each in self.open:
            with suppress(OSError):
                each.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, b"\1\0\0\0\0\0\0\0")
                each.shutdown(socket.SHUT_RDWR)
        self.open.clear()
        self.cuts += 1

    def die(self) -> None:
        """Carry nothing more for those who are connected, close nothing, and let nobody in."""
        self.is_down = True
        self.dead += self.open
        self.open.clear()

    def heal(self) -> None:
        """Let others in again; those who were connected notice nothing of it."""
        self.is_down = False

    def end(self) -> None:
        """Let nobody in any more, and let go of everybody."""
        self.listener.close()
        for each in self.open + self.dead:
            each.close()
