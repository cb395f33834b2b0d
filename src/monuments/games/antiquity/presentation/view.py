"""Views: the only place that decides what a seat may see (A9).

A view lists what may be seen; it never removes secrets from a whole position."""

from collections.abc import Iterable
from functools import cache, lru_cache
from typing import Any, Final

import msgspec
import numpy as np

from monuments.engine.changes import Marks, marks_of_changes
from monuments.engine.game import OVER, State
from monuments.games.antiquity.kernels import layout as at
from monuments.games.antiquity.kernels.layout import MONUMENTS, SYMBOLS
from monuments.games.antiquity.presentation import standing
from monuments.games.antiquity.presentation.board import (
    codes,
    colours_of,
    hand_size,
    pile_cards,
)
from monuments.games.antiquity.presentation.cards import COLOUR_NAMES
from monuments.games.antiquity.presentation.public_view import (
    PARTS,
    Fields,
    Part,
    encode,
    power_symbols,
    written_cards,
)
from monuments.games.antiquity.presentation.view_types import SeatView, View

decode: Final = msgspec.json.Decoder(View).decode
_SEAT_KEYS: Final = tuple(f"seats.{seat}" for seat in range(at.MAX_SEATS))


def write_views(s: State, seats: Iterable[int | None]) -> list[bytes]:
    """Return the view of each of `seats` as JSON."""
    over, places = s[at.MOVER] == OVER, range(int(s[at.SEATS]))
    fields: Fields = {
        "game": "antiquity",
        "spaces": at.FACE_UP,
        "pile_cards": None,
        "power_symbols": power_symbols(s),
        "ties": (),
        "ended": None,
    }
    for part in PARTS:
        fields |= part.fields(s)
    if over:
        fields |= {"chronicles": (), "pile_cards": codes(pile_cards(s))}
        fields |= {"ties": standing.ties(s), "ended": standing.ending(s)}
    hidden = [_seat(s, place, shown=over) for place in places]
    written = []
    for seat in seats:
        shown = hidden.copy()
        if seat is not None:
            shown[seat] = _seat(s, seat, shown=True)
        written.append(encode(fields | {"seat": seat, "seats": shown}))
    return written


def write_changes(before: State, after: State, seats: Iterable[int | None]) -> list[bytes]:
    """Return the changed fields of the view of each of `seats` as JSON."""
    if after[at.MOVER] == OVER:
        return write_views(after, seats)
    parts, owners = _marked(marks_of_changes(before, after, _MARKS))
    changes: Fields = {}
    for part in parts:
        changes |= part.changes(before, after)
    for seat in owners:
        changes[_SEAT_KEYS[seat]] = _seat(after, seat, shown=False)
    seen_by_all = encode(changes)
    return [
        encode(changes | {_SEAT_KEYS[eye]: _seat(after, eye, shown=True)})
        if eye in owners
        else seen_by_all
        for eye in seats
    ]


def _marks() -> Marks:
    """Return for each number of a position the bits of the parts it changes."""
    marks = np.zeros(at.SIZE, np.int64)
    for bit, part in enumerate(PARTS):
        for each in part.slices:
            marks[each] |= 1 << bit
    for seat in range(at.MAX_SEATS):
        for start in (at.HAND, at.KNOWN):
            marks[start + seat * MONUMENTS :][:MONUMENTS] = 1 << len(PARTS) + seat
        marks[at.MATCHING + seat * SYMBOLS :][:SYMBOLS] = 1 << len(PARTS) + seat
    return marks


_MARKS: Final = _marks()


@lru_cache(maxsize=4096)
def _marked(marks: int) -> tuple[tuple[Part, ...], tuple[int, ...]]:
    """Return the changed parts, and the seats whose hands changed."""
    owners = [seat for seat in range(at.MAX_SEATS) if marks >> len(PARTS) + seat & 1]
    return tuple(part for bit, part in enumerate(PARTS) if marks >> bit & 1), tuple(owners)


def _seat(s: State, seat: int, *, shown: bool) -> msgspec.Raw:
    """Write a seat, with its hand if `shown`, and the cards taken face up if agreed."""
    hand, known = at.HAND + seat * MONUMENTS, at.KNOWN + seat * MONUMENTS
    names, size = _colour_names(*colours_of(s, seat)), hand_size(s, seat)
    if not shown and not s[at.SHOW_TAKEN]:
        return _closed_hand(seat, names, size)
    held: Any = written_cards(s[hand : hand + MONUMENTS]) if shown else None
    taken: Any = written_cards(s[known : known + MONUMENTS]) if s[at.SHOW_TAKEN] else None
    return msgspec.Raw(encode(SeatView(seat, names, size, held, taken)))


@lru_cache(maxsize=1024)
def _closed_hand(seat: int, names: tuple[str, ...], size: int) -> msgspec.Raw:
    return msgspec.Raw(encode(SeatView(seat, names, size, None, None)))


@cache
def _colour_names(*colours: int) -> tuple[str, ...]:
    return tuple([COLOUR_NAMES[colour] for colour in colours])
