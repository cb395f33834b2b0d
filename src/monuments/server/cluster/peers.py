"""The other processes of a deployment, and one connection to each that is needed."""

import asyncio
import secrets
from typing import Final

import structlog

from monuments.server.cluster.channel import Channel
from monuments.server.cluster.handshake import SECONDS, StrangerError, admit, greet
from monuments.server.cluster.link import Link, Serve
from monuments.server.settings import Settings
from monuments.server.storage.store import Store

logger = structlog.get_logger()

MOST_STRANGERS: Final = 64
"""Connections that have not proved who they are; others are closed at once."""


class DeadPeerError(Exception):
    """Nobody answers for this process, or somebody else does at its former address."""

    def __init__(self, until: float | None = None) -> None:
        super().__init__(until)
        self.until = until
        """The end of its leases; None if they have ended."""


class SilentPeerError(Exception):
    """A process exists and does not answer: it may be suspended, busy, or cut off."""


class Peers:
    """Connects to other processes on demand, and listens for them internally."""

    def __init__(self, store: Store, settings: Settings, serve: Serve) -> None:
        self._store, self._settings, self._serve = store, settings, serve
        self._secret = secrets.token_hex(32)
        self._server: asyncio.Server | None = None
        self._links: dict[str, Link] = {}
        self._all: set[Link] = set()
        """Also those beside them: there are two if both sides call at the same time."""
        self._calls: dict[str, asyncio.Task[Link]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._strangers = 0

    async def listen(self) -> None:
        """Listen on the internal address, and store it in this process's row."""
        host, port = self._settings.internal_host, self._settings.internal_port
        loop = asyncio.get_running_loop()
        self._server = await loop.create_server(lambda: Channel(self._accept), host, port)
        port = self._server.sockets[0].getsockname()[1]
        self._store.introduce(f"{host} {port}", self._secret)

    async def link_to(self, process: str) -> Link:
        """Return a link. Raise DeadPeerError or SilentPeerError if there cannot be one.

        All who ask at the same time wait for the same call: a silent process takes its time.
        """
        if link := self._links.get(process):
            return link
        call = self._calls.get(process)
        if call is None:
            call = self._calls[process] = asyncio.create_task(self._call(process))
            call.add_done_callback(lambda done: self._end_call(process, done))
        return await asyncio.shield(call)

    def _end_call(self, process: str, call: asyncio.Task[Link]) -> None:
        del self._calls[process]
        if not call.cancelled():
            call.exception()  # those who asked may have gone

    async def _call(self, process: str) -> Link:
        row = await self._store.reach(process)
        if row is None or row["address"] is None:
            raise DeadPeerError
        host, _, port = row["address"].partition(" ")
        channel = Channel()
        try:
            async with asyncio.timeout(SECONDS):
                loop = asyncio.get_running_loop()
                await loop.create_connection(lambda: channel, host, int(port))
                await greet(channel, channel, self._store.process, row["secret"])
        except (ConnectionRefusedError, StrangerError):
            channel.abort()
            raise DeadPeerError(row["until"]) from None
        except (OSError, EOFError):  # a TimeoutError is one too
            channel.abort()
            raise SilentPeerError from None
        return self._add(Link(process, channel, self._serve, is_caller=True))

    def _accept(self, channel: Channel) -> None:
        if self._strangers >= MOST_STRANGERS:
            channel.abort()
            return
        self._strangers += 1
        task = asyncio.create_task(self._admit(channel))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _admit(self, channel: Channel) -> None:
        try:
            process = await admit(channel, channel, self._secret)
        except (OSError, EOFError, StrangerError) as error:
            logger.warning("stranger_refused", cause=type(error).__name__)
            channel.abort()
            return
        finally:
            self._strangers -= 1
        self._add(Link(process, channel, self._serve, is_caller=False))

    def _add(self, link: Link) -> Link:
        self._links.setdefault(link.peer, link)
        self._all.add(link)
        link.start(self._remove)
        return link

    def _remove(self, link: Link) -> None:
        self._all.discard(link)
        if self._links.get(link.peer) is link:
            del self._links[link.peer]

    async def run(self) -> None:
        """Show the others that this process is there, and give up those that are silent."""
        while True:
            await asyncio.sleep(self._settings.beat_seconds)
            for link in list(self._all):
                link.beat(self._settings.lease_seconds)

    async def close(self) -> None:
        if self._server:
            self._server.close()
        tasks = [*self._tasks, *self._calls.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for link in list(self._all):
            link.close()
