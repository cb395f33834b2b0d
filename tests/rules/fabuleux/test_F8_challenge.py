"""Rule F8 of docs/rules/fabuleux.en.md: changing the characteristic."""

import pytest

from tests.rules.fabuleux.positions import Table

GRADES = ("green", "yellow", "orange", "red")


def test_F8_the_example_of_the_rule_book() -> None:
    """Green chooses height, orange changes to feat; now only red could change it."""
    t = Table("green 9 1, green", "orange 1 5, green", "orange 2 2, green", "red 3 3, green")
    t.play("Ada: choose height; Ben: challenge feat")

    assert t.mover == "Cleo"
    assert t.choices == ["say"]
    assert t.play("Cleo: say").choices == ["challenge height", "challenge date", "say"]
    assert t.play("Dov: say").mover == "Ada"
    assert t.play("Ada: say").leader == "Ben"


@pytest.mark.parametrize("own", range(4))
@pytest.mark.parametrize("chooser", range(4))
def test_F8_only_a_strictly_more_endangered_card_can_change(own: int, chooser: int) -> None:
    t = Table(f"{GRADES[chooser]} 1, green", f"{GRADES[own]} 2, green").play("Ada: choose height")

    assert ("challenge date" in t.choices) == (own > chooser)
    if own <= chooser:
        assert t.refused("challenge date") == ("F8", "not-more-endangered")
        assert t.refusal("challenge date").args == {
            "grade": GRADES[own],
            "chooser": GRADES[chooser],
        }


def test_F8_to_any_other_characteristic() -> None:
    t = Table("green, green", "red, green").play("Ada: choose feat")

    assert t.choices == ["challenge height", "challenge date", "say"]
    assert t.refused("challenge feat") == ("F8", "same-characteristic")


def test_F8_an_earlier_characteristic_can_come_back() -> None:
    t = Table("green 9, green", "yellow 1, green", "red 5, green")
    t.play("Ada: choose height; Ben: challenge feat; Cleo: challenge height; Ada: say; Ben: say")

    assert t.leader == "Ada"


def test_F8_each_change_must_beat_the_grade_of_the_last_chooser() -> None:
    t = Table("green, green", "orange, green", "yellow, green")
    t.play("Ada: choose height; Ben: challenge feat")

    assert t.mover == "Cleo"
    assert t.choices == ["say"]


def test_F8_even_players_who_cannot_challenge_are_asked() -> None:
    t = Table("red 9, green", "green, green", "green, green").play("Ada: choose height")

    assert (t.mover, t.choices) == ("Ben", ["say"])
    assert t.play("Ben: say").mover == "Cleo"


def test_F8_the_challenger_says_the_value_and_the_next_is_asked() -> None:
    t = Table("green 1 2, green", "red 3 4, green", "green 5 6, green")
    t.play("Ada: choose height; Ben: challenge feat")
    lying = t.view("Cleo").seats[1].lying

    assert t.mover == "Cleo"
    assert lying is not None
    assert (lying.figures, lying.grade) == ({"feat": 4}, "red")


def test_F8_a_player_who_said_a_value_may_challenge_after_a_later_change() -> None:
    t = Table("green, green", "red 1, green", "yellow, green")
    t.play("Ada: choose height; Ben: say; Cleo: challenge feat; Ada: say")

    assert t.mover == "Ben"
    assert t.choices == ["challenge height", "challenge date", "say"]


def test_F8_only_the_chooser_says_the_grade() -> None:
    t = Table("yellow 1, green", "red 2, green", "green 3, green")
    t.play("Ada: choose height; Ben: say")
    seats = t.view("Cleo").seats

    assert seats[0].lying is not None
    assert seats[0].lying.grade == "yellow"
    assert seats[1].lying is not None
    assert seats[1].lying.grade is None
    assert next(event.args.get("grade") for event in t.events("say")) is None


def test_F8_the_values_of_the_last_choice_are_compared() -> None:
    t = Table("green 9 1, green", "red 1 9, green", "green 5 5, green")
    t.play("Ada: choose height; Ben: challenge feat; Cleo: say; Ada: say")

    assert t.leader == "Ben"


def test_F8_the_leader_of_the_round_stays() -> None:
    t = Table("green, green", "red, green", "green, green")
    t.play("Ada: choose height; Ben: challenge feat")

    assert t.leader == "Ada"
    assert t.view(None).chooser == 1
