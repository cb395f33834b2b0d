"""The pool of the ladder: games of the bots of `antiquity` with each other.

A row is one deal of one contest: the number of players, the bots, the deal, the places in each of
its games, and the fingerprint of the rules and bots that played it. Rows are only ever added.
"""

import csv
from collections.abc import Iterator, Sequence
from dataclasses import astuple, dataclass
from itertools import permutations
from pathlib import Path
from typing import Final

from monuments.arena.rating import Interval, rated, wilson
from monuments.bots.match import share_win

COLUMNS: Final = ("players", "bots", "deal", "places", "code")
PASSES: Final = 3
"""Times that the games are rated: the first pass begins with equal bots, the others do not."""
ORDERS: Final = 2
"""Orders in which the last pass takes the games of a resample."""


class PoolError(Exception):
    """The file is not a pool; the message says where."""


@dataclass(frozen=True, slots=True)
class Game:
    """Who sat where, and who came where."""

    bots: tuple[str, ...]
    places: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Row:
    """One deal of a contest, with every bot in every seat once."""

    bots: tuple[str, ...]
    deal: int
    places: tuple[tuple[int, ...], ...]
    """Of each game, in the order of `orders`."""
    code: str

    @property
    def games(self) -> list[Game]:
        return [Game(*game) for game in zip(orders(self.bots, self.deal), self.places, strict=True)]


def orders(bots: Sequence[str], deal: int) -> list[tuple[str, ...]]:
    """Return the seatings of a deal: every bot in every seat, with varied neighbours."""
    circles = list(permutations(bots[1:]))
    circle = (bots[0], *circles[deal % len(circles)])
    return [circle[i:] + circle[:i] for i in range(len(circle))]


def read(path: Path) -> list[Row]:
    """Return the rows of a pool in a fixed order, none if there is no file yet.

    Raise PoolError or OSError.
    """
    if not path.exists():
        return []
    with path.open(encoding="utf-8", newline="") as file:
        lines = list(csv.reader(file))
    if not lines or tuple(lines[0]) != COLUMNS:
        raise PoolError(f"{path} is not a pool of games")
    try:
        return sorted((_row(*line) for line in lines[1:]), key=lambda row: (row.bots, row.deal))
    except (TypeError, ValueError):
        raise PoolError(f"{path} has a line that is not the result of a deal") from None


def _row(players: str, bots: str, deal: str, places: str, code: str) -> Row:
    found = tuple(tuple(map(int, game)) for game in places.split())
    row = Row(tuple(bots.split()), int(deal), found, code)
    count = int(players)
    if len(row.bots) != count or [len(game) for game in found] != [count] * count:
        raise ValueError(f"deal {deal} is incomplete")
    return row


def add(path: Path, row: Row) -> None:
    """Append a row; with a heading, if it is the first. Raise OSError."""
    is_new = not path.exists()
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("a", encoding="utf-8", newline="") as file:
        writer = csv.writer(file, lineterminator="\n")
        if is_new:
            writer.writerow(COLUMNS)
        places = " ".join("".join(map(str, game)) for game in row.places)
        writer.writerow((len(row.bots), " ".join(row.bots), row.deal, places, row.code))


# --- Tables -------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Rung:
    """A bot on the ladder."""

    bot: str
    games: int
    rating: Interval
    is_apart: bool
    """Whether its interval lies above that of the bot below."""


def ladder(rows: Sequence[Row]) -> list[Rung]:
    """Return the bots of one table size, the strongest first."""
    ratings = rated([row.games for row in rows], passes=PASSES, orders=ORDERS)
    played = [bot for row in rows for game in row.games for bot in dict.fromkeys(game.bots)]
    ranked = sorted(ratings, key=lambda bot: -ratings[bot].value)
    below = [*ranked[1:], None]
    return [
        Rung(
            bot,
            played.count(bot),
            ratings[bot],
            lower is not None and ratings[bot].low > ratings[lower].high,
        )
        for bot, lower in zip(ranked, below, strict=True)
    ]


def rating_table(rungs: Sequence[Rung]) -> Iterator[str]:
    yield "| Bot | Rating | 95 % | Games | Above the next |"
    yield "| --- | --- | --- | --- | --- |"
    for rung in rungs:
        name, games, rating, is_apart = astuple(rung)
        value, low, high = (f"{figure:.0f}" for figure in (rating.value, rating.low, rating.high))
        apart = "" if rung is rungs[-1] else "yes" if is_apart else "not certain"
        yield f"| `{name}` | {value} | {low} to {high} | {games:,} | {apart} |"


def contest_table(rows: Sequence[Row]) -> Iterator[str]:
    """Yield each contest with the share of games that each bot won."""
    yield "| Players | Contest | Games | Wins of each, with the 95 % interval |"
    yield "| --- | --- | --- | --- |"
    for bots in dict.fromkeys(row.bots for row in rows):
        games = [game for row in rows if row.bots == bots for game in row.games]
        shares = (_share(bot, games) for bot in dict.fromkeys(bots))
        named = ", ".join(f"`{bot}`" for bot in bots)
        yield f"| {len(bots)} | {named} | {len(games):,} | {', '.join(shares)} |"


def _share(bot: str, games: Sequence[Game]) -> str:
    seats = sum(game.bots.count(bot) for game in games) / len(games)
    wins = sum(
        share
        for game in games
        for name, share in zip(game.bots, share_win(game.places), strict=True)
        if name == bot
    )
    found = wilson(wins / seats, len(games))
    low, high = 100 * found.low, 100 * found.high
    return f"{100 * found.value:.1f} % ({low:.1f} to {high:.1f})"
