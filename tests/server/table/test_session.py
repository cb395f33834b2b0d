"""A session commits entries whole: stored, answered and published."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager, closing, suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa

from monuments.engine.refusal import RefusalError
from monuments.games.registry import open_game
from monuments.server.lobby.lobby import Lobby
from monuments.server.messages.protocol import Answer, Play, write
from monuments.server.storage import schema
from monuments.server.table.commands import do
from monuments.server.table.entries import ChatSet, LogEntry, Played, StaleError
from monuments.server.table.session import Pending, TableSession
from tests.server.in_process import TABLE, Reader, laid, opened

BROKEN = sa.text("INSERT INTO no_such_table VALUES (1)")


@dataclass
class Scene:
    """A table with cards just dealt, a spectator, and the answers to its commands."""

    lobby: Lobby
    table: TableSession
    spectator: Reader
    answers: list[Answer] = field(default_factory=list)

    @property
    def mover(self) -> int:
        return self.table.state.mover

    async def rows(self) -> list[Any]:
        return list(await self.lobby.services.store.log(TABLE))

    async def draw(self, id: str = "c1", **more: Any) -> None:
        command = Pending(id, self.answers.append)
        await self.table.commit(Played("draw"), seat=self.mover, command=command, **more)

    async def write_elsewhere(self, *entries: Any) -> None:
        """Store entries behind the session's back, as another process does."""
        first = self.table.state.seq + 1
        rows = [LogEntry(first + i, 1.0, None, entry).row(TABLE) for i, entry in enumerate(entries)]
        await self.lobby.services.store.run(*(sa.insert(schema.events).values(**r) for r in rows))

    def sent(self) -> list[dict[str, Any]]:
        return [msgspec.json.decode(each) for each in self.spectator.sent()]


@asynccontextmanager
async def scene(data: Path) -> AsyncIterator[Scene]:
    async with opened(data) as lobby:
        deal = open_game("antiquity", {}).deal(2, Random(1))
        table = await laid(lobby, "antiquity", "", 2, deal)
        spectator = await Reader.come(lobby, table, None, changes=False)
        spectator.sent()
        yield Scene(lobby, table, spectator)


def run(data: Path, test: Callable[[Scene], Coroutine[Any, Any, None]]) -> None:
    async def main() -> None:
        async with scene(data) as found:
            await asyncio.wait_for(test(found), 60)

    asyncio.run(main())


def rows_on_disk(at: Scene) -> int:
    """Count the rows as another program finds them now."""
    with closing(sqlite3.connect(at.lobby.services.store.location)) as connection:
        [count] = connection.execute("SELECT count(*) FROM events").fetchone()
        return int(count)


def test_a_commit_stores_then_answers_then_publishes(tmp_path: Path) -> None:
    async def test(at: Scene) -> None:
        found = list[Any]()

        def reply(answer: Answer) -> None:
            found.append((answer, rows_on_disk(at), at.sent()))

        async with at.table.lock:
            command = Pending("c1", reply)
            await at.table.commit(Played("draw"), seat=at.mover, command=command)
        [update] = at.sent()

        assert found == [(Answer("c1", 4), 4, [])]
        assert (await at.rows())[-1]["command"] == "c1"
        assert (update["type"], update["seq"]) == ("update", 4)
        assert [each["kind"] for each in update["happened"]] == ["played"]

    run(tmp_path, test)


def test_other_entries_than_plays_publish_the_information_too(tmp_path: Path) -> None:
    async def test(at: Scene) -> None:
        await at.table.commit(ChatSet(False), seat=0)

        assert [message["type"] for message in at.sent()] == ["update", "table"]

    run(tmp_path, test)


def test_a_store_that_fails_leaves_nothing_behind(tmp_path: Path) -> None:
    async def test(at: Scene) -> None:
        before = (at.table.state, at.table.state.copy(), list(at.table.entries))
        with pytest.raises(sa.exc.OperationalError):
            await at.draw(then=[BROKEN])
        after = (at.table.state, at.table.state, at.table.entries)

        assert after == before
        assert after[0] is before[0]
        assert (at.answers, at.sent(), len(await at.rows())) == ([], [], 3)
        await at.draw()
        assert [answer.seq for answer in at.answers] == [4]

    run(tmp_path, test)


def test_an_illegal_play_is_neither_stored_nor_answered(tmp_path: Path) -> None:
    async def test(at: Scene) -> None:
        with pytest.raises(RefusalError):
            await at.table.commit(Played("end"), seat=at.mover)

        assert (at.table.state.seq, len(await at.rows()), at.sent()) == (3, 3, [])

    run(tmp_path, test)


def test_a_commit_after_another_process_reads_and_publishes_its_entries(tmp_path: Path) -> None:
    async def test(at: Scene) -> None:
        await at.write_elsewhere(ChatSet(False), Played("draw"))
        with pytest.raises(StaleError):
            await at.draw()
        update, info = at.sent()

        assert at.answers == []
        assert at.table.state.seq == 5
        assert [each["kind"] for each in update["happened"]] == ["chat", "played"]
        assert info["chat"] is False
        assert [row["seq"] for row in await at.rows()] == [1, 2, 3, 4, 5]

    run(tmp_path, test)


def test_a_commit_that_was_cancelled_but_stored_is_read_again(tmp_path: Path) -> None:
    async def test(at: Scene) -> None:
        committing = asyncio.create_task(at.draw())
        await asyncio.sleep(0)
        committing.cancel()
        with suppress(asyncio.CancelledError):
            await committing
        assert at.table.state.seq == 3
        async with asyncio.timeout(30):
            while at.table.state.seq == 3:
                await asyncio.sleep(0.01)
        await do(at.table, 0, Play("c1", "draw"), at.answers.append)

        assert next(message["type"] for message in at.sent()) == "update"
        assert at.answers == [Answer("c1", 4)]
        assert len(await at.rows()) == 4

    run(tmp_path, test)


def test_a_repeated_command_gets_its_first_answer(tmp_path: Path) -> None:
    async def test(at: Scene) -> None:
        for play in ("draw", "draw", "end"):
            await do(at.table, at.mover, Play("c1", play), at.answers.append)

        assert at.answers == [Answer("c1", 4)] * 3
        assert len(at.sent()) == 1

    run(tmp_path, test)


def test_an_update_since_a_number_is_what_was_sent(tmp_path: Path) -> None:
    async def test(at: Scene) -> None:
        await at.draw()
        [sent] = at.spectator.sent()

        assert write(await at.table.update_since(None, 3)) == sent

    run(tmp_path, test)
