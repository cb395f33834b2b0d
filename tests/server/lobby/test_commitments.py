"""Commitments: the server's part of the shuffle is fixed first, shown last."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import pytest

from monuments.engine.record import read_record
from monuments.fairness.sealed_deck import commitment, verify
from monuments.games.registry import open_game
from monuments.server.lobby.commitments import VALID_SECONDS
from tests.server.conftest import make_table
from tests.server.running import Client, Server

BOT = {"kind": "bot", "bot": "random"}


SHORT = {"game": "fabuleux", "options": "rounds=2 collectors=0"}


def wait_until_over(client: Client, table: str) -> None:
    client.command(table, 0, "leave", bot="random")
    live = client.live(table, None)
    while not live.position or live.position["to_move"] != -1:
        live.next()


def test_the_creator_gets_a_commitment_before_giving_bits(ada: Client) -> None:
    given = ada.ask("POST", "/api/promises")
    promise = given.json["promise"]
    table = make_table(ada, BOT, promise=promise, entropy="ab" * 16, **SHORT)["table"]
    shown = ada.get(f"/api/tables/{table}")["commitment"]
    wait_until_over(ada, table)
    text = ada.ask("GET", f"/api/tables/{table}/record").body.decode()
    seal = verify(read_record(text, open_game))

    assert (given.status, list(given.json)) == (201, ["promise"])
    assert shown == promise == commitment(table, seal.secret)
    assert seal.entropy == ("ab" * 16, "-")


def test_a_commitment_is_used_once_and_by_any_process(ada: Client, ben: Client) -> None:
    promise = ada.post("/api/promises")["promise"]
    wish = {"game": "antiquity", "seats": [{"kind": "me", "name": "Ada"}, BOT]}
    refused = ben.ask("POST", "/api/tables", {**wish, "game": "chess", "promise": promise})
    first = ben.ask("POST", "/api/tables", {**wish, "promise": promise})
    second = ada.ask("POST", "/api/tables", {**wish, "promise": promise})
    unknown = ada.ask("POST", "/api/tables", {**wish, "promise": "0" * 64})
    found = [(each.status, each.reason) for each in (second, unknown)]

    assert (refused.reason, first.status) == ("game-unknown", 201)
    assert found == [(404, "no-such-promise")] * 2


def test_of_many_uses_of_a_commitment_at_once_one_gets_the_table(
    server: Server, ada: Client
) -> None:
    promise = ada.post("/api/promises")["promise"]
    body = {"game": "antiquity", "seats": [{"kind": "me", "name": "Ada"}, BOT], "promise": promise}
    clients = [Client(server) for _ in range(6)]
    with ThreadPoolExecutor(6) as threads:
        found = list(
            threads.map(lambda each: each.ask("POST", "/api/tables", body).status, clients)
        )

    assert sorted(found) == [201, *[404] * 5]


def test_the_secret_is_hidden_until_the_table_is_over(ada: Client, server: Server) -> None:
    given = ada.ask("POST", "/api/promises")
    [kept] = server.rows(f"SELECT * FROM promises WHERE promise = '{given.json['promise']}'")
    table = make_table(ada, {"kind": "open"}, promise=given.json["promise"])["table"]
    paths = ("", "/seal", "/updates?since=0&wait=0", "/seats/0/data")
    sent = [ada.ask("GET", f"/api/tables/{table}{path}").body.decode() for path in paths]

    assert kept["table"] == table
    assert kept["secret"] not in "".join([given.body.decode(), *sent, server.logs()])
    assert server.rows(f"SELECT * FROM promises WHERE promise = '{given.json['promise']}'") == []


@pytest.mark.slow
def test_an_unused_commitment_expires(
    own_sqlite: Callable[..., Server],
) -> None:
    server = own_sqlite()
    ada = Client(server)
    old, other = (ada.post("/api/promises")["promise"] for _ in range(2))
    server.rows(f"UPDATE promises SET made = made - {VALID_SECONDS + 1} WHERE promise = '{old}'")
    seats = [{"kind": "me", "name": "Ada"}, BOT]
    late = ada.ask("POST", "/api/tables", {"game": "antiquity", "seats": seats, "promise": old})
    newest = ada.post("/api/promises")["promise"]
    kept = {row["promise"] for row in server.rows("SELECT promise FROM promises")}

    assert late.reason == "no-such-promise"
    assert kept == {other, newest}


def test_a_rematch_begins_with_a_commitment(ada: Client, ben: Client) -> None:
    old = make_table(ada, {"kind": "open"}, **SHORT)["table"]
    ben.post(f"/api/tables/{old}/seats/1", {"name": "Ben"})
    ben.command(old, 1, "leave", bot="random")
    wait_until_over(ada, old)
    promises = [client.post("/api/promises")["promise"] for client in (ada, ben)]
    path = f"/api/tables/{old}/rematch?seat="
    table = ada.post(f"{path}0", {"promise": promises[0], "entropy": "ab" * 16})["table"]
    other = ben.ask("POST", f"{path}1", {"promise": promises[1], "entropy": "cd" * 16})
    ben.post(f"{path}1", {"promise": promises[0], "entropy": "ef" * 16})
    seal = ada.get(f"/api/tables/{table}/seal")

    assert other.reason == "stale"
    assert (seal["commitment"], seal["entropy"]) == (promises[0], ["ab" * 16, "ef" * 16])
