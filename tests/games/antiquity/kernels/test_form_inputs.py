"""The inputs of forms: packed into numbers and unpacked again."""

from collections.abc import Iterator
from itertools import chain
from pathlib import Path
from random import Random

import numpy as np
import pytest

from monuments.engine.game import State
from monuments.engine.play import plays, random_steps
from monuments.games.antiquity import Antiquity
from monuments.games.antiquity.kernels import layout as at
from monuments.games.antiquity.kernels import predicates as ask
from monuments.games.antiquity.kernels.form_inputs import Site, site_of, survey
from monuments.games.antiquity.kernels.layout import MONUMENTS, VALUES
from monuments.games.antiquity.presentation import forms
from monuments.games.antiquity.presentation.board import (
    colours_of,
    face_up,
    hand_cards,
    stack_cards,
    symbol_of,
)
from monuments.games.antiquity.presentation.cards import STANDARD


@pytest.mark.parametrize("seats", Antiquity.seats)
def test_a_survey_agrees_with_the_position(seats: int) -> None:
    game, rng = Antiquity({"powers": "on"}), Random(seats)
    deal = game.deal(seats, rng)
    steps = random_steps(game, game.new(seats, deal), rng)

    for s, _ in plays(game, game.new(seats, deal), steps):
        numbers, seat, found = s.tolist(), int(s[at.MOVER]), survey(s)
        hand = hand_cards(numbers, seat)
        assert list(found.row) == face_up(numbers)
        assert sorted(chain(*found.of_symbol)) == hand
        for symbol, cards in enumerate(found.of_symbol):
            assert list(cards) == [card for card in hand if symbol_of(numbers, card) == symbol]
        for colour, sites in zip(colours_of(numbers, seat), found.sites, strict=True):
            assert [site_of(each) for each in sites] == expected(numbers, hand, colour)


def test_cached_forms_equal_forms_made_again(tmp_path: Path) -> None:
    """An input that is missing from the key of a form would show here, at some table."""
    swapped = STANDARD.read_text("utf-8").replace('["ship", "helmet"', '["helmet", "ship"')
    (tmp_path / "swapped.toml").write_text(swapped, "utf-8")
    options = [{}, {"actions": "upto"}, {"powers": "on"}, {"cards": str(tmp_path / "swapped.toml")}]
    remembered = {
        s.tobytes(): (game, game.write_forms(s))
        for game in map(Antiquity, options)
        for seats in Antiquity.seats
        for s in sights(game, seats)
    }

    for numbers, (game, written) in remembered.items():
        forget()
        assert game.write_forms(np.frombuffer(numbers, np.int16).copy()) == written


def sights(game: Antiquity, seats: int) -> Iterator[State]:
    """Yield positions of a game, and now and then the same with nothing left to draw."""
    rng = Random(seats)
    deal = game.deal(seats, rng)
    steps = random_steps(game, game.new(seats, deal), rng)
    for s, _ in plays(game, game.new(seats, deal), steps):
        yield s
        if rng.random() < 0.2:
            bare = s.copy()
            bare[at.LAID_OUT], bare[at.TOP] = 0, bare[at.BOTTOM]
            yield bare


def forget() -> None:
    forms._FRAMES.clear()
    forms._lay_forms.cache_clear()
    forms._written_pair.cache_clear()


def expected(s: list[int], hand: list[int], colour: int) -> list[Site]:
    """Return the sites of a hand from the lists that a person would use."""
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
