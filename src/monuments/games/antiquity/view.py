"""What a seat may see: the only place where secrets are cut, by listing what may be seen (A9)."""

from collections.abc import Callable, Iterable
from functools import cache, lru_cache
from itertools import groupby
from operator import itemgetter
from typing import Any, Final, TypeAlias

import msgspec
import numpy as np

from monuments.engine.changes import Marks, marks_of_changes
from monuments.engine.game import OVER, State
from monuments.games.antiquity import layout as at
from monuments.games.antiquity import questions as ask
from monuments.games.antiquity import scoring
from monuments.games.antiquity.cards import CODES, COLOUR_NAMES, POWER_NAMES, SYMBOL_NAMES
from monuments.games.antiquity.foresight import foresee
from monuments.games.antiquity.layout import MONUMENTS, SYMBOLS, VALUES
from monuments.games.antiquity.table import (
    Board,
    Numbers,
    bonus,
    codes,
    colours,
    colours_of,
    hand_size,
    ladder,
    masked_cards,
    monuments_in_use,
    owner,
    pile_cards,
    pile_size,
    stack_cards,
)
from monuments.games.antiquity.turns import ACTIONS_A_TURN

_NEEDS: Final = ((), (ask.SECOND_BUILDER,), (ask.FIRST_BUILDER, ask.SECOND_BUILDER))
"""What builders still to come need, by their number (A4.4)."""


class Score(msgspec.Struct, frozen=True):
    """What a colour would have if the game ended now, by source (A6, A8.2)."""

    points: int
    monuments: int
    histories: int
    bonus: int
    penalty: int
    powers: int
    total: int


class SeatView(msgspec.Struct, frozen=True):
    """A player: the hand itself is there for its owner and when the game is over (A9.3)."""

    seat: int
    colours: tuple[str, ...]
    hand_size: int
    hand: tuple[str, ...] | None
    taken: tuple[str, ...] | None
    """Cards of the hand that all saw taken; only with `show-taken=on` (A9.2)."""


class ColourView(msgspec.Struct, frozen=True):
    """A colour with its exhibition: stacks from bottom to top, by monument."""

    colour: str
    seat: int
    points: int
    historians: int
    powers: tuple[str, ...]
    exhibition: dict[str, tuple[int, ...]]
    symbols: dict[str, int]
    score: Score


class Builder(msgspec.Struct, frozen=True):
    """A builder of a monument, the main builder first, and what it is worth to them now."""

    colour: str
    cards: int
    highest: int
    worth: int


class MonumentView(msgspec.Struct, frozen=True):
    """A monument: its marker, what its square is worth, and who may still build it."""

    code: str
    symbols: tuple[str, ...]
    """Of its cards, value 1 first (A1.3)."""
    marker: int
    sole: int
    main: int
    second: int
    available: int
    needs: tuple[int, ...]
    """Cards that erect it, for each builder still to come, the next one first (A4.4)."""
    builders: tuple[Builder, ...]


class Chronicle(msgspec.Struct, frozen=True):
    """What a history by `colour` would do now, whoever is to move."""

    colour: str
    pages: int
    taken: dict[str, tuple[str, ...]]
    """The cards each colour would lose."""
    markers: dict[str, int]
    """Where each marker that moves would stand."""
    totals: dict[str, int]
    """By how much each colour's score, if the game ended now, would change."""


class LadderView(msgspec.Struct, frozen=True):
    """A history, and its place among all (A6.4), 1 the best."""

    colour: str
    pages: int
    place: int
    bonus: int
    """What the place brings (A6.4)."""


class View(msgspec.Struct, frozen=True):
    """A table of `antiquity` as one seat, or a spectator, may see it."""

    game: str
    seat: int | None
    turn: int
    to_move: int
    """A seat, or -1 when the game is over."""
    actions: int
    allowed: int
    """Actions of this turn, spent or not, with the one bought (A4.1, A4.2)."""
    bought: bool
    hero_used: bool
    naute_used: bool
    closed: bool
    """A history was written in this turn; nothing but its end is left."""
    faceup: tuple[str, ...]
    spaces: int
    """Face-up cards when the row is full (A3.2)."""
    pile: int
    seats: tuple[SeatView, ...]
    colours: tuple[ColourView, ...]
    monuments: tuple[MonumentView, ...]
    track: tuple[tuple[int, ...], ...]
    """What each square is worth: alone, as main builder, as second (A1.5)."""
    ladder: tuple[LadderView, ...]
    aside: tuple[str, ...]
    gone: tuple[str, ...]
    chronicles: tuple[Chronicle, ...]
    places: tuple[int, ...]
    """Each seat's place if the game ended now."""
    pile_cards: tuple[str, ...] | None
    """The pile, top card first, when the game is over (A9.3)."""


