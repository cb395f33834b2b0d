"""A failed start gives one sentence and status 1, and is never ready."""

import asyncio
import os
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from tests.server.running import Client, Server, new_database

pytestmark = pytest.mark.slow

WITHOUT_ASYNCPG = """
import sys
sys.modules["asyncpg"] = None
from monuments.cli.main import cli
cli.main(["serve"])
"""


def started(*words: str, **settings: str) -> "subprocess.CompletedProcess[str]":
    """Run Python with these settings until it gives up."""
    named = {f"MONUMENTS_{name.upper()}": value for name, value in settings.items()}
    environment = {**os.environ, "MONUMENTS_JIT": "0", "MONUMENTS_PORT": "0", **named}
    return subprocess.run(
        [sys.executable, *words],
        env=environment,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


def serve(*command: str, **settings: str) -> str:
    """Return the sentence with which a server does not start."""
    done = started("-m", "monuments", *(command or ("serve",)), **settings)

    assert done.returncode == 1
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1, done.stderr
    return done.stderr.strip()


@pytest.fixture
def server_here(own_sqlite: Callable[..., Server]) -> Server:
    return own_sqlite()


def test_a_folder_that_cannot_be_created(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    data = tmp_path / "file" / "data"

    assert serve(data=str(data)) == f"{data}/monuments.sqlite cannot be opened: Not a directory"


def test_a_file_that_is_not_a_database(tmp_path: Path) -> None:
    path = tmp_path / "monuments.sqlite"
    path.write_text("dear\n" * 1000)

    assert serve(data=str(tmp_path)) == f"{path} cannot be opened: file is not a database"
    assert path.read_text() == "dear\n" * 1000


@pytest.mark.parametrize("command", [("serve",), ("play", "--no-browser")])
def test_a_folder_that_another_server_uses(server_here: Server, command: tuple[str, ...]) -> None:
    found = serve(*command, data=str(server_here.data))

    assert found == (
        f"another server uses {server_here.data}: stop it, or name another folder with --data"
    )
    assert Client(server_here).ask("GET", "/readyz").status == 200


def test_the_folder_is_free_when_its_server_is_gone(server_here: Server) -> None:
    server_here.kill()
    server_here.start()
    assert server_here.stop() == 0

    server_here.start()


def test_a_database_of_a_later_version(tmp_path: Path) -> None:
    path = tmp_path / "monuments.sqlite"
    with closing(sqlite3.connect(path)) as database, database:
        database.execute("CREATE TABLE alembic_version (version_num TEXT)")
        database.execute("INSERT INTO alembic_version VALUES ('9999')")

    assert serve(data=str(tmp_path)).startswith(f"{path} cannot be opened: ")


def test_a_database_that_does_not_answer() -> None:
    found = serve(database_url="postgres://ada:secret@127.0.0.1:9/name")

    assert found.startswith("postgresql://ada:***@127.0.0.1:9/name cannot be opened: ")


def test_a_database_that_is_not_there(database: str) -> None:
    found = serve(database_url=database.replace("/postgres?", "/nothing?"))

    assert found.endswith('cannot be opened: database "nothing" does not exist')


SESSIONS = """
SELECT application_name AS name, query LIKE 'LISTEN%' AS listens FROM pg_stat_activity
WHERE datname = current_database() AND pid <> pg_backend_pid()
"""


@pytest.mark.parametrize("mode", ["disable", "prefer"])
def test_the_parameters_of_an_address_hold_for_every_connection(
    database: str, own_sqlite: Callable[..., Server], mode: str
) -> None:
    own = asyncio.run(new_database(database))
    server = own_sqlite(database_url=f"{own}&application_name=larder&sslmode={mode}")
    found = server.rows(SESSIONS)

    assert {row["name"] for row in found} == {"larder"}
    assert {row["listens"] for row in found} == {True, False}


def test_a_parameter_that_the_database_does_not_know(database: str) -> None:
    found = serve(database_url=f"{database}&bogus=1&password=secret")

    assert found.endswith('cannot be opened: unrecognized configuration parameter "bogus"')
    assert "secret" not in found


@pytest.mark.parametrize("command", ["serve", "play"])
@pytest.mark.parametrize(
    "wrong", ["sslmode=loud", "port=secret", "secret", "target_session_attrs=loud"]
)
def test_an_invalid_parameter(database: str, command: str, wrong: str) -> None:
    done = started("-m", "monuments", command, database_url=f"{database}&{wrong}")

    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("MONUMENTS_DATABASE_URL: ")
    assert done.stderr.count("\n") == 1, done.stderr
    assert "secret" not in done.stderr


def test_postgresql_without_its_extra() -> None:
    done = started("-c", WITHOUT_ASYNCPG, database_url="postgresql://ada@127.0.0.1/name")

    assert done.returncode == 1
    assert done.stderr == "PostgreSQL needs asyncpg: install monuments[postgres]\n"
