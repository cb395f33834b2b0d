"""Rules F5 and F6 of docs/rules/fabuleux.en.md: ties."""

import pytest

from tests.rules.fabuleux.positions import Table

# --- F5 ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("worse", "better"),
    [("red", "orange"), ("orange", "yellow"), ("yellow", "green"), ("red", "green")],
)
def test_F5_of_those_tied_the_worst_kept_wins(worse: str, better: str) -> None:
    t = Table(f"{better} 5, green", f"{worse} 5, green").play("Ada: choose height; Ben: say")

    assert t.piles == ["AAB", "BAB BAA AAA"]


def test_F5_only_those_tied_for_the_win_count() -> None:
    t = Table("green 5, green", "yellow 5, green", "red 4, green", "red 4, green")
    t.play("Ada: choose height; Ben: say; Cleo: say; Dov: say")

    assert t.leader == "Ben"


def test_F5_tied_players_are_named() -> None:
    t = Table("green 5, green", "yellow 5, green", "red 4, green")
    t.play("Ada: choose height; Ben: say")
    told = [event for event in t.events("say") if event.kind == "tie"]

    assert [event.args for event in told] == [{"seats": ("0", "1")}]


# --- F6 ---------------------------------------------------------------------------------------


def test_F6_equal_grades_draw_and_compare_grades_only() -> None:
    t = Table("red 5, yellow 99, green", "red 5, orange 1, green")
    t.play("Ada: choose height; Ben: say")

    assert t.piles == ["AAC", "BAC BAA AAA AAB BAB"]


def test_F6_only_those_with_the_worst_grade_draw() -> None:
    t = Table("yellow 5, green, green", "orange 5, green, green", "orange 5, yellow, green")
    t.play("Ada: choose height; Ben: say; Cleo: say")

    assert t.pile("Cleo") == "CAC CAA AAA BAA BAB CAB"
    assert t.pile("Ada") == "AAB AAC"


def test_F6_again_until_one_wins() -> None:
    t = Table("red 5, red, red, red, green", "red 5, red, red, orange, green")
    t.play("Ada: choose height; Ben: say")

    assert t.piles == ["AAE AAA BAA AAB BAB AAC BAC AAD BAD", "BAE"]


def test_F6_a_player_without_a_card_to_draw_leaves_the_tie() -> None:
    t = Table("red 5", "red 5, green, green", "red 5, yellow, green")
    t.play("Ada: choose height; Ben: say; Cleo: say")

    assert t.piles == ["", "BAC", "CAC CAA AAA BAA BAB CAB"]


def test_F6_if_only_one_can_draw_they_win_without_drawing() -> None:
    t = Table("red 5", "red 5, green, green", "green 1, green")
    t.play("Ada: choose height; Ben: say; Cleo: say")

    assert t.piles == ["", "BAB BAC BAA CAA AAA", "CAB"]


@pytest.mark.parametrize(("leader", "winner"), [("Ada", "Ben"), ("Cleo", "Cleo"), ("Ben", "Ben")])
def test_F6_if_nobody_can_draw_the_nearest_to_the_leader_wins(leader: str, winner: str) -> None:
    t = Table("green 1, green", "red 5", "red 5", leader=leader)
    order = {"Ada": ("Ben", "Cleo"), "Ben": ("Cleo", "Ada"), "Cleo": ("Ada", "Ben")}[leader]
    t.play(f"{leader}: choose height; {order[0]}: say; {order[1]}: say")

    assert t.leader == winner


def test_F6_they_draw_clockwise_from_the_leader_of_the_round() -> None:
    t = Table("red 5, green, green", "red 5, red, green", leader="Ben")
    t.play("Ben: choose height; Ada: say")

    assert t.pile("Ben") == "BAC BAA AAA BAB AAB"


def test_F6_a_challenger_does_not_become_the_leader() -> None:
    t = Table("green 5", "red 5 7", "red 1 7", "green 5, green")
    t.play("Ada: choose height; Ben: say; Cleo: challenge feat; Dov: say; Ada: say; Ben: say")

    assert t.leader == "Ben"
