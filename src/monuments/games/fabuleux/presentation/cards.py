"""The cards of `fabuleux` as data: monuments and Collectors (F9, F12, F13)."""

import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any, Final, TypeAlias

from monuments.engine.card_file import CardFile, read_card_file
from monuments.engine.refusal import unreadable
from monuments.engine.wire import Characteristic
from monuments.games.fabuleux.kernels.layout import (
    COLLECTORS,
    FIRST_OWN,
    MAX_CHARACTERISTICS,
    MAX_MONUMENTS,
    MAX_OWN,
)

LANGUAGES: Final = ("en", "fr", "de")
GRADES: Final = ("green", "yellow", "orange", "red")  # F13: from the best kept to the worst
MIN_MONUMENTS: Final = 12
MIN_CHARACTERISTICS: Final = 2  # F8 needs another one to change to

STANDARD: Final = Path(__file__).parents[1] / "deck.toml"

Names: TypeAlias = Mapping[str, str]
"""A name in each language."""

Figure: TypeAlias = int | float


def _names(en: str, fr: str, de: str) -> Names:
    return dict(zip(LANGUAGES, (en, fr, de), strict=True))


COLLECTOR_VERBS: Final = (
    *("flood", "hurricane", "lightning", "eclipse"),
    *("drought", "avalanche", "volcano", "earthquake"),
)
"""The Collectors in the order of F9.1 to F9.8, as they are written in plays."""

COLLECTOR_CODES: Final = tuple(verb.upper() for verb in COLLECTOR_VERBS)
COLLECTOR_NAMES: Final = (
    _names("Flood", "Crue", "Flut"),
    _names("Hurricane", "Ouragan", "Orkan"),
    _names("Lightning", "Foudre", "Blitz"),
    _names("Eclipse", "Éclipse", "Sonnenfinsternis"),
    _names("Drought", "Sécheresse", "Dürre"),
    _names("Avalanche", "Avalanche", "Lawine"),
    _names("Volcano", "Volcan", "Vulkan"),
    _names("Earthquake", "Séisme", "Erdbeben"),
)
GRADE_NAMES: Final = (
    _names("green", "vert", "grün"),
    _names("yellow", "jaune", "gelb"),
    _names("orange", "orange", "orange"),
    _names("red", "rouge", "rot"),
)
DIRECTIONS: Final = ("left", "right")  # F9.1
DIRECTION_NAMES: Final = (_names("left", "gauche", "links"), _names("right", "droite", "rechts"))


@dataclass(frozen=True, slots=True)
class Monument:
    """One card.

    `figures` and `sources` are in the order of the deck's characteristics.
    """

    code: str
    names: Names
    country: str
    grade: int
    grade_reason: str
    figures: tuple[Figure, ...]
    sources: tuple[str, ...]
    facts: Names


@dataclass(frozen=True, slots=True)
class OwnCollector:
    """A Collector that a deck brings: it acts like one of the eight (F9)."""

    code: str
    names: Names
    texts: Names
    effect: int
    """The place of that one in COLLECTOR_VERBS."""


@dataclass(frozen=True, slots=True)
class Deck:
    """The contents of a deck file. A card's number is its place in the file."""

    name: str
    grades_year: int
    characteristics: tuple[Characteristic, ...]
    monuments: tuple[Monument, ...]
    digest: str = ""
    """A hash of what decides games; empty for the standard deck."""
    collectors: tuple[OwnCollector, ...] = ()

    def code_of(self, card: int) -> str:
        if card >= FIRST_OWN:
            return self.collectors[card - FIRST_OWN].code
        if card >= MAX_MONUMENTS:
            return COLLECTOR_CODES[card - MAX_MONUMENTS]
        return self.monuments[card].code

    def card_named(self, code: str) -> int:
        """Raise RefusalError if no card of this deck has that code."""
        if code in COLLECTOR_CODES:
            return MAX_MONUMENTS + COLLECTOR_CODES.index(code)
        for card, monument in enumerate(self.monuments):
            if monument.code == code:
                return card
        for i, collector in enumerate(self.collectors):
            if collector.code == code:
                return FIRST_OWN + i
        raise unreadable("card-unknown", card=code)

    def characteristic_codes(self) -> tuple[str, ...]:
        return tuple(characteristic.code for characteristic in self.characteristics)

    def ranks(self, index: int) -> list[int]:
        """Return each card's rank in a characteristic: the best highest, equals equal."""
        figures = [monument.figures[index] for monument in self.monuments]
        worst_first = self.characteristics[index].wins == "highest"
        order = sorted(set(figures), reverse=not worst_first)
        return [order.index(figure) for figure in figures]

    def words(self, language: str) -> dict[str, str]:
        """Return the display names of all codes in views, forms, events and refusals."""
        collectors = [names[language] for names in COLLECTOR_NAMES]
        return {
            **{card.code: card.names[language] for card in self.monuments},
            **{card.code: card.names[language] for card in self.collectors},
            **dict(zip(COLLECTOR_CODES, collectors, strict=True)),
            **dict(zip(COLLECTOR_VERBS, collectors, strict=True)),
            **{GRADES[i]: names[language] for i, names in enumerate(GRADE_NAMES)},
            **{DIRECTIONS[i]: names[language] for i, names in enumerate(DIRECTION_NAMES)},
            **{each.code: each.names[language] for each in self.characteristics},
        }


