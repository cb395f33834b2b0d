"""Observations: all that a seat knows, and nothing else."""

from itertools import pairwise
from random import Random

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from monuments.engine.chance import seeded
from monuments.engine.game import OVER
from monuments.envs.games import KERNELS, encoding_of
from monuments.games.antiquity.kernels import layout as at
from monuments.games.antiquity.presentation.board import colours_of, hand_cards, known_cards
from monuments.games.antiquity.presentation.board import pile_cards as antiquity_pile
from monuments.games.antiquity.presentation.cards import CARD_CODES
from monuments.games.fabuleux.kernels import layout as fabuleux
from monuments.games.fabuleux.presentation.board import pile_cards
from monuments.games.registry import GAMES, open_game
from tests.envs.positions import (
    antiquity_position,
    fabuleux_position,
    observed,
    parts_of,
    with_pile_cards_swapped,
)
from tests.games.antiquity.kernels.test_determinize import with_hidden_swapped

seeds = st.integers(0, 2**32)


@pytest.mark.parametrize("name", GAMES)
def test_every_number_and_every_step_has_one_name(name: str) -> None:
    encoding = KERNELS[name].encoding

    assert encoding.parts[0].start == 0
    assert all(one.stop == other.start for one, other in pairwise(encoding.parts))
    assert len(set(encoding.names)) == len(encoding.names) == encoding.size
    assert len(set(encoding.steps)) == len(encoding.steps) == open_game(name, {}).num_steps
    assert encoding_of(open_game(name, {})) is encoding


@given(st.integers(2, 4), seeds)
def test_antiquity_hides_what_its_view_hides(seats: int, seed: int) -> None:
    rng = Random(seed)
    found = antiquity_position(seats, rng)
    if found.game.to_move(found.s) == OVER:
        return

    for eye in range(seats):
        seen = observed("antiquity", found.s, eye)
        for _ in range(3):
            other = with_hidden_swapped(found.s, eye, rng)
            assert (observed("antiquity", other, eye) == seen).all()
        world = found.game.determinize(found.s, eye, seeded(seed))
        assert (observed("antiquity", world, eye) == seen).all()


@given(st.integers(2, 6), seeds)
def test_fabuleux_hides_what_its_view_hides(seats: int, seed: int) -> None:
    rng = Random(seed)
    game, s = fabuleux_position(seats, rng)

    for eye in range(seats):
        seen = observed("fabuleux", s, eye)
        for _ in range(3):
            other = with_pile_cards_swapped(s, eye, rng)
            assert (observed("fabuleux", other, eye) == seen).all()
            world = game.determinize(s, eye, seeded(rng.getrandbits(60)))
            assert (observed("fabuleux", world, eye) == seen).all()


@given(st.integers(2, 4), seeds)
def test_no_number_of_antiquity_leaves_its_bounds(seats: int, seed: int) -> None:
    found = antiquity_position(seats, Random(seed))
    for eye in range(seats):
        seen = observed("antiquity", found.s, eye)
        assert ((seen >= 0) & (seen <= KERNELS["antiquity"].encoding.most)).all()


@given(st.integers(2, 6), seeds)
def test_no_number_of_fabuleux_leaves_its_bounds(seats: int, seed: int) -> None:
    _, s = fabuleux_position(seats, Random(seed))
    for eye in range(seats):
        seen = observed("fabuleux", s, eye)
        assert ((seen >= 0) & (seen <= KERNELS["fabuleux"].encoding.most)).all()


@given(st.integers(2, 4), seeds)
def test_antiquity_cards_are_where_the_position_has_them(seats: int, seed: int) -> None:
    found = antiquity_position(seats, Random(seed))
    s = found.s
    hidden = {seat: {*hand_cards(s, seat)} - {*known_cards(s, seat)} for seat in range(seats)}
    for eye in range(seats):
        seen = parts_of("antiquity", s, eye)
        unseen = {*antiquity_pile(s)}.union(*(hidden[seat] for seat in hidden if seat != eye))
        assert np.flatnonzero(seen["hand"]).tolist() == hand_cards(s, eye)
        assert {*np.flatnonzero(seen["unseen"])} == unseen
        assert seen["unseen_symbols"].sum() == len(unseen)
        assert seen["pile"] == len(antiquity_pile(s))
        for i in range(seats):
            other = (eye + i) % seats
            assert np.flatnonzero(seen["known"][i]).tolist() == known_cards(s, other)
            assert seen["hand_sizes"][i] == len(hand_cards(s, other))


