"""Which process owns a table.

Only the owner has it in memory and writes its entries.
"""

from collections import OrderedDict
from typing import Final

import structlog

from monuments.server.metrics import Metrics
from monuments.server.storage.store import Lease, Store

logger = structlog.get_logger()

MOST_KEPT: Final = 50_000
"""Tables of other processes whose owner is remembered."""


class NotOwnerError(Exception):
    """This process does not own the table, and has changed nothing."""

    def __init__(self, table: str, owner: str | None = None) -> None:
        super().__init__(table)
        self.table = table
        self.owner = owner
        """The process that owns it, None if it is to be asked for again."""


class Ownership:
    """Claims tables for this process, and remembers the owners of others."""

    def __init__(self, store: Store, metrics: Metrics) -> None:
        self._store, self._metrics = store, metrics
        self._elsewhere: OrderedDict[str, str] = OrderedDict()
        self._dead: dict[str, float] = {}
        """Processes that nobody answered for, and when their leases expire."""
        self._unreachable: set[str] = set()
        self.is_leaving = False
        """Whether this process hands over its tables, and claims no more."""

    def check(self, table: str) -> None:
        """Raise NotOwnerError if the owner is known to be another process."""
        if owner := self._elsewhere.get(table):
            raise NotOwnerError(table, owner)

    async def claim(self, table: str) -> Lease:
        """Return the lease of a table. Raise NotOwnerError if another process has it."""
        if self.is_leaving:
            raise NotOwnerError(table)
        lease = await self._store.claim(table, self._dead)
        if lease.process != self._store.process:
            self._elsewhere[table] = lease.process
            if len(self._elsewhere) > MOST_KEPT:
                self._elsewhere.popitem(last=False)
            raise NotOwnerError(table, lease.process)
        if lease.previous:
            self._metrics.lease_changes.inc()
            changed = {"epoch": lease.epoch, "owner": lease.process, "before": lease.previous}
            logger.info("owner_changed", table=table, **changed)
        return lease

    def forget(self, table: str) -> None:
        """Forget who owns a table: it may have changed."""
        self._elsewhere.pop(table, None)

    def bury(self, process: str, until: float) -> bool:
        """Take over the tables of a process that has ended, as they are asked for.

        Return False for one that has renewed its leases, which expire at `until`, since it was
        first taken for dead: it lives, and only cannot be reached. Its tables stay its own, or two
        such processes would take them from each other for ever.
        """
        if until <= self._dead.setdefault(process, until):
            return True
        if process not in self._unreachable:
            self._unreachable.add(process)
            logger.error("peer_unreachable", process=process)
        return False
