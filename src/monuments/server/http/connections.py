"""Open connections, from accept to close: their limits, and which are shed first."""

import asyncio
import sys
from collections import Counter, OrderedDict
from dataclasses import dataclass
from typing import Final

from uvicorn.middleware.proxy_headers import _TrustedHosts

from monuments.server.http.rate_limits import LimitError
from monuments.server.metrics import Metrics
from monuments.server.settings import Settings

OWN_FILES: Final = 100
"""File descriptors reserved for the database, the log and the page."""
SEATED_SHARE: Final = 4
"""One in this number of connections is reserved for seated players."""
OTHERS: Final = 2
"""Connections allowed per allowed socket of an address, for fetching pages beside it."""
SOON: Final = 5.0


class CrowdError(LimitError):
    """An address has too many connections; the asking one closes after the answer."""

    def __init__(self) -> None:
        super().__init__("too-many", SOON)


@dataclass(slots=True, eq=False)
class Connection:
    """One open connection."""

    transport: asyncio.Transport
    address: str | None = None
    """The client's address; None until a proxy has named it."""
    is_idle: bool = True
    """Whether no request has arrived since the last answer."""
    is_seated: bool = False
    """Whether it has presented a seat key."""
    is_open: bool = True


class Connections:
    """Counts connections; sheds idle and seatless ones before refusing others."""

    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        self.most = max(1, min(settings.connections, _most_files() - OWN_FILES))
        self.most_strangers = max(1, self.most - self.most // SEATED_SHARE)
        self.per_address = OTHERS * settings.address_sockets
        self._metrics = metrics
        self._proxies = _TrustedHosts(settings.proxies)
        # Each with the oldest first.
        self._idle: OrderedDict[Connection, None] = OrderedDict()
        self._busy: OrderedDict[Connection, None] = OrderedDict()
        self._seated: set[Connection] = set()
        self._of: dict[str, OrderedDict[Connection, None]] = {}

    def __len__(self) -> int:
        return len(self._idle) + len(self._busy) + len(self._seated)

    def enter(self, transport: asyncio.Transport, peer: str) -> Connection | None:
        """Count a connection that was accepted; return None if there is no room for it."""
        made = Connection(transport)
        try:
            if peer not in self._proxies:
                self.assign(made, peer)
        except CrowdError:
            return None
        while len(self) >= self.most or len(self._idle) + len(self._busy) >= self.most_strangers:
            oldest = next(iter(self._idle), None) or next(iter(self._busy), None)
            if oldest is None:
                self._unassign(made)
                return None
            self._shed(oldest)
        self._idle[made] = None
        self._metrics.connections.set(len(self))
        return made

    def assign(self, connection: Connection, address: str) -> None:
        """Count a connection for an address. Raise CrowdError if it has too many."""
        if not connection.is_open or connection.address == address:
            return
        others = self._of.get(address, OrderedDict())
        if len(others) >= self.per_address:
            idle = next((each for each in others if each.is_idle), None)
            if idle is None:
                self._metrics.limited.inc()
                raise CrowdError
            self._shed(idle)
        self._unassign(connection)
        connection.address = address
        self._of.setdefault(address, OrderedDict())[connection] = None

    def work(self, connection: Connection) -> None:
        """Note that a request has begun."""
        self._move(connection, is_idle=False, is_seated=False)

    def rest(self, connection: Connection) -> None:
        """Note that a request was answered."""
        self._move(connection, is_idle=True, is_seated=False)

    def sit(self, connection: Connection) -> None:
        """Note that it presented a seat key: it is not shed before its answer."""
        self._move(connection, is_idle=False, is_seated=True)

    def leave(self, connection: Connection) -> None:
        """Stop counting a closed connection."""
        if connection.is_open:
            connection.is_open = False
            self._remove(connection)
            self._unassign(connection)
            self._metrics.connections.set(len(self))

    def note_refusal(self) -> None:
        """Count a request that was refused before the application."""
        self._metrics.refusals.inc()

    def by_address(self) -> Counter[str]:
        """Return the number of open connections of each address."""
        return Counter({address: len(mates) for address, mates in self._of.items()})

    def shed_address(self, address: str) -> None:
        """Close every connection of an address."""
        for connection in list(self._of.get(address, ())):
            self._shed(connection)

    def _move(self, connection: Connection, *, is_idle: bool, is_seated: bool) -> None:
        if not connection.is_open:
            return
        self._remove(connection)
        connection.is_idle, connection.is_seated = is_idle, is_seated
        if is_seated:
            self._seated.add(connection)
        else:
            (self._idle if is_idle else self._busy)[connection] = None

    def _remove(self, connection: Connection) -> None:
        if connection.is_seated:
            self._seated.discard(connection)
        else:
            (self._idle if connection.is_idle else self._busy).pop(connection, None)

    def _unassign(self, connection: Connection) -> None:
        address = connection.address
        if address is None:
            return
        mates = self._of[address]
        mates.pop(connection, None)
        if not mates:
            del self._of[address]
        connection.address = None

    def _shed(self, connection: Connection) -> None:
        self._metrics.shed.inc()
        self.leave(connection)
        connection.transport.abort()


def _most_files() -> int:
    """Return the limit of open files of this process."""
    if sys.platform == "win32":
        return 1 << 20
    import resource

    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return 1 << 20 if soft == resource.RLIM_INFINITY else soft
