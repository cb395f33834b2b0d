"""A channel: pieces of known length first, then everything as it comes."""

import asyncio
from asyncio import IncompleteReadError

import pytest

from monuments.server.cluster.channel import MOST_UNSENT
from tests.server.cluster.linked import channels, until


def test_pieces_are_read_however_they_arrive() -> None:
    async def scene() -> list[bytes]:
        async with channels() as (near, far):
            reading = asyncio.create_task(far.readexactly(5))
            for part in (b"ab", b"c", b"defg"):
                near.write(part)
                await asyncio.sleep(0.01)
            return [await reading, await far.readexactly(2), await far.readexactly(0)]

    assert asyncio.run(scene()) == [b"abcde", b"fg", b""]


def test_a_connection_that_ends_too_early_is_told() -> None:
    async def scene() -> bytes:
        async with channels() as (near, far):
            near.write(b"ab")
            reading = asyncio.create_task(far.readexactly(5))
            await until(lambda: far._unread)
            near.abort()
            with pytest.raises(IncompleteReadError) as caught:
                await reading
            return caught.value.partial

    assert asyncio.run(scene()) == b"ab"


def test_the_link_gets_what_the_handshake_left_and_then_the_end() -> None:
    async def scene() -> None:
        async with channels() as (near, far):
            heard, ends = bytearray(), list[Exception | None]()
            near.write(b"secret, then frames")
            assert await far.readexactly(7) == b"secret,"
            far.connect(heard.extend, ends.append)
            assert heard == b" then frames"
            near.write(b", more")
            await until(lambda: heard.endswith(b", more"))
            near.abort()
            await until(lambda: ends)

            assert heard == b" then frames, more"
            assert len(ends) == 1
            far.write(b"to nobody")

    asyncio.run(scene())


def test_a_link_that_comes_after_the_end_learns_of_it() -> None:
    async def scene() -> None:
        async with channels() as (near, far):
            near.abort()
            await until(lambda: far._is_lost)
            heard, ends = bytearray(), list[Exception | None]()
            far.connect(heard.extend, ends.append)

            assert ends == [None]
            assert heard == b""

    asyncio.run(scene())


def test_a_stranger_cannot_fill_the_memory_instead_of_greeting() -> None:
    async def scene() -> None:
        async with channels() as (near, far):
            near.write(bytes(2 * MOST_UNSENT))
            with pytest.raises(IncompleteReadError):
                await far.readexactly(4 * MOST_UNSENT)
            assert len(far._unread) < 2 * MOST_UNSENT

    asyncio.run(scene())


def test_a_writer_waits_for_one_that_does_not_read() -> None:
    async def scene() -> None:
        async with channels() as (near, far):
            heard = 0

            def hear(data: bytes) -> None:
                nonlocal heard
                heard += len(data)

            far.connect(hear, lambda _: None)
            assert far._transport
            far._transport.pause_reading()
            assert not near.is_full
            sent = 0
            while not near.is_full:
                near.write(bytes(MOST_UNSENT))
                sent += MOST_UNSENT
            waiting = asyncio.create_task(near.has_room())
            await asyncio.sleep(0.01)
            assert not waiting.done()
            far._transport.resume_reading()
            await asyncio.wait_for(waiting, 60)
            await until(lambda: heard == sent)

            assert not near.is_full

    asyncio.run(scene())


def test_who_waits_for_room_is_released_by_the_end() -> None:
    async def scene() -> None:
        async with channels() as (near, far):
            assert far._transport
            far._transport.pause_reading()
            while not near.is_full:
                near.write(bytes(MOST_UNSENT))
            waiting = asyncio.create_task(near.has_room())
            near.abort()
            await asyncio.wait_for(waiting, 60)

    asyncio.run(scene())
