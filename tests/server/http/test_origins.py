"""Origins: our own pages and those named by the host, and no others."""

import socket

import pytest
from starlette.datastructures import Headers

from monuments.server.http.middleware import is_allowed_origin
from monuments.server.settings import Settings
from tests.server.running import Client

PUBLIC = Settings(public_url="https://play.example/games/", origins="https://friend.example")


def allowed(origin: str, host: str, settings: Settings | None = None) -> bool:
    return is_allowed_origin(Headers({"origin": origin, "host": host}), settings or Settings())


@pytest.mark.parametrize("settings", [Settings(), PUBLIC], ids=["local", "public"])
@pytest.mark.parametrize(
    ("origin", "host"),
    [
        ("", "127.0.0.1:8080"),
        ("", ""),
        ("http://evil.example:8080", "evil.example:8080"),
        ("http://127.0.0.1.evil.example", "127.0.0.1.evil.example"),
        ("http://localhost.evil.example", "localhost.evil.example"),
        ("http://localhost:1", "localhost:2"),
        ("http://ada@localhost", "localhost"),
        ("null", "null"),
        ("http://", ""),
    ],
)
def test_other_names_are_refused(origin: str, host: str, settings: Settings) -> None:
    assert not allowed(origin, host, settings)


@pytest.mark.parametrize(
    "host",
    ["localhost:8080", "127.0.0.1:8080", "[::1]:8080", "192.168.1.5:8080", "[fd00::5]:80"],
)
def test_this_machine_and_its_addresses_are_allowed(host: str) -> None:
    assert allowed(f"http://{host}", host)


def test_the_names_of_this_machine_are_allowed() -> None:
    own = socket.gethostname().lower()

    assert allowed(f"http://{own}:8080", f"{own}:8080")
    assert allowed(f"http://{own}.local:8080", f"{own}.local:8080")
    assert allowed("http://larder:8080", "larder:8080", Settings(host="larder"))


def test_the_site_and_its_friends_are_allowed() -> None:
    assert allowed("https://play.example", "10.0.0.1", PUBLIC)
    assert allowed("https://friend.example", "10.0.0.1", PUBLIC)
    assert not allowed("http://play.example", "play.example", PUBLIC)


def test_an_empty_origin_is_refused_by_a_server(ada: Client) -> None:
    answer = ada.ask("POST", "/api/promises", headers={"Origin": ""})

    assert (answer.status, answer.reason) == (403, "wrong-origin")
