"""A quiet connection is kept alive, and a dead one is closed."""

import http.client
import os
import socket
from collections.abc import Iterator
from contextlib import closing, suppress
from struct import pack

import pytest

from tests.server.conftest import make_table
from tests.server.running import Client, Server

OPEN = {"kind": "open"}
PING, PONG = b"\x89\x04", b"\x8a\x84\0\0\0\0"
"""The beginning of these frames (RFC 6455, 5.2); a mask of zeros changes nothing.
No text in UTF-8 has the bytes of such a ping."""

HURRIED = """
from monuments.server import serve
from monuments.server.http import polling
polling.HEARTBEAT_SECONDS = serve.PING_SECONDS = 0.3
serve.PONG_SECONDS = 3.0
"""
"""Code that a server's interpreter runs first: nobody wants to wait for 20 seconds."""


@pytest.fixture(scope="module")
def hurried(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("hurried")
    (folder / "sitecustomize.py").write_text(HURRIED)
    path = os.pathsep.join([str(folder), *filter(None, [os.environ.get("PYTHONPATH")])])
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", path)
        server = Server(folder / "data", jit="0")
    yield server
    assert server.stop() == 0


@pytest.fixture
def watching(hurried: Server) -> Iterator[socket.socket]:
    """Return a socket to a table where nothing happens."""
    table = make_table(Client(hurried), OPEN)["table"]
    with socket.create_connection(("127.0.0.1", hurried.port), timeout=20) as raw:
        raw.sendall(
            f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
        )
        yield raw


def next_ping(raw: socket.socket) -> bytes:
    """Read until a ping, and return its content."""
    said = b""
    while PING not in said or len(said.partition(PING)[2]) < 4:
        more = raw.recv(65_536)
        assert more, "the connection was closed"
        said += more
    return said.partition(PING)[2]


def test_a_socket_is_pinged_as_long_as_it_answers(watching: socket.socket) -> None:
    for _ in range(4):
        watching.sendall(PONG + next_ping(watching))


def test_a_socket_that_does_not_answer_is_closed(watching: socket.socket) -> None:
    said = b""
    with suppress(ConnectionResetError):
        while more := watching.recv(65_536):
            said += more

    assert said.count(PING) == 1
    assert pack("!H", 1011) in said.partition(PING)[2]


def test_a_quiet_stream_has_heartbeats(hurried: Server) -> None:
    table = make_table(Client(hurried), OPEN)["table"]
    connection = http.client.HTTPConnection("127.0.0.1", hurried.port, timeout=20)
    with closing(connection):
        connection.request("GET", f"/api/tables/{table}/stream")
        response = connection.getresponse()
        lines = [response.readline() for _ in range(8)]

    assert [line[:5] for line in lines[:4:2]] == [b"data:", b"data:"]
    assert lines[4:] == [b": still here\n", b"\n"] * 2
