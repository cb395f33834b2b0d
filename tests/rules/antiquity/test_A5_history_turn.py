"""Section A5 of docs/rules/antiquity.en.md: conditions and effects of a history."""

import pytest

from monuments.games.antiquity.presentation.cards import COLOUR_NAMES
from tests.rules.antiquity.positions import (
    GAME,
    actions,
    aside,
    choices,
    gone,
    hand,
    historians,
    ladder,
    marker,
    play,
    points,
    refusal,
    refused,
    shown,
    table,
    totals,
    verbs,
)

# --- A5.1 -------------------------------------------------------------------------------------


def test_A5_1_needs_a_historian_of_ones_own() -> None:
    s = table(shown={"blue": "AKR 9 8"}, historians={"red": 0})

    assert refused(s, "history") == ("A5.1", "no-historian")
    assert refusal(s, "history").args == {"colour": "red"}
    assert "history" not in verbs(s)


def test_A5_1_the_historian_is_used() -> None:
    s = play(table(shown={"blue": "AKR 9 8"}), "history")

    assert [historians(s, colour) for colour in ("red", "blue", "green")] == [2, 3, 3]


def test_A5_1_the_last_historian_can_be_sent() -> None:
    s = table(shown={"blue": "AKR 9 8"}, historians={"red": 1})

    assert historians(play(s, "history"), "red") == 0


@pytest.mark.parametrize(
    "exhibitions",
    [
        {},
        {"red": "AKR 9 8 7"},
        {"blue": "AKR 9"},
        {"red": "PET 9 8", "blue": "AKR 9, BAB 9", "green": "COL 1"},
    ],
    ids=["nothing", "own", "one card", "own and single cards"],
)
def test_A5_1_needs_a_monument_of_two_cards_at_an_opponents(exhibitions: dict[str, str]) -> None:
    s = table(shown=exhibitions)

    assert refused(s, "history") == ("A5.1", "nothing-to-chronicle")
    assert "history" not in verbs(s)


# --- A5.2 -------------------------------------------------------------------------------------


def test_A5_2_the_top_card_of_every_monument_of_two_or_more() -> None:
    s = table(shown={"blue": "AKR 9 8, BAB 7 5 3", "green": "PET 2 6"})

    s = play(s, "history")

    assert aside(s) == "AKR8 BAB3 PET6"
    assert [shown(s, "blue"), shown(s, "green")] == ["AKR 9, BAB 7 5", "PET 2"]


def test_A5_2_there_is_no_choice() -> None:
    s = table(shown={"blue": "AKR 9 8, BAB 7 5 3", "green": "PET 2 6"})

    assert choices(s, "history") == ["history"]


def test_A5_2_never_from_ones_own() -> None:
    s = table(shown={"red": "COL 9 8 7", "blue": "AKR 9 8"})

    s = play(s, "history")

    assert shown(s, "red") == "COL 9 8 7"
    assert marker(s, "COL") == 0


def test_A5_2_never_from_a_one_card_monument() -> None:
    s = table(shown={"blue": "AKR 9 8, BAB 7"})

    s = play(s, "history")

    assert shown(s, "blue") == "AKR 9, BAB 7"
    assert marker(s, "BAB") == 0


def test_A5_2_both_builders_give_a_card() -> None:
    s = table(shown={"blue": "AKR 9 8", "green": "AKR 7 6 5"})

    s = play(s, "history")

    assert aside(s) == "AKR5 AKR8"
    assert [shown(s, "blue"), shown(s, "green")] == ["AKR 9", "AKR 7 6"]


def test_A5_2_of_ones_own_monument_the_other_builder_gives() -> None:
    s = table(shown={"red": "AKR 9 8", "green": "AKR 7 6 5"})

    s = play(s, "history")

    assert aside(s) == "AKR5"
    assert shown(s, "red") == "AKR 9 8"


# --- A5.3, A5.4 -------------------------------------------------------------------------------


def test_A5_3_as_many_pages_as_cards_taken() -> None:
    s = table(shown={"blue": "AKR 9 8, BAB 7 5 3", "green": "AKR 7 6 5"})

    assert ladder(play(s, "history")) == "red 3"


