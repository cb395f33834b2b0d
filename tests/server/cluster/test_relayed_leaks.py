"""Every byte between three processes: only what each client may see."""

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import parse_qs

import pytest

from monuments.engine.options import read_options
from monuments.games.registry import open_game
from monuments.server.cluster.frames import Kind
from tests.server.cluster.recording import Recording, Spoken
from tests.server.running import Server, new_database
from tests.server.test_leaks import SHORT, cards_in, log_of, search
from tests.server.whole_games import Heard, play_evening

pytestmark = pytest.mark.slow


class Trio(Server):
    """Three processes on one PostgreSQL: clients speak to one after the other."""

    def __init__(self, data: Path, **settings: str) -> None:
        self.all = [Server(data / str(number), **settings) for number in range(3)]
        self.data, self.database, self._count = data, self.all[0].database, 0

    def pick(self) -> Server:
        self._count += 1
        return self.all[self._count % 3]

    def stop(self) -> int:
        return max(each.stop() for each in self.all)


@pytest.fixture
def trio(database: str, tmp_path: Path) -> Iterator[Trio]:
    """Return three processes that have no links yet."""
    own = asyncio.run(new_database(database))
    found = Trio(tmp_path, database_url=own, lease_seconds="60")
    yield found
    assert found.stop() == 0


def said(stream: Spoken) -> Heard:
    """Return the messages that a stream carried to its client."""
    seat = parse_qs(stream.opening.query.decode()).get("seat", [None])[0]
    return Heard(None if seat is None else int(seat), [*messages(stream)])


def messages(stream: Spoken) -> Iterator[str]:
    body = b"".join(stream.payloads).decode()
    if stream.opening.type == "websocket":
        yield from (each.decode() for each in stream.payloads)
    elif stream.opening.path.endswith("/updates"):
        for message in json.loads(body or "{}").get("messages", ()):
            yield json.dumps(message, separators=(",", ":"))
    elif stream.opening.path.endswith("/stream"):
        for line in body.splitlines():
            yield line.removeprefix("data: ")
    else:
        yield body


@pytest.mark.parametrize(("name", "seats"), [("antiquity", 4), ("fabuleux", 3)])
def test_no_link_carries_a_hidden_card(trio: Trio, name: str, seats: int) -> None:
    recordings = [Recording(server) for server in trio.all]
    evening = play_evening(trio, {"game": name, "options": SHORT[name]}, seats)
    game, lines = open_game(name, read_options(SHORT[name])), log_of(trio, evening.table)
    streams = [each for recording in recordings for each in recording.streams()]
    frames = [each for recording in recordings for each in recording.frames()]
    seen = sum(search(game, lines, seats, said(stream)) for stream in streams)
    kinds = {stream.opening.type for stream in streams}
    for recording in recordings:
        recording.end()
    others = [payload for kind, _, payload in frames if kind not in (Kind.DATA, Kind.OPEN)]

    assert seen > 100
    assert kinds == {"websocket", "http"}
    assert not any(cards_in(payload.decode("latin-1")) for payload in others)
