"""Section A4 of docs/rules/antiquity.en.md: counting and buying actions."""

from collections.abc import Callable

import pytest

from monuments.engine.game import OVER, State
from monuments.engine.refusal import RefusalError
from monuments.games.antiquity.kernels.steps import END
from tests.rules.antiquity.positions import (
    GAME,
    actions,
    aside,
    choices,
    gone,
    hand,
    known,
    play,
    refusal,
    refused,
    shown,
    table,
    verbs,
)

# --- A4.1 -------------------------------------------------------------------------------------


def test_A4_1_three_actions_and_no_fourth() -> None:
    s = table(shown={"red": "AKR 9"}, hands=["AKR8"], faceup="ZEU1 ZEU2 ZEU3")

    s = play(s, "draw, draw, draw")

    assert actions(s) == 0
    plays = ["draw", "take ZEU1", "erect AKR8 AKR7", "improve AKR8", "score AKR8 AKR7"]
    assert {refused(s, text) for text in plays} == {("A4.1", "no-action-left")}


@pytest.mark.parametrize(
    "order", ["draw, take ZEU1, erect AKR9 AKR8", "erect AKR9 AKR8, take ZEU1, draw"]
)
def test_A4_1_in_any_order(order: str) -> None:
    s = table(hands=["AKR9 AKR8"], faceup="ZEU1 ZEU2 ZEU3", pile="KOL1 KOL2")

    s = play(s, order)

    assert (hand(s), shown(s, "red"), actions(s)) == ("KOL1 ZEU1", "AKR 9 8", 0)


@pytest.mark.parametrize(
    "thrice",
    [
        "take ZEU1, take ZEU2, take ZEU3",
        "erect AKR9 AKR8, erect BAB9 BAB8, erect COL9 COL8",
        "score AKR9 BAB9, score AKR8 BAB8, score COL8 MAU8",
    ],
)
def test_A4_1_the_same_action_more_than_once(thrice: str) -> None:
    s = table(hands=["AKR9 AKR8 BAB9 BAB8 COL9 COL8 MAU8"], faceup="ZEU1 ZEU2 ZEU3")

    assert actions(play(s, thrice)) == 0


def test_A4_1_actions_must_be_used() -> None:
    s = play(table(), "draw, draw")

    assert refused(s, "end") == ("A4.1", "actions-left")
    assert refusal(s, "end").args == {"count": 1}
    assert "end" not in choices(s)


def test_A4_1_unless_none_is_possible() -> None:
    s = table(hands=["PET1 PHA2 ZEU3"], faceup="", pile="", actions=2)

    assert choices(s) == ["end"]


@pytest.mark.parametrize(
    "possible",
    [
        lambda: table(faceup="ZEU1", pile="", actions=2),
        lambda: table(faceup="", pile="ZEU1", actions=2),
        lambda: table(faceup="", pile="", hands=["AKR9 AKR8"], actions=2),
        lambda: table(faceup="", pile="", hands=["AKR9"], shown={"red": "AKR 8"}, actions=2),
        lambda: table(faceup="", pile="", hands=["PET1 PHA1"], actions=2),
        lambda: table(faceup="", pile="", shown={"red": "AKR 9"}, powers={}, actions=2),
    ],
    ids=["take", "draw", "erect", "improve", "score", "acquire"],
)
def test_A4_1_any_possible_action_is_a_duty(possible: Callable[[], State]) -> None:
    assert refused(possible(), "end") == ("A4.1", "actions-left")


def test_A4_1_using_a_power_is_optional() -> None:
    s = table(hands=["PET1"], powers={"naute": "red", "hero": "red"}, scores={"red": 1}, actions=0)

    assert verbs(s) == {"hero draw", "hero take", "swap", "end"}


def test_A4_1_when_none_is_left_one_may_be_bought() -> None:
    s = table(hands=["PET1 PHA1"], actions=0)

    assert choices(s) == ["buy PET1 PHA1", "buy PHA1 PET1", "end"]
    assert actions(play(s, "buy PET1 PHA1")) == 1


