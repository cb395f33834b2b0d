"""The same commands and messages for programs without a socket."""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import suppress

from starlette.requests import Request
from starlette.responses import Response, StreamingResponse

from monuments.engine.refusal import refuse
from monuments.server.followers import Follower
from monuments.server.guard import address_of
from monuments.server.lobby import Lobby
from monuments.server.protocol import Answer, AnyCommand, write
from monuments.server.tables import Table

KEEP_ALIVE = 15.0


async def command(lobby: Lobby, table: Table, seat: int, command: AnyCommand) -> Answer:
    """Act on a command and return its answer. It goes on if the client hangs up."""
    house = lobby.house
    if not house.seats.take(f"{table.id} {seat}", time.monotonic()):
        house.metrics.limited.inc()
        raise refuse("table", "too-fast")
    answered: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()

    def reply(answer: Answer) -> None:
        if not answered.cancelled():
            answered.set_result(answer)

    started = time.perf_counter()
    await asyncio.shield(house.start(table.do(seat, command, reply)))
    house.metrics.command_seconds.observe(time.perf_counter() - started)
    return await answered


async def poll(lobby: Lobby, table: Table, seat: int | None, since: int, wait: int) -> bytes:
    """Return what came after `since`, waiting for it if there is nothing yet."""
    if since < table.story.seq or not wait:
        async with table.lock:
            return b'{"messages":[' + write(table.missed_by(seat, since)) + b"]}"
    follower = await lobby.follow(table, seat, since)
    try:
        found = await _new(follower, wait)
    finally:
        lobby.leave(table, follower)
    return b'{"messages":[' + b",".join(found) + b"]}"


async def _new(follower: Follower, wait: int) -> list[bytes]:
    """Return the first messages after the welcome, all that are there."""
    follower.take_all()
    found: list[bytes] = []
    with suppress(asyncio.TimeoutError):
        found = await asyncio.wait_for(follower.take(), wait)
        await asyncio.sleep(0)
    return found + follower.take_all()


async def stream(
    request: Request, lobby: Lobby, table: Table, seat: int | None, since: int
) -> Response:
    """Return messages as server-sent events until the client hangs up."""
    house, address = lobby.house, address_of(request)
    if not house.sockets.enter(address):
        raise refuse("table", "too-many")

    async def events() -> AsyncIterator[bytes]:
        follower = await lobby.follow(table, seat, since)
        house.metrics.sockets.inc()
        try:
            async for message in _messages(follower):
                yield message
        finally:
            house.metrics.sockets.dec()
            house.sockets.leave(address)
            lobby.leave(table, follower)

    return StreamingResponse(events(), media_type="text/event-stream")


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
