"""A database that turns read-only, like a demoted primary: nothing is answered."""

import asyncio
from pathlib import Path

import pytest

from tests.server.conftest import make_table
from tests.server.lobby.test_unused_rows import wait_until
from tests.server.running import Client, Server, execute, first_play, new_database

pytestmark = [pytest.mark.slow]

BOT = {"kind": "bot", "bot": "random"}
ENDED = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'"


def set_read_only(database: str, url: str, mode: str) -> None:
    """Change the database from outside, and end its connections to announce it."""
    name = url.partition("?")[0].rpartition("/")[2]
    execute(database, f"ALTER DATABASE {name} SET default_transaction_read_only = {mode}")
    execute(database, ENDED.format(name=name))


def test_a_read_only_database_loses_nothing(database: str, tmp_path: Path) -> None:
    url = asyncio.run(new_database(database))
    server = Server(tmp_path / "data", jit="0", database_url=url)
    ada = Client(server)
    table = make_table(ada, BOT)["table"]
    ada.live(table, 0).until("update")  # to open a table its lease is written
    set_read_only(database, url, "on")
    wait_until(lambda: ada.ask("GET", "/readyz").status == 503)
    state = ada.ask("GET", "/readyz").body.decode()
    made = ada.ask("POST", "/api/tables", {"game": "antiquity", "seats": [BOT, BOT]})
    said = ada.ask("POST", f"/api/tables/{table}/commands?seat=0",
                   {"type": "chat", "id": "c1", "on": False})  # fmt: skip
    read = ada.ask("GET", f"/api/tables/{table}")
    set_read_only(database, url, "off")
    wait_until(lambda: ada.ask("GET", "/readyz").status == 200)
    live = ada.live(table, 0)
    live.until("update")
    while live.position and live.position["to_move"] != 0:
        live.next()
    assert live.position
    played = live.do("play", play=first_play(live.position))
    log = [row["seq"] for row in server.rows("SELECT seq FROM events ORDER BY seq")]
    tables = server.rows("SELECT id FROM tables")
    assert server.stop() == 0

    assert "read-only" in state
    assert (made.status, said.status, read.status) == (500, 500, 200)
    assert "refusal" not in played
    assert log == list(range(1, len(log) + 1))
    assert [row["id"] for row in tables] == [table]
