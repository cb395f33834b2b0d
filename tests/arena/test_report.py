"""What is counted from the results, and drawn."""

import struct
from xml.etree import ElementTree

import msgspec
import pytest

from monuments.arena.plot import Scale, plot
from monuments.arena.report import Report, report_of
from monuments.arena.schedule import Plan
from monuments.bots.program import Fault
from monuments.drawing import SCALE, png, svg
from tests.arena.made import SOURCES, game, plan, run, unit

PLAN = Plan("antiquity", ("a", "b", "b"), 7, {"powers": "on"})
UNITS = [
    unit(0, game("a b b", "123"), game("b a b", "213"), game("b b a", "132"), first=0),
    unit(1, game("a b b", "112"), game("b a b", "213"), game("b b a", "321"), first=2),
]


@pytest.fixture(scope="module")
def report() -> Report:
    return report_of(PLAN, UNITS)


def test_a_bot_s_wins_are_counted_with_shared_ones_in_parts(report: Report) -> None:
    a, b = report.standings

    assert (a.bot, a.seats, a.games, a.wins) == ("a", 1, 6, 4.5)
    assert (b.bot, b.seats, b.games, b.wins) == ("b", 2, 6, 1.5)
    assert a.share.value == 0.75
    assert b.share.value == 0.125
    assert a.share.low < 0.75 < a.share.high
    assert a.share.value + 2 * b.share.value == 1
    assert report.even == pytest.approx(1 / 3, abs=1e-4)


def test_scores_sources_and_places_are_means_of_a_seat(report: Report) -> None:
    a = report.standings[0]

    assert a.score == pytest.approx((20 + 20 + 10 + 20 + 20 + 20) / 6, abs=1e-3)
    assert a.sources == dict.fromkeys(SOURCES, 0.0) | {"points": a.score, "penalty": -1.0}
    assert a.places == (0.8333, 0.1667)
    assert a.rating.value > report.standings[1].rating.value


def test_the_order_of_play_begins_with_the_seat_that_began(report: Report) -> None:
    wins = [order.share.value * 6 for order in report.orders]

    assert [order.order for order in report.orders] == [1, 2, 3]
    assert wins == pytest.approx([3, 1.5, 1.5], abs=1e-2)


def test_length_and_numbers_of_a_run(report: Report) -> None:
    assert (report.deals, report.seatings, report.games, report.players) == (2, 3, 6, 3)
    assert (report.turns.mean, report.turns.least, report.turns.most) == (43.0, 43, 43)


def test_a_bot_alone_has_exactly_its_share() -> None:
    found = report_of(Plan("antiquity", ("a", "a")), [unit(0, game("a a", "12"))])

    assert (found.standings[0].share.low, found.standings[0].share.high) == (0.5, 0.5)


def test_faults_are_counted_and_the_first_told() -> None:
    fault = Fault("crash", 3, "ended")
    bad = msgspec.structs.replace(game("a b", "12"), lost=(9, 0), faults=((fault,) * 3, ()))
    found = report_of(Plan("antiquity", ("a", "b")), [unit(0, bad, bad, bad)])

    assert found.standings[0].lost == 27
    assert found.standings[0].faults == (fault,) * 5
    assert found.standings[1].lost == 0


def test_a_report_goes_through_json(report: Report) -> None:
    assert msgspec.json.decode(msgspec.json.encode(report), type=Report) == report


# --- The plot ---------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("name", ["antiquity", "fabuleux"])
def test_any_run_can_be_drawn(name: str, seats: int) -> None:
    wanted = plan(" ".join(["random"] * seats), name=name)
    drawing = plot(report_of(wanted, run(wanted, 2)))
    words = "".join(ElementTree.fromstring(svg(drawing)).itertext())

    assert f"{name}, {seats} players, 2 games" in words
    assert "plays no. 1" in words


def test_the_drawing_says_what_the_report_says(report: Report) -> None:
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
