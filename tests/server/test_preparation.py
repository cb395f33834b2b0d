"""Tables before everything is compiled: rules come first, bots catch up."""

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from monuments.bots.registry import bots_for
from monuments.bots.warmup import stage_of
from monuments.engine.refusal import RefusalError
from monuments.games.registry import GAMES
from monuments.server.app import make_services
from monuments.server.lifespan import begin
from monuments.server.lobby.create_table import make
from monuments.server.lobby.lobby import Lobby
from monuments.server.messages.http_payloads import NewTable, SeatWish
from monuments.server.preparation import Preparation
from monuments.server.settings import Settings
from monuments.server.table.bot_choice import bot_infos


def test_simple_bots_are_ready_before_those_that_search() -> None:
    prepared = Preparation()
    prepared.add("antiquity")
    rules_only = [bot.name for bot in bot_infos("antiquity", prepared) if bot.prepared]
    prepared.add("antiquity-bots")
    simple = [bot.name for bot in bot_infos("antiquity", prepared) if bot.prepared]

    assert rules_only == ["random"]
    assert simple == ["random", "greedy", "ione", "dion", "myron", "xenia", "theon"]
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


def in_fresh_services(data: Path, scene: Callable[[Lobby], Coroutine[Any, Any, None]]) -> None:
    """Let something happen where nothing is compiled yet."""

    async def run() -> None:
        lobby = Lobby(make_services(Settings(data=str(data), bot_pause=0, bot_seconds=0.01)))
        await begin(lobby)
        try:
            await scene(lobby)
        finally:
            lobby.services.stopping = True
            await lobby.services.finish()
            await lobby.services.store.close()

    asyncio.run(run())


def test_no_table_is_made_before_its_rules_are_ready(tmp_path: Path) -> None:
    async def scene(lobby: Lobby) -> None:
        lobby.services.prepared.add("fabuleux")
        with pytest.raises(RefusalError, match="preparing"):
            await make(lobby, alone_with("random"))
        lobby.services.prepared.add("antiquity")
        made, _ = await make(lobby, alone_with("random"))
        table = await lobby.find(made.table)
        while table.state.game_seq < 5:
            await asyncio.sleep(0.01)

    in_fresh_services(tmp_path, scene)


def test_a_late_bot_is_shown_as_such_and_plays_when_it_is_ready(tmp_path: Path) -> None:
    async def scene(lobby: Lobby) -> None:
        for stage in ("antiquity", "antiquity-bots"):
            lobby.services.prepared.add(stage)
        made, _ = await make(lobby, alone_with("clio"))
        table = await lobby.find(made.table)
        began = table.state.game_seq
        await asyncio.sleep(0.3)
        assert table.state.game_seq == began
        assert [seat.preparing for seat in table.info().seats] == [True, True]

        lobby.services.prepared.add("search")
        assert [seat.preparing for seat in table.info().seats] == [False, False]
        while table.state.game_seq == began:
            await asyncio.sleep(0.01)

    in_fresh_services(tmp_path, scene)
