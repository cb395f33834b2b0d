"""Requests and sockets that are passed on, from the side of their client."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from starlette.websockets import WebSocket

from monuments.engine.refusal import refuse
from monuments.server.cluster.frames import Kind
from monuments.server.cluster.link import Link
from monuments.server.http.relay_messages import (
    Answered,
    Opening,
    read_opening,
    write,
    write_code,
)
from monuments.server.http.relayed import MOST_PARTS, WINDOW, Asked, Carried
from monuments.server.table.ownership import NotOwnerError
from monuments.server.table.subscribers import Subscriber
from tests.server.cluster.linked import Served, links, until

GIVEN = Opening("http", "GET", "/api/tables/x", b"", [], "192.0.2.7", 1)
HEAD = write(Answered(200, []))


def ask(answer: Callable[[Link, int], Awaitable[None]]) -> list[bytes]:
    """Ask an owner that answers like this; return the parts of its answer."""

    async def main() -> list[bytes]:
        there = Served()
        async with links(Served(), there) as (near, far):
            asked = Asked(near, GIVEN)
            await until(lambda: there.openings)
            assert read_opening(there.openings[0]) == GIVEN
            await answer(far, next(iter(there.streams)))
            async with asyncio.timeout(60):
                assert (await asked.head).status == 200
                return [part async for part in asked.parts()]

    return asyncio.run(main())


def test_an_answer_is_passed_on_part_by_part() -> None:
    async def answer(link: Link, number: int) -> None:
        link.send(Kind.HEAD, number, HEAD)
        for part in (b"one", b"two", b"three"):
            link.send(Kind.DATA, number, part)
        link.send(Kind.CLOSE, number)

    assert ask(answer) == [b"one", b"two", b"three"]


def test_a_table_that_is_elsewhere_is_looked_for_again() -> None:
    async def answer(link: Link, number: int) -> None:
        link.send(Kind.MOVED, number)

    with pytest.raises(NotOwnerError):
        ask(answer)


def test_an_owner_that_fails_before_its_answer_is_no_connection() -> None:
    async def fail(link: Link, number: int) -> None:
        link.send(Kind.CLOSE, number)

    async def go(link: Link, _: int) -> None:
        link.close()

    for answer in (fail, go):
        with pytest.raises(ConnectionError):
            ask(answer)


def test_half_an_answer_is_not_taken_for_a_whole_one() -> None:
    async def answer(link: Link, number: int) -> None:
        link.send(Kind.HEAD, number, HEAD)
        link.send(Kind.DATA, number, b"one")
        await asyncio.sleep(0.01)
        link.close()

    with pytest.raises(ConnectionError, match="owner"):
        ask(answer)


def test_a_client_that_does_not_read_cannot_fill_the_memory() -> None:
    async def scene() -> None:
        there = Served()
        async with links(Served(), there) as (near, far):
            asked = Asked(near, GIVEN)
            await until(lambda: there.streams)
            [(number, stream)] = there.streams.items()
            far.send(Kind.HEAD, number, HEAD)
            for _ in range(2 * MOST_PARTS):
                far.send(Kind.DATA, number, b"part")
            await until(lambda: stream.heard)
            with pytest.raises(ConnectionError):
                async for _ in asked.parts():
                    pass

            assert stream.heard == [(Kind.CLOSE, b"")]
            assert len(asked._parts) <= MOST_PARTS

    asyncio.run(scene())


class Ways:
    """Finds the owner of a table: the links of `owners`, one after the other."""

    def __init__(self, *owners: Link) -> None:
        self.owners, self.asked, self.forgotten = [*owners], 0, list[str]()

    async def place(self, table: str) -> Link:
        self.asked += 1
        if not self.owners:
            raise refuse("table", "no-such-table")
        return self.owners.pop(0)


def carried(ways: Ways) -> Carried:
    scope: dict[str, Any] = {
        "type": "websocket", "path": "/api/tables/x/live", "path_params": {"table": "x"},
        "query_string": b"seat=1&since=4", "headers": [], "client": ("192.0.2.7", 1),
    }  # fmt: skip
    socket = WebSocket(scope, receive=None, send=None)  # type: ignore[arg-type]
    return Carried(socket, Subscriber(1, 1_000), ways.place, ways.forgotten.append)


def test_a_socket_follows_its_table_and_repeats_what_was_not_done() -> None:
    async def scene() -> None:
        first, second = Served(), Served()
        async with links(Served(), first) as (one, its), links(Served(), second) as (two, new):
            ways = Ways(one, two)
            socket = carried(ways)
            running = asyncio.create_task(socket.run())
            await until(lambda: first.streams)
            for message in ("a", "b", b"c"):
                await socket.act(message)
            [(number, stream)] = first.streams.items()
            await until(lambda: len(stream.heard) == 3)
            its.send(Kind.DATA, number, b'{"type":"update","seq":7,"happened":[]}')
            its.send(Kind.DONE, number)
            its.send(Kind.MOVED, number)
            await until(lambda: second.streams)
            [(number, stream)] = second.streams.items()
            await until(lambda: len(stream.heard) == 2)
            new.send(Kind.CLOSE, number, write_code(4403))
            await asyncio.wait_for(running, 60)

            assert read_opening(first.openings[0]).query == b"seat=1&since=4"
            assert read_opening(second.openings[0]).query == b"seat=1&since=7"
            assert [payload for _, payload in stream.heard] == [b"b", b"c"]
            assert socket.code == 4403
            assert ways.forgotten == ["x"]

    asyncio.run(scene())


def test_a_socket_outlives_a_lost_link_but_not_its_table() -> None:
    async def scene() -> None:
        there = Served()
        async with links(Served(), there) as (near, far):
            ways = Ways(near)
            socket = carried(ways)
            running = asyncio.create_task(socket.run())
            await until(lambda: there.streams)
            far.close()
            await asyncio.wait_for(running, 60)

            assert ways.asked == 2
            assert socket.code == 1011
            assert socket._subscriber.dropped

    asyncio.run(scene())


def test_a_client_waits_for_an_owner_that_is_behind() -> None:
    async def scene() -> None:
        there = Served()
        async with links(Served(), there) as (near, far):
            socket = carried(Ways(near))
            running = asyncio.create_task(socket.run())
            await until(lambda: there.streams)
            for _ in range(WINDOW):
                await socket.act("message")
            waiting = asyncio.create_task(socket.act("one too many"))
            await asyncio.sleep(0.01)
            assert not waiting.done()
            [(number, stream)] = there.streams.items()
            far.send(Kind.DONE, number)
            await asyncio.wait_for(waiting, 60)
            await until(lambda: len(stream.heard) == WINDOW + 1)
            running.cancel()
            await asyncio.wait([running])
            await until(lambda: stream.heard[-1][0] == Kind.CLOSE)

    asyncio.run(scene())
