"""Unused commitments and links are counted, limited, expire and are deleted."""

import time
from collections.abc import Callable

import pytest

from monuments.server.lobby.credentials import MOST_DEVICES
from tests.server.conftest import make_table
from tests.server.running import Client, Server

BOT = {"kind": "bot", "bot": "random"}


def rows(server: Server, table: str) -> int:
    return len(server.rows(f"SELECT * FROM {table}"))


@pytest.mark.slow
def test_commitments_of_an_address_have_an_end(own_server: Callable[..., Server]) -> None:
    server = own_server(tables_per_address="5")
    ada = Client(server)
    answers = [ada.ask("POST", "/api/promises") for _ in range(30)]
    body = {"game": "antiquity", "seats": [BOT, BOT], "promise": answers[0].json["promise"]}

    assert [each.status for each in answers] == [201] * 10 + [429] * 20
    assert answers[-1].reason == "too-many"
    assert rows(server, "promises") == 10
    ada.post("/api/tables", body)
    assert [ada.ask("POST", "/api/promises").status for _ in range(2)] == [201, 429]


@pytest.mark.slow
def test_a_seat_has_few_open_links(own_server: Callable[..., Server]) -> None:
    server = own_server()
    ada = Client(server)
    table = make_table(ada, BOT)["table"]
    made = [ada.post(f"/api/tables/{table}/seats/0/links")["invitation"] for _ in range(12)]
    joined = [
        Client(server).ask("POST", "/api/join", {"invitation": link}).status
        for link in (made[0], made[6], made[7], made[11])
    ]

    assert joined == [404, 404, 201, 201]
    assert rows(server, "invitations") == 3


@pytest.mark.slow
def test_a_seat_has_few_keys(own_server: Callable[..., Server]) -> None:
    """Each recovery and each link to another device adds one."""
    server = own_server()
    ada = Client(server)
    made = make_table(ada, BOT)
    place = {"table": made["table"], "seat": 0}
    code, devices = made["seated"]["recovery"], [Client(server) for _ in range(MOST_DEVICES + 2)]
    for device in devices:
        code = device.post("/api/recover", {**place, "code": code})["recovery"]
    link = devices[-1].post(f"/api/tables/{made['table']}/seats/0/links")["invitation"]
    devices.append(Client(server))
    devices[-1].post("/api/join", {"invitation": link})
    data = f"/api/tables/{made['table']}/seats/0/data"
    statuses = [device.ask("GET", data).status for device in (ada, *devices)]

    assert statuses == [403] * 4 + [200] * MOST_DEVICES
    assert rows(server, "keys") == MOST_DEVICES


def test_links_count_as_commands_of_the_seat(own_sqlite: Callable[..., Server]) -> None:
    ada = Client(own_sqlite(seat_rate="0.01", seat_burst="5"))
    table = make_table(ada, BOT)["table"]
    statuses = [ada.ask("POST", f"/api/tables/{table}/seats/0/links").status for _ in range(7)]

    assert statuses == [201] * 5 + [429] * 2


@pytest.mark.slow
def test_unused_rows_are_deleted(own_sqlite: Callable[..., Server]) -> None:
    server = own_sqlite()
    ada = Client(server)
    table = make_table(ada, BOT)["table"]
    link = ada.post(f"/api/tables/{table}/seats/0/links")["invitation"]
    ada.post("/api/promises")
    server.rows("UPDATE invitations SET made = made - 31 * 86400")
    server.rows("UPDATE promises SET made = made - 4000")
    expired = Client(server).ask("POST", "/api/join", {"invitation": link})
    server.stop()
    server.start()

    assert (expired.status, expired.reason) == (404, "no-such-invitation")
    wait_until(lambda: rows(server, "invitations") == rows(server, "promises") == 0)
    wait_until(lambda: b"monuments_open_links 0.0" in ada.ask("GET", "/metrics").body)


def wait_until(is_so: Callable[[], bool]) -> None:
    end = time.monotonic() + 60
    while not is_so():
        assert time.monotonic() < end
        time.sleep(0.1)
