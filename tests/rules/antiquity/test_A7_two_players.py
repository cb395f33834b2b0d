"""Section A7 of docs/rules/antiquity.en.md: two players with two colours each."""

from collections import Counter
from random import SystemRandom

import pytest

from monuments.engine.game import Deal
from monuments.engine.refusal import RefusalError
from monuments.games.antiquity import Antiquity
from monuments.games.antiquity.presentation.cards import CODES, code_of, in_use, standard
from tests.rules.antiquity.positions import (
    GAME,
    actions,
    aside,
    available,
    choices,
    hand,
    historians,
    ladder,
    marker,
    play,
    points,
    refusal,
    refused,
    shown,
    table,
    totals,
    verbs,
    winners,
)

COLOURS = ("red", "blue", "green", "yellow")


# --- A7.1, A7.2 -------------------------------------------------------------------------------


def test_A7_1_two_colours_each() -> None:
    assert [seat.colours for seat in GAME.view(table(2), None).seats] == [
        ("red", "blue"),
        ("green", "yellow"),
    ]


def test_A7_1_each_colour_has_an_exhibition_a_score_and_two_historians() -> None:
    view = GAME.view(table(2), None)

    assert [colour.colour for colour in view.colours] == list(COLOURS)
    assert [colour.seat for colour in view.colours] == [0, 0, 1, 1]
    assert [colour.historians for colour in view.colours] == [2, 2, 2, 2]


def test_A7_1_one_hand_of_five_cards() -> None:
    s = GAME.new(2, Deal(tuple(in_use(standard(), 2, 11)), 0))

    assert [len(hand(s, seat).split()) for seat in range(2)] == [5, 5]


def test_A7_1_three_actions_for_both_colours_together() -> None:
    s = table(2, hands=["AKR9 AKR8 BAB9 BAB8"])

    s = play(s, "red erect AKR9 AKR8, blue erect BAB9 BAB8, draw")

    assert actions(s) == 0
    assert refused(s, "draw") == ("A4.1", "no-action-left")


def test_A7_2_one_monument_is_not_used() -> None:
    used = Counter(code_of(card)[:3] for card in GAME.deal(2, SystemRandom()).deck)

    assert len(used) == 11
    assert set(used.values()) == {9}


def test_A7_2_drawn_at_random() -> None:
    left_out = set[str]()
    for _ in range(600):
        left_out |= set(CODES) - {code_of(card)[:3] for card in GAME.deal(2, SystemRandom()).deck}

    assert left_out == set(CODES)


def test_A7_2_or_chosen() -> None:
    deck = Antiquity({"left-out": "PET"}).deal(2, SystemRandom()).deck

    assert "PET" not in {code_of(card)[:3] for card in deck}
    assert len(deck) == 99


def test_A7_2_a_deck_without_another_monument_is_refused() -> None:
    deck = tuple(in_use(standard(), 2, CODES.index("SEM")))

    with pytest.raises(RefusalError, match="deck-card-not-in-use"):
        Antiquity({"left-out": "PET"}).new(2, Deal(deck, 0))


def test_A7_2_only_a_monument_can_be_left_out() -> None:
    with pytest.raises(RefusalError, match="option-value"):
        Antiquity({"left-out": "AKROPOLIS"})


def test_A7_2_the_barred_cards_stay_in() -> None:
    s = table(2, hands=["AKR4 ZEU5"], left_out="PET")

    assert hand(s) == "AKR4 ZEU5"


# --- A7.3 -------------------------------------------------------------------------------------


def test_A7_3_an_action_is_for_the_colour_that_is_named() -> None:
    s = table(2, hands=["AKR9 AKR8"])

    assert shown(play(s, "red erect AKR9 AKR8"), "red") == "AKR 9 8"
    assert shown(play(s, "blue erect AKR9 AKR8"), "blue") == "AKR 9 8"
    assert shown(play(s, "blue erect AKR9 AKR8"), "red") == ""


