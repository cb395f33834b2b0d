"""The start of a game: every seat taken, the cards dealt from the sealed deck."""

from monuments.engine.game import Deal, Game
from monuments.engine.play import plays
from monuments.engine.record import read_record
from monuments.engine.refusal import refuse
from monuments.fairness.sealed_deck import Seal
from monuments.server.table.entries import AnyEntry, Played, Started
from monuments.server.table.session import TableSession


def is_complete(table: TableSession, place: int) -> bool:
    """Tell whether the game starts automatically once seat `place` is taken."""
    others = (seat.taken for number, seat in enumerate(table.state.seats) if number != place)
    return not table.settings.wait and all(others)


def check_complete(table: TableSession) -> None:
    """Raise RefusalError if a seat is empty."""
    for number, seat in enumerate(table.state.seats):
        if not seat.taken:
            raise refuse("table", "seat-empty", seat=number)


async def start_entries(
    table: TableSession, place: int | None = None, entropy: str | None = None
) -> list[AnyEntry]:
    """Return the entries that start the game.

    Seat `place` is being taken now, with `entropy`.
    """
    row = await table.services.store.table(table.id)
    assert row is not None, f"there is no table {table.id}"
    given = [person.entropy for person in table.people]
    if place is not None:
        given[place] = entropy
    return opening(table, row["secret"], given)


def opening(table: TableSession, secret: str | None, given: list[str | None]) -> list[AnyEntry]:
    """Return the entries that start a game sealed by a secret and the entropy."""
    if table.settings.record:
        record = read_record(table.settings.record, table.services.card_library.open)
        game = record.game
        made = [
            Played(game.write_play(before, steps), "record")
            for before, steps in plays(game, record.start(), list(record.steps))
        ]
        return [_started(game, record.deal), *made]
    assert secret, "a table without a record has a secret"
    seal = Seal(table.id, secret, tuple(each or "-" for each in given))
    return [_started(table.game, seal.deal(table.game))]


def _started(game: Game, deal: Deal) -> Started:
    return Started(tuple(game.card_code(card) for card in deal.deck), deal.first)
