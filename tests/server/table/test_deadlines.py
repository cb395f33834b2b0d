"""Pace, absence and the agreed time of a game; clocks stop while no server runs."""

import time
from collections.abc import Callable

import pytest

from tests.server.running import Client, Server
from tests.server.table.waiting import next_played, seated, watch


@pytest.mark.slow
def test_clocks_continue_after_a_database_error(
    own_sqlite: Callable[..., Server],
) -> None:
    server = own_sqlite()
    table, (ada, _) = seated(server, pace={"kind": "seconds", "amount": 2})
    live = watch(ada, table)
    server.rows("ALTER TABLE tables RENAME COLUMN wake TO hidden")
    while "lobby_failed" not in server.logs():
        time.sleep(0.1)
    server.rows("ALTER TABLE tables RENAME COLUMN hidden TO wake")

    assert next_played(live)["by"] == "clock"


@pytest.mark.slow
def test_a_player_out_of_time_can_neither_play_nor_undo(server: Server) -> None:
    # The server looks every half second: a turn ends in the middle between two looks.
    table, clients = seated(server, pace={"kind": "seconds", "amount": 1.25})
    lives = [client.live(table, seat) for seat, client in enumerate(clients)]
    for live in lives:
        live.until("update")
    refused = set[str]()
    for _ in range(20):  # the clock may be quicker
        mover = lives[0].position["to_move"] if lives[0].position else 0
        live = lives[mover]
        time.sleep(max(0.0, (live.position or {})["deadline"] + 0.02 - time.time()))
        answer = live.do("play", play="draw")
        refused.add(answer.get("refusal", {}).get("reason", "played"))
        if "out-of-time" in refused:
            break
        for each in lives:
            each.wait_for_seq(answer["seq"] + 1)

    assert "out-of-time" in refused
    assert "played" not in refused


@pytest.mark.slow
def test_a_game_that_cannot_end_now_is_not_checked_continuously(
    own_sqlite: Callable[..., Server],
) -> None:
    server = own_sqlite()
    table, clients = seated(server, game="fabuleux", options="collectors=0 minutes=1")
    mover = watch(clients[0], table).position["to_move"]  # type: ignore[index]
    clients[mover].command(table, mover, "play", play="choose height")
    server.stop()
    server.rows("UPDATE events SET at = at - 3600")
    server.rows("UPDATE tables SET wake = made - 3600")
    server.start()
    while server.rows("SELECT wake FROM tables")[0]["wake"] is not None:
        time.sleep(0.1)
    live = watch(clients[0], table)
    clients[1 - mover].command(table, 1 - mover, "play", play="say")
    while live.position and live.position["to_move"] != -1:
        live.next()

    assert live.happened[-1]["by"] == "table"


@pytest.mark.slow
def test_clocks_stand_still_while_the_server_is_away(own_server: Callable[..., Server]) -> None:
    server = own_server(beat_seconds="0.2")
    table, (ada, _) = seated(server, pace={"kind": "seconds", "amount": 30})
    live = watch(ada, table)
    assert live.position is not None
    before = live.position["deadline"]
    server.kill()
    time.sleep(4.5)
    server.start()
    live = watch(ada, table)
    assert live.position is not None

    assert live.position["deadline"] >= before + 4


def test_a_table_without_an_agreed_time_has_no_end(server: Server) -> None:
    table, (ada, _) = seated(server)

    assert "ends" not in ada.get(f"/api/tables/{table}")


def test_an_agreed_time_ends_the_game(server: Server) -> None:
    bots = [{"kind": "bot", "bot": "random"}] * 2
    wish = {"game": "fabuleux", "seats": [{"kind": "me", "name": "Ada"}, *bots]}
    ada = Client(server)
    table = ada.post("/api/tables", wish)["table"]
    refused = ada.command(table, 0, "play", play="time")

    shown = ada.get(f"/api/tables/{table}")
    assert "minutes=15" in shown["options"]
    assert 14 * 60 < shown["ends"] - time.time() <= 15 * 60
    assert refused["refusal"]["reason"] in ("not-a-players-play", "not-your-turn")
