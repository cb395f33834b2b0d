"""Notifications of other processes, also after a lost connection."""

import asyncio
from contextlib import suppress

import asyncpg
import pytest

from monuments.server.storage.notifications import CHANNEL, PostgresNotifications

pytestmark = pytest.mark.slow


async def tell(database: str, *payloads: str) -> None:
    connection = await asyncpg.connect(database)
    for payload in payloads:
        await connection.execute("SELECT pg_notify($1, $2)", CHANNEL, payload)
    await connection.close()


def test_a_process_hears_of_the_others_and_looks_again_after_a_gap(database: str) -> None:
    async def main() -> None:
        heard = asyncio.Queue[tuple[str, int]]()
        lost, connections = asyncio.Event(), list[asyncpg.Connection]()

        async def connect() -> asyncpg.Connection:
            if len(connections) == 1:  # the database is away for a moment
                connections.append(connections[0])
                raise ConnectionRefusedError
            connections.append(await asyncpg.connect(database))
            return connections[-1]

        notifications = PostgresNotifications(connect, "me")
        await notifications.open(lambda *each: heard.put_nowait(each), lost.set)
        async with asyncio.timeout(60):
            await tell(database, "me table-a 1", "ada table-b 2", "ada table-c -1")
            assert [await heard.get(), await heard.get()] == [("table-b", 2), ("table-c", -1)]
            assert not lost.is_set()
            with suppress(asyncpg.PostgresError, OSError):
                await connections[0].execute("SELECT pg_terminate_backend(pg_backend_pid())")
            await lost.wait()
            await tell(database, "ada table-d 3")
            assert await heard.get() == ("table-d", 3)

        assert len(connections) == 3
        await notifications.close()
        assert connections[-1].is_closed()
        assert heard.empty()

    asyncio.run(main())
