"""`/readyz` says whether tables can be played, and why not."""

import asyncio
import os
import resource
import signal
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import asyncpg
import pytest

from tests.server.conftest import make_table
from tests.server.running import Answer, Client, Server, new_database
from tests.server.test_refusals import Preparing

BOT = {"kind": "bot", "bot": "random"}
SLOW_BEAT = {"beat_seconds": "60", "lease_seconds": "61"}


def unready(server: Server, seconds: float = 15) -> str:
    """Wait until the server says that it is not ready; return why."""
    end = time.monotonic() + seconds
    while (answer := ready(server)).status == 200:
        assert time.monotonic() < end, "it goes on saying that it is ready"
        time.sleep(0.1)
    assert answer.status == 503
    return answer.body.decode()


def ready(server: Server) -> Answer:
    return Client(server).ask("GET", "/readyz")


def wait_until_ready(server: Server) -> None:
    end = time.monotonic() + 30
    while ready(server).status != 200:
        assert time.monotonic() < end, ready(server).body
        time.sleep(0.2)


def limit(server: Server, size: int) -> None:
    _, most = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (size, most))


def test_a_full_disk_is_named(own_sqlite: Callable[..., Server]) -> None:
    server = own_sqlite()
    limit(server, 0)
    told = unready(server)
    limit(server, resource.RLIM_INFINITY)

    assert told.startswith("not ready: the database fails: ")
    assert "disk" in told or "full" in told
    wait_until_ready(server)


def test_a_probe_has_its_own_row(own_sqlite: Callable[..., Server]) -> None:
    server = own_sqlite(**SLOW_BEAT)
    time.sleep(5.5)
    wait_until_ready(server)
    limit(server, 0)
    time.sleep(5.5)
    told = unready(server, 1)
    limit(server, resource.RLIM_INFINITY)

    assert "the database fails" in told


def test_damage_is_named(own_sqlite: Callable[..., Server]) -> None:
    server = own_sqlite()
    ada = Client(server)
    table = make_table(ada, BOT)["table"]
    server.stop()
    damage(server.data / "monuments.sqlite")
    server.start()
    Client(server).ask("GET", f"/api/tables/{table}")

    assert unready(server) == "not ready: the database fails: database disk image is malformed\n"


def damage(path: Path) -> None:
    """Overwrite the page at which the log of all tables begins."""
    with closing(sqlite3.connect(path)) as database:
        [page] = database.execute("SELECT rootpage FROM sqlite_master WHERE name = 'events'")
        [size] = database.execute("PRAGMA page_size").fetchone()
    with path.open("r+b") as file:
        file.seek((page[0] - 1) * size)
        file.write(os.urandom(size))


@pytest.mark.slow
def test_a_process_that_hands_over_its_tables_is_not_ready(
    database: str, own_sqlite: Callable[..., Server]
) -> None:
    own = asyncio.run(new_database(database))
    server = own_sqlite(database_url=own)
    wait_until_ready(server)
    told = asyncio.run(while_departing(server, own))

    assert told == "not ready: the server is starting or stopping\n"
    assert server.process.wait(30) == 0


async def while_departing(server: Server, database: str) -> str:
    """Stop a server that cannot give up its leases yet; return its unreadiness."""
    connection = await asyncpg.connect(database)
    try:
        async with connection.transaction():
            await connection.execute("LOCK TABLE processes")
            server.process.send_signal(signal.SIGTERM)
            return await asyncio.to_thread(unready, server)
    finally:
        await connection.close()


@pytest.mark.slow
def test_rules_that_are_being_prepared_are_named(tmp_path: Path) -> None:
    server = Preparing(tmp_path / "data", cache=str(tmp_path / "cache"), jit="1")
    answer = ready(server)

    assert answer.status == 503
    assert answer.body == b"not ready: preparing the rules of antiquity, fabuleux\n"
    assert server.stop() == 0
