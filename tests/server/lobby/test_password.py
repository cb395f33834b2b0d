"""The host's password for making tables."""

from collections.abc import Callable

from tests.server.running import Answer, Client, Server

BOT = {"kind": "bot", "bot": "random"}
BODY = {"game": "antiquity", "seats": [{"kind": "me", "name": "Ada"}, BOT]}


def made(client: Client, **wish: str) -> Answer:
    return client.ask("POST", "/api/tables", {**BODY, **wish})


def test_tables_need_the_host_s_password(own_sqlite: Callable[..., Server]) -> None:
    server = own_sqlite(table_password="open sesame")
    ada = Client(server)
    refused = [made(ada), made(ada, password=""), made(ada, password="Open sesame")]
    table = made(ada, password="open sesame")
    ada.command(table.json["table"], 0, "leave", bot="random")
    while ada.ask("GET", f"/api/tables/{table.json['table']}/record").status != 200:
        pass
    again = ada.ask("POST", f"/api/tables/{table.json['table']}/rematch?seat=0")

    assert {(each.status, each.reason) for each in refused} == {(403, "password-needed")}
    assert (table.status, again.status) == (201, 200)
    assert len(server.rows("SELECT * FROM tables")) == 2


def test_a_password_cannot_be_guessed(own_sqlite: Callable[..., Server]) -> None:
    server = own_sqlite(table_password="b" * 8)
    eve = Client(server, address="192.0.2.66")
    tried = [made(eve, password="a" * length).status for length in range(1, 8)]
    without = [made(Client(server, address="192.0.2.67")).status for _ in range(8)]

    assert tried == [403] * 5 + [429] * 2
    assert made(eve, password="b" * 8).status == 429
    assert without == [403] * 8
    assert made(Client(server), password="b" * 8).status == 201
    assert "bbbbbbbb" not in server.logs()
