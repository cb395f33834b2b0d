"""Reports of names and chat messages."""

import asyncio
from pathlib import Path
from random import Random

import pytest
import sqlalchemy as sa

from monuments.engine.refusal import RefusalError
from monuments.games.registry import open_game
from monuments.server.messages.protocol import Report
from monuments.server.storage.schema import chats, reports
from monuments.server.table.reports import MOST_REPORTS, report
from tests.server.conftest import make_table
from tests.server.in_process import TABLE, laid, opened
from tests.server.running import Client

BOT = {"kind": "bot", "bot": "random"}


@pytest.mark.parametrize("what", [{"seat": 0}, {"seat": 7}, {"seat": 1, "line": 9}])
def test_what_cannot_be_reported(ada: Client, what: dict[str, int]) -> None:
    table = make_table(ada, BOT)["table"]

    reason = ada.command(table, 0, "report", **what)["refusal"]["reason"]
    assert reason in ("no-such-seat", "no-such-line")


def test_a_seat_has_a_limit_and_the_same_report_counts_once(tmp_path: Path) -> None:
    async def main() -> None:
        async with opened(tmp_path) as lobby:
            deal = open_game("antiquity", {}).deal(2, Random(1))
            table = await laid(lobby, "antiquity", "", 2, deal)
            store, metrics = lobby.services.store, lobby.services.metrics
            said = [
                {"table": TABLE, "number": n, "at": 1.0, "seat": 1, "text": "x", "command": str(n)}
                for n in range(1, MOST_REPORTS + 1)
            ]
            await store.run(*(sa.insert(chats).values(**row) for row in said))
            for number in (1, 1, *range(2, MOST_REPORTS + 1)):
                await report(table, 0, Report("r", 1, number))
            with pytest.raises(RefusalError) as caught:
                await report(table, 0, Report("r", 1))

            assert caught.value.refusal.reason == "too-many-reports"
            assert caught.value.refusal.args == {"most": MOST_REPORTS}
            assert await store.count(reports) == metrics.value(metrics.reports) == MOST_REPORTS
            await report(table, 1, Report("r", 0))

    asyncio.run(main())
