"""What another process passes on: answered in pieces, one message after the other."""

import asyncio
from collections.abc import Awaitable, Callable

from monuments.server.cluster.frames import Kind
from monuments.server.cluster.link import Link
from monuments.server.http.relay_messages import Answered, read_answered, read_code
from monuments.server.http.served import PIECE, ServedRequest, ServedSocket
from tests.server.cluster.linked import Noted, Served, links, until

Scene = Callable[[Link, int, Noted], Awaitable[None]]


def run(scene: Scene) -> list[tuple[int, bytes]]:
    """Run a scene at the owner; return what the other process heard."""

    async def main() -> list[tuple[int, bytes]]:
        asked, there = Noted(), Served()
        async with links(Served(), there) as (near, far):
            number = near.open(asked, b"")
            await until(lambda: there.streams)
            await scene(far, number, there.streams[number])
            last = Noted()
            sentinel = near.open(last, b"")
            await until(lambda: sentinel in there.streams)
            far.send(Kind.CLOSE, sentinel)
            await until(lambda: last.heard)  # everything before it has arrived
            return asked.heard

    return asyncio.run(main())


def test_an_answer_comes_with_its_head_in_pieces_and_ends() -> None:
    body = bytes(range(256)) * (PIECE // 128) + b"the rest"

    async def scene(link: Link, number: int, _: Noted) -> None:
        request = ServedRequest(link, number, b"question")
        assert (await request.receive())["body"] == b"question"
        headers = [(b"content-type", b"text/plain")]
        await request.send({"type": "http.response.start", "status": 404, "headers": headers})
        await request.send({"type": "http.response.body", "body": body, "more_body": True})
        await request.send({"type": "http.response.body"})
        request.end()

    head, *parts, end = run(scene)

    assert read_answered(head[1]) == Answered(404, [(b"content-type", b"text/plain")])
    assert {kind for kind, _ in parts} == {Kind.DATA}
    assert [len(part) for _, part in parts] == [PIECE, PIECE, 8]
    assert b"".join(part for _, part in parts) == body
    assert end == (Kind.CLOSE, b"")


def test_a_request_whose_client_is_gone_is_disconnected() -> None:
    async def scene(link: Link, number: int, _: Noted) -> None:
        for is_lost in (False, True):
            request = ServedRequest(link, number, b"")
            await request.receive()
            waiting = asyncio.create_task(request.receive())
            await asyncio.sleep(0)
            assert not waiting.done()
            request.lose() if is_lost else request.hear(Kind.CLOSE, b"")
            assert await waiting == {"type": "http.disconnect"}

    assert run(scene) == []


def test_a_message_is_done_when_the_next_one_is_asked_for() -> None:
    async def scene(link: Link, number: int, _: Noted) -> None:
        socket = ServedSocket(link, number)
        assert (await socket.receive())["type"] == "websocket.connect"
        socket.hear(Kind.DATA, b"one")
        socket.hear(Kind.DATA, b"two")
        assert (await socket.receive())["bytes"] == b"one"
        await socket.send({"type": "websocket.send", "text": "answer"})
        assert (await socket.receive())["bytes"] == b"two"
        waiting = asyncio.create_task(socket.receive())
        await asyncio.sleep(0)
        socket.lose()
        assert (await waiting)["type"] == "websocket.disconnect"
        assert not socket.send_now(b"to nobody")
        socket.end()

    assert run(scene) == [(Kind.DATA, b"answer"), (Kind.DONE, b""), (Kind.DONE, b"")]


def test_a_socket_is_closed_with_its_code_and_only_once() -> None:
    async def scene(link: Link, number: int, _: Noted) -> None:
        socket = ServedSocket(link, number)
        assert socket.send_now(b"hello")
        await socket.send({"type": "websocket.close", "code": 4403})
        await socket.send({"type": "websocket.send", "text": "too late"})
        socket.move()
        socket.end()

    [hello, close] = run(scene)

    assert hello == (Kind.DATA, b"hello")
    assert (close[0], read_code(close[1])) == (Kind.CLOSE, 4403)


def test_a_socket_of_a_table_that_moved_asks_for_the_new_owner() -> None:
    async def scene(link: Link, number: int, _: Noted) -> None:
        socket = ServedSocket(link, number)
        socket.move()
        socket.end()

    assert run(scene) == [(Kind.MOVED, b"")]


def test_a_socket_that_fails_is_closed_as_such() -> None:
    async def scene(link: Link, number: int, _: Noted) -> None:
        socket = ServedSocket(link, number)
        socket.fail()
        socket.end()

    [(kind, code)] = run(scene)

    assert (kind, read_code(code)) == (Kind.CLOSE, 1011)
