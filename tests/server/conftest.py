"""One server for all tests that do not need one of their own."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.running import Client, Server


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    found = Server(tmp_path_factory.mktemp("server") / "data")
    yield found
    found.stop()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Callable[..., Server]]:
    """Return a maker of servers with settings of their own."""
    made: list[Server] = []

    def make(**settings: str) -> Server:
        made.append(Server(tmp_path / f"data{len(made)}", jit="0", **settings))
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
    body = {"game": "antiquity", "seats": seats, **wishes}
    made: dict[str, Any] = client.post("/api/tables", body)
    return made
