"""The store on SQLite: durable, and as fast for one entry as for thousands."""

import asyncio
import sqlite3
from collections.abc import Callable, Coroutine
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from monuments.server.metrics import Metrics
from monuments.server.settings import Settings
from monuments.server.storage.databases import make_store
from monuments.server.storage.schema import events
from monuments.server.storage.sqlite_store import MAX_ROWS
from monuments.server.storage.store import Lease, Store, Write
from tests.server.storage.racing import TABLE, row


def run(data: Path, scene: Callable[[Store], Coroutine[Any, Any, None]]) -> None:
    async def main() -> None:
        store = make_store(Settings(data=str(data)), Metrics())
        await store.open()
        try:
            await scene(store)
        finally:
            await store.close()

    asyncio.run(main())


async def numbers(store: Store) -> list[int]:
    return [each["seq"] for each in await store.log(TABLE)]


def test_the_folder_is_made_and_every_connection_survives_a_power_failure(tmp_path: Path) -> None:
    async def scene(store: Store) -> None:
        with closing(sqlite3.connect(store.location)) as other:
            assert other.execute("PRAGMA journal_mode").fetchone() == ("wal",)
        [found] = await store.all(sa.text("PRAGMA synchronous").columns(synchronous=sa.Integer))
        assert found == {"synchronous": 2}  # FULL

    run(tmp_path / "new" / "folder", scene)


def test_the_rows_of_a_long_record_are_stored_at_once(tmp_path: Path) -> None:
    async def scene(store: Store) -> None:
        count = 2 * MAX_ROWS + 1
        assert await store.write(Write([row(TABLE, seq) for seq in range(1, count + 1)]))
        assert await numbers(store) == list(range(1, count + 1))

    run(tmp_path, scene)


@pytest.mark.parametrize("count", [3, MAX_ROWS + 1])
def test_of_a_write_with_one_entry_that_exists_nothing_is_stored(
    tmp_path: Path, count: int
) -> None:
    async def scene(store: Store) -> None:
        assert await store.write(Write([row(TABLE, count)]))
        then = [sa.insert(events).values(row("then", 1))]
        lost, other = await asyncio.gather(
            store.write(Write([row(TABLE, seq) for seq in range(1, count + 1)], then=then)),
            store.write(Write([row("other", 1)])),
        )

        assert (lost, other) == (False, True)
        assert await numbers(store) == [count]
        assert [each["table"] for each in await store.all(sa.select(events.c.table))] == [
            TABLE,
            "other",
        ]

    run(tmp_path, scene)


def test_the_only_process_owns_every_table(tmp_path: Path) -> None:
    async def scene(store: Store) -> None:
        assert await store.claim(TABLE) == Lease(store.process, 1)
        assert await store.claim(TABLE) == Lease(store.process, 1)
        await store.release(TABLE)
        await store.depart()
        assert await store.alive() == {store.process}
        assert await store.reach("another") is None
        assert not store.is_shared

    run(tmp_path, scene)


def test_a_file_can_be_opened_again_after_it_was_closed(tmp_path: Path) -> None:
    async def add(store: Store) -> None:
        assert await store.write(Write([row(TABLE, len(await numbers(store)) + 1)]))

    run(tmp_path, add)
    run(tmp_path, add)

    async def look(store: Store) -> None:
        assert await numbers(store) == [1, 2]

    run(tmp_path, look)
