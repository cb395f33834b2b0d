"""Updates: entries as seats may see them, written once for equal views."""

from collections.abc import Sequence

from monuments.engine.game import Game, State
from monuments.server.messages.protocol import Happened, Update, write
from monuments.server.table.entries import (
    ChatSet,
    Filled,
    Handed,
    Played,
    Returned,
    Seated,
    Started,
    Undone,
)
from monuments.server.table.state import Applied, TableState
from monuments.server.table.views import position_of, write_views


def happened(game: Game, applied: Applied, seat: int | None) -> Happened:
    """Return an entry as `seat` may see it: only what is listed here is sent."""
    new = applied.entry
    place = (new.seq, new.at, new.entry.kind)
    match new.entry:
        case Played(by=by):
            assert applied.before is not None
            events = game.events(applied.before, applied.steps, seat, applied.after)
            return Happened(*place, new.seat, by, events=tuple(events))
        case Undone(to):
            return Happened(*place, new.seat, to=to)
        case Filled(owner, bot):
            return Happened(*place, owner, bot=bot)
        case Handed(owner, bot, by):
            return Happened(*place, owner, by, bot)
        case Seated(owner) | Returned(owner):
            return Happened(*place, owner)
        case ChatSet(on):
            return Happened(*place, on=on)
        case Started():
            return Happened(*place)


def position_before(applied: Sequence[Applied]) -> State | None:
    """Return the position before some plays; None if any entry is not a play."""
    return applied[0].before if all(each.before is not None for each in applied) else None


def write_updates(
    state: TableState,
    applied: Sequence[Applied],
    seats: set[int | None],
    deadline: float | None,
    before: State | None = None,
) -> dict[int | None, bytes]:
    """Return the update for each of `seats`: changes since `before`, or the view."""
    game = state.game
    # The seats that see more of a play than everybody else: who drew a card knows which.
    knowing = {
        game.to_move(each.before)
        for each in applied
        if each.before is not None and game.hides(each.before, each.steps)
    }
    public = tuple([happened(game, each, None) for each in applied])
    written: dict[tuple[bytes, int | None], bytes] = {}
    updates: dict[int | None, bytes] = {}
    for seat, view in zip(seats, write_views(state, seats, before), strict=True):
        key = (view, seat if seat in knowing or seat == state.mover else None)
        if key not in written:
            own = seat in knowing
            events = tuple([happened(game, each, seat) for each in applied]) if own else public
            position = position_of(state, seat, view, deadline, whole=before is None)
            written[key] = write(Update(state.seq, events, position))
        updates[seat] = written[key]
    return updates