def test_A5_3_on_top_of_those_that_stand_there() -> None:
    s = table(shown={"blue": "AKR 9 8"}, ladder="blue 1, green 3")

    s = play(s, "history")

    assert ladder(s) == "blue 1, green 3, red 1"
    assert [rung.place for rung in GAME.view(s, None).ladder] == [2, 1, 3]


def test_A5_4_the_marker_moves_one_square() -> None:
    s = table(shown={"blue": "AKR 9 8, BAB 7 5 3"}, markers={"BAB": 3})

    s = play(s, "history")

    assert [marker(s, code) for code in ("AKR", "BAB", "PET")] == [1, 4, 0]


def test_A5_4_two_squares_for_two_cards() -> None:
    s = table(shown={"blue": "AKR 9 8", "green": "AKR 7 6 5"})

    assert marker(play(s, "history"), "AKR") == 2


# --- A5.5 -------------------------------------------------------------------------------------


def test_A5_5_on_the_last_square_the_builders_score_at_once() -> None:
    s = table(shown={"blue": "AKR 9", "green": "AKR 7 6"}, markers={"AKR": 6})

    s = play(s, "history")

    assert marker(s, "AKR") == 6
    assert [points(s, colour) for colour in ("red", "blue", "green")] == [0, 2, 1]


def test_A5_5_the_event_names_the_markers_that_could_not_move() -> None:
    s = table(
        shown={"blue": "AKR 9, PET 9 8", "green": "AKR 7 6, BAB 3 2"},
        markers={"AKR": 6, "BAB": 5, "PET": 6},
    )
    events = GAME.events(s, GAME.read_play(s, "history"), None)
    found = {
        each.args["colour"]: (each.args["points"], each.args["monuments"])
        for each in events
        if each.kind == "overflow"
    }

    assert found == {"blue": (5, ("AKR", "PET")), "green": (1, ("AKR",))}


def test_A5_5_two_points_go_to_the_highest_card_not_to_more_cards() -> None:
    s = table(shown={"blue": "AKR 8", "green": "AKR 7 6 5 3"}, markers={"AKR": 6})

    s = play(s, "history")

    assert [points(s, colour) for colour in ("blue", "green")] == [2, 1]


def test_A5_5_each_card_counts_on_its_own() -> None:
    s = table(4, shown={"blue": "AKR 9 8", "green": "AKR 7 6"}, markers={"AKR": 5})

    s = play(s, "history")

    assert marker(s, "AKR") == 6
    assert [points(s, colour) for colour in ("blue", "green")] == [2, 1]


def test_A5_5_two_cards_on_the_last_square_count_twice() -> None:
    s = table(shown={"blue": "AKR 9 8", "green": "AKR 7 6"}, markers={"AKR": 6})

    s = play(s, "history")

    assert [points(s, colour) for colour in ("blue", "green")] == [4, 2]


def test_A5_5_judged_after_all_cards_are_taken() -> None:
    s = table(shown={"blue": "AKR 2 9", "green": "AKR 7 1"}, markers={"AKR": 6})

    s = play(s, "history")

    assert aside(s) == "AKR1 AKR9"
    assert [points(s, colour) for colour in ("blue", "green")] == [2, 4]


@pytest.mark.parametrize(("own", "theirs", "scores"), [(9, 7, [2, 1]), (5, 7, [1, 2])])
def test_A5_5_the_writer_scores_too(own: int, theirs: int, scores: list[int]) -> None:
    s = table(shown={"red": f"AKR {own}", "blue": f"AKR {theirs} 6"}, markers={"AKR": 6})

    s = play(s, "history")

    assert [points(s, colour) for colour in ("red", "blue")] == scores


def test_A5_5_the_writer_in_a_later_seat_scores_too() -> None:
    s = table(shown={"red": "AKR 7 6", "green": "AKR 9"}, markers={"AKR": 6}, to_move=2)

    s = play(s, "history")

    assert [points(s, colour) for colour in ("red", "blue", "green")] == [1, 0, 2]


