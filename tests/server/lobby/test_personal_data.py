"""Personal data: exported and erased."""

from tests.server.playing import two_at_a_table
from tests.server.running import Client

OPEN = {"kind": "open"}


def test_personal_data_can_be_exported_and_erased(ada: Client, ben: Client) -> None:
    table, lives = two_at_a_table(ada, ben)
    lives[1].do("say", text="secret words")
    data = ben.get(f"/api/tables/{table}/seats/1/data")
    others = ada.ask("GET", f"/api/tables/{table}/seats/1/data")
    cookies = dict(ben.cookies)
    erased = ben.ask("DELETE", f"/api/tables/{table}/seats/1/data")
    ben.cookies = cookies
    info = ada.get(f"/api/tables/{table}")
    late = ada.live(table, 0)
    late.until("update")

    assert (data["name"], data["devices"], data["said"][0]["text"]) == ("Ben", 1, "secret words")
    assert others.reason == "not-your-seat"
    assert erased.status == 204
    assert info["seats"][1]["name"] == "Seat 2"
    assert info["seats"][1]["resigned"]
    assert ben.ask("GET", f"/api/tables/{table}/seats/1/data").reason == "not-your-seat"
    assert "secret words" not in "".join(late.bytes)
