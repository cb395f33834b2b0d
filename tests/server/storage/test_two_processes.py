"""Two processes on one PostgreSQL: players of a table sit on different ones."""

import asyncio
import json
import os
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.server.conftest import make_table
from tests.server.running import Client, Live, Server, first_play, new_database
from tests.server.storage.test_durability import KILLS, Player, check_log, kill_often

BOT = {"kind": "bot", "bot": "random"}
OPEN = {"kind": "open"}
KILLS_OF_THREE = int(os.environ.get("MONUMENTS_KILLS", "300"))

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def pair(database: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Server]]:
    """Return two processes on one database."""
    folder = tmp_path_factory.mktemp("pair")
    own = asyncio.run(new_database(database))
    settings = {"database_url": own, "jit": "0", "lease_seconds": "1.5"}
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


def test_messages_and_switches_reach_every_process(pair: list[Server]) -> None:
    _, _, lives = seated(pair)
    lives[0].do("say", text="hello over there")
    heard = lives[1].until("said")
    lives[0].do("chat", on=False)
    while lives[1].info["chat"]:
        lives[1].next()

    assert heard["text"] == "hello over there"
    assert lives[1].do("say", text="hm")["refusal"]["reason"] == "chat-off"


DEAF = """
SELECT pg_terminate_backend(pid) FROM pg_stat_activity
WHERE datname = current_database() AND query LIKE 'LISTEN%'
"""
"""The processes hear nothing of each other for half a second."""


def test_no_message_is_stored_after_the_host_switched_the_chat_off(pair: list[Server]) -> None:
    _, _, lives = seated(pair)
    pair[0].rows(DEAF)
    off = lives[0].do("chat", on=False)
    said = lives[1].do("say", text="hm")

    assert "refusal" not in off
    assert said["refusal"]["reason"] == "chat-off"


def test_a_command_repeated_at_the_other_process_acts_once(pair: list[Server]) -> None:
    table, clients, lives = seated(pair)
    assert lives[0].position is not None
    mover = lives[0].position["to_move"]
    first = lives[mover].do("play", id="once", play="draw")
    other = Client(pair[1 - mover], clients[mover].cookies)
    second = other.live(table, mover).do("play", id="once", play="draw")

    assert first["seq"] == second["seq"]
    assert "refusal" not in second


def test_the_loser_of_a_race_sees_the_winning_entry(pair: list[Server]) -> None:
    table, clients, lives = seated(pair)
    assert lives[0].position is not None
    mover = lives[0].position["to_move"]
    beside = Client(pair[1 - mover], clients[mover].cookies).live(table, mover)
    beside.until("update")
    last = 0
    for number in range(8):  # both at once, from two processes: one of them is refused
        both = (lives[mover], beside)
        for i, live in enumerate(both):
            command = {"type": "play", "id": f"r{number}-{i}", "play": "draw"}
            live.socket.send(json.dumps(command))
        answers = [live.until("answer", id=f"r{number}-{i}") for i, live in enumerate(both)]
        last = max(answer["seq"] for answer in answers if "refusal" not in answer)
        for live in (*lives, beside):
            live.wait_for_seq(last)
        if any("refusal" in answer for answer in answers):
            break
    seqs = [sorted({each["seq"] for each in live.happened}) for live in lives]

    assert seqs[mover][-1] == seqs[1 - mover][-1] >= last


def test_the_bots_of_a_lost_process_play_on(pair: list[Server]) -> None:
    ada = Client(pair[0])
    table = make_table(ada, BOT, BOT)["table"]
    pair[0].kill()
    live = Client(pair[1], ada.cookies).live(table, 0)
    live.until("update")
    seq = live.seq  # whatever comes now was not written by the lost process
    while live.position and live.position["to_move"] == 0:
        live.wait_for_seq(live.do("play", play=first_play(live.position))["seq"])
    while not any(each["seq"] > seq and each.get("by") == "bot" for each in live.happened):
        live.next()
    pair[0].start()

    assert live.position is not None


