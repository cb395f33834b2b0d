"""The server's own tables without a network, dealt as one likes, with a clock that stands still."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

import sqlalchemy as sa

from monuments.engine.game import Deal
from monuments.engine.options import read_options
from monuments.games.registry import open_game
from monuments.server import schema
from monuments.server.app import begin, make_house
from monuments.server.clock import Clock
from monuments.server.commands import do
from monuments.server.followers import Follower
from monuments.server.lobby import Lobby
from monuments.server.log import AnyEntry, Line, Seated, Started
from monuments.server.protocol import Answer, AnyCommand, Pace, write
from monuments.server.record import TableSettings
from monuments.server.settings import Settings
from monuments.server.store import Write
from monuments.server.tables import Table

NAMES: Final = ("Ada", "Ben", "Cleo", "Dov", "Eve", "Fay")
TABLE: Final = "0123456789abcdef"


class StillClock(Clock):
    """It is always the same moment."""

    def now(self) -> float:
        return 1_793_000_000.0


@asynccontextmanager
async def opened(data: Path) -> AsyncIterator[Lobby]:
    """Open a house on a database of its own, and close it."""
    house = make_house(Settings(data=str(data), seat_burst=100_000))
    house.clock = StillClock(house.store, 1.0)
    lobby = Lobby(house)
    await begin(lobby)
    house.prepared.set()
    try:
        yield lobby
    finally:
        await house.finish()
        for threads in (house.bot_threads, house.threads):
            threads.shutdown()
        await house.store.close()


async def laid(lobby: Lobby, name: str, options: str, seats: int, deal: Deal) -> Table:
    """Return a table at which people sit and these cards have just been dealt."""
    game = open_game(name, read_options(options))
    settings = TableSettings(
        name, options, seats, 0, Pace(), 0.0, chat=True, hints=True, listed=False, wait=False,
        commitment=None,
    )  # fmt: skip
    deck = tuple(game.card_code(card) for card in deal.deck)
    entries: list[AnyEntry] = [*map(Seated, range(seats)), Started(deck, deal.first)]
    blank, now = lobby.blank(TABLE, settings), lobby.house.clock.now()
    rows = [blank.row(Line(i, now, None, entry)) for i, entry in enumerate(entries, 1)]
    row = sa.insert(schema.tables).values(
        id=TABLE, game=name, rules=game.rules_version, settings=write(settings).decode(),
        phase="playing", made=now, listed=False,
    )  # fmt: skip
    people = [
        sa.insert(schema.seats).values(table=TABLE, seat=seat, kind="open", name=NAMES[seat])
        for seat in range(seats)
    ]
    assert await lobby.house.store.write(Write(rows, then=[row, *people]))
    return await lobby.find(TABLE)


class Reader:
    """A connection without its wire: what it would be sent is kept until somebody looks."""

    def __init__(self, lobby: Lobby, table: Table, follower: Follower) -> None:
        self.lobby, self.table, self.follower = lobby, table, follower

    @classmethod
    async def come(
        cls, lobby: Lobby, table: Table, seat: int | None, since: int = 0, *, changes: bool
    ) -> "Reader":
        return cls(lobby, table, await lobby.follow(table, seat, since, changes=changes))

    async def do(self, command: AnyCommand) -> Answer:
        """Act as a socket does, and return the answer, which is among what was sent too."""
        answers: list[Answer] = []

        def reply(answer: Answer) -> None:
            answers.append(answer)
            self.table.send(self.follower, write(answer))

        assert self.follower.seat is not None
        await do(self.table, self.follower.seat, command, reply)
        return answers[0]

    def sent(self) -> list[bytes]:
        """Return all messages since the last look."""
        return self.follower.take_all()

    def leave(self) -> None:
        self.lobby.leave(self.table, self.follower)
