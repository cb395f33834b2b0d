"""Links, cookies and chat: access to a seat, and its data after it is erased."""

import shutil
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from monuments.server.lobby.lobby import MOST_LISTED
from tests.server.conftest import make_table
from tests.server.running import Client, Server

ROOT = Path(__file__).parents[3]
BOT = {"kind": "bot", "bot": "random"}
GUEST = {"kind": "reserved"}
ANYONE = {"kind": "open"}


def link(client: Client, table: str, seat: int) -> str:
    """Return the secret of a new link to a seat, made by the player of the first seat."""
    return str(client.post(f"/api/tables/{table}/seats/{seat}/links?as=0")["invitation"])


def test_a_link_to_an_empty_seat_is_void_once_it_is_taken(
    ada: Client, ben: Client, server: Server
) -> None:
    made = make_table(ada, GUEST, ANYONE)
    table, first = made["table"], made["invitations"][0]["invitation"]
    second = link(ada, table, 1)
    ben.post("/api/join", {"invitation": first, "name": "Ben"})
    late = Client(server).ask("POST", "/api/join", {"invitation": second, "name": "Cat"})

    assert late.reason == "no-such-invitation"
    assert late.headers.get("set-cookie") is None


def test_a_link_to_a_seat_given_to_a_bot_is_void(ada: Client, ben: Client) -> None:
    made = make_table(ada, GUEST, ANYONE)
    ada.command(made["table"], 0, "fill", seat=1, bot="random")
    wish = {"invitation": made["invitations"][0]["invitation"], "name": "Ben"}

    assert ben.ask("POST", "/api/join", wish).reason == "no-such-invitation"


def test_a_link_to_your_own_seat_opens_it_on_another_device(ada: Client, ben: Client) -> None:
    table = make_table(ada, BOT)["table"]
    joined = ben.post("/api/join", {"invitation": link(ada, table, 0)})

    assert (joined["table"], joined["seat"]) == (table, 0)
    assert "refusal" not in ben.live(table, 0).do("ping")


def test_a_cookie_is_sent_to_its_table_only(ada: Client) -> None:
    seats = [{"kind": "me", "name": "Ada"}, BOT]
    answer = ada.ask("POST", "/api/tables", {"game": "antiquity", "seats": seats})

    assert f"Path=/api/tables/{answer.json['table']};" in str(answer.headers["set-cookie"])


def test_a_cookie_of_a_site_with_tls_is_sent_over_tls_only(
    ada: Client, own_sqlite: Callable[..., Server]
) -> None:
    wish = {"game": "antiquity", "seats": [{"kind": "me", "name": "Ada"}, BOT]}
    safe = Client(own_sqlite(public_url="https://play.example"))
    cookies = [each.ask("POST", "/api/tables", wish).headers["set-cookie"] for each in (safe, ada)]

    assert ["; Secure" in str(cookie) for cookie in cookies] == [True, False]


def test_erasing_messages_hides_no_others(ada: Client, ben: Client) -> None:
    table = make_table(ada, ANYONE)["table"]
    ben.post(f"/api/tables/{table}/seats/1", {"name": "Ben"})
    live = ada.live(table, 0)
    ben.command(table, 1, "say", text="my secret")
    live.until("said")
    ben.ask("DELETE", f"/api/tables/{table}/seats/1/data")
    live.do("say", text="where are you?")
    while len(live.said) < 2:
        live.next()
    late = ada.live(table, None)

    assert live.said[-1]["text"] == "where are you?"
    assert late.until("said")["text"] == "where are you?"


def test_an_erased_player_is_gone_for_every_process(ada: Client, ben: Client) -> None:
    table = make_table(ada, ANYONE)["table"]
    ben.post(f"/api/tables/{table}/seats/1", {"name": "Ben"})
    ben_live, ada_live = ben.live(table, 1), ada.live(table, 0)
    ben_live.until("update")
    elsewhere = Client(ada.server, dict(ben.cookies))
    elsewhere.server = ada.server
    erased = elsewhere.ask("DELETE", f"/api/tables/{table}/seats/1/data")
    with pytest.raises(ConnectionClosed):
        ben_live.until("nothing more")
    while not ada_live.info or ada_live.info["seats"][1]["name"] == "Ben":
        ada_live.next()

    assert erased.status < 300
    assert ben.get(f"/api/tables/{table}")["seats"][1]["name"] != "Ben"


@pytest.mark.slow
def test_a_message_sent_while_somebody_connects_arrives_once(ada: Client, ben: Client) -> None:
    table = make_table(ada, ANYONE)["table"]
    ben.post(f"/api/tables/{table}/seats/1", {"name": "Ben"})
    for number in range(12):
        live = ada.live(table, 0)
        ben.command(table, 1, "say", text=f"number {number}")
        while not live.said or live.said[-1]["text"] != f"number {number}":
            live.next()
        live.do("ping")

        assert [said["number"] for said in live.said] == [*range(1, number + 2)]
        live.close()


