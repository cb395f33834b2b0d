"""Section A3 of docs/rules/antiquity.en.md: the turn, and the end of the game."""

import pytest

from monuments.engine.game import OVER
from tests.rules.antiquity.positions import (
    GAME,
    actions,
    choices,
    faceup,
    pile,
    play,
    refusal,
    refused,
    table,
    verbs,
)


def test_A3_1_a_turn_begins_with_actions_or_a_history() -> None:
    s = table(shown={"blue": "AKR 9 8"})

    assert verbs(s) == {"draw", "take", "history"}


def test_A3_1_no_history_after_an_action() -> None:
    s = play(table(shown={"blue": "AKR 9 8"}), "draw")

    assert refused(s, "history") == ("A3.1", "history-after-play")
    assert "history" not in verbs(s)


def test_A3_1_no_history_after_buying() -> None:
    s = play(table(hands=["PET1 PHA1"], shown={"blue": "AKR 9 8"}), "buy PET1 PHA1")

    assert refused(s, "history") == ("A3.1", "history-after-play")
    assert "history" not in verbs(s)


@pytest.mark.parametrize(("power", "use"), [("hero", "hero draw"), ("naute", "swap PET1 ZEU1")])
def test_A3_1_no_history_after_the_use_of_a_power(power: str, use: str) -> None:
    s = table(
        hands=["PET1"],
        shown={"blue": "AKR 9 8"},
        powers={power: "red"},
        scores={"red": 1},
        faceup="ZEU1 ZEU2 ZEU3",
    )

    assert refused(play(s, use), "history") == ("A3.1", "history-after-play")


def test_A3_1_one_history_a_turn() -> None:
    s = play(table(shown={"blue": "AKR 9 8 7"}), "history")

    assert refused(s, "history") == ("A3.1", "history-after-play")


def test_A3_1_both_kinds_of_turn_are_closed_by_end() -> None:
    s = table(shown={"blue": "AKR 9 8"})
    history, monument = play(s, "history"), play(s, "draw, draw, draw")

    assert [GAME.to_move(after) for after in (history, monument)] == [0, 0]
    assert choices(history) == ["end"]
    assert [GAME.to_move(play(after, "end")) for after in (history, monument)] == [1, 1]


def test_A3_2_filled_up_at_the_end_of_the_turn() -> None:
    s = table(faceup="ZEU1 ZEU2 ZEU3", pile="KOL1 KOL2 KOL3 KOL4 KOL5")

    s = play(s, "take ZEU2, take ZEU1, draw, end")

    assert faceup(s) == "ZEU3 KOL2 KOL3"
    assert pile(s) == "KOL4 KOL5"


def test_A3_2_not_filled_up_before() -> None:
    s = table(faceup="ZEU1 ZEU2 ZEU3", pile="KOL1 KOL2 KOL3 KOL4 KOL5")

    assert faceup(play(s, "take ZEU2")) == "ZEU1 ZEU3"
    assert faceup(play(s, "take ZEU2, take ZEU1")) == "ZEU3"
    assert faceup(play(s, "take ZEU2, take ZEU1, take ZEU3")) == ""


def test_A3_2_a_history_turn_needs_no_refill() -> None:
    s = table(faceup="ZEU1 ZEU2 ZEU3", pile="KOL1 KOL2", shown={"blue": "AKR 9 8"})

    s = play(s, "history, end")

    assert faceup(s) == "ZEU1 ZEU2 ZEU3"
    assert pile(s) == "KOL1 KOL2"


def test_A3_2_a_new_turn_has_new_actions() -> None:
    s = play(table(), "draw, draw, draw")

    assert actions(s) == 0
    assert actions(play(s, "end")) == 3


def test_A3_3_the_game_ends_when_three_cannot_be_laid_out() -> None:
    s = table(faceup="ZEU1 ZEU2 ZEU3", pile="KOL1 KOL2", hands=["", "PET1"])

    s = play(s, "take ZEU1, take ZEU2, take ZEU3, end")

    assert GAME.to_move(s) == OVER
    assert GAME.legal(s) == []
    assert actions(s) == 0
    assert GAME.turn(s) == 1


def test_A3_3_the_rest_of_the_pile_is_laid_out_first() -> None:
    s = table(faceup="ZEU1 ZEU2 ZEU3", pile="KOL1 KOL2")

    s = play(s, "take ZEU1, take ZEU2, take ZEU3, end")

    assert faceup(s) == "KOL1 KOL2"
    assert pile(s) == ""


def test_A3_3_not_before_the_end_of_the_turn() -> None:
    s = play(table(faceup="ZEU1 ZEU2 ZEU3", pile=""), "take ZEU1")

    assert GAME.to_move(s) == 0
    assert verbs(s) == {"take"}


def test_A3_3_with_an_empty_pile_and_three_face_up_the_game_continues() -> None:
    s = table(faceup="ZEU1 ZEU2 ZEU3", pile="KOL1", hands=["PET1 PHA1 PYR1 BAB1"])

    s = play(s, "take ZEU1, score PET1 PHA1, score PYR1 BAB1, end")

    assert GAME.to_move(s) == 1
    assert (faceup(s), pile(s)) == ("ZEU2 ZEU3 KOL1", "")
    assert verbs(s) == {"take"}


def test_A3_3_drawing_blind_is_then_impossible() -> None:
    s = table(pile="", powers={"hero": "red"}, scores={"red": 1})

    assert refused(s, "draw") == ("A3.3", "pile-empty")
    assert refused(s, "hero draw") == ("A3.3", "pile-empty")
    assert verbs(s) == {"take", "hero take"}


def test_A3_3_after_a_history_with_an_empty_pile_the_game_continues() -> None:
    s = table(pile="", shown={"blue": "AKR 9 8"})

    assert GAME.to_move(play(s, "history, end")) == 1


def test_A3_3_nothing_is_played_after_the_end() -> None:
    s = play(table(pile=""), "take ZEU9, take ZEU8, take ZEU7, end")
    plays = ["draw", "take ZEU9", "erect ZEU9 ZEU8", "history", "end", "swap ZEU9 ZEU8"]

    assert {refused(s, text) for text in plays} == {("A3.3", "game-over")}
    assert refusal(s, "jump").rule == "notation"
    assert GAME.forms(s) == []
