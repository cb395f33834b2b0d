"""Reading a table again after a write that failed and may be stored nevertheless."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

import structlog

from monuments.server.services import Services

logger = structlog.get_logger()

FIRST_SECONDS: Final = 0.5
LONGEST_SECONDS: Final = 8.0
"""How long to wait before asking a database again that does not answer."""


class Recovery:
    """Reads one table again as soon as the database answers.

    It cannot be left to the next request: bots wait for it too.
    """

    def __init__(
        self,
        services: Services,
        table: str,
        is_owned: Callable[[], bool],
        catch_up: Callable[[], Awaitable[None]],
    ) -> None:
        self._services, self._table = services, table
        self._is_owned, self._catch_up = is_owned, catch_up
        self._failed = 0

    def begin(self) -> None:
        """Note that a write has failed, and read on once this is over."""
        self._failed += 1
        if self._failed == 1:
            self._services.start(self._run())

    async def _run(self) -> None:
        wait = FIRST_SECONDS
        while self._failed and self._is_owned():
            failed = self._failed
            if await self._has_caught_up():
                self._failed -= failed
            else:
                await asyncio.sleep(wait)
                wait = min(2 * wait, LONGEST_SECONDS)
        self._failed = 0

    async def _has_caught_up(self) -> bool:
        try:
            await self._services.store.settle()  # in order: the failed ones are over after it
            await self._catch_up()
        except Exception:
            logger.exception("recovery_failed", table=self._table)
            return False
        return True
