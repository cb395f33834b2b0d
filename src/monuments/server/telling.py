"""What each reader is told of what happened at a table: one message for all who hear the same."""

from typing import TYPE_CHECKING, TypeAlias

from monuments.engine.game import State
from monuments.server import log
from monuments.server.log import Line
from monuments.server.positions import position_of, views_of
from monuments.server.protocol import Happened, Update, write

if TYPE_CHECKING:
    from monuments.server.tables import Table

Told: TypeAlias = tuple[Line, tuple[State, list[int]] | None]
"""A line of the log, and if it is a play the position before it and its steps."""


def position_before(told: list[Told]) -> State | None:
    """Return the position before some plays; None if there was anything else among them."""
    plays = [play for _, play in told]
    return plays[0][0] if plays[0] and all(plays) else None


def updates(
    table: "Table", told: list[Told], seats: set[int | None], before: State | None
) -> dict[int | None, bytes]:
    """Write what each of `seats` is told: what is different since `before`, or the whole view."""
    game, mover, whole = table.game, table.story.mover, before is None
    knowing = {game.to_move(play[0]) for _, play in told if play and game.hides(*play)}
    all_hear = _happened(table, told, None)
    made: dict[tuple[bytes, int | None], bytes] = {}
    found: dict[int | None, bytes] = {}
    for seat, seen in zip(seats, views_of(table, seats, before), strict=True):
        key = (seen, seat if seat in knowing or seat == mover else None)
        if key not in made:
            happened = _happened(table, told, seat) if seat in knowing else all_hear
            position = position_of(table, seat, seen, whole=whole)
            made[key] = write(Update(table.shown, happened, position))
        found[seat] = made[key]
    return found


def _happened(table: "Table", told: list[Told], seat: int | None) -> tuple[Happened, ...]:
    return tuple([log.happened(table.story, line, play, seat) for line, play in told])
