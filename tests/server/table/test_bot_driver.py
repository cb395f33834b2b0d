"""Bots play for people out of time or absent, and stop when they return."""

import time

import pytest

from tests.server.running import Server
from tests.server.table.waiting import next_played, seated, watch


def test_a_turn_out_of_time_is_played_by_a_bot(server: Server) -> None:
    table, (ada, _) = seated(server, pace={"kind": "seconds", "amount": 0.5})
    live = watch(ada, table)
    assert live.position is not None
    mover, deadline = live.position["to_move"], live.position["deadline"]
    played = next_played(live)
    while live.position["to_move"] == mover:
        live.next()

    assert played["by"] == "clock"
    assert played["at"] >= deadline
    assert played["seat"] == mover
    assert live.position["deadline"] > deadline
    assert ada.get(f"/api/tables/{table}")["seats"][mover]["bot"] is None


def test_a_substitute_plays_for_an_absent_player_until_they_return(server: Server) -> None:
    table, clients = seated(server, absence=0.3)
    live = watch(clients[0], table)  # perhaps later than the substitute
    while not any(each["kind"] == "played" for each in live.happened):
        live.next()
    handed, played = [each for each in live.happened if each["kind"] in ("handed", "played")][:2]
    mover = handed["seat"]
    own = clients[mover].live(table, mover)
    own.until("update")
    while not any(each["kind"] == "returned" for each in live.happened):
        live.next()

    assert (handed["kind"], handed["by"]) == ("handed", "absent")
    assert (played["by"], played["seat"]) == ("bot", mover)
    assert clients[0].get(f"/api/tables/{table}")["seats"][mover]["bot"] is None


@pytest.mark.slow
def test_a_present_player_gets_no_substitute(server: Server) -> None:
    table, clients = seated(server, absence=1)
    lives = [client.live(table, seat) for seat, client in enumerate(clients)]
    here = max(live.until("update")["seq"] for live in lives)  # they may have been slow to come
    time.sleep(2.5)

    assert all("refusal" not in live.do("ping") for live in lives)
    later = [each for live in lives for each in live.happened if each["seq"] > here]
    assert not any(each["kind"] == "handed" for each in later)
