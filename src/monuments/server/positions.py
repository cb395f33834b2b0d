"""What a table shows: its public face, and a position as one seat may see it."""

from collections.abc import Collection
from typing import TYPE_CHECKING, Any, Literal

import msgspec

from monuments.bots.warmup import stage_of
from monuments.engine.game import State
from monuments.engine.options import read_options, with_defaults, write_options
from monuments.server import timing
from monuments.server.protocol import Position, SeatInfo, TableInfo

if TYPE_CHECKING:
    from monuments.server.tables import Table


def views_of(
    table: "Table", seats: Collection[int | None], before: State | None = None
) -> list[bytes]:
    """Return what each of `seats` may see, or what has changed in it since an earlier position.

    Nothing is to be seen before the start.
    """
    s, game = table.story.s, table.game
    if s is None:
        return [b""] * len(seats)
    return game.write_views(s, seats) if before is None else game.write_changes(before, s, seats)


def position_of(
    table: "Table", seat: int | None, seen: bytes, *, whole: bool = True
) -> Position | None:
    """Return where the game stands, as `seat` may see it; None before the start.

    The view is the game's, and forms go to nobody but who is to move: they name cards in hand.
    """
    story = table.story
    if story.s is None:
        return None
    written: Any = msgspec.Raw(seen)
    forms: Any = msgspec.Raw(table.game.write_forms(story.s)) if seat == story.mover else ()
    return Position(
        to_move=story.mover,
        view=written if whole else None,
        changes=None if whole else written,
        forms=forms,
        undo=story.can_undo(seat),
        deadline=timing.deadline(table),
        places=places_of(table) if story.phase == "over" else (),
    )


def places_of(table: "Table") -> tuple[int, ...]:
    """Return each seat's place; who resigned comes after everybody else."""
    assert table.story.s is not None
    ranking = table.game.ranking(table.story.s)
    keys = [
        (chair.resigned, place) for chair, place in zip(table.story.chairs, ranking, strict=True)
    ]
    return tuple(1 + sum(other < key for other in keys) for key in keys)


def info_of(table: "Table") -> TableInfo:
    """Return what everybody may know of a table."""
    settings, game = table.settings, table.game
    given = with_defaults(game.known_options, read_options(settings.options))
    return TableInfo(
        table=table.id,
        game=game.name,
        rules=game.rules_version,
        options=write_options(game.known_options, given),
        phase=table.story.phase,
        seats=tuple(_seat(table, seat, name) for seat, name in enumerate(table.names())),
        host=table.host,
        pace=settings.pace,
        chat=table.story.chat,
        hints=with_hints(table),
        listed=settings.listed,
        made=table.made,
        commitment=settings.commitment,
        rematch=table.rematch,
    )


def with_hints(table: "Table") -> bool:
    """Tell whether hints are given here: unless agreed otherwise only to one who plays alone."""
    if table.settings.hints is not None:
        return table.settings.hints
    return sum(person.kind != "bot" for person in table.people) < 2


def _seat(table: "Table", seat: int, name: str) -> SeatInfo:
    chair, person = table.story.chairs[seat], table.people[seat]
    return SeatInfo(
        seat=seat,
        name=name if chair.taken else None,
        kind=_kind(person.kind, taken=chair.taken, bot=chair.bot),
        bot=chair.player,
        here=table.is_here(seat),
        resigned=chair.resigned,
        preparing=chair.player is not None and not _is_prepared(table, chair.player),
    )


def _is_prepared(table: "Table", bot: str) -> bool:
    return table.house.prepared.has(stage_of(table.game.name, bot))


def _kind(
    wish: str, *, taken: bool, bot: str | None
) -> Literal["open", "reserved", "person", "bot"]:
    if bot:
        return "bot"
    if taken:
        return "person"
    return "open" if wish == "open" else "reserved"
