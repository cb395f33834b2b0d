"""The memory of a process: nothing remains of unloaded tables."""

import asyncio
import gc
import json
import time
import weakref
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any, TypeAlias

import pytest
import sqlalchemy as sa
from structlog.testing import capture_logs

from monuments.engine.refusal import RefusalError
from monuments.server.app import make_services
from monuments.server.lifespan import begin
from monuments.server.lobby.create_table import make
from monuments.server.lobby.lobby import Lobby
from monuments.server.lobby.personal_data import erase
from monuments.server.messages.http_payloads import NewTable, SeatWish
from monuments.server.restrictions import of_seat
from monuments.server.settings import Settings
from monuments.server.storage import schema
from monuments.server.table.session import TableSession
from monuments.server.table.state import SeatState
from monuments.server.table.table_settings import Sitting

DAY = 86_400.0
OPEN = SeatWish("open")
SEATS = [SeatWish("me", "Ada"), OPEN]
WAITING = NewTable("antiquity", SEATS, wait=True, absence=3 * DAY)

Scene: TypeAlias = Callable[[Lobby], Coroutine[Any, Any, None]]


def play_in(settings: Settings, scene: Scene) -> None:
    """Run a function in a lobby of its own."""

    async def run() -> None:
        lobby = Lobby(make_services(settings))
        await begin(lobby)
        lobby.services.prepared.set()
        try:
            await scene(lobby)
        finally:
            await lobby.services.finish()
            await lobby.services.notifications.close()
            await lobby.services.store.close()

    asyncio.run(run())


async def waiting_table(lobby: Lobby) -> TableSession:
    made, _ = await make(lobby, WAITING)
    return await lobby.find(made.table)


def timers_of_loop() -> int:
    """Return how many timers are running."""
    return sum(not each.cancelled() for each in vars(asyncio.get_running_loop())["_scheduled"])


def test_an_unloaded_table_is_forgotten(tmp_path: Path) -> None:
    async def scene(lobby: Lobby) -> None:
        table = await waiting_table(lobby)
        lobby.leave(table, await lobby.subscribe(table, 0, 0))
        kept, id = weakref.ref(table), table.id
        del table
        running = asyncio.create_task(lobby.run())
        while id in lobby._open:  # to find it would bring it back
            await asyncio.sleep(0.1)
        running.cancel()
        gc.collect()

        assert kept() is None

    play_in(Settings(data=str(tmp_path), idle_seconds=0.1), scene)


def test_connecting_again_and_again_leaves_one_timer(tmp_path: Path) -> None:
    async def scene(lobby: Lobby) -> None:
        table = await waiting_table(lobby)
        watcher = await lobby.subscribe(table, None, 0)
        before = timers_of_loop()
        for _ in range(5):
            lobby.leave(table, await lobby.subscribe_on(table, 0))
        while_away = timers_of_loop()
        await lobby.subscribe_on(table, 0)
        when_back = timers_of_loop()
        lobby.leave(table, watcher)

        assert while_away == before + 1
        assert when_back == before

    play_in(Settings(data=str(tmp_path)), scene)


def test_each_host_who_leaves_before_the_start_is_replaced_by_the_next(tmp_path: Path) -> None:
    async def scene(lobby: Lobby) -> None:
        made, _ = await make(lobby, NewTable("antiquity", [*SEATS, OPEN], wait=True, absence=1))
        table = await lobby.find(made.table)
        table.state.seats[1:] = [SeatState(taken=True)] * 2
        table.people[1:] = [Sitting("open", name, None) for name in ("Ben", "Cleo")]
        watcher = await lobby.subscribe(table, None, 0)
        subscribers = [await lobby.subscribe(table, seat, 0) for seat in range(2)]
        lobby.leave(table, subscribers[0])
        await asyncio.sleep(0.6)
        lobby.leave(table, subscribers[1])
        await asyncio.sleep(1.3)
        hosts = [json.loads(each).get("host") for each in watcher.take_all()]

        assert hosts[-3:] == [0, 1, 2]

    play_in(Settings(data=str(tmp_path)), scene)


