"""Names: visible, and distinguishable at one table."""

import pytest

from tests.server.conftest import make_table
from tests.server.running import Client, Server

OPEN = {"kind": "open"}


def test_two_players_do_not_get_the_same_seat_or_name(
    ada: Client, ben: Client, server: Server
) -> None:
    table = make_table(ada, OPEN, OPEN)["table"]
    same_name = ben.ask("POST", f"/api/tables/{table}/seats/1", {"name": "aDa"})
    ben.post(f"/api/tables/{table}/seats/1", {"name": "Ben"})
    taken = Client(server).ask("POST", f"/api/tables/{table}/seats/1", {"name": "Eve"})
    nowhere = Client(server).ask("POST", f"/api/tables/{table}/seats/9", {"name": "Eve"})

    assert same_name.reason == "name-taken"
    assert taken.reason == "seat-taken"
    assert (nowhere.status, nowhere.reason) == (404, "no-such-seat")


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("Ada\ufe0f", "name-taken"),
        ("A\u034fd\u180ba", "name-taken"),
        ("ada\u2800", "name-taken"),
        ("\u3164", "name-bad"),
        ("\u115f\u2800\ufe0f", "name-bad"),
        ("\u0301", "name-bad"),
    ],
)
def test_an_invisible_name_is_refused(ada: Client, ben: Client, name: str, reason: str) -> None:
    table = make_table(ada, OPEN)["table"]

    assert ben.ask("POST", f"/api/tables/{table}/seats/1", {"name": name}).reason == reason


def test_a_name_keeps_its_red_heart_and_no_bot_looks_the_same(ada: Client, ben: Client) -> None:
    table = make_table(ada, OPEN, OPEN, OPEN, wait=True)["table"]
    ben.post(f"/api/tables/{table}/seats/1", {"name": "Ben \u2764\ufe0f"})
    ben.post(f"/api/tables/{table}/seats/2", {"name": "Random\ufe0f"})
    ada.command(table, 0, "fill", seat=3, bot="random")
    names = [seat["name"] for seat in ada.get(f"/api/tables/{table}")["seats"]]

    assert names[1] == "Ben \u2764\ufe0f"
    assert names[3] == "Random 2"
