"""Cookies and links: the keys of a seat."""

from tests.server.conftest import make_table
from tests.server.running import Client, Server

OPEN = {"kind": "open"}


def test_a_cookie_is_for_one_seat_and_hidden_from_scripts(ada: Client) -> None:
    seats = [{"kind": "me", "name": "Ada"}, OPEN]
    answer = ada.ask("POST", "/api/tables", {"game": "antiquity", "seats": seats})
    cookie = answer.headers["set-cookie"]
    secret = cookie.partition("=")[2].partition(";")[0]

    assert "HttpOnly" in cookie
    assert "SameSite=strict" in cookie
    assert len(secret) >= 43
    assert secret.encode() not in answer.body


def test_a_seat_moves_to_another_device(ada: Client, server: Server) -> None:
    made = make_table(ada, OPEN)
    link = ada.post(f"/api/tables/{made['table']}/seats/0/links")
    phone, tablet, thief = Client(server), Client(server), Client(server)
    phone.post("/api/join", {"invitation": link["invitation"]})
    code = {"table": made["table"], "seat": 0, "code": made["seated"]["recovery"].lower()}
    tablet.post("/api/recover", code)
    again = thief.ask("POST", "/api/recover", code)

    assert phone.command(made["table"], 0, "ping")["seq"] == 1
    assert tablet.command(made["table"], 0, "ping")["seq"] == 1
    assert (again.status, again.reason) == (403, "wrong-code")