def test_a_damaged_table_is_left_out_of_the_list(tmp_path: Path) -> None:
    async def scene(lobby: Lobby) -> None:
        wish = NewTable("antiquity", SEATS, wait=True, listed=True)
        damaged, sound = [(await make(lobby, wish))[0].table for _ in range(2)]
        lobby._open.clear()
        t = schema.tables
        await lobby.services.store.run(sa.update(t).where(t.c.id == damaged).values(settings="{"))
        with capture_logs() as logs:
            tables = [await lobby.find_if_can(id) for id in await lobby.listed()]

        assert [table.id for table in tables if table] == [sound]
        assert [entry["table"] for entry in logs if entry["event"] == "table_damaged"] == [damaged]
        assert b"monuments_damaged_tables_total 1.0" in lobby.services.metrics.text()

    play_in(Settings(data=str(tmp_path)), scene)


def test_a_table_is_loaded_once_even_if_the_first_who_asked_has_gone(tmp_path: Path) -> None:
    async def scene(lobby: Lobby) -> None:
        id = (await waiting_table(lobby)).id
        lobby._open.clear()
        first, second = (asyncio.create_task(lobby.find(id)) for _ in range(2))
        await asyncio.sleep(0)
        first.cancel()
        await asyncio.wait([first])
        third = asyncio.create_task(lobby.find(id))

        assert await second is await third
        assert first.cancelled()


def test_a_table_is_in_memory_once(tmp_path: Path) -> None:
    """Also if it is asked for while a failed deletion lets the next one in."""

    async def scene(lobby: Lobby) -> None:
        id = (await waiting_table(lobby)).id
        lobby._open.clear()
        nothing = sa.delete(schema.tables).where(sa.false())
        deleting = asyncio.create_task(lobby.delete(id, nothing))
        await asyncio.sleep(0)
        waiting = asyncio.create_task(lobby.find(id))
        is_deleted = await deleting
        found = [await lobby.find(id), await waiting]

        assert not is_deleted
        assert found[0] is found[1]

    play_in(Settings(data=str(tmp_path)), scene)


def test_locks_of_tables_are_not_kept(tmp_path: Path) -> None:
    async def scene(lobby: Lobby) -> None:
        id = (await waiting_table(lobby)).id
        lobby._open.clear()
        await asyncio.gather(*(lobby.find(id) for _ in range(5)))
        gc.collect()

        assert dict(lobby._opening) == {}

    play_in(Settings(data=str(tmp_path)), scene)


def test_an_erased_seat_is_not_joined_by_a_connection_that_waits(tmp_path: Path) -> None:
    async def scene(lobby: Lobby) -> None:
        table = await waiting_table(lobby)
        async with table.lock:  # the key was checked before
            erasing = asyncio.create_task(erase(table, 0))
            while not table.lock._waiters:
                assert not erasing.done()
                await asyncio.sleep(0.01)
            joining = asyncio.create_task(lobby.subscribe(table, 0, 0))
            await asyncio.sleep(0)
        await erasing
        with pytest.raises(RefusalError, match="not-your-seat"):
            await joining

        assert table.broadcaster.subscribers == set()

    play_in(Settings(data=str(tmp_path)), scene)


def test_a_blocked_seat_is_not_joined_by_a_connection_that_waits(tmp_path: Path) -> None:
    async def scene(lobby: Lobby) -> None:
        table = await waiting_table(lobby)
        async with table.lock:
            joining = asyncio.create_task(lobby.subscribe(table, 0, 0))
            await asyncio.sleep(0)
            until = time.time() + 60
            lobby.services.restrictions.learn([{"target": of_seat(table.id, 0), "until": until}])
        with pytest.raises(RefusalError, match="seat-blocked"):
            await joining

    play_in(Settings(data=str(tmp_path)), scene)
