"""Commands that are sent again: whatever was done is answered as before, and nothing is changed.

People play a short game at one of the server's own tables. Now and then they send all again from
the beginning, or one comes back and the end is sent again, as after a connection that was lost.
What was refused is not kept: here those are plays with a number, which are too late afterwards.
"""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any, Final

import msgspec
import pytest
import sqlalchemy as sa

from monuments.engine.game import OVER
from monuments.engine.options import read_options
from monuments.games.registry import open_game
from monuments.server import schema
from monuments.server.lobby import Lobby
from monuments.server.polling import command as command_by_http
from monuments.server.protocol import (
    Answer,
    AnyCommand,
    Chat,
    Leave,
    Ping,
    Play,
    Return,
    Say,
    Undo,
)
from monuments.server.tables import Table
from tests.server.housing import TABLE, Reader, laid, opened
from tests.server.running import random_play
from tests.server.test_undo import seen_at

MOST_COMMANDS: Final = 40
UNNUMBERED: Final = (Ping, Say)
"""They make no entry: their answer has the number of the last one."""


@dataclass(frozen=True)
class Sent:
    """A command of a seat, and how it was answered."""

    seat: int
    command: AnyCommand
    answer: Answer


@dataclass
class Session:
    """A table, and all that was sent to it."""

    lobby: Lobby
    table: Table
    readers: list[Reader]
    rng: Random
    sent: list[Sent] = field(default_factory=list)

    async def do(self, seat: int, type: Any, *fields: Any, **named: Any) -> None:
        """Send something new."""
        command = type(f"c{len(self.sent)}", *fields, **named)
        self.sent.append(Sent(seat, command, await self.readers[seat].do(command)))

    async def do_something(self) -> None:
        """Let somebody do one of the many things that people do."""
        story, rng, game = self.table.story, self.rng, self.table.game
        seats, mover = len(self.readers), story.mover
        assert story.s is not None
        forms = msgspec.to_builtins(game.forms(story.s))
        match rng.randrange(8):
            case 0 if story.chat:
                await self.do(rng.randrange(seats), Say, f"word {len(self.sent)}")
            case 1:
                await self.do(rng.randrange(seats), Ping)
            case 2:
                await self.do(0, Chat, on=rng.random() < 0.7)
            case 3:
                await self.do((mover + 1) % seats, Leave)
                await self.do((mover + 1) % seats, Return)
            case 4:
                text = random_play({"forms": forms}, rng)
                await self.do((mover + 1) % seats, Play, text, seq=story.game_seq)
            case 5 if story.can_undo(mover):
                await self.do(mover, Undo)
            case _:
                await self.do(mover, Play, random_play({"forms": forms}, rng))

    async def kept(self) -> list[Any]:
        """Return all that is stored of the table and all that is to be seen of it."""
        e, c, store = schema.events, schema.chats, self.lobby.house.store
        rows = [await store.all(sa.select(each).order_by(sa.text("1, 2"))) for each in (e, c)]
        return [*rows, *await seen_at(self.table)]

    async def send_again(self, again: Sequence[Sent], *, by_http: bool) -> None:
        """Send some once more: each is answered as before, and nobody is shown anything."""
        await self.table.show_chat()  # what was said last may be on its way
        before = await self.kept()
        for reader in self.readers:
            reader.sent()
        for each in again:
            check(each, await self._once_more(each, by_http=by_http))

        assert await self.kept() == before
        told = b"".join(message for reader in self.readers for message in reader.sent())
        assert b'"type":"update"' not in told
        assert b'"type":"said"' not in told

    async def _once_more(self, each: Sent, *, by_http: bool) -> Answer:
        if by_http:
            return await command_by_http(self.lobby, self.table, each.seat, each.command)
        return await self.readers[each.seat].do(each.command)

    async def come_back(self, seat: int) -> None:
        """Let a seat lose its connection, and have another one."""
        self.readers[seat].leave()
        since = self.rng.randint(0, self.table.story.seq)
        self.readers[seat] = await Reader.come(self.lobby, self.table, seat, since, changes=True)


def check(first: Sent, again: Answer) -> None:
    """What was done is answered as before; what was refused is refused."""
    if first.answer.refusal:
        assert again.refusal is not None, first
    elif isinstance(first.command, UNNUMBERED):
        assert again.refusal is None, first
    else:
        assert again == first.answer, first


async def begin(lobby: Lobby, table: Table, rng: Random, sent: list[Sent]) -> Session:
    readers = [
        await Reader.come(lobby, table, seat, changes=True) for seat in range(table.settings.seats)
    ]
    return Session(lobby, table, readers, rng, sent)


async def play_and_repeat(data: Path, name: str, options: str, seats: int, seed: int) -> list[Sent]:
    """Play, repeating on the way; then start the server anew and repeat everything."""
    game, rng = open_game(name, read_options(options)), Random(seed)
    async with opened(data) as lobby:
        table = await laid(lobby, name, options, seats, game.deal(seats, rng))
        session = await begin(lobby, table, rng, [])
        while len(session.sent) < MOST_COMMANDS and table.story.mover != OVER:
            await session.do_something()
            cut = rng.randint(0, len(session.sent))
            if rng.random() < 0.2:
                await session.send_again(session.sent[:cut], by_http=False)
            if rng.random() < 0.2:
                await session.come_back(rng.randrange(seats))
                await session.send_again(session.sent[cut:], by_http=rng.random() < 0.5)
    async with opened(data) as lobby:
        session = await begin(lobby, await lobby.find(TABLE), rng, session.sent)
        await session.send_again(session.sent, by_http=False)
    return session.sent


CASES = [("antiquity", "", 2), ("antiquity", "powers=on", 3), ("fabuleux", "rounds=9", 3)]


@pytest.mark.parametrize(("name", "options", "seats"), CASES)
def test_what_is_sent_again_changes_nothing(
    tmp_path: Path, name: str, options: str, seats: int
) -> None:
    sent = asyncio.run(play_and_repeat(tmp_path, name, options, seats, seats))
    kinds = {type(each.command) for each in sent if each.answer.refusal is None}

    assert kinds >= {Play, Say, Ping, Chat, Leave, Return}
    assert any(each.answer.refusal for each in sent)


@pytest.mark.torture
@pytest.mark.parametrize("seed", range(100, 140))
@pytest.mark.parametrize(("name", "options", "seats"), CASES)
def test_no_other_list_changes_anything_either(
    tmp_path: Path, name: str, options: str, seats: int, seed: int
) -> None:
    assert asyncio.run(play_and_repeat(tmp_path, name, options, seats, seed))
