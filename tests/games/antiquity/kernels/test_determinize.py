"""Hidden information stays hidden: views, events and sampled worlds (A9)."""

from random import Random

from hypothesis import given
from hypothesis import strategies as st

from monuments.engine.chance import seeded
from monuments.engine.conformance import seen_by
from monuments.engine.game import OVER, State
from monuments.engine.knowledge import knowledge_of
from monuments.games.antiquity import Antiquity
from monuments.games.antiquity.kernels import layout as at
from monuments.games.antiquity.kernels import predicates as ask
from monuments.games.antiquity.kernels import steps as do
from monuments.games.antiquity.kernels.layout import MONUMENTS, SYMBOLS, VALUES
from monuments.games.antiquity.presentation.board import hand_cards, known_cards, pile_cards
from monuments.games.antiquity.presentation.cards import code_of
from monuments.games.antiquity.presentation.notation import play_of
from tests.games.antiquity.guided import match, some_position
from tests.games.antiquity.invariants import audit

SEATS = st.sampled_from((2, 3, 4))
SEEDS = st.integers(0, 2**32 - 1)


def unseen(s: State, eye: int | None) -> list[list[int]]:
    """Return the cards of each hand that `eye` has not seen."""
    return [
        [] if seat == eye else [c for c in hand_cards(s, seat) if c not in known_cards(s, seat)]
        for seat in range(int(s[at.SEATS]))
    ]


def with_hidden_swapped(s: State, eye: int | None, rng: Random) -> State:
    """Return the position with the cards that `eye` cannot know in other places."""
    hands, world = unseen(s, eye), s.copy()
    cards = [card for hand in hands for card in hand] + pile_cards(s)
    rng.shuffle(cards)
    for seat, hand in enumerate(hands):
        keep = [card for card in hand_cards(s, seat) if card not in hand]
        set_hand(world, seat, keep + [cards.pop() for _ in hand])
    world[at.PILE + int(s[at.TOP]) : at.PILE + int(s[at.BOTTOM])] = cards
    return world


def set_hand(s: State, seat: int, cards: list[int]) -> None:
    hand, matching = at.HAND + seat * MONUMENTS, at.MATCHING + seat * SYMBOLS
    s[hand : hand + MONUMENTS], s[matching : matching + SYMBOLS] = 0, 0
    for card in cards:
        s[hand + card // VALUES] |= 1 << (card % VALUES)
        s[matching + ask.symbol_of(s, card)] += 1


@given(SEATS, SEEDS)
def test_views_are_equal_when_hidden_cards_are_swapped(seats: int, seed: int) -> None:
    rng = Random(seed)
    found = some_position(seats, rng)
    if found.game.to_move(found.s) == OVER:
        return

    for eye in (*range(seats), None):
        other = with_hidden_swapped(found.s, eye, rng)
        audit(other, found.deal.deck)
        assert seen_by(found.game, other, eye) == seen_by(found.game, found.s, eye)
        if eye == found.game.to_move(found.s):
            assert found.game.forms(other) == found.game.forms(found.s)


@given(SEATS, SEEDS)
def test_events_do_not_show_drawn_cards(seats: int, seed: int) -> None:
    rng = Random(seed)
    found = some_position(seats, rng)
    if found.game.to_move(found.s) == OVER or not pile_cards(found.s):
        return
    s, mover = found.s, found.game.to_move(found.s)

    for eye in (*range(seats), None):
        other = s if eye == mover else with_hidden_swapped(s, eye, rng)
        told = found.game.events(s, [do.DRAW], eye)
        assert told == found.game.events(other, [do.DRAW], eye)
        assert told[0].args == ({"card": code_of(pile_cards(s)[0])} if eye == mover else {})


@given(SEATS, SEEDS)
def test_a_sampled_world_keeps_the_knowledge_of_its_seat(seats: int, seed: int) -> None:
    rng = Random(seed)
    found = some_position(seats, rng)
    s = found.s

    for seat in range(seats):
        world = found.game.determinize(s, seat, seeded(seed))
        audit(world, found.deal.deck)
        assert seen_by(found.game, world, seat) == seen_by(found.game, s, seat)
        assert hand_cards(world, seat) == hand_cards(s, seat)
        assert (world[: at.HAND] == s[: at.HAND]).all()
        assert (world[at.KNOWN : at.MATCHING] == s[at.KNOWN : at.MATCHING]).all()
        assert (world[at.SHOWN : at.PILE] == s[at.SHOWN : at.PILE]).all()
        for other in range(seats):
            assert set(known_cards(s, other)) <= set(hand_cards(world, other))
            assert len(hand_cards(s, other)) == len(hand_cards(world, other))


@given(SEATS, SEEDS)
def test_a_sampled_world_depends_on_seed_and_knowledge_alone(seats: int, seed: int) -> None:
    rng = Random(seed)
    found = some_position(seats, rng)
    if found.game.to_move(found.s) == OVER:
        return

    for seat in range(seats):
        other = with_hidden_swapped(found.s, seat, rng)
        world = found.game.determinize(found.s, seat, seeded(seed))
        assert (found.game.determinize(other, seat, seeded(seed)) == world).all()
        know = knowledge_of(found.game, found.s, seat, seed)
        assert (know.sample() == knowledge_of(found.game, other, seat, seed).sample()).all()
        assert know.view == found.game.view(found.s, seat)
        assert seat != found.game.to_move(found.s) or know.legal == found.game.legal(found.s)


def test_every_unseen_card_can_be_in_any_hidden_place() -> None:
    game = Antiquity()
    s = game.new(3, game.deal(3, Random(1)))
    chance, places = seeded(1), set[tuple[int, int]]()

    for _ in range(400):
        world = game.determinize(s, 0, chance)
        places |= {(seat, card) for seat in (1, 2) for card in hand_cards(world, seat)}
        places.add((-1, pile_cards(world)[0]))

    hidden = [*hand_cards(s, 1), *hand_cards(s, 2), *pile_cards(s)]
    assert places == {(place, card) for place in (-1, 1, 2) for card in hidden}


@given(SEATS, SEEDS)
def test_a_card_taken_openly_is_known_until_it_is_played(seats: int, seed: int) -> None:
    found = match(seats, Random(seed))
    known: list[set[int]] = [set() for _ in range(seats)]

    for steps in found.plays():
        mover, play = found.game.to_move(found.s), play_of(found.s, steps)
        assert [set(known_cards(found.s, seat)) for seat in range(seats)] == known
        if play.verb in ("take", "hero take"):
            known[mover].add(play.cards[0])
        else:
            known[mover] -= set(play.cards)
        if play.target is not None:
            known[mover].add(play.target)


@given(SEATS, SEEDS)
def test_a_spectator_sees_no_hand_until_the_game_is_over(seats: int, seed: int) -> None:
    found = some_position(seats, Random(seed))
    over = found.game.to_move(found.s) == OVER
    seen = found.game.view(found.s, None)

    for seat, row in enumerate(seen.seats):
        hand = tuple(code_of(card) for card in hand_cards(found.s, seat))
        assert row.hand == (hand if over else None)
        assert row.hand_size == len(hand)
    assert (seen.pile_cards is None) == (not over)
