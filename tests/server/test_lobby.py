"""What a process keeps of its tables: nothing of those that were put away."""

import asyncio
import gc
import json
import weakref
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any, TypeAlias

import pytest
import sqlalchemy as sa

from monuments.server.app import begin, make_house
from monuments.server.lobby import Lobby
from monuments.server.making import make
from monuments.server.requests import NewTable, SeatWish
from monuments.server.settings import Settings
from monuments.server.tables import Table
from tests.server.running import new_database

DAY = 86_400.0
OPEN = SeatWish("open")
SEATS = [SeatWish("me", "Ada"), OPEN]
WAITING = NewTable("antiquity", SEATS, wait=True, absence=3 * DAY)

Scene: TypeAlias = Callable[[Lobby], Coroutine[Any, Any, None]]


def play_in(settings: Settings, scene: Scene) -> None:
    """Let something happen in a lobby of one's own."""

    async def run() -> None:
        lobby = Lobby(make_house(settings))
        await begin(lobby)
        lobby.house.prepared.set()
        try:
            await scene(lobby)
        finally:
            await lobby.house.finish()
            await lobby.house.bus.close()
            await lobby.house.store.close()

    asyncio.run(run())


async def waiting_table(lobby: Lobby) -> Table:
    made, _ = await make(lobby, WAITING)
    return await lobby.find(made.table)


def timers_of_loop() -> int:
    """Return how many timers are running."""
    return sum(not each.cancelled() for each in vars(asyncio.get_running_loop())["_scheduled"])


def test_a_table_that_was_put_away_is_forgotten(tmp_path: Path) -> None:
    async def scene(lobby: Lobby) -> None:
        table = await waiting_table(lobby)
        lobby.leave(table, await lobby.follow(table, 0, 0))
        kept, id = weakref.ref(table), table.id
        del table
        running = asyncio.create_task(lobby.run())
        while id in lobby._open:  # to find it would bring it back
            await asyncio.sleep(0.1)
        running.cancel()
        gc.collect()

        assert kept() is None

    play_in(Settings(data=str(tmp_path), idle_seconds=0.1), scene)


def test_who_comes_and_goes_leaves_one_timer(tmp_path: Path) -> None:
    async def scene(lobby: Lobby) -> None:
        table = await waiting_table(lobby)
        watcher = await lobby.follow(table, None, 0)
        before = timers_of_loop()
        for _ in range(5):
            lobby.leave(table, await lobby.follow_on(table, 0))
        while_away = timers_of_loop()
        await lobby.follow_on(table, 0)
        when_back = timers_of_loop()
        lobby.leave(table, watcher)

        assert while_away == before + 1
        assert when_back == before

    play_in(Settings(data=str(tmp_path)), scene)


def test_each_who_leaves_before_the_start_is_followed_by_the_next(tmp_path: Path) -> None:
    async def scene(lobby: Lobby) -> None:
        made, _ = await make(lobby, NewTable("antiquity", [*SEATS, OPEN], wait=True, absence=1))
        table = await lobby.find(made.table)
        table.story.chairs[1].taken = table.story.chairs[2].taken = True
        watcher = await lobby.follow(table, None, 0)
        followers = [await lobby.follow(table, seat, 0) for seat in range(2)]
        lobby.leave(table, followers[0])
        await asyncio.sleep(0.6)
        lobby.leave(table, followers[1])
        await asyncio.sleep(1.3)
        hosts = [json.loads(each).get("host") for each in watcher.take_all()]

        assert hosts[-3:] == [0, 1, 2]

    play_in(Settings(data=str(tmp_path)), scene)


@pytest.mark.slow
def test_who_is_connected_is_noted_of_all_tables_at_once(database: str, tmp_path: Path) -> None:
    notes = list[Any]()

    def hear(_: Any, __: Any, statement: str, given: Any, *___: Any) -> None:
        if statement.startswith("UPDATE seats SET seen"):
            notes.append(given)

    async def scene(lobby: Lobby) -> None:
        tables = [await waiting_table(lobby) for _ in range(20)]
        for table in tables:
            await lobby.follow(table, 0, 0)
        running = asyncio.create_task(lobby.watch())
        notes.clear()
        await asyncio.sleep(1.8)
        running.cancel()
        people = [await lobby.house.store.seats(table.id) for table in tables]

        assert 1 <= len(notes) <= 3
        assert all(each[0]["seen"] and not each[1]["seen"] for each in people)

    settings = Settings(data=str(tmp_path), database_url=asyncio.run(new_database(database)))
    sa.event.listen(sa.Engine, "before_cursor_execute", hear)
    try:
        play_in(settings, scene)
    finally:
        sa.event.remove(sa.Engine, "before_cursor_execute", hear)
