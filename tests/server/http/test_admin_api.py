"""The host's page and requests: only with the token, absent without one."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from monuments.server.settings import SettingError, read_settings
from tests.server.conftest import make_table
from tests.server.running import Answer, Client, Server

TOKEN = "0f1e2d3c4b5a69788796a5b4c3d2e1f0"
BOT = {"kind": "bot", "bot": "random"}


@pytest.fixture(scope="module")
def hosted(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Return a server whose host has set a token."""
    server = Server(tmp_path_factory.mktemp("hosted") / "data", jit="0", admin_token=TOKEN)
    yield server
    assert server.stop() == 0


def ask(server: Server, method: str, path: str, body: object = None, token: str = TOKEN) -> Answer:
    headers = {"Authorization": f"Bearer {token}"}
    return Client(server, address="192.0.2.1").ask(method, f"/api/admin/{path}", body, headers)


def test_the_host_acts_over_http(hosted: Server) -> None:
    ada = Client(hosted)
    table = make_table(ada, BOT, chat=True)["table"]
    ada.command(table, 0, "say", text="hello")
    muted = ask(hosted, "POST", "acts", {"act": "mute", "table": table, "seat": 0})
    said = ada.command(table, 0, "say", text="more")
    shown = ask(hosted, "GET", f"tables/{table}").json
    closed = ask(hosted, "POST", "acts", {"act": "close", "table": table, "words": "Enough"})

    assert (muted.status, closed.status) == (201, 201)
    assert said["refusal"]["reason"] == "muted"
    assert (shown["chat"][0]["text"], "muted_until" in shown["seats"][0]) == ("hello", True)
    assert ada.get(f"/api/tables/{table}")["closed"] == "Enough"
    assert table in [row["table"] for row in ask(hosted, "GET", "tables?phase=over").json]
    acts = ask(hosted, "GET", "acts").json
    assert [act["act"] for act in acts] == ["close", "export", "mute"]
    assert acts[0]["by"] == "page from 192.0.2.1"


@pytest.mark.parametrize("token", ["", TOKEN[:-1], TOKEN + "0", "Bearer"])
@pytest.mark.parametrize("path", ["tables", "acts", "connections", "tables/0123456789abcdef"])
def test_the_host_s_page_needs_its_token(hosted: Server, path: str, token: str) -> None:
    client = Client(hosted, address=f"192.0.2.{2 + len(path + token)}")
    answer = client.ask("GET", f"/api/admin/{path}", None, {"Authorization": f"Bearer {token}"})

    assert answer.status in (403, 429)
    assert answer.reason in ("wrong-token", "too-fast")
    assert TOKEN.encode() not in answer.body


def test_wrong_tokens_are_limited(hosted: Server) -> None:
    eve = Client(hosted, address="203.0.113.9")
    tried = [eve.ask("GET", "/api/admin/acts").status for _ in range(7)]
    right = eve.ask("GET", "/api/admin/acts", None, {"Authorization": f"Bearer {TOKEN}"})

    assert tried == [403] * 5 + [429] * 2
    assert right.status == 429  # whoever guesses learns nothing more
    assert ask(hosted, "GET", "acts").status == 200


@pytest.mark.parametrize(
    "body",
    [
        {"act": "close"},
        {"act": "mute", "table": "0123456789abcdef"},
        {"act": "erase", "table": "0123456789abcdef"},
        {"act": "block", "address": "x"},
        {"act": "close", "table": "0123456789abcdef", "words": ""},
    ],
)
def test_orders_that_cannot_be(hosted: Server, body: object) -> None:
    answer = ask(hosted, "POST", "acts", body)

    assert 400 <= answer.status < 500
    assert answer.reason in ("bad-message", "address-bad", "no-such-table")


def test_the_page_is_there_with_the_usual_policy(hosted: Server) -> None:
    answer = Client(hosted).ask("GET", "/admin")

    assert answer.status == 200
    assert "default-src 'none'" in answer.headers["content-security-policy"]
    assert "set-cookie" not in answer.headers


def test_without_a_token_there_is_no_page(server: Server) -> None:
    client = Client(server)
    answers = [
        client.ask(method, path)
        for method, path in (("GET", "/api/admin/tables"), ("POST", "/api/admin/acts"))
    ]

    assert [(each.status, each.reason) for each in answers] == [(404, "no-such-page")] * 2
    assert client.ask("GET", "/admin").status == 404


@pytest.mark.parametrize(
    "token", ["secret", "0" * 64, "0123456789abcdef0123456789abcde", "a b" * 20]
)
def test_a_token_that_can_be_guessed_is_refused(token: str) -> None:
    with pytest.raises(SettingError, match="128 random bits") as error:
        read_settings({"MONUMENTS_ADMIN_TOKEN": token})

    assert token not in str(error.value)


def test_a_token_is_in_no_log(hosted: Server) -> None:
    assert TOKEN not in hosted.logs()
    assert TOKEN not in Path(hosted.data, "monuments.sqlite").read_bytes().decode("latin-1")


def test_acts_of_the_page_reach_the_database(own_sqlite: Callable[..., Server]) -> None:
    server = own_sqlite(admin_token=TOKEN)
    done = ask(server, "POST", "acts", {"act": "block", "address": "198.51.100.1"})
    blocked = Client(server, address="198.51.100.1").ask("GET", "/api/games")

    assert (done.status, blocked.reason) == (201, "address-blocked")
    assert server.rows("SELECT act, address FROM acts") == [
        {"act": "block", "address": "198.51.100.1"}
    ]
