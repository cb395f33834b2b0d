"""Two ends of one internal connection, in one process and over a real socket."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

from monuments.server.cluster.channel import Channel
from monuments.server.cluster.link import Link


@dataclass
class Noted:
    """A stream that keeps what it hears."""

    heard: list[tuple[int, bytes]] = field(default_factory=list)
    lost: int = 0
    """How often its link was lost: once at most."""

    def hear(self, kind: int, payload: bytes) -> None:
        self.heard.append((kind, payload))

    def lose(self) -> None:
        self.lost += 1


@dataclass
class Served:
    """Keeps the streams that the other side opens, with what they are for."""

    streams: dict[int, Noted] = field(default_factory=dict)
    openings: list[bytes] = field(default_factory=list)

    def serve(self, _: Link, number: int, payload: bytes) -> Noted:
        self.openings.append(payload)
        return self.streams.setdefault(number, Noted())


@asynccontextmanager
async def channels() -> AsyncIterator[tuple[Channel, Channel]]:
    """Yield the caller's end of a connection, and the other one."""
    loop = asyncio.get_running_loop()
    accepted: asyncio.Future[Channel] = loop.create_future()
    server = await loop.create_server(lambda: Channel(accepted.set_result), "127.0.0.1", 0)
    _, near = await loop.create_connection(Channel, *server.sockets[0].getsockname())
    far = await accepted
    try:
        yield near, far
    finally:
        near.abort()
        far.abort()
        server.close()


@asynccontextmanager
async def links(here: Served, there: Served) -> AsyncIterator[tuple[Link, Link]]:
    """Yield the caller's link and the other one; each serves what the other opens."""
    async with channels() as (near, far):
        found = (
            Link("there", near, here.serve, is_caller=True),
            Link("here", far, there.serve, is_caller=False),
        )
        for each in found:
            each.start(lambda _: None)
        yield found


async def until(is_so: object) -> None:
    """Wait until a function returns something true."""
    assert callable(is_so)
    async with asyncio.timeout(60):
        while not is_so():
            await asyncio.sleep(0.001)
