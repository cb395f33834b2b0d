"""Sections A8.3 to A8.5 of docs/rules/antiquity.en.md: uses of the power cards."""

import pytest

from tests.rules.antiquity.positions import (
    actions,
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

# --- A8.3 -------------------------------------------------------------------------------------


def test_A8_3_the_scribe_puts_old_and_new_cards_in_any_order() -> None:
    s = table(hands=["AKR7 AKR3"], shown={"red": "AKR 2 9"}, powers={"scribe": "red"})

    after = play(s, "improve AKR7 AKR3 order AKR9 AKR7 AKR3 AKR2")

    assert shown(after, "red") == "AKR 9 7 3 2"
    assert (hand(after), actions(after)) == ("", 2)


def test_A8_3_it_may() -> None:
    s = table(hands=["AKR7"], shown={"red": "AKR 2 9"}, powers={"scribe": "red"})

    assert shown(play(s, "improve AKR7"), "red") == "AKR 2 9 7"
    assert len(choices(s, "improve")) == 1 + 3 * 2 * 1


def test_A8_3_each_time() -> None:
    s = table(hands=["AKR7 AKR8"], shown={"red": "AKR 2"}, powers={"scribe": "red"})

    after = play(s, "improve AKR7 order AKR7 AKR2, improve AKR8 order AKR8 AKR7 AKR2")

    assert shown(after, "red") == "AKR 8 7 2"


@pytest.mark.parametrize("code", ["AKR", "KOL", "ZEU"])
def test_A8_3_of_every_monument_and_player(code: str) -> None:
    s = table(
        hands=["", "", f"{code}7"],
        shown={"green": f"{code} 2 9", "blue": f"{code} 3 8"},
        powers={"scribe": "green"},
        to_move=2,
    )

    after = play(s, f"improve {code}7 order {code}9 {code}7 {code}2")

    assert [shown(after, c) for c in ("blue", "green")] == [f"{code} 3 8", f"{code} 9 7 2"]


@pytest.mark.parametrize(
    "order", ["AKR9", "AKR9 AKR7", "AKR9 AKR7 AKR2 AKR2", "AKR9 AKR7 AKR3", "AKR9 AKR7 AKR2 PET1"]
)
def test_A8_3_the_order_is_the_whole_stack(order: str) -> None:
    s = table(hands=["AKR7 AKR3"], shown={"red": "AKR 2 9"}, powers={"scribe": "red"})

    assert refused(s, f"improve AKR7 order {order}") == ("A8.3", "order-not-the-stack")
    assert refusal(s, f"improve AKR7 order {order}").args == {"monument": "AKR"}


@pytest.mark.parametrize("holders", [{}, {"scribe": "blue"}, {"hero": "red", "naute": "red"}])
def test_A8_3_only_for_the_holder(holders: dict[str, str]) -> None:
    s = table(hands=["AKR7"], shown={"red": "AKR 2 9"}, powers=holders)

    assert refused(s, "improve AKR7 order AKR9 AKR7 AKR2") == ("A8.3", "not-holder")
    assert refusal(s, "improve AKR7 order AKR9 AKR7 AKR2").args == {"power": "scribe"}
    assert choices(s, "improve") == ["improve AKR7"]


def test_A8_3_not_without_improving() -> None:
    s = table(hands=["AKR7 AKR3"], shown={"red": "PET 2 9"}, powers={"scribe": "red"})

    assert refused(s, "improve order PET9 PET2") == ("notation", "word-count")
    assert refused(s, "erect AKR3 AKR7 order AKR7 AKR3") == ("notation", "card-unknown")


# --- A8.4 -------------------------------------------------------------------------------------


def test_A8_4_the_hero_draws_for_a_point_without_an_action() -> None:
    s = table(powers={"hero": "red"}, scores={"red": 3}, pile="KOL1 KOL2 KOL3")

    after = play(s, "hero draw")

    assert (hand(after), pile(after)) == ("KOL1", "KOL2 KOL3")
    assert (points(after, "red"), actions(after)) == (2, 3)


def test_A8_4_or_takes_a_face_up_card() -> None:
    s = table(powers={"hero": "red"}, scores={"red": 1}, faceup="ZEU1 ZEU2 ZEU3")

    after = play(s, "hero take ZEU1")

    assert (hand(after), faceup(after)) == ("ZEU1", "ZEU2 ZEU3")
    assert (points(after, "red"), actions(after)) == (0, 3)
    assert refused(s, "hero take KOL1") == ("A4.3", "not-face-up")


def test_A8_4_once_a_turn() -> None:
    s = play(table(powers={"hero": "red"}, scores={"red": 3}, faceup="ZEU1"), "hero draw")

    assert refused(s, "hero draw") == ("A8.4", "power-used")
    assert refused(s, "hero take ZEU1") == ("A8.4", "power-used")
    assert refusal(s, "hero draw").args == {"power": "hero"}
    assert verbs(s) == {"draw", "take"}


def test_A8_4_again_in_the_next_turn() -> None:
    s = table(powers={"hero": "red"}, scores={"red": 3}, options="actions=upto")

    s = play(s, "hero draw, draw, end, end, end")

    assert "hero draw" in verbs(s)


def test_A8_4_not_below_zero() -> None:
    s = table(powers={"hero": "red"}, scores={"blue": 5})

    assert refused(s, "hero draw") == ("A8.4", "no-point-to-pay")
    assert verbs(s) == {"draw", "take"}


@pytest.mark.parametrize("holders", [{}, {"hero": "blue"}, {"scribe": "red", "naute": "red"}])
def test_A8_4_only_for_the_holder(holders: dict[str, str]) -> None:
    s = table(powers=holders, scores={"red": 3, "blue": 3}, faceup="ZEU1 ZEU2 ZEU3")

    assert refused(s, "hero draw") == ("A8.4", "not-holder")
    assert refused(s, "hero take ZEU1") == ("A8.4", "not-holder")
    assert refusal(s, "hero draw").args == {"power": "hero"}


def test_A8_4_the_last_card_will_do() -> None:
    pile_left = table(powers={"hero": "red"}, scores={"red": 1}, faceup="", pile="ZEU1", actions=0)
    row_left = table(powers={"hero": "red"}, scores={"red": 1}, faceup="ZEU1", pile="", actions=0)
    none_left = table(powers={"hero": "red"}, scores={"red": 1}, faceup="", pile="", actions=0)

    assert choices(pile_left) == ["end", "hero draw"]
    assert choices(row_left) == ["end", "hero take ZEU1"]
    assert choices(none_left) == ["end"]


def test_A8_4_also_when_no_action_is_left() -> None:
    s = table(powers={"hero": "red"}, scores={"red": 1}, actions=0)

    assert verbs(s) == {"hero draw", "hero take", "end"}


# --- A8.5 -------------------------------------------------------------------------------------


def test_A8_5_the_naute_swaps_without_an_action() -> None:
    s = table(hands=["PET1 PHA1"], powers={"naute": "red"}, faceup="ZEU1 ZEU2 ZEU3")

    after = play(s, "swap PET1 ZEU2")

    assert hand(after) == "PHA1 ZEU2"
    assert faceup(after) == "ZEU1 PET1 ZEU3"
    assert (actions(after), gone(s, after)) == (3, "")


def test_A8_5_any_hand_card_with_any_face_up_card() -> None:
    s = table(hands=["PET1 PHA1"], powers={"naute": "red"}, faceup="ZEU1 ZEU2")

    assert choices(s, "swap") == [
        "swap PET1 ZEU1",
        "swap PET1 ZEU2",
        "swap PHA1 ZEU1",
        "swap PHA1 ZEU2",
    ]
    assert refused(s, "swap PET1 PHA1") == ("A4.3", "not-face-up")
    assert refused(s, "swap ZEU1 ZEU2") == ("A8.5", "not-in-hand")


@pytest.mark.parametrize("given", ["PET1", "PET2", "PET3"])
def test_A8_5_for_any_symbol_and_any_player(given: str) -> None:
    s = table(hands=["KOL1", given], powers={"naute": "blue"}, faceup="ZEU1", to_move=1)

    assert choices(s, "swap") == [f"swap {given} ZEU1"]
    assert hand(play(s, f"swap {given} ZEU1"), 1) == "ZEU1"


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_A8_5_not_with_an_empty_hand(seat: int) -> None:
    hands = ["PET1", "PET2", "PET3"]
    hands[seat] = ""
    holder = ("red", "blue", "green")[seat]

    s = table(hands=hands, powers={"naute": holder}, to_move=seat)

    assert verbs(s) == {"draw", "take"}


def test_A8_5_once_a_turn() -> None:
    s = table(hands=["PET1 PHA1"], powers={"naute": "red"}, faceup="ZEU1 ZEU2 ZEU3")

    s = play(s, "swap PET1 ZEU1")

    assert refused(s, "swap PHA1 ZEU2") == ("A8.5", "power-used")
    assert refusal(s, "swap PHA1 ZEU2").args == {"power": "naute"}
    assert "swap" not in verbs(s)


def test_A8_5_again_in_the_next_turn() -> None:
    s = table(
        hands=["PET1"], powers={"naute": "red"}, faceup="ZEU1 ZEU2 ZEU3", options="actions=upto"
    )

    s = play(s, "swap PET1 ZEU1, draw, end, end, end, swap ZEU1 PET1")

    assert "PET1" in hand(s)
    assert faceup(s) == "ZEU1 ZEU2 ZEU3"


@pytest.mark.parametrize("holders", [{}, {"naute": "blue"}, {"scribe": "red", "hero": "red"}])
def test_A8_5_only_for_the_holder(holders: dict[str, str]) -> None:
    s = table(hands=["PET1"], powers=holders, faceup="ZEU1 ZEU2 ZEU3")

    assert refused(s, "swap PET1 ZEU1") == ("A8.5", "not-holder")
    assert refusal(s, "swap PET1 ZEU1").args == {"power": "naute"}


def test_A8_5_needs_a_hand_card_and_a_face_up_card() -> None:
    assert "swap" not in verbs(table(powers={"naute": "red"}))
    assert "swap" not in verbs(table(hands=["PET1"], powers={"naute": "red"}, faceup=""))
