"""Section A8 of docs/rules/antiquity.en.md: taking and holding power cards."""

import pytest

from monuments.engine.options import check_needs, with_defaults
from monuments.engine.refusal import Refusal, RefusalError
from monuments.games.antiquity import KNOWN_OPTIONS
from monuments.games.antiquity.kernels import scoring
from tests.rules.antiquity.positions import (
    GAME,
    actions,
    choices,
    column,
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