def listing(deck: Deck) -> list[dict[str, Any]]:
    """Return every card with its data and sources, ready for JSON."""
    codes = deck.characteristic_codes()
    monuments = [
        {
            "code": card.code,
            "kind": "monument",
            "names": dict(card.names),
            "country": card.country,
            "grade": GRADES[card.grade],
            "grade_reason": card.grade_reason,
            "values": dict(zip(codes, card.figures, strict=True)),
            "sources": dict(zip(codes, card.sources, strict=True)),
            "facts": dict(card.facts),
        }
        for card in deck.monuments
    ]
    collectors = [
        {"code": code, "kind": "collector", "names": dict(names), "rule": f"F9.{i + 1}"}
        for i, (code, names) in enumerate(zip(COLLECTOR_CODES, COLLECTOR_NAMES, strict=True))
    ]
    own = [
        {
            "code": card.code,
            "kind": "own-collector",
            "names": dict(card.names),
            "effect": COLLECTOR_VERBS[card.effect],
            "rule": f"F9.{card.effect + 1}",
            "texts": dict(card.texts),
        }
        for card in deck.collectors
    ]
    return [*monuments, *collectors, *own]


# --- Reading a deck ---------------------------------------------------------------------------

_CHARACTERISTIC_KEYS: Final = {"code", "unit", "wins", *LANGUAGES}
_MONUMENT_KEYS: Final = {
    *("code", "country", "grade", "grade_reason", *LANGUAGES),
    *(f"fact_{language}" for language in LANGUAGES),
}
_COLLECTOR_KEYS: Final = {
    *("code", "effect", *LANGUAGES),
    *(f"text_{language}" for language in LANGUAGES),
}
_COLLECTOR_CODE: Final = re.compile(r"[A-Z]{4,16}")
_WORDS_TAKEN: Final = {*_MONUMENT_KEYS, *GRADES, *DIRECTIONS, *COLLECTOR_VERBS}
_CHARACTERISTIC_CODE: Final = re.compile(r"[a-z]+(-[a-z]+)*")
_LARGEST: Final = 10**15  # what a float holds exactly; keeps out inf and nan too
_MONUMENT_CODE: Final = re.compile(r"[A-Z]{3}")


@cache
def standard() -> Deck:
    return replace(read_deck(STANDARD), digest="")


def read_deck(path: Path) -> Deck:
    """Read a deck file. Raise RefusalError with the line and the reason if it is bad.

    A deck must give each card a code, an English name, a grade and all its figures. Other names
    default to the English one; sources, reasons, countries and facts may be missing.
    """
    file = read_card_file(path)
    file.only(file.content, {"name", "grades_year", "characteristic", "monument", "collector"})
    characteristics = tuple(
        _read_characteristic(file, i, row)
        for i, row in _rows(file, "characteristic", MIN_CHARACTERISTICS, MAX_CHARACTERISTICS)
    )
    codes = [characteristic.code for characteristic in characteristics]
    _no_twins(file, "characteristic", codes)
    monuments = tuple(
        _read_monument(file, i, row, codes)
        for i, row in _rows(file, "monument", MIN_MONUMENTS, MAX_MONUMENTS)
    )
    _no_twins(file, "monument", [monument.code for monument in monuments])
    collectors = tuple(
        _read_collector(file, i, row)
        for i, row in (_rows(file, "collector", 1, MAX_OWN) if "collector" in file.content else [])
    )
    _no_twins(file, "collector", [collector.code for collector in collectors])
    year = file.content.get("grades_year", 0)
    if type(year) is not int:
        file.fault("key-number", "grades_year", key="grades_year")
    name = _text(file, file.content, "name")
    digest = _digest(characteristics, monuments, collectors)
    return Deck(name, year, characteristics, monuments, digest, collectors)


