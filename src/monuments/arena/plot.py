"""A run on one page: win shares and ratings with intervals, points by source."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import ceil, floor, log10
from typing import Final

from monuments.arena.rating import Interval
from monuments.arena.report import Report
from monuments.drawing import Box, Dot, Drawing, Line, Mark, Text

WIDTH: Final = 760
LEFT: Final = 220  # where the axes begin
RIGHT: Final = 580  # and end
ROW: Final = 26
INK: Final = "#2b2620"
PALE: Final = "#6d6455"
FAINT: Final = "#cbc1ae"
GOLD: Final = "#a8741a"
FILLS: Final = ("#3b6a8f", "#c2932f", "#6b7f3a", "#a2503c", "#7d6f91", "#8b8574")


@dataclass(frozen=True, slots=True)
class Scale:
    """The axis of a panel: maps figures to coordinates."""

    low: float
    high: float
    unit: str = ""

    def place(self, value: float) -> float:
        return LEFT + (RIGHT - LEFT) * (value - self.low) / (self.high - self.low)

    def ticks(self) -> list[float]:
        """Return about five round figures."""
        least = (self.high - self.low) / 7
        power = 10.0 ** floor(log10(least))
        step = next(power * by for by in (1, 2, 5, 10) if power * by >= least)
        return [i * step for i in range(ceil(self.low / step), floor(self.high / step) + 1)]


@dataclass(slots=True)
class Page:
    """The marks drawn so far, and the top of the next panel."""

    top: float
    marks: list[Mark] = field(default_factory=list)


def plot(report: Report) -> Drawing:
    """Return the page of a run."""
    names = [standing.bot for standing in report.standings]
    shares = [_percent(standing.share) for standing in report.standings]
    ratings = [standing.rating for standing in report.standings]
    title = f"{report.plan.game}, {report.players} players, {report.games:,} games"
    seats = f"{report.deals:,} deals x {report.seatings}, seed {report.plan.seed}"
    length = f"{report.turns.mean:.1f} turns ({report.turns.least} to {report.turns.most})"
    options = [f"{name}={value}" for name, value in report.plan.options.items()]
    below = ", ".join([seats, length, *options, "intervals of 95 %"])
    page = Page(74, [Text((24, 36), title, INK, 20), Text((24, 58), below, PALE)])
    if len(names) > 1:  # a single bot wins exactly its share
        _draw_intervals(page, "Share of wins", dict(zip(names, shares, strict=True)), report.even)
        _draw_intervals(page, "Rating", dict(zip(names, ratings, strict=True)), None)
    _draw_sources(page, report)
    orders = {f"plays no. {order.order}": _percent(order.share) for order in report.orders}
    _draw_intervals(page, "Share of wins by order of play", orders, report.even)
    return Drawing(title, WIDTH, round(page.top), page.marks)


def _percent(share: Interval) -> Interval:
    return Interval(100 * share.value, 100 * share.low, 100 * share.high)


# --- Panels -----------------------------------------------------------------------------------


def _draw_intervals(
    page: Page, title: str, figures: dict[str, Interval], even: float | None
) -> None:
    """Draw a dot with whiskers for each name, and a line at even odds for shares."""
    ends = [end for figure in figures.values() for end in (figure.low, figure.high)]
    if even is None:
        margin = max((max(ends) - min(ends)) * 0.05, 1.0)
        scale = Scale(min(ends) - margin, max(ends) + margin)
    else:
        scale = Scale(0.0, min(max(*ends, 100 * even) * 1.05, 100.0), " %")
    rows = _draw_frame(page, title, list(figures), scale)
    if even is not None:
        x = scale.place(100 * even)
        page.marks.append(Line((x, rows[0] - ROW / 2), (x, rows[-1] + ROW / 2), GOLD, 1.5, True))
    for y, figure in zip(rows, figures.values(), strict=True):
        ends_at = (scale.place(figure.low), y), (scale.place(figure.high), y)
        digits = 1 if scale.unit else 0
        value, low, high = (f"{f:.{digits}f}" for f in (figure.value, figure.low, figure.high))
        page.marks += [
            Line(*ends_at, INK, 1.5),
            Dot((scale.place(figure.value), y), 4, INK),
            Text((RIGHT + 18, y + 4), f"{value}{scale.unit}  ({low} to {high})", INK),
        ]


def _draw_sources(page: Page, report: Report) -> None:
    """Draw each bot's points by source, losses to the left, if the game has sources."""
    keys = [key for key in report.sources if any(bot.sources[key] for bot in report.standings)]
    if not keys:
        return
    parts = [[standing.sources[key] for key in keys] for standing in report.standings]
    gains = max(sum(max(part, 0.0) for part in row) for row in parts)
    losses = min(sum(min(part, 0.0) for part in row) for row in parts)
    scale = Scale(losses * 1.02, max(gains * 1.02, 1.0))
    names = [standing.bot for standing in report.standings]
    rows = _draw_frame(page, "Where the points came from, mean of a game", names, scale)
    for y, row, standing in zip(rows, parts, report.standings, strict=True):
        right = left = 0.0
        for colour, part in zip(FILLS * 3, row, strict=False):
            start, end = (right, right + part) if part > 0 else (left + part, left)
            width = scale.place(end) - scale.place(start)
            page.marks.append(Box((scale.place(start), y - 8), (width, 16), colour))
            right, left = max(right, end), min(left, start)
        page.marks.append(Text((RIGHT + 18, y + 4), f"{standing.score:.1f}", INK))
    y = page.top - 4
    for i, (key, colour) in enumerate(zip(keys, FILLS * 3, strict=False)):
        x = 120 + i * (WIDTH - 140) / max(len(keys), 5)
        page.marks += [Box((x, y - 10), (10, 10), colour), Text((x + 15, y), key, INK, 12)]
    page.top += 24


def _draw_frame(page: Page, title: str, names: Sequence[str], scale: Scale) -> list[float]:
    """Draw the title, names and axis of a panel; return the y of each row."""
    first = page.top + 22
    rows = [first + ROW * (row + 0.5) for row in range(len(names))]
    last = first + ROW * len(names)
    page.marks.append(Text((24, first - 8), title, INK, 15))
    for tick in scale.ticks():
        x = scale.place(tick)
        page.marks.append(Line((x, first), (x, last), FAINT))
        page.marks.append(Text((x, last + 15), f"{tick:,.0f}{scale.unit}", PALE, 11, "middle"))
    for y, name in zip(rows, names, strict=True):
        short = name if len(name) <= 26 else f"..{name[-24:]}"
        page.marks.append(Text((LEFT - 12, y + 4), short, INK, 13, "end"))
    page.top = last + 44
    return rows
