"""Rules F3, F4 and F7 of docs/rules/fabuleux.en.md: a round and its prize."""

import pytest

from tests.rules.fabuleux.positions import Table

# --- F3 ---------------------------------------------------------------------------------------


def test_F3_the_leader_chooses_a_characteristic() -> None:
    t = Table("green 1, green", "green 2, green")

    assert t.mover == "Ada"
    assert t.choices == ["choose height", "choose feat", "choose date"]


def test_F3_the_leader_says_the_value() -> None:
    t = Table("green 12, green", "green 2, green").play("Ada: choose height")
    lying = t.view("Ben").seats[0].lying

    assert lying is not None
    assert lying.figures == {"height": 12}
    assert lying.card is None


def test_F3_the_others_are_asked_clockwise() -> None:
    t = Table("green", "green", "green", "green", leader="Cleo").play("Cleo: choose feat")

    assert t.mover == "Dov"
    assert t.play("Dov: say").mover == "Ada"
    assert t.play("Ada: say").mover == "Ben"


def test_F3_each_says_their_own_value() -> None:
    t = Table("green 1 7", "green 2 8", "green 3 9").play("Ada: choose feat; Ben: say")
    lying = t.view(None).seats[1].lying

    assert lying is not None
    assert lying.figures == {"feat": 8}
    assert next(event.args for event in t.events("say")) == {
        "characteristic": "feat",
        "figure": "9/100",
    }


def test_F3_the_highest_value_wins() -> None:
    t = Table("green 10, green", "green 30, green", "green 20, green")
    t.play("Ada: choose height; Ben: say; Cleo: say")

    assert t.pile("Ben") == "BAB BAA CAA AAA"


def test_F3_the_oldest_date_wins() -> None:
    """The first example of the rule book."""
    t = Table("green 0 0 1325, green", "green 0 0 -85, green")
    t.play("Ada: choose date; Ben: say")

    assert t.piles == ["AAB", "BAB BAA AAA"]


@pytest.mark.parametrize("text", ["say", "challenge date"])
def test_F3_nothing_comes_before_the_choice(text: str) -> None:
    assert Table("red", "green").refused(text) == ("F3", "choose-first")


def test_F3_the_choice_is_made_once() -> None:
    t = Table("green", "red").play("Ada: choose height")

    assert t.refused("choose date") == ("F3", "already-chosen")
    assert t.refusal("choose date").args == {"characteristic": "height"}


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "spaces"),
        ("choose  height", "spaces"),
        ("pass", "verb-unknown"),
        ("choose", "word-count"),
        ("choose height date", "word-count"),
        ("say 12", "word-count"),
        ("choose colour", "characteristic-unknown"),
        ("Choose height", "verb-unknown"),
        ("flood up", "direction-unknown"),
        ("flood", "word-count"),
        ("hurricane now", "word-count"),
    ],
)
def test_F3_unreadable_plays_are_refused(text: str, reason: str) -> None:
    assert Table("green", "green").refused(text) == ("notation", reason)


def test_F3_a_round_does_not_end_with_its_line() -> None:
    t = Table("green", "green").play("Ada: choose height")

    with pytest.raises(Exception, match="F3 round-goes-on"):
        t.game.closing(t.s)


# --- F4 ---------------------------------------------------------------------------------------


def test_F4_own_card_first_then_clockwise_the_last_at_the_bottom() -> None:
    t = Table("green 1, green", "green 2, green", "green 9, green", "green 3, green")
    t.play("Ada: choose height; Ben: say; Cleo: say; Dov: say")

    assert t.pile("Cleo") == "CAB CAA DAA AAA BAA"
    assert [t.pile(who) for who in ("Ada", "Ben", "Dov")] == ["AAB", "BAB", "DAB"]


def test_F4_cards_drawn_in_a_tie_come_last_in_the_order_drawn() -> None:
    t = Table("green 9, green, green", "green 1, green", "green 9, red, green", leader="Cleo")
    t.play("Cleo: choose height; Ada: say; Ben: say")

    assert t.pile("Cleo") == "CAC CAA AAA BAA CAB AAB"


# --- F7 ---------------------------------------------------------------------------------------


def test_F7_the_winner_leads_the_next_round() -> None:
    t = Table("green 1, green", "green 2, green", "green 3, green")
    t.play("Ada: choose height; Ben: say; Cleo: say")

    assert (t.leader, t.mover) == ("Cleo", "Cleo")
    assert t.game.turn(t.s) == 2
    assert t.choices == ["choose height", "choose feat", "choose date"]
