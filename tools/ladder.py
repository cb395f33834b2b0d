"""Play the bots of `antiquity` against their neighbours, and rate them.

    python tools/ladder.py --players 4 --games 1000    # play what is missing
    python tools/ladder.py --report                    # only rate what has been played
    python tools/ladder.py --report --write            # also into opponents.md and ratings.toml

Neighbours meet: every four bots in a row at tables of four, every three at tables of three, every
pair at tables of two. Every deal is played with every bot in every seat. The games are kept in
`docs/ladder/antiquity.csv`; a second run plays only what is missing.
"""

import argparse
import re
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from time import monotonic
from typing import Final

import ladder_pool as pool

from monuments.arena.match import play_seating
from monuments.arena.run import processes, spread
from monuments.arena.schedule import Plan, plan_for, seatings
from monuments.games.registry import open_game

ROOT: Final = Path(__file__).resolve().parent.parent
POOL: Final = ROOT / "docs" / "ladder" / "antiquity.csv"
PAGE: Final = ROOT / "docs" / "opponents.md"
RATINGS: Final = ROOT / "src" / "monuments" / "bots" / "ratings.toml"

STAND_INS: Final = {"hypatia": "search:2000"}
"""What plays for a bot with a clock: a game must not depend on the machine."""
BOTS: Final = tuple("random ione greedy dion myron xenia theon clio meton search:2000".split())
"""From the weakest to the strongest at a table of four; neighbours should be near to each other."""
SHOWN: Final = 4
"""The number of players whose ratings the start page shows."""
SHOWN_GAMES: Final = 100
"""Games below which the start page shows no rating."""


def contests(bots: Sequence[str], players: int) -> list[tuple[str, ...]]:
    """Return the tables at which neighbours meet."""
    return [tuple(bots[i : i + players]) for i in range(len(bots) - players + 1)]


def play_deal(plan: Plan, deal: int) -> pool.Row:
    """Play one deal with every bot in every seat."""
    numbers = [seatings(plan.bots).index(order) for order in pool.orders(plan.bots, deal)]
    places = tuple(play_seating(plan, deal, number).game.places for number in numbers)
    return pool.Row(plan.bots, deal, places, plan.code)


def play(bots: tuple[str, ...], deals: Sequence[int], workers: int) -> Iterator[pool.Row]:
    """Yield the results of these deals as they are finished."""
    plan = plan_for(open_game("antiquity", {}), bots, seed=0)
    with processes(plan, workers) as executor:
        yield from spread(executor, workers, play_deal, ((plan, deal) for deal in deals))


def fill(given: argparse.Namespace) -> None:
    """Play what is missing of every contest until the time is over."""
    ends = monotonic() + 60 * given.minutes
    tables = contests(given.bots.split(","), given.players)
    for number, bots in enumerate(tables, 1):
        done = {row.deal for row in pool.read(given.pool) if row.bots == bots}
        wanted = range(-(-given.games // given.players))
        missing = [deal for deal in wanted if deal not in done]
        print(f"{number} of {len(tables)}: {', '.join(bots)}, {len(missing)} deals", flush=True)
        if not missing:
            continue
        for row in play(bots, missing, given.workers):
            pool.add(given.pool, row)
            if monotonic() > ends:
                print("the time is over; the same command continues", file=sys.stderr)
                return


def report(rows: Sequence[pool.Row]) -> Iterator[str]:
    """Yield the ladders of all table sizes, then the contests they rest on."""
    for players in (4, 3, 2):
        if at_table := [row for row in rows if len(row.bots) == players]:
            yield f"{players} players:\n"
            yield from pool.rating_table(pool.ladder(at_table))
            yield ""
    yield from pool.contest_table(rows)


def write(rows: Sequence[pool.Row]) -> None:
    """Write the tables into the page and the ratings into the file of the start page."""
    text = "\n".join(report(rows))
    page = PAGE.read_text("utf-8")
    filled = re.sub(
        r"(<!-- ladder -->\n).*?(<!-- end -->)", rf"\1\n{text}\n\n\2", page, flags=re.DOTALL
    )
    PAGE.write_text(filled, "utf-8")
    at_table = [row for row in rows if len(row.bots) == SHOWN]
    RATINGS.write_text(shown(RATINGS.read_text("utf-8"), pool.ladder(at_table)), "utf-8")


def shown(text: str, rungs: Sequence[pool.Rung]) -> str:
    """Return ratings.toml with the ratings of the ladder, rounded to tens."""
    known = {rung.bot: rung.rating for rung in rungs if rung.games >= SHOWN_GAMES}
    known |= {bot: known[stand_in] for bot, stand_in in STAND_INS.items() if stand_in in known}
    start, heading, rest = text.partition("[antiquity]\n")
    ours, blank, other = rest.partition("\n\n")
    for bot, rating in known.items():
        line = rf"^({bot} = {{ )(rating = -?\d+, )?"
        rounded = f"rating = {round(rating.value, -1):.0f}, "
        ours = re.sub(line, rf"\g<1>{rounded}", ours, flags=re.MULTILINE)
    return start + heading + ours + blank + other


def main() -> int:
    parser = argparse.ArgumentParser(description="Measure all bots on one ladder.")
    parser.add_argument("--players", type=int, choices=(2, 3, 4), default=4)
    parser.add_argument("--games", type=int, default=1000, help="of each contest, at least")
    parser.add_argument("--minutes", type=float, default=float("inf"), help="stop after that long")
    parser.add_argument("--bots", default=",".join(BOTS), help="from weak to strong")
    parser.add_argument("--workers", type=int, default=2, help="games played at once")
    parser.add_argument("--pool", type=Path, default=POOL, help="the file that keeps the games")
    parser.add_argument("--report", action="store_true", help="play nothing, rate all games")
    parser.add_argument("--write", action="store_true", help="write the report into its files")
    given = parser.parse_args()
    if len(given.bots.split(",")) < given.players or min(given.games, given.workers) < 1:
        print(f"ladder: tables of {given.players} need as many bots, and games", file=sys.stderr)
        return 2
    try:
        if not given.report:
            fill(given)
        rows = pool.read(given.pool)
    except (OSError, pool.PoolError) as error:
        print(f"ladder: {error}", file=sys.stderr)
        return 2
    if given.write:
        write(rows)
    elif given.report:
        print("\n".join(report(rows)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
