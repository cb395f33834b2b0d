"""Processes that are silent, dead, cut off or slow: none holds up the others."""

import asyncio
import socket
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from typing import Any

import pytest

from monuments.server.cluster import peers as peers_module
from monuments.server.cluster.channel import MOST_UNSENT, Channel
from monuments.server.cluster.frames import FrameError, Kind
from monuments.server.cluster.link import Link
from monuments.server.cluster.peers import DeadPeerError, Peers, SilentPeerError
from monuments.server.http.served import ServedSocket
from monuments.server.metrics import Metrics
from monuments.server.settings import Settings
from monuments.server.storage.postgres_store import PostgresStore
from monuments.server.table.ownership import NotOwnerError, Ownership
from monuments.server.table.subscribers import Subscriber
from tests.server.running import execute, new_database
from tests.server.wiring import Wire

SETTINGS = Settings(beat_seconds=0.1, lease_seconds=0.6)
ALIVE = 600.0
PATIENCE = 20.0

pytestmark = pytest.mark.slow


@pytest.fixture
def own_database(database: str) -> str:
    return asyncio.run(new_database(database))


class Heard:
    """A stream that keeps what it hears."""

    def __init__(self) -> None:
        self.payloads: list[bytes] = []
        self.is_lost = False

    def hear(self, kind: int, payload: bytes) -> None:
        self.payloads.append(payload)

    def lose(self) -> None:
        self.is_lost = True


class Process:
    """As much of a process as others speak to."""

    def __init__(self, database: str) -> None:
        self.store = PostgresStore(database, Metrics())
        self.peers = Peers(self.store, SETTINGS, self.serve)
        self.served: list[Heard] = []
        self.links: list[tuple[Link, int]] = []

    def serve(self, link: Link, number: int, payload: bytes) -> Heard:
        if payload == b"nonsense":
            raise FrameError
        self.links.append((link, number))
        self.served.append(Heard())
        return self.served[-1]


@asynccontextmanager
async def processes(database: str, count: int) -> AsyncIterator[list[Process]]:
    """Run some processes on a database."""
    found = [Process(database) for _ in range(count)]
    beating = []
    for each in found:
        await each.store.open()
        await each.peers.listen()
        await each.store.stay_alive(ALIVE)
        beating.append(asyncio.create_task(each.peers.run()))
    yield found
    for task in beating:
        task.cancel()
    for each in found:
        await each.peers.close()
        await each.store.close()


def run(test: Callable[[], Coroutine[Any, Any, None]]) -> None:
    asyncio.run(asyncio.wait_for(test(), 60))