def test_A4_1_a_bought_action_must_be_used_too() -> None:
    s = play(table(hands=["PET1 PHA1"], actions=0), "buy PET1 PHA1")

    assert refused(s, "end") == ("A4.1", "actions-left")


def test_A4_1_in_a_record_the_line_ends_the_turn() -> None:
    done, stuck = table(actions=0), table(hands=["PET1"], faceup="", pile="", actions=2)

    assert GAME.closing(done) == GAME.closing(stuck) == END
    assert GAME.closing(play(table(shown={"blue": "AKR 9 8"}), "history")) == END
    with pytest.raises(RefusalError, match="actions-left"):
        GAME.closing(table(faceup="", pile="", hands=["PET1 PHA1"], actions=1))


def test_A4_1_upto_a_turn_may_end_early() -> None:
    s = table(options="actions=upto")

    assert "end" in choices(s)
    assert GAME.to_move(play(s, "end")) == 1
    assert GAME.to_move(play(s, "draw, end")) == 1


def test_A4_1_upto_is_three_at_most() -> None:
    s = play(table(options="actions=upto"), "draw, draw, draw")

    assert refused(s, "draw") == ("A4.1", "no-action-left")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_A4_1_upto_the_game_ends_after_a_round_of_empty_turns(seats: int) -> None:
    s, movers = table(seats, options="actions=upto"), []
    for _ in range(seats):
        movers.append(GAME.to_move(s))
        s = play(s, "end")

    assert movers == list(range(seats))
    assert GAME.to_move(s) == OVER
    assert refused(s, "end") == ("A3.3", "game-over")


@pytest.mark.parametrize("busy", ["draw, end", "history, end"])
def test_A4_1_upto_an_action_or_a_history_restarts_the_count(busy: str) -> None:
    s = table(options="actions=upto", shown={"red": "AKR 9 8", "blue": "BAB 9 8"})

    s = play(s, f"end, end, {busy}")

    assert GAME.to_move(s) == 0
    assert GAME.to_move(play(s, "end, end")) == 2
    assert GAME.to_move(play(s, "end, end, end")) == OVER


def test_A4_1_upto_buying_and_powers_alone_leave_a_turn_empty() -> None:
    s = table(
        options="actions=upto",
        hands=["PET1 PHA1 BAB2"],
        powers={"hero": "red", "naute": "red"},
        scores={"red": 1},
        faceup="ZEU1 ZEU2 ZEU3",
        to_move=1,
    )

    s = play(s, "end, end, buy PET1 PHA1, hero draw, swap BAB2 ZEU1, end")

    assert GAME.to_move(s) == OVER


# --- A4.2 -------------------------------------------------------------------------------------


def test_A4_2_a_pair_buys_one_more_action() -> None:
    s = table(hands=["PET1 PHA1 BAB2"])

    after = play(s, "buy PET1 PHA1")

    assert actions(after) == 4
    assert hand(after) == "BAB2"


def test_A4_2_both_cards_leave_the_game() -> None:
    s = table(hands=["PET1 PHA1 BAB2"])

    after = play(s, "buy PET1 PHA1")

    assert gone(s, after) == "PET1 PHA1"
    assert aside(after) == ""


def test_A4_2_only_with_the_same_symbol() -> None:
    s = table(hands=["PET1 PHA2 BAB4"])

    assert refused(s, "buy PET1 PHA2") == ("A4.2", "not-one-symbol")
    assert refusal(s, "buy PET1 PHA2").args == {"cards": ("PET1", "PHA2")}
    assert choices(s, "buy") == ["buy BAB4 PET1", "buy PET1 BAB4"]


def test_A4_2_only_from_the_hand() -> None:
    s = table(hands=["PET1", "PHA1"])

    assert refused(s, "buy PET1 PHA1") == ("A4.2", "not-in-hand")
    assert refused(s, "buy PET1 PET1") == ("A4.2", "card-twice")


