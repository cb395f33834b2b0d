"""Tables of earlier servers open and continue: `old/` has a database of each.

`rules-1.sql` is the first database with rules of version 1; when the version of a game's rules goes
up, a file of the version before is added, never changed. `revision-4.sql` was written by the server
as it was before its packages were divided into rooms (62c0b9f), in the middle of two games, and
`revision-4.json` is what it then showed to both players.
"""

import json
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
FORMER = json.loads(OLD.joinpath("revision-4.json").read_text("utf-8"))


@pytest.fixture(scope="module")
def old_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Return a server on an old database that also has a table of later rules."""
    yield from serve_old(
        tmp_path_factory.mktemp("old"),
        "rules-1.sql",
        "INSERT INTO tables SELECT 'f000000000000000', game, 99, settings, phase, made, 0, secret,"
        " rematch FROM tables WHERE game = 'antiquity'",
    )


@pytest.fixture
def effectless_server(tmp_path: Path) -> Iterator[Server]:
    """Return a server with an old table whose only option changes nothing (A8.6)."""
    yield from serve_old(
        tmp_path,
        "rules-1.sql",
        'UPDATE tables SET settings = replace(settings, \'"options":""\','
        " '\"options\":\"power-symbols=on\"') WHERE game = 'antiquity'",
    )


@pytest.fixture(scope="module")
def former_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Yield a server on the database of the version before the rooms."""
    yield from serve_old(tmp_path_factory.mktemp("former"), "revision-4.sql")


def serve_old(folder: Path, name: str, change: str = "") -> Iterator[Server]:
    data = folder / "data"
    data.mkdir()
    database = sqlite3.connect(data / "monuments.sqlite")
    database.executescript((OLD / name).read_text("utf-8"))
    assert not change or database.execute(change).rowcount == 1
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
def test_a_table_of_version_1_opens_and_continues(old_server: Server, game: str) -> None:
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


def test_a_table_of_later_rules_is_refused(old_server: Server) -> None:
    answer = Client(old_server).ask("GET", "/api/tables/f000000000000000")

    assert (answer.status, answer.reason) == (409, "rules-unknown")
    assert answer.json["refusal"]["args"] == {"found": "99"}
    assert b"wake_failed" not in old_server.log.read_bytes()


@pytest.mark.parametrize("game", list(FORMER))
def test_a_table_of_the_version_before_the_rooms_opens_and_continues(
    former_server: Server, game: str
) -> None:
    former, ada = FORMER[game], Client(former_server)
    lives = []
    for seat, code in enumerate(former["codes"]):
        ada.post("/api/recover", {"table": former["table"], "seat": seat, "code": code})
        lives.append(ada.live(former["table"], seat))
        lives[-1].until("update")
    views = [live.position["view"] for live in lives if live.position]
    mover = lives[former["to_move"]]
    assert mover.position is not None
    answer = mover.do("play", play=first_play(mover.position))

    assert former["seq"] == answer["seq"] - 1
    assert [
        {name: view[name] for name in shown}
        for shown, view in zip(former["views"], views, strict=True)
    ] == former["views"]
    assert [said["text"] for said in mover.said] == ["Good luck", "Thanks"]
