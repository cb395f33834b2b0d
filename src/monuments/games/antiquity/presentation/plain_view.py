"""Views and their changes without caches: the plain reference for `view`.

Secrets are cut in `view`; this module must agree with it byte for byte.
"""

from collections.abc import Iterable
from typing import Any

import msgspec

from monuments.engine.game import OVER, State
from monuments.games.antiquity.kernels import layout as at
from monuments.games.antiquity.kernels import scoring
from monuments.games.antiquity.kernels.layout import MONUMENTS
from monuments.games.antiquity.kernels.turns import ACTIONS_A_TURN
from monuments.games.antiquity.presentation import public_view as public
from monuments.games.antiquity.presentation import standing
from monuments.games.antiquity.presentation.board import (
    Board,
    codes,
    colours,
    colours_of,
    face_up,
    hand_cards,
    known_cards,
    masked_cards,
    monuments_in_use,
    pile_cards,
)
from monuments.games.antiquity.presentation.cards import COLOUR_NAMES
from monuments.games.antiquity.presentation.view_types import SeatView


def write_views(s: State, seats: Iterable[int | None]) -> list[bytes]:
    """Return the view of each of `seats` as JSON."""
    return [msgspec.json.encode(_fields(s, seat)) for seat in seats]


def write_changes(before: State, after: State, seats: Iterable[int | None]) -> list[bytes]:
    """Return the fields that have changed in the view of each of `seats`, as JSON."""
    if after[at.MOVER] == OVER:
        return write_views(after, seats)
    written = []
    for seat in seats:
        old, new = _fields(before, seat), _fields(after, seat)
        changes = {name: new[name] for name in new if name != "seats" and new[name] != old[name]}
        for owner, view in enumerate(new["seats"]):
            if _hand(before, owner) != _hand(after, owner):
                changes[f"seats.{owner}"] = view
        written.append(msgspec.json.encode(changes))
    return written


def _hand(s: State, seat: int) -> list[list[int]]:
    starts = (at.HAND + seat * MONUMENTS, at.KNOWN + seat * MONUMENTS)
    return [s[start : start + MONUMENTS].tolist() for start in starts]


def _fields(array: State, seat: int | None) -> dict[str, Any]:
    """Return the fields of a view, in the order in which they are sent."""
    board = Board.of(array)
    s, sheet = board.s, scoring.counted(array).tolist()
    over = s[at.MOVER] == OVER
    track = s[at.TRACK : at.TRACK + 3 * (s[at.LAST_SQUARE] + 1)]
    return {
        "game": "antiquity",
        "spaces": at.FACE_UP,
        "pile_cards": codes(pile_cards(s)) if over else None,
        "power_symbols": public.power_symbols(s),
        "ties": standing.ties(array) if over else (),
        "ended": standing.ending(array) if over else None,
        "turn": s[at.TURN],
        "to_move": s[at.MOVER],
        "actions": s[at.ACTIONS],
        "allowed": ACTIONS_A_TURN + s[at.BOUGHT],
        "bought": bool(s[at.BOUGHT]),
        "hero_used": bool(s[at.HERO_USED]),
        "naute_used": bool(s[at.NAUTE_USED]),
        "closed": s[at.PHASE] == at.CLOSED,
        "next": standing.next_seat(array),
        "faceup": codes(face_up(s)),
        "pile": len(pile_cards(s)),
        "gone": codes(masked_cards(s, at.GONE)),
        "monuments": [public.monument_view(board, each) for each in monuments_in_use(s)],
        "track": [track[start : start + 3] for start in range(0, len(track), 3)],
        "ladder": public.ladder_view(array),
        "aside": codes(masked_cards(s, at.ASIDE)),
        "chronicles": () if over else public.chronicles(board),
        "colours": [public.colour_view(s, sheet[each], each) for each in range(colours(s))],
        "places": scoring.places(array),
        "results": standing.results(array),
        "seat": seat,
        "seats": [_seat(s, owner, shown=over or owner == seat) for owner in range(s[at.SEATS])],
    }


def _seat(s: list[int], seat: int, *, shown: bool) -> SeatView:
    hand, names = hand_cards(s, seat), [COLOUR_NAMES[colour] for colour in colours_of(s, seat)]
    taken = codes(known_cards(s, seat)) if s[at.SHOW_TAKEN] else None
    return SeatView(seat, tuple(names), len(hand), codes(hand) if shown else None, taken)
