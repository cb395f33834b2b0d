"""The parts of a view that everybody sees (A9.1).

Each part depends on a few slices of a position only. Most are cached by the numbers in these
slices, because most plays change few of them.
"""

from collections.abc import Callable, Iterator
from functools import cache, lru_cache
from itertools import groupby
from operator import getitem, itemgetter
from typing import Any, Final, NamedTuple, TypeAlias

import msgspec
import numpy as np

from monuments.engine.game import State
from monuments.games.antiquity.kernels import layout as at
from monuments.games.antiquity.kernels import predicates as ask
from monuments.games.antiquity.kernels import scoring
from monuments.games.antiquity.kernels.history_preview import foresee
from monuments.games.antiquity.kernels.layout import CARDS, MONUMENTS, SYMBOLS, VALUES
from monuments.games.antiquity.kernels.turns import ACTIONS_A_TURN
from monuments.games.antiquity.presentation import standing
from monuments.games.antiquity.presentation.board import (
    Board,
    Numbers,
    bonus,
    codes,
    colours,
    ladder,
    masked_cards,
    members,
    monuments_in_use,
    owner,
    pile_size,
    stack_cards,
)
from monuments.games.antiquity.presentation.cards import (
    CARD_CODES,
    CODES,
    COLOUR_NAMES,
    POWER_NAMES,
    SYMBOL_NAMES,
)
from monuments.games.antiquity.presentation.view_types import (
    Builder,
    Chronicle,
    ColourView,
    LadderView,
    MonumentView,
    Score,
)

Fields: TypeAlias = dict[str, Any]
"""Some fields of a view, by their names."""

_NEEDS: Final = ((), (ask.SECOND_BUILDER,), (ask.FIRST_BUILDER, ask.SECOND_BUILDER))
"""Cards that the remaining builders need, by the number of builders left (A4.4)."""

_MASKS: Final = range(1 << VALUES)

encode: Final = msgspec.json.Encoder().encode


class Part(NamedTuple):
    """Some fields of a view."""

    slices: tuple[slice, ...]
    """The slices of a position that the fields depend on."""
    fields: Callable[[State], Fields]
    changes: Callable[[State, State], Fields]
    """Returns the fields that differ after a play that changed one of the slices."""


# --- Turn, row and pile -----------------------------------------------------------------------

_TURN: Final = slice(at.TURN, at.SCORE)


def _turn(s: State) -> Fields:
    return _written_turn(s[_TURN].tobytes())


def _changes_of_turn(before: State, after: State) -> Fields:
    return _compared_turns(before[_TURN].tobytes(), after[_TURN].tobytes())


@lru_cache(maxsize=4096)
def _compared_turns(before: bytes, after: bytes) -> Fields:
    return _different(_written_turn(before), _written_turn(after))


@lru_cache(maxsize=1024)
def _written_turn(numbers: bytes) -> Fields:
    s = _filled(numbers, (_TURN,)).tolist()
    return {
        "turn": s[at.TURN],
        "to_move": s[at.MOVER],
        "actions": s[at.ACTIONS],
        "allowed": ACTIONS_A_TURN + s[at.BOUGHT],
        "bought": bool(s[at.BOUGHT]),
        "hero_used": bool(s[at.HERO_USED]),
        "naute_used": bool(s[at.NAUTE_USED]),
        "closed": s[at.PHASE] == at.CLOSED,
    }


def _next(s: State) -> Fields:
    return {"next": standing.next_seat(s)}


def _row(s: State) -> Fields:
    count, *cards = s[at.LAID_OUT : at.TOP].tolist()
    return {"faceup": codes(cards[:count])}


def _pile(s: State) -> Fields:
    return {"pile": pile_size(s)}


def _gone(s: State) -> Fields:
    return {"gone": written_cards(s[at.GONE : at.PILE])}


def written_cards(masks: State) -> msgspec.Raw:
    """Write the cards of twelve masks, in the order of their numbers."""
    found: Iterator[bytes] = map(getitem, _held(), masks.tolist())
    return msgspec.Raw(b"[" + b",".join(filter(None, found)) + b"]")


