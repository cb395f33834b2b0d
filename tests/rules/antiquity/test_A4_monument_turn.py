"""Section A4 of docs/rules/antiquity.en.md: the actions."""

import pytest

from tests.rules.antiquity.positions import (
    actions,
    aside,
    choices,
    faceup,
    gone,
    hand,
    pile,
    play,
    points,
    refusal,
    refused,
    shown,
    table,
    verbs,
)

# --- A4.3 -------------------------------------------------------------------------------------


def test_A4_3_draw_the_top_card() -> None:
    s = play(table(pile="KOL1 KOL2 KOL3"), "draw")

    assert hand(s) == "KOL1"
    assert pile(s) == "KOL2 KOL3"
    assert actions(s) == 2


def test_A4_3_take_a_face_up_card() -> None:
    s = play(table(faceup="ZEU1 ZEU2 ZEU3", pile="KOL1"), "take ZEU2")

    assert hand(s) == "ZEU2"
    assert faceup(s) == "ZEU1 ZEU3"
    assert pile(s) == "KOL1"
    assert actions(s) == 2


def test_A4_3_only_face_up_cards_can_be_taken() -> None:
    s = table(faceup="ZEU1 ZEU2 ZEU3", pile="KOL1", hands=["PET1"])

    assert choices(s, "take") == ["take ZEU1", "take ZEU2", "take ZEU3"]
    assert refused(s, "take KOL1") == ("A4.3", "not-face-up")
    assert refused(s, "take PET1") == ("A4.3", "not-face-up")
    assert refusal(s, "take PET1").args == {"card": "PET1"}


def test_A4_3_no_hand_limit() -> None:
    everything = " ".join(f"{m}{v}" for m in ("AKR", "BAB", "COL") for v in (1, 2, 3, 7, 8, 9))
    s = table(hands=[everything])

    assert len(hand(play(s, "draw, draw, draw")).split()) == 21


def test_A4_3_a_card_drawn_can_be_used_at_once() -> None:
    s = table(hands=["AKR9"], pile="AKR8 KOL1")

    assert shown(play(s, "draw, erect AKR9 AKR8"), "red") == "AKR 9 8"


# --- A4.4 -------------------------------------------------------------------------------------


def test_A4_4_cards_go_from_the_hand_into_the_exhibition() -> None:
    s = play(table(hands=["AKR9 AKR7 PET1"]), "erect AKR9 AKR7")

    assert hand(s) == "PET1"
    assert shown(s, "red") == "AKR 9 7"
    assert actions(s) == 2


def test_A4_4_in_an_order_of_ones_choice() -> None:
    s = table(hands=["AKR9 AKR7 AKR5"])

    assert shown(play(s, "erect AKR7 AKR9 AKR5"), "red") == "AKR 7 9 5"
    assert len(choices(s, "erect")) == 3 * 2 + 3 * 2 * 1


def test_A4_4_the_order_stays() -> None:
    s = table(hands=["AKR7 AKR9", "AKR8"])

    s = play(s, "erect AKR7 AKR9, draw, draw, end, draw, draw, draw, end, draw, draw, draw, end")

    assert shown(s, "red") == "AKR 7 9"


def test_A4_4_not_all_cards_need_to_be_laid() -> None:
    s = play(table(hands=["AKR9 AKR7 AKR5"]), "erect AKR9 AKR7")

    assert hand(s) == "AKR5"


def test_A4_4_the_first_builder_needs_two_cards() -> None:
    s = table(hands=["AKR9 AKR7"])

    assert refused(s, "erect AKR9") == ("A4.4", "too-few-cards")
    assert refusal(s, "erect AKR9").args == {"monument": "AKR", "needed": 2}
    assert choices(s, "erect") == ["erect AKR7 AKR9", "erect AKR9 AKR7"]


def test_A4_4_the_second_builder_needs_three() -> None:
    s = table(hands=["AKR9 AKR7 AKR5"], shown={"green": "AKR 8 6"})

    assert refused(s, "erect AKR9 AKR7") == ("A4.4", "too-few-cards")
    assert refusal(s, "erect AKR9 AKR7").args == {"monument": "AKR", "needed": 3}
    assert shown(play(s, "erect AKR9 AKR7 AKR5"), "red") == "AKR 9 7 5"