_encode: Final = msgspec.json.Encoder().encode
_decode: Final = msgspec.json.Decoder(View).decode


def view(s: State, seat: int | None) -> View:
    """Return what is sent: there is no other view."""
    [written] = write_views(s, [seat])
    return _decode(written)


def write_views(s: State, seats: Iterable[int | None]) -> list[bytes]:
    """Return what each of `seats` may see, as JSON."""
    over, places = s[at.MOVER] == OVER, range(int(s[at.SEATS]))
    parts: dict[str, Any] = {"game": "antiquity", "spaces": at.FACE_UP, "pile_cards": None}
    for part in _PARTS:
        parts |= part(s)
    if over:
        parts |= {"chronicles": (), "pile_cards": codes(pile_cards(s))}
    hidden = [_seat(s, place, shown=over) for place in places]
    written = []
    for seat in seats:
        shown = hidden.copy()
        if seat is not None:
            shown[seat] = _seat(s, seat, shown=True)
        written.append(_encode(parts | {"seat": seat, "seats": shown}))
    return written


def write_changes(before: State, after: State, seats: Iterable[int | None]) -> list[bytes]:
    """Return the fields that are different in what each of `seats` may see now, as JSON."""
    if after[at.MOVER] == OVER:
        return write_views(after, seats)
    parts, owners = _marked(marks_of_changes(before, after, _MARKS))
    changes: dict[str, Any] = {}
    for part in parts:
        old = part(before)
        changes |= {name: value for name, value in part(after).items() if value != old[name]}
    for seat in owners:
        changes[_SEAT_KEYS[seat]] = _seat(after, seat, shown=False)
    seen_by_all = _encode(changes)
    return [
        _encode(changes | {_SEAT_KEYS[eye]: _seat(after, eye, shown=True)})
        if eye in owners
        else seen_by_all
        for eye in seats
    ]


# A view is put together from parts. A part is made from a few slices of a position and from
# nothing else, and most are written once for them: most plays change little.

_Part: TypeAlias = Callable[[State], dict[str, Any]]
"""Returns some fields that all see."""


def _turn(s: State) -> dict[str, Any]:
    return _written_turn(s[at.TURN : at.SCORE].tobytes())


@lru_cache(maxsize=4096)
def _written_turn(numbers: bytes) -> dict[str, Any]:
    s = _filled(numbers, _PARTS[_turn]).tolist()
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


def _row(s: State) -> dict[str, Any]:
    count, *cards = s[at.LAID_OUT : at.TOP].tolist()
    return {"faceup": codes(cards[:count])}


def _pile(s: State) -> dict[str, Any]:
    return {"pile": pile_size(s)}


def _gone(s: State) -> dict[str, Any]:
    return {"gone": _cards(s[at.GONE : at.GONE + MONUMENTS].tobytes())}


def _exhibits(s: State) -> dict[str, Any]:
    return _built(_cut(s, _BUILT))


def _ranks(s: State) -> dict[str, Any]:
    return _standing(_cut(s, _STANDING))


_BUILT: Final = (slice(0, at.TURN), slice(at.HISTORIANS, at.LAID_OUT), slice(at.SHOWN, at.GONE))
_STANDING: Final = (*_BUILT, slice(at.SCORE, at.HISTORIANS))

_PARTS: Final[dict[_Part, tuple[slice, ...]]] = {
    _turn: (slice(at.TURN, at.SCORE),),
    _row: (slice(at.LAID_OUT, at.TOP),),
    _pile: (slice(at.TOP, at.HAND),),
    _gone: (slice(at.GONE, at.PILE),),
    _exhibits: _BUILT,
    _ranks: _STANDING,
}
_SEAT_KEYS: Final = tuple(f"seats.{seat}" for seat in range(at.MAX_SEATS))


def _marks() -> Marks:
    """Return a bit for every part that a number of a position goes into, then one for its hand."""
    marks = np.zeros(at.SIZE, np.int64)
    for bit, slices in enumerate(_PARTS.values()):
        for each in slices:
            marks[each] |= 1 << bit
    for seat in range(at.MAX_SEATS):
        for start in (at.HAND, at.KNOWN):
            marks[start + seat * MONUMENTS :][:MONUMENTS] = 1 << len(_PARTS) + seat
        marks[at.MATCHING + seat * SYMBOLS :][:SYMBOLS] = 1 << len(_PARTS) + seat
    return marks


_MARKS: Final = _marks()


@cache
def _marked(marks: int) -> tuple[tuple[_Part, ...], tuple[int, ...]]:
    """Return the parts that marks stand for, and the seats whose hands."""
    owners = [seat for seat in range(at.MAX_SEATS) if marks >> len(_PARTS) + seat & 1]
    return tuple(part for bit, part in enumerate(_PARTS) if marks >> bit & 1), tuple(owners)