@cache
def _held() -> list[list[bytes]]:
    """Write the cards of every mask of every monument, without brackets."""
    written = [encode(code) for code in CARD_CODES]
    return [
        [b",".join([written[first + value] for value in members(mask)]) for mask in _MASKS]
        for first in range(0, CARDS, VALUES)
    ]


# --- Monuments and histories ------------------------------------------------------------------

_BUILT: Final = (slice(0, at.TURN), slice(at.HISTORIANS, at.LAID_OUT), slice(at.SHOWN, at.GONE))
_STANDING: Final = (*_BUILT, slice(at.SCORE, at.HISTORIANS))


def _exhibits(s: State) -> Fields:
    return _built(_cut(s, _BUILT))


def _ranks(s: State) -> Fields:
    return _standing(_cut(s, _STANDING))


def _cut(position: State, parts: tuple[slice, ...]) -> bytes:
    return b"".join([position[part].tobytes() for part in parts])


def _filled(numbers: bytes, parts: tuple[slice, ...]) -> State:
    """Return a position that has only these parts; the rest is zero."""
    array, left = np.zeros(at.SIZE, np.int16), np.frombuffer(numbers, np.int16)
    for part in parts:
        size = part.stop - part.start
        array[part], left = left[:size], left[size:]
    return array


def _written(part: object) -> msgspec.Raw:
    return msgspec.Raw(encode(part))


@lru_cache(maxsize=1024)
def _built(numbers: bytes) -> dict[str, msgspec.Raw]:
    """Write the fields that change only with a building or a history."""
    board = Board.of(_filled(numbers, _BUILT))
    s = board.s
    return {
        "monuments": _written([monument_view(board, each) for each in monuments_in_use(s)]),
        "track": _written(_squares(tuple(s[at.TRACK : at.TRACK + 3 * (s[at.LAST_SQUARE] + 1)]))),
        "ladder": _written(ladder_view(board.array)),
        "aside": _written(codes(masked_cards(s, at.ASIDE))),
        "chronicles": _written(chronicles(board)),
    }


@lru_cache(maxsize=1024)
def _standing(numbers: bytes) -> dict[str, msgspec.Raw]:
    """Write the fields that also change with every point."""
    array = _filled(numbers, _STANDING)
    s, sheet = array.tolist(), scoring.counted(array).tolist()
    return {
        "colours": _written(
            [colour_view(s, sheet[colour], colour) for colour in range(colours(s))]
        ),
        "places": _written(scoring.places(array)),
        "results": _written(standing.results(array)),
    }


def colour_view(s: list[int], score: list[int], colour: int) -> ColourView:
    shown = s[at.SHOWN + colour * SYMBOLS : at.SHOWN + (colour + 1) * SYMBOLS]
    return ColourView(
        colour=COLOUR_NAMES[colour],
        seat=owner(s, colour),
        points=s[at.SCORE + colour],
        historians=s[at.HISTORIANS + colour],
        powers=held_powers(s, colour),
        exhibition=exhibition(s, colour),
        symbols=dict(zip(SYMBOL_NAMES, shown, strict=True)),
        score=Score(*score),
    )


def held_powers(s: Numbers, colour: int) -> tuple[str, ...]:
    return tuple([name for power, name in enumerate(POWER_NAMES) if s[at.HOLDER + power] == colour])


def exhibition(s: Numbers, colour: int) -> dict[str, tuple[int, ...]]:
    """Return the values of each monument built, bottom to top."""
    return {
        CODES[monument]: tuple(_values(s, colour, monument))
        for monument in range(MONUMENTS)
        if s[at.HEIGHT + colour * MONUMENTS + monument]
    }


def _values(s: Numbers, colour: int, monument: int) -> list[int]:
    return [card % VALUES + 1 for card in stack_cards(s, colour, monument)]


