"""Settings: read from the environment, listed by the command and in docs/hosting.md."""

import asyncio
import re
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic.config import Config
from alembic.script import ScriptDirectory
from click.testing import CliRunner

from monuments.cli.main import cli
from monuments.engine.refusal import RefusalError
from monuments.server import migrations
from monuments.server.metrics import Metrics
from monuments.server.schema import METADATA, events
from monuments.server.settings import SettingError, described, read_settings
from monuments.server.shelf import Shelf
from monuments.server.store import Store, Write
from tests.server.conftest import DATABASES
from tests.server.running import new_database

ROOT = Path(__file__).resolve().parents[2]


def test_every_setting_is_documented() -> None:
    text = (ROOT / "docs/hosting.md").read_text("utf-8")
    rows = re.findall(r"^\| `(MONUMENTS_\w+)` \| (?:`(.*?)`|empty) \| (.*) \|$", text, re.M)

    assert rows == described()


def test_whatever_a_host_is_told_to_set_is_listed() -> None:
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
def test_a_number_that_is_none(value: str) -> None:
    with pytest.raises(SettingError, match="MONUMENTS_QUEUE"):
        read_settings({"MONUMENTS_BOT_PAUSE": "1", "MONUMENTS_QUEUE": value})


WRONG = {
    "PUBLIC_URL": ("foo", "play.example", "ftp://play.example", "https://", "https://a b"),
    "PROXIES": ("bogus", "127.0.0.1,proxy", "10.0.0.1/8", "300.1.1.1"),
    "LEASE_SECONDS": ("1", "2", "0"),
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
def test_a_setting_that_cannot_be_is_one_sentence_and_status_2(
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
    assert found.url == "postgresql+asyncpg://ada@host/name"
    assert found.log_level == "debug"


@pytest.mark.parametrize("proxies", ["", "*", "127.0.0.1, ::1", "10.0.0.0/8"])
def test_proxies_are_addresses_and_networks(proxies: str) -> None:
    assert read_settings({"MONUMENTS_PROXIES": proxies}).proxies == proxies


@pytest.mark.parametrize("url", ["", "https://play.example", "http://localhost:8080/monuments/"])
def test_the_site_has_an_address_of_the_web(url: str) -> None:
    assert read_settings({"MONUMENTS_PUBLIC_URL": url}).public_url == url


def test_a_backup_says_what_is_missing(tmp_path: Path) -> None:
    (tmp_path / "monuments.sqlite").touch()
    data = ("--data", str(tmp_path))
    nowhere = CliRunner().invoke(cli, ["backup", str(tmp_path / "no" / "copy.sqlite"), *data])
    nothing = CliRunner().invoke(cli, ["backup", str(tmp_path / "copy.sqlite"), *data])

    assert nowhere.output == f"no copy was made: there is no folder {tmp_path / 'no'}\n"
    assert "monuments.sqlite is not a database of Monuments\n" in nothing.output
    assert (nowhere.exit_code, nothing.exit_code) == (1, 1)
    assert [path.name for path in tmp_path.iterdir()] == ["monuments.sqlite"]


def test_a_bad_card_file_of_the_host_is_named_without_its_path(tmp_path: Path) -> None:
    (tmp_path / "broken.toml").write_text("name = ")
    with pytest.raises(RefusalError) as refused:
        Shelf(tmp_path).open("fabuleux", {"deck": "broken"})

    assert refused.value.refusal.args["file"] == "broken.toml"


def test_a_taken_port_is_said_in_one_sentence() -> None:
    import socket

    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        result = CliRunner().invoke(cli, ["serve", "--port", port])

    assert result.exit_code == 1
    assert "cannot be listened on" in result.output


def test_the_last_migration_is_the_present_shape(tmp_path: Path) -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(migrations.__file__).parent))
    engine = sa.create_engine(f"sqlite:///{tmp_path / 'new.sqlite'}")
    with engine.begin() as connection:
        migrations.upgrade(connection)
        migrations.upgrade(connection)
        inspector = sa.inspect(connection)
        found = {
            name: {column["name"] for column in inspector.get_columns(name)}
            for name in inspector.get_table_names()
        }
    engine.dispose()

    assert ScriptDirectory.from_config(config).get_current_head() == migrations.HEAD
    assert found.pop("alembic_version")
    assert found == {
        name: {column.name for column in table.columns} for name, table in METADATA.tables.items()
    }


def row(table: str, seq: int, command: str | None = None) -> dict[str, object]:
    return {"table": table, "seq": seq, "at": 0.0, "seat": 0, "entry": "{}", "command": command}


@pytest.fixture(params=DATABASES)
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Return an empty database's address, as the settings give it."""
    if request.param == "sqlite":
        return read_settings({}, data=str(tmp_path)).url
    own = asyncio.run(new_database(request.getfixturevalue("database")))
    return read_settings({}, database_url=own).url


async def race(url: str) -> tuple[list[bool], int]:
    """Let many writers want the same numbers and ids; return who got in, and the rows."""
    store = Store(url, Metrics())
    await store.open()
    await store.write(Write([row("c", 1)]))
    wishes = [row("a", 1), row("a", 1), row("b", 1, "x"), row("b", 2, "x"), row("a", 2)]
    writes = [*([wish] for wish in wishes), [row("c", 1), row("c", 2)]]
    won = await asyncio.gather(*(store.write(Write(rows)) for rows in writes))
    count = len(await store.all(sa.select(events)))
    await store.close()
    return won, count


def test_who_comes_second_does_not_get_in(url: str) -> None:
    won, count = asyncio.run(race(url))

    assert won == [True, False, True, False, True, False]
    assert count == 4


async def fail(url: str) -> tuple[str, bool]:
    store = Store(url, Metrics())
    await store.open()
    bad = {**row("a", 1, "a-secret"), "entry": None}
    results = await asyncio.gather(
        store.write(Write([bad])), store.write(Write([row("b", 1)])), return_exceptions=True
    )
    await store.close()
    return str(results[0]), results[1] is True


def test_one_bad_write_harms_no_other(url: str) -> None:
    trouble, others = asyncio.run(fail(url))

    assert "parameters hidden" in trouble
    assert "a-secret" not in trouble
    assert others


APART = """
CREATE TABLE apart (id TEXT REFERENCES tables DEFERRABLE INITIALLY DEFERRED)
"""
"""What refers to nothing is noticed only by the commit."""


async def fail_late(url: str) -> tuple[str, bool, int]:
    """Let a commit fail, and one come after it; return what came of both, and the rows."""
    store = Store(url, Metrics())
    await store.open()
    await store.run(sa.text("PRAGMA foreign_keys=ON"))
    await store.run(sa.text(APART))
    then = [sa.text("INSERT INTO apart VALUES ('nowhere')")]
    with pytest.raises(sa.exc.IntegrityError) as error:
        await store.write(Write([row("a", 1)], then=then))
    second = await store.write(Write([row("b", 1)]))
    count = len(await store.all(sa.select(events)))
    await store.close()
    return str(error.value), second, count


def test_a_commit_that_fails_leaves_nothing_behind(tmp_path: Path) -> None:
    trouble, second, count = asyncio.run(fail_late(f"sqlite+aiosqlite:///{tmp_path}/x.sqlite"))

    assert "FOREIGN KEY" in trouble
    assert second
    assert count == 1
