"""People at a table where time passes."""

from typing import Any

from tests.server.conftest import make_table
from tests.server.running import Client, Live, Server

OPEN = {"kind": "open"}


def seated(server: Server, **wishes: Any) -> tuple[str, list[Client]]:
    ada, ben = Client(server), Client(server)
    table = make_table(ada, OPEN, **wishes)["table"]
    ben.post(f"/api/tables/{table}/seats/1", {"name": "Ben"})
    return table, [ada, ben]


def watch(client: Client, table: str) -> Live:
    live = client.live(table, None)
    live.until("update")
    assert live.position is not None
    return live


def next_played(live: Live) -> dict[str, Any]:
    while True:
        for each in live.until("update").get("happened", ()):
            if each["kind"] in ("played", "handed"):
                return dict(each)
