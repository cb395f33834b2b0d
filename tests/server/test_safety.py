"""Bad clients and wrong ways: each is answered or closed as docs/protocol.md says."""

import asyncio
import json
import socket
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from struct import pack
from typing import Any

import pytest
from starlette.datastructures import Headers
from structlog.testing import capture_logs
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from monuments.server.app import make_house
from monuments.server.guard import Guard
from monuments.server.limits import FILES
from monuments.server.settings import Settings
from tests.server.conftest import make_table
from tests.server.running import Client, Live, Server

OPEN = {"kind": "open"}
BOT = {"kind": "bot", "bot": "random"}


def send_all(live: Live, messages: list[str]) -> None:
    """Send them; the connection may be closed before the last one."""
    with suppress(ConnectionClosed):
        for message in messages:
            live.socket.send(message)


def closing_code(live: Live) -> tuple[int, list[str]]:
    """Read to the end; return the closing code and the reasons that were sent."""
    reasons = []
    try:
        while True:
            message = live.next()
            if message["type"] == "refused":
                reasons.append(message["refusal"]["reason"])
    except ConnectionClosed as error:
        return (error.rcvd.code if error.rcvd else 1006), reasons


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
def test_a_message_that_is_none_is_refused(ada: Client, content: str | bytes) -> None:
    table = make_table(ada, BOT)["table"]
    live = ada.live(table, 0)
    live.socket.send(content)

    assert live.until("refused")["refusal"]["reason"] == "bad-message"
    assert "refusal" not in live.do("ping")


BITS = "0" * 32 + "\n"
PROMISE = "0" * 64 + "\n"
WORD = "x" * 64 + "\n"


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/api/tables", {"game": "antiquity", "seats": [BOT, BOT], "entropy": BITS}),
        ("/api/tables", {"game": "antiquity", "seats": [BOT, BOT], "promise": PROMISE}),
        ("/api/tables/{}/seats/1", {"name": "Ben", "entropy": BITS}),
        ("/api/tables/{}/commands?seat=0", {"type": "ping", "id": WORD}),
        ("/api/tables/{}/rematch?seat=0", {"promise": PROMISE}),
        ("/api/tables/{}/rematch?seat=0", {"entropy": BITS}),
        ("/api/join", {"invitation": WORD}),
        ("/api/join", {"invitation": "x", "name": "Ben", "entropy": BITS}),
        ("/api/recover", {"table": WORD, "seat": 0, "code": "x"}),
    ],
    ids=range(9),
)
def test_a_line_s_end_belongs_to_no_word(ada: Client, path: str, body: dict[str, Any]) -> None:
    table = make_table(ada, OPEN)["table"]
    answer = ada.ask("POST", path.format(table), body)

    assert (answer.status, answer.reason) == (400, "bad-message")


def test_garbage_without_end_closes(ada: Client) -> None:
    live = ada.live(make_table(ada, BOT)["table"], 0)
    send_all(live, ["garbage"] * 30)
    code, reasons = closing_code(live)

    assert code == 4400
    assert set(reasons) == {"bad-message"}


def test_a_message_too_large_closes(ada: Client) -> None:
    live = ada.live(make_table(ada, BOT)["table"], 0)
    live.socket.send(json.dumps({"type": "say", "id": "1", "text": "x" * 70_000}))

    assert closing_code(live)[0] == 1009


def test_what_is_too_large_is_the_host_s_to_say(own_sqlite: Callable[..., Server]) -> None:
    ada = Client(own_sqlite(message_bytes="1000"))
    live = ada.live(make_table(ada, BOT)["table"], 0)
    live.do("ping")
    live.socket.send(ping("large", 1_000).decode())

    assert closing_code(live)[0] == 1009


def test_another_seat_s_cookie_opens_nothing(ada: Client, ben: Client) -> None:
    table = make_table(ada, OPEN, OPEN)["table"]
    ben.post(f"/api/tables/{table}/seats/1", {"name": "Ben"})
    own = ben.cookies[f"monuments-{table}-1"]
    ben.cookies[f"monuments-{table}-0"] = own
    answer = ben.ask("POST", f"/api/tables/{table}/commands?seat=0", {"type": "ping", "id": "1"})

    assert (answer.status, answer.reason) == (403, "not-your-seat")
    assert closing_code(ben.live(table, 0)) == (4403, ["not-your-seat"])
    assert ben.ask("GET", f"/api/tables/{table}/updates?seat=0").reason == "not-your-seat"


