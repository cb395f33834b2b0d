"""Clients that send their own frames, and read how a connection is closed."""

import json
from contextlib import suppress

from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from tests.server.running import Live


def send_all(live: Live, messages: list[str]) -> None:
    """Send them; the connection may be closed before the last one."""
    with suppress(ConnectionClosed):
        for message in messages:
            live.socket.send(message)


def closing_code(live: Live) -> tuple[int, list[str]]:
    """Read to the end; return the closing code and the reasons that were sent."""
    reasons = []
    try:
        while True:
            message = live.next()
            if message["type"] == "refused":
                reasons.append(message["refusal"]["reason"])
    except ConnectionClosed as error:
        return (error.rcvd.code if error.rcvd else 1006), reasons


def frame(content: bytes, opcode: Opcode = Opcode.TEXT, *, fin: bool = True) -> bytes:
    return Frame(opcode, content, fin).serialize(mask=True)


def ping(id: str, spaces: int = 0) -> bytes:
    return json.dumps({"type": "ping", "id": id}).encode() + b" " * spaces
