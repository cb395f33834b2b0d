"""A whole game over the network with everything people do, all bytes kept."""

import http.client
import json
import threading
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final

from websockets.exceptions import ConnectionClosed

from monuments.engine.game import OVER
from monuments.engine.jit import COMPILED
from tests.server.running import PATIENCE, Client, Live, Server, random_play

NAMES: Final = ("Ada", "Ben", "Cleo", "Dov", "Eve", "Fay")
LONG: Final = 20


@dataclass
class Heard:
    """The messages that one person received over one connection."""

    seat: int | None
    texts: list[str]


class Listener(threading.Thread):
    """A client without a socket that polls until the game is over."""

    def __init__(self, client: Client, table: str, seat: int | None) -> None:
        super().__init__(daemon=True)
        self.client, self.heard = client, Heard(seat, [])
        self.path, self.seq, self.over = f"/api/tables/{table}", 0, False
        self.place = "" if seat is None else f"&seat={seat}"
        self.start()

    def run(self) -> None:
        for text in self.messages():
            self.heard.texts.append(text)
            message = json.loads(text)
            if message["type"] == "update":
                self.seq = message["seq"]
                self.over = (message.get("position") or {}).get("to_move") == OVER
            if self.over:
                return

    def messages(self) -> Iterator[str]:
        raise NotImplementedError

    def end(self) -> Heard:
        self.join(PATIENCE)
        assert self.over, "it did not hear the end"
        return self.heard


class Poller(Listener):
    """Asks again and again, and waits for each answer."""

    def messages(self) -> Iterator[str]:
        while True:
            asked = f"{self.path}/updates?since={self.seq}&wait={LONG}{self.place}"
            for message in self.client.get(asked)["messages"]:
                yield json.dumps(message, separators=(",", ":"))


class Streamer(Listener):
    """Reads server-sent events."""

    def messages(self) -> Iterator[str]:
        port = self.client.server.port
        with closing(http.client.HTTPConnection("127.0.0.1", port, timeout=PATIENCE)) as connection:
            path = f"{self.path}/stream?since=0{self.place}"
            connection.request("GET", path, headers=self.client.headers())
            response = connection.getresponse()
            while line := response.readline().decode():
                if line.startswith("data: "):
                    yield line.removeprefix("data: ").rstrip("\n")


@dataclass
class Evening:
    """The players of one table, and its listeners."""

    server: Server
    table: str
    clients: list[Client]
    lives: list[Live]
    """One for each seat, then one that watches; every other one is sent whole views."""
    rng: Random
    listeners: list[Listener] = field(default_factory=list)
    heard: list[Heard] = field(default_factory=list)
    """The messages sent over sockets, by seat, and to spectators."""
    gone: set[int] = field(default_factory=set)
    """Seats of players who resigned or were erased: a bot plays there."""

    @property
    def mover(self) -> int:
        """Return the seat to move once no bot is."""
        watcher = self.lives[-1]
        while watcher.position is None or watcher.position["to_move"] in self.gone:
            watcher.next()
        return int(watcher.position["to_move"])

    def do(self, seat: int, type: str, **fields: Any) -> None:
        """Act, and wait until everybody has received it and the following plays of bots."""
        answer = self.lives[seat].do(type, **fields)
        assert "refusal" not in answer, answer
        self.lives[-1].wait_for_seq(answer["seq"])
        self.settle()

    def settle(self) -> None:
        """Wait until no bot is to move, and everybody has seen it."""
        assert self.mover not in self.gone
        for live in self.lives:
            live.wait_for_seq(self.lives[-1].seq)

    def try_out(self, seat: int, play: str) -> None:
        """Ask every question, and try commands that are refused."""
        self.lives[seat].do("preview", plays=[play, "draw", "end"])
        self.lives[(seat + 1) % len(self.clients)].do("play", play="draw")
        self.lives[seat].do("play", play="take AKR1 AKR2")

    def hang_up(self, seat: int | None) -> None:
        """Let a player lose the connection and return for the missed entries."""
        place = -1 if seat is None else seat
        old = self.lives[place]
        old.close()
        client = Client(self.server) if seat is None else self.clients[seat]
        back = client.live(self.table, seat, self.rng.randint(0, old.seq), changes=place % 2 == 1)
        back.bytes = old.bytes
        back.until("update")
        back.wait_for_seq(old.seq)
        self.lives[place] = back

    def resign(self, seat: int) -> None:
        """Let a player resign who keeps listening."""
        self.gone.add(seat)
        self.do(seat, "resign")

    def erase(self, seat: int) -> None:
        """Erase a player: the socket is closed, and the key no longer works."""
        self.gone.add(seat)
        client, live = self.clients[seat], self.lives[seat]
        cookies = dict(client.cookies)
        path = f"/api/tables/{self.table}/seats/{seat}/data"
        assert client.ask("DELETE", path).status == 204
        client.cookies = cookies
        drain(live)
        live.bytes += [client.ask("GET", path).body.decode()]
        self.lives[seat] = drain(client.live(self.table, seat))
        live.bytes += self.lives[seat].bytes
        self.lives[seat] = Client(self.server).live(self.table, None)
        self.settle()