def test_A5_5_pages_count_also_when_the_marker_stays() -> None:
    s = table(shown={"blue": "AKR 9", "green": "AKR 7 6"}, markers={"AKR": 6})

    assert ladder(play(s, "history")) == "red 1"


def test_A5_5_a_sole_builder_gets_three() -> None:
    s = table(shown={"blue": "AKR 9 8"}, markers={"AKR": 5}, options="track=3")

    s = play(s, "history")

    assert marker(s, "AKR") == 5
    assert points(s, "blue") == 3


def test_A5_5_the_last_square_but_one_still_moves() -> None:
    s = table(shown={"blue": "AKR 9 8"}, markers={"AKR": 4}, options="track=3")

    s = play(s, "history")

    assert (marker(s, "AKR"), points(s, "blue")) == (5, 0)


@pytest.mark.parametrize("code", ["AKR", "COL", "ZEU"])
def test_A5_5_of_every_monument(code: str) -> None:
    s = table(4, shown={"yellow": f"{code} 9", "blue": f"{code} 7 6"}, markers={code: 6})

    s = play(s, "history")

    assert [points(s, colour) for colour in COLOUR_NAMES] == [0, 1, 0, 2]


def test_A5_5_other_monuments_are_not_touched() -> None:
    s = table(shown={"blue": "AKR 9 8, BAB 9 8", "green": "AKR 7"}, markers={"AKR": 6, "BAB": 2})

    s = play(s, "history")

    assert (marker(s, "AKR"), marker(s, "BAB")) == (6, 3)
    assert [points(s, colour) for colour in ("blue", "green")] == [2, 1]


# --- A5.6 -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("draw", 2),
        ("take ZEU1", 2),
        ("erect AKR9 AKR7", 2),
        ("improve PET3", 2),
        ("score PET1 PHA1", 2),
        ("buy PET1 PHA1", 4),
    ],
)
def test_A5_6_no_actions_and_no_bought_action(text: str, left: int) -> None:
    s = table(
        hands=["AKR9 AKR7 PET3 PET1 PHA1"],
        shown={"red": "PET 9 8", "blue": "BAB 9 8"},
        faceup="ZEU1 ZEU2 ZEU3",
    )
    assert actions(play(s, text)) == left

    s = play(s, "history")

    assert refused(s, text) == ("A5.6", "play-after-history")
    assert choices(s) == ["end"]
    assert actions(s) == 0


@pytest.mark.parametrize("text", ["hero draw", "hero take ZEU1", "swap PET1 ZEU1", "acquire hero"])
def test_A5_6_no_powers_either(text: str) -> None:
    s = table(
        hands=["PET1"],
        shown={"red": "PET 8", "blue": "BAB 9 3"},
        powers={"naute": "red"} if "swap" in text else {"hero": "red"} if "hero " in text else {},
        scores={"red": 1},
        faceup="ZEU1 ZEU2 ZEU3",
    )

    play(s, text)  # before the history it is possible

    assert refused(play(s, "history"), text) == ("A5.6", "play-after-history")


def test_A5_6_the_cards_taken_lie_aside_for_all_to_see() -> None:
    s = table(shown={"blue": "AKR 9 8", "green": "PET 2 6"}, aside="COL3")

    after = play(s, "history")

    assert {GAME.view(after, seat).aside for seat in (0, 1, 2, None)} == {("AKR8", "COL3", "PET6")}
    assert gone(s, after) == ""
    assert [hand(after, seat) for seat in range(3)] == ["", "", ""]


def test_A5_6_a_history_is_previewed_before_it_is_written() -> None:
    s = table(shown={"blue": "AKR 9 8", "green": "PET 2 6"})

    (told,) = [tale for tale in GAME.view(s, None).chronicles if tale.colour == "red"]
    after = play(s, "history")

    assert (told.pages, told.markers) == (2, {"AKR": 1, "PET": 1})
    assert told.taken == {"blue": ("AKR8",), "green": ("PET6",)}
    change = zip(COLOUR_NAMES, totals(after), totals(s), strict=False)
    assert told.totals == {colour: now - then for colour, now, then in change}
