"""The same commands and messages for programs without a socket."""

import asyncio
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager, suppress
from functools import partial
from typing import Final

from starlette.requests import Request
from starlette.responses import Response, StreamingResponse
from starlette.types import Receive, Scope, Send

from monuments.engine.refusal import refuse
from monuments.server.commands import do
from monuments.server.followers import Follower
from monuments.server.guard import address_of
from monuments.server.house import House
from monuments.server.lobby import Lobby
from monuments.server.protocol import Answer, AnyCommand, write
from monuments.server.tables import Table
from monuments.server.wire import WIRE, PromptRequests

KEEP_ALIVE: Final = 15.0
END_SECONDS: Final = 1.0
"""Time for a stream to end by itself."""


async def command(lobby: Lobby, table: Table, seat: int, command: AnyCommand) -> Answer:
    """Act on a command and return its answer. It goes on if the client hangs up."""
    house = lobby.house
    house.charge(house.seats, f"{table.id} {seat}")
    answered: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()

    def reply(answer: Answer) -> None:
        if not answered.cancelled():
            answered.set_result(answer)

    started = time.perf_counter()
    await asyncio.shield(house.start(do(table, seat, command, reply)))
    house.metrics.command_seconds.observe(time.perf_counter() - started)
    return await answered


@contextmanager
def counted(house: House, address: str) -> Iterator[None]:
    """Count a connection while it lasts. Raise RefusalError if there are too many."""
    if not house.sockets.enter(address):
        raise refuse("table", "too-many")
    house.metrics.sockets.inc()
    try:
        yield
    finally:
        house.metrics.sockets.dec()
        house.sockets.leave(address)


async def poll(lobby: Lobby, table: Table, seat: int | None, since: int, wait: int) -> bytes:
    """Return what came after `since`, waiting for it if there is nothing yet."""
    follower = await lobby.follow_on(table, seat)  # an owner who was missed is back by that
    try:
        async with table.at_rest():
            if since < table.story.seq or not wait:
                return _batch([write(await table.missed_by(seat, since))])
        return _batch(await _new(follower, wait))
    finally:
        lobby.leave_soon(table, follower)


def _batch(messages: list[bytes]) -> bytes:
    return b'{"messages":[' + b",".join(messages) + b"]}"


async def _new(follower: Follower, wait: int) -> list[bytes]:
    """Return the first messages, all that are there then; none if the time runs out."""
    found: list[bytes] = []
    with suppress(asyncio.TimeoutError):
        found = await asyncio.wait_for(follower.take(), wait)
        await asyncio.sleep(0)
    return found + follower.take_all()


async def stream(
    request: Request, lobby: Lobby, table: Table, seat: int | None, since: int
) -> Response:
    """Return messages as server-sent events until the client hangs up."""
    address = address_of(request)
    if not lobby.house.sockets.enter(address):
        raise refuse("table", "too-many")
    return _Stream(lobby, table, seat, since, address)


class _Stream(StreamingResponse):
    """Counts as a connection until it ends, even if nobody reads its first line."""

    def __init__(
        self, lobby: Lobby, table: Table, seat: int | None, since: int, address: str
    ) -> None:
        super().__init__((), media_type="text/event-stream")
        self.lobby, self.address = lobby, address
        self.place = (table, seat, since)
        self.ending: asyncio.TimerHandle | None = None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        house = self.lobby.house
        try:
            follower = await self.lobby.follow(*self.place)
            house.metrics.sockets.inc()
            try:
                follower.on_drop = partial(self._end, scope["state"].get(WIRE))
                self.body_iterator = _messages(follower)
                await super().__call__(scope, receive, send)
            finally:
                follower.on_drop = None
                if self.ending:
                    self.ending.cancel()
                house.metrics.sockets.dec()
                self.lobby.leave(self.place[0], follower)
        finally:
            house.sockets.leave(self.address)

    def _end(self, wire: PromptRequests | None) -> None:
        """Cut off who does not read: the end of the response would wait for it for ever."""
        if wire:
            loop = asyncio.get_running_loop()
            self.ending = loop.call_later(END_SECONDS, wire.transport.abort)


async def _messages(follower: Follower) -> AsyncIterator[bytes]:
    while True:
        try:
            messages = await asyncio.wait_for(follower.take(), KEEP_ALIVE)
        except TimeoutError:
            yield b": still here\n\n"
            continue
        if not messages:
            return
        for message in messages:
            yield b"data: " + message + b"\n\n"
