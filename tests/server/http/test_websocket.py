"""Sockets: invalid, oversized and unread messages, foreign cookies and origins."""

import json
import socket
from collections.abc import Callable

import pytest

from tests.server.conftest import make_table
from tests.server.http.clients import closing_code, ping, send_all
from tests.server.running import Client, Server

BOT = {"kind": "bot", "bot": "random"}
OPEN = {"kind": "open"}


@pytest.mark.parametrize(
    "content",
    [
        "",
        "{",
        "null",
        "[]",
        '"play"',
        '{"type":"fly","id":"1"}',
        '{"type":"play"}',
        '{"type":"play","id":"1","play":3}',
        '{"type":"play","id":"1","play":"draw","seat":1}',
        '{"type":"ping","id":"x x"}',
        '{"type":"say","id":"x\\n","text":"hm"}',
        json.dumps({"type": "say", "id": "x" * 64 + "\n", "text": "hm"}),
        "[" * 5000,
        b"\x00\xff\xfe",
    ],
    ids=range(14),
)
def test_an_invalid_message_is_refused(ada: Client, content: str | bytes) -> None:
    table = make_table(ada, BOT)["table"]
    live = ada.live(table, 0)
    live.socket.send(content)

    assert live.until("refused")["refusal"]["reason"] == "bad-message"
    assert "refusal" not in live.do("ping")


def test_a_deeply_nested_message_is_refused(ada: Client) -> None:
    deep = b'{"invitation":' + b"[" * 30_000

    assert ada.ask("POST", "/api/join", deep).reason == "bad-message"


def test_endless_garbage_closes_the_socket(ada: Client) -> None:
    live = ada.live(make_table(ada, BOT)["table"], 0)
    send_all(live, ["garbage"] * 30)
    code, reasons = closing_code(live)

    assert code == 4400
    assert set(reasons) == {"bad-message"}


def test_a_message_too_large_closes_the_socket(ada: Client) -> None:
    live = ada.live(make_table(ada, BOT)["table"], 0)
    live.socket.send(json.dumps({"type": "say", "id": "1", "text": "x" * 70_000}))

    assert closing_code(live)[0] == 1009


def test_the_host_sets_the_size_limit(own_sqlite: Callable[..., Server]) -> None:
    ada = Client(own_sqlite(message_bytes="1000"))
    live = ada.live(make_table(ada, BOT)["table"], 0)
    live.do("ping")
    live.socket.send(ping("large", 1_000).decode())

    assert closing_code(live)[0] == 1009


def test_the_cookie_of_another_seat_is_refused(ada: Client, ben: Client) -> None:
    table = make_table(ada, OPEN, OPEN)["table"]
    ben.post(f"/api/tables/{table}/seats/1", {"name": "Ben"})
    own = ben.cookies[f"monuments-{table}-1"]
    ben.cookies[f"monuments-{table}-0"] = own
    answer = ben.ask("POST", f"/api/tables/{table}/commands?seat=0", {"type": "ping", "id": "1"})

    assert (answer.status, answer.reason) == (403, "not-your-seat")
    assert closing_code(ben.live(table, 0)) == (4403, ["not-your-seat"])
    assert ben.ask("GET", f"/api/tables/{table}/updates?seat=0").reason == "not-your-seat"


def test_an_unknown_table_closes_the_socket(ada: Client) -> None:
    assert closing_code(ada.live("0000000000000000", None)) == (4404, ["no-such-table"])


@pytest.mark.slow
def test_a_client_that_never_reads_is_dropped_alone(own_server: Callable[..., Server]) -> None:
    server = own_server(queue="4")
    ada = Client(server)
    table = make_table(ada, BOT)["table"]
    raw = socket.socket()
    raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    raw.connect(("127.0.0.1", server.port))
    raw.sendall(
        f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
    )
    live = ada.live(table, 0)
    for number in range(4000):
        live.do("say", text="\N{CLASSICAL BUILDING}" * 280)
        if number % 50 == 0 and b"queue_drops_total 1.0" in ada.ask("GET", "/metrics").body:
            break

    assert b"monuments_queue_drops_total 1.0" in ada.ask("GET", "/metrics").body
    assert "refusal" not in live.do("ping")
    raw.close()
