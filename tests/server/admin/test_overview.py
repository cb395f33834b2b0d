"""What the host sees: tables, seats and connections."""

from tests.server.admin.commands import admin, admin_json
from tests.server.playing import two_at_a_table
from tests.server.running import Client, Server


def test_what_the_host_sees(server: Server, ada: Client, ben: Client) -> None:
    ada.address = "198.51.100.7"
    table, lives = two_at_a_table(ada, ben, chat=True)
    lives[0].do("say", text="hello")
    rows = {row["table"]: row for row in admin_json(server, "tables", "--phase", "playing")}
    seats = admin_json(server, "seats", table)
    processes = admin_json(server, "connections")
    addresses = {row["address"]: row for each in processes for row in each["addresses"]}

    assert rows[table]["names"] == ["Ada", "Ben"]
    assert [(seat["name"], seat["devices"], seat["said"]) for seat in seats] == [
        ("Ada", 1, 1),
        ("Ben", 1, 0),
    ]
    assert addresses["198.51.100.7"]["sockets"] == 1
    assert server.rows("SELECT * FROM snapshots") == []
    assert "Ada, Ben" in admin(server, "tables").output
