"""Section A8 of docs/rules/antiquity.en.md: Scribe, Hero and Naute."""

import pytest

from monuments.engine.options import check_needs, with_defaults
from monuments.engine.refusal import Refusal, RefusalError
from monuments.games.antiquity import KNOWN_OPTIONS, scoring
from tests.rules.antiquity.positions import (
    GAME,
    actions,
    choices,
    column,
    faceup,
    gone,
    hand,
    pile,
    play,
    points,
    powers,
    refusal,
    refused,
    shown,
    table,
    verbs,
)

SYMBOL_OF = {"scribe": 9, "hero": 8, "naute": 7}
"""A value whose card carries the symbol of the power."""


# --- A8.1, A8.2 -------------------------------------------------------------------------------


@pytest.mark.parametrize("power", SYMBOL_OF)
def test_A8_1_one_action_takes_a_power_card_from_the_bank(power: str) -> None:
    s = table(shown={"red": f"AKR {SYMBOL_OF[power]}"}, powers={})

    after = play(s, f"acquire {power}")

    assert powers(after, "red") == power
    assert actions(after) == 2


@pytest.mark.parametrize("power", SYMBOL_OF)
def test_A8_1_only_with_the_majority_of_its_symbol(power: str) -> None:
    s = table(shown={"red": f"AKR {SYMBOL_OF[power]}"}, powers={})

    assert choices(s, "acquire") == [f"acquire {power}"]
    others = [other for other in SYMBOL_OF if other != power]
    assert {refused(s, f"acquire {other}") for other in others} == {("A8.1", "no-majority")}


def test_A8_1_the_refusal_says_which_power_and_colour() -> None:
    s = table(powers={})

    assert refusal(s, "acquire hero").args == {"power": "hero", "colour": "red"}


def test_A8_1_majority_is_strictly_more_than_every_other() -> None:
    s = table(shown={"red": "AKR 9 6", "blue": "BAB 9", "green": "COL 9 6"}, powers={})

    assert refused(s, "acquire scribe") == ("A8.1", "no-majority")
    assert refused(table(powers={}), "acquire scribe") == ("A8.1", "no-majority")


def test_A8_1_not_more_than_all_others_together() -> None:
    s = table(shown={"red": "AKR 9 6", "blue": "BAB 9", "green": "COL 9"}, powers={})

    assert powers(play(s, "acquire scribe"), "red") == "scribe"


def test_A8_1_every_card_of_every_stack_counts() -> None:
    s = table(shown={"red": "AKR 9 8, BAB 3 2", "blue": "COL 9"}, powers={})

    assert powers(play(s, "acquire scribe"), "red") == "scribe"


def test_A8_1_from_its_holder() -> None:
    s = table(shown={"red": "AKR 9 6", "blue": "BAB 9"}, powers={"scribe": "blue"})

    after = play(s, "acquire scribe")

    assert (powers(after, "red"), powers(after, "blue")) == ("scribe", "")


def test_A8_1_not_a_card_one_already_holds() -> None:
    s = table(shown={"red": "AKR 9"}, powers={"scribe": "red"})

    assert refused(s, "acquire scribe") == ("A8.1", "already-held")
    assert refusal(s, "acquire scribe").args == {"power": "scribe", "colour": "red"}
    assert "acquire scribe" not in verbs(s)


def test_A8_1_it_does_not_move_by_itself() -> None:
    s = table(hands=["BAB9 BAB3"], shown={"green": "AKR 3"}, powers={"scribe": "green"})

    after = play(s, "erect BAB9 BAB3")

    assert (powers(after, "red"), powers(after, "green")) == ("", "scribe")


def test_A8_1_several_powers_may_be_held() -> None:
    s = table(shown={"red": "AKR 9 8 7"}, powers={})

    after = play(s, "acquire scribe, acquire hero, acquire naute")

    assert powers(after, "red") == "scribe naute hero"


def test_A8_1_no_power_cards_unless_the_table_has_them() -> None:
    s = table(shown={"red": "AKR 9 8 7"})

    assert refused(s, "acquire scribe") == ("A8.1", "no-powers")
    assert verbs(s) == {"draw", "take"}


def test_A8_2_two_points_when_taken() -> None:
    s = table(shown={"red": "AKR 9"}, powers={"scribe": "blue"}, scores={"red": 1, "blue": 4})

    after = play(s, "acquire scribe")

    assert [points(after, colour) for colour in ("red", "blue")] == [3, 4]


def test_A8_2_three_points_at_the_end_for_the_holder() -> None:
    s = table(powers={"scribe": "blue", "hero": "blue", "naute": "green"})

    assert column(s, scoring.HELD) == [0, 6, 3]


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
def test_A8_5_whatever_its_symbol_and_whoever_plays(given: str) -> None:
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


# --- A8.6 -------------------------------------------------------------------------------------


@pytest.mark.parametrize(("options", "scored"), [("", 2), ("power-symbols=on", 3)])
def test_A8_6_a_power_card_counts_as_one_more_card(options: str, scored: int) -> None:
    s = table(
        hands=["PET1 PHA1"], shown={"red": "AKR 7 1"}, powers={"naute": "red"}, options=options
    )

    assert points(play(s, "score PET1 PHA1"), "red") == scored


@pytest.mark.parametrize("holders", [{}, {"naute": "blue"}, {"scribe": "red", "hero": "red"}])
def test_A8_6_only_its_own_symbol_and_for_its_holder(holders: dict[str, str]) -> None:
    s = table(
        hands=["PET1 PHA1"],
        shown={"red": "AKR 7 1"},
        powers=holders,
        options="power-symbols=on",
    )

    assert points(play(s, "score PET1 PHA1"), "red") == 2


