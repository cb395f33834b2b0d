"""Pace, absence and the agreed time of a game; clocks stop while no server runs."""

import asyncio
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from monuments.server.metrics import Metrics
from monuments.server.settings import Settings
from monuments.server.storage.databases import make_store
from monuments.server.storage.uptime_clock import Clock
from tests.server.conftest import make_table
from tests.server.running import Client, Live, Server

OPEN = {"kind": "open"}
moments = st.floats(0, 1000)


def seated(server: Server, **wishes: Any) -> tuple[str, list[Client]]:
    ada, ben = Client(server), Client(server)
    table = make_table(ada, OPEN, **wishes)["table"]
    ben.post(f"/api/tables/{table}/seats/1", {"name": "Ben"})
    return table, [ada, ben]


def watch(client: Client, table: str) -> Live:
    live = client.live(table, None)
    live.until("update")
    assert live.position is not None
    return live


def next_played(live: Live) -> dict[str, Any]:
    while True:
        for each in live.until("update").get("happened", ()):
            if each["kind"] in ("played", "handed"):
                return dict(each)


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
def test_absence_from_before_the_start_does_not_count(
    own_sqlite: Callable[..., Server],
) -> None:
    server = own_sqlite()
    table, clients = seated(server, absence=2)
    mover = watch(clients[0], table).position["to_move"]  # type: ignore[index]
    live = clients[mover].live(table, mover)
    live.until("update")
    time.sleep(2.5)
    server.kill()
    server.start()
    watch(clients[1 - mover], table)
    live = clients[mover].live(table, mover)
    live.until("update")

    assert [each["kind"] for each in live.happened if each["kind"] == "handed"] == []
    assert "refusal" not in live.do("play", play="draw")


@pytest.mark.slow
def test_a_player_who_does_not_return_after_a_crash_is_away(
    own_sqlite: Callable[..., Server],
) -> None:
    server = own_sqlite()
    table, clients = seated(server, absence=1)
    mover = watch(clients[0], table).position["to_move"]  # type: ignore[index]
    clients[mover].live(table, mover).until("update")
    server.kill()
    server.start()
    live = watch(clients[1 - mover], table)

    assert next_played(live)["kind"] == "handed"


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


def test_a_poll_ends_an_absence_at_once(server: Server) -> None:
    table, (ada, ben) = seated(server, absence=0.5)
    live = watch(ada, table)
    assert live.position is not None
    mover = live.position["to_move"]
    while next_played(live)["kind"] != "handed":
        pass
    started = time.monotonic()
    path = f"/api/tables/{table}/updates?seat={mover}&since={live.seq}&wait=20"
    found = (ada, ben)[mover].get(path)["messages"]

    assert found[0]["happened"][-1]["kind"] == "returned"
    assert time.monotonic() - started < 10


@pytest.mark.slow
def test_absence_counts_from_leaving_also_when_the_table_left_memory(
    own_sqlite: Callable[..., Server],
) -> None:
    server = own_sqlite(idle_seconds="0.2")
    table, clients = seated(server, absence=3)
    mover = watch(clients[0], table).position["to_move"]  # type: ignore[index]
    live = clients[mover].live(table, mover)
    live.until("update")
    time.sleep(3.5)
    live.close()
    left = time.time()
    time.sleep(1.5)
    handed = next_played(watch(clients[1 - mover], table))

    assert handed["kind"] == "handed"
    assert handed["at"] - left > 2.5


def test_a_substitute_plays_for_an_absent_player_until_they_return(server: Server) -> None:
    table, clients = seated(server, absence=0.3)
    live = watch(clients[0], table)
    assert live.position is not None
    mover = live.position["to_move"]
    handed = next_played(live)
    own = clients[mover].live(table, mover)
    own.until("update")
    while not any(each["kind"] == "returned" for each in live.happened):
        live.next()

    assert (handed["kind"], handed["by"], handed["seat"]) == ("handed", "absent", mover)
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


async def jump(data: Path, seconds: float) -> tuple[float, float, float]:
    """Set the machine's clock; return our clock's change, a deadline before and after."""
    wall = [1_000_000.0]
    store = make_store(Settings(data=str(data)), Metrics())
    await store.open()
    clock = Clock(store, 0.1, lambda: wall[0])
    await clock.begin()
    start = clock.now()
    before = clock.after(start, 60) - start
    wall[0] += seconds
    earlier = clock.now()
    await clock.tick()
    passed, left = clock.now() - start, clock.after(start, 60) - clock.now()
    again = Clock(store, 0.1, lambda: wall[0])  # as after a restart
    await again.begin()
    assert again.now() >= earlier
    await store.close()
    return passed, before, left


@pytest.mark.parametrize("seconds", [3600.0, -3600.0, 0.0])
def test_changing_the_clock_costs_no_time(tmp_path: Path, seconds: float) -> None:
    passed, before, left = asyncio.run(jump(tmp_path, seconds))

    assert passed == pytest.approx(max(0.0, seconds), abs=5)
    assert before == pytest.approx(60)
    assert left == pytest.approx(60, abs=5)


@given(moments, moments, st.lists(st.tuples(moments, moments), max_size=5))
def test_only_time_with_a_server_counts(
    since: float, seconds: float, pairs: list[tuple[float, float]]
) -> None:
    cuts = sorted({moment for pair in pairs for moment in pair})
    away = [(cuts[i], cuts[i + 1]) for i in range(0, len(cuts) - 1, 2)]
    clock = Clock.__new__(Clock)
    clock._away = away
    end = clock.after(since, seconds)
    stood = sum(max(0.0, min(until, end) - max(start, since)) for start, until in away)

    assert end - since - stood == pytest.approx(seconds, abs=1e-6)
