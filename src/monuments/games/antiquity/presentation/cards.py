"""The cards of `antiquity` as data: symbols, barred cards, sources (A1)."""

from dataclasses import dataclass, replace
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from monuments.engine.card_file import CardFile, read_card_file
from monuments.engine.refusal import unreadable
from monuments.games.antiquity.kernels.layout import CARDS, SQUARES, VALUES

CODES: Final = ("AKR", "ART", "BAB", "BET", "COL", "KOL", "MAU", "PET", "PHA", "PYR", "SEM", "ZEU")
SYMBOL_NAMES: Final = ("scroll", "ship", "helmet")
POWER_NAMES: Final = ("scribe", "naute", "hero")  # A8.1: in the order of their symbols
COLOUR_NAMES: Final = ("red", "blue", "green", "yellow")
SEMIRAMIS: Final = CODES.index("SEM")
BARRED: Final = 11  # A1.4

CARD_CODES: Final = tuple(f"{code}{value}" for code in CODES for value in range(1, VALUES + 1))
CARD_NUMBERS: Final = {code: card for card, code in enumerate(CARD_CODES)}

STANDARD: Final = Path(__file__).parents[1] / "cards.toml"


@dataclass(frozen=True, slots=True)
class Material:
    """The content of a card file: symbols, barred cards, squares of the track."""

    symbols: tuple[int, ...]
    barred: frozenset[int]
    track: tuple[tuple[int, int, int], ...]
    names: tuple[str, ...]
    colours: tuple[str, ...]
    attested: frozenset[int]
    """The cards whose symbol a rule book shows."""
    barred_sources: tuple[str, ...]
    digest: str = ""
    """A hash of what decides games; empty for the standard cards."""


def code_of(card: int) -> str:
    return CARD_CODES[card]


def card_named(code: str) -> int:
    if code not in CARD_NUMBERS:
        raise unreadable("card-unknown", card=code)
    return CARD_NUMBERS[code]


def in_use(material: Material, seats: int, left_out: int) -> list[int]:
    """Return the cards a table plays with (A2.1, A7.2); `left_out` may be no monument."""
    barred = material.barred if seats == 3 else frozenset[int]()
    return [card for card in range(CARDS) if card not in barred and card // VALUES != left_out]


@cache
def standard() -> Material:
    return replace(read_cards(STANDARD), digest="")


def read_cards(path: Path) -> Material:
    """Read a card file. Raise RefusalError with the line and the reason if it is bad."""
    file = read_card_file(path)
    file.only(file.content, {"track", "monument"})
    monuments = file.content.get("monument")
    if not isinstance(monuments, list) or len(monuments) != len(CODES):
        file.fault("cards-monuments", "monument", count=len(CODES))
    rows = [_read_monument(file, i, row) for i, row in enumerate(monuments)]
    barred = frozenset(card for row in rows for card in row.barred)
    if len(barred) != BARRED:
        file.fault("cards-barred-count", "monument", 0, "barred", count=BARRED, found=len(barred))
    symbols = tuple(symbol for row in rows for symbol in row.symbols)
    track = _read_track(file)
    played_with = f"{symbols} {sorted(barred)} {track}"
    return Material(
        symbols=symbols,
        barred=barred,
        track=track,
        names=tuple(row.name for row in rows),
        colours=tuple(row.colour for row in rows),
        attested=frozenset(card for row in rows for card in row.attested),
        barred_sources=tuple(row.barred_source for row in rows),
        digest=sha256(played_with.encode()).hexdigest()[:16],
    )


def listing(material: Material) -> list[dict[str, Any]]:
    """Return every card with its data and how sure we are of it, ready for JSON."""
    return [
        {
            "code": code_of(card),
            "kind": "monument",
            "monument": CODES[card // VALUES],
            "name": material.names[card // VALUES],
            "colour": material.colours[card // VALUES],
            "value": card % VALUES + 1,
            "symbol": SYMBOL_NAMES[material.symbols[card]],
            "symbol_source": "attested" if card in material.attested else "inferred",
            "barred": card in material.barred,
            "barred_source": material.barred_sources[card // VALUES],
        }
        for card in range(CARDS)
    ]


@dataclass(frozen=True, slots=True)
class _Row:
    name: str
    colour: str
    symbols: tuple[int, ...]
    attested: tuple[int, ...]
    barred: tuple[int, ...]
    barred_source: str


_KEYS: Final = {
    *("code", "name", "name_source", "colour", "colour_source", "symbols"),
    *("symbols_attested", "barred", "barred_source"),
}


def _read_monument(file: CardFile, index: int, row: Any) -> _Row:
    where = ("monument", index)
    if not isinstance(row, dict):
        file.fault("cards-monuments", "monument", count=len(CODES))
    file.only(row, _KEYS, *where)
    if row.get("code") != CODES[index]:
        file.fault("cards-code", *where, "code", expected=CODES[index])
    for key in ("name", "colour", "barred_source"):
        if not isinstance(row.get(key), str) or not row[key]:
            file.fault("key-text", *where, key, key=key)
    barred = _read_values(file, index, row, "barred")
    if index == SEMIRAMIS and barred:
        file.fault("cards-barred-semiramis", *where, "barred")
    names = row.get("symbols")
    if not isinstance(names, list) or len(names) != VALUES:
        file.fault("cards-symbols", "monument", index, "symbols", count=VALUES)
    for name in names:
        if name not in SYMBOL_NAMES:
            file.fault("cards-symbol", "monument", index, "symbols", symbol=str(name))
    return _Row(
        name=row["name"],
        colour=row["colour"],
        symbols=tuple(SYMBOL_NAMES.index(name) for name in names),
        attested=_read_values(file, index, row, "symbols_attested"),
        barred=barred,
        barred_source=row["barred_source"],
    )


def _read_values(file: CardFile, index: int, row: dict[str, Any], key: str) -> tuple[int, ...]:
    values = row.get(key, [])
    if not isinstance(values, list) or not all(
        type(value) is int and 1 <= value <= VALUES for value in values
    ):
        file.fault("cards-values", "monument", index, key, key=key)
    return tuple(index * VALUES + value - 1 for value in values)


def _read_track(file: CardFile) -> tuple[tuple[int, int, int], ...]:
    track = file.content.get("track")
    if not isinstance(track, dict):
        file.fault("cards-track", "track", count=SQUARES - 1)
    file.only(track, {"columns", "columns_source", "picture", "picture_source"}, "track")
    columns = track.get("columns")
    squares = [track.get("picture"), *columns] if isinstance(columns, list) else []
    if len(squares) != SQUARES or not all(_is_square(square) for square in squares):
        file.fault("cards-track", "track", "columns", count=SQUARES - 1)
    return tuple((sole, main, second) for sole, main, second in squares)


def _is_square(square: Any) -> bool:
    return (
        isinstance(square, list)
        and len(square) == 3
        and all(type(points) is int and 0 <= points <= 99 for points in square)
    )
