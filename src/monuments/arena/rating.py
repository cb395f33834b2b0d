"""Ratings and intervals: openskill's Plackett–Luce, bootstrapped over deals, and Wilson's."""

from collections.abc import Iterable, Sequence
from math import sqrt
from random import Random
from statistics import fmean, pstdev
from typing import TYPE_CHECKING, Final, TypeAlias

import msgspec

from monuments.arena.match import Played, Unit

if TYPE_CHECKING:
    from openskill.models import PlackettLuce

START: Final = 1500.0
"""Where every bot begins: only differences mean anything."""
SPREAD: Final = 250.0
"""How unsure a rating is before its first game, and how much chance there is in one game."""
Z: Final = 1.96  # 95 %
ENOUGH_DEALS: Final = 30
"""With fewer, draws from them do not show how much luck there is."""
MOST_RESAMPLES: Final = 100
LEAST_RESAMPLES: Final = 20
RATED_AT_MOST: Final = 20_000
"""About so many games are rated for all resamples together."""

Rating: TypeAlias = tuple[float, float]
"""A mean and its uncertainty."""


class Interval(msgspec.Struct, frozen=True):
    """A figure with its 95 % confidence interval."""

    value: float
    low: float
    high: float


def wilson(wins: float, games: int) -> Interval:
    """Return the share of games won; shared victories may count in parts."""
    if not games:
        return Interval(0.0, 0.0, 1.0)
    share, weight = wins / games, 1 + Z**2 / games
    centre = (share + Z**2 / (2 * games)) / weight
    reach = Z / weight * sqrt(share * (1 - share) / games + Z**2 / (4 * games**2))
    return Interval(share, max(centre - reach, 0.0), min(centre + reach, 1.0))


def rated(units: Sequence[Unit]) -> dict[str, Interval]:
    """Return every bot's rating: mean and spread over many draws from the deals.

    openskill learns game by game and leans towards the last ones; with every draw in another order
    that evens out, and what a few lucky deals have done shows as spread. A handful of deals cannot
    show it: then an interval is never narrower than openskill's own.
    """
    drawn = [_rate(games) for games in _resampled(units)]
    bots = dict.fromkeys(bot for ratings in drawn for bot in ratings)
    few = len(units) < ENOUGH_DEALS
    return {
        bot: _interval([ratings[bot] for ratings in drawn if bot in ratings], few=few)
        for bot in bots
    }


def _interval(ratings: Sequence[Rating], *, few: bool) -> Interval:
    values = [value for value, _ in ratings]
    doubt = fmean(sigma for _, sigma in ratings) if few else 0.0
    value, reach = fmean(values), Z * max(pstdev(values), doubt)
    return Interval(value, value - reach, value + reach)


def _resampled(units: Sequence[Unit]) -> Iterable[list[Played]]:
    """Draw deals with replacement, as often as time allows; the same deals give the same draws."""
    games = max(sum(len(unit.games) for unit in units), 1)
    times = min(max(RATED_AT_MOST // games, LEAST_RESAMPLES), MOST_RESAMPLES)
    rng = Random(0)
    for _ in range(times):
        yield [game for unit in rng.choices(units, k=len(units)) for game in unit.games]


def _rate(games: Iterable[Played]) -> dict[str, Rating]:
    from openskill.models import PlackettLuce  # an extra

    model = PlackettLuce(mu=START, sigma=SPREAD, beta=SPREAD, tau=0.0)
    ratings: dict[str, Rating] = {}
    for game in games:
        ratings.update(_after(model, game, ratings))
    return ratings


def _after(model: "PlackettLuce", game: Played, ratings: dict[str, Rating]) -> dict[str, Rating]:
    """Return the new ratings; a bot in several seats learns the mean of what they would."""
    before = [ratings.get(bot, (START, SPREAD)) for bot in game.bots]
    teams = [[model.rating(mu, sigma)] for mu, sigma in before]
    after = model.rate(teams, ranks=list(map(float, game.places)))
    learnt: dict[str, list[Rating]] = {}
    for bot, [rating] in zip(game.bots, after, strict=True):
        learnt.setdefault(bot, []).append((rating.mu, rating.sigma))
    return {
        bot: (fmean(mu for mu, _ in several), fmean(sigma for _, sigma in several))
        for bot, several in learnt.items()
    }
