"""The record of a finished table, and records that players continue from."""

from collections.abc import Sequence
from datetime import UTC, datetime
from random import Random, SystemRandom
from typing import Any, Final

import msgspec

from monuments.engine.game import Deal, State
from monuments.engine.play import plays
from monuments.engine.record import (
    OpenGame,
    Record,
    RecordError,
    read_record,
    result_of,
    tags_of,
    write_record,
)
from monuments.engine.refusal import RefusalError, refuse
from monuments.fairness.sealed_deck import Seal
from monuments.server.table.entries import LogEntry, Played
from monuments.server.table.session import TableSession
from monuments.server.table.state import TableState

_SWAPS: Final = 4
"""Attempted swaps per unseen card."""


def record_of(table: TableSession, secret: str | None) -> str:
    """Return the record of a finished table as text.

    Raise RefusalError before the end.
    """
    _finished(table)
    seal = seal_of(table, secret).write() if secret else None
    return write_played(table.state, table.entries, table.names(), seal)


def write_played(
    state: TableState, entries: Sequence[LogEntry], names: Sequence[str], seal: str | None = None
) -> str:
    """Return the record of what was played."""
    assert state.deal is not None, "nothing was dealt"
    assert state.s is not None
    active = {play.seq for play in state.plays}
    substituted = {
        each.seat
        for each in entries
        if isinstance(each.entry, Played)
        and each.entry.by in ("bot", "clock")
        and each.seq in active
    }
    bots = [
        name
        for seat, name in enumerate(names)
        if state.seats[seat].bot or seat in substituted  # a person for whom a bot ever played
    ]
    tags = tags_of(state.game, state.s, bots)
    tags["Date"] = datetime.fromtimestamp(state.started, UTC).date().isoformat()
    if seal:
        tags["Seal"] = seal
    return write_record(Record(state.game, tuple(names), state.deal, tuple(state.steps), tags))


def _finished(table: TableSession) -> tuple[Deal, State]:
    table.check_not_closed()
    if table.state.phase != "over" or table.state.deal is None or table.state.s is None:
        raise refuse("table", "not-over")
    return table.state.deal, table.state.s


def played(table: TableSession) -> Record:
    """Return the plays of a finished table. Raise RefusalError before the end."""
    deal, _ = _finished(table)
    return Record(table.game, tuple(table.names()), deal, tuple(table.state.steps))


def seal_of(table: TableSession, secret: str) -> Seal:
    return Seal(table.id, secret, tuple(person.entropy or "-" for person in table.people))


# --- Continuing from a record -----------------------------------------------------------------


def read_text(text: str, open_game: OpenGame) -> Record:
    """Return a record that a player sent. Raise RefusalError if it is invalid."""
    try:
        return read_record(text, open_game)
    except RecordError as error:
        raise RefusalError(error.refusal) from None


def read_unfinished(text: str, open_game: OpenGame) -> Record:
    """Return an unfinished record. Raise RefusalError if it is invalid or finished."""
    record = read_text(text, open_game)
    if result_of(record.game, record.position()) != "*":
        raise refuse("table", "record-over")
    return record


def reshuffle_unseen(record: Record, rng: Random | None = None) -> Record:
    """Return the record with the cards that nobody has seen in a new order.

    They are shuffled all at once if the plays stay the same. Otherwise a play depends on a hidden
    card, and the cards are mixed by many swaps of two, each kept only if the plays stay the same.
    """
    rng, seen = rng or SystemRandom(), _words_shown(record)
    deck = record.deal.deck
    places = [i for i, card in enumerate(deck) if record.game.card_code(card) not in seen]
    made = _with_deck(record, _rearranged(deck, places, rng.sample(places, len(places))))
    if _looks_the_same(made, record):
        return made
    for _ in range(_SWAPS * len(places)):
        one, other = rng.sample(places, 2)
        swapped = _with_deck(record, _rearranged(deck, [one, other], [other, one]))
        if _looks_the_same(swapped, record):
            deck = swapped.deal.deck
    return _with_deck(record, deck)


def _rearranged(deck: tuple[int, ...], to: list[int], source: list[int]) -> tuple[int, ...]:
    """Return the deck with cards moved from the places `source` to `to`."""
    found = list(deck)
    for i, j in zip(to, source, strict=True):
        found[i] = deck[j]
    return tuple(found)


def _with_deck(record: Record, deck: tuple[int, ...]) -> Record:
    return Record(record.game, record.names, Deal(deck, record.deal.first), record.steps)


def _words_shown(record: Record) -> set[str]:
    """Return every word in the views and events that a spectator has seen."""
    game, found = record.game, set[str]()
    for before, steps in plays(game, record.start(), list(record.steps)):
        _collect(msgspec.to_builtins(game.view(before, None)), found)
        _collect(msgspec.to_builtins(game.events(before, steps, None)), found)
    _collect(msgspec.to_builtins(game.view(record.position(), None)), found)
    return found


def _collect(value: Any, found: set[str]) -> None:
    if isinstance(value, str):
        found.add(value)
    elif isinstance(value, dict):
        for each in value.items():
            _collect(each, found)
    elif isinstance(value, list | tuple):
        for each in value:
            _collect(each, found)


def _looks_the_same(made: Record, record: Record) -> bool:
    """Tell whether the plays are legal and a spectator sees the same in the end."""
    try:
        read_record(write_record(made), lambda _name, _options: record.game)
    except (RecordError, RefusalError):
        return False
    game = record.game
    seen = [msgspec.json.encode(game.view(each.position(), None)) for each in (made, record)]
    return seen[0] == seen[1]
