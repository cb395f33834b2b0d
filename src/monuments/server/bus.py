"""Between processes: who hears that a table has a new entry. Only its name and number travel.

The database itself tells, in the transaction that stores the entry (see `store`). A message is a
hint, no more: what was missed is read from the log.
"""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final, Protocol, TypeAlias

import structlog

from monuments.server import postgres
from monuments.server.settings import SettingError

logger = structlog.get_logger()

CHANNEL: Final = "monuments"
ALIVE_SECONDS: Final = 15.0
"""So often a connection on which nothing was heard is asked for a sign of life."""
Listener: TypeAlias = Callable[[str, int], None]


class Bus(Protocol):
    """Hears what other processes have written."""

    async def open(self, listener: Listener, lost: Callable[[], None]) -> None:
        """Begin to call `listener` for entries made by others, `lost` when some may be missing."""

    async def close(self) -> None: ...


class Alone:
    """The bus of a single process: there is nobody to hear."""

    async def open(self, listener: Listener, lost: Callable[[], None]) -> None:
        pass

    async def close(self) -> None:
        pass


class PostgresBus:
    """Listens to PostgreSQL, and comes back when the connection is lost."""

    def __init__(self, address: str, process: str) -> None:
        self._address, self._process = address, process
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
                connection = await postgres.connect(self._address)
                connection.add_termination_listener(lambda _, gone=gone: gone.set())
                await connection.add_listener(CHANNEL, hear)
                if ready.is_set():
                    lost()
                ready.set()
                try:
                    await _listening(connection, gone)
                finally:
                    await connection.close(timeout=1)
            except _faults() as error:
                logger.warning("bus_lost", cause=type(error).__name__)
            await asyncio.sleep(0.5)


def _faults() -> tuple[type[Exception], ...]:
    """Return what may end a connection, and what its address may have lost: a file it names."""
    import asyncpg

    return OSError, SettingError, asyncpg.PostgresError, asyncpg.InterfaceError


async def _listening(connection: Any, gone: asyncio.Event) -> None:
    """Wait for the end of a connection; one that was dropped without a word is noticed, too."""
    while not gone.is_set():
        try:
            await asyncio.wait_for(gone.wait(), ALIVE_SECONDS)
        except TimeoutError:
            await connection.execute("SELECT 1", timeout=ALIVE_SECONDS)
