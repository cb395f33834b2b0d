"""The host's acts reach tables in play within seconds, and the audit log."""

import time
from collections.abc import Callable

import pytest

from tests.server.admin.commands import admin, admin_json
from tests.server.conftest import make_table
from tests.server.playing import two_at_a_table
from tests.server.running import Client, Server

BOT = {"kind": "bot", "bot": "random"}


def wait_until(is_so: Callable[[], bool]) -> None:
    end = time.monotonic() + 10
    while not is_so():
        assert time.monotonic() < end
        time.sleep(0.1)


def test_a_table_is_closed_with_a_notice(server: Server, ada: Client, ben: Client) -> None:
    table, lives = two_at_a_table(ada, ben)
    done = admin(server, "close", table, "Closed: \x1b[31mabuse")
    told = [lives[seat].until("table", closed="Closed: [31mabuse") for seat in (0, 1)]
    mover = (lives[0].position and lives[0].position["to_move"]) or 0
    refused = lives[mover].do("play", play="draw")["refusal"]["reason"]

    assert done.exit_code == 0, done.output
    assert [each["phase"] for each in told] == ["over", "over"]
    assert refused == "table-closed"
    assert lives[0].do("ping")["seq"] == lives[0].seq
    assert ada.ask("GET", f"/api/tables/{table}/record").reason == "table-closed"
    assert ada.ask("POST", f"/api/tables/{table}/rematch?seat=0").reason == "table-closed"
    assert ada.get(f"/api/tables/{table}")["closed"] == "Closed: [31mabuse"


def test_nobody_sits_down_at_a_closed_table(server: Server, ada: Client, ben: Client) -> None:
    table = make_table(ada, {"kind": "open"})["table"]
    assert table in [each["table"] for each in ada.get("/api/tables")]
    admin(server, "close", table, "No")
    wait_until(lambda: "closed" in ada.get(f"/api/tables/{table}"))

    assert ben.ask("POST", f"/api/tables/{table}/seats/1", {"name": "Ben"}).reason == "table-closed"
    assert table not in [each["table"] for each in ada.get("/api/tables")]


def test_bots_of_a_closed_table_stop(server: Server, ada: Client) -> None:
    table = make_table(ada, BOT, {"kind": "bot", "bot": "greedy"})["table"]
    ada.command(table, 0, "leave", bot="random")
    admin(server, "close", table, "")
    wait_until(lambda: "closed" in ada.get(f"/api/tables/{table}"))
    time.sleep(0.5)
    log = server.rows(f"SELECT seq FROM events WHERE \"table\" = '{table}'")
    time.sleep(0.5)

    assert server.rows(f"SELECT seq FROM events WHERE \"table\" = '{table}'") == log


def test_a_muted_seat_says_nothing_for_a_time(server: Server, ada: Client, ben: Client) -> None:
    table, lives = two_at_a_table(ada, ben, chat=True)
    admin(server, "mute", table, "1", "--for", "1h", "--why", "insults")
    wait_until(lambda: "refusal" in lives[1].do("say", text="hello"))
    refusal = lives[1].do("say", text="hello")["refusal"]
    [_, seat] = admin_json(server, "seats", table)
    admin(server, "unmute", table, "1")
    wait_until(lambda: "refusal" not in lives[1].do("say", text="hello"))

    assert refusal["reason"] == "muted"
    assert "refusal" not in lives[0].do("say", text="I may")
    assert 3000 < seat["muted_until"] - time.time() < 3700


def test_a_chat_message_is_removed(server: Server, ada: Client, ben: Client) -> None:
    table, lives = two_at_a_table(ada, ben, chat=True)
    lives[1].do("say", text="something ugly")
    number = lives[0].until("said")["number"]
    admin(server, "remove", table, str(number))
    gone = lives[0].until("said", number=number)
    later = ada.live(table, 0)
    later.do("ping")

    assert (gone["seat"], gone["text"]) == (1, "")
    assert later.said == []
    assert server.rows(f"SELECT text FROM chats WHERE \"table\" = '{table}'") == [{"text": ""}]


def test_a_blocked_seat_is_played_by_a_substitute(server: Server, ada: Client, ben: Client) -> None:
    table, lives = two_at_a_table(ada, ben)
    admin(server, "block", table, "1", "--for", "1h")
    info = lives[0].until("table")
    while info["seats"][1]["bot"] is None:
        info = lives[0].until("table")
    wait_until(lambda: ben.ask("GET", f"/api/tables/{table}/seats/1/data").status == 403)
    refused = ben.live(table, 1)
    admin(server, "unblock", table, "1")
    wait_until(lambda: ben.ask("GET", f"/api/tables/{table}/seats/1/data").status == 200)
    lives[1] = ben.live(table, 1)

    assert refused.until("refused")["refusal"]["reason"] == "seat-blocked"
    assert lives[1].until("table")["seats"][1]["bot"] is None


def test_a_blocked_address_is_shut_out(server: Server, ada: Client) -> None:
    bad = Client(server, address="2001:db8:9::1")
    neighbour = Client(server, address="2001:db8:9::2")
    table = make_table(bad, BOT)["table"]
    live = bad.live(table, 0)
    live.until("update")
    admin(server, "block", "2001:db8:9:0::5", "--why", "floods")
    with pytest.raises(Exception, match="close"):
        live.until("never")
    wait_until(lambda: neighbour.ask("GET", "/api/games").status == 403)
    answer, other = neighbour.ask("GET", "/api/games"), ada.ask("GET", "/api/games")
    admin(server, "unblock", "2001:db8:9::/64")
    wait_until(lambda: neighbour.ask("GET", "/api/games").status == 200)

    assert (answer.status, answer.reason, other.status) == (403, "address-blocked", 200)
