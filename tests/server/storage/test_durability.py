"""Answered plays are never lost and never doubled, however the server ends."""

import json
import os
import stat
import statistics
import threading
import time
from collections.abc import Callable, Sequence
from http.client import HTTPException
from pathlib import Path
from random import Random
from typing import Any, Protocol

import pytest
from click.testing import CliRunner
from websockets.exceptions import WebSocketException

from monuments.cli.main import cli
from tests.server.conftest import make_table
from tests.server.running import Client, Server, first_play

BOT = {"kind": "bot", "bot": "random"}
TORTURE = os.environ.get("HYPOTHESIS_PROFILE") == "torture"
KILLS = int(os.environ.get("MONUMENTS_KILLS", "1000" if TORTURE else "10"))
"""On each database."""


class Player(threading.Thread):
    """Plays by the forms, reconnects after faults, remembers acknowledged plays."""

    def __init__(self, server: Server, number: int) -> None:
        super().__init__(daemon=True)
        self.server, self.rng, self.number = server, Random(number), number
        self.client = Client(server)
        self.stopping = threading.Event()
        self.stored: dict[tuple[str, str], int] = {}
        self.tables: list[str] = []
        self.fault: BaseException | None = None
        self.resumed = 0
        self._sent = 0
        self._open: tuple[str, str] | None = None
        """A play at the present table that was not answered: its id, and itself."""

    def run(self) -> None:
        while not self.stopping.is_set():
            try:
                self._play()
            except (OSError, WebSocketException, EOFError, HTTPException):
                time.sleep(0.05)
            except BaseException as error:  # noqa: BLE001 (the test looks at it)
                self.fault = error
                return

    def _play(self) -> None:
        if not self.tables:
            self.tables.append(make_table(self.client, BOT)["table"])
        table = self.tables[-1]
        live = self.client.live(table, 0, open_timeout=5)
        live.patience = 20
        live.until("update")
        self.resumed += 1
        while not self.stopping.is_set():
            mover = live.position["to_move"] if live.position else None
            if self._open or mover == 0:
                self._send(live, table)
            elif mover == -1:
                self.tables.append(make_table(self.client, BOT)["table"])
                break
            live.next(5)
        live.close()

    def _send(self, live: Any, table: str) -> None:
        """Send a play; one that was cut off is sent again under the same id."""
        if self._open is None:
            self._sent += 1
            self._open = (f"{self.number}-{self._sent}", first_play(live.position))
        id, play = self._open
        live.socket.send(json.dumps({"type": "play", "id": id, "play": play}))
        answer = live.until("answer", id=id)
        if "refusal" not in answer:
            self.stored[table, id] = answer["seq"]
        self._open = None


class Keeps(Protocol):
    """A player who keeps the answers: table, command and entry number."""

    stored: dict[tuple[str, str], int]


def check_log(server: Server, players: Sequence[Keeps]) -> int:
    """Compare the database with the acknowledged plays; return their number."""
    rows = [tuple(row.values()) for row in server.rows('SELECT "table", command, seq FROM events')]
    tables = {row["id"] for row in server.rows("SELECT id FROM tables")}
    found = {(table, command): seq for table, command, seq in rows if command}
    numbers: dict[str, list[int]] = {}
    for table, _, seq in rows:
        numbers.setdefault(table, []).append(seq)
    assert tables == set(numbers), "a table is half made"
    for player in players:
        for key, seq in player.stored.items():
            assert found.get(key) == seq, f"{key} was answered with {seq}"
    for table, seqs in numbers.items():
        assert sorted(seqs) == list(range(1, len(seqs) + 1)), f"{table} has a gap"
    assert len([row for row in rows if row[1]]) == len(found), "a command acted twice"
    return answered(players)


def answered(players: Sequence[Keeps]) -> int:
    return sum(len(player.stored) for player in players)


def wait_for_answers(players: list[Player], count: int) -> None:
    """Wait until the players have this many more answers."""
    aim, until = answered(players) + count, time.monotonic() + 60
    while answered(players) < aim:
        assert time.monotonic() < until, [player.fault for player in players]
        time.sleep(0.01)