def test_A7_3_the_second_player_has_green_and_yellow() -> None:
    s = table(2, hands=["", "AKR9 AKR8"], to_move=1)

    assert shown(play(s, "green erect AKR9 AKR8"), "green") == "AKR 9 8"
    assert shown(play(s, "yellow erect AKR9 AKR8"), "yellow") == "AKR 9 8"


@pytest.mark.parametrize(
    "text",
    ["erect AKR9 AKR8", "improve AKR9", "score PET1 PHA1", "history", "acquire hero"],
)
def test_A7_3_a_colour_must_be_named(text: str) -> None:
    s = table(2, hands=["AKR9 AKR8 PET1 PHA1"])

    assert refused(s, text) == ("A7.3", "colour-missing")
    assert refusal(s, text).args == {"verb": text.split()[0]}


@pytest.mark.parametrize(
    "text",
    ["erect AKR9 AKR8", "improve AKR9", "score PET1 PHA1", "history", "acquire hero"],
)
def test_A7_3_and_it_must_be_ones_own(text: str) -> None:
    s = table(2, hands=["AKR9 AKR8 PET1 PHA1"])

    assert refused(s, f"green {text}") == ("A7.3", "colour-not-yours")
    assert refusal(s, f"yellow {text}").args == {"colour": "yellow"}


@pytest.mark.parametrize("text", ["draw", "take ZEU1", "buy PET1 PHA1", "end", "hero draw"])
def test_A7_3_no_colour_where_none_is_due(text: str) -> None:
    s = table(2, hands=["PET1 PHA1"])

    assert refused(s, f"red {text}") == ("notation", "colour-not-due")


def test_A7_3_no_colour_with_more_players() -> None:
    s = table(hands=["AKR9 AKR8"])

    assert refused(s, "red erect AKR9 AKR8") == ("notation", "colour-not-due")


def test_A7_3_points_belong_to_that_colour() -> None:
    s = table(2, hands=["PET1 PHA1"], shown={"red": "AKR 7 4", "blue": "AKR 1"})

    red, blue = play(s, "red score PET1 PHA1"), play(s, "blue score PET1 PHA1")

    assert [points(red, colour) for colour in COLOURS] == [2, 0, 0, 0]
    assert [points(blue, colour) for colour in COLOURS] == [0, 1, 0, 0]


def test_A7_3_both_colours_of_a_player_may_build_a_monument() -> None:
    s = table(2, hands=["AKR9 AKR8 AKR7 AKR6 AKR5"])

    s = play(s, "red erect AKR9 AKR8, blue erect AKR7 AKR6 AKR5")

    assert [shown(s, "red"), shown(s, "blue")] == ["AKR 9 8", "AKR 7 6 5"]
    assert available(s, "AKR") == 0


def test_A7_3_the_second_colour_needs_three_cards() -> None:
    s = table(2, hands=["AKR7 AKR6"], shown={"red": "AKR 9 8"})

    assert refused(s, "blue erect AKR7 AKR6") == ("A4.4", "too-few-cards")
    assert refused(s, "red erect AKR7 AKR6") == ("A4.6", "already-built")


def test_A7_3_two_colours_of_one_player_leave_none_for_the_other() -> None:
    s = table(
        2, hands=["", "AKR3 AKR2 AKR1"], shown={"red": "AKR 9 8", "blue": "AKR 7 6 5"}, to_move=1
    )

    assert refused(s, "green erect AKR3 AKR2 AKR1") == ("A4.5", "no-third-builder")


def test_A7_3_a_colour_improves_only_its_own_monuments() -> None:
    s = table(2, hands=["AKR7"], shown={"red": "AKR 9 8"})

    assert refused(s, "blue improve AKR7") == ("A4.7", "not-built")
    assert choices(s, "blue improve") == []
    assert shown(play(s, "red improve AKR7"), "red") == "AKR 9 8 7"