@given(st.integers(2, 4), seeds)
def test_antiquity_agrees_with_the_view(seats: int, seed: int) -> None:
    found = antiquity_position(seats, Random(seed))
    s = found.s
    for eye in range(seats):
        seen, view = parts_of("antiquity", s, eye), found.game.view(s, eye)
        order = [c for i in range(seats) for c in colours_of(s, (eye + i) % seats)]
        for i, colour in enumerate(order):
            assert seen["scores"][i] == s[at.SCORE + colour]
            assert seen["historians"][i] == s[at.HISTORIANS + colour]
            for monument in range(at.MONUMENTS):
                height = int(s[at.HEIGHT + colour * at.MONUMENTS + monument])
                stack = s[at.bottom(colour, monument) :][:height] - 1 + monument * at.VALUES
                assert seen["stacks"][i][stack].tolist() == [*range(1, height + 1)]
        cards = sum(int(s[at.HEIGHT + i]) for i in range(at.COLOURS * at.MONUMENTS))
        assert np.count_nonzero(seen["stacks"]) == cards
        assert {CARD_CODES[card] for card in np.flatnonzero(seen["face_up"])} == {*view.faceup}


@given(st.integers(2, 6), seeds)
def test_fabuleux_knows_the_places_that_its_seat_has_seen(seats: int, seed: int) -> None:
    game, s = fabuleux_position(seats, Random(seed))
    for eye in range(seats):
        seen = parts_of("fabuleux", s, eye)
        for i in range(seats):
            other = (eye + i) % seats
            pile = pile_cards(s, other)
            known = [card for card in pile if int(s[fabuleux.SEEN + card]) >> eye & 1]
            assert seen["depth"][known].tolist() == [1 + pile.index(card) for card in known]
            assert seen["holder"][known, i].all()
            assert not seen["holder"][[card for card in pile if card not in known]].any()
            assert (seen["piles"][i], seen["totals"][i]) == (len(pile), game.scores(s)[other])
        held = seen["holder"].any(axis=1)
        assert not (held & (seen["unseen"] == 1)).any()


@given(st.integers(2, 6), seeds)
def test_fabuleux_tells_what_was_said(seats: int, seed: int) -> None:
    game, s = fabuleux_position(seats, Random(seed))
    eye = seed % seats
    seen, view = parts_of("fabuleux", s, eye), game.view(s, eye)
    for i in range(seats):
        lying = view.seats[(eye + i) % seats].lying
        assert seen["lying"][i] == (lying is not None)
        said = lying is not None and (len(lying.figures) + (lying.grade is not None))
        assert np.count_nonzero(seen["said"][i]) == said
    drawn = [each for row in view.seats for each in row.drawn]
    assert np.count_nonzero(seen["drawn"][:, 0]) == len(drawn)
    told = sum(len(each.figures) + (each.grade is not None) for each in drawn)
    assert np.count_nonzero(seen["drawn"][:, 2:]) == told
    own = view.seats[eye].lying
    if own is not None and view.phase != "tie":
        [card] = np.flatnonzero(seen["own_card"])
        assert game.card_code(int(card)) == own.card


def test_the_first_card_of_two_is_for_the_mover_only() -> None:
    game = open_game("antiquity", {})
    encoding = encoding_of(game)
    s = game.new(3, game.deal(3, Random(1)))
    mover = game.to_move(s)
    game.apply(s, encoding.steps.index("score"))
    card = game.legal(s)[0]
    game.apply(s, card)

    picked = [parts_of("antiquity", s, seat)["picked"] for seat in range(3)]
    assert np.flatnonzero(picked[mover]).tolist() == [card]
    assert not picked[(mover + 1) % 3].any()
    assert not picked[(mover + 2) % 3].any()
    phases = [parts_of("antiquity", s, seat)["phase"] for seat in range(3)]
    assert all(phase.tolist() == phases[0].tolist() and phase.sum() == 1 for phase in phases)
