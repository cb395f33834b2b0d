"""What all tables of one process share."""

import asyncio
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Any

from monuments.engine.refusal import RefusalError
from monuments.server.bus import Bus
from monuments.server.clock import Clock
from monuments.server.limits import Buckets, Counts, Turns
from monuments.server.metrics import Metrics
from monuments.server.preparation import Preparation
from monuments.server.retold import Past
from monuments.server.settings import Settings
from monuments.server.shelf import Shelf
from monuments.server.store import Store


@dataclass(slots=True)
class House:
    """One server process: its settings, its database, its threads and its limits."""

    settings: Settings
    metrics: Metrics
    store: Store
    clock: Clock
    bus: Bus
    bot_threads: ThreadPoolExecutor
    threads: ThreadPoolExecutor
    """For whatever else takes a while: whoever asks for much must not hold up the bots."""
    seats: Buckets
    addresses: Buckets
    files: Buckets
    """Of an address: whatever is not the API. Who opens the page can play all the same."""
    makers: Buckets
    sockets: Counts
    questions: Turns
    """Of a seat: hints and previews."""
    records: Turns
    """Of an address: replays, and tables that go on from a record."""
    shelf: Shelf
    prepared: Preparation = field(default_factory=Preparation)
    past: Past = field(default_factory=Past)
    began: float = 0.0
    """Since when this process is there; nobody is missed from before."""
    stopping: bool = False
    """Whether no bot may begin another thought."""
    _tasks: set[asyncio.Task[Any]] = field(default_factory=set)

    def start(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Run something that must not end with the connection that asked for it."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    def charge(self, buckets: Buckets, key: str) -> None:
        """Count a request or a command. Raise RefusalError if there are too many."""
        try:
            buckets.charge(key, "too-fast")
        except RefusalError:
            self.metrics.limited.inc()
            raise

    async def finish(self) -> None:
        """Wait a little for what is under way, then stop the rest."""
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=1)
        for task in self._tasks:
            task.cancel()
