"""Tables before everything is compiled: they begin with the rules, and late bots catch up."""

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from monuments.bots.registry import bots_for
from monuments.bots.warmup import stage_of
from monuments.engine.refusal import RefusalError
from monuments.games.registry import GAMES
from monuments.server.app import begin, make_house
from monuments.server.choice import bot_infos
from monuments.server.lobby import Lobby
from monuments.server.making import make
from monuments.server.positions import info_of
from monuments.server.preparation import Preparation
from monuments.server.requests import NewTable, SeatWish
from monuments.server.settings import Settings


def test_simple_bots_are_ready_before_those_that_search() -> None:
    prepared = Preparation()
    prepared.add("antiquity")
    rules_only = [bot.name for bot in bot_infos("antiquity", prepared) if bot.prepared]
    prepared.add("antiquity-bots")
    simple = [bot.name for bot in bot_infos("antiquity", prepared) if bot.prepared]

    assert rules_only == ["random"]
    assert simple == ["random", "greedy", "ione", "dion", "myron", "xenia"]
    assert not prepared.is_set()
    assert not any(bot.prepared for bot in bot_infos("fabuleux", prepared))


def test_every_bot_has_a_stage_and_the_last_one_is_all() -> None:
    prepared = Preparation()
    prepared.set()

    assert prepared.is_set()
    assert prepared.has_rules()
    assert prepared.has(*(stage_of(game, bot) for game in GAMES for bot in bots_for(game)))


def alone_with(bot: str) -> NewTable:
    return NewTable("antiquity", [SeatWish("bot", bot=bot), SeatWish("bot", bot=bot)])


def in_fresh_house(data: Path, scene: Callable[[Lobby], Coroutine[Any, Any, None]]) -> None:
    """Let something happen where nothing is compiled yet."""

    async def run() -> None:
        lobby = Lobby(make_house(Settings(data=str(data), bot_pause=0, bot_seconds=0.01)))
        await begin(lobby)
        try:
            await scene(lobby)
        finally:
            lobby.house.stopping = True
            await lobby.house.finish()
            await lobby.house.store.close()

    asyncio.run(run())


def test_no_table_is_made_before_its_rules_are_ready(tmp_path: Path) -> None:
    async def scene(lobby: Lobby) -> None:
        lobby.house.prepared.add("fabuleux")
        with pytest.raises(RefusalError, match="preparing"):
            await make(lobby, alone_with("random"))
        lobby.house.prepared.add("antiquity")
        made, _ = await make(lobby, alone_with("random"))
        table = await lobby.find(made.table)
        while table.story.game_seq < 5:
            await asyncio.sleep(0.01)

    in_fresh_house(tmp_path, scene)


def test_a_late_bot_is_shown_as_such_and_plays_when_it_is_ready(tmp_path: Path) -> None:
    async def scene(lobby: Lobby) -> None:
        for stage in ("antiquity", "antiquity-bots"):
            lobby.house.prepared.add(stage)
        made, _ = await make(lobby, alone_with("clio"))
        table = await lobby.find(made.table)
        began = table.story.game_seq
        await asyncio.sleep(0.3)
        assert table.story.game_seq == began
        assert [seat.preparing for seat in info_of(table).seats] == [True, True]

        lobby.house.prepared.add("search")
        assert [seat.preparing for seat in info_of(table).seats] == [False, False]
        while table.story.game_seq == began:
            await asyncio.sleep(0.01)

    in_fresh_house(tmp_path, scene)
