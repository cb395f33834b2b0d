"""Time until a server answers: on an empty disk, and after a kill in full play.

    python -m bench.server_start --tables 1000 --times 5

It is ready when `/readyz` says so. A player is back who has connected again and seen the table;
everybody is back when somebody has at each of them.
"""

import argparse
import asyncio
import os
import socket
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

from bench.server import UNLIMITED, Server, load, work_of
from bench.server_load import Crowd, join

TOGETHER: Final = 100
"""Tables that play at the same time before the server is killed."""
PLAY_SECONDS: Final = 1.0
SEEK_SECONDS: Final = 0.01
"""Time between two tries to find the server."""
WORK: Final = "  by the processor"
PARTS: Final = ("ready", WORK, "a player is back", "everybody is back", WORK)

Seats = list[tuple[str, str]]
"""Tables, and the cookies of their first seats."""


async def fill(address: str, count: int) -> Seats:
    """Make tables of four in mid-game; return the first seat of each."""
    found: Seats = []
    while len(found) < count:
        crowd = Crowd([address])
        await crowd.make(min(TOGETHER, count - len(found)))
        await crowd.connect()
        await crowd.play(PLAY_SECONDS)
        found += [(table, cookies[0]) for table, cookies in crowd.tables]
    return found


@contextmanager
def serving(data: Path) -> Iterator[tuple[str, int]]:
    """Start a server, return its address and process at once; kill it at the end."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = str(free.getsockname()[1])
    command = [sys.executable, "-m", "monuments", "serve", "--port", port, "--data", str(data)]
    environment = {**os.environ, **UNLIMITED}
    process = subprocess.Popen(command, stderr=subprocess.DEVNULL, env=environment)
    try:
        yield f"http://127.0.0.1:{port}", process.pid
    finally:
        process.kill()
        process.wait()


def wait_until_ready(address: str) -> None:
    while True:
        with suppress(OSError), urllib.request.urlopen(f"{address}/readyz"):
            return
        time.sleep(SEEK_SECONDS)


async def come_back(address: str, table: str, cookie: str) -> None:
    """Connect and see the table; try again while the rules are still being loaded."""
    while True:
        with suppress(ConnectionError):
            player = await join(address, table, 0, cookie)
            player.transport.abort()
            return
        await asyncio.sleep(SEEK_SECONDS)


async def come_back_all(address: str, seats: Seats, passed: Callable[[], float]) -> list[float]:
    """Return when the first was back, and when all were, who came at the same time."""
    await come_back(address, *seats[0])
    first = passed()
    await asyncio.gather(*(come_back(address, *seat) for seat in seats[1:]))
    return [first, passed()]


def measure(data: Path, seats: Seats) -> list[float]:
    """Return after how many seconds each part was done."""
    started = time.perf_counter()

    def passed() -> float:
        return time.perf_counter() - started

    with serving(data) as (address, process):
        wait_until_ready(address)
        ready = [passed(), work_of(process)]
        if not seats:
            return ready
        back = asyncio.run(come_back_all(address, seats, passed))
        return [*ready, *back, work_of(process)]


def show(name: str, runs: list[list[float]]) -> None:
    print(f"\n{name}, {len(runs)} times ({load()})")
    for part, times in zip(PARTS, zip(*runs, strict=True), strict=False):
        usual, longest = statistics.median(times), max(times)
        print(f"  {part:18} {usual:6.2f} s in half of them, {longest:6.2f} s at most")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--times", type=int, default=5)
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        fresh = [measure(Path(folder) / f"new{number}", []) for number in range(arguments.times)]
        show("a new folder", fresh)
        data = Path(folder) / "data"
        server = Server(data)
        seats = asyncio.run(fill(server.address, arguments.tables))
        server.process.kill()
        server.process.wait()
        found = [measure(data, seats) for _ in range(arguments.times)]
        show(f"killed with {arguments.tables} tables in play", found)


if __name__ == "__main__":
    main()
