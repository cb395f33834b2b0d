"""The start of a game: every seat taken, the deck dealt as it was sealed."""

from typing import TYPE_CHECKING

from monuments.engine.game import Deal, Game
from monuments.engine.record import OpenGame, read_record
from monuments.engine.refusal import refuse
from monuments.server.log import AnyEntry, Played, Started
from monuments.server.record import written_plays
from monuments.server.seal import Seal

if TYPE_CHECKING:
    from monuments.server.tables import Table


def is_complete(table: "Table", place: int) -> bool:
    """Tell whether the table begins by itself once `place` is taken."""
    others = (chair.taken for seat, chair in enumerate(table.story.chairs) if seat != place)
    return not table.settings.wait and all(others)


def check_complete(table: "Table") -> None:
    """Raise RefusalError if a seat is empty."""
    for seat, chair in enumerate(table.story.chairs):
        if not chair.taken:
            raise refuse("table", "seat-empty", seat=seat)


async def start_entries(
    table: "Table", place: int | None = None, entropy: str | None = None
) -> list[AnyEntry]:
    """Return the entries that begin the game. `place` is being taken now, and brings `entropy`."""
    row = await table.house.store.table(table.id)
    assert row is not None, "the table is there"
    given = [person.entropy for person in table.people]
    if place is not None:
        given[place] = entropy
    return opening(table, row["secret"], given)


def opening(table: "Table", secret: str | None, given: list[str | None]) -> list[AnyEntry]:
    """Return the entries that begin a game sealed with a secret and with what the seats gave."""
    if table.settings.record:
        return _continued(table.settings.record, table.house.shelf.open)
    assert secret, "a table without a record has a secret"
    seal = Seal(table.id, secret, tuple(each or "-" for each in given))
    return [_started(table.game, seal.deal(table.game))]


def _started(game: Game, deal: Deal) -> Started:
    return Started(tuple(game.card_code(card) for card in deal.deck), deal.first)


def _continued(text: str, open_game: OpenGame) -> list[AnyEntry]:
    record = read_record(text, open_game)
    plays = [Played(play, "record") for play in written_plays(record)]
    return [_started(record.game, record.deal), *plays]