def _digest(
    characteristics: tuple[Characteristic, ...],
    monuments: tuple[Monument, ...],
    collectors: tuple[OwnCollector, ...],
) -> str:
    """Return a hash of everything that decides a game; names and sources may change."""
    directions = [(each.code, each.wins) for each in characteristics]
    cards = [(card.code, card.grade, card.figures) for card in monuments]
    played = (directions, cards)
    own = tuple((card.code, card.effect) for card in collectors)
    # A deck without Collectors of its own keeps the hash that old records name.
    return sha256(repr((*played, own) if own else played).encode()).hexdigest()[:16]


def _rows(file: CardFile, key: str, least: int, most: int) -> list[tuple[int, dict[str, Any]]]:
    rows = file.content.get(key)
    if not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
        file.fault("deck-rows", key, key=key, least=least, most=most)
    if not least <= len(rows) <= most:
        file.fault("deck-rows", key, key=key, least=least, most=most)
    return list(enumerate(rows))


def _no_twins(file: CardFile, key: str, codes: list[str]) -> None:
    for i, code in enumerate(codes):
        if code in codes[:i]:
            file.fault("deck-code-twice", key, i, "code", code=code)


def _text(file: CardFile, row: dict[str, Any], key: str, *where: str | int) -> str:
    """Return a required text."""
    text = row.get(key)
    if not isinstance(text, str) or not text:
        file.fault("key-text", *where, key, key=key)
    return text


def _optional(file: CardFile, row: dict[str, Any], key: str, *where: str | int) -> str:
    text = row.get(key, "")
    if not isinstance(text, str):
        file.fault("key-text", *where, key, key=key)
    return text


def _read_names(file: CardFile, row: dict[str, Any], *where: str | int) -> dict[str, str]:
    english = _text(file, row, "en", *where)
    given = {language: _optional(file, row, language, *where) for language in LANGUAGES}
    return {language: name or english for language, name in given.items()}


def _read_characteristic(file: CardFile, index: int, row: dict[str, Any]) -> Characteristic:
    where = ("characteristic", index)
    file.only(row, _CHARACTERISTIC_KEYS, *where)
    code = _text(file, row, "code", *where)
    if not _CHARACTERISTIC_CODE.fullmatch(code) or code in _WORDS_TAKEN:
        file.fault("deck-characteristic-code", *where, "code", code=code)
    if row.get("wins") not in ("highest", "lowest"):
        file.fault("deck-wins", *where, "wins", code=code)
    unit = _optional(file, row, "unit", *where)
    return Characteristic(code, unit, row["wins"], _read_names(file, row, *where))


def _read_monument(file: CardFile, index: int, row: dict[str, Any], codes: list[str]) -> Monument:
    where = ("monument", index)
    file.only(row, {*_MONUMENT_KEYS, *codes, *(f"{code}_source" for code in codes)}, *where)
    code = _text(file, row, "code", *where)
    if not _MONUMENT_CODE.fullmatch(code):
        file.fault("deck-monument-code", *where, "code", code=code)
    if row.get("grade") not in GRADES:
        file.fault("deck-grade", *where, "grade", code=code, allowed=" ".join(GRADES))
    for characteristic in codes:
        figure: Any = row.get(characteristic)
        if not (type(figure) in (int, float) and -_LARGEST <= figure <= _LARGEST):
            file.fault("key-number", *where, characteristic, key=characteristic)
    return Monument(
        code=code,
        names=_read_names(file, row, *where),
        country=_optional(file, row, "country", *where),
        grade=GRADES.index(row["grade"]),
        grade_reason=_optional(file, row, "grade_reason", *where),
        figures=tuple(row[characteristic] for characteristic in codes),
        sources=tuple(_optional(file, row, f"{key}_source", *where) for key in codes),
        facts={key: _optional(file, row, f"fact_{key}", *where) for key in LANGUAGES},
    )


def _read_collector(file: CardFile, index: int, row: dict[str, Any]) -> OwnCollector:
    where = ("collector", index)
    file.only(row, _COLLECTOR_KEYS, *where)
    code = _text(file, row, "code", *where)
    if not _COLLECTOR_CODE.fullmatch(code) or code in COLLECTOR_CODES:
        file.fault("deck-collector-code", *where, "code", code=code)
    if row.get("effect") not in COLLECTOR_VERBS:
        allowed = " ".join(COLLECTOR_VERBS)
        file.fault("deck-collector-effect", *where, "effect", code=code, allowed=allowed)
    for language in LANGUAGES:
        _text(file, row, language, *where)
        _text(file, row, f"text_{language}", *where)
    return OwnCollector(
        code=code,
        names={language: row[language] for language in LANGUAGES},
        texts={language: row[f"text_{language}"] for language in LANGUAGES},
        effect=COLLECTOR_VERBS.index(row["effect"]),
    )


assert len(COLLECTOR_VERBS) == len(COLLECTOR_NAMES) == COLLECTORS
