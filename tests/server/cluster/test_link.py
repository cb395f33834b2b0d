"""A link carries many streams in order, and loses all of them at once."""

import asyncio

from structlog.testing import capture_logs

from monuments.server.cluster.frames import Kind
from monuments.server.cluster.link import Link
from tests.server.cluster.linked import Noted, Served, channels, links, until


def test_both_sides_open_streams_and_hear_only_their_own() -> None:
    async def scene() -> None:
        here, there = Served(), Served()
        async with links(here, there) as (near, far):
            asked, other, back = Noted(), Noted(), Noted()
            numbers = [near.open(asked, b"first"), near.open(other, b"second")]
            number = far.open(back, b"from there")
            await until(lambda: len(there.openings) == 2 and here.openings)
            assert len({*numbers, number}) == 3
            far.send(Kind.DATA, numbers[0], b"1")
            far.send(Kind.DATA, numbers[1], b"2")
            far.send(Kind.CLOSE, numbers[0])
            near.send(Kind.DATA, number, b"3")
            await until(lambda: len(asked.heard) == 2 and other.heard and back.heard)

            assert there.openings == [b"first", b"second"]
            assert asked.heard == [(Kind.DATA, b"1"), (Kind.CLOSE, b"")]
            assert other.heard == [(Kind.DATA, b"2")]
            assert back.heard == [(Kind.DATA, b"3")]

    asyncio.run(scene())


def test_a_forgotten_stream_hears_nothing_and_loses_nothing() -> None:
    async def scene() -> None:
        here, there = Served(), Served()
        async with links(here, there) as (near, far):
            forgotten, kept = Noted(), Noted()
            numbers = [near.open(forgotten, b""), near.open(kept, b"")]
            await until(lambda: len(there.streams) == 2)
            near.forget(numbers[0])
            for number in numbers:
                far.send(Kind.DATA, number, b"late")
            await until(lambda: kept.heard)
            near.close()

            assert forgotten == Noted()
            assert kept.lost == 1

    asyncio.run(scene())


def test_a_lost_connection_loses_the_streams_of_both_sides_once() -> None:
    async def scene() -> None:
        here, there = Served(), Served()
        async with links(here, there) as (near, far):
            stream = Noted()
            number = near.open(stream, b"")
            await until(lambda: there.streams)
            near.close()
            near.close()
            await until(lambda: not far.is_open)

            assert stream.lost == there.streams[number].lost == 1
            near.send(Kind.DATA, number, b"to nobody")
            late = Noted()
            near.open(late, b"")
            assert late.lost == 0  # its owner does not have it yet
            await until(lambda: late.lost)
            assert late.lost == 1

    asyncio.run(scene())


def test_other_bytes_than_frames_end_the_link() -> None:
    async def scene() -> None:
        here, ended = Served(), list[Link]()
        async with channels() as (near, far):
            link = Link("there", near, here.serve, is_caller=True)
            link.start(ended.append)
            with capture_logs() as logs:
                far.write(b"GET / HTTP/1.1\r\n\r\n")
                await until(lambda: ended)

            assert ended == [link]
            assert [(each["event"], each["cause"]) for each in logs] == [
                ("link_lost", "unreadable")
            ]

    asyncio.run(scene())


def test_a_silent_process_is_given_up_and_a_beat_is_no_silence() -> None:
    async def scene() -> None:
        here, there = Served(), Served()
        async with links(here, there) as (near, far):
            near._heard = far._heard = float("-inf")
            far.beat(float("inf"))
            await until(lambda: near._heard > 0)
            near.beat(60)
            assert near.is_open
            near._heard = float("-inf")
            with capture_logs() as logs:
                near.beat(60)

            assert not near.is_open
            assert [each["cause"] for each in logs] == ["silent"]

    asyncio.run(scene())
