"""The start of a game: with every seat taken, from the sealed deck or a record."""

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from monuments.engine.refusal import RefusalError
from monuments.fairness.sealed_deck import Seal
from monuments.server.lobby.create_table import make
from monuments.server.lobby.lobby import Lobby
from monuments.server.messages.http_payloads import NewTable, SeatWish
from monuments.server.table.entries import Played, Started
from monuments.server.table.session import TableSession
from monuments.server.table.start_game import (
    check_complete,
    is_complete,
    opening,
    start_entries,
)
from tests.server.in_process import opened

OPEN = SeatWish("open")
ME = SeatWish("me", "Ada")
GOLDEN = Path(__file__).parents[2] / "golden/antiquity/three-players.mnr"


def at_a_table(
    data: Path, scene: Callable[[TableSession], Coroutine[Any, Any, None]], **wish: Any
) -> None:
    """Run a scene at a new table whose first seat is taken."""

    async def main() -> None:
        async with opened(data) as lobby:
            await scene(await made(lobby, **wish))

    asyncio.run(main())


async def made(lobby: Lobby, **wish: Any) -> TableSession:
    given = {"seats": [ME, OPEN, OPEN], **wish}
    answer, _ = await make(lobby, NewTable("antiquity", **given))
    return await lobby.find(answer.table)


def test_the_first_empty_seat_is_named(tmp_path: Path) -> None:
    async def scene(table: TableSession) -> None:
        with pytest.raises(RefusalError, match="seat-empty") as caught:
            check_complete(table)
        assert caught.value.refusal.args == {"seat": 1}

    at_a_table(tmp_path, scene)


@pytest.mark.parametrize(("wait", "place", "starts"), [(False, 1, True), (True, 1, False)])
def test_the_last_person_starts_the_game_unless_the_host_does(
    tmp_path: Path, wait: bool, place: int, starts: bool
) -> None:
    async def scene(table: TableSession) -> None:
        assert is_complete(table, place) == starts

    at_a_table(tmp_path, scene, seats=[ME, OPEN], wait=wait)


def test_with_another_empty_seat_nothing_starts(tmp_path: Path) -> None:
    async def scene(table: TableSession) -> None:
        assert not is_complete(table, 1)

    at_a_table(tmp_path, scene)


def test_everybodys_entropy_decides_the_deal(tmp_path: Path) -> None:
    async def scene(table: TableSession) -> None:
        row = await table.services.store.table(table.id)
        assert row
        entries = [await start_entries(table, 2, entropy) for entropy in (None, "ab" * 16)]
        seals = [Seal(table.id, row["secret"], ("-", "-", last)) for last in ("-", "ab" * 16)]

        for [started], seal in zip(entries, seals, strict=True):
            assert isinstance(started, Started)
            deal = seal.deal(table.game)
            assert started.deck == tuple(table.game.card_code(card) for card in deal.deck)
            assert started.first == deal.first
        assert entries[0] != entries[1]
        assert entries[0] == await start_entries(table, 2, None)

    at_a_table(tmp_path, scene)


def test_a_record_is_continued_from_its_plays_without_a_secret(tmp_path: Path) -> None:
    whole = GOLDEN.read_text("utf-8").splitlines()
    begun = [line for line in whole if not line.startswith(("[Result", "[Seal"))]
    cut = next(number for number, line in enumerate(begun) if line.startswith("5. "))
    record = "\n".join([*begun[:cut], ""])

    async def scene(table: TableSession) -> None:
        started, *played = opening(table, None, [])

        assert isinstance(started, Started)
        assert len(played) > 4
        assert all(isinstance(each, Played) and each.by == "record" for each in played)

    at_a_table(tmp_path, scene, record=record)
