"""Every refusal of the server has a test; those that fit nowhere else are here."""

import re
from pathlib import Path

import pytest

import monuments.server
from monuments.engine.record import read_record
from monuments.engine.refusal import RefusalError
from monuments.fairness.sealed_deck import verify
from monuments.games.registry import open_game
from tests.server.conftest import make_table
from tests.server.running import Client, Server

OPEN = {"kind": "open"}
BOT = {"kind": "bot", "bot": "random"}
GOLDEN = Path(__file__).parents[1] / "golden/antiquity"


def test_every_reason_is_provoked_somewhere() -> None:
    sources = Path(monuments.server.__file__).parents[1].rglob("*.py")
    raised = {
        reason
        for path in sources
        for reason in re.findall(
            r'refuse\(\s*"(?:table|seal)",\s*"([a-z-]+)"', path.read_text("utf-8")
        )
    }
    tests = " ".join(path.read_text("utf-8") for path in Path(__file__).parents[1].rglob("*.py"))

    assert len(raised) > 40
    assert {reason for reason in raised if f'"{reason}"' not in tests} == set()


def test_a_play_before_the_game_begins(ada: Client) -> None:
    table = make_table(ada, OPEN)["table"]

    assert ada.command(table, 0, "play", play="draw")["refusal"]["reason"] == "not-started"


def test_a_resigned_seat_stays_resigned(ada: Client) -> None:
    table = make_table(ada, BOT, BOT)["table"]
    first = ada.command(table, 0, "resign")
    reasons = [ada.command(table, 0, type)["refusal"]["reason"] for type in ("resign", "return")]

    assert "refusal" not in first
    assert reasons == ["has-resigned", "has-resigned"]


class Preparing(Server):
    """A server that is asked before its rules are compiled."""

    def _wait_until_prepared(self) -> None:
        pass


@pytest.mark.slow
def test_a_server_that_still_compiles_says_so(tmp_path: Path) -> None:
    server = Preparing(tmp_path / "data", cache=str(tmp_path / "cache"), jit="1")
    body = {"game": "antiquity", "seats": [{"kind": "me", "name": "Ada"}, BOT]}
    answer = Client(server).ask("POST", "/api/tables", body)
    games = Client(server).get("/api/games")

    assert (answer.status, answer.reason) == (503, "preparing")
    assert not games["prepared"]
    assert server.stop() == 0


def test_a_record_without_a_seal_proves_nothing() -> None:
    record = read_record(sorted(GOLDEN.glob("*.mnr"))[0].read_text("utf-8"), open_game)

    with pytest.raises(RefusalError, match="seal-missing"):
        verify(record)
