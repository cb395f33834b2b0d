"""What forms are made from: packed into numbers, and found in them again."""

from itertools import chain
from random import Random

import pytest

from monuments.engine.play import plays, random_steps
from monuments.games.antiquity import Antiquity
from monuments.games.antiquity import layout as at
from monuments.games.antiquity import questions as ask
from monuments.games.antiquity.layout import MONUMENTS, VALUES
from monuments.games.antiquity.survey import Site, site_of, survey
from monuments.games.antiquity.table import colours_of, hand_cards, stack_cards, symbol_of


@pytest.mark.parametrize("seats", Antiquity.seats)
def test_a_survey_says_what_is_in_the_position(seats: int) -> None:
    game, rng = Antiquity({"powers": "on"}), Random(seats)
    deal = game.deal(seats, rng)
    steps = random_steps(game, game.new(seats, deal), rng)

    for s, _ in plays(game, game.new(seats, deal), steps):
        numbers, seat, found = s.tolist(), int(s[at.MOVER]), survey(s)
        hand = hand_cards(numbers, seat)
        assert sorted(chain(*found.of_symbol)) == hand
        for symbol, cards in enumerate(found.of_symbol):
            assert cards == [card for card in hand if symbol_of(numbers, card) == symbol]
        for colour, sites in zip(colours_of(numbers, seat), found.sites, strict=True):
            assert [site_of(each) for each in sites] == expected(numbers, hand, colour)


def expected(s: list[int], hand: list[int], colour: int) -> list[Site]:
    """Return the sites of a hand, put together from the lists that a person would look at."""
    return [
        Site(
            seats=s[at.SEATS],
            closed=s[at.PHASE] == at.CLOSED,
            active=s[at.ACTIONS] > 0,
            scribe=s[at.HOLDER + ask.SCRIBE] == colour,
            colour=colour,
            available=s[at.AVAILABLE + monument],
            monument=monument,
            hand=s[at.HAND + s[at.MOVER] * MONUMENTS + monument],
            stack=tuple(card % VALUES + 1 for card in stack_cards(s, colour, monument)),
        )
        for monument in sorted({card // VALUES for card in hand})
    ]
