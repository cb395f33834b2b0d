"""Replays: a finished game play by play, with every hand open."""

from typing import Final

import msgspec

from monuments.engine.game import Game, State
from monuments.engine.options import write_options
from monuments.engine.play import plays
from monuments.engine.record import Record, result_of
from monuments.server.messages.http_payloads import Replay, Replayed

MOST: Final = 100
"""Plays in one answer, which stays below a megabyte."""


def replay(record: Record, first: int, count: int, table: str | None = None) -> Replay:
    """Return `count` plays of a record, beginning with number `first`, counted from 0."""
    game, found = record.game, list(plays(record.game, record.start(), list(record.steps)))
    part = found[first : first + min(count, MOST)]
    before = part[0][0] if part else record.position()
    return Replay(
        table=table,
        game=game.name,
        rules=game.rules_version,
        options=write_options(game.known_options, game.options),
        names=record.names,
        result=result_of(game, record.position()),
        total=len(found),
        first=first,
        view=open_view(game, before),
        plays=tuple(_replayed(game, before, steps) for before, steps in part),
    )


def _replayed(game: Game, before: State, steps: list[int]) -> Replayed:
    mover, after = game.to_move(before), before.copy()
    for step in steps:
        game.apply(after, step)
    return Replayed(
        turn=game.turn(before),
        seat=mover,
        play=game.write_play(before, steps),
        events=tuple(game.events(before, steps, mover, after)),
        view=open_view(game, after),
    )


def open_view(game: Game, s: State) -> msgspec.Struct:
    """Return the view in which every seat shows what only its owner sees.

    In every game, the field `seats` of a view is in seat order.
    """
    seats = range(len(game.scores(s)))
    views = [msgspec.structs.asdict(game.view(s, seat))["seats"][seat] for seat in seats]
    return msgspec.structs.replace(game.view(s, None), seats=tuple(views))
