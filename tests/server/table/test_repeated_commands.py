"""Repeated commands: each gets its former answer, and changes nothing.

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
from monuments.server.http.polling import command as command_by_http
from monuments.server.lobby.lobby import Lobby
from monuments.server.messages.protocol import (
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
from monuments.server.storage import schema
from monuments.server.table.session import TableSession
from tests.server.in_process import TABLE, Reader, laid, opened
from tests.server.running import random_play
from tests.server.table.test_undo import seen_at

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
    table: TableSession
    readers: list[Reader]
    rng: Random
    sent: list[Sent] = field(default_factory=list)

    async def do(self, seat: int, type: Any, *fields: Any, **named: Any) -> None:
        """Send something new."""
        command = type(f"c{len(self.sent)}", *fields, **named)
        self.sent.append(Sent(seat, command, await self.readers[seat].do(command)))

    async def do_something(self) -> None:
        """Let somebody do one of the many things that people do."""
        state, rng, game = self.table.state, self.rng, self.table.game
        seats, mover = len(self.readers), state.mover
        assert state.s is not None
        forms = msgspec.to_builtins(game.forms(state.s))
        match rng.randrange(8):
            case 0 if state.chat:
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
                await self.do((mover + 1) % seats, Play, text, seq=state.game_seq)
            case 5 if state.can_undo(mover):
                await self.do(mover, Undo)
            case _:
                await self.do(mover, Play, random_play({"forms": forms}, rng))

    async def kept(self) -> list[Any]:
        """Return all that is stored of the table and all that is to be seen of it."""
        e, c, store = schema.events, schema.chats, self.lobby.services.store
        rows = [await store.all(sa.select(each).order_by(sa.text("1, 2"))) for each in (e, c)]
        return [*rows, *await seen_at(self.table)]

    async def send_again(self, again: Sequence[Sent], *, by_http: bool) -> None:
        """Repeat some commands: each gets its former answer, and nobody receives anything."""
        await self.table.read_chat()  # the last messages may still be in transit
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
        since = self.rng.randint(0, self.table.state.seq)
        self.readers[seat] = await Reader.come(self.lobby, self.table, seat, since, changes=True)


def check(first: Sent, again: Answer) -> None:
    """Accepted commands get their former answers; refused ones are refused again."""
    if first.answer.refusal:
        assert again.refusal is not None, first
    elif isinstance(first.command, UNNUMBERED):
        assert again.refusal is None, first
    else:
        assert again == first.answer, first


async def begin(lobby: Lobby, table: TableSession, rng: Random, sent: list[Sent]) -> Session:
    readers = [
        await Reader.come(lobby, table, seat, changes=True) for seat in range(table.settings.seats)
    ]
    return Session(lobby, table, readers, rng, sent)


async def play_and_repeat(data: Path, name: str, options: str, seats: int, seed: int) -> list[Sent]:
    """Repeat commands while playing, then all of them after a restart."""
    game, rng = open_game(name, read_options(options)), Random(seed)
    async with opened(data) as lobby:
        table = await laid(lobby, name, options, seats, game.deal(seats, rng))
        session = await begin(lobby, table, rng, [])
        while len(session.sent) < MOST_COMMANDS and table.state.mover != OVER:
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
def test_a_repeated_command_changes_nothing(
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
