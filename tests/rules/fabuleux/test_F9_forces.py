"""Rules F9.1 to F9.8 of docs/rules/fabuleux.en.md: each force in each role."""

import pytest

from tests.rules.fabuleux.positions import Table

# --- F9.1 Flood -------------------------------------------------------------------------------


@pytest.mark.parametrize(("way", "winner"), [("left", "Cleo"), ("right", "Ada")])
def test_F9_1_flood_by_the_leader(way: str, winner: str) -> None:
    t = Table("FLOOD, green 1, green", "green 9, green", "green 2, green")
    t.play(f"Ada: flood {way}; Ada: choose height; Ben: say; Cleo: say")

    assert t.leader == winner  # Ben's card has gone to a neighbour


def test_F9_1_both_ways_are_offered() -> None:
    t = Table("FLOOD, green, green", "green, green")
    forms = [form for form in t.game.forms(t.s) if form.refusal is None]

    assert [(form.verb, form.targets) for form in forms] == [("flood", ("left", "right"))]


def test_F9_1_the_cards_change_hands() -> None:
    t = Table("FLOOD, green 1, green", "green 9, green", "green 2, green")
    t.play("Ada: flood left; Ada: choose height; Ben: say; Cleo: say")

    assert t.pile("Cleo") == "CAB BAA CAA AAB"


def test_F9_1_flood_by_a_speaker() -> None:
    t = Table("green 9, green", "FLOOD, green 1, green", "green 2, green")
    t.play("Ada: choose height; Ben: flood right; Ben: say; Cleo: say")

    assert t.leader == "Cleo"


def test_F9_1_flood_in_a_tie() -> None:
    t = Table("red 5, FLOOD, red, green", "red 5, green, green", "red 5, yellow, green")
    t.play("Ada: choose height; Ben: say; Cleo: say; Ada: flood left")

    assert t.pile("Ben") == "BAC BAA CAA AAA AAC BAB CAB"


def test_F9_1_only_those_in_the_tie_pass_cards() -> None:
    t = Table("red 5, FLOOD, red, green", "green 1, green", "red 5, green, green")
    t.play("Ada: choose height; Ben: say; Cleo: say; Ada: flood left")

    assert t.leader == "Cleo"


# --- F9.2 Hurricane ---------------------------------------------------------------------------


def test_F9_2_hurricane_by_the_leader() -> None:
    t = Table("HURRICANE, green 5, green", "green 9, green", "green 2, green")
    t.play("Ada: hurricane; Ada: choose height; Ben: say; Cleo: say")

    assert t.leader == "Cleo"


def test_F9_2_hurricane_by_a_speaker_also_turns_the_date_round() -> None:
    t = Table("green 0 0 -85, green", "HURRICANE, green 0 0 1325, green")
    t.play("Ada: choose date; Ben: hurricane; Ben: say")

    assert t.leader == "Ben"


def test_F9_2_equal_values_are_still_won_by_the_worst_kept() -> None:
    t = Table("HURRICANE, green 2, green", "red 2, green")
    t.play("Ada: hurricane; Ada: choose height; Ben: say")

    assert t.leader == "Ben"


def test_F9_2_hurricane_in_a_tie() -> None:
    t = Table("red 5, HURRICANE, green, green", "red 5, red, green")
    t.play("Ada: choose height; Ben: say; Ada: hurricane")

    assert t.leader == "Ada"


# --- F9.3 Lightning ---------------------------------------------------------------------------


def test_F9_3_lightning_by_the_leader() -> None:
    t = Table("LIGHTNING, green 5, green", "green 9, green", "green 2, green")
    t.play("Ada: lightning; Ada: choose height; Ben: say; Cleo: say")

    assert t.leader == "Ada"


def test_F9_3_lightning_by_a_speaker_strikes_all_who_are_best() -> None:
    t = Table("green 9, green", "LIGHTNING, green 2, green", "green 9, green")
    t.play("Ada: choose height; Ben: lightning; Ben: say; Cleo: say")

    assert t.leader == "Ben"


def test_F9_3_if_all_are_equal_nobody_is_struck() -> None:
    t = Table("LIGHTNING, green 5, green", "red 5, green")
    t.play("Ada: lightning; Ada: choose height; Ben: say")

    assert t.leader == "Ben"


def test_F9_3_lightning_in_a_tie() -> None:
    t = Table("red 5, LIGHTNING, yellow, green", "red 5, red, green", "red 5, green, green")
    t.play("Ada: choose height; Ben: say; Cleo: say; Ada: lightning")

    assert t.leader == "Ada"


def test_F9_3_in_a_hurricane_lightning_strikes_the_weakest() -> None:
    t = Table("HURRICANE, LIGHTNING, green 5, green", "green 9, green", "green 2, green")
    t.play("Ada: hurricane; Ada: lightning; Ada: choose height; Ben: say; Cleo: say")

    assert t.leader == "Ada"


# --- F9.4 Eclipse -----------------------------------------------------------------------------


