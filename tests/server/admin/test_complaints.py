"""Reports reach the host with their context, until they are settled."""

from tests.server.admin.commands import admin, admin_json
from tests.server.playing import two_at_a_table
from tests.server.running import Client, Server

BOT = {"kind": "bot", "bot": "random"}


def reported(server: Server, table: str) -> list[dict[str, object]]:
    return [each for each in admin_json(server, "reports") if each["table"] == table]


def test_a_message_is_reported_with_its_context(server: Server, ada: Client, ben: Client) -> None:
    table, lives = two_at_a_table(ada, ben, chat=True)
    for text in ("hello", "something ugly", "goodbye"):
        lives[1].do("say", text=text)
    first = lives[0].do("report", seat=1, line=2)
    again = lives[0].do("report", seat=1, line=2)
    name = lives[0].do("report", seat=1)
    [line, whole] = reported(server, table)

    assert not any("refusal" in each for each in (first, again, name))
    assert (line["name"], line["by"], line["line"]) == ("Ben", [0], 2)
    assert [said["text"] for said in line["chat"]] == ["hello", "something ugly", "goodbye"]  # type: ignore[attr-defined]
    assert "line" not in whole
    assert "> 2  seat 1: something ugly" in admin(server, "reports").output
    assert admin(server, "settle", table, "1", "2").exit_code == 0
    assert reported(server, table) == [whole]
    assert "No such report" in admin(server, "settle", table, "1", "2").output  # "not-reported"
    admin(server, "settle", table, "1", "--why", "a harmless name")
    assert reported(server, table) == []


def test_an_erased_player_is_gone_from_the_reports(
    server: Server, ada: Client, ben: Client
) -> None:
    table, lives = two_at_a_table(ada, ben, chat=True)
    lives[1].do("say", text="my secret")
    lives[0].do("report", seat=1, line=1)
    ben.ask("DELETE", f"/api/tables/{table}/seats/1/data")
    [report] = reported(server, table)

    assert (report["name"], "chat" in report) == ("Seat 2", False)
