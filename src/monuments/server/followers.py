"""Who watches a table: a queue of messages that may not grow too long."""

import asyncio
from dataclasses import dataclass, field


@dataclass(eq=False, slots=True)
class Follower:
    """Somebody who watches a table, from a seat or from none."""

    seat: int | None
    most: int
    queue: asyncio.Queue[bytes | None] = field(default_factory=asyncio.Queue)
    gone: asyncio.Event = field(default_factory=asyncio.Event)

    @property
    def dropped(self) -> bool:
        return self.gone.is_set()

    def offer(self, message: bytes) -> bool:
        """Add a message; return False, nothing more will come, if too many are waiting."""
        if self.dropped:
            return True
        if self.queue.qsize() >= self.most:
            self.drop()
            return False
        self.queue.put_nowait(message)
        return True

    def drop(self) -> None:
        self.gone.set()
        self.queue.put_nowait(None)
