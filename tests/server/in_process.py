"""The server's tables without a network, with chosen deals and a stopped clock."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

import sqlalchemy as sa

from monuments.engine.game import Deal
from monuments.engine.options import read_options
from monuments.games.registry import open_game
from monuments.server.app import make_services
from monuments.server.lifespan import begin
from monuments.server.lobby.lobby import Lobby
from monuments.server.messages.protocol import Answer, AnyCommand, Pace, write
from monuments.server.settings import Settings
from monuments.server.storage import schema
from monuments.server.storage.store import Write
from monuments.server.storage.uptime_clock import Clock
from monuments.server.table.commands import do
from monuments.server.table.entries import AnyEntry, LogEntry, Seated, Started
from monuments.server.table.session import TableSession
from monuments.server.table.subscribers import Subscriber
from monuments.server.table.table_settings import TableSettings

NAMES: Final = ("Ada", "Ben", "Cleo", "Dov", "Eve", "Fay")
TABLE: Final = "0123456789abcdef"


class StillClock(Clock):
    """It is always the same moment."""

    def now(self) -> float:
        return 1_793_000_000.0


@asynccontextmanager
async def opened(data: Path) -> AsyncIterator[Lobby]:
    """Open the services of a process on a database of its own, and close them."""
    services = make_services(Settings(data=str(data), seat_burst=100_000))
    services.clock = StillClock(services.store, 1.0)
    lobby = Lobby(services)
    await begin(lobby)
    services.prepared.set()
    try:
        yield lobby
    finally:
        await services.finish()
        for threads in (services.bot_threads, services.threads):
            threads.shutdown()
        await services.store.close()


async def laid(lobby: Lobby, name: str, options: str, seats: int, deal: Deal) -> TableSession:
    """Return a table at which people sit and these cards have just been dealt."""
    game = open_game(name, read_options(options))
    settings = TableSettings(
        name, options, seats, 0, Pace(), 0.0, chat=True, hints=True, listed=False, wait=False,
        commitment=None,
    )  # fmt: skip
    deck = tuple(game.card_code(card) for card in deal.deck)
    entries: list[AnyEntry] = [*map(Seated, range(seats)), Started(deck, deal.first)]
    now = lobby.services.clock.now()
    rows = [LogEntry(i, now, None, entry).row(TABLE) for i, entry in enumerate(entries, 1)]
    row = sa.insert(schema.tables).values(
        id=TABLE, game=name, rules=game.rules_version, settings=write(settings).decode(),
        phase="playing", made=now, listed=False,
    )  # fmt: skip
    people = [
        sa.insert(schema.seats).values(table=TABLE, seat=seat, kind="open", name=NAMES[seat])
        for seat in range(seats)
    ]
    assert await lobby.services.store.write(Write(rows, then=[row, *people]))
    return await lobby.find(TABLE)


class Reader:
    """A connection without a network: its messages are kept until they are read."""

    def __init__(self, lobby: Lobby, table: TableSession, subscriber: Subscriber) -> None:
        self.lobby, self.table, self.subscriber = lobby, table, subscriber

    @classmethod
    async def come(
        cls, lobby: Lobby, table: TableSession, seat: int | None, since: int = 0, *, changes: bool
    ) -> "Reader":
        return cls(lobby, table, await lobby.subscribe(table, seat, since, changes=changes))

    async def do(self, command: AnyCommand) -> Answer:
        """Act as a socket does, and return the answer, which is also among the messages."""
        answers: list[Answer] = []

        def reply(answer: Answer) -> None:
            answers.append(answer)
            self.table.broadcaster.send(self.subscriber, write(answer))

        assert self.subscriber.seat is not None
        await do(self.table, self.subscriber.seat, command, reply)
        return answers[0]

    def sent(self) -> list[bytes]:
        """Return all messages since the last look."""
        return self.subscriber.take_all()

    def leave(self) -> None:
        self.lobby.leave(self.table, self.subscriber)