async def until(holds: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < end
        await asyncio.sleep(0.01)


async def move_to(process: Process, database: str, port: int) -> None:
    """Have the others reach a process at another port."""
    moved = f"UPDATE processes SET address = '127.0.0.1 {port}'"
    where = f" WHERE process = '{process.store.process}'"
    await asyncio.to_thread(execute, database, moved + where)


def test_all_who_ask_a_silent_process_wait_only_once(
    own_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(peers_module, "SECONDS", 0.5)

    async def test() -> None:
        silent = socket.create_server(("127.0.0.1", 0))  # the system connects, and nobody answers
        async with processes(own_database, 2) as (ada, ben):
            await move_to(ben, own_database, silent.getsockname()[1])
            asking = [ada.peers.link_to(ben.store.process) for _ in range(50)]
            found = await asyncio.gather(*asking, return_exceptions=True)
        silent.accept()[0].close()
        silent.setblocking(False)
        with pytest.raises(BlockingIOError):  # there was only one connection
            silent.accept()
        silent.close()

        assert {type(each) for each in found} == {SilentPeerError}

    run(test)


def test_the_tables_of_a_dead_process_are_free_and_those_of_one_cut_off_are_not(
    own_database: str,
) -> None:
    async def test() -> None:
        async with processes(own_database, 2) as (ada, ben):
            ownership = Ownership(ada.store, Metrics())
            for table in ("one", "two"):
                assert (await ben.store.claim(table)).process == ben.store.process
            await ben.peers.close()
            with pytest.raises(DeadPeerError) as dead:
                await ada.peers.link_to(ben.store.process)
            assert dead.value.until is not None
            is_dead = ownership.bury(ben.store.process, dead.value.until)
            taken = await ownership.claim("one")
            await ben.store.stay_alive(ALIVE + 1)  # it lives, and only cannot be reached
            with pytest.raises(DeadPeerError) as again:
                await ada.peers.link_to(ben.store.process)
            assert again.value.until is not None
            is_dead_again = ownership.bury(ben.store.process, again.value.until)
            with pytest.raises(NotOwnerError):
                await ownership.claim("two")
            await ben.store.depart()
            with pytest.raises(DeadPeerError) as gone:
                await ada.peers.link_to(ben.store.process)

        assert (is_dead, is_dead_again) == (True, False)
        assert taken.previous == ben.store.process
        assert gone.value.until is None

    run(test)


def test_a_network_that_carries_nothing_is_noticed_and_tried_again(own_database: str) -> None:
    async def test() -> None:
        async with processes(own_database, 2) as (ada, ben):
            row = await ada.store.reach(ben.store.process)
            assert row
            wire = Wire(int(row["address"].split(" ")[1]))
            wire.start()
            await move_to(ben, own_database, wire.port)
            link, stream = await ada.peers.link_to(ben.store.process), Heard()
            link.open(stream, b"first")
            await until(lambda: len(ben.served) == 1)
            await asyncio.sleep(2 * SETTINGS.lease_seconds)
            is_open = link.is_open  # beats go both ways
            wire.die()
            await until(lambda: stream.is_lost and ben.served[0].is_lost)
            wire.heal()
            again = await ada.peers.link_to(ben.store.process)
            again.open(Heard(), b"second")
            await until(lambda: len(ben.served) == 2)
            wire.end()

        assert is_open
        assert again is not link

    run(test)


def test_nonsense_ends_a_link_and_nothing_else(own_database: str) -> None:
    async def test() -> None:
        async with processes(own_database, 3) as (ada, ben, eve):
            other = await eve.peers.link_to(ben.store.process)
            link, stream = await ada.peers.link_to(ben.store.process), Heard()
            link.open(stream, b"nonsense")
            await until(lambda: stream.is_lost)
            late = Heard()
            link.open(late, b"late")  # nobody may wait for its answer
            await until(lambda: late.is_lost)
            other.open(Heard(), b"sense")
            await until(lambda: len(ben.served) == 1)
            is_open = (link.is_open, other.is_open)

        assert is_open == (False, True)

    run(test)


def test_a_process_that_does_not_read_costs_little_memory(own_database: str) -> None:
    async def test() -> None:
        async with processes(own_database, 2) as (ada, ben):
            link = await ada.peers.link_to(ben.store.process)
            link.open(Heard(), b"a socket")
            await until(lambda: bool(ben.links))
            back, number = ben.links[0]
            served, subscriber = ServedSocket(back, number), Subscriber(None, 64)
            subscriber.connect(served.send_now, lambda: None)
            transport = channel_of(link)._transport
            assert transport
            transport.pause_reading()
            sent = 0
            while subscriber.offer(b"%9d" % sent * 1_000):
                sent += 1
                await asyncio.sleep(0)
            waiting = channel_of(back)._transport
            assert waiting
            unsent = waiting.get_write_buffer_size()

        assert subscriber.dropped
        assert unsent < 2 * MOST_UNSENT

    run(test)


def channel_of(link: Link) -> Channel:
    return link._channel


def test_a_link_carries_what_is_longer_than_a_piece_of_the_network(own_database: str) -> None:
    async def test() -> None:
        async with processes(own_database, 2) as (ada, ben):
            link = await ada.peers.link_to(ben.store.process)
            number = link.open(Heard(), b"long")
            for each in (b"x" * 5_000_000, b"short"):
                link.send(Kind.DATA, number, each)
            await until(lambda: bool(ben.served) and len(ben.served[0].payloads) == 2)

        assert [len(each) for each in ben.served[0].payloads] == [5_000_000, 5]

    run(test)
