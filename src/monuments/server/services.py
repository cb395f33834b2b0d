"""Services: everything that the tables of one process share."""

import asyncio
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Any

from monuments.engine.refusal import RefusalError
from monuments.server.card_library import CardLibrary
from monuments.server.http.connections import Connections
from monuments.server.http.penalties import Penalties
from monuments.server.http.rate_limits import Buckets, Counts, Turns
from monuments.server.metrics import Metrics
from monuments.server.preparation import Preparation
from monuments.server.restrictions import Restrictions
from monuments.server.settings import Settings
from monuments.server.storage.erasures import ErasureList
from monuments.server.storage.notifications import Notifications
from monuments.server.storage.store import Store
from monuments.server.storage.uptime_clock import Clock
from monuments.server.table.history_cache import HistoryCache
from monuments.server.unwanted_words import UnwantedWords


@dataclass(slots=True)
class Services:
    """The settings, database, threads and rate limits of one process."""

    settings: Settings
    metrics: Metrics
    store: Store
    clock: Clock
    notifications: Notifications
    bot_threads: ThreadPoolExecutor
    threads: ThreadPoolExecutor
    """For other slow work, so that many requests do not hold up the bots."""
    seats: Buckets
    addresses: Buckets
    files: Buckets
    """Per address: files, counted apart so that loading the page does not stop a game."""
    makers: Buckets
    commitments: Buckets
    """Of an address: commitments without a table; one that was used is given back."""
    penalties: Penalties
    """Of an address: requests above its rate limit."""
    guesses: Penalties
    """Of an address: wrong tokens and passwords of the host."""
    sockets: Counts
    connections: Connections
    questions: Turns
    """Per seat: hints and previews."""
    records: Turns
    """Per address: replays, and tables continued from a record."""
    card_library: CardLibrary
    words: UnwantedWords
    erasures: ErasureList
    prepared: Preparation = field(default_factory=Preparation)
    histories: HistoryCache = field(default_factory=HistoryCache)
    restrictions: Restrictions = field(default_factory=Restrictions)
    began: float = 0.0
    """When this process started; absences are not counted from before."""
    stopping: bool = False
    """Whether the process is stopping: bots start no new search."""
    probing: asyncio.Lock = field(default_factory=asyncio.Lock)
    """Allows one probe of the database at a time, however often readiness is asked for."""
    _tasks: set[asyncio.Task[Any]] = field(default_factory=set)

    def start(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Run a task that outlives the connection that asked for it."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    def charge(self, buckets: Buckets, key: str) -> None:
        """Count a request or a command. Raise RefusalError above the rate limit."""
        try:
            buckets.charge(key, "too-fast")
        except RefusalError:
            self.metrics.limited.inc()
            raise

    def admit(self, address: str, buckets: Buckets) -> None:
        """Count a request of an address.

        Raise RefusalError if the host has blocked it, or if it is or has just been too fast.
        """
        self.restrictions.check_address(address)
        self.penalties.check(address)
        try:
            self.charge(buckets, address)
        except RefusalError:
            if self.penalties.note(address):
                self.metrics.penalties.inc()
            raise

    async def finish(self) -> None:
        """Wait a second for running tasks, then cancel the rest."""
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=1)
        for task in self._tasks:
            task.cancel()
