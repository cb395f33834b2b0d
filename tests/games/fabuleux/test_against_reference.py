"""The rules of `fabuleux` beside their second implementation, play by play."""

from dataclasses import replace
from pathlib import Path
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from monuments.engine.game import OVER, Deal, State
from monuments.engine.play import legal_plays
from monuments.games.fabuleux import Fabuleux
from monuments.games.fabuleux.presentation.board import whole_pile
from monuments.games.fabuleux.presentation.cards import (
    COLLECTOR_VERBS,
    Deck,
    read_deck,
    standard,
)
from tests.reference.fabuleux import Card, Reference

BRIDGES = Path(__file__).resolve().parents[3] / "examples/decks/bridges.toml"


def reference_of(game: Fabuleux, seats: int, deal: Deal, rounds: int) -> Reference:
    codes = game.cards.characteristic_codes()
    signs = [1 if each.wins == "highest" else -1 for each in game.cards.characteristics]
    cards = {
        card.code: Card(
            card.grade,
            {code: s * f for code, s, f in zip(codes, signs, card.figures, strict=True)},
        )
        for card in game.cards.monuments
    }
    deck = [game.card_code(card) for card in deal.deck]
    each = len(deck) // seats
    piles = [deck[seat * each : (seat + 1) * each] for seat in range(seats)]
    own = {card.code: COLLECTOR_VERBS[card.effect] for card in game.cards.collectors}
    return Reference(cards, piles, deal.first, rounds, own)


def check(game: Fabuleux, s: State, reference: Reference) -> None:
    seats = range(len(reference.piles))
    mover = None if game.to_move(s) == OVER else game.to_move(s)
    piles = [[game.card_code(card) for card in whole_pile(s, seat)] for seat in seats]
    legal = sorted(game.write_play(s, steps) for steps in legal_plays(game, s))

    assert mover == reference.mover
    assert legal == sorted(reference.choices)
    assert piles == [reference.whole_pile(seat) for seat in seats]
    assert game.ranking(s) == reference.places()
    assert game.turn(s) == reference.round


def with_many_ties() -> Deck:
    """Return the standard deck with figures 0 to 2, and one grade in two thirds."""
    monuments = [
        replace(card, figures=((i * 7) % 3, (i * 5) % 2, i % 3, 1), grade=max(0, i % 6 - 2))
        for i, card in enumerate(standard().monuments)
    ]
    return replace(standard(), monuments=tuple(monuments))


DECKS = {"standard": standard(), "bridges": read_deck(BRIDGES), "ties": with_many_ties()}


@given(
    st.integers(2, 6), st.sampled_from("048"), st.sampled_from(list(DECKS)), st.integers(0, 2**32)
)
def test_both_play_the_same_game(seats: int, collectors: str, deck: str, seed: int) -> None:
    game, rng = Fabuleux({"collectors": collectors, "rounds": "90"}, DECKS[deck]), Random(seed)
    deal = game.deal(seats, rng)
    s, reference = game.new(seats, deal), reference_of(game, seats, deal, 90)
    check(game, s, reference)
    while game.to_move(s) != OVER:
        step = rng.choice(game.legal(s))
        text = game.write_play(s, [step])
        game.apply(s, step)
        reference.play(text)
        check(game, s, reference)
