"""Large, numerous or slow heads and bodies are refused and closed."""

import json
import socket
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest

from tests.server.conftest import make_table
from tests.server.running import Client, Server

UPGRADE = b"Connection: Upgrade\r\nUpgrade: websocket\r\n"
HEAD = b"GET /healthz HTTP/1.1\r\nHost: x\r\n"
CHUNKED = b"POST /api/join HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n"


def opened(server: Server) -> socket.socket:
    return socket.create_connection(("127.0.0.1", server.port), 20)


def talk(server: Server, *pieces: bytes) -> tuple[int, Any]:
    """Send pieces until the server refuses; return status and body of its answer."""
    with closing(opened(server)) as raw:
        with suppress(OSError):
            for piece in pieces:
                raw.sendall(piece)
        return answer(raw)


def answer(raw: socket.socket) -> tuple[int, Any]:
    """Read to the end; return status and body, (0, None) if there is none."""
    found = b""
    with suppress(ConnectionResetError):
        while piece := raw.recv(65_536):
            found += piece
    head, _, body = found.partition(b"\r\n\r\n")
    if not found:
        return 0, None
    assert b"content-type: application/json" in head, found
    return int(head.split()[1]), json.loads(body)


def lines(count: int) -> bytes:
    return b"".join(b"X%d: y\r\n" % number for number in range(count))


@pytest.mark.parametrize("first", [HEAD, HEAD + UPGRADE], ids=["request", "socket"])
@pytest.mark.parametrize(
    ("rest", "reason", "most"),
    [
        (lines(200), "too-many-headers", 100),
        (b"Cookie: " + b"a" * 40_000, "too-large", 32_768),
        (b"Cookie: " + b"a" * 40_000 + b"\r\n\r\n", "too-large", 32_768),
        (b"a" * 40_000, "too-large", 32_768),
    ],
    ids=["lines", "value", "whole", "name"],
)
def test_a_head_too_large_is_refused(
    server: Server, first: bytes, rest: bytes, reason: str, most: int
) -> None:
    status, body = talk(server.pick(), first, rest)

    assert (status, body["refusal"]["reason"]) == (431, reason)
    assert body["refusal"]["args"] == {"most": most}


def test_an_address_too_long_is_refused(server: Server) -> None:
    status, body = talk(server.pick(), b"GET /" + b"a" * 40_000)

    assert (status, body["refusal"]["reason"]) == (431, "too-large")


def test_a_header_line_too_long_for_a_socket_is_refused(server: Server) -> None:
    long = b"Cookie: " + b"a" * 9_000 + b"\r\n\r\n"
    live = HEAD.replace(b"/healthz", b"/api/tables/x/live")
    status, body = talk(server.pick(), live, UPGRADE, long)

    assert (status, body["refusal"]["args"]) == (431, {"most": 8_192})


@pytest.mark.parametrize("rest", [lines(200), b"X: " + b"y" * 80_000], ids=["lines", "value"])
def test_headers_after_a_body_count_too(server: Server, rest: bytes) -> None:
    status, _ = talk(server.pick(), CHUNKED, b"1\r\n{\r\n0\r\n", rest)

    assert status in (400, 431)


def test_an_endless_head_is_not_buffered(own_sqlite: Callable[..., Server]) -> None:
    server = own_sqlite()
    before = memory(server)
    sent = 0
    with closing(opened(server)) as raw, suppress(OSError):
        raw.sendall(HEAD)
        for piece in endless(64_000_000):
            sent += raw.send(piece)

    assert sent < 8_000_000
    assert memory(server) - before < 20_000_000