@lru_cache(maxsize=8)
def _squares(points: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    return tuple(points[start : start + 3] for start in range(0, len(points), 3))


def monument_view(board: Board, monument: int) -> MonumentView:
    s = board.s
    square = at.TRACK + 3 * s[at.MARKER + monument]
    sole, main, second = s[square : square + 3]
    available = s[at.AVAILABLE + monument]
    symbols = at.SYMBOL + monument * SYMBOLS
    return MonumentView(
        code=CODES[monument],
        symbols=_by_value(tuple(s[symbols : symbols + SYMBOLS])),
        marker=s[at.MARKER + monument],
        sole=sole,
        main=main,
        second=second,
        available=available,
        needs=_NEEDS[available],
        builders=_builders(board, monument, (sole, main, second)),
    )


@lru_cache(maxsize=64)
def _by_value(masks: tuple[int, ...]) -> tuple[str, ...]:
    """Return the symbols of a monument's cards, value 1 first."""
    names = zip(SYMBOL_NAMES, masks, strict=True)
    by_value = {value: name for name, mask in names for value in range(VALUES) if mask >> value & 1}
    return tuple(by_value[value] for value in range(VALUES))


def _builders(board: Board, monument: int, worth: tuple[int, int, int]) -> tuple[Builder, ...]:
    s = board.s
    heights = range(at.HEIGHT + monument, at.HEIGHT + MONUMENTS * colours(s), MONUMENTS)
    found = [colour for colour, place in enumerate(heights) if s[place]]
    if len(found) > 1 and scoring.main_builder(board.array, monument) != found[0]:
        found.reverse()
    shares = worth[1:] if len(found) > 1 else worth[:1]
    builders = []
    for colour, share in zip(found, shares, strict=False):
        values = _values(s, colour, monument)
        builders.append(Builder(COLOUR_NAMES[colour], len(values), max(values), share))
    return tuple(builders)


def power_symbols(s: Numbers) -> dict[str, str]:
    """Return the power cards that are played with, each with its symbol (A8.1)."""
    return dict(zip(POWER_NAMES, SYMBOL_NAMES, strict=True)) if s[at.WITH_POWERS] else {}


def ladder_view(s: State) -> tuple[LadderView, ...]:
    found = []
    for i, (writer, pages) in enumerate(ladder(s)):
        place = scoring.place_on_ladder(s, i)
        found.append(LadderView(COLOUR_NAMES[writer], pages, place + 1, bonus(place)))
    return tuple(found)


def chronicles(board: Board) -> tuple[Chronicle, ...]:
    sheet, in_play = scoring.counted(board.array), range(colours(board.s))
    found = []
    for colour in in_play:
        if board.s[at.HISTORIANS + colour] and ask.can_chronicle(board.array, colour):
            foreseen = foresee(board.array, sheet, colour)
            chronicle = Chronicle(
                colour=COLOUR_NAMES[colour],
                pages=foreseen.pages,
                taken={
                    COLOUR_NAMES[loser]: codes([card for _, card in lost])
                    for loser, lost in groupby(foreseen.taken, itemgetter(0))
                },
                markers={CODES[monument]: square for monument, square in foreseen.markers},
                totals={COLOUR_NAMES[each]: foreseen.totals[each] for each in in_play},
            )
            found.append(chronicle)
    return tuple(found)


# --- All of them ------------------------------------------------------------------------------


def _different(before: Fields, after: Fields) -> Fields:
    return {name: value for name, value in after.items() if value != before[name]}


def _compared(fields: Callable[[State], Fields]) -> Callable[[State, State], Fields]:
    return lambda before, after: _different(fields(before), fields(after))


def _only(field: Callable[[State], Fields]) -> Callable[[State, State], Fields]:
    """Return the only field of a part: any change of its slices changes it."""
    return lambda _, after: field(after)


PARTS: Final = (
    Part((_TURN,), _turn, _changes_of_turn),
    Part((slice(at.MOVER, at.MOVER + 1),), _next, _only(_next)),
    Part((slice(at.LAID_OUT, at.TOP),), _row, _only(_row)),
    Part((slice(at.TOP, at.HAND),), _pile, _only(_pile)),
    Part((slice(at.GONE, at.PILE),), _gone, _only(_gone)),
    Part(_BUILT, _exhibits, _compared(_exhibits)),
    Part(_STANDING, _ranks, _compared(_ranks)),
)
