"""Section A6 of docs/rules/antiquity.en.md: the final score and the winner."""

import pytest

from monuments.games.antiquity.kernels import scoring
from tests.rules.antiquity.positions import GAME, column, play, table, totals, winners

COLOURS = ("red", "blue", "green")
COLUMNS = [(0, 0, 0), (3, 2, 1), (6, 4, 2), (9, 6, 3), (12, 8, 4), (15, 10, 5), (18, 12, 6)]


# --- A6.1 -------------------------------------------------------------------------------------


@pytest.mark.parametrize("square", range(7))
def test_A6_1_a_sole_builder_gets_the_first_figure(square: int) -> None:
    s = table(shown={"blue": "AKR 9"}, markers={"AKR": square})

    assert column(s, scoring.BUILT) == [0, COLUMNS[square][0], 0]


@pytest.mark.parametrize("square", range(7))
def test_A6_1_two_builders_share_the_bracket(square: int) -> None:
    s = table(shown={"blue": "AKR 9", "green": "AKR 8 7"}, markers={"AKR": square})

    _, main, other = COLUMNS[square]
    assert column(s, scoring.BUILT) == [0, other, main]


def test_A6_1_more_cards_make_the_main_builder() -> None:
    s = table(shown={"red": "AKR 3 2 1", "green": "AKR 9 8"}, markers={"AKR": 1})

    assert column(s, scoring.BUILT) == [2, 0, 1]


@pytest.mark.parametrize(("red", "green"), [("9 1", "8 7"), ("1 9", "7 8")])
def test_A6_1_then_the_highest_card_wherever_it_lies(red: str, green: str) -> None:
    s = table(shown={"red": f"AKR {red}", "green": f"AKR {green}"}, markers={"AKR": 1})

    assert column(s, scoring.BUILT) == [2, 0, 1]


def test_A6_1_the_highest_card_also_of_a_later_seat() -> None:
    s = table(shown={"red": "AKR 8 7", "green": "AKR 1 9"}, markers={"AKR": 1})

    assert column(s, scoring.BUILT) == [1, 0, 2]


def test_A6_1_monuments_line_by_line() -> None:
    s = table(
        shown={"red": "AKR 9 8, BAB 9", "blue": "BAB 8 7, ZEU 9"},
        markers={"AKR": 2, "BAB": 3, "ZEU": 1},
    )

    assert column(s, scoring.BUILT) == [6 + 3, 6 + 3, 0]


def test_A6_1_a_monument_without_builders_scores_nothing() -> None:
    s = table(markers={"AKR": 4})

    assert column(s, scoring.BUILT) == [0, 0, 0]


def test_A6_1_cards_in_hand_count_for_nothing() -> None:
    s = table(
        hands=["AKR8 AKR7 AKR6"], shown={"red": "AKR 9", "blue": "AKR 3 2"}, markers={"AKR": 1}
    )

    assert column(s, scoring.BUILT) == [1, 2, 0]


# --- A6.2 to A6.4 -----------------------------------------------------------------------------


def test_A6_2_the_pages_of_each_history() -> None:
    s = table(ladder="red 7, blue 9, red 2")

    assert column(s, scoring.CHRONICLES) == [9, 9, 0]


def test_A6_3_twelve_points_lost_for_each_historian_not_used() -> None:
    s = table(ladder="red 1, red 1, red 1, blue 5")

    assert column(s, scoring.PENALTY) == [0, -24, -36]


@pytest.mark.parametrize(("seats", "penalties"), [(2, [-24] * 4), (3, [-36] * 3), (4, [-24] * 4)])
def test_A6_3_when_none_was_used(seats: int, penalties: list[int]) -> None:
    assert column(table(seats), scoring.PENALTY) == penalties


def test_A6_4_nine_six_three_for_the_best_historians() -> None:
    s = table(4, ladder="red 2, blue 7, green 5, yellow 1")

    assert column(s, scoring.BONUS) == [3, 9, 6, 0]


def test_A6_4_within_a_square_the_first_is_better() -> None:
    s = table(4, ladder="yellow 4, red 4, blue 4, green 4")

    assert column(s, scoring.BONUS) == [6, 3, 0, 9]


def test_A6_4_one_player_can_take_several() -> None:
    s = table(ladder="blue 1, red 7, red 5, green 2, red 3")

    assert column(s, scoring.BONUS) == [18, 0, 0]


