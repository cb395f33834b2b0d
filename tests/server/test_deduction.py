"""The leak test's deductions about unseen cards, checked against all worlds."""

from collections import Counter
from collections.abc import Iterator
from itertools import permutations
from random import Random

import pytest

from monuments.engine.game import OVER, Game, State
from monuments.games.antiquity.presentation.board import hand_cards, pile_cards
from monuments.games.fabuleux import Fabuleux
from monuments.games.fabuleux.kernels import layout as fabuleux
from monuments.games.fabuleux.presentation.board import drawn_cards, round_card
from monuments.games.fabuleux.presentation.board import pile_cards as pile_of
from monuments.games.registry import open_game
from tests.server.test_leaks import certain_cards, fits, open_cards


@pytest.mark.parametrize(("name", "seats"), [("antiquity", 2), ("antiquity", 3), ("fabuleux", 2)])
def test_the_deduction_is_what_all_worlds_share(name: str, seats: int) -> None:
    """The leak search accepts in previews only facts of every possible world."""
    game, counts = open_game(name, {}), Counter[int]()
    for number in range(8):
        for s, seen in with_few_unseen(game, seats, Random(number)):
            found = certain_cards(game, s, 0, seen)
            counts[len(found)] += 1

            assert found == shared_by_all_worlds(game, s, seen)
    assert counts[0] > 0
    assert counts.total() > counts[0]


def with_few_unseen(game: Game, seats: int, rng: Random) -> Iterator[tuple[State, set[int]]]:
    """Yield positions of a random game in which seat 0 has not seen one to four cards."""
    s, seen = game.new(seats, game.deal(seats, rng)), set[int]()
    every = set[int]().union(*hidden_places(game, s), open_cards(game, s, 0))
    while game.to_move(s) != OVER:
        seen |= open_cards(game, s, 0)
        if not game.is_midway(s) and 0 < len(every - seen) < 5:
            yield s.copy(), set(seen)
        game.apply(s, rng.choice(game.legal(s)))


def hidden_places(game: Game, s: State) -> list[list[int]]:
    """Return the cards of every place where a card can be hidden from seat 0."""
    others = range(1, len(game.scores(s)))
    if game.name == "antiquity":
        return [*(hand_cards(s, seat) for seat in others), pile_cards(s)]
    lying = [round_card(s, seat) for seat in others] + [card for _, card, _ in drawn_cards(s)]
    piles = [[card for card in pile_of(s, seat) if is_monument(card)] for seat in (0, *others)]
    places = [[card] for card in lying if card is not None and is_monument(card)]
    return [*places, *(pile[:1] for pile in piles), *(pile[1:] for pile in piles)]


def is_monument(card: int) -> bool:
    return card < fabuleux.MAX_MONUMENTS


def shared_by_all_worlds(game: Game, s: State, seen: set[int]) -> set[int]:
    """Return the facts of every world that fits what seat 0 has seen, by trying all.

    Of antiquity a card in its place is told, of fabuleux a card that a round may show.
    """
    places = [[card for card in place if card not in seen] for place in hidden_places(game, s)]
    where = [(card, number) for number, place in enumerate(places) for card in place]
    near = len(places) - len(game.scores(s)) if isinstance(game, Fabuleux) else len(places)
    worlds = []
    for cards in permutations([card for card, _ in where]):
        pairs = list(zip(where, cards, strict=True))
        if isinstance(game, Fabuleux):
            if all(fits(game, s, card, other) for (card, _), other in pairs):
                worlds.append({(other, 0) for (_, place), other in pairs if place < near})
        else:
            worlds.append({(other, place) for (_, place), other in pairs})
    return {card for card, _ in set.intersection(*worlds)}
