"""Players for a server under measurement: real plays over real sockets."""

import asyncio
import json
import statistics
import time
import urllib.request
from base64 import b64encode
from contextlib import suppress
from dataclasses import dataclass, field
from random import Random, randbytes
from struct import pack
from typing import Any, Final

import msgspec

from monuments.engine.game import OVER
from monuments.engine.wire import Form

SEATS: Final = 4
TEXT, CLOSE, PING, PONG = 0x81, 0x88, 0x89, 0x8A
"""The first byte of a whole frame of each kind (RFC 6455, 5.2)."""
NO_MASK: Final = bytes(4)
"""A client must mask what it sends (5.3); zeros leave it as it is."""


class Position(msgspec.Struct):
    to_move: int
    forms: tuple[Form, ...] = ()


class Message(msgspec.Struct):
    """As much of a message as a player needs."""

    type: str
    seq: int = 0
    position: Position | None = None


read_message: Final = msgspec.json.Decoder(Message).decode


@dataclass
class Figures:
    """Measurements in seconds."""

    answered: list[float] = field(default_factory=list)
    shown: list[float] = field(default_factory=list)
    waiting: dict[tuple[str, int], tuple[float, int]] = field(default_factory=dict)
    received: int = 0
    """Bytes that the players have received."""
    took: float = 0.0
    over: asyncio.Event = field(default_factory=asyncio.Event)
    """Set when a game has ended: from then on fewer tables play."""

    def seen(self, table: str, seq: int, now: float) -> None:
        """Count one player who has received a play."""
        if (table, seq) in self.waiting:
            sent, left = self.waiting[table, seq]
            self.waiting[table, seq] = (sent, left - 1)
            if left == 1:
                del self.waiting[table, seq]
                self.shown.append(now - sent)

    @property
    def rate(self) -> float:
        return len(self.answered) / self.took

    def clear(self) -> None:
        self.answered.clear()
        self.shown.clear()
        self.received = 0


def at(values: list[float], part: float) -> float:
    """Return what so large a part of the values does not exceed, in milliseconds."""
    return 1000 * statistics.quantiles(values, n=100)[int(part * 100) - 1]


class Player(asyncio.Protocol):
    """One socket that plays by the forms it is sent.

    The players share the machine with the server, so they read and write their frames themselves:
    a library that checks everything would take as long as the server does.
    """

    def __init__(self, table: str, seat: int) -> None:
        self.table, self.seat = table, seat
        self.figures: Figures | None = None
        self.pause, self.rng = 0.0, Random(1)
        self.sent, self.count = 0.0, 0
        self.seq = 0
        self.last: Position | None = None
        """The position after entry `seq`."""
        self.has_seen = asyncio.get_running_loop().create_future()
        """Done when the position is known."""
        self._is_open, self._unread = False, b""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        self.transport = transport

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.has_seen.done():
            self.has_seen.set_exception(exc or ConnectionError("the server refused a player"))

    def data_received(self, data: bytes) -> None:
        self._unread += data
        if self.figures:
            self.figures.received += len(data)
        if not self._is_open:
            head, end, self._unread = self._unread.partition(b"\r\n\r\n")
            if not end:
                self._unread = head
                return
            assert b" 101 " in head, f"refused: {head.decode()}"
            self._is_open = True
        start = 0
        while frame := frame_at(self._unread, start):
            kind, content, start = frame
            if kind == TEXT:
                self._hear(content)
            elif kind == PING:
                self.transport.write(framed(content, PONG))
            elif kind == CLOSE:
                self.transport.close()
        self._unread = self._unread[start:]

    def _hear(self, text: bytes) -> None:
        message = read_message(text)
        now = time.perf_counter()
        if message.type == "answer" and self.figures:
            self.figures.answered.append(now - self.sent)
        elif message.type == "update":
            self.seq, self.last = message.seq, message.position
            if not self.has_seen.done():
                self.has_seen.set_result(None)
            if self.figures:
                self.figures.seen(self.table, message.seq, now)
                self.look()

    def look(self) -> None:
        """Play if it is one's turn."""
        position, figures = self.last, self.figures
        assert figures is not None, "nothing is measured yet"
        if position and position.to_move == OVER:
            figures.over.set()
        if position and position.to_move == self.seat:
            forms, wait = position.forms, self.pause * (0.5 + self.rng.random())
            if wait:
                asyncio.get_running_loop().call_later(wait, self._play, forms)
            else:
                self._play(forms)

    def _play(self, forms: tuple[Form, ...]) -> None:
        """Make a possible play, and end the turn only if there is no other."""
        if self.transport.is_closing():
            return  # it was measured long enough
        possible = [form for form in forms if form.refusal is None and form.verb != "end"]
        play = self.rng.choice(possible).example() if possible else "end"
        self.count += 1
        self.sent = time.perf_counter()
        assert self.figures is not None, "nothing is measured yet"
        self.figures.waiting[self.table, self.seq + 1] = (self.sent, SEATS)
        command = {"type": "play", "id": f"p{self.count}", "play": play}
        self.transport.write(framed(msgspec.json.encode(command)))


