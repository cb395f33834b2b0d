"""Intervals and ratings."""

from random import Random

import pytest

from monuments.arena.match import Played
from monuments.arena.rating import START, rated, wilson
from tests.arena.results import game


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        (0, 10, 0.0, 0.2775),
        (5, 10, 0.2366, 0.7634),
        (10, 10, 0.7225, 1.0),
        (300, 1000, 0.2724, 0.3291),
    ],
)
def test_wilson_as_in_the_tables(wins: float, games: int, low: float, high: float) -> None:
    found = wilson(wins, games)

    assert found.value == wins / games
    assert found.low == pytest.approx(low, abs=1e-4)
    assert found.high == pytest.approx(high, abs=1e-4)


def test_nothing_is_known_without_a_game() -> None:
    assert (wilson(0, 0).low, wilson(0, 0).high) == (0.0, 1.0)


def contests(odds: float, count: int) -> list[list[Played]]:
    """Return deals in both seatings, with this number of wins for the better bot."""
    rng = Random(1)
    return [
        [
            game("good bad", "12" if rng.random() < odds else "21"),
            game("bad good", "21" if rng.random() < odds else "12"),
        ]
        for _ in range(count)
    ]


@pytest.mark.slow
def test_the_better_bot_is_rated_higher_with_intervals_that_part() -> None:
    ratings = rated(contests(0.8, 60))

    assert ratings["good"].low > ratings["bad"].high
    assert ratings["good"].low < ratings["good"].value < ratings["good"].high


@pytest.mark.slow
def test_equal_bots_have_overlapping_intervals() -> None:
    ratings = rated(contests(0.5, 60))

    assert ratings["good"].low < ratings["bad"].high
    assert ratings["bad"].low < ratings["good"].high


@pytest.mark.slow
def test_more_games_make_narrower_intervals() -> None:
    few, many = (rated(contests(0.7, count))["good"] for count in (10, 160))

    assert many.high - many.low < few.high - few.low


def test_a_single_deal_proves_next_to_nothing() -> None:
    one = rated(contests(1.0, 1))

    assert one["good"].low < one["bad"].high


def test_the_same_results_give_the_same_ratings() -> None:
    assert rated(contests(0.7, 20)) == rated(contests(0.7, 20))


def test_a_bot_in_several_seats_has_one_rating() -> None:
    ratings = rated([[game("a b b", "122"), game("b a b", "212")]] * 8)

    assert set(ratings) == {"a", "b"}
    assert ratings["a"].value > START > ratings["b"].value


def test_a_bot_alone_stays_where_it_began() -> None:
    assert rated([[game("a a", "12")], [game("a a", "21")]])["a"].value == START


def test_a_newcomer_leaves_the_start_in_several_passes() -> None:
    deals = contests(0.9, 100) + [[game("best good", "12"), game("good best", "21")]] * 3
    once, often = rated(deals), rated(deals, passes=5)

    assert once["best"].value < once["good"].value
    assert often["best"].value > often["good"].value
