"""How many tables one server holds: real plays over real sockets, every one of them on disk first.

    python -m bench.server --tables 100 --seconds 20

A play counts as shown when all four players of its table have received it.
"""

import argparse
import asyncio
import json
import os
import re
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any, Final

from websockets.asyncio.client import ClientConnection, connect

SEATS: Final = 4
UNLIMITED: Final = {
    f"MONUMENTS_{name}": "1000000000"
    for name in ("SEAT_RATE", "SEAT_BURST", "ADDRESS_RATE", "ADDRESS_BURST", "ADDRESS_SOCKETS")
}


@dataclass
class Figures:
    """What was measured, in seconds."""

    answered: list[float] = field(default_factory=list)
    shown: list[float] = field(default_factory=list)
    waiting: dict[tuple[str, int], tuple[float, int]] = field(default_factory=dict)

    def seen(self, table: str, seq: int, now: float) -> None:
        """Count one player who has received a play."""
        if (table, seq) in self.waiting:
            sent, left = self.waiting[table, seq]
            self.waiting[table, seq] = (sent, left - 1)
            if left == 1:
                del self.waiting[table, seq]
                self.shown.append(now - sent)


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
            message = json.loads(text)
            now = time.perf_counter()
            if message["type"] == "answer":
                self.figures.answered.append(now - self.sent)
                self.figures.waiting[self.table, message["seq"]] = (self.sent, SEATS)
            elif message["type"] == "update":
                self.figures.seen(self.table, message["seq"], now)
                await self._play(message.get("position") or {})

    async def _play(self, position: dict[str, Any]) -> None:
        if position.get("to_move") != self.seat:
            return
        if self.pause:
            await asyncio.sleep(self.pause * (0.5 + self.rng.random()))
        self.count += 1
        play = a_play(position["forms"], self.rng)
        self.sent = time.perf_counter()
        command = {"type": "play", "id": f"p{self.count}", "play": play}
        await self.socket.send(json.dumps(command))


def a_play(forms: list[dict[str, Any]], rng: Random) -> str:
    """Return a play that is possible: something from the table if there is, else the turn's end."""
    possible = [form for form in forms if "refusal" not in form and form["verb"] != "end"]
    form: dict[str, Any] = rng.choice(possible) if possible else {"verb": "end"}
    cards = form.get("cards", [])[: form.get("least", 0)]
    words = [form.get("colour"), form["verb"], *cards, *form.get("targets", [])[:1]]
    return " ".join(word for word in (*words, form.get("power")) if word)


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


async def play(address: str, arguments: argparse.Namespace) -> tuple[Figures, float]:
    """Play at all tables for a while; return the figures and how long it was."""
    figures, rng, players = Figures(), Random(1), list[Player]()
    tables = [await asyncio.to_thread(make_table, address) for _ in range(arguments.tables)]
    ws = address.replace("http", "ws")
    for table, cookies in tables:
        for seat, cookie in enumerate(cookies):
            url = f"{ws}/api/tables/{table}/live?seat={seat}"
            socket = await connect(url, additional_headers={"Cookie": cookie}, max_size=None)
            players.append(Player(table, seat, socket, figures, arguments.pause, rng))
    started = time.perf_counter()
    tasks = [asyncio.create_task(player.run()) for player in players]
    await asyncio.sleep(arguments.seconds)
    took = time.perf_counter() - started
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return figures, took


def start(data: Path, database: str) -> tuple[subprocess.Popen[bytes], str]:
    """Start a server; return it and its address."""
    environment = {**os.environ, **UNLIMITED, "MONUMENTS_TABLES_PER_ADDRESS": "1000000000"}
    environment["MONUMENTS_DATABASE_URL"] = database
    command = [sys.executable, "-m", "monuments", "serve", "--port", "0", "--data", str(data)]
    process = subprocess.Popen(command, stderr=subprocess.PIPE, env=environment)
    assert process.stderr is not None
    while not (match := re.search(rb"(http://\S+)", process.stderr.readline())):
        assert process.poll() is None, "the server did not start"
    address = match[1].decode()
    while True:
        with urllib.request.urlopen(f"{address}/api/games") as response:
            if json.load(response)["prepared"]:
                return process, address
        time.sleep(0.2)


def memory_of(process: subprocess.Popen[bytes]) -> float:
    """Return the megabytes a process holds; 0 where the system does not say."""
    status = Path(f"/proc/{process.pid}/status")
    found = re.search(r"VmRSS:\s+(\d+)", status.read_text()) if status.exists() else None
    return int(found[1]) / 1024 if found else 0.0


def report(figures: Figures, took: float, arguments: argparse.Namespace, grown: float) -> None:
    def at(values: list[float], part: float) -> float:
        return 1000 * statistics.quantiles(values, n=100)[int(part * 100) - 1]

    print(f"tables {arguments.tables}, sockets {SEATS * arguments.tables}, {took:.0f} s")
    print(f"plays a second       {len(figures.answered) / took:10.0f}")
    for name, values in (("answered", figures.answered), ("shown to all four", figures.shown)):
        print(f"{name:20} {at(values, 0.5):7.1f} ms p50 {at(values, 0.99):7.1f} ms p99")
    print(f"memory a table       {1024 * grown / arguments.tables:10.0f} kB, with its sockets")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--pause", type=float, default=0.0, help="a player's thought, in seconds")
    parser.add_argument("--database", default="", help="another database than SQLite")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        process, address = start(Path(folder) / "data", arguments.database)
        try:
            before = memory_of(process)
            figures, took = asyncio.run(play(address, arguments))
            report(figures, took, arguments, memory_of(process) - before)
        finally:
            process.terminate()
            process.wait(10)


if __name__ == "__main__":
    main()