def test_A6_4_fewer_than_three_historians() -> None:
    assert column(table(ladder="blue 1"), scoring.BONUS) == [0, 9, 0]
    assert column(table(ladder="blue 1, green 2"), scoring.BONUS) == [0, 6, 9]


# --- A6.5 -------------------------------------------------------------------------------------


def test_A6_5_everything_is_added_up() -> None:
    s = table(
        shown={"red": "AKR 9, BAB 9"},
        markers={"AKR": 1, "BAB": 2},
        ladder="red 4",
        scores={"red": 5},
        powers={"hero": "red"},
    )

    assert totals(s)[0] == 5 + (3 + 6) + 4 + 9 - 24 + 3


def test_A6_5_most_points_win() -> None:
    s = table(scores={"red": 3, "blue": 5, "green": 4}, shown={"red": "AKR 9, BAB 9"})

    assert winners(s) == [1]
    assert GAME.ranking(s) == [3, 1, 2]
    assert GAME.scores(s) == [3 - 36, 5 - 36, 4 - 36]


def test_A6_5_points_above_zero_are_compared_too() -> None:
    s = table(scores={"red": 50, "blue": 70, "green": 60}, historians=dict.fromkeys(COLOURS, 0))

    assert GAME.scores(s) == [50, 70, 60]
    assert GAME.ranking(s) == [3, 1, 2]


def test_A6_5_points_below_zero_are_compared_too() -> None:
    s = table(historians={"red": 2, "blue": 1, "green": 3})

    assert winners(s) == [1]
    assert GAME.ranking(s) == [2, 1, 3]


def test_A6_5_then_most_monuments_built() -> None:
    s = table(
        shown={"red": "AKR 9", "green": "BAB 9, COL 9"},
        ladder="red 4, green 4, blue 1",
        scores={"red": 2, "green": 5, "blue": 11},
    )

    assert totals(s) == [2 + 4 + 9 - 24, 11 + 1 + 3 - 24, 5 + 4 + 6 - 24]
    assert winners(s) == [2]


def test_A6_5_monuments_not_cards() -> None:
    s = table(shown={"red": "AKR 9 8 7 6", "green": "BAB 9, COL 9"})

    assert winners(s) == [2]


def test_A6_5_then_the_best_placed_historian() -> None:
    s = table(4, ladder="yellow 3, red 4, green 5", scores={"red": 4, "yellow": 2})

    assert totals(s)[0] == totals(s)[2] == 5 + 9 - 12 == 2
    assert winners(s) == [2]
    assert GAME.ranking(s) == [2, 4, 1, 3]


def test_A6_5_of_two_on_a_square_the_lower_is_better() -> None:
    s = table(4, ladder="green 4, red 4", scores={"red": 3})

    assert totals(s)[0] == totals(s)[2] == 4 + 9 - 12
    assert winners(s) == [2]


def test_A6_5_one_long_history_is_better_than_two() -> None:
    s = table(4, ladder="red 4, red 3, green 5", scores={"green": 14})

    assert totals(s)[0] == totals(s)[2] == 4 + 3 + 6 + 3 == 14 + 5 + 9 - 12
    assert winners(s) == [2]


def test_A6_5_historians_with_a_history_rank_first() -> None:
    s = table(4, ladder="green 1", scores={"red": 22, "blue": 21})

    assert totals(s)[0] == totals(s)[2] == 22 - 24 == 1 + 9 - 12
    assert GAME.ranking(s) == [2, 3, 1, 4]


def test_A6_5_shared_if_none_of_those_tied_has_written() -> None:
    s = table(4, ladder="green 1", scores={"red": 30, "blue": 30, "green": 1})

    assert winners(s) == [0, 1]
    assert GAME.ranking(s) == [1, 1, 3, 4]


@pytest.mark.parametrize("seats", [3, 4])
def test_A6_5_shared_by_all_when_nothing_was_done(seats: int) -> None:
    assert winners(table(seats)) == list(range(seats))


def test_A6_5_monuments_come_before_historians() -> None:
    s = table(4, ladder="red 5", shown={"green": "AKR 9"}, scores={"green": 26})

    assert totals(s)[0] == totals(s)[2] == 5 + 9 - 12
    assert winners(s) == [2]


def test_A6_5_the_count_is_made_at_the_end_of_the_game() -> None:
    s = table(pile="", shown={"red": "AKR 9"}, markers={"AKR": 1}, scores={"blue": 1})

    over = play(s, "take ZEU9, take ZEU8, take ZEU7, end")

    assert GAME.scores(over) == [3 - 36, 1 - 36, -36]
    assert winners(over) == [0]
