"""Rules F10, F11, F15 of docs/rules/fabuleux.en.md: going out, and the end."""

import pytest

from monuments.engine.refusal import RefusalError
from monuments.games.fabuleux import Fabuleux
from monuments.games.fabuleux.kernels import layout as at
from tests.rules.fabuleux.positions import Table

# --- F10 --------------------------------------------------------------------------------------


def test_F10_a_player_without_cards_after_a_round_is_out() -> None:
    t = Table("green 9, green", "green 1", "green 2, green")
    t.play("Ada: choose height; Ben: say; Cleo: say")

    assert t.view(None).seats[1].out == 1
    assert t.play("Ada: choose height").mover == "Cleo"


def test_F10_a_last_card_still_fights() -> None:
    t = Table("green 1, green", "green 9", "green 2, green")
    t.play("Ada: choose height; Ben: say; Cleo: say")

    assert (t.leader, t.pile("Ben")) == ("Ben", "BAA CAA AAA")


def test_F10_places_follow_the_order_of_going_out() -> None:
    t = Table("green 9, green 9", "green 1", "green 2, green 1")
    t.play("Ada: choose height; Ben: say; Cleo: say; Ada: choose height; Cleo: say")

    assert t.mover is None
    assert t.places == [1, 3, 2]


def test_F10_going_out_in_the_same_round_shares_a_place() -> None:
    t = Table("green 9, green", "green 1", "green 2", "green 3, green")
    t.play("Ada: choose height; Ben: say; Cleo: say; Dov: say")

    assert t.places == [1, 3, 3, 2]


# --- F11 --------------------------------------------------------------------------------------


def test_F11_the_game_ends_when_one_player_has_all_cards() -> None:
    t = Table("green 9, green", "green 1").play("Ada: choose height; Ben: say")

    assert t.mover is None
    assert t.choices == []
    assert t.refused("say") == ("F11", "game-over")
    assert t.refused("time") == ("F11", "game-over")


def test_F11_after_the_agreed_rounds_most_cards_win() -> None:
    t = Table("green 9, green, green", "green 1, green, green", options="rounds=1")
    t.play("Ada: choose height; Ben: say")

    assert t.mover is None
    assert (t.places, t.game.scores(t.s)) == ([1, 2], [4, 2])
    assert t.game.turn(t.s) == 1


def test_F11_equal_then_is_shared() -> None:
    t = Table("green 1, green, green, green", "green 2", "green, green", options="rounds=1")
    t.play("Ada: choose height; Ben: say; Cleo: say")

    assert t.game.scores(t.s) == [3, 3, 1]
    assert t.places == [1, 1, 3]


def test_F11_time_ends_the_game_between_two_rounds() -> None:
    t = Table("green 9, green, green", "green 1, green, green", options="minutes=10")
    t.play("Ada: choose height; Ben: say; table: time")

    assert t.mover is None
    assert t.game.scores(t.s) == [4, 2]
    assert t.game.turn(t.s) == 2


def test_F11_a_round_in_progress_is_finished_first() -> None:
    t = Table("green 9, green", "green 1, green", options="minutes=10").play("Ada: choose height")

    assert t.refused("time") == ("F11", "round-not-finished")


def test_F11_a_collector_begins_the_round() -> None:
    t = Table("DROUGHT, green 9, green", "green 1, green", options="minutes=10")

    assert t.game.read_play(t.s, "time")
    assert t.play("Ada: drought").refused("time") == ("F11", "round-not-finished")


def test_F11_without_a_clock_there_is_no_time() -> None:
    assert Table("green", "green").refused("time") == ("F11", "no-clock")


def test_F11_no_player_can_make_the_step_time() -> None:
    t = Table("green", "green", options="minutes=15")

    assert "time" not in t.choices
    assert t.game.table_plays == ("time",)


@pytest.mark.parametrize("option", ["rounds", "minutes"])
@pytest.mark.parametrize("value", ["0", "-1", "1001", "5.5", "x", "01", "\uff19"])
def test_F11_an_invalid_limit_is_refused(option: str, value: str) -> None:
    with pytest.raises(RefusalError, match="option-value"):
        Fabuleux({option: value})


# --- F15 --------------------------------------------------------------------------------------


def test_F15_after_a_thousand_rounds_the_game_ends() -> None:
    t = Table("green 9, green, green", "green 1, green, green")
    t.s[at.ROUND] = 1000
    t.play("Ada: choose height; Ben: say")

    assert t.mover is None
    assert t.places == [1, 2]