def test_A7_3_the_second_colour_improves_too() -> None:
    s = table(2, hands=["AKR7"], shown={"blue": "AKR 9 8"})

    assert verbs(s) == {"draw", "take", "blue improve", "red history"}
    assert shown(play(s, "blue improve AKR7"), "blue") == "AKR 9 8 7"


def test_A7_3_a_history_takes_from_the_three_other_exhibitions() -> None:
    exhibitions = {"red": "AKR 9 8", "blue": "BAB 9 8", "green": "COL 9 8", "yellow": "KOL 9 8"}
    s = table(2, shown=exhibitions)

    s = play(s, "blue history")

    assert aside(s) == "AKR8 COL8 KOL8"
    assert ladder(s) == "blue 3"
    assert [historians(s, colour) for colour in COLOURS] == [2, 1, 2, 2]
    assert (marker(s, "AKR"), marker(s, "BAB")) == (1, 0)


def test_A7_3_a_history_may_be_about_the_other_own_colour_alone() -> None:
    s = table(2, shown={"red": "AKR 9 8"})

    assert refused(s, "red history") == ("A5.1", "nothing-to-chronicle")
    assert verbs(s) == {"draw", "take", "blue history"}


def test_A7_3_historians_belong_to_a_colour() -> None:
    s = table(2, shown={"green": "AKR 9 8"}, historians={"red": 0})

    assert refused(s, "red history") == ("A5.1", "no-historian")
    assert refusal(s, "red history").args == {"colour": "red"}
    assert ladder(play(s, "blue history")) == "blue 1"


def test_A7_3_colours_share_a_monument_like_players() -> None:
    s = table(2, shown={"red": "AKR 9 8", "blue": "AKR 7"}, markers={"AKR": 2})

    assert totals(s) == [4 - 24, 2 - 24, -24, -24]


def test_A7_3_the_ladder_ranks_colours() -> None:
    s = table(2, ladder="blue 4, green 4, red 5, yellow 1")

    assert totals(s) == [5 + 9 - 12, 4 + 6 - 12, 4 + 3 - 12, 1 - 12]


# --- A7.4 -------------------------------------------------------------------------------------


def test_A7_4_the_higher_of_the_lower_scores_wins() -> None:
    s = table(2, scores={"red": 50, "blue": 3, "green": 4, "yellow": 5})

    assert GAME.scores(s) == [3 - 24, 4 - 24]
    assert winners(s) == [1]
    assert GAME.ranking(s) == [2, 1]


def test_A7_4_a_tie_goes_to_more_monuments_of_both_colours() -> None:
    s = table(2, shown={"red": "AKR 9", "blue": "BAB 9", "green": "COL 9"})

    assert GAME.scores(s) == [-24, -24]
    assert winners(s) == [0]


def test_A7_4_one_built_by_both_counts_twice() -> None:
    s = table(2, shown={"red": "COL 9", "green": "AKR 9", "yellow": "AKR 8"})

    assert winners(s) == [1]


@pytest.mark.parametrize(
    ("histories", "winner"),
    [("red 3, yellow 4", 1), ("yellow 4, blue 5", 0), ("green 3, red 2, red 2", 1)],
)
def test_A7_4_then_the_best_placed_historian_of_either_colour(histories: str, winner: int) -> None:
    s = table(2, ladder=histories)

    assert GAME.scores(s) == [-24, -24]
    assert winners(s) == [winner]


def test_A7_4_on_one_square_the_first_historian() -> None:
    s = table(2, ladder="yellow 2, red 2", historians={"blue": 1, "green": 1})

    assert GAME.scores(s) == [-12, -12]
    assert winners(s) == [1]


def test_A7_4_monuments_come_before_historians() -> None:
    s = table(2, shown={"red": "AKR 9"}, ladder="green 5")

    assert GAME.scores(s) == [-24, -24]
    assert winners(s) == [0]


def test_A7_4_shared_if_neither_has_written() -> None:
    assert winners(table(2)) == [0, 1]
