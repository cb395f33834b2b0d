"""Ratings by openskill (Plackett–Luce), intervals by bootstrap and Wilson."""

from collections import Counter
from collections.abc import Iterable, Sequence
from math import sqrt
from random import Random
from statistics import fmean, pstdev
from typing import Final, Protocol, TypeAlias

import msgspec

START: Final = 1500.0
"""The rating of a bot before its first game: only differences matter."""
SPREAD: Final = 250.0
"""The uncertainty of a rating before the first game, and the luck of one game."""
Z: Final = 1.96  # 95 %
ENOUGH_DEALS: Final = 30
"""With fewer deals, resampling does not show the amount of luck."""
MOST_RESAMPLES: Final = 100
LEAST_RESAMPLES: Final = 20
RATED_AT_MOST: Final = 20_000
"""Approximate limit of games rated in all resamples together."""

Rating: TypeAlias = tuple[float, float]
"""A mean and its uncertainty."""


class Ranked(Protocol):
    """A finished game, as far as ratings are concerned."""

    @property
    def bots(self) -> Sequence[str]: ...
    @property
    def places(self) -> Sequence[int]: ...


class Interval(msgspec.Struct, frozen=True):
    """A figure with its 95 % confidence interval."""

    value: float
    low: float
    high: float


def wilson(wins: float, games: int) -> Interval:
    """Return the share of games won; `wins` may count shared victories in parts."""
    if not games:
        return Interval(0.0, 0.0, 1.0)
    share, weight = wins / games, 1 + Z**2 / games
    centre = (share + Z**2 / (2 * games)) / weight
    reach = Z / weight * sqrt(share * (1 - share) / games + Z**2 / (4 * games**2))
    return Interval(share, max(centre - reach, 0.0), min(centre + reach, 1.0))


def rated(
    deals: Sequence[Sequence[Ranked]], passes: int = 1, orders: int = 1
) -> dict[str, Interval]:
    """Return every bot's rating: mean and spread over resamples of the deals.

    openskill updates game by game and favours the last games; resamples in different orders even
    that out, and show the effect of a few lucky deals as spread. With few deals they cannot, so
    then an interval is never narrower than openskill's own.

    A bot with few games has not left the rating that all begin with. With more `passes` the games
    were rated before, and every bot begins where that led it. With more `orders` each resample is
    rated in several orders, so that their luck is less of the spread.
    """
    games = [game for deal in deals for game in deal]
    rng, begin = Random(1), dict[str, Rating]()
    for _ in range(passes - 1):  # as uncertain afterwards as at the start
        rng.shuffle(games)
        begin = {bot: (mu, SPREAD) for bot, (mu, _) in _rate(games, begin).items()}
    drawn = [_mean_of_orders(resample, begin, orders) for resample in _resampled(deals)]
    counts = Counter(
        bot for deal in deals for bot in dict.fromkeys(bot for game in deal for bot in game.bots)
    )
    intervals = {}
    for bot, count in counts.items():
        ratings = [each[bot] for each in drawn if bot in each]
        values = [value for value, _ in ratings]
        doubt = fmean(sigma for _, sigma in ratings) if count < ENOUGH_DEALS else 0.0
        value, reach = fmean(values), Z * max(pstdev(values), doubt)
        intervals[bot] = Interval(value, value - reach, value + reach)
    return intervals


def _resampled(deals: Sequence[Sequence[Ranked]]) -> Iterable[list[Ranked]]:
    """Yield resamples of the deals, with replacement; the same for the same deals."""
    games = max(sum(map(len, deals)), 1)
    times = min(max(RATED_AT_MOST // games, LEAST_RESAMPLES), MOST_RESAMPLES)
    rng = Random(0)
    for _ in range(times):
        yield [game for deal in rng.choices(deals, k=len(deals)) for game in deal]


def _mean_of_orders(
    games: list[Ranked], begin: dict[str, Rating], orders: int
) -> dict[str, Rating]:
    rng, found = Random(2), [_rate(games, begin)]
    for _ in range(orders - 1):
        rng.shuffle(games)
        found.append(_rate(games, begin))
    return {
        bot: (fmean(each[bot][0] for each in found), fmean(each[bot][1] for each in found))
        for bot in found[0]
    }


def _rate(games: Iterable[Ranked], begin: dict[str, Rating]) -> dict[str, Rating]:
    from openskill.models import PlackettLuce  # an extra

    model = PlackettLuce(mu=START, sigma=SPREAD, beta=SPREAD, tau=0.0)
    ratings = dict(begin)
    for game in games:  # a bot in several seats gets the mean of their ratings
        before = [ratings.get(bot, (START, SPREAD)) for bot in game.bots]
        teams = [[model.rating(mu, sigma)] for mu, sigma in before]
        after = model.rate(teams, ranks=list(map(float, game.places)))
        updated: dict[str, list[Rating]] = {}
        for bot, [rating] in zip(game.bots, after, strict=True):
            updated.setdefault(bot, []).append((rating.mu, rating.sigma))
        ratings.update(
            {
                bot: (fmean(mu for mu, _ in several), fmean(sigma for _, sigma in several))
                for bot, several in updated.items()
            }
        )
    return ratings
