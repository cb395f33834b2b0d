"""The report of a run, counted from its results."""

import msgspec
import pytest

from monuments.arena.report import Report, report_of
from monuments.arena.schedule import Plan
from monuments.bots.program import Fault
from tests.arena.results import PLAN, SOURCES, UNITS, game, unit


@pytest.fixture(scope="module")
def report() -> Report:
    return report_of(PLAN, UNITS)


def test_shared_victories_count_in_parts(report: Report) -> None:
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


def test_faults_are_counted_and_the_first_ones_listed() -> None:
    fault = Fault("crash", 3, "ended")
    bad = msgspec.structs.replace(game("a b", "12"), lost=(9, 0), faults=((fault,) * 3, ()))
    found = report_of(Plan("antiquity", ("a", "b")), [unit(0, bad, bad, bad)])

    assert found.standings[0].lost == 27
    assert found.standings[0].faults == (fault,) * 5
    assert found.standings[1].lost == 0


def test_a_report_survives_json(report: Report) -> None:
    assert msgspec.json.decode(msgspec.json.encode(report), type=Report) == report