def test_F9_4_eclipse_by_the_leader() -> None:
    t = Table("ECLIPSE, orange 5, green", "red 9, green", "green 2, green")
    t.play("Ada: eclipse; Ada: choose height; Ben: say")
    seats = t.view("Cleo").seats

    assert seats[0].lying is not None
    assert (seats[0].lying.figures, seats[0].lying.grade) == ({}, "orange")
    assert seats[1].lying is not None
    assert seats[1].lying.figures == {}
    assert t.events("say")[0].kind == "say-hidden"
    assert t.play("Cleo: say").leader == "Ben"


def test_F9_4_eclipse_by_a_speaker_hides_the_values_from_then_on() -> None:
    t = Table("green 5, green", "ECLIPSE, red 9, green", "green 2, green")
    t.play("Ada: choose height; Ben: eclipse; Ben: challenge feat")
    seats = t.view("Cleo").seats

    assert seats[0].lying is not None
    assert seats[0].lying.figures == {"height": 5}
    assert seats[1].lying is not None
    assert (seats[1].lying.figures, seats[1].lying.grade) == ({}, "red")


def test_F9_4_once_all_have_spoken_the_values_are_known() -> None:
    t = Table("ECLIPSE, red 5, green, green", "red 5, DROUGHT, green", "green 2, green, green")
    t.play("Ada: eclipse; Ada: choose height; Ben: say; Cleo: say")
    figures = [seat.lying.figures for seat in t.view(None).seats if seat.lying]

    assert t.mover == "Ben"
    assert figures == [{"height": 5}, {"height": 5}, {"height": 2}]


def test_F9_4_eclipse_in_a_tie() -> None:
    t = Table("red 5, ECLIPSE, red, green, green", "red 5, green, yellow, green")
    t.play("Ada: choose height; Ben: say; Ada: eclipse")

    assert t.pile("Ben") == "BAD BAA AAA AAC BAB AAD BAC"


# --- F9.5 Drought -----------------------------------------------------------------------------


def test_F9_5_drought_by_the_leader() -> None:
    t = Table("DROUGHT, green 5, green", "red 9, green").play("Ada: drought; Ada: choose feat")

    assert t.choices == ["say"]
    assert t.refused("challenge height") == ("F9.5", "no-challenge-in-drought")


def test_F9_5_drought_by_a_speaker_binds_the_speaker_too() -> None:
    t = Table("green 5, green", "DROUGHT, red, green", "red 9, green")
    t.play("Ada: choose height; Ben: drought")

    assert t.choices == ["say"]
    assert t.play("Ben: say").choices == ["say"]


def test_F9_5_it_ends_with_the_round() -> None:
    t = Table("DROUGHT, green 5, green", "red 1, red").play(
        "Ada: drought; Ada: choose height; Ben: say"
    )

    assert "challenge feat" in t.play("Ada: choose height").choices


def test_F9_5_drought_in_a_tie() -> None:
    t = Table("green 1, green", "red 5, green, red", "red 5, DROUGHT, red", leader="Cleo")
    t.play("Cleo: choose height; Ada: say; Ben: say; Cleo: drought")

    assert t.pile("Cleo") == "CAC CAA AAA BAA"


# --- F9.6 Avalanche ---------------------------------------------------------------------------


def test_F9_6_avalanche_by_the_leader() -> None:
    t = Table("AVALANCHE, green 1, green 2", "green 3, green 4", "green 9", leader="Ada")
    t.play("Ada: avalanche; Ada: choose height; Ben: say; Cleo: say")

    assert t.pile("Cleo") == "CAA AAC BAB AAB BAA"


def test_F9_6_avalanche_by_a_speaker() -> None:
    t = Table("green 9, green, green", "AVALANCHE, green, green", "green")
    t.play("Ada: choose height; Ben: avalanche; Ben: say; Cleo: say")

    assert t.pile("Ada") == "AAC AAA BAC CAA AAB BAB"


def test_F9_6_nobody_sees_the_cards_before_the_round_is_over() -> None:
    t = Table("AVALANCHE, green 1, green 2", "green 3, green 4").play("Ada: avalanche")
    drawn = [lying for seat in t.view("Ada").seats for lying in seat.drawn]

    assert [(lying.card, lying.figures, lying.grade) for lying in drawn] == [(None, {}, None)] * 2
    assert [
        event.kind for event in Table("AVALANCHE, green, green", "green").events("avalanche")
    ] == [
        "avalanche",
        "carried",
    ]


def test_F9_6_a_collector_carried_along_stays_in_the_game() -> None:
    t = Table("AVALANCHE, FLOOD, green 2", "green 3, green 4")
    t.play("Ada: avalanche; Ada: choose height; Ben: say")

    assert t.pile("Ben") == "BAB AAC FLOOD BAA"
    assert t.aside == ("AVALANCHE",)