@pytest.mark.parametrize(
    "origin", ["https://evil.example", "null", "http://127.0.0.1:1", "http://[abc"]
)
def test_a_page_of_somebody_else_gets_nothing(ada: Client, origin: str) -> None:
    table = make_table(ada, BOT)["table"]
    url = f"/api/tables/{table}/commands?seat=0"
    answer = ada.ask("POST", url, {"type": "ping", "id": "1"}, {"Origin": origin})
    live = ada.live(table, 0, origin=origin)

    assert (answer.status, answer.reason) == (403, "wrong-origin")
    assert closing_code(live) == (4403, ["wrong-origin"])


def test_our_own_page_gets_in(ada: Client) -> None:
    origin = f"http://127.0.0.1:{ada.server.port}"
    live = ada.live(make_table(ada, BOT)["table"], 0, origin=origin)

    assert "refusal" not in live.do("ping")


@pytest.mark.parametrize(
    ("path", "status", "reason"),
    [
        ("/api/tables/0000000000000000", 404, "no-such-table"),
        ("/api/tables/{}/seats/-1/data", 404, "no-such-page"),
        ("/api/tables/{}/updates?since=x", 400, "bad-message"),
        ("/api/tables/{}/updates?seat=-1", 400, "bad-message"),
        ("/api/tables/{}/updates?seat=99", 403, "not-your-seat"),
    ],
)
def test_paths_that_lead_nowhere(ada: Client, path: str, status: int, reason: str) -> None:
    answer = ada.ask("GET", path.format(make_table(ada, BOT)["table"]))

    assert (answer.status, answer.reason) == (status, reason)


def test_no_such_table_on_a_socket(ada: Client) -> None:
    assert closing_code(ada.live("0000000000000000", None)) == (4404, ["no-such-table"])


def test_a_body_too_large_is_refused(ada: Client) -> None:
    answer = ada.ask("POST", "/api/join", b'{"invitation":"' + b"x" * 70_000 + b'"}')

    assert (answer.status, answer.reason) == (413, "too-large")


def test_the_usual_headers(ada: Client) -> None:
    for path in ("/", "/api/games", "/api/tables/none"):
        headers = ada.ask("GET", path).headers

        assert headers["x-content-type-options"] == "nosniff"
        assert "default-src 'none'" in headers["content-security-policy"]
        assert headers["x-frame-options"] == "DENY"
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["server"] is None
        assert path == "/" or headers["cache-control"] == "no-store"


def test_what_went_wrong_is_not_told() -> None:
    sent: list[Any] = []

    async def broken(*_: object) -> Any:
        raise RuntimeError("no such column: secret")

    async def keep(message: Any) -> None:
        sent.append(message)

    guard = Guard(broken, make_house(Settings()), broken)
    scope = {"type": "http", "method": "GET", "path": "/", "headers": []}
    with capture_logs() as logs:
        asyncio.run(guard(scope, broken, keep))

    assert (sent[0]["status"], sent[1]["body"]) == (500, b"something went wrong here")
    assert "content-security-policy" in Headers(raw=sent[0]["headers"])
    assert [entry["event"] for entry in logs] == ["request_failed", "request"]


def test_a_method_that_is_not_allowed(ada: Client) -> None:
    answer = ada.ask("PUT", "/api/tables")

    assert answer.status == 405
    assert set(answer.headers["allow"].split(", ")) == {"GET", "HEAD", "POST"}


