"""Turn the files of arena runs into the tables of docs/opponents.md.

    python tools/opponents_report.py runs/*.jsonl

Prints Markdown: every contest, the ratings of all bots that met at tables of one size, and what the
runs say about the game itself. Runs of other rules or bots than today's are read too, and marked.
"""

import argparse
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from monuments.arena.ledger import Ledger, LedgerError
from monuments.arena.match import Unit
from monuments.arena.rating import Interval, rated
from monuments.arena.report import Report, report_of


@dataclass(frozen=True, slots=True)
class Run:
    """A file with its results."""

    path: Path
    report: Report
    units: list[Unit]

    @property
    def table(self) -> tuple[str, int]:
        """The game and the number of players."""
        return self.report.plan.game, self.report.players


def read(path: Path) -> Run:
    """Return a run with at least one result. Raise LedgerError with the file's name."""
    try:
        ledger = Ledger.read(path)
    except LedgerError as error:
        raise LedgerError(f"{path}: {error}") from None
    if not ledger.units:
        raise LedgerError(f"{path}: nothing has been played")
    return Run(path, report_of(ledger.plan, ledger.units), ledger.units)


def main() -> int:
    parser = argparse.ArgumentParser(description="Tables for docs/opponents.md from arena runs.")
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE")
    try:
        runs = [read(path) for path in parser.parse_args().files]
    except (OSError, LedgerError) as error:
        print(f"opponents_report: {error}", file=sys.stderr)
        return 2
    print("\n".join(page(runs)))
    return 0


def page(runs: Sequence[Run]) -> Iterator[str]:
    codes = {run.report.plan.code for run in runs}
    if len(codes) > 1:
        yield f"These runs come from {len(codes)} different states of the rules and bots.\n"
    yield from contests(runs)
    for table in sorted({run.table for run in runs}):
        at_table = [run for run in runs if run.table == table]
        yield from ladder(table, at_table)
        yield from balance(table, at_table)


def contests(runs: Sequence[Run]) -> Iterator[str]:
    yield "| Contest | Players | Games | Wins of the first bot | 95 % | Even | Score |"
    yield "| --- | --- | --- | --- | --- | --- | --- |"
    for run in runs:
        first, report = run.report.standings[0], run.report
        yield (
            f"| {named(report)} | {report.players} "
            f"| {report.games:,} | {first.share.value:.1%} | {percents(first.share)} "
            f"| {report.even:.0%} | {first.score:.1f} |"
        )
    yield ""


def ladder(table: tuple[str, int], runs: Sequence[Run]) -> Iterator[str]:
    """Rate all bots that met at such tables together."""
    ratings = rated([unit.games for run in runs for unit in run.units])
    if len(ratings) < 2:
        return
    yield f"Ratings, `{table[0]}` with {table[1]} players:\n"
    yield "| Bot | Rating | 95 % |"
    yield "| --- | --- | --- |"
    for bot, rating in sorted(ratings.items(), key=lambda item: -item[1].value):
        yield f"| `{bot}` | {rating.value:.0f} | {rating.low:.0f} to {rating.high:.0f} |"
    yield ""


def balance(table: tuple[str, int], runs: Sequence[Run]) -> Iterator[str]:
    """Tell each run's wins by order of play, points by source and length."""
    yield f"The game itself, `{table[0]}` with {table[1]} players:\n"
    yield "| Bots | Wins by order of play | Points by source | Turns |"
    yield "| --- | --- | --- | --- |"
    for run in runs:
        report = run.report
        orders = ", ".join(f"{o.share.value:.1%} ({percents(o.share)})" for o in report.orders)
        sources = ", ".join(f"{name} {points:.1f}" for name, points in report.sources.items())
        turns = f"{report.turns.mean:.1f} ({report.turns.least} to {report.turns.most})"
        yield f"| {named(report)} | {orders} | {sources} | {turns} |"
    yield ""


def named(report: Report) -> str:
    return " ".join(f"`{bot}`" for bot in report.plan.bots)


def percents(interval: Interval) -> str:
    return f"{100 * interval.low:.1f} to {100 * interval.high:.1f} %"


if __name__ == "__main__":
    sys.exit(main())
