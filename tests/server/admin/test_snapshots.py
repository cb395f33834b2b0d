"""Snapshots of running processes: only on request, and only for a moment."""

import asyncio
from pathlib import Path
from random import Random
from types import SimpleNamespace

import pytest

from monuments.games.registry import open_game
from monuments.server.admin import snapshots
from monuments.server.admin.overview import Snapshot
from monuments.server.admin.watcher import Watcher
from monuments.server.storage import schema
from monuments.server.storage.store import Store
from tests.server.in_process import laid, opened


async def stored(store: Store) -> list[str]:
    return [str(row["process"]) for row in await store.all(schema.snapshots.select())]


def test_processes_answer_while_the_host_waits_and_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def main() -> None:
        async with opened(tmp_path) as lobby:
            store, watcher = lobby.services.store, Watcher(lobby)
            await laid(lobby, "antiquity", "", 2, open_game("antiquity", {}).deal(2, Random(1)))
            await watcher.look()
            assert await stored(store) == []

            async def wait(_: float) -> None:
                """Let the time pass in which every process looks, this one twice."""
                await watcher.look()
                assert {*await stored(store)} == {snapshots.ASKED, store.process}
                await watcher.look()

            with monkeypatch.context() as patch:
                patch.setattr(snapshots, "asyncio", SimpleNamespace(sleep=wait))
                [found] = await snapshots.ask(store)

            assert (found.process, found.tables, found.connections) == (store.process, 1, 0)
            assert await stored(store) == []
            assert await snapshots.asked_at(store) == 0

    asyncio.run(main())


def test_an_answer_to_an_earlier_question_is_not_shown(tmp_path: Path) -> None:
    async def main() -> None:
        async with opened(tmp_path) as lobby:
            store = lobby.services.store
            old = Snapshot("gone", 1.0, 0, 0, 0, 0.0, 0.0, ())
            await snapshots.answer(store, old, asked=2.0)

            assert await snapshots.ask(store, 0.0) == []
            assert await stored(store) == []

    asyncio.run(main())
