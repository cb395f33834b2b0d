"""Absence: counted from leaving, not from before the start."""

import time
from collections.abc import Callable

import pytest

from tests.server.running import Server
from tests.server.table.waiting import next_played, seated, watch


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