def test_all_players_of_a_rematch_meet_at_one_table(ada: Client, ben: Client) -> None:
    table = make_table(ada, ANYONE, BOT, game="fabuleux", options="rounds=5")["table"]
    ben.post(f"/api/tables/{table}/seats/1", {"name": "Random 2"})
    for client, seat in ((ada, 0), (ben, 1)):
        client.command(table, seat, "resign")
    live = ada.live(table, None)
    while not live.position or live.position["to_move"] != -1:
        live.next()
    with ThreadPoolExecutor(2) as threads:
        path = f"/api/tables/{table}/rematch?seat="
        asking = [threads.submit(ada.post, f"{path}0"), threads.submit(ben.post, f"{path}1")]
        answers = [each.result() for each in asking]
    made = ada.server.rows("SELECT id FROM tables WHERE game = 'fabuleux' ORDER BY made DESC")
    again = ada.get(f"/api/tables/{answers[0]['table']}")

    assert answers[0]["table"] == answers[1]["table"] == made[0]["id"]
    assert made[1]["id"] == table
    assert [seat["name"] for seat in again["seats"]] == ["Ada", "Random 2", "Random"]


def finished(ada: Client, ben: Client) -> str:
    """Return the table of a short game that is over."""
    wish = {"game": "fabuleux", "options": "rounds=2 collectors=0"}
    table = str(make_table(ada, ANYONE, **wish)["table"])
    ben.post(f"/api/tables/{table}/seats/1", {"name": "Ben"})
    for client, seat in ((ada, 0), (ben, 1)):
        client.command(table, seat, "leave", bot="random")
    live = ada.live(table, None)
    while not live.position or live.position["to_move"] != -1:
        live.next()
    return table


def test_a_rematch_takes_bits_and_gives_a_code(ada: Client, ben: Client) -> None:
    old = finished(ada, ben)
    given = ["ab" * 16, "cd" * 16]
    first = ada.post(f"/api/tables/{old}/rematch?seat=0", {"entropy": given[0]})
    second = ben.post(f"/api/tables/{old}/rematch?seat=1", {"entropy": given[1]})
    code = {"table": second["table"], "seat": 1, "code": second["recovery"]}
    ben.cookies = {}
    ben.post("/api/recover", code)

    assert first["table"] == second["table"]
    assert first["recovery"] != second["recovery"]
    assert ada.get(f"/api/tables/{first['table']}/seal")["entropy"] == given
    assert "refusal" not in ben.command(second["table"], 1, "ping")


def test_a_lost_answer_to_a_rematch_can_be_requested_again(ada: Client, ben: Client) -> None:
    old = finished(ada, ben)
    cookies, bits = dict(ada.cookies), {"entropy": "ab" * 16}
    lost = ada.post(f"/api/tables/{old}/rematch?seat=0", bits)
    ada.cookies = dict(cookies)
    again = ada.post(f"/api/tables/{old}/rematch?seat=0", {"entropy": "cd" * 16})
    late = {"table": lost["table"], "seat": 0, "code": lost["recovery"]}
    ben.post(f"/api/tables/{old}/rematch?seat=1")

    assert again["table"] == lost["table"]
    assert "refusal" not in ada.command(again["table"], 0, "ping")
    assert ada.get(f"/api/tables/{again['table']}/seal")["entropy"] == ["ab" * 16, "-"]
    assert ben.ask("POST", "/api/recover", late).reason == "wrong-code"


def test_a_rematch_gives_nobody_the_seat_of_another_player(
    ada: Client, ben: Client, server: Server
) -> None:
    old, cat = finished(ada, ben), Client(server)
    table = ada.post(f"/api/tables/{old}/rematch?seat=0")["table"]
    cat.post("/api/join", {"invitation": link(ada, table, 1), "name": "Ben"})
    refused = ben.ask("POST", f"/api/tables/{old}/rematch?seat=1")

    assert (refused.status, refused.reason) == (409, "seat-taken")
    assert refused.headers.get("set-cookie") is None


def test_a_rematch_gives_nobody_the_seat_of_a_bot_or_of_an_erased_player(
    ada: Client, ben: Client
) -> None:
    old = finished(ada, ben)
    table = ada.post(f"/api/tables/{old}/rematch?seat=0")["table"]
    ada.command(table, 0, "fill", seat=1, bot="random")
    filled = ben.ask("POST", f"/api/tables/{old}/rematch?seat=1")
    ada.ask("DELETE", f"/api/tables/{table}/seats/0/data")
    erased = ada.ask("POST", f"/api/tables/{old}/rematch?seat=0")

    assert (filled.reason, erased.reason) == ("seat-taken", "seat-taken")


@pytest.mark.slow
def test_tables_that_cannot_be_opened_and_private_ones_hide_no_other(
    own_sqlite: Callable[..., Server],
) -> None:
    server = own_sqlite()
    decks = server.data / "decks"
    decks.mkdir()
    shutil.copy(ROOT / "examples/decks/bridges.toml", decks / "bridges.toml")
    ada = Client(server)
    shown = make_table(ada, ANYONE, listed=True)["table"]
    lost = make_table(ada, ANYONE, listed=True, game="fabuleux", options="deck=bridges")["table"]
    for _ in range(MOST_LISTED):
        make_table(ada, ANYONE, listed=False)
    both = ada.get("/api/tables")
    server.stop()
    (decks / "bridges.toml").unlink()
    server.start()
    one = ada.get("/api/tables")
    refused = ada.ask("GET", f"/api/tables/{lost}")

    assert [table["table"] for table in both] == [lost, shown]
    assert [table["table"] for table in one] == [shown]
    assert refused.json["refusal"]["args"] == {"option": "deck"}
