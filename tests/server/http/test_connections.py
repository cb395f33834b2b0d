"""Connections are counted for each address; silent and unread ones are closed."""

import socket
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest

from tests.server.conftest import make_table
from tests.server.http.clients import closing_code
from tests.server.running import Client, Server

BOT = {"kind": "bot", "bot": "random"}
OPEN = {"kind": "open"}


@pytest.mark.slow
def test_too_many_connections_and_tables(own_server: Callable[..., Server]) -> None:
    server = own_server(address_sockets="3", tables_per_address="2")
    ada = Client(server)
    table = make_table(ada, BOT)["table"]
    lives = [ada.live(table, None) for _ in range(4)]
    make_table(ada, BOT)
    third = ada.ask("POST", "/api/tables", {"game": "antiquity", "seats": [BOT, BOT]})

    assert closing_code(lives[3]) == (4429, ["too-many"])
    assert "refusal" not in lives[0].do("ping")
    assert (third.status, third.reason) == (429, "too-many")
    lives[0].close()
    while b"monuments_sockets 2.0" not in ada.ask("GET", "/metrics").body:
        time.sleep(0.05)
    assert "refusal" not in ada.live(table, None).do("ping")


@pytest.mark.slow
def test_only_tables_that_were_made_count(own_sqlite: Callable[..., Server]) -> None:
    ada = Client(own_sqlite(tables_per_address="2"))
    wish = {"game": "antiquity", "seats": [BOT, BOT]}
    wrong = [ada.ask("POST", "/api/tables", {**wish, "game": "chess"}) for _ in range(4)]
    right = [ada.ask("POST", "/api/tables", wish) for _ in range(3)]

    assert {each.reason for each in wrong} == {"game-unknown"}
    assert [each.status for each in right] == [201, 201, 429]
    assert 1750 < int(right[2].headers["retry-after"]) <= 1800


@pytest.mark.slow
def test_long_polls_count_as_connections(own_sqlite: Callable[..., Server]) -> None:
    server = own_sqlite(address_sockets="3")
    ada = Client(server)
    path = f"/api/tables/{make_table(ada, OPEN)['table']}/updates?since=99&wait="
    polls = [socket.create_connection(("127.0.0.1", server.port)) for _ in range(3)]
    for each in polls:
        each.sendall(f"GET {path}60 HTTP/1.1\r\nHost: x\r\n\r\n".encode())
    while b"monuments_sockets 3.0" not in ada.ask("GET", "/metrics").body:
        time.sleep(0.05)
    fourth = ada.ask("GET", path + "5")

    assert (fourth.status, fourth.reason) == (429, "too-many")
    assert ada.ask("GET", path + "0").status == 200
    for each in polls:
        each.close()


SILENCE = [b"", b"GET / HT", b"\r\n", b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\nGET / HT"]


@pytest.mark.slow
def test_a_silent_client_is_disconnected(own_sqlite: Callable[..., Server]) -> None:
    server = own_sqlite(head_seconds="3")
    ada = Client(server)
    live = ada.live(make_table(ada, BOT)["table"], 0)
    started = time.monotonic()
    silent = [socket.create_connection(("127.0.0.1", server.port), 20) for _ in SILENCE]
    for each, said in zip(silent, SILENCE, strict=True):
        each.sendall(said)
    for each in silent:
        with suppress(ConnectionResetError):
            while each.recv(65_536):
                pass
        each.close()

    assert time.monotonic() - started < 15
    time.sleep(max(0, started + 5 - time.monotonic()))
    assert "refusal" not in live.do("ping")


FEW_FILES = """
import resource
resource.setrlimit(resource.RLIMIT_NOFILE, (256, resource.getrlimit(resource.RLIMIT_NOFILE)[1]))
"""
"""Run first by a server: the tests themselves have more files open than that."""


@pytest.mark.slow
def test_the_limit_of_open_files_is_raised(
    own_sqlite: Callable[..., Server], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "sitecustomize.py").write_text(FEW_FILES)
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    server = own_sqlite()
    many = [socket.create_connection(("127.0.0.1", server.port)) for _ in range(400)]

    assert Client(server).ask("GET", "/healthz", timeout=5).status == 200
    for each in many:
        each.close()


def test_a_stream_that_is_never_read_stops_counting(
    own_server: Callable[..., Server],
) -> None:
    server = own_server(address_sockets="3")
    ada = Client(server)
    table = make_table(ada, BOT)["table"]
    for _ in range(12):
        with socket.create_connection(("127.0.0.1", server.port)) as raw:
            raw.sendall(f"GET /api/tables/{table}/stream HTTP/1.1\r\nHost: x\r\n\r\n".encode())
    while (live := ada.live(table, None)).next()["type"] != "table":
        time.sleep(0.1)

    assert "refusal" not in live.do("ping")
