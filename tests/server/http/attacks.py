"""Attacks on a server of this machine, bounded in time, bytes, connections.

    python -m tests.server.http.attacks NAME PORT SECONDS TABLE COOKIE

They run in a process of their own, so that they do not hold up the client that is measured.
"""

import http.client
import socket
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Final

ELSEWHERE: Final = "192.0.2.66"
MOST_BYTES: Final = 200_000_000
LINES: Final = b"".join(b"X%d: y\r\n" % number for number in range(5_000))

REQUESTS: Final = b"GET /openapi.json HTTP/1.1\r\nHost: x\r\n\r\n" * 500


def connect(port: int) -> socket.socket:
    return socket.create_connection(("127.0.0.1", port), 2)


def endless_heads(port: int, end: float, *_: str) -> int:
    """Send headers without end, again on a new connection when one is closed."""
    sent = 0
    while time.monotonic() < end and sent < MOST_BYTES:
        with suppress(OSError), connect(port) as raw:
            raw.sendall(b"GET / HTTP/1.1\r\nHost: x\r\n")
            while time.monotonic() < end and sent < MOST_BYTES:
                sent += raw.send(LINES)
    return sent


def bodies_by_the_byte(port: int, end: float, *_: str) -> int:
    """Keep 400 connections with bodies that trickle; replace closed ones."""
    head = (
        f"POST /api/tables HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: {ELSEWHERE}\r\n"
        "Content-Length: 200000\r\n\r\n"
    ).encode()
    held: list[socket.socket | None] = [None] * 400
    opened = 0
    while time.monotonic() < end:
        for place, each in enumerate(held):
            try:
                if each is None:
                    each = held[place] = connect(port)
                    opened += 1
                    each.sendall(head)
                each.sendall(b" ")
            except OSError:
                held[place] = None
            time.sleep(0.002)
    return opened


def unused_rows(port: int, end: float, table: str, cookie: str) -> int:
    """Ask for commitments and links, and never use them."""
    headers = {"X-Forwarded-For": ELSEWHERE, "Cookie": cookie}
    made = 0
    while time.monotonic() < end:
        connection = http.client.HTTPConnection("127.0.0.1", port, timeout=2)
        with suppress(OSError, http.client.HTTPException):
            for path in ("/api/promises", f"/api/tables/{table}/seats/0/links") * 50:
                connection.request("POST", path, headers=headers)
                answer = connection.getresponse()
                answer.read()
                made += answer.status == 201
        connection.close()
    return made


def piled_requests(port: int, end: float, *_: str) -> int:
    """Send requests and read no answer, again on a new connection when one is closed."""
    sent = 0
    while time.monotonic() < end and sent < MOST_BYTES:
        with suppress(OSError), connect(port) as raw:
            while time.monotonic() < end:
                sent += raw.send(REQUESTS)
    return sent


ATTACKS: Final[dict[str, Callable[..., int]]] = {
    each.__name__: each for each in (endless_heads, bodies_by_the_byte, unused_rows, piled_requests)
}

if __name__ == "__main__":
    name, port, seconds, *rest = sys.argv[1:]
    print(ATTACKS[name](int(port), time.monotonic() + float(seconds), *rest))
