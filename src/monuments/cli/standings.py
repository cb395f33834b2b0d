"""The report of an arena run as text."""

from collections.abc import Iterator, Sequence

from monuments.arena.rating import Interval
from monuments.arena.report import Report
from monuments.bots.program import Fault
from monuments.cli.say import counted


def lines(report: Report) -> Iterator[str]:
    """Yield the report line by line."""
    options = "".join(f", {name}={value}" for name, value in report.plan.options.items())
    games, deals = counted(report.games, "game"), counted(report.deals, "deal")
    yield (
        f"{report.plan.game}, {report.players} players: {games}, "
        f"{deals} × {counted(report.seatings, 'seating')}, seed {report.plan.seed}{options}"
    )
    yield ""
    width = max(len("points by source"), *(len(bot.bot) for bot in report.standings))
    titles = f"{'wins':>7}  {'95 %':>14}  {'rating':>6}  {'95 %':>12}  score"
    yield f"{'bot':{width}}  {titles}"
    for bot in report.standings:
        between = f"{bot.rating.low:.0f} to {bot.rating.high:.0f}"
        yield (
            f"{bot.bot:{width}}  {bot.share.value:7.1%}  {_percents(bot.share):>14}"
            f"  {bot.rating.value:6.0f}  {between:>12}  {bot.score:5.1f}"
        )
    yield f"{'(even)':{width}}  {report.even:7.1%}"
    yield ""
    if report.sources:
        yield f"{'points by source':{width}}  " + "  ".join(report.sources)
        for bot in report.standings:
            parts = (f"{points:{len(name)}.1f}" for name, points in bot.sources.items())
            yield f"{bot.bot:{width}}  " + "  ".join(parts)
        yield ""
    orders = (f"{o.order}. {o.share.value:.1%} ({_percents(o.share)})" for o in report.orders)
    yield f"wins by order of play: {', '.join(orders)}"
    yield (
        f"length: {report.turns.mean:.1f} turns ({report.turns.least} to {report.turns.most}), "
        f"{report.steps.mean:.0f} steps"
    )
    for standing in report.standings:
        yield from fault_lines(standing.bot, standing.lost, standing.faults)


def fault_lines(bot: str, lost: int, faults: Sequence[Fault]) -> Iterator[str]:
    """Yield the number of turns that a program lost, and the first reasons."""
    if lost:
        yield f"{bot} lost {counted(lost, 'turn')} to a substitute:"
    for fault in faults:
        yield f"  turn {fault.turn}, {fault.kind}: {fault.detail}"


def _percents(interval: Interval) -> str:
    return f"{interval.low:.1%} to {interval.high:.1%}".replace("%", "", 1)
