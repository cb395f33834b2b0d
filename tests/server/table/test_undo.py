"""Undo removes a play without a trace, and never one that revealed a card.

Random games at the server's own tables, with a person in every seat.
"""

import asyncio
from pathlib import Path
from random import Random

import msgspec
import pytest

from monuments.engine.game import OVER, Game, State
from monuments.engine.options import read_options
from monuments.games.antiquity.presentation.board import hand_cards
from monuments.games.registry import open_game
from monuments.server.messages.protocol import Play, Undo, write
from monuments.server.table.session import TableSession
from tests.server.in_process import Reader, laid, opened
from tests.server.running import random_play
from tests.server.test_leaks import open_cards

MOST_PLAYS = 40


async def seen_at(table: TableSession) -> list[bytes]:
    """Return the position, and the messages about it for each seat and a spectator."""
    assert table.state.s is not None
    eyes = [*range(table.settings.seats), None]
    updates = [await table.update_since(eye, table.state.seq) for eye in eyes]
    return [table.state.s.tobytes(), *(write(update.position) for update in updates)]


def shown_by(game: Game, before: State, after: State, eye: int | None) -> set[int]:
    """Return the cards that somebody sees after a play but not before it.

    The mover may show cards of their own hand and undo that: it reveals nothing to them.
    """
    mover = game.to_move(before)
    own = set() if game.name == "fabuleux" or eye == mover else set(hand_cards(before, mover))
    return open_cards(game, after, eye) - open_cards(game, before, eye) - own


class Undoing:
    """A game in which many plays are taken back."""

    def __init__(self, readers: list[Reader], rng: Random) -> None:
        self.readers, self.table, self.rng = readers, readers[0].table, rng
        self.before: list[list[bytes]] = []
        """The views before each of the plays that can be undone."""
        self.count, self.undone = 0, 0

    def id(self) -> str:
        self.count += 1
        return f"c{self.count}"

    async def play(self) -> None:
        """Make a random play. If it can be undone, it has shown nobody a card."""
        game, s, kept = self.table.game, self.table.state.s, await seen_at(self.table)
        assert s is not None
        before, mover = s.copy(), game.to_move(s)
        forms = msgspec.to_builtins(game.forms(s))
        play = Play(self.id(), random_play({"forms": forms}, self.rng))
        assert (await self.readers[mover].do(play)).refusal is None
        if not self.table.state.can_undo(mover):
            self.before.clear()
            return
        self.before.append(kept)
        for eye in (*range(len(self.readers)), None):
            assert self.table.state.s is not None
            assert shown_by(game, before, self.table.state.s, eye) == set(), play.play

    async def undo(self) -> None:
        """Undo the last play or all: everything is as before, also after a reload."""
        [mover] = [reader for reader in self.readers if self._is_to_move(reader)]
        for _ in range(self.rng.choice((1, len(self.before)))):
            assert (await mover.do(Undo(self.id()))).refusal is None
            self.undone += 1

            assert await seen_at(self.table) == self.before.pop()
        now = await seen_at(self.table)
        await self.table.load()

        assert await seen_at(self.table) == now

    async def undo_nothing(self) -> None:
        """Nobody can undo plays of others, or plays that revealed something."""
        now = await seen_at(self.table)
        for reader in self.readers:
            if not (self.before and self._is_to_move(reader)):
                assert (await reader.do(Undo(self.id()))).refusal is not None
                reader.sent()

        assert await seen_at(self.table) == now

    def _is_to_move(self, reader: Reader) -> bool:
        return reader.subscriber.seat == self.table.state.mover


async def play_and_undo(data: Path, name: str, options: str, seats: int, seed: int) -> int:
    """Return how many plays were taken back."""
    game, rng = open_game(name, read_options(options)), Random(seed)
    async with opened(data) as lobby:
        table = await laid(lobby, name, options, seats, game.deal(seats, rng))
        readers = [await Reader.come(lobby, table, seat, changes=True) for seat in range(seats)]
        undoing = Undoing(readers, rng)
        for _ in range(MOST_PLAYS):
            if table.state.mover == OVER:
                break
            await undoing.play()
            await undoing.undo_nothing()
            if undoing.before and rng.random() < 0.4:
                await undoing.undo()
        return undoing.undone


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("options", ["", "powers=on show-taken=on"])
def test_an_undone_play_leaves_no_trace(tmp_path: Path, options: str, seats: int) -> None:
    assert asyncio.run(play_and_undo(tmp_path, "antiquity", options, seats, seats)) > 5


@pytest.mark.parametrize("seats", [2, 5])
def test_every_play_of_fabuleux_shows_something(tmp_path: Path, seats: int) -> None:
    assert asyncio.run(play_and_undo(tmp_path, "fabuleux", "collectors=8", seats, seats)) == 0


@pytest.mark.torture
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", range(100, 140))
def test_nothing_else_is_undone(tmp_path: Path, seats: int, seed: int) -> None:
    options = "powers=on" if seed % 2 else ""

    assert asyncio.run(play_and_undo(tmp_path, "antiquity", options, seats, seed)) > 0
