"""Settings: read from the environment, listed by command and docs/hosting.md."""

import re
from pathlib import Path

import pytest
from click.testing import CliRunner

from monuments.cli.main import cli
from monuments.server.settings import SettingError, described, read_settings

ROOT = Path(__file__).resolve().parents[2]


def test_every_setting_is_documented() -> None:
    text = (ROOT / "docs/hosting.md").read_text("utf-8")
    rows = re.findall(r"^\| `(MONUMENTS_\w+)` \| (?:`(.*?)`|empty) \| (.*) \|$", text, re.M)

    assert rows == described()


def test_every_setting_named_in_the_docs_is_listed() -> None:
    text = (ROOT / "docs/hosting.md").read_text("utf-8")

    assert set(re.findall(r"MONUMENTS_\w+", text)) == {name for name, _, _ in described()}


def test_the_command_lists_them() -> None:
    words = CliRunner().invoke(cli, ["serve", "--help"]).output.split()
    output = " ".join(words)

    assert all(f"{name} {about}" in output for name, _, about in described())


def test_the_environment_decides_and_options_win() -> None:
    found = read_settings({"MONUMENTS_PORT": "9", "MONUMENTS_QUEUE": "7"}, port=10, data=None)

    assert (found.port, found.queue, found.data) == (10, 7, "monuments-data")


@pytest.mark.parametrize("value", ["many", "-1", "nan"])
def test_an_invalid_number(value: str) -> None:
    with pytest.raises(SettingError, match="MONUMENTS_QUEUE"):
        read_settings({"MONUMENTS_BOT_PAUSE": "1", "MONUMENTS_QUEUE": value})


WRONG = {
    "HOST": ("",),
    "PUBLIC_URL": (
        *("foo", "play.example", "ftp://play.example", "https://", "https://a b", "http://["),
        *("https://play.example:99999", "https://ada@play.example"),
    ),
    "ORIGINS": ("foo", "https://play.example/", "https://play.example http://[", "*"),
    "PROXIES": ("bogus", "127.0.0.1,proxy", "10.0.0.1/8", "300.1.1.1"),
    "LEASE_SECONDS": ("1", "2", "0"),
    "BEAT_SECONDS": ("0",),
    "BOT_THREADS": ("0",),
    "QUEUE": ("0",),
    "CONNECTIONS": ("0",),
    "HEAD_SECONDS": ("0", "0.0"),
    "PORT": ("abc", "99999", "-1", "8080.5", ""),
    "LOG_LEVEL": ("loud", "", "20"),
    "DATABASE_URL": (
        "foo",
        "mysql://ada:secret@host/name",
        "postgresql",
        "postgresql://ada:secret@host:port/name",
        "sqlite://",
        "sqlite://file.sqlite",
    ),
}


@pytest.mark.parametrize("command", [["serve"], ["play"], ["backup", "copy.sqlite"]])
@pytest.mark.parametrize(
    ("name", "value"),
    [(f"MONUMENTS_{name}", value) for name, values in WRONG.items() for value in values],
)
def test_an_invalid_setting_is_one_sentence_and_status_2(
    command: list[str], name: str, value: str
) -> None:
    result = CliRunner(env={name: value}).invoke(cli, command)

    assert result.exit_code == 2
    assert result.output.startswith(name)
    assert result.output.count("\n") == 1
    assert "secret" not in result.output


def test_settings_may_be_written_as_hosts_write_them() -> None:
    given = {"MONUMENTS_DATABASE_URL": "postgres://ada@host/name", "MONUMENTS_LOG_LEVEL": "DEBUG"}
    found = read_settings(given)

    assert found.database_url == "postgresql://ada@host/name"
    assert found.log_level == "debug"


@pytest.mark.parametrize("proxies", ["", "*", "127.0.0.1, ::1", "10.0.0.0/8"])
def test_proxies_are_addresses_and_networks(proxies: str) -> None:
    assert read_settings({"MONUMENTS_PROXIES": proxies}).proxies == proxies


@pytest.mark.parametrize(
    "url", ["", "https://play.example", "http://localhost:8080/monuments/", "http://[::1]:8080"]
)
def test_the_site_has_an_address_of_the_web(url: str) -> None:
    assert read_settings({"MONUMENTS_PUBLIC_URL": url}).public_url == url