@pytest.mark.slow
def test_floods_are_held_back(own_server: Callable[..., Server]) -> None:
    server = own_server(seat_rate="0.01", seat_burst="5", address_rate="0.01", address_burst="60")
    ada = Client(server)
    table = make_table(ada, BOT)["table"]
    live = ada.live(table, 0)
    send_all(live, [json.dumps({"type": "ping", "id": str(number)}) for number in range(40)])
    code, reasons = closing_code(live)
    flood = [ada.ask("GET", "/api/games") for _ in range(80)]

    assert (code, set(reasons)) == (4429, {"too-fast"})
    assert (flood[-1].status, flood[-1].reason) == (429, "too-fast")
    assert flood[-1].headers["retry-after"]
    assert ada.ask("GET", "/healthz").status == 200


@pytest.mark.slow
def test_what_is_not_the_api_is_counted_apart(own_sqlite: Callable[..., Server]) -> None:
    ada = Client(own_sqlite(address_rate="0.01", address_burst="10"))
    described = [ada.ask("GET", "/openapi.json").status for _ in range(FILES * 10 + 2)]
    elsewhere = [ada.ask("GET", path).status for path in ("/", "/assets/x.js", "/nowhere")]
    signs = [ada.ask("GET", path).status for path in ("/healthz", "/readyz", "/metrics")]

    assert set(described[: FILES * 10]) == {200}
    assert described[-1] == 429
    assert elsewhere == [429] * 3
    assert signs == [200] * 3
    assert ada.ask("GET", "/api/tables").status == 200


@pytest.mark.slow
def test_commands_of_all_seats_count_for_their_address(own_sqlite: Callable[..., Server]) -> None:
    ada = Client(own_sqlite(address_rate="0.01", address_burst="40"))
    lives = [ada.live(make_table(ada, BOT)["table"], 0) for _ in range(3)]
    for live in lives:
        send_all(live, [json.dumps({"type": "ping", "id": str(number)}) for number in range(60)])

    assert {closing_code(live)[0] for live in lives} == {4429}
    assert ada.ask("GET", "/api/games").status == 429


@pytest.mark.slow
def test_eight_people_at_one_address_may_each_do_what_a_seat_may(
    own_sqlite: Callable[..., Server],
) -> None:
    usual = Settings()
    names = ("seat_rate", "seat_burst", "address_rate", "address_burst", "address_sockets")
    server = own_sqlite(**{name: str(getattr(usual, name)) for name in names})
    people = [Client(server) for _ in range(8)]
    lives = [each.live(make_table(each, BOT)["table"], 0) for each in people]
    for live in lives:
        send_all(live, [ping(str(number)).decode() for number in range(usual.seat_burst)])
    for live in lives:
        live.until("answer", id=str(usual.seat_burst - 1))

    assert usual.address_rate >= 8 * usual.seat_rate
    assert not [text for live in lives for text in live.bytes if "too-fast" in text]


@pytest.mark.slow
def test_a_network_of_ipv6_is_one_address(own_sqlite: Callable[..., Server]) -> None:
    ada = Client(own_sqlite(address_rate="0.01", address_burst="20"))

    def asked(address: str) -> int:
        return ada.ask("GET", "/api/games", headers={"X-Forwarded-For": address}).status

    assert [asked(f"2001:db8::{number:x}") for number in range(21)] == [200] * 20 + [429]
    assert asked("2001:db8:0:1::1") == 200
    assert asked("::ffff:192.0.2.1") == asked("::ffff:192.0.2.2") == 200


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
def test_who_says_nothing_is_sent_away(own_sqlite: Callable[..., Server]) -> None:
    server = own_sqlite()
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
    time.sleep(max(0, started + 12 - time.monotonic()))
    assert "refusal" not in live.do("ping")


FEW_FILES = """
import resource
resource.setrlimit(resource.RLIMIT_NOFILE, (256, resource.getrlimit(resource.RLIMIT_NOFILE)[1]))
"""
"""What a server's interpreter runs first: the tests themselves have more files open than that."""


@pytest.mark.slow
def test_more_connections_than_a_shell_allows(
    own_sqlite: Callable[..., Server], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "sitecustomize.py").write_text(FEW_FILES)
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    server = own_sqlite()
    many = [socket.create_connection(("127.0.0.1", server.port)) for _ in range(400)]

    assert Client(server).ask("GET", "/healthz", timeout=5).status == 200
    for each in many:
        each.close()


