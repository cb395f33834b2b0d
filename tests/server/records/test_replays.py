"""Replays of finished tables."""

import pytest

from tests.server.conftest import make_table
from tests.server.playing import play_out
from tests.server.running import Client

BOT = {"kind": "bot", "bot": "random"}


@pytest.mark.slow
def test_a_finished_table_can_be_replayed(ada: Client) -> None:
    table = make_table(ada, BOT, BOT)["table"]
    early = ada.ask("GET", f"/api/tables/{table}/replay")
    play_out(ada, table, range(1))
    found = ada.get(f"/api/tables/{table}/replay")
    last = ada.get(f"/api/tables/{table}/replay?first={found['total'] - 1}&count=9")
    text = ada.ask("GET", f"/api/tables/{table}/record").body.decode()
    again = ada.post("/api/replay", {"record": text})
    draws = [play for play in found["plays"] if play["play"] == "draw"]

    assert early.reason == "not-over"
    assert len(found["plays"]) == min(100, found["total"])
    assert all(seat["hand"] for seat in found["view"]["seats"])
    assert all(play["events"][0]["args"]["card"] for play in draws)
    assert last["plays"][-1]["view"]["to_move"] == -1
    assert {**again, "table": table} == found
    assert ada.ask("POST", "/api/replay", {"record": "x"}).reason == "line-shape"
