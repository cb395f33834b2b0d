"""Section A2 of docs/rules/antiquity.en.md: set-up."""

from collections import Counter
from random import SystemRandom

import pytest

from monuments.engine.game import Deal, State
from monuments.engine.refusal import RefusalError
from monuments.games.antiquity.presentation.cards import CODES, code_of, in_use, standard
from tests.rules.antiquity.positions import (
    GAME,
    actions,
    available,
    faceup,
    hand,
    historians,
    known,
    ladder,
    marker,
    pile,
    play,
    points,
    table,
)

CHANCE = SystemRandom()


def deck(seats: int) -> tuple[int, ...]:
    """Return the cards in use, unshuffled; with two players without Semiramis."""
    return tuple(in_use(standard(), seats, -1 if seats == 4 else CODES.index("SEM")))


def set_up(seats: int) -> State:
    """Deal the cards in the order of their numbers; the second player begins."""
    return GAME.new(seats, Deal(deck(seats), 1))


def refused_deck(seats: int, cards: tuple[int, ...]) -> tuple[str, str]:
    with pytest.raises(RefusalError) as refused:
        GAME.new(seats, Deal(cards, 0))

    return refused.value.refusal.rule, refused.value.refusal.reason


def test_A2_1_four_players_use_all_cards() -> None:
    assert sorted(GAME.deal(4, CHANCE).deck) == list(range(108))


def test_A2_1_three_players_use_88_cards() -> None:
    used = [code_of(card) for card in sorted(GAME.deal(3, CHANCE).deck)]

    assert Counter(code[:3] for code in used) == {code: 8 for code in CODES if code != "SEM"}
    assert "AKR4" not in used
    assert "ZEU5" not in used


@pytest.mark.parametrize(("seats", "colours", "each"), [(4, 4, 2), (3, 3, 3), (2, 4, 2)])
def test_A2_1_historians(seats: int, colours: int, each: int) -> None:
    s = set_up(seats)

    assert [historians(s, c) for c in ("red", "blue", "green", "yellow")[:colours]] == [
        each
    ] * colours


def test_A2_1_a_barred_card_is_refused_with_three_players() -> None:
    barred = min(standard().barred)
    cards = (barred, *deck(3)[1:])

    assert refused_deck(3, cards) == ("notation", "deck-card-not-in-use")


def test_A2_1_a_deck_for_three_is_refused_with_four_players() -> None:
    assert refused_deck(4, deck(3)) == ("notation", "deck-size")


def test_A2_1_no_card_twice() -> None:
    assert refused_deck(4, (5, *deck(4)[1:])) == ("notation", "deck-card-twice")


def test_A2_2_the_deck_is_shuffled() -> None:
    first, second = GAME.deal(4, CHANCE).deck, GAME.deal(4, CHANCE).deck

    assert first != second
    assert sorted(first) == sorted(second)


@pytest.mark.parametrize(("seats", "left"), [(2, 86), (3, 70), (4, 85)])
def test_A2_2_five_cards_each_three_face_up_the_rest_the_pile(seats: int, left: int) -> None:
    s, codes = set_up(seats), [code_of(card) for card in deck(seats)]

    assert [hand(s, i).split() for i in range(seats)] == [
        codes[5 * i : 5 * i + 5] for i in range(seats)
    ]
    assert faceup(s).split() == codes[5 * seats : 5 * seats + 3]
    assert pile(s).split() == codes[5 * seats + 3 :]
    assert len(pile(s).split()) == left


def test_A2_2_hands_are_hidden() -> None:
    s = set_up(3)

    assert [known(s, seat) for seat in range(3)] == ["", "", ""]
    assert [seat.hand is None for seat in GAME.view(s, 0).seats] == [False, True, True]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_A2_2_markers_and_scores_at_the_start(seats: int) -> None:
    s = set_up(seats)

    assert {marker(s, code) for code in CODES} == {0}
    assert {points(s, colour) for colour in ("red", "blue", "green", "yellow")} == {0}
    assert ladder(s) == ""
    assert {available(s, code) for code in CODES if code != "SEM"} == {2}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_A2_3_the_first_player_is_drawn_at_random(seats: int) -> None:
    begun = {GAME.deal(seats, CHANCE).first for _ in range(200)}

    assert begun == set(range(seats))


def test_A2_3_the_first_player_is_part_of_the_deal() -> None:
    s = set_up(3)

    assert GAME.to_move(s) == 1
    assert GAME.turn(s) == 1
    assert actions(s) == 3


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_A2_3_play_goes_clockwise(seats: int) -> None:
    s, movers = table(seats, options="actions=upto"), []
    for _ in range(seats + 1):
        movers.append(GAME.to_move(s))
        s = play(s, "draw, end")

    assert movers == [*range(seats), 0]
    assert GAME.turn(s) == seats + 2
