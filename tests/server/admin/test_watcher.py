"""The host's acts reach a running process: its tables, restrictions and words."""

import asyncio
import time
from collections.abc import Callable, Coroutine
from pathlib import Path
from random import Random
from typing import Any

import pytest
import sqlalchemy as sa
from structlog.testing import capture_logs

from monuments.engine.refusal import RefusalError
from monuments.games.registry import open_game
from monuments.server.admin.acts import perform
from monuments.server.admin.audit import Act
from monuments.server.admin.watcher import Watcher
from monuments.server.lobby.lobby import Lobby
from monuments.server.storage import schema
from monuments.server.unwanted_words import UnwantedWords
from tests.server.in_process import TABLE, laid, opened

HOUR = 3600.0


def run(data: Path, scene: Callable[[Lobby, Watcher], Coroutine[Any, Any, None]]) -> None:
    """Run a scene with a table in memory and a watcher that has just begun."""

    async def main() -> None:
        async with opened(data) as lobby:
            await laid(lobby, "antiquity", "", 2, open_game("antiquity", {}).deal(2, Random(1)))
            watcher = Watcher(lobby)
            await watcher.begin()
            await scene(lobby, watcher)

    asyncio.run(main())


async def act(lobby: Lobby, act: str, **what: Any) -> None:
    """Do what another process does: nothing here learns of it."""
    given = {"by": "host", "at": time.time(), "table": TABLE, **what}
    await perform(lobby.services.store, Act(act, **given))  # type: ignore[arg-type]


def test_a_table_that_is_being_loaded_learns_that_it_is_closed(tmp_path: Path) -> None:
    async def scene(lobby: Lobby, watcher: Watcher) -> None:
        for moment in range(20):
            lobby._open.clear()
            finding = asyncio.create_task(lobby.find(TABLE))
            await asyncio.sleep(moment / 5_000)
            await act(lobby, "close", words=f"notice {moment}")
            await watcher.look()
            table = await finding
            assert table.info().closed == f"notice {moment}"

    run(tmp_path, scene)


def test_only_acts_since_the_start_are_applied(tmp_path: Path) -> None:
    async def scene(lobby: Lobby, watcher: Watcher) -> None:
        await act(lobby, "mute", seat=0, until=time.time() + HOUR)
        await act(lobby, "unmute", seat=0)
        await act(lobby, "mute", seat=1, until=time.time() + HOUR)
        later = Watcher(lobby)
        await later.begin()
        with capture_logs() as logs:
            await later.look()
            await watcher.look()
            await watcher.look()
        applied = [(each["number"], each["act"]) for each in logs if each["event"] == "act"]

        assert applied == [(1, "mute"), (2, "unmute"), (3, "mute")]
        lobby.services.restrictions.check_voice(TABLE, 0)
        with pytest.raises(RefusalError, match="muted"):
            lobby.services.restrictions.check_voice(TABLE, 1)

    run(tmp_path, scene)


def test_an_act_that_fails_holds_up_no_other(tmp_path: Path) -> None:
    async def scene(lobby: Lobby, watcher: Watcher) -> None:
        until = time.time() + HOUR
        lobby._open.clear()
        await lobby.services.store.run(sa.update(schema.tables).values(settings="{"))
        await act(lobby, "block", seat=0, until=until)
        await act(lobby, "block", table=None, address="192.0.2.7", until=until)
        with capture_logs() as logs:
            await watcher.look()
            await watcher.look()

        assert [each["number"] for each in logs if each["event"] == "act"] == [1, 2]
        assert [each["number"] for each in logs if each["event"] == "act_failed"] == [1]
        with pytest.raises(RefusalError, match="address-blocked"):
            lobby.services.restrictions.check_address("192.0.2.7")

    run(tmp_path, scene)


def test_words_stay_in_force_while_their_file_is_missing(tmp_path: Path) -> None:
    async def scene(lobby: Lobby, watcher: Watcher) -> None:
        file = tmp_path / "words.txt"
        file.write_text("rude", "utf-8")
        lobby.services.words = UnwantedWords(str(file))
        await watcher.look()
        file.unlink()
        with capture_logs() as logs:
            await watcher.look()

        assert lobby.services.words.are_in("so rude")
        assert [each["event"] for each in logs] == ["words_unread"]
        file.write_text("uncouth", "utf-8")
        await watcher.look()
        assert not lobby.services.words.are_in("so rude")
        assert lobby.services.words.are_in("uncouth")

    run(tmp_path, scene)