def test_A4_4_the_second_builder_needs_three_even_of_a_worn_monument() -> None:
    s = table(hands=["AKR9 AKR7"], shown={"green": "AKR 8"})

    assert "erect" not in verbs(s)


def test_A4_4_the_second_builder_cannot_erect_with_two_cards() -> None:
    s = table(hands=["AKR9 AKR7"], shown={"green": "AKR 8 6"})

    assert choices(s, "erect") == []


def test_A4_4_of_one_monument_only() -> None:
    s = table(hands=["AKR9 PET9"])

    assert refused(s, "erect AKR9 PET9") == ("A4.4", "not-one-monument")
    assert refusal(s, "erect AKR9 PET9").args == {"cards": ("AKR9", "PET9")}


def test_A4_4_from_ones_own_hand_only() -> None:
    s = table(hands=["AKR9", "AKR7"], faceup="AKR8 ZEU1 ZEU2")

    assert refused(s, "erect AKR9 AKR7") == ("A4.4", "not-in-hand")
    assert refused(s, "erect AKR9 AKR8") == ("A4.4", "not-in-hand")
    assert refused(s, "erect AKR9 AKR9") == ("A4.4", "card-twice")


# --- A4.5, A4.6 -------------------------------------------------------------------------------


def test_A4_5_no_third_builder() -> None:
    s = table(4, hands=["AKR9 AKR8 AKR7"], shown={"blue": "AKR 6 5", "green": "AKR 3 2 1"})

    assert refused(s, "erect AKR9 AKR8 AKR7") == ("A4.5", "no-third-builder")
    assert refusal(s, "erect AKR9 AKR8 AKR7").args == {"monument": "AKR"}
    assert "erect" not in verbs(s)


def test_A4_5_two_builders_of_one_card_each_are_two_builders() -> None:
    s = table(4, hands=["AKR9 AKR8 AKR7"], shown={"blue": "AKR 6", "green": "AKR 3"})

    assert refused(s, "erect AKR9 AKR8 AKR7") == ("A4.5", "no-third-builder")


def test_A4_6_nobody_builds_the_same_monument_twice() -> None:
    s = table(hands=["AKR9 AKR8 AKR7"], shown={"red": "AKR 6 5"})

    assert refused(s, "erect AKR9 AKR8 AKR7") == ("A4.6", "already-built")
    assert refusal(s, "erect AKR9 AKR8 AKR7").args == {"monument": "AKR"}
    assert "erect" not in verbs(s)


def test_A4_6_not_even_when_one_card_is_left() -> None:
    s = table(hands=["AKR9 AKR8 AKR7"], shown={"red": "AKR 6"})

    assert refused(s, "erect AKR9 AKR8 AKR7") == ("A4.6", "already-built")


# --- A4.7 -------------------------------------------------------------------------------------


def test_A4_7_one_or_more_cards_on_top() -> None:
    s = table(hands=["AKR7 AKR5 AKR3"], shown={"red": "AKR 9 8"})

    assert shown(play(s, "improve AKR7"), "red") == "AKR 9 8 7"
    assert shown(play(s, "improve AKR7 AKR5 AKR3"), "red") == "AKR 9 8 7 5 3"
    assert actions(play(s, "improve AKR7 AKR5 AKR3")) == 2


@pytest.mark.parametrize("value", [1, 3, 7])
def test_A4_7_any_card_of_the_monument(value: int) -> None:
    s = table(hands=[f"AKR{value}"], shown={"red": "AKR 9 8"})

    assert choices(s, "improve") == [f"improve AKR{value}"]


def test_A4_7_in_an_order_of_ones_choice() -> None:
    s = table(hands=["AKR7 AKR5"], shown={"red": "AKR 9 8"})

    assert choices(s, "improve") == [
        "improve AKR5",
        "improve AKR5 AKR7",
        "improve AKR7",
        "improve AKR7 AKR5",
    ]
    assert shown(play(s, "improve AKR5 AKR7"), "red") == "AKR 9 8 5 7"


def test_A4_7_the_cards_that_lie_there_keep_their_order() -> None:
    s = table(hands=["AKR7"], shown={"red": "AKR 2 9 8"})

    assert shown(play(s, "improve AKR7"), "red") == "AKR 2 9 8 7"
    assert refused(s, "improve AKR7 order AKR9 AKR8 AKR7 AKR2") == ("A8.3", "not-holder")


