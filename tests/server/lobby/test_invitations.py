"""Invitations: they show their table, and work once."""

from tests.server.conftest import make_table
from tests.server.running import Client, Server

KEPT = {"kind": "reserved"}


def test_an_invitation_is_used_up(ada: Client, ben: Client, server: Server) -> None:
    made = make_table(ada, KEPT)
    invitation = made["invitations"][0]
    path = f"/api/tables/{made['table']}/seats/1"
    uninvited = ben.ask("POST", path, {"name": "Ben"})
    unnamed = ben.ask("POST", "/api/join", {"invitation": invitation["invitation"]})
    joined = ben.post("/api/join", {"invitation": invitation["invitation"], "name": "Ben"})
    again = Client(server).ask("POST", "/api/join", {"invitation": invitation["invitation"]})

    assert uninvited.reason == "seat-reserved"
    assert unnamed.reason == "name-missing"
    assert joined["seat"] == 1
    assert (again.status, again.reason) == (404, "no-such-invitation")
    assert invitation["link"].endswith(f"/#join={invitation['invitation']}")


def test_an_invitation_shows_its_table_first(ada: Client, ben: Client) -> None:
    made = make_table(ada, KEPT)
    invitation = made["invitations"][0]["invitation"]
    seen = ben.post("/api/invitations", {"invitation": invitation})
    unknown = ben.ask("POST", "/api/invitations", {"invitation": "nowhere"})
    joined = ben.post("/api/join", {"invitation": invitation, "name": "Ben"})

    assert (seen["table"], seen["game"]) == (made["table"], "antiquity")
    assert seen["seats"][seen["host"]]["name"] == "Ada"
    assert (unknown.status, unknown.reason) == (404, "no-such-invitation")
    assert joined["seat"] == 1
