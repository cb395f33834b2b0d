"""A database that turns read-only: nothing is answered, and nothing is lost.

PostgreSQL is told to refuse writes, as a demoted primary does. The folder of SQLite is mounted
read-only over itself where only the server sees it: its mode would not stop root.
"""

import asyncio
import os
import resource
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from monuments.server.http.middleware import NOT_DONE
from tests.server.conftest import make_table
from tests.server.running import PATIENCE, Client, Server, execute, first_play, new_database

pytestmark = [pytest.mark.slow]

BOT = {"kind": "bot", "bot": "random"}
OPEN = {"kind": "open"}
ENDED = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'"


def wait_until(is_so: Callable[[], bool]) -> None:
    """Wait: a failure counts for ten seconds after the last one."""
    end = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < end
        time.sleep(0.1)


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
    # Until a new connection is open, the reason is that the old ones were ended.
    wait_until(lambda: b"read-only" in ada.ask("GET", "/readyz").body)
    state = ada.ask("GET", "/readyz")
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

    assert state.status == 503
    assert (made.status, said.status, read.status) == (500, 500, 200)
    assert "refusal" not in played
    assert log == list(range(1, len(log) + 1))
    assert [row["id"] for row in tables] == [table]


# --- SQLite -----------------------------------------------------------------------------------

OWN_MOUNTS = ("unshare", "--mount") if os.geteuid() == 0 else ("unshare", "-Ur", "--mount")
"""Runs a command that may mount folders, which nobody else sees."""
READ_ONLY = 'mount --bind "$0" "$0" && mount -o remount,bind,ro,nosuid,nodev "$0"'


def needs_own_mounts(folder: Path) -> None:
    """Skip the test where a folder cannot be mounted read-only."""
    try:
        command = [*OWN_MOUNTS, "sh", "-c", f'{READ_ONLY} && ! touch "$0/file"', str(folder)]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
    except FileNotFoundError:
        pytest.skip("there is no unshare to mount a folder read-only")
    if done.returncode:
        pytest.skip(f"a folder cannot be mounted read-only: {done.stderr.strip()}")


class Mounting(Server):
    """A server in a mount namespace of its own."""

    wrapper = OWN_MOUNTS

    def set_read_only(self) -> None:
        """Let the server open its database for reading only.

        Its writer keeps the file open, and opens it again after a write that failed.
        """
        self._run(READ_ONLY)
        self._limit(0)
        wait_until(lambda: Client(self).ask("GET", "/readyz").status == 503)
        self._limit(resource.RLIM_INFINITY)

    def set_writable(self) -> None:
        self._run('umount --lazy "$0"')

    def _run(self, script: str) -> None:
        user = () if os.geteuid() == 0 else ("--user", "--preserve-credentials")
        place = ("nsenter", "--target", str(self.process.pid), "--mount", *user)
        subprocess.run([*place, "sh", "-c", script, str(self.data)], check=True)

    def _limit(self, size: int) -> None:
        _, most = resource.getrlimit(resource.RLIMIT_FSIZE)
        resource.prlimit(self.process.pid, resource.RLIMIT_FSIZE, (size, most))


def test_a_read_only_file_loses_nothing(tmp_path: Path) -> None:
    needs_own_mounts(tmp_path)
    server = Mounting(tmp_path / "data", jit="0")
    ada = Client(server)
    table = make_table(ada, OPEN, chat=True)["table"]
    stored = ada.command(table, 0, "chat", on=False)["seq"]
    switch = {"type": "chat", "id": "again", "on": True}
    server.set_read_only()
    wait_until(lambda: "readonly" in ada.ask("GET", "/readyz").body.decode())
    made = ada.ask("POST", "/api/tables", {"game": "antiquity", "seats": [BOT, BOT]})
    refused = ada.ask("POST", f"/api/tables/{table}/commands?seat=0", switch)
    read = ada.get(f"/api/tables/{table}")
    state = ada.ask("GET", "/readyz")
    server.set_writable()
    wait_until(lambda: ada.ask("GET", "/readyz").status == 200)
    done = ada.post(f"/api/tables/{table}/commands?seat=0", switch)
    log = server.rows("SELECT seq FROM events ORDER BY seq")
    tables = server.rows("SELECT id FROM tables")
    assert server.stop() == 0

    assert (state.status, state.body.decode()) == (
        503,
        "not ready: the database fails: attempt to write a readonly database\n",
    )
    assert (made.status, refused.status) == (500, 500)
    assert refused.body.decode() == NOT_DONE
    assert not read["chat"]
    assert (done["seq"], done.get("refusal")) == (stored + 1, None)
    assert [row["seq"] for row in log] == list(range(1, stored + 2))
    assert [row["id"] for row in tables] == [table]


def test_a_server_does_not_start_on_a_read_only_file(tmp_path: Path) -> None:
    needs_own_mounts(tmp_path)
    data = tmp_path / "data"
    server = Server(data, jit="0")
    table = make_table(Client(server), BOT)["table"]
    assert server.stop() == 0
    words = f'{READ_ONLY} && "$1" -m monuments serve --port 0 --data "$0"'
    command = [*OWN_MOUNTS, "sh", "-c", words, str(data), sys.executable]
    environment = {**os.environ, "MONUMENTS_JIT": "0", "MONUMENTS_LANGUAGE": "en"}
    done = subprocess.run(command, capture_output=True, text=True, check=False, env=environment)
    server.start()
    again = Client(server).get(f"/api/tables/{table}")
    assert server.stop() == 0

    assert done.returncode == 1
    [sentence] = done.stderr.splitlines()
    assert f"{data / 'monuments.sqlite'} cannot be opened: " in sentence
    assert again["table"] == table