def test_A4_7_only_ones_own_monument() -> None:
    s = table(hands=["AKR7"], shown={"blue": "AKR 9 8"})

    assert refused(s, "improve AKR7") == ("A4.7", "not-built")
    assert refusal(s, "improve AKR7").args == {"monument": "AKR"}
    assert "improve" not in verbs(s)


def test_A4_7_only_cards_of_that_monument() -> None:
    s = table(hands=["AKR7 PET9"], shown={"red": "AKR 9 8"})

    assert refused(s, "improve AKR7 PET9") == ("A4.7", "not-one-monument")
    assert refused(s, "improve PET9") == ("A4.7", "not-built")
    assert choices(s, "improve") == ["improve AKR7"]


def test_A4_7_only_from_the_hand() -> None:
    s = table(hands=["AKR7"], shown={"red": "AKR 9 8"})

    assert refused(s, "improve AKR9") == ("A4.7", "not-in-hand")
    assert refused(s, "improve AKR7 AKR7") == ("A4.7", "card-twice")


# --- A4.8 -------------------------------------------------------------------------------------


def test_A4_8_a_point_for_every_card_with_that_symbol() -> None:
    s = table(hands=["PET1 PHA1"], shown={"red": "AKR 7 1 9, ART 4 2"})

    after = play(s, "score PET1 PHA1")

    assert points(after, "red") == 3
    assert actions(after) == 2


def test_A4_8_only_ones_own_exhibition_counts() -> None:
    s = table(hands=["PET1 PHA1"], shown={"red": "AKR 7", "blue": "BAB 7 4 1"})

    after = play(s, "score PET1 PHA1")

    assert [points(after, colour) for colour in ("red", "blue", "green")] == [1, 0, 0]


def test_A4_8_points_add_up() -> None:
    s = table(hands=["PET1 PHA1"], shown={"red": "AKR 7"}, scores={"red": 5})

    assert points(play(s, "score PHA1 PET1"), "red") == 6


def test_A4_8_the_cards_leave_the_game() -> None:
    s = table(hands=["PET1 PHA1 BAB1"])

    after = play(s, "score PET1 PHA1")

    assert gone(s, after) == "PET1 PHA1"
    assert hand(after) == "BAB1"


def test_A4_8_two_cards_with_the_same_symbol() -> None:
    s = table(hands=["PET1 PHA2 BAB4"])

    assert refused(s, "score PET1 PHA2") == ("A4.8", "not-one-symbol")
    assert choices(s, "score") == ["score BAB4 PET1", "score PET1 BAB4"]


def test_A4_8_from_ones_own_hand() -> None:
    s = table(hands=["PET1", "PHA1"])

    assert refused(s, "score PET1 PHA1") == ("A4.8", "not-in-hand")
    assert refused(s, "score PET1 PET1") == ("A4.8", "card-twice")


def test_A4_8_allowed_for_no_points() -> None:
    s = table(hands=["PET1 PHA1"], shown={"red": "AKR 9 8"})

    assert points(play(s, "score PET1 PHA1"), "red") == 0


def test_A4_8_allowed_without_an_exhibition() -> None:
    s = table(2, hands=["PET1 PHA1"], shown={"red": "AKR 7"})

    after = play(s, "blue score PET1 PHA1")

    assert [points(after, colour) for colour in ("red", "blue")] == [0, 0]


# --- A4.9 -------------------------------------------------------------------------------------


def test_A4_9_the_top_card_is_the_card_laid_last() -> None:
    s = table(hands=["AKR9 AKR2"], shown={"blue": "PET 9 8"})

    s = play(s, "erect AKR2 AKR9, draw, draw, end, history")

    assert aside(s) == "AKR9"
    assert shown(s, "red") == "AKR 2"


def test_A4_9_an_improvement_lies_on_top() -> None:
    s = table(hands=["AKR7"], shown={"red": "AKR 2 9"})

    s = play(s, "improve AKR7, draw, draw, end, history")

    assert aside(s) == "AKR7"
    assert shown(s, "red") == "AKR 2 9"
