"""Tables of an earlier server open and go on: `old/` holds one database for each rules version.

When the version of a game's rules goes up, a file of the version before is added, never changed.
"""

import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.running import Client, Live, Server, first_play

pytestmark = pytest.mark.slow

OLD = Path(__file__).with_name("old")
TABLES = {
    "antiquity": ("c524314867f24724", "F9ZT-DT8S-N6ZG-M78R-8KZK-WCKB-AA2B", 80),
    "fabuleux": ("ff9c917052c5a7f5", "9AZM-ESVS-NMDC-6R3D-5HDA-936H-TCZH", 44),
}
"""Its name, the recovery code of the first seat, and how long its log is."""


@pytest.fixture(scope="module")
def old_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Return a server that goes on with an old database, and one table of the future in it."""
    yield from serve_old(
        tmp_path_factory.mktemp("old"),
        "INSERT INTO tables SELECT 'f000000000000000', game, 99, settings, phase, made, 0, secret,"
        " rematch FROM tables WHERE game = 'antiquity'",
    )


@pytest.fixture
def effectless_server(tmp_path: Path) -> Iterator[Server]:
    """Return a server with an old table whose only option changes nothing (A8.6)."""
    yield from serve_old(
        tmp_path,
        'UPDATE tables SET settings = replace(settings, \'"options":""\','
        " '\"options\":\"power-symbols=on\"') WHERE game = 'antiquity'",
    )


def serve_old(folder: Path, change: str) -> Iterator[Server]:
    data = folder / "data"
    data.mkdir()
    database = sqlite3.connect(data / "monuments.sqlite")
    database.executescript((OLD / "rules-1.sql").read_text("utf-8"))
    assert database.execute(change).rowcount == 1
    database.commit()
    database.close()
    server = Server(data, jit="0")
    yield server
    assert server.stop() == 0


def back(ada: Client, game: str) -> Live:
    table, code, _ = TABLES[game]
    ada.post("/api/recover", {"table": table, "seat": 0, "code": code})
    live = ada.live(table, 0)
    live.until("update")
    return live


@pytest.mark.parametrize("game", list(TABLES))
def test_a_table_of_version_1_opens_and_goes_on(old_server: Server, game: str) -> None:
    live, length = back(Client(old_server), game), TABLES[game][2]
    assert live.position is not None
    seq, view = live.seq, live.position["view"]
    answer = live.do("play", play=first_play(live.position))

    assert (seq, view["game"], live.position["to_move"]) == (length, game, 0)
    assert game != "antiquity" or view["seats"][0]["hand"] == ["KOL1", "KOL4", "ZEU8"]
    assert answer["seq"] == length + 1
    assert "refusal" not in answer


def test_a_table_with_an_option_refused_today_opens_and_has_a_rematch(
    effectless_server: Server,
) -> None:
    table, _, length = TABLES["antiquity"]
    ada = Client(effectless_server)
    live = back(ada, "antiquity")
    before = (live.seq, ada.get(f"/api/tables/{table}")["options"])
    assert "refusal" not in live.do("leave", bot="random")
    while not live.position or live.position["to_move"] != -1:
        live.next()
    again = ada.post(f"/api/tables/{table}/rematch?seat=0")["table"]

    assert before == (length, "power-symbols=on")
    assert ada.get(f"/api/tables/{again}")["options"] == ""


def test_a_table_of_rules_to_come_is_refused(old_server: Server) -> None:
    answer = Client(old_server).ask("GET", "/api/tables/f000000000000000")

    assert (answer.status, answer.reason) == (409, "rules-unknown")
    assert answer.json["refusal"]["args"] == {"found": "99"}
    assert b"wake_failed" not in old_server.log.read_bytes()
