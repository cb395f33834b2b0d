"""Rules F1 and F2 of docs/rules/fabuleux.en.md: aim, deal, first leader."""

from collections.abc import Callable
from random import Random

import pytest

from monuments.engine.game import Deal
from monuments.engine.refusal import RefusalError
from monuments.games.fabuleux import Fabuleux
from tests.rules.fabuleux.positions import Table

GAME = Fabuleux()


def reason(game: Fabuleux, seats: int, deal: Deal) -> str:
    with pytest.raises(RefusalError) as caught:
        game.new(seats, deal)
    return caught.value.refusal.reason


# --- F1 ---------------------------------------------------------------------------------------


def test_F1_the_player_with_all_the_cards_wins() -> None:
    t = Table("green 9", "green 1").play("Ada: choose height; Ben: say")

    assert t.mover is None
    assert t.places == [1, 2]
    assert t.piles == ["AAA BAA", ""]


def test_F1_two_to_six_players() -> None:
    assert list(GAME.seats) == [2, 3, 4, 5, 6]


@pytest.mark.parametrize(("seats", "each"), [(2, 20), (3, 13), (4, 10), (5, 8), (6, 6)])
def test_F1_everybody_gets_the_same_number_of_cards(seats: int, each: int) -> None:
    s = GAME.new(seats, GAME.deal(seats, Random(1)))

    assert GAME.scores(s) == [each] * seats


def test_F1_the_deck_gives_the_piles_one_after_the_other_top_first() -> None:
    deal = GAME.deal(4, Random(2))
    names = ["Ada", "Ben", "Cleo", "Dov"]
    piles = GAME.snapshot(GAME.new(4, deal), names)["piles"]

    assert [code for name in names for code in piles[name]] == [
        GAME.card_code(card) for card in deal.deck
    ]


def test_F1_cards_left_over_are_not_used() -> None:
    deal = GAME.deal(6, Random(3))

    assert len(deal.deck) == 36
    assert reason(GAME, 6, Deal((*deal.deck, 0), 0)) == "deck-card-twice"
    assert reason(GAME, 6, Deal(deal.deck[:30], 0)) == "deck-size"


def test_F1_no_card_is_dealt_twice() -> None:
    deck = GAME.deal(4, Random(4)).deck

    assert reason(GAME, 4, Deal((*deck[:-1], deck[0]), 0)) == "deck-card-twice"


# --- F2 ---------------------------------------------------------------------------------------


def test_F2_the_first_leader_is_drawn() -> None:
    assert {GAME.deal(6, Random(seed)).first for seed in range(60)} == set(range(6))


def test_F2_a_seat_can_be_named() -> None:
    game = Fabuleux({"first": "3"})
    deal = game.deal(4, Random(5))

    assert deal.first == 2
    assert game.to_move(game.new(4, deal)) == 2
    assert reason(game, 4, Deal(deal.deck, 1)) == "first-seat"


def test_F2_the_seat_must_be_at_the_table() -> None:
    deal = GAME.deal(4, Random(6))

    assert reason(GAME, 4, Deal(deal.deck, 4)) == "first-seat"
    assert reason(Fabuleux({"first": "6"}), 4, Deal(deal.deck, 5)) == "first-seat"


DOORS: dict[str, Callable[[Fabuleux], object]] = {
    "deal": lambda game: game.deal(4, Random(6)),
    "table": lambda game: game.table(4),
    "random game": lambda game: game.random_game(4, 0, 0),
    "random games": lambda game: game.random_games(4, 0, range(1)),
}


@pytest.mark.parametrize("door", DOORS)
def test_F2_no_game_is_begun_by_a_seat_that_is_not_at_the_table(door: str) -> None:
    with pytest.raises(RefusalError) as refused:
        DOORS[door](Fabuleux({"first": "5"}))

    assert refused.value.refusal.reason == "first-seat"
    assert dict(refused.value.refusal.args) == {"found": 5, "seats": 4}