def test_A4_2_once_in_a_turn() -> None:
    s = play(table(hands=["PET1 PHA1 BAB1 BET1"]), "buy PET1 PHA1")

    assert refused(s, "buy BAB1 BET1") == ("A4.2", "already-bought")
    assert choices(s, "buy") == []


def test_A4_2_again_in_the_next_turn() -> None:
    s = table(hands=["PET1 PHA1 BAB1 BET1"], options="actions=upto")

    s = play(s, "buy PET1 PHA1, draw, end, end, end")

    assert actions(play(s, "buy BAB1 BET1")) == 4


@pytest.mark.parametrize(
    "plays", ["buy PET1 PHA1, draw, draw", "draw, buy PET1 PHA1, draw", "draw, draw, buy PET1 PHA1"]
)
def test_A4_2_at_any_moment(plays: str) -> None:
    assert actions(play(table(hands=["PET1 PHA1"]), plays)) == 2


def test_A4_2_cards_drawn_in_this_turn_count() -> None:
    s = table(hands=[""], faceup="PET1 ZEU2 ZEU3", pile="PHA1 KOL1")

    assert actions(play(s, "take PET1, draw, buy PET1 PHA1")) == 2


def test_A4_2_not_if_no_action_would_be_possible() -> None:
    s = table(hands=["PET1 PHA1 BAB2"], faceup="", pile="", actions=0)

    assert refused(s, "buy PET1 PHA1") == ("A4.2", "nothing-to-do-afterwards")
    assert choices(s) == ["end"]


def test_A4_2_only_with_cards_that_leave_something_to_do() -> None:
    s = table(hands=["AKR7 AKR8 PET1 PHA4"], faceup="", pile="", actions=0)

    assert refused(s, "buy AKR7 PET1") == ("A4.2", "nothing-to-do-afterwards")
    assert choices(s, "buy") == ["buy PET1 PHA4", "buy PHA4 PET1"]


@pytest.mark.parametrize("to_draw", [{"faceup": "ZEU1"}, {"pile": "ZEU1"}], ids=["take", "draw"])
def test_A4_2_one_card_to_draw_is_something_to_do(to_draw: dict[str, str]) -> None:
    last = {"faceup": "", "pile": "", **to_draw}
    s = table(hands=["PET1 PHA4"], faceup=last["faceup"], pile=last["pile"], actions=0)

    assert actions(play(s, "buy PET1 PHA4")) == 1


def test_A4_2_each_player_has_a_hand_of_their_own() -> None:
    hands = ["ZEU7 ZEU8", "AKR7 AKR8 PET1 PHA4", "COL1 COL4 MAU1"]
    s = table(hands=hands, faceup="", pile="", actions=0, to_move=1)

    assert choices(s, "buy") == ["buy PET1 PHA4", "buy PHA4 PET1"]


def test_A4_2_both_cards_are_looked_at() -> None:
    s = table(hands=["AKR8 AKR7 PET1"], faceup="", pile="", actions=0)

    assert refused(s, "buy AKR7 PET1") == ("A4.2", "nothing-to-do-afterwards")
    assert choices(s) == ["end"]


def test_A4_2_a_power_card_is_something_to_do() -> None:
    s = table(hands=["PET1 PHA4"], faceup="", pile="", shown={"red": "AKR 9"}, powers={}, actions=0)

    assert verbs(play(s, "buy PET1 PHA4")) == {"acquire scribe"}


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_A4_2_asking_whether_one_may_buy_changes_nothing(seat: int) -> None:
    hands, seen = ["", "", ""], ["", "", ""]
    hands[seat], seen[seat] = "PET1 PHA4 BAB1 COL1", "PHA4 COL1"
    s = table(hands=hands, seen=seen, faceup="", pile="", actions=0, to_move=seat)
    before = s.tobytes()

    assert len(choices(s, "buy")) == 12
    assert s.tobytes() == before
    assert known(s, seat) == "COL1 PHA4"