@pytest.mark.parametrize("power", SYMBOL_OF)
def test_A8_6_each_power_has_its_symbol(power: str) -> None:
    value = SYMBOL_OF[power]
    s = table(hands=[f"PET{value} PHA{value}"], powers={power: "red"}, options="power-symbols=on")

    assert points(play(s, f"score PET{value} PHA{value}"), "red") == 1


@pytest.mark.parametrize("options", [{}, {"powers": "on"}, {"powers": "on", "power-symbols": "on"}])
def test_A8_6_a_new_game_has_the_power_cards_whose_symbols_count(options: dict[str, str]) -> None:
    check_needs(KNOWN_OPTIONS, with_defaults(KNOWN_OPTIONS, options))


def test_A8_6_no_new_game_counts_symbols_of_power_cards_it_does_not_have() -> None:
    chosen = with_defaults(KNOWN_OPTIONS, {"power-symbols": "on"})

    with pytest.raises(RefusalError) as refused:
        check_needs(KNOWN_OPTIONS, chosen)

    args = {"option": "power-symbols=on", "needs": "powers=on"}
    assert refused.value.refusal == Refusal("A8.6", "option-needs", {**args})


def test_A8_6_it_does_not_count_for_the_majority() -> None:
    s = table(
        shown={"red": "AKR 9", "blue": "BAB 9"},
        powers={"scribe": "green", "naute": "red"},
        options="power-symbols=on",
    )

    assert refused(s, "acquire scribe") == ("A8.1", "no-majority")


# --- A8.7 -------------------------------------------------------------------------------------


def test_A8_7_with_two_players_a_power_belongs_to_a_colour() -> None:
    s = table(2, shown={"blue": "AKR 9"}, powers={})

    after = play(s, "blue acquire scribe")

    assert [powers(after, colour) for colour in ("red", "blue")] == ["", "scribe"]
    assert [points(after, colour) for colour in ("red", "blue")] == [0, 2]
    assert column(after, scoring.HELD) == [0, 3, 0, 0]


def test_A8_7_ones_other_colour_is_a_rival_for_the_majority() -> None:
    s = table(2, shown={"red": "AKR 9", "blue": "BAB 9"}, powers={})

    assert refused(s, "red acquire scribe") == ("A8.1", "no-majority")
    assert refusal(s, "blue acquire scribe").args == {"power": "scribe", "colour": "blue"}


def test_A8_7_a_colour_may_take_it_from_the_other() -> None:
    s = table(2, shown={"red": "AKR 9 6", "blue": "BAB 9"}, powers={"scribe": "blue"})

    assert powers(play(s, "red acquire scribe"), "red") == "scribe"


def test_A8_7_the_scribe_serves_that_colours_monuments() -> None:
    s = table(
        2,
        hands=["AKR7 BAB7"],
        shown={"red": "AKR 2 9", "blue": "BAB 2 9"},
        powers={"scribe": "red"},
    )

    assert refused(s, "blue improve BAB7 order BAB9 BAB7 BAB2") == ("A8.3", "not-holder")
    assert shown(play(s, "red improve AKR7 order AKR9 AKR7 AKR2"), "red") == "AKR 9 7 2"


@pytest.mark.parametrize("colour", ["red", "blue"])
def test_A8_7_heros_point_is_paid_by_the_holding_colour(colour: str) -> None:
    s = table(2, powers={"hero": colour}, scores={"red": 4, "blue": 4, "green": 4})

    after = play(s, "hero draw")

    assert points(after, colour) == 3
    assert sum(points(after, c) for c in ("red", "blue", "green")) == 11


def test_A8_7_the_other_colour_cannot_pay() -> None:
    s = table(2, powers={"hero": "blue"}, scores={"red": 4})

    assert refused(s, "hero draw") == ("A8.4", "no-point-to-pay")


def test_A8_7_hero_and_naute_serve_the_whole_turn() -> None:
    s = table(
        2,
        hands=["PET1"],
        powers={"hero": "red", "naute": "blue"},
        scores={"red": 1},
        faceup="ZEU1 ZEU2 ZEU3",
        pile="KOL2 KOL3 KOL4 KOL5",
    )

    assert verbs(play(s, "hero draw, swap PET1 ZEU1")) == {"draw", "take"}
    assert refused(play(s, "draw, draw, draw, end"), "hero draw") == ("A8.4", "not-holder")


def test_A8_7_once_a_turn_even_if_the_card_changes_colour() -> None:
    s = table(
        2,
        hands=["PET1 PHA2"],
        shown={"red": "AKR 8 5, BAB 7 4"},
        powers={"hero": "blue", "naute": "blue"},
        scores={"blue": 1},
        faceup="ZEU1 ZEU2 ZEU3",
    )

    s = play(s, "hero draw, swap PET1 ZEU1, red acquire hero, red acquire naute")

    assert refused(s, "hero draw") == ("A8.4", "power-used")
    assert refused(s, "swap PHA2 ZEU2") == ("A8.5", "power-used")


def test_A8_7_a_card_taken_in_this_turn_serves_at_once() -> None:
    s = table(2, shown={"green": "AKR 8"}, powers={}, to_move=1)

    assert "hero draw" in verbs(play(s, "green acquire hero"))
    assert GAME.to_move(s) == 1
