"""A rematch at a finished table."""

import pytest

from tests.server.conftest import make_table
from tests.server.playing import play_out
from tests.server.running import Client

OPEN = {"kind": "open"}


BOT = {"kind": "bot", "bot": "random"}


@pytest.mark.slow
def test_a_finished_table_gives_its_record_and_plays_again(ada: Client, ben: Client) -> None:
    table = make_table(ada, OPEN, BOT)["table"]
    ben.post(f"/api/tables/{table}/seats/1", {"name": "Ben"})
    early = ada.ask("GET", f"/api/tables/{table}/record")
    too_soon = ada.ask("POST", f"/api/tables/{table}/rematch?seat=0")
    ben.command(table, 1, "leave", bot="random")
    play_out(ada, table, range(1))
    record = ada.ask("GET", f"/api/tables/{table}/record").body.decode()
    first = ada.post(f"/api/tables/{table}/rematch?seat=0")
    second = ben.post(f"/api/tables/{table}/rematch?seat=1")
    info = ada.get(f"/api/tables/{first['table']}")

    assert early.reason == too_soon.reason == "not-over"
    assert '[Players "Ada" "Ben" "Random"]' in record
    assert '[Bots "Ada, Ben, Random"]' in record
    assert first["table"] == second["table"] == ada.get(f"/api/tables/{table}")["rematch"]
    assert [seat["name"] for seat in info["seats"]] == ["Ada", "Ben", "Random"]
    assert info["phase"] == "playing"
    assert ben.post(f"/api/tables/{table}/rematch?seat=1")["table"] == first["table"]
