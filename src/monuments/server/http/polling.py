"""Commands and messages over plain HTTP: long polling and server-sent events."""

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
from monuments.server.http.limited_requests import LimitedRequests
from monuments.server.http.limited_socket import WIRE
from monuments.server.http.middleware import address_of
from monuments.server.lobby.lobby import Lobby
from monuments.server.messages.protocol import Answer, AnyCommand, write
from monuments.server.services import Services
from monuments.server.table.commands import do
from monuments.server.table.session import TableSession
from monuments.server.table.subscribers import Subscriber

HEARTBEAT_SECONDS: Final = 15.0
END_SECONDS: Final = 1.0
"""Seconds for a stream to end before its connection is aborted."""


async def command(lobby: Lobby, table: TableSession, seat: int, command: AnyCommand) -> Answer:
    """Act on a command and return its answer, even if the client disconnects."""
    services = lobby.services
    services.charge(services.seats, f"{table.id} {seat}")
    answered: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()

    def reply(answer: Answer) -> None:
        if not answered.cancelled():
            answered.set_result(answer)

    started = time.perf_counter()
    await asyncio.shield(services.start(do(table, seat, command, reply)))
    services.metrics.command_seconds.observe(time.perf_counter() - started)
    return await answered


@contextmanager
def counted(services: Services, address: str) -> Iterator[None]:
    """Count a connection while it is open. Raise RefusalError if there are too many."""
    if not services.sockets.enter(address):
        raise refuse("table", "too-many")
    services.metrics.sockets.inc()
    try:
        yield
    finally:
        services.metrics.sockets.dec()
        services.sockets.leave(address)


async def poll(lobby: Lobby, table: TableSession, seat: int | None, since: int, wait: int) -> bytes:
    """Return the messages after `since`; if there are none, wait up to `wait` seconds."""
    subscriber = await lobby.subscribe_on(table, seat)  # gives an absent owner the seat back
    try:
        async with table.lock:
            if since < table.state.seq or not wait:
                return _batch([write(await table.update_since(seat, since))])
        found: list[bytes] = []
        with suppress(asyncio.TimeoutError):
            found = await asyncio.wait_for(subscriber.take(), wait)
            await asyncio.sleep(0)
        return _batch(found + subscriber.take_all())
    finally:
        lobby.leave_soon(table, subscriber)


def _batch(messages: list[bytes]) -> bytes:
    return b'{"messages":[' + b",".join(messages) + b"]}"


async def stream(
    request: Request, lobby: Lobby, table: TableSession, seat: int | None, since: int
) -> Response:
    """Return messages as server-sent events until the client disconnects."""
    address = address_of(request)
    if not lobby.services.sockets.enter(address):
        raise refuse("table", "too-many")
    return _Stream(lobby, table, seat, since, address)


class _Stream(StreamingResponse):
    """Counts as a connection until it ends, even if the client never reads from it."""

    def __init__(
        self, lobby: Lobby, table: TableSession, seat: int | None, since: int, address: str
    ) -> None:
        super().__init__((), media_type="text/event-stream")
        self.lobby, self.address = lobby, address
        self.place = (table, seat, since)
        self.ending: asyncio.TimerHandle | None = None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        services = self.lobby.services
        try:
            subscriber = await self.lobby.subscribe(*self.place)
            services.metrics.sockets.inc()
            try:
                subscriber.on_drop = partial(self._end, scope["state"].get(WIRE))
                self.body_iterator = _messages(subscriber)
                await super().__call__(scope, receive, send)
            finally:
                subscriber.on_drop = None
                if self.ending:
                    self.ending.cancel()
                services.metrics.sockets.dec()
                self.lobby.leave(self.place[0], subscriber)
        finally:
            services.sockets.leave(self.address)

    def _end(self, wire: LimitedRequests | None) -> None:
        """Abort the connection of a client that does not read: its stream would never end."""
        if wire:
            loop = asyncio.get_running_loop()
            self.ending = loop.call_later(END_SECONDS, wire.transport.abort)


async def _messages(subscriber: Subscriber) -> AsyncIterator[bytes]:
    while True:
        try:
            messages = await asyncio.wait_for(subscriber.take(), HEARTBEAT_SECONDS)
        except TimeoutError:
            yield b": still here\n\n"
            continue
        if not messages:
            return
        for message in messages:
            yield b"data: " + message + b"\n\n"