def test_a_stream_that_nobody_reads_is_not_counted_for_ever(
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


def test_a_message_of_many_brackets_is_refused(ada: Client) -> None:
    deep = b'{"invitation":' + b"[" * 30_000

    assert ada.ask("POST", "/api/join", deep).reason == "bad-message"


@pytest.mark.slow
def test_who_never_reads_is_dropped_and_harms_nobody(own_server: Callable[..., Server]) -> None:
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
        live.do("chat", on=bool(number % 2))
        if number % 50 == 0 and b"queue_drops_total 1.0" in ada.ask("GET", "/metrics").body:
            break

    assert b"monuments_queue_drops_total 1.0" in ada.ask("GET", "/metrics").body
    assert "refusal" not in live.do("ping")
    raw.close()


@pytest.mark.slow
def test_a_stream_that_is_not_read_is_cut_off(own_sqlite: Callable[..., Server]) -> None:
    server = own_sqlite(queue="4")
    ada = Client(server)
    table = make_table(ada, BOT)["table"]
    raw = socket.socket()
    raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    raw.connect(("127.0.0.1", server.port))
    raw.sendall(f"GET /api/tables/{table}/stream HTTP/1.1\r\nHost: x\r\n\r\n".encode())
    live = ada.live(table, 0)
    for number in range(4000):
        live.do("chat", on=bool(number % 2))
        if number % 50 == 0 and b"queue_drops_total 1.0" in ada.ask("GET", "/metrics").body:
            break
    time.sleep(2)

    assert b"monuments_sockets 1.0" in ada.ask("GET", "/metrics").body
    raw.close()


def test_half_a_message_and_half_a_handshake_harm_nobody(ada: Client) -> None:
    table: Any = make_table(ada, BOT)["table"]
    halves = [socket.create_connection(("127.0.0.1", ada.server.port)) for _ in range(20)]
    for each in halves:
        each.sendall(b"GET /api/tables HTTP/1.1\r\nHost: x\r\nContent-Le")
    live = ada.live(table, 0)

    assert "refusal" not in live.do("ping")
    for each in halves:
        each.close()


def frame(content: bytes, opcode: Opcode = Opcode.TEXT, *, fin: bool = True) -> bytes:
    return Frame(opcode, content, fin).serialize(mask=True)


def ping(id: str, spaces: int = 0) -> bytes:
    return json.dumps({"type": "ping", "id": id}).encode() + b" " * spaces


def test_a_message_is_heard_however_it_arrives(ada: Client) -> None:
    live = ada.live(make_table(ada, BOT)["table"], 0)
    halves = (frame(ping("e")[:9], fin=False), frame(ping("e")[9:], Opcode.CONT))
    pieces = {
        "a": [frame(ping("a"))],
        "b": [frame(b"?", Opcode.PING), frame(ping("b", 300))],
        "c": [frame(ping("c", 5_000))],
        "d": [frame(ping("dd")) + frame(ping("d"))],
        "e": halves,
        "f": [bytes([byte]) for byte in frame(ping("f"))],
        "g": [frame(ping("g"))],
    }
    for sent in pieces.values():
        for piece in sent:
            live.socket.socket.sendall(piece)
            time.sleep(0.005)

    assert [live.until("answer", id=id)["id"] for id in pieces] == list(pieces)


def test_the_beginning_of_a_large_message_is_no_message(ada: Client) -> None:
    live = ada.live(make_table(ada, BOT)["table"], 0)
    live.do("ping")
    mask = bytes(4)  # one that leaves everything as it is
    large = b"\x81\xff" + pack("!Q", 65_536) + mask + ping("large", 65_536 - len(ping("large")))
    for piece in (large[:133], large[133:]):  # 6 + 127, which here says that the length follows
        live.socket.socket.sendall(piece)
        time.sleep(0.05)

    assert "refusal" not in live.until("answer", id="large")


def test_a_text_that_is_no_text_ends_the_connection(ada: Client) -> None:
    live = ada.live(make_table(ada, BOT)["table"], 0)
    live.do("ping")
    live.socket.socket.sendall(frame(b"\xff\xfe"))
    with pytest.raises(ConnectionClosed):
        live.until("answer")

    assert live.socket.close_code == 1007
