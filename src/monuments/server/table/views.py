"""A position as one seat may see it."""

from collections.abc import Collection
from typing import Any

import msgspec

from monuments.engine.game import State
from monuments.server.messages.protocol import Position
from monuments.server.table.state import TableState


def write_views(
    state: TableState, seats: Collection[int | None], before: State | None = None
) -> list[bytes]:
    """Return the view of each of `seats`, or what has changed in it since `before`.

    Views are empty before the start.
    """
    if state.s is None:
        return [b""] * len(seats)
    if before is None:
        return state.game.write_views(state.s, seats)
    return state.game.write_changes(before, state.s, seats)


def position_of(
    state: TableState, seat: int | None, view: bytes, deadline: float | None, *, whole: bool = True
) -> Position | None:
    """Return the position as `seat` may see it, or None before the start.

    Only the seat to move gets forms: they name cards of its hand.
    """
    if state.s is None:
        return None
    written: Any = msgspec.Raw(view)
    forms: Any = msgspec.Raw(state.game.write_forms(state.s)) if seat == state.mover else ()
    return Position(
        to_move=state.mover,
        view=written if whole else None,
        changes=None if whole else written,
        forms=forms,
        undo=state.can_undo(seat),
        deadline=deadline,
        places=places_of(state) if state.phase == "over" else (),
    )


def places_of(state: TableState) -> tuple[int, ...]:
    """Return each seat's place; players who resigned rank after all others."""
    assert state.s is not None
    ranking = state.game.ranking(state.s)
    keys = [(seat.resigned, place) for seat, place in zip(state.seats, ranking, strict=True)]
    return tuple(1 + sum(other < key for other in keys) for key in keys)