def kill_often(
    servers: list[Server], players: list[Player], rng: Random, kills: int = KILLS
) -> str:
    """Kill a server at random moments while the players play on; return the figures.

    Between two kills something is answered, however slow the machine.
    """
    starts = []
    for player in players:
        player.start()
    for _ in range(kills):
        wait_for_answers(players, 2)
        time.sleep(rng.random() * 0.4)
        lost, started = rng.choice(servers), time.monotonic()
        lost.kill()
        lost.start()
        starts.append(time.monotonic() - started)
    time.sleep(0.5)
    for player in players:
        player.stopping.set()
        player.join(30)
    stored = answered(players)
    resumed = sum(player.resumed for player in players)
    back = f"{statistics.median(starts):.1f} s"
    return f"kills {kills}, answered {stored}, resumed {resumed}, back after {back} (median)"


@pytest.mark.slow
def test_nothing_answered_is_lost_when_the_server_is_killed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    server = Server(tmp_path / "data", jit="0")  # it starts more quickly
    players = [Player(server, number) for number in range(3)]
    figures = kill_often([server], players, Random(7))
    assert server.stop() == 0
    with capsys.disabled():
        print(f"\n SQLite: {figures}")

    assert [player.fault for player in players] == [None] * 3
    assert check_log(server, players) > KILLS
    assert (tmp_path / "data.log").read_bytes().count(b'"error"') == 0


@pytest.mark.slow
def test_a_stop_loses_nothing_and_is_quick(own_server: Callable[..., Server]) -> None:
    server = own_server()
    ada = Client(server)
    table = make_table(ada, {"kind": "open"}, {"kind": "open"}, wait=True)["table"]
    live = ada.live(table, 0)
    seq = live.do("fill", seat=1, bot="random")["seq"]
    started = time.monotonic()
    status = server.stop()
    took = time.monotonic() - started
    server.start()

    assert status == 0
    assert took < 5
    assert ada.command(table, 0, "ping")["seq"] == seq


@pytest.mark.slow
def test_a_stop_does_not_wait_for_a_thought(tmp_path: Path) -> None:
    server = Server(tmp_path / "data")  # once it is prepared every bot has a first thought
    started = time.monotonic()
    status = server.stop()

    assert status == 0
    assert time.monotonic() - started < 5


@pytest.mark.slow
def test_a_stop_while_bots_play_is_not_a_failure(own_sqlite: Callable[..., Server]) -> None:
    server = own_sqlite(bot_threads="1")
    for _ in range(10):
        seats = [{"kind": "bot", "bot": "greedy"}] * 4
        Client(server).post("/api/tables", {"game": "antiquity", "seats": seats})
    status = server.stop()

    assert status == 0
    assert "bot_failed" not in server.logs()
    assert "Traceback" not in server.logs()


@pytest.mark.slow
def test_a_backup_made_while_running_can_be_restored(own_sqlite: Callable[..., Server]) -> None:
    server = own_sqlite()
    ada = Client(server)
    table = make_table(ada, {"kind": "open"})["table"]
    ada.command(table, 0, "say", text="before")
    copy = server.data.parent / "copy.sqlite"
    made = CliRunner().invoke(cli, ["backup", str(copy), "--data", str(server.data)])
    again = CliRunner().invoke(cli, ["backup", str(copy), "--data", str(server.data)])
    mode = stat.S_IMODE(copy.stat().st_mode)
    ada.command(table, 0, "chat", on=False)
    server.stop()
    for old in server.data.iterdir():
        old.unlink()
    copy.rename(server.data / "monuments.sqlite")
    server.start()

    assert (made.exit_code, again.exit_code, mode) == (0, 2, 0o600)
    assert ada.get(f"/api/tables/{table}")["chat"]
    assert ada.command(table, 0, "ping")["seq"] == 1


@pytest.mark.slow
def test_an_idle_table_leaves_memory_and_comes_back(own_server: Callable[..., Server]) -> None:
    server = own_server(idle_seconds="0.2")
    ada = Client(server)
    table = make_table(ada, {"kind": "open"})["table"]
    for _ in range(50):
        time.sleep(0.1)
        if b"monuments_tables 0.0" in ada.ask("GET", "/metrics").body:
            break

    assert b"monuments_tables 0.0" in ada.ask("GET", "/metrics").body
    assert ada.get(f"/api/tables/{table}")["seats"][0]["name"] == "Ada"
