"""What a table's rows hold beside its log, and the table as a record."""

from collections.abc import Mapping
from datetime import UTC, datetime
from random import Random, SystemRandom
from typing import TYPE_CHECKING, Any, Final

import msgspec

from monuments.engine.game import Deal, Game, State
from monuments.engine.options import check_needs, read_options
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
from monuments.server.log import Played
from monuments.server.protocol import Pace
from monuments.server.seal import Seal
from monuments.server.shelf import file_option

if TYPE_CHECKING:
    from monuments.server.tables import Table

_SWAPS: Final = 4


class TableSettings(msgspec.Struct, frozen=True):
    """What was agreed when the table was made; stored as JSON."""

    game: str
    options: str
    seats: int
    host: int | None
    pace: Pace
    absence: float
    chat: bool
    hints: bool | None
    listed: bool
    wait: bool
    commitment: str | None
    record: str | None = None
    """What the table goes on from, its unseen cards dealt anew."""
    cards: str = ""
    """The hash of the cards, empty for the standard ones."""

    def open(self, open_game: OpenGame) -> Game:
        """Return the game. Raise RefusalError if its card file is gone, or is another one now."""
        game = open_game(self.game, read_options(self.options))
        if game.cards_hash != self.cards:
            raise refuse("table", "no-files", option=file_option(game))
        return game


class Sitting(msgspec.Struct, frozen=True):
    """Who a seat is for and who took it."""

    kind: str
    name: str | None
    entropy: str | None

    @classmethod
    def read(cls, row: Mapping[str, Any]) -> "Sitting":
        return cls(row["kind"], row["name"], row["entropy"])


def live_options(game: str, text: str, open_game: OpenGame) -> str:
    """Return the options of a new live table: some, like a clock, are set automatically.

    Raise RefusalError for an option that changes nothing at this table.
    """
    options = read_options(text)
    opened = open_game(game, options)
    check_needs(opened.known_options, opened.options)
    for option in opened.known_options:
        if option.live:
            options.setdefault(option.name, option.live)
    return " ".join(f"{name}={value}" for name, value in options.items())


def record_of(table: "Table", secret: str | None) -> str:
    """Return a finished table as text. Raise RefusalError while it goes on."""
    story, names = table.story, tuple(table.names())
    deal, s = _finished(table)
    tags = tags_of(table.game, s, [names[seat] for seat in _bot_seats(table)])
    tags["Date"] = datetime.fromtimestamp(story.started, UTC).date().isoformat()
    if secret:
        tags["Seal"] = seal_of(table, secret).write()
    return write_record(Record(table.game, names, deal, tuple(story.steps), tags))


def _bot_seats(table: "Table") -> list[int]:
    """Return the seats that a bot played, for itself or for their owner, if only for one play."""
    standing = {made.seq for made in table.story.made}
    played = {
        line.seat
        for line in table.lines
        if isinstance(line.entry, Played)
        and line.entry.by in ("bot", "clock")
        and line.seq in standing
    }
    return [seat for seat, chair in enumerate(table.story.chairs) if chair.bot or seat in played]


def _finished(table: "Table") -> tuple[Deal, State]:
    if table.story.phase != "over" or table.story.deal is None or table.story.s is None:
        raise refuse("table", "not-over")
    return table.story.deal, table.story.s


def played(table: "Table") -> Record:
    """Return what was played at a finished table. Raise RefusalError while it goes on."""
    deal, _ = _finished(table)
    return Record(table.game, tuple(table.names()), deal, tuple(table.story.steps))


def seal_of(table: "Table", secret: str) -> Seal:
    return Seal(table.id, secret, tuple(person.entropy or "-" for person in table.people))


# --- Continuing from a record -----------------------------------------------------------------


def read_text(text: str, open_game: OpenGame) -> Record:
    """Return a record that somebody sent in. Raise RefusalError for what is wrong with it."""
    try:
        return read_record(text, open_game)
    except RecordError as error:
        raise RefusalError(error.refusal) from None


def read_unfinished(text: str, open_game: OpenGame) -> Record:
    """Return a record that can go on. Raise RefusalError for what is wrong with it."""
    record = read_text(text, open_game)
    if result_of(record.game, record.position()) != "*":
        raise refuse("table", "record-over")
    return record


def deal_anew(record: Record, rng: Random | None = None) -> Record:
    """Return the record with the cards that nobody has seen yet in a new order.

    All at once if the plays allow it. Otherwise, because a hidden card was spoken of, two at a
    time and again and again: what follows from the plays stays, and everything else is mixed.
    """
    rng, seen = rng or SystemRandom(), _seen(record)
    deck = record.deal.deck
    places = [i for i, card in enumerate(deck) if record.game.card_code(card) not in seen]
    made = _with_deck(record, _moved(deck, places, rng.sample(places, len(places))))
    if _stands(made, record):
        return made
    for _ in range(_SWAPS * len(places)):
        one, other = rng.sample(places, 2)
        swapped = _with_deck(record, _moved(deck, [one, other], [other, one]))
        if _stands(swapped, record):
            deck = swapped.deal.deck
    return _with_deck(record, deck)


def _moved(deck: tuple[int, ...], to: list[int], where: list[int]) -> tuple[int, ...]:
    """Return a deck that has at each place of `to` what lies at the place of `where` now."""
    found = list(deck)
    for i, j in zip(to, where, strict=True):
        found[i] = deck[j]
    return tuple(found)


def _with_deck(record: Record, deck: tuple[int, ...]) -> Record:
    return Record(record.game, record.names, Deal(deck, record.deal.first), record.steps)


def _seen(record: Record) -> set[str]:
    """Return every word that a spectator has been shown."""
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


def _stands(made: Record, record: Record) -> bool:
    """Tell whether the same plays lead to what looks the same from outside."""
    try:
        read_record(write_record(made), lambda _name, _options: record.game)
    except (RecordError, RefusalError):
        return False
    game = record.game
    seen = [msgspec.json.encode(game.view(each.position(), None)) for each in (made, record)]
    return seen[0] == seen[1]


def written_plays(record: Record) -> list[str]:
    """Return every play of a record as notation, those that line ends stand for too."""
    return [
        record.game.write_play(before, steps)
        for before, steps in plays(record.game, record.start(), list(record.steps))
    ]