def endless(most: int) -> Iterator[bytes]:
    piece = lines(5_000)
    for _ in range(most // len(piece)):
        yield piece


def memory(server: Server) -> int:
    pages = Path(f"/proc/{server.process.pid}/statm").read_text("ascii").split()[1]
    return 4096 * int(pages)


@pytest.mark.slow
def test_the_host_sets_the_limits_of_a_head(own_sqlite: Callable[..., Server]) -> None:
    server = own_sqlite(head_bytes="2000", head_lines="5", head_seconds="1")
    started = time.monotonic()
    slow, _ = talk(server, b"GET / HT")

    assert slow == 408
    assert 0.9 < time.monotonic() - started < 5
    assert talk(server, HEAD, lines(6))[1]["refusal"]["args"] == {"most": 5}
    assert talk(server, HEAD, b"X: " + b"y" * 2_000)[1]["refusal"]["args"] == {"most": 2_000}
    assert Client(server).ask("GET", "/healthz", headers={"X": "y" * 1_000}).status == 200


def test_an_invalid_request_is_refused_in_json(server: Server) -> None:
    status, body = talk(server.pick(), b"\x16\x03\x01 hello\r\n\r\n")

    assert (status, body["refusal"]["reason"]) == (400, "bad-message")


def test_invalid_requests_are_counted_and_not_logged(own_sqlite: Callable[..., Server]) -> None:
    """A line for each would let anybody fill the disk."""
    server = own_sqlite()
    for _ in range(20):
        talk(server, b"\x16\x03\x01 hello\r\n\r\n")
    metrics = Client(server).ask("GET", "/metrics").body

    assert b"monuments_refusals_total 20.0" in metrics
    assert "Invalid HTTP" not in server.logs()


SLOW_BODY = b"POST /api/join HTTP/1.1\r\nHost: x\r\nContent-Length: 200000\r\n\r\n{"
FEW_FILES = "import resource\nresource.setrlimit(resource.RLIMIT_NOFILE, (600, 600))\n"


def still_open(sockets: list[socket.socket]) -> int:
    """Return how many connections the server has neither answered nor closed."""
    found = 0
    for each in sockets:
        each.setblocking(False)
        try:
            each.recv(1)
        except BlockingIOError:
            found += 1
        except OSError:
            pass
    return found


@contextmanager
def slow_bodies(server: Server, *addresses: str) -> Iterator[list[socket.socket]]:
    """Open from each address a connection whose announced body never comes."""
    with ExitStack() as closed_later:
        found = [closed_later.enter_context(opened(server)) for _ in addresses]
        for each, address in zip(found, addresses, strict=True):
            forwarded = f"X-Forwarded-For: {address}\r\nHost:".encode()
            with suppress(OSError):
                each.sendall(SLOW_BODY.replace(b"Host:", forwarded))
        yield found


@pytest.mark.slow
def test_a_body_sent_byte_by_byte_is_refused(own_sqlite: Callable[..., Server]) -> None:
    server, started = own_sqlite(), time.monotonic()
    with closing(opened(server)) as raw:
        raw.sendall(SLOW_BODY)
        for _ in range(8):
            with suppress(OSError):
                raw.sendall(b" ")
            time.sleep(0.5)
        status, body = answer(raw)

    assert (status, body["refusal"]["reason"]) == (408, "too-slow")
    assert 4 < time.monotonic() - started < 12
    assert "request_failed" not in server.logs()


@pytest.mark.slow
def test_a_body_has_a_time_limit_at_any_rate(own_sqlite: Callable[..., Server]) -> None:
    server, started = own_sqlite(request_seconds="7", body_rate="10"), time.monotonic()
    with closing(opened(server)) as raw:
        raw.sendall(SLOW_BODY)
        with suppress(OSError):
            while time.monotonic() - started < 20:
                raw.sendall(b" " * 100)
                time.sleep(0.1)
        status, _ = answer(raw)

    assert status in (0, 408)
    assert 6 < time.monotonic() - started < 12


@pytest.mark.slow
def test_a_slow_but_steady_body_is_accepted(own_sqlite: Callable[..., Server]) -> None:
    server = own_sqlite()
    content = b'{"invitation":"x","name":"Ben"}' + b" " * 14_000
    with closing(opened(server)) as raw:
        length = str(len(content)).encode()
        raw.sendall(SLOW_BODY[:-1].replace(b"200000", length + b"\r\nConnection: close"))
        for start in range(0, len(content), 1_000):
            raw.sendall(content[start : start + 1_000])
            time.sleep(0.5)
        status, body = answer(raw)

    assert (status, body["refusal"]["reason"]) == (404, "no-such-invitation")


@pytest.mark.slow
def test_connections_count_from_accept_to_close(own_sqlite: Callable[..., Server]) -> None:
    server = own_sqlite(address_sockets="10")
    same, other = (Client(server, address=f"192.0.2.{number}") for number in (1, 2))
    with slow_bodies(server, *["192.0.2.1"] * 60) as sockets:
        time.sleep(1)
        left = still_open(sockets)
        refused = same.ask("GET", "/api/games")

        assert left == 20
        assert (refused.status, refused.reason) == (429, "too-many")
        assert refused.headers["connection"] == "close"
        assert other.ask("GET", "/api/games").status == 200
        assert same.ask("GET", "/healthz").status == 200
    time.sleep(0.5)
    assert same.ask("GET", "/api/games").status == 200


@pytest.mark.slow
def test_seated_players_have_reserved_connections(
    own_sqlite: Callable[..., Server], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "sitecustomize.py").write_text(FEW_FILES)
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    server = own_sqlite()
    ada = Client(server)
    table = make_table(ada, {"kind": "bot", "bot": "random"})["table"]
    live = ada.live(table, 0)
    with slow_bodies(server, *(f"192.0.2.{number % 8}" for number in range(800))) as sockets:
        other = ada.live(table, 0)

        assert "refusal" not in live.do("ping")
        assert "refusal" not in other.do("ping")
        assert 100 < still_open(sockets) <= 375
        assert ada.ask("GET", "/api/games").status == 200
    assert 400 < shed(ada) < 800


SHED = b"monuments_connections_shed_total"


def shed(client: Client) -> float:
    """Return how many connections were closed to make room."""
    lines = client.ask("GET", "/metrics").body.splitlines()
    return next(float(line.split()[1]) for line in lines if line.startswith(SHED))


def unread(server: Server) -> socket.socket:
    """Return a connection that can hold little of an answer."""
    raw = socket.socket()
    raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    raw.settimeout(2)
    raw.connect(("127.0.0.1", server.port))
    return raw


FINISHED = Path(__file__).parents[2] / "golden/antiquity/four-players.mnr"
LARGE = b"GET /openapi.json HTTP/1.1\r\nHost: x\r\n\r\n"


def test_pipelined_requests_have_an_end(own_sqlite: Callable[..., Server]) -> None:
    server = own_sqlite()
    ada, sent, size = Client(server), 0, memory(server)
    with closing(unread(server)) as raw, suppress(OSError):
        while sent < 20_000_000:
            sent += raw.send(LARGE * 500)

    assert sent < 10_000_000
    assert memory(server) - size < 20_000_000
    assert ada.ask("GET", "/api/games").status == 200


def test_a_few_pipelined_requests_are_answered(own_sqlite: Callable[..., Server]) -> None:
    with closing(opened(own_sqlite())) as raw:
        raw.sendall(HEAD + b"\r\n" + (HEAD + b"\r\n") * 9 + HEAD + b"Connection: close\r\n\r\n")
        found = b""
        while piece := raw.recv(65_536):
            found += piece

    assert found.count(b"HTTP/1.1 200 OK") == 11


@pytest.mark.torture
def test_a_reader_that_stops_is_disconnected(own_sqlite: Callable[..., Server]) -> None:
    """It asks for more than the buffers on the way can hold, and reads nothing of it."""
    server = own_sqlite()
    ada, size = Client(server), memory(server)
    live = ada.live(make_table(ada, {"kind": "bot", "bot": "random"})["table"], None)
    body = json.dumps({"record": FINISHED.read_text("utf-8")}).encode()
    replay = (
        b"POST /api/replay HTTP/1.1\r\nHost: x\r\nContent-Length: %d\r\n\r\n" % len(body) + body
    )
    stopped = [unread(server) for _ in range(2)]
    for raw in stopped:
        raw.sendall(replay * 16)
    while connections(ada) < 4:
        time.sleep(0.1)
    started = time.monotonic()
    while connections(ada) > 2:
        assert time.monotonic() - started < 60
        assert "refusal" not in live.do("ping")
        time.sleep(0.5)
    spent = time.monotonic() - started
    for raw in stopped:
        raw.close()

    assert spent > 20
    assert memory(server) - size < 50_000_000


def connections(client: Client) -> int:
    """Return how many connections are open, the one that asks included."""
    lines = client.ask("GET", "/metrics").body.splitlines()
    return next(int(float(line.split()[1])) for line in lines if line.startswith(OPEN))


OPEN = b"monuments_connections "
