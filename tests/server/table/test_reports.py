"""Reports of names and chat messages."""

import pytest

from tests.server.conftest import make_table
from tests.server.running import Client

BOT = {"kind": "bot", "bot": "random"}


@pytest.mark.parametrize("what", [{"seat": 0}, {"seat": 7}, {"seat": 1, "line": 9}])
def test_what_cannot_be_reported(ada: Client, what: dict[str, int]) -> None:
    table = make_table(ada, BOT)["table"]

    reason = ada.command(table, 0, "report", **what)["refusal"]["reason"]
    assert reason in ("no-such-seat", "no-such-line")