def _cut(position: State, parts: tuple[slice, ...]) -> bytes:
    return b"".join([position[part].tobytes() for part in parts])


def _filled(numbers: bytes, parts: tuple[slice, ...]) -> State:
    """Return a position in which everything but these parts is left out."""
    array, left = np.zeros(at.SIZE, np.int16), np.frombuffer(numbers, np.int16)
    for part in parts:
        size = part.stop - part.start
        array[part], left = left[:size], left[size:]
    return array


def _written(part: object) -> msgspec.Raw:
    return msgspec.Raw(_encode(part))


@lru_cache(maxsize=1024)
def _built(numbers: bytes) -> dict[str, msgspec.Raw]:
    """Write what changes only when something is built or written."""
    board = Board.of(_filled(numbers, _BUILT))
    s = board.s
    return {
        "monuments": _written([_monument(board, each) for each in monuments_in_use(s)]),
        "track": _written(_squares(tuple(s[at.TRACK : at.TRACK + 3 * (s[at.LAST_SQUARE] + 1)]))),
        "ladder": _written(_ladder(board.array)),
        "aside": _written(codes(masked_cards(s, at.ASIDE))),
        "chronicles": _written(_chronicles(board)),
    }


@lru_cache(maxsize=1024)
def _standing(numbers: bytes) -> dict[str, msgspec.Raw]:
    """Write what changes with any point, too."""
    array = _filled(numbers, _STANDING)
    s, sheet = array.tolist(), scoring.counted(array).tolist()
    return {
        "colours": _written([_colour(s, sheet[colour], colour) for colour in range(colours(s))]),
        "places": _written(scoring.places(array)),
    }


@lru_cache(maxsize=1024)
def _cards(masks: bytes) -> msgspec.Raw:
    return _written(codes(_masked(masks)))


def _seat(s: State, seat: int, *, shown: bool) -> msgspec.Raw:
    hand, known = at.HAND + seat * MONUMENTS, at.KNOWN + seat * MONUMENTS
    return _written_seat(
        seat,
        tuple(colours_of(s, seat)),
        hand_size(s, seat),
        s[hand : hand + MONUMENTS].tobytes() if shown else None,
        s[known : known + MONUMENTS].tobytes() if s[at.SHOW_TAKEN] else None,
    )


@lru_cache(maxsize=4096)
def _written_seat(
    seat: int,
    colours: tuple[int, ...],
    hand_size: int,
    hand: bytes | None,
    taken: bytes | None,
) -> msgspec.Raw:
    names = tuple([COLOUR_NAMES[colour] for colour in colours])
    return _written(SeatView(seat, names, hand_size, _shown(hand), _shown(taken)))


def _shown(masks: bytes | None) -> tuple[str, ...] | None:
    return None if masks is None else codes(_masked(masks))


def _masked(masks: bytes) -> list[int]:
    return masked_cards(np.frombuffer(masks, np.int16).tolist(), 0)


def _colour(s: list[int], score: list[int], colour: int) -> ColourView:
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


def _monument(board: Board, monument: int) -> MonumentView:
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
    return tuple(
        [_builder(s, each, monument, share) for each, share in zip(found, shares, strict=False)]
    )


def _builder(s: list[int], colour: int, monument: int, worth: int) -> Builder:
    values = _values(s, colour, monument)
    return Builder(COLOUR_NAMES[colour], len(values), max(values), worth)


def _ladder(s: State) -> tuple[LadderView, ...]:
    return tuple([_rung(s, i, *rung) for i, rung in enumerate(ladder(s))])


def _rung(s: State, i: int, writer: int, pages: int) -> LadderView:
    place = scoring.place_on_ladder(s, i)
    return LadderView(COLOUR_NAMES[writer], pages, place + 1, bonus(place))


def _chronicles(board: Board) -> tuple[Chronicle, ...]:
    sheet = scoring.counted(board.array)
    return tuple(
        [
            _chronicle(board, sheet, colour)
            for colour in range(colours(board.s))
            if board.s[at.HISTORIANS + colour] and ask.can_chronicle(board.array, colour)
        ]
    )


def _chronicle(board: Board, sheet: scoring.Sheet, colour: int) -> Chronicle:
    foreseen, in_play = foresee(board.array, sheet, colour), range(colours(board.s))
    return Chronicle(
        colour=COLOUR_NAMES[colour],
        pages=foreseen.pages,
        taken={
            COLOUR_NAMES[loser]: codes([card for _, card in lost])
            for loser, lost in groupby(foreseen.taken, itemgetter(0))
        },
        markers={CODES[monument]: square for monument, square in foreseen.markers},
        totals={COLOUR_NAMES[each]: foreseen.totals[each] for each in in_play},
    )
