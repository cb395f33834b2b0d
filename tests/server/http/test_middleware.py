"""Requests that are not served: each is answered as docs/protocol.md says."""

import asyncio
import json
from collections.abc import Callable
from typing import Any

import pytest
from starlette.datastructures import Headers
from structlog.testing import capture_logs

from monuments.server.app import make_services
from monuments.server.http.middleware import NOT_DONE, Guard
from monuments.server.http.rate_limits import FILES
from monuments.server.settings import Settings
from tests.server.conftest import make_table
from tests.server.http.clients import closing_code, ping, send_all
from tests.server.running import Client, Server

OPEN = {"kind": "open"}
BOT = {"kind": "bot", "bot": "random"}


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
def test_line_ends_in_options_are_refused(ada: Client, path: str, body: dict[str, Any]) -> None:
    table = make_table(ada, OPEN)["table"]
    answer = ada.ask("POST", path.format(table), body)

    assert (answer.status, answer.reason) == (400, "bad-message")


@pytest.mark.parametrize(
    "origin", ["https://evil.example", "null", "http://127.0.0.1:1", "http://[abc"]
)
def test_a_page_of_another_site_is_refused(ada: Client, origin: str) -> None:
    table = make_table(ada, BOT)["table"]
    url = f"/api/tables/{table}/commands?seat=0"
    answer = ada.ask("POST", url, {"type": "ping", "id": "1"}, {"Origin": origin})
    live = ada.live(table, 0, origin=origin)

    assert (answer.status, answer.reason) == (403, "wrong-origin")
    assert closing_code(live) == (4403, ["wrong-origin"])


def test_our_own_page_is_allowed(ada: Client) -> None:
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
def test_unknown_paths_are_refused(ada: Client, path: str, status: int, reason: str) -> None:
    answer = ada.ask("GET", path.format(make_table(ada, BOT)["table"]))

    assert (answer.status, answer.reason) == (status, reason)


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


def test_an_internal_error_is_not_shown() -> None:
    sent: list[Any] = []

    async def broken(*_: object) -> Any:
        raise RuntimeError("no such column: secret")

    async def keep(message: Any) -> None:
        sent.append(message)

    guard = Guard(broken, make_services(Settings()), broken)
    scope = {"type": "http", "method": "GET", "path": "/", "headers": []}
    with capture_logs() as logs:
        asyncio.run(guard(scope, broken, keep))

    assert (sent[0]["status"], sent[1]["body"]) == (500, NOT_DONE.encode())
    assert "content-security-policy" in Headers(raw=sent[0]["headers"])
    assert [entry["event"] for entry in logs] == ["request_failed", "request"]


def test_a_method_that_is_not_allowed(ada: Client) -> None:
    answer = ada.ask("PUT", "/api/tables")

    assert answer.status == 405
    assert set(answer.headers["allow"].split(", ")) == {"GET", "HEAD", "POST"}
    assert answer.json["refusal"]["reason"] == "no-such-page"
    assert ada.ask("TRACE", "/api/admin/acts").json["type"] == "refused"
    assert ada.ask("POST", "/").status == 405


@pytest.mark.slow
def test_floods_are_rate_limited(own_server: Callable[..., Server]) -> None:
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
def test_pages_and_the_api_have_separate_limits(own_sqlite: Callable[..., Server]) -> None:
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
def test_eight_people_at_one_address_each_have_the_limits_of_a_seat(
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
