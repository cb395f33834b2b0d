"""Players for a server that is to be measured: real plays over real sockets, by the forms."""

import asyncio
import json
import statistics
import time
import urllib.request
from contextlib import suppress
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from monuments.engine.game import OVER
from monuments.engine.wire import Form

SEATS: Final = 4


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
    """What was measured, in seconds."""

    answered: list[float] = field(default_factory=list)
    shown: list[float] = field(default_factory=list)
    waiting: dict[tuple[str, int], tuple[float, int]] = field(default_factory=dict)
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


def at(values: list[float], part: float) -> float:
    """Return what so large a part of the values does not exceed, in milliseconds."""
    return 1000 * statistics.quantiles(values, n=100)[int(part * 100) - 1]


@dataclass
class Player:
    """One socket that plays by the forms it is sent."""

    table: str
    seat: int
    socket: ClientConnection
    figures: Figures
    pause: float
    rng: Random
    sent: float = 0.0
    count: int = 0

    async def run(self) -> None:
        async for text in self.socket:
            message = read_message(text)
            now = time.perf_counter()
            if message.type == "answer":
                self.figures.answered.append(now - self.sent)
                self.figures.waiting[self.table, message.seq] = (self.sent, SEATS)
            elif message.type == "update":
                self.figures.seen(self.table, message.seq, now)
                await self._look(message.position)

    async def _look(self, position: Position | None) -> None:
        if position and position.to_move == OVER:
            self.figures.over.set()
        if position and position.to_move == self.seat:
            await self._play(position.forms)

    async def _play(self, forms: tuple[Form, ...]) -> None:
        """Make a play that is possible: anything but the turn's end, if there is something."""
        if self.pause:
            await asyncio.sleep(self.pause * (0.5 + self.rng.random()))
        possible = [form for form in forms if form.refusal is None and form.verb != "end"]
        play = self.rng.choice(possible).example() if possible else "end"
        self.count += 1
        self.sent = time.perf_counter()
        command = {"type": "play", "id": f"p{self.count}", "play": play}
        await self.socket.send(json.dumps(command))


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
    """Tables with all their players, connected; the addresses are taken in turn."""

    addresses: list[str]
    tables: list[tuple[str, list[str]]] = field(default_factory=list)
    sockets: list[tuple[str, int, ClientConnection]] = field(default_factory=list)

    async def make(self, count: int) -> None:
        for number in range(count):
            address = self.addresses[number % len(self.addresses)]
            self.tables.append(await asyncio.to_thread(make_table, address))

    async def connect(self) -> None:
        for table, cookies in self.tables:
            for seat, cookie in enumerate(cookies):
                ws = self.addresses[seat % len(self.addresses)].replace("http", "ws")
                url = f"{ws}/api/tables/{table}/live?seat={seat}&changes=1"
                headers = {"Cookie": cookie}
                socket = await connect(url, additional_headers=headers, max_size=None)
                self.sockets.append((table, seat, socket))

    async def play(self, seconds: float, pause: float = 0.0) -> Figures:
        """Play at all tables for a while, after a short while that is not counted.

        It is over when the first game is: what counts are tables that play.
        """
        figures, rng = Figures(), Random(1)
        players = [Player(*place, figures, pause, rng) for place in self.sockets]
        tasks = [asyncio.create_task(player.run()) for player in players]
        await asyncio.sleep(max(1.0, 2 * pause))
        figures.clear()
        started = time.perf_counter()
        with suppress(TimeoutError):
            await asyncio.wait_for(figures.over.wait(), seconds)
        figures.took = time.perf_counter() - started
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        return figures
