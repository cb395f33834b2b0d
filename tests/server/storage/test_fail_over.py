"""The primary database is killed while people play, and its replica takes over."""

import json
import os
import statistics
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.server.running import Client, Server
from tests.server.storage.replicated import NEEDED, Pair, binaries
from tests.server.storage.test_durability import (
    TORTURE,
    Player,
    answered,
    check_log,
    wait_for_answers,
)
from tests.server.wiring import Wire

FAIL_OVERS = int(os.environ.get("MONUMENTS_FAIL_OVERS", "20" if TORTURE else "1"))

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(
        binaries() is None,
        reason=f"no PostgreSQL with {', '.join(NEEDED)}: on Debian apt install postgresql",
    ),
]


@pytest.fixture
def pair() -> Iterator[Pair]:
    """Return both in a folder that PostgreSQL's user may enter, unlike pytest's."""
    with tempfile.TemporaryDirectory(prefix="monuments-") as folder:
        Path(folder).chmod(0o755)
        found = Pair(Path(folder))
        yield found
        found.stop()


@pytest.fixture
def serving(tmp_path: Path) -> Iterator[Callable[..., Server]]:
    made: list[Server] = []

    def make(address: str) -> Server:
        settings = {"database_url": address, "jit": "0", "log_level": "info"}
        made.append(Server(tmp_path / f"data{len(made)}", **settings))
        return made[-1]

    yield make
    for each in made:
        if each.process.poll() is None:
            each.stop()


def cautions(server: Server) -> list[str]:
    """Return what the server said about the settings of its database."""
    events = [json.loads(line) for line in server.logs().splitlines() if line.startswith("{")]
    return [each["cause"] for each in events if each["event"] == "plays_can_be_lost"]


def test_no_answered_play_is_missing_after_a_fail_over(
    pair: Pair, serving: Callable[..., Server], capsys: pytest.CaptureFixture[str]
) -> None:
    servers = [serving(pair.address) for _ in range(2)]
    processes = [server.process.pid for server in servers]
    players = [Player(servers[number % 2], number) for number in range(3)]
    for player in players:
        player.start()
    without = []
    for _ in range(FAIL_OVERS):
        wait_for_answers(players, 10)
        before, killed = answered(players), time.monotonic()
        pair.fail_over()
        wait_for_answers(players, answered(players) - before + 1)
        without.append(time.monotonic() - killed)
        pair.replicate()
    wait_for_answers(players, 10)
    for player in players:
        player.stopping.set()
        player.join(60)
    with capsys.disabled():
        print(
            f"\n fail-over: {FAIL_OVERS} times, answered {answered(players)}, without service"
            f" {statistics.median(without):.1f} s (median), {max(without):.1f} s at most,"
            f" load average {os.getloadavg()[0]:.1f}"
        )

    assert [player.fault for player in players] == [None] * 3
    assert check_log(servers[0], players) == answered(players)
    assert [server.process.pid for server in servers] == processes
    assert [Client(server).ask("GET", "/healthz").status for server in servers] == [200, 200]
    assert [cautions(server) for server in servers] == [[], []]


def test_settings_that_can_lose_plays_are_named_at_the_start(
    pair: Pair, serving: Callable[..., Server]
) -> None:
    pair.primary.wait_for_replicas("")
    pair.primary.execute("ALTER DATABASE monuments SET synchronous_commit = off")
    commit, standbys = cautions(serving(pair.address))

    assert commit.startswith("synchronous_commit is off, so answered plays can be lost")
    assert standbys.startswith("synchronous_standby_names is empty, so a replica can miss")


def test_play_goes_on_when_the_first_database_falls_silent(
    pair: Pair, serving: Callable[..., Server]
) -> None:
    wire = Wire(pair.primary.port)
    wire.start()
    silent = pair.address.replace(f":{pair.replica.port}", f":{pair.primary.port}")
    server = serving(silent.replace(f":{pair.primary.port}", f":{wire.port}", 1))
    players = [Player(server, number) for number in range(2)]
    for player in players:
        player.start()
    wait_for_answers(players, 10)
    wire.die()
    wait_for_answers(players, 10)
    for player in players:
        player.stopping.set()
        player.join(60)
    wire.end()

    assert wire.dead
    assert [player.fault for player in players] == [None] * 2
    assert check_log(server, players) == answered(players)
