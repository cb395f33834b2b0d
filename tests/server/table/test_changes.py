"""A seat cannot make entries for ever while the game stands still."""

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from random import Random
from typing import Any, TypeAlias

from monuments.games.registry import open_game
from monuments.server.lobby.lobby import Lobby
from monuments.server.messages.protocol import Answer, AnyCommand, Chat, Leave, Play, Return, Undo
from monuments.server.table.entries import Handed
from monuments.server.table.state import MOST_CHANGES
from tests.server.in_process import Reader, laid, opened

Body: TypeAlias = Callable[["Game"], Coroutine[Any, Any, None]]


class Game:
    """A game of two people whose cards have just been dealt."""

    def __init__(self, lobby: Lobby, readers: list[Reader]) -> None:
        self.lobby, self.readers, self.table = lobby, readers, readers[0].table
        self.count = 0

    @property
    def mover(self) -> Reader:
        return self.readers[self.table.state.mover]

    async def do(self, reader: Reader, kind: type[AnyCommand], *arguments: Any) -> Answer:
        self.count += 1
        return await reader.do(kind(f"c{self.count}", *arguments))

    async def do_well(self, reader: Reader, kind: type[AnyCommand], *arguments: Any) -> None:
        answer = await self.do(reader, kind, *arguments)
        assert answer.refusal is None, answer.refusal

    async def take(self) -> None:
        """Make a play that can be undone."""
        assert self.table.state.s is not None
        forms = self.table.game.forms(self.table.state.s)
        [take] = [form for form in forms if form.verb == "take"]
        await self.do_well(self.mover, Play, take.example())

    async def assert_refused(self, reader: Reader, kind: type[AnyCommand], *args: Any) -> None:
        """Assert that a command is refused and stores nothing."""
        before = self.table.state.seq
        answer = await self.do(reader, kind, *args)
        assert answer.refusal is not None
        assert (answer.refusal.reason, answer.refusal.args) == (
            "too-many-changes",
            {"most": MOST_CHANGES},
        )
        assert (answer.seq, self.table.state.seq) == (before, before)


def play(data: Path, body: Body) -> None:
    async def run() -> None:
        game = open_game("antiquity", {})
        async with opened(data) as lobby:
            table = await laid(lobby, "antiquity", "", 2, game.deal(2, Random(1)))
            readers = [await Reader.come(lobby, table, seat, changes=True) for seat in range(2)]
            for reader in readers:
                reader.subscriber.max_waiting = 100_000
            await body(Game(lobby, readers))

    asyncio.run(run())


def test_plays_are_not_taken_back_for_ever(tmp_path: Path) -> None:
    async def body(game: Game) -> None:
        mover = game.mover
        for _ in range(MOST_CHANGES):
            await game.take()
            await game.do_well(mover, Undo)
        await game.take()
        await game.assert_refused(mover, Undo)
        await game.do_well(mover, Play, "draw")  # a card was revealed
        await game.take()
        await game.do_well(mover, Undo)

    play(tmp_path, body)


def test_nobody_leaves_and_returns_for_ever(tmp_path: Path) -> None:
    async def body(game: Game) -> None:
        mover = game.mover
        [other] = [reader for reader in game.readers if reader is not mover]
        for _ in range(MOST_CHANGES // 2):
            await game.do_well(other, Leave)
            await game.do_well(other, Return)
        await game.assert_refused(other, Leave)
        await game.take()
        await game.do_well(mover, Undo)  # each seat has its own number
        await game.assert_refused(other, Leave)
        await game.do_well(mover, Play, "draw")
        await game.do_well(other, Leave)

    play(tmp_path, body)


def test_the_chat_is_not_switched_for_ever(tmp_path: Path) -> None:
    async def body(game: Game) -> None:
        host = game.readers[0]
        for number in range(MOST_CHANGES):
            await game.do_well(host, Chat, number % 2 == 1)
        await game.assert_refused(host, Chat, False)

    play(tmp_path, body)


def test_a_seat_is_not_given_back_for_ever(tmp_path: Path) -> None:
    """An owner who keeps coming and going waits for the next play."""

    async def body(game: Game) -> None:
        mover = game.mover
        [away] = [reader for reader in game.readers if reader is not mover]
        seat = away.subscriber.seat
        assert seat is not None
        for _ in range(MOST_CHANGES):
            away.leave()
            if not game.table.state.seats[seat].absent:
                async with game.table.lock:
                    await game.table.commit(Handed(seat, "random", "absent"), seat=seat)
            away = await Reader.come(game.lobby, game.table, seat, changes=True)
        before = game.table.state.seq
        assert game.table.state.seats[seat].absent
        assert game.table.state.changes[seat] >= MOST_CHANGES
        away.leave()
        await Reader.come(game.lobby, game.table, seat, changes=True)
        assert game.table.state.seq == before
        await game.assert_refused(away, Return)
        await game.do_well(mover, Play, "draw")
        await Reader.come(game.lobby, game.table, seat, changes=True)
        assert not game.table.state.seats[seat].absent

    play(tmp_path, body)


def test_a_log_read_again_counts_the_same(tmp_path: Path) -> None:
    async def body(game: Game) -> None:
        await game.take()
        await game.do_well(game.mover, Undo)
        read = await game.lobby.read(game.table.id)

        assert read.state.changes == game.table.state.changes != {}

    play(tmp_path, body)