def test_F9_6_avalanche_in_a_tie() -> None:
    t = Table("red 5, AVALANCHE, green, red, green", "red 5, green, green", "green 1, green, green")
    t.play("Ada: choose height; Ben: say; Cleo: say; Ada: avalanche")

    assert t.pile("Ada") == "AAE AAA BAA CAA AAC BAB CAB AAD BAC"


# --- F9.7 Volcano -----------------------------------------------------------------------------


def test_F9_7_volcano_by_the_leader() -> None:
    t = Table("VOLCANO, green 1, green", "green 9, green")
    t.play("Ada: volcano; Ada: choose height; Ben: say")

    assert t.piles == ["AAC AAB", "BAB BAA"]
    assert t.leader == "Ben"


def test_F9_7_volcano_by_a_speaker() -> None:
    t = Table("green 9, green", "VOLCANO, green 1", "green 2, green")
    t.play("Ada: choose height; Ben: volcano; Ben: say")
    told = [event.kind for event in t.events("say")]
    t.play("Cleo: say")

    assert t.piles == ["AAB AAA CAA", "BAB", "CAB"]
    assert told[-2:] == ["spared", "win"]


def test_F9_7_a_winner_takes_the_cards_as_always() -> None:
    t = Table("VOLCANO, green 9, green", "green 1, green")
    t.play("Ada: volcano; Ada: choose height; Ben: say")

    assert t.piles == ["AAC AAB BAA", "BAB"]


def test_F9_7_volcano_in_a_tie() -> None:
    t = Table("red 5, VOLCANO, green, green", "red 5, red, green")
    t.play("Ada: choose height; Ben: say; Ada: volcano")

    assert t.piles == ["AAD AAA AAC", "BAC BAA BAB"]


def test_F9_7_a_player_who_is_out_gets_nothing_back() -> None:
    t = Table("AVALANCHE, green, VOLCANO", "green, green 1", "green 2")
    t.play("Ada: avalanche; Ada: volcano; Ben: choose height; Cleo: say")

    assert t.piles == ["", "", "CAA BAB AAB BAA"]


# --- F9.8 Earthquake --------------------------------------------------------------------------


def test_F9_8_earthquake_by_the_leader() -> None:
    t = Table("EARTHQUAKE, yellow 1 7, green", "green 9 2, green")

    assert t.choices == ["earthquake height", "earthquake feat", "earthquake date"]
    t.play("Ada: earthquake feat")
    lying = t.view("Ben").seats[0].lying
    assert lying is not None
    assert (lying.figures, lying.grade) == ({"feat": 7}, "yellow")
    assert t.mover == "Ben"
    assert t.play("Ben: say").leader == "Ada"


def test_F9_8_a_second_collector_comes_before_the_leader_speaks() -> None:
    t = Table("EARTHQUAKE, HURRICANE, green 1, green", "green 9, green").play(
        "Ada: earthquake height"
    )

    assert (t.mover, t.choices) == ("Ada", ["hurricane"])
    assert t.play("Ada: hurricane").mover == "Ben"
    assert t.play("Ben: say").leader == "Ada"


def test_F9_8_the_next_leader_chooses_again() -> None:
    t = Table("EARTHQUAKE", "green 1, green", "green 2, green").play("Ada: earthquake feat")

    assert (t.mover, t.choices) == ("Ben", ["choose height", "choose feat", "choose date"])


def test_F9_8_earthquake_by_a_speaker() -> None:
    t = Table("green 9 1, green", "green 8 2, green", "EARTHQUAKE, green 1 5, green")
    t.play("Ada: choose height; Ben: say")

    assert t.choices == ["earthquake feat", "earthquake date"]
    assert t.refused("earthquake height") == ("F9.8", "same-characteristic")
    t.play("Cleo: earthquake feat")
    assert (t.mover, t.view(None).chooser) == ("Ben", 0)
    assert t.play("Ben: say; Cleo: say").leader == "Cleo"


def test_F9_8_the_chooser_says_the_new_value() -> None:
    t = Table("green 9 1, green", "EARTHQUAKE, red 1 5, green")
    t.play("Ada: choose height; Ben: earthquake feat")
    lying = t.view("Ben").seats[0].lying

    assert lying is not None
    assert lying.figures == {"height": 9, "feat": 1}
    assert t.choices == ["challenge height", "challenge date", "say"]


def test_F9_8_earthquake_in_a_tie() -> None:
    t = Table("red 5, EARTHQUAKE, green 0 9, green", "red 5, red 0 1, green")
    t.play("Ada: choose height; Ben: say")

    assert t.choices == ["earthquake height", "earthquake feat", "earthquake date"]
    assert t.play("Ada: earthquake feat").leader == "Ada"


def test_F9_8_still_equal_in_a_tie_grades_decide_again() -> None:
    t = Table("red 5, EARTHQUAKE, green 0 9, green, green", "red 5, red 0 9, yellow, green")
    t.play("Ada: choose height; Ben: say; Ada: earthquake feat")

    assert t.pile("Ben") == "BAD BAA AAA AAC BAB AAD BAC"
