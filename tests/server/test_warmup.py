"""The start: rules of the games in play come first."""

from pathlib import Path

from monuments.bots.warmup import warm_stages
from monuments.server.warmup import stages_for
from tests.server.conftest import make_table
from tests.server.running import Client, Server
from tests.server.test_refusals import Preparing

BOT = {"kind": "bot", "bot": "random"}


def test_the_games_in_play_are_loaded_first() -> None:
    usual = [stage.key for stage in warm_stages()]
    found = [stage.key for stage in stages_for(["fabuleux"])]

    assert [stage.key for stage in stages_for([])] == usual
    assert found == ["fabuleux", "fabuleux-bots", "antiquity", "antiquity-bots", "search"]


def test_a_player_who_returns_after_a_kill_is_not_refused(tmp_path: Path) -> None:
    server = Server(tmp_path / "data", jit="1")
    ada = Client(server)
    table = make_table(ada, BOT, BOT, game="fabuleux")["table"]
    server.kill()
    again = Preparing(tmp_path / "data", jit="1")
    answer = Client(again).ask("GET", f"/api/tables/{table}")

    assert answer.status == 200, answer.body
    assert again.stop() == 0
