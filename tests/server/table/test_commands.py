"""Commands of a seat: start, play, undo, leave, resign."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.server.conftest import make_table
from tests.server.playing import mover_of, turn_of, two_at_a_table
from tests.server.running import Client, Server, first_play

OPEN = {"kind": "open"}


BOT = {"kind": "bot", "bot": "random"}


def test_the_host_waits_fills_and_starts(ada: Client, ben: Client) -> None:
    table = make_table(ada, OPEN, OPEN, wait=True)["table"]
    ben.post(f"/api/tables/{table}/seats/1", {"name": "Ben"})
    early = ada.command(table, 0, "start")
    not_host = ben.command(table, 1, "fill", seat=2, bot="random")
    filled = ada.command(table, 0, "fill", seat=2, bot="random")
    twice = ada.command(table, 0, "fill", seat=2, bot="random")
    started = ada.command(table, 0, "start")

    assert early["refusal"]["reason"] == "seat-empty"
    assert not_host["refusal"]["reason"] == "not-the-host"
    assert "refusal" not in filled
    assert twice["refusal"]["reason"] == "seat-taken"
    assert "refusal" not in started
    assert ada.command(table, 0, "start")["refusal"]["reason"] == "has-started"


def test_a_host_who_leaves_before_the_start_is_replaced_by_the_next(
    own_sqlite: Callable[..., Server],
) -> None:
    server = own_sqlite()
    ada, ben = Client(server), Client(server)
    table = make_table(ada, OPEN, wait=True, absence=1)["table"]
    ben.post(f"/api/tables/{table}/seats/1", {"name": "Ben"})
    host, other = ada.live(table, 0), ben.live(table, 1)
    host.until("table", host=0)
    early = other.do("start")
    host.close()
    other.until("table", host=1)

    assert early["refusal"]["reason"] == "not-the-host"
    assert "refusal" not in other.do("start")


def test_a_play_is_answered_then_shown_to_all(ada: Client, ben: Client) -> None:
    table, lives = two_at_a_table(ada, ben)
    watcher = ben.live(table, None)
    live = mover_of(lives)
    answer = live.do("play", play="draw", seq=live.seq)
    other = lives[1 - turn_of(lives[0])["to_move"]]
    for each in (*lives.values(), watcher):
        each.wait_for_seq(answer["seq"])

    assert "refusal" not in answer
    assert live.happened[-1]["events"][0]["kind"] == "draw"
    assert other.happened[-1]["events"][0]["kind"] == "draw-hidden"
    assert watcher.happened[-1]["events"][0]["kind"] == "draw-hidden"
    assert "forms" in turn_of(live)
    assert "forms" not in turn_of(other)


def test_plays_that_are_refused(ada: Client, ben: Client) -> None:
    _, lives = two_at_a_table(ada, ben)
    live = mover_of(lives)
    other = lives[1 - turn_of(live)["to_move"]]
    seq = live.seq
    nonsense = live.do("play", play="fly away")
    hopeless = live.do("play", play="acquire hero")
    too_early = other.do("play", play="draw")
    done = live.do("play", play="draw")
    stale = live.do("play", play="draw", seq=seq)

    assert nonsense["refusal"] | {"args": 0} == _refused("notation", "verb-unknown")
    assert hopeless["refusal"]["rule"] != "table"
    assert too_early["refusal"]["reason"] == "not-your-turn"
    assert "refusal" not in done
    assert stale["refusal"]["reason"] == "stale"


def _refused(rule: str, reason: str) -> dict[str, Any]:
    return {"rule": rule, "reason": reason, "args": 0}


def test_a_command_sent_twice_acts_once(ada: Client, ben: Client) -> None:
    table, lives = two_at_a_table(ada, ben)
    live = mover_of(lives)
    seat = turn_of(live)["to_move"]
    first = live.do("play", id="once", play="draw")
    second = live.do("play", id="once", play="draw")
    client = (ada, ben)[seat]
    third = client.post(
        f"/api/tables/{table}/commands?seat={seat}", {"type": "play", "id": "once", "play": "draw"}
    )

    assert first["seq"] == second["seq"] == third["seq"]
    assert "refusal" not in second
    assert client.command(table, seat, "ping")["seq"] == first["seq"]


def test_undo_goes_back_to_the_last_reveal(ada: Client, ben: Client) -> None:
    _, lives = two_at_a_table(ada, ben)
    live = mover_of(lives)
    before = turn_of(live)["view"]
    nothing = live.do("undo")
    took = live.do("play", play=f"take {before['faceup'][0]}")
    live.wait_for_seq(took["seq"])
    could = turn_of(live)["undo"]
    undone = live.do("undo")
    live.wait_for_seq(undone["seq"])
    after = turn_of(live)["view"]
    drew = live.do("play", play="draw")
    live.wait_for_seq(drew["seq"])

    assert nothing["refusal"]["reason"] == "nothing-to-undo"
    assert could
    assert after == before
    assert live.happened[-2] | {"at": 0} == _undone(undone["seq"], took["seq"] - 1, before)
    assert live.do("undo")["refusal"]["reason"] == "nothing-to-undo"


def _undone(seq: int, to: int, view: dict[str, Any]) -> dict[str, Any]:
    return {"seq": seq, "at": 0, "kind": "undone", "seat": view["to_move"], "to": to}


def test_a_seat_is_given_to_a_bot_and_taken_back(ada: Client, ben: Client) -> None:
    table, lives = two_at_a_table(ada, ben)
    live = mover_of(lives)
    seat = turn_of(live)["to_move"]
    other = lives[1 - seat]
    live.do("leave")
    played = other.until("update")
    while other.position and other.position["to_move"] != 1 - seat:
        played = other.next()
    meanwhile = live.do("play", play="draw")
    back = live.do("return")

    assert played["happened"][-1]["by"] == "bot"
    assert meanwhile["refusal"]["reason"] == "bot-plays"
    assert "refusal" not in back
    assert live.do("return")["refusal"]["reason"] == "seat-is-yours"
    assert ada.get(f"/api/tables/{table}")["seats"][seat]["bot"] is None


@pytest.mark.slow
def test_a_player_who_resigns_ranks_last(ada: Client, ben: Client) -> None:
    table, lives = two_at_a_table(ada, ben)
    lives[0].do("resign")
    lives[0].close()  # the server drops a connection that reads nothing of a whole game
    lives[1].do("leave", bot="random")
    while lives[1].position and lives[1].position["to_move"] != -1:
        lives[1].next()
    info = ada.get(f"/api/tables/{table}")

    assert turn_of(lives[1])["places"] == [2, 1]
    assert info["seats"][0]["resigned"]
    assert info["phase"] == "over"
    assert ada.live(table, 0).do("return")["refusal"]["reason"] == "table-over"
    assert lives[1].do("play", play="draw")["refusal"]["reason"] == "table-over"


def test_a_whole_game_by_the_forms_alone(ada: Client) -> None:
    table = make_table(ada, BOT, BOT, BOT, options="powers=on")["table"]
    live = ada.live(table, 0)
    live.until("update")
    for _ in range(12):
        while turn_of(live)["to_move"] not in (0, -1):
            live.next()
        if turn_of(live)["to_move"] == -1:
            break
        answer = live.do("play", play=first_play(turn_of(live)))
        live.wait_for_seq(answer["seq"])

        assert "refusal" not in answer