def test_nothing_answered_is_lost_when_processes_are_killed(
    pair: list[Server], capsys: pytest.CaptureFixture[str]
) -> None:
    players = [Player(pair[number % 2], 100 + number) for number in range(3)]
    figures = kill_often(pair, players, Random(11))
    with capsys.disabled():
        print(f"\n PostgreSQL: {figures}")

    assert [player.fault for player in players] == [None] * 3
    assert check_log(pair[0], players) > KILLS


@pytest.mark.torture
def test_nothing_answered_is_lost_when_one_of_three_processes_is_killed(
    database: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    settings = {"database_url": asyncio.run(new_database(database)), "jit": "0"}
    trio = [Server(tmp_path / f"data{number}", **settings) for number in range(3)]
    players = [Player(trio[number % 3], 200 + number) for number in range(6)]
    figures = kill_often(trio, players, Random(13), KILLS_OF_THREE)
    with capsys.disabled():
        print(f"\n three processes: {figures}")

    assert [player.fault for player in players] == [None] * 6
    assert check_log(trio[0], players) > KILLS_OF_THREE
    assert [server.stop() for server in trio] == [0] * 3


def test_clocks_need_no_player_on_the_same_process(pair: list[Server]) -> None:
    _, _, lives = seated(pair, pace={"kind": "seconds", "amount": 0.5})
    while not any(each.get("by") == "clock" for each in lives[1].happened):
        lives[1].next()
    while not any(each.get("by") == "clock" for each in lives[0].happened):
        lives[0].next()

    assert all("refusal" not in live.do("ping") for live in lives)


def test_a_player_connected_to_another_process_is_not_away(pair: list[Server]) -> None:
    _, _, lives = seated(pair, absence=2)
    time.sleep(4)
    answers = [live.do("ping") for live in lives]

    assert all("refusal" not in answer for answer in answers)
    assert not any(each["kind"] == "handed" for live in lives for each in live.happened)


def waiting(pair: list[Server], **wishes: Any) -> tuple[str, list[Client], list[Live]]:
    """Return a table that waits for its host, with its players on different processes."""
    ada, ben = Client(pair[0]), Client(pair[1])
    table = make_table(ada, OPEN, OPEN, wait=True, **wishes)["table"]
    ben.post(f"/api/tables/{table}/seats/1", {"name": "Ben"})
    lives = [ada.live(table, 0), ben.live(table, 1)]
    for live in lives:
        until_here(live, True, True, False)
    return table, [ada, ben], lives


def until_here(live: Live, *here: bool) -> None:
    while [seat["here"] for seat in live.info.get("seats", ())] != list(here):
        live.next()


def test_all_processes_know_the_present_players_and_the_host(pair: list[Server]) -> None:
    table, clients, lives = waiting(pair, absence=3)
    time.sleep(5)
    infos = [client.get(f"/api/tables/{table}") for client in (*clients, Client(pair[0]))]
    refused = lives[1].do("fill", seat=2, bot="random")

    assert [info["host"] for info in infos] == [0, 0, 0]
    assert all([seat["here"] for seat in info["seats"]] == [True, True, False] for info in infos)
    assert refused["refusal"]["reason"] == "not-the-host"


def test_a_host_who_leaves_one_process_is_replaced_on_another(pair: list[Server]) -> None:
    table, clients, lives = waiting(pair, absence=2)
    lives[0].close()
    until_here(lives[1], False, True, False)
    early = lives[1].info["host"]
    lives[1].until("table", host=1)
    info = clients[0].get(f"/api/tables/{table}")
    back = clients[0].live(table, 0)
    lives[1].until("table", host=0)

    assert early == 0
    assert info["host"] == 1
    assert "refusal" not in back.do("fill", seat=2, bot="random")


def test_players_of_a_lost_process_are_away(pair: list[Server]) -> None:
    table, _, lives = waiting(pair, absence=6)
    pair[0].kill()
    until_here(lives[1], False, True, False)
    lives[1].until("table", host=1)
    pair[0].start()

    assert Client(pair[0]).get(f"/api/tables/{table}")["host"] == 1
