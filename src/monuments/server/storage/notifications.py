"""Notifications of entries that another process has stored.

Only the table's id and the entry's number travel, sent by the database in the transaction that
stores the entry (see `postgres_store`). They are hints: a missed entry is read from the log.
"""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Final, Protocol, TypeAlias

import structlog

from monuments.server.settings import SettingError

logger = structlog.get_logger()

CHANNEL: Final = "monuments"
HEARTBEAT_SECONDS: Final = 15.0
"""Time without a notification after which the connection is checked."""
Listener: TypeAlias = Callable[[str, int], None]


class Notifications(Protocol):
    """Reports what other processes have stored."""

    async def open(self, listener: Listener, lost: Callable[[], None]) -> None:
        """Call `listener` for other processes' entries, `lost` when some may be missing."""

    async def close(self) -> None: ...


class NoNotifications:
    """The notifications of a database that is not shared: there are none."""

    async def open(self, listener: Listener, lost: Callable[[], None]) -> None:
        pass

    async def close(self) -> None:
        pass


class PostgresNotifications:
    """Listens to PostgreSQL and reconnects when the connection is lost."""

    def __init__(self, connect: Callable[[], Awaitable[Any]], process: str) -> None:
        self._connect, self._process = connect, process
        self._task: asyncio.Task[None] | None = None

    async def open(self, listener: Listener, lost: Callable[[], None]) -> None:
        ready = asyncio.Event()
        self._task = asyncio.create_task(self._listen(listener, lost, ready))
        await ready.wait()

    async def close(self) -> None:
        if self._task:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    async def _listen(
        self, listener: Listener, lost: Callable[[], None], ready: asyncio.Event
    ) -> None:
        def hear(_connection: Any, _pid: int, _channel: str, payload: str) -> None:
            process, table, seq = payload.split(" ")
            if process != self._process:
                listener(table, int(seq))

        while True:
            gone = asyncio.Event()
            try:
                connection = await self._connect()
                connection.add_termination_listener(lambda _, gone=gone: gone.set())
                await connection.add_listener(CHANNEL, hear)
                if ready.is_set():
                    lost()
                ready.set()
                try:
                    await _wait_for_end(connection, gone)
                finally:
                    await connection.close(timeout=1)
            except _connection_errors() as error:
                logger.warning("notifications_lost", cause=type(error).__name__)
            await asyncio.sleep(0.5)


def _connection_errors() -> tuple[type[Exception], ...]:
    """Return the errors of a lost connection, SettingError for a missing file."""
    import asyncpg

    return OSError, SettingError, asyncpg.PostgresError, asyncpg.InterfaceError


async def _wait_for_end(connection: Any, gone: asyncio.Event) -> None:
    """Wait until a connection ends; heartbeats find one that was dropped silently."""
    while not gone.is_set():
        try:
            await asyncio.wait_for(gone.wait(), HEARTBEAT_SECONDS)
        except TimeoutError:
            await connection.execute("SELECT 1", timeout=HEARTBEAT_SECONDS)
