"""Two people at a table, as most tests of one need them."""

from typing import Any

from tests.server.conftest import make_table
from tests.server.running import Client, Live

OPEN = {"kind": "open"}


def two_at_a_table(ada: Client, ben: Client, **wishes: Any) -> tuple[str, dict[int, Live]]:
    """Return a table for two and both connections, in seat order."""
    table = make_table(ada, OPEN, **wishes)["table"]
    ben.post(f"/api/tables/{table}/seats/1", {"name": "Ben"})
    lives = {0: ada.live(table, 0), 1: ben.live(table, 1)}
    for live in lives.values():
        live.until("update")
    return table, lives


def mover_of(lives: dict[int, Live]) -> Live:
    assert lives[0].position is not None
    return lives[lives[0].position["to_move"]]


def turn_of(live: Live) -> dict[str, Any]:
    assert live.position is not None
    return live.position


def play_out(client: Client, table: str, seats: range) -> None:
    """Let bots finish the game."""
    live = client.live(table, 0)
    live.until("update")
    for _ in seats:
        assert "refusal" not in live.do("leave", bot="random")
    while not live.position or live.position["to_move"] != -1:
        live.next()
