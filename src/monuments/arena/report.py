"""The report of a run, computed from its results alone."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from statistics import fmean, pstdev
from typing import Final

import msgspec

from monuments.arena.match import Played, Unit
from monuments.arena.rating import Interval, rated, wilson
from monuments.arena.schedule import Plan, seatings
from monuments.bots.match import share_win
from monuments.bots.program import Fault

MAX_FAULTS: Final = 5
DIGITS: Final = 4


class Standing(msgspec.Struct, frozen=True):
    """One bot.

    Where it sat in several seats, `share` and `score` are those of one of them.
    """

    bot: str
    seats: int
    """The number of its seats in every game."""
    games: int
    wins: float
    """Over all its seats, shared victories in parts."""
    share: Interval
    rating: Interval
    score: float
    deviation: float
    """The standard deviation of the score."""
    sources: dict[str, float]
    """Mean points by source."""
    places: tuple[float, ...]
    """The share of first places, second places and so on."""
    lost: int
    """Turns that a substitute played for a program."""
    faults: tuple[Fault, ...]
    """The reasons for the first of them."""


class Order(msgspec.Struct, frozen=True):
    """A place in the order of play, for all bots together: 1 begins."""

    order: int
    share: Interval
    score: float


class Length(msgspec.Struct, frozen=True):
    """The length of the games."""

    mean: float
    least: int
    most: int


class Report(msgspec.Struct, frozen=True):
    """A whole run. `even` is the share of wins if all were equally strong."""

    plan: Plan
    players: int
    deals: int
    seatings: int
    games: int
    even: float
    standings: tuple[Standing, ...]
    orders: tuple[Order, ...]
    sources: dict[str, float]
    """Mean points by source of all seats."""
    turns: Length
    steps: Length


def report_of(plan: Plan, units: Sequence[Unit]) -> Report:
    """Count a run with at least one deal."""
    games = [game for unit in units for game in unit.games]
    sheets = {bot: _Sheet() for bot in dict.fromkeys(plan.bots)}
    orders = [_Sheet() for _ in plan.bots]
    for unit in units:
        for game in unit.games:
            for seat, bot in enumerate(game.bots):
                sheets[bot].add(game, seat)
                orders[(seat - unit.first) % len(orders)].add(game, seat)
    ratings = rated([unit.games for unit in units])
    return Report(
        plan=plan,
        players=len(plan.bots),
        deals=len(units),
        seatings=len(seatings(plan.bots)),
        games=len(games),
        even=_round(1 / len(plan.bots)),
        standings=tuple(sheet.standing(bot, plan, ratings[bot]) for bot, sheet in sheets.items()),
        orders=tuple(sheet.order(number) for number, sheet in enumerate(orders, 1)),
        sources=_means([source for game in games for source in game.sources]),
        turns=_length([game.turns for game in games]),
        steps=_length([game.steps for game in games]),
    )


@dataclass(slots=True)
class _Sheet:
    """Totals of a bot over its seats, or of a place in the order of play."""

    wins: float = 0.0
    scores: list[int] = field(default_factory=list)
    places: list[int] = field(default_factory=list)
    sources: list[dict[str, int]] = field(default_factory=list)
    lost: int = 0
    faults: list[Fault] = field(default_factory=list)

    def add(self, game: Played, seat: int) -> None:
        self.wins += share_win(game.places)[seat]
        self.scores.append(game.scores[seat])
        self.places.append(game.places[seat])
        self.sources.append(game.sources[seat])
        self.lost += game.lost[seat]
        self.faults += game.faults[seat][: MAX_FAULTS - len(self.faults)]

    def standing(self, bot: str, plan: Plan, rating: Interval) -> Standing:
        seats = plan.bots.count(bot)
        games = len(self.scores) // seats
        return Standing(
            bot=bot,
            seats=seats,
            games=games,
            wins=_round(self.wins),
            share=_rounded(_share_of_a_seat(self.wins, games, seats, len(plan.bots))),
            rating=_rounded(rating, 1),
            score=_round(fmean(self.scores)),
            deviation=_round(pstdev(self.scores)),
            sources=_means(self.sources),
            places=tuple(
                _round(self.places.count(place) / len(self.places))
                for place in range(1, max(self.places) + 1)
            ),
            lost=self.lost,
            faults=tuple(self.faults),
        )

    def order(self, number: int) -> Order:
        share = _rounded(wilson(self.wins, len(self.scores)))
        return Order(number, share, _round(fmean(self.scores)))


def _share_of_a_seat(wins: float, games: int, seats: int, players: int) -> Interval:
    if seats == players:  # a bot in every seat always wins
        return Interval(1 / players, 1 / players, 1 / players)
    share = wilson(wins, games)
    return Interval(share.value / seats, share.low / seats, share.high / seats)


def _means(sources: Sequence[dict[str, int]]) -> dict[str, float]:
    return {key: _round(fmean(part[key] for part in sources)) for key in sources[0]}


def _length(counts: Sequence[int]) -> Length:
    return Length(_round(fmean(counts)), min(counts), max(counts))


def _rounded(interval: Interval, digits: int = DIGITS) -> Interval:
    return Interval(
        round(interval.value, digits), round(interval.low, digits), round(interval.high, digits)
    )


def _round(value: float) -> float:
    return round(value, DIGITS)
