"""The histories of seats: folded once, bounded, and never half folded."""

import asyncio
from random import Random

import pytest

from monuments.engine.refusal import RefusalError
from monuments.games.registry import open_game
from monuments.server.messages.protocol import Happened
from monuments.server.table.entries import AnyEntry, LogEntry, Played, Seated, Started
from monuments.server.table.history_cache import MAX_HISTORIES, HistoryCache
from monuments.server.table.state import TableState

GAME = open_game("antiquity", {})


def a_log() -> list[LogEntry]:
    """Return the log of a table for two in which two cards are drawn."""
    deal = GAME.deal(2, Random(1))
    deck = tuple(GAME.card_code(card) for card in deal.deck)
    entries: list[AnyEntry] = [Seated(0), Seated(1), Started(deck, 0), *[Played("draw")] * 2]
    return [LogEntry(seq, float(seq), 0, entry) for seq, entry in enumerate(entries, 1)]


class Counted(HistoryCache):
    """Counts how often a history is begun."""

    begun = 0

    async def ask(
        self, log: list[LogEntry], seq: int = 0, seat: int | None = None, table: str = "table"
    ) -> tuple[Happened, ...]:
        def empty() -> TableState:
            self.begun += 1
            return TableState.empty(GAME, 2, chat=True)

        return await self.since(seq, table, seat, log, empty)


def test_only_what_is_new_is_folded() -> None:
    async def scene() -> None:
        cache, log = Counted(), a_log()
        first = await cache.ask(log[:4])
        whole, rest = await cache.ask(log), await cache.ask(log, seq=3)

        assert [each.seq for each in first] == [1, 2, 3, 4]
        assert whole[:4] == first
        assert rest == whole[3:]
        assert cache.begun == 1

    asyncio.run(scene())


def test_each_seat_has_a_history_of_its_own() -> None:
    async def scene() -> None:
        cache, log = Counted(), a_log()
        own, rival, spectator = [(await cache.ask(log, seat=seat))[-1] for seat in (0, 1, None)]

        assert own != rival  # only the mover sees which card it drew
        assert rival == spectator
        assert cache.begun == 3

    asyncio.run(scene())


def test_a_log_that_cannot_be_folded_is_begun_again() -> None:
    async def scene() -> None:
        cache, log = Counted(), a_log()
        bad = [*log[:4], LogEntry(5, 5.0, 0, Played("fly"))]
        with pytest.raises(RefusalError):
            await cache.ask(bad)

        assert [each.seq for each in await cache.ask(log)] == [1, 2, 3, 4, 5]
        assert cache.begun == 2

    asyncio.run(scene())


def test_the_longest_unused_history_goes_first() -> None:
    async def scene() -> None:
        cache, log = Counted(), a_log()[:2]
        for number in range(MAX_HISTORIES):
            await cache.ask(log, table=str(number))
        await cache.ask(log, table="0")
        await cache.ask(log, table="another")
        begun = cache.begun
        await cache.ask(log, table="0")
        assert cache.begun == begun
        await cache.ask(log, table="1")
        assert cache.begun == begun + 1

    asyncio.run(scene())
