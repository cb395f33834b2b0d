"""The plot of a run, as SVG and as pixels."""

import struct
from xml.etree import ElementTree

import msgspec
import pytest

from monuments.arena.plot import Scale, plot
from monuments.arena.report import Report, report_of
from monuments.arena.schedule import Plan
from monuments.drawing import SCALE, png, svg
from tests.arena.results import PLAN, UNITS, game, plan, run, unit


@pytest.fixture(scope="module")
def report() -> Report:
    return report_of(PLAN, UNITS)


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("name", ["antiquity", "fabuleux"])
def test_any_run_can_be_drawn(name: str, seats: int) -> None:
    wanted = plan(" ".join(["random"] * seats), name=name)
    drawing = plot(report_of(wanted, run(wanted, 2)))
    words = "".join(ElementTree.fromstring(svg(drawing)).itertext())

    assert f"{name}, {seats} players, 2 games" in words
    assert "plays no. 1" in words


def test_the_drawing_shows_the_figures_of_the_report(report: Report) -> None:
    words = [element.text for element in ElementTree.fromstring(svg(plot(report))).iter()]
    share = report.standings[0].share

    assert f"75.0 %  ({100 * share.low:.1f} to {100 * share.high:.1f})" in words
    assert {"a", "b", "points", "penalty"} <= set(words)


def test_names_cannot_break_the_drawing() -> None:
    bots = ("program:'<a> & \"b\"'", "program:" + "x" * 80)
    found = report_of(
        Plan("antiquity", bots), [unit(0, msgspec.structs.replace(game("a b", "12"), bots=bots))]
    )
    words = [element.text for element in ElementTree.fromstring(svg(plot(found))).iter()]

    assert bots[0] in words
    assert ".." + "x" * 24 in words


def test_the_same_as_points(report: Report) -> None:
    pytest.importorskip("PIL", reason="a .png needs Pillow (extra: plots)")
    drawing = plot(report)
    content = png(drawing)

    assert content.startswith(b"\x89PNG")
    assert struct.unpack(">II", content[16:24]) == (drawing.width * SCALE, drawing.height * SCALE)


@pytest.mark.parametrize(
    ("low", "high", "ticks"),
    [
        (0, 100, [0, 20, 40, 60, 80, 100]),
        (0, 34, [0, 5, 10, 15, 20, 25, 30]),
        (1480, 1523, [1480, 1490, 1500, 1510, 1520]),
        (-12, 20, [-10, -5, 0, 5, 10, 15, 20]),
    ],
)
def test_an_axis_has_round_figures(low: float, high: float, ticks: list[float]) -> None:
    assert Scale(low, high).ticks() == ticks