def drain(live: Live) -> Live:
    """Read until the server closes."""
    try:
        while True:
            live.next()
    except ConnectionClosed:
        return live


def sit_down(server: Server, wish: dict[str, Any], seats: int) -> Evening:
    """Make a table with a person in every seat."""
    clients = [Client(server) for _ in range(seats)]
    others = [{"kind": "open"}] * (seats - 1)
    body = {**wish, "hints": True, "seats": [{"kind": "me", "name": "Ada"}, *others]}
    table = clients[0].post("/api/tables", body)["table"]
    for seat in range(1, seats):
        clients[seat].post(f"/api/tables/{table}/seats/{seat}", {"name": NAMES[seat]})
    evening = Evening(server, table, clients, connect_all(server, clients, table), Random(seats))
    evening.heard += [Heard(seat, evening.lives[seat].bytes) for seat in range(seats)]
    evening.heard.append(Heard(None, evening.lives[-1].bytes))
    evening.listeners += [Poller(clients[0], table, 0), Streamer(clients[-1], table, seats - 1)]
    evening.listeners += [Poller(Client(server), table, None)]
    return evening


def connect_all(server: Server, clients: list[Client], table: str) -> list[Live]:
    """Return connections that have seen the table: each seat's and a spectator's."""
    lives = [
        client.live(table, seat, changes=bool(seat % 2)) for seat, client in enumerate(clients)
    ]
    lives.append(Client(server).live(table, None))
    for live in lives:
        live.until("update")
    return lives


def play_evening(server: Server, wish: dict[str, Any], seats: int) -> Evening:
    """Play a whole game.

    People preview plays, ask for hints, undo, lose their connections. With more than two one
    resigns and goes on reading, with more than three another is erased.
    """
    evening, rng, count = sit_down(server, wish, seats), Random(seats), 0
    if COMPILED:
        evening.lives[evening.mover].do("hint")
    while (mover := evening.mover) != OVER:
        count += 1
        position = evening.lives[mover].position or {}
        play = random_play(position, rng)
        if rng.random() < 0.25:
            evening.try_out(mover, play)
        if position.get("undo") and rng.random() < 0.25:
            evening.do(mover, "undo")
            continue
        evening.do(mover, "play", play=play)
        happen(evening, count)
    evening.heard += [each.end() for each in evening.listeners]
    return evening


def leave_to_bots(evening: Evening) -> None:
    """Let bots play to the end."""
    evening.gone |= set(range(len(evening.clients)))
    for live in evening.lives[:-1]:
        live.do("leave", bot="random")
    assert evening.mover == OVER
    evening.heard += [each.end() for each in evening.listeners]


def happen(evening: Evening, count: int) -> None:
    """Let the scripted mishaps of people happen after this number of plays."""
    seats, seat = len(evening.clients), count // 4 % (len(evening.clients) + 1)
    if evening.mover == OVER:
        return
    if count == 8 and seats > 2:
        evening.resign(seats - 1)
    elif count == 12 and seats > 3:
        evening.erase(seats - 2)
    elif count % 4 == 0 and seat not in evening.gone:
        evening.hang_up(seat if seat < seats else None)
