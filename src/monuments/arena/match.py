"""One unit of a run: a deal played in every seating, each game by any worker."""

from collections.abc import Iterable, Iterator
from typing import Annotated, Final, TypeAlias

import msgspec

from monuments.arena.schedule import Plan, deal_of, game_of, seatings, seed_of
from monuments.bots.match import play_out, seat_bots
from monuments.bots.program import Fault, faults_of, turns_lost
from monuments.engine.play import position

MAX_FAULTS: Final = 3
"""Faults of a program that are listed for each game; the others are only counted."""

Count: TypeAlias = Annotated[int, msgspec.Meta(ge=0)]
Place: TypeAlias = Annotated[int, msgspec.Meta(ge=1)]


class Played(msgspec.Struct, frozen=True):
    """One game. Every list is in seat order."""

    bots: tuple[str, ...]
    places: tuple[Place, ...]
    scores: tuple[int, ...]
    sources: tuple[dict[str, int], ...]
    """The sources of each score."""
    turns: Count
    steps: Count
    lost: tuple[Count, ...]
    """Turns that each seat's program lost to its substitute."""
    faults: tuple[tuple[Fault, ...], ...]
    """The reasons for the first of them."""


class Unit(msgspec.Struct, frozen=True):
    """One deal with all its seatings."""

    unit: Count
    first: Count
    """The seat that began."""
    games: tuple[Played, ...]


class Result(msgspec.Struct, frozen=True):
    """One game of a run, by the numbers of its deal and its seating."""

    unit: int
    seating: int
    first: int
    game: Played


def play_seating(plan: Plan, unit: int, seating: int) -> Result:
    """Play one deal in one seating.

    Raise OtherCodeError if the code differs from the plan's.
    """
    game = game_of(plan)
    deal, bots = deal_of(plan, game, unit), seatings(plan.bots)[seating]
    seed = seed_of(plan, unit, seating)
    s, seats = game.new(len(bots), deal), len(bots)
    players = seat_bots(game, bots, seed)
    steps = play_out(game, s, players, seed)
    played = Played(
        bots=tuple(bots),
        places=tuple(game.ranking(s)),
        scores=tuple(game.scores(s)),
        sources=tuple(game.sources(game.new(seats, deal), steps)),
        turns=game.turn(position(game, seats, deal, steps[:-1])),
        steps=len(steps),
        lost=tuple(turns_lost(player) for player in players),
        faults=tuple(tuple(faults_of(player)[:MAX_FAULTS]) for player in players),
    )
    return Result(unit, seating, deal.first, played)


def gathered(plan: Plan, results: Iterable[Result]) -> Iterator[Unit]:
    """Yield each deal as soon as all its seatings have been played."""
    count = len(seatings(plan.bots))
    found: dict[int, list[Result]] = {}
    for result in results:
        parts = found.setdefault(result.unit, [])
        parts.append(result)
        if len(parts) == count:
            parts = sorted(found.pop(result.unit), key=lambda part: part.seating)
            yield Unit(result.unit, result.first, tuple(part.game for part in parts))
