"""A way to the internal address of a process that keeps every byte."""

import json
import socket
from dataclasses import dataclass, field
from typing import TypeAlias

import msgspec

from monuments.server.cluster.frames import FrameReader, Kind
from monuments.server.cluster.handshake import NAME, NONCE
from monuments.server.http.relay_messages import Opening
from tests.server.running import Server, execute
from tests.server.wiring import Wire

PROOF = 32
Framed: TypeAlias = tuple[int, tuple[int, ...], bytes]
"""The kind, the streams and the payload of a frame."""


def process_of(server: Server) -> str:
    """Return the id of a server's process, as its log says it."""
    ready = [line for line in server.logs().splitlines() if '"event": "ready"' in line]
    return str(json.loads(ready[-1])["process"])


@dataclass
class Spoken:
    """The messages that one stream of a link carried."""

    opening: Opening
    payloads: list[bytes] = field(default_factory=list)
    """The messages from the owner."""


class Recording(Wire):
    """Records the internal links of a process, if it has none yet."""

    def __init__(self, server: Server) -> None:
        process = process_of(server)
        [row] = server.rows(f"SELECT address FROM processes WHERE process = '{process}'")
        super().__init__(int(row["address"].split(" ")[1]))
        self.calls: list[tuple[socket.socket, socket.socket]] = []
        self.heard: dict[socket.socket, bytearray] = {}
        execute(
            server.database,
            f"UPDATE processes SET address = '127.0.0.1 {self.port}' WHERE process = '{process}'",
        )
        self.start()

    def _carry(self, one: socket.socket, other: socket.socket) -> None:
        self.heard.setdefault(one, bytearray())
        self.heard.setdefault(other, bytearray())
        if one.getsockname()[1] == self.port:  # it is the end of the one who called
            self.calls.append((one, other))
        super()._carry(one, other)

    def note(self, one: socket.socket, data: bytes) -> None:
        self.heard[one] += data

    def streams(self) -> list[Spoken]:
        """Return all streams. Every byte belongs to a handshake or a frame."""
        return [each for near, far in self.calls for each in self._streams(near, far)]

    def frames(self) -> list[Framed]:
        """Return the frames that the process behind this sent."""
        return [
            frame
            for _, far in self.calls
            for frame in FrameReader().read(bytes(self.heard[far][NONCE + PROOF :]))
        ]

    def _streams(self, near: socket.socket, far: socket.socket) -> list[Spoken]:
        asked = FrameReader().read(bytes(self.heard[near])[NAME + NONCE + PROOF :])
        answered = FrameReader().read(bytes(self.heard[far])[NONCE + PROOF :])
        return [*_opened(asked, answered), *_opened(answered, asked)]


def _opened(asked: list[Framed], answered: list[Framed]) -> list[Spoken]:
    """Return the streams that one side opened, with what the other one sent on them."""
    found = {
        numbers[0]: Spoken(msgspec.msgpack.decode(payload, type=Opening))
        for kind, numbers, payload in asked
        if kind == Kind.OPEN
    }
    for kind, numbers, payload in answered:
        for number in numbers if kind == Kind.DATA else ():
            if number in found:  # otherwise the other side opened it, and a client sent this
                found[number].payloads.append(payload)
    return [*found.values()]