def framed(content: bytes, kind: int = TEXT) -> bytes:
    """Return a frame as a client sends it (5.2)."""
    length = len(content)
    header = pack("!BB", kind, 0x80 | length) if length < 126 else pack("!BBH", kind, 0xFE, length)
    return header + NO_MASK + content


def frame_at(data: bytes, start: int) -> tuple[int, bytes, int] | None:
    """Return a server's frame, its kind, content and end; None if it is not there yet."""
    if len(data) < start + 2:
        return None
    length, begin = data[start + 1], start + 2
    if length > 125:
        begin += 2 if length == 126 else 8
        length = int.from_bytes(data[start + 2 : begin], "big")
    end = begin + length
    return (data[start], data[begin:end], end) if len(data) >= end else None


async def join(address: str, table: str, seat: int, cookie: str) -> Player:
    """Return a connected player."""
    host = address.removeprefix("http://")
    name, _, port = host.rpartition(":")
    loop = asyncio.get_running_loop()
    _, player = await loop.create_connection(lambda: Player(table, seat), name, int(port))
    key = b64encode(randbytes(16)).decode()
    request = (
        f"GET /api/tables/{table}/live?seat={seat}&changes=1 HTTP/1.1\r\n"
        f"Host: {host}\r\nCookie: {cookie}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n"
    )
    player.transport.write(request.encode())
    await player.has_seen
    return player


def post(url: str, body: Any) -> tuple[Any, str]:
    """Return the answer and the cookie that came with it."""
    request = urllib.request.Request(url, json.dumps(body).encode(), method="POST")
    with urllib.request.urlopen(request) as response:
        return json.load(response), response.headers["set-cookie"].partition(";")[0]


def make_table(address: str) -> tuple[str, list[str]]:
    """Return a table with four people, and their cookies."""
    seats = [{"kind": "me", "name": "P0"}, *[{"kind": "open"}] * (SEATS - 1)]
    wish = {"game": "antiquity", "seats": seats, "listed": False}
    made, cookie = post(f"{address}/api/tables", wish)
    cookies = [cookie]
    for seat in range(1, SEATS):
        url = f"{address}/api/tables/{made['table']}/seats/{seat}"
        cookies.append(post(url, {"name": f"P{seat}"})[1])
    return made["table"], cookies


@dataclass
class Crowd:
    """Tables with all their players connected, created at each address in turn."""

    addresses: list[str]
    at_random: bool = False
    """Whether players connect to any address, as without a proxy that hashes the table's id."""
    tables: list[tuple[str, list[str]]] = field(default_factory=list)
    players: list[Player] = field(default_factory=list)

    async def make(self, count: int) -> None:
        for number in range(count):
            address = self.addresses[number % len(self.addresses)]
            self.tables.append(await asyncio.to_thread(make_table, address))

    async def connect(self) -> None:
        rng = Random(1)
        for number, (table, cookies) in enumerate(self.tables):
            for seat, cookie in enumerate(cookies):
                address = self.addresses[number % len(self.addresses)]
                if self.at_random:
                    address = rng.choice(self.addresses)
                self.players.append(await join(address, table, seat, cookie))

    async def play(self, seconds: float, pause: float = 0.0) -> Figures:
        """Play at all tables for a while, after a short while that is not counted.

        It is over when the first game is: what counts are tables that play.
        """
        figures, rng = Figures(), Random(1)
        for player in self.players:
            player.figures, player.pause, player.rng = figures, pause, rng
        for player in self.players:
            player.look()
        await asyncio.sleep(max(1.0, 2 * pause))
        figures.clear()
        started = time.perf_counter()
        with suppress(TimeoutError):
            await asyncio.wait_for(figures.over.wait(), seconds)
        figures.took = time.perf_counter() - started
        for player in self.players:
            player.transport.abort()
        return figures
