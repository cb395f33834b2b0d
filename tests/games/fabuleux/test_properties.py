"""Properties of every game of `fabuleux`, for any deal and any plays."""

from random import Random

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from monuments.engine.chance import seeded
from monuments.engine.conformance import check_game
from monuments.engine.game import OVER, Deal, State
from monuments.engine.play import position, random_steps
from monuments.engine.refusal import RefusalError
from monuments.games.fabuleux import Fabuleux
from monuments.games.fabuleux.kernels import layout as at
from monuments.games.fabuleux.presentation.board import (
    aside,
    drawn_cards,
    last_cards,
    last_drawn,
    whole_pile,
)
from monuments.games.fabuleux.presentation.notation import PLAIN

seats = st.integers(2, 6)
seeds = st.integers(0, 2**32)
collectors = st.integers(0, 8).map(str)
parts = st.floats(0, 1)


def reach(game: Fabuleux, seats: int, seed: int, part: float) -> tuple[Deal, State]:
    """Return a deal, and a position somewhere in a random game of it."""
    rng = Random(seed)
    deal = game.deal(seats, rng)
    steps = random_steps(game, game.new(seats, deal), rng)
    return deal, position(game, seats, deal, steps[: int(part * len(steps))])


def inside(s: State) -> list[int]:
    piles = [card for seat in range(int(s[at.SEATS])) for card in whole_pile(s, seat)]
    return sorted([*piles, *aside(s)])


@given(seats, collectors, seeds, parts)
def test_no_card_is_made_or_lost(seats: int, count: str, seed: int, part: float) -> None:
    deal, s = reach(Fabuleux({"collectors": count}), seats, seed, part)

    assert inside(s) == sorted(deal.deck)


@given(seats, collectors, seeds, parts)
def test_counts_agree_with_the_cards(seats: int, count: str, seed: int, part: float) -> None:
    game = Fabuleux({"collectors": count})
    _, s = reach(game, seats, seed, part)
    lying = [int(s[at.CARD + seat]) for seat in range(seats) if s[at.CARD + seat] != at.NONE]
    lying += [card for _, card, _ in drawn_cards(s)]

    for seat in range(seats):
        pile = whole_pile(s, seat)
        assert len(pile) == game.scores(s)[seat]
        assert bool(pile) == (s[at.OUT + seat] == 0)
    for card in set(inside(s)) - set(lying):
        assert s[at.SAID + card] == 0
        assert s[at.SEEN + card] in (0, at.ALL)


@given(seats, collectors, st.sampled_from(["10", "30", "100", "none"]), seeds)
def test_every_game_conforms(seats: int, count: str, rounds: str, seed: int) -> None:
    check_game(Fabuleux({"collectors": count, "rounds": rounds}), seats, Random(seed))


@given(seats, collectors, st.integers(1, 30).map(str), seeds)
def test_every_game_ends_by_its_rounds(seats: int, count: str, rounds: str, seed: int) -> None:
    game = Fabuleux({"collectors": count, "rounds": rounds, "minutes": "10"})
    _, s = reach(game, seats, seed, 1)

    assert game.to_move(s) == OVER
    assert game.turn(s) <= int(rounds)
    assert 1 in game.ranking(s)


def every_play(game: Fabuleux) -> list[str]:
    """Return all that can be written, possible or not."""
    codes = game.cards.characteristic_codes()
    named = [f"{verb} {code}" for verb in ("choose", "challenge", "earthquake") for code in codes]
    return [*named, "flood left", "flood right", *(verb for verb in PLAIN if verb != "time")]


def steps_read(game: Fabuleux, s: State, text: str) -> list[int]:
    try:
        return game.read_play(s, text)
    except RefusalError:
        return []


@given(seats, collectors, seeds, parts)
def test_legal_steps_are_exactly_the_plays_that_are_read(
    seats: int, count: str, seed: int, part: float
) -> None:
    game = Fabuleux({"collectors": count})
    _, s = reach(game, seats, seed, part)
    readable = [step for text in every_play(game) for step in steps_read(game, s, text)]

    assert sorted(readable) == game.legal(s)
    assert all(game.write_play(s, [step]) in every_play(game) for step in readable)


@given(seats, collectors, seeds, parts)
def test_forms_offer_exactly_the_legal_plays(
    seats: int, count: str, seed: int, part: float
) -> None:
    game = Fabuleux({"collectors": count})
    _, s = reach(game, seats, seed, part)
    offered = [
        f"{form.verb} {target}".rstrip()
        for form in game.forms(s)
        if form.refusal is None
        for target in form.targets or ("",)
    ]

    assert sorted(offered) == sorted(game.write_play(s, [step]) for step in game.legal(s))


@given(seats, collectors, seeds, parts)
def test_a_sampled_world_keeps_all_that_is_known(
    seats: int, count: str, seed: int, part: float
) -> None:
    game = Fabuleux({"collectors": count})
    deal, s = reach(game, seats, seed, part)
    for seat in range(seats):
        world = game.determinize(s, seat, seeded(seed))
        piles = [(whole_pile(s, other), whole_pile(world, other)) for other in range(seats)]
        moved = [
            (a, b) for mine, theirs in piles for a, b in zip(mine, theirs, strict=True) if a != b
        ]

        assert len(inside(world)) == len(set(inside(world))) == len(deal.deck)
        assert aside(world) == aside(s)
        assert not any(int(s[at.SEEN + card]) >> seat & 1 for pair in moved for card in pair)
        assert all(s[at.SAID + a] == world[at.SAID + b] for a, b in moved)


@given(seats, collectors, seeds, parts)
def test_a_sampled_world_can_be_played_to_its_end(
    seats: int, count: str, seed: int, part: float
) -> None:
    game = Fabuleux({"collectors": count})
    _, s = reach(game, seats, seed, part)
    world = game.determinize(s, seed % seats, seeded(seed))
    cards = inside(world)
    random_steps(game, world, Random(seed))

    assert inside(world) == cards


@given(seats, seeds, parts)
def test_the_same_seed_and_knowledge_give_the_same_world(
    seats: int, seed: int, part: float
) -> None:
    game = Fabuleux()
    _, s = reach(game, seats, seed, part)
    other = game.determinize(s, 0, seeded(seed + 1))
    worlds = [game.determinize(each, 0, seeded(seed)).tobytes() for each in (s, s, other)]

    assert len(set(worlds)) == 1


@given(seats, seeds)
def test_events_tell_every_card_of_a_round(seats: int, seed: int) -> None:
    game, rng = Fabuleux({"collectors": "8"}), Random(seed)
    s = game.new(seats, game.deal(seats, rng))
    while game.to_move(s) != OVER:
        before, step = s.copy(), rng.choice(game.legal(s))
        game.apply(s, step)
        told = game.events(before, [step], None)
        shown = [event for event in told if event.kind.startswith("show")]
        if [event for event in told if event.kind == "win"]:
            assert len(shown) == len(last_cards(s)) + len(last_drawn(s))
        else:
            assert shown == []


@pytest.mark.parametrize("players", range(2, 7))
def test_the_compiled_loop_plays_the_games_it_reports(players: int) -> None:
    game = Fabuleux()
    tally = game.random_games(players, 5, range(3, 6))
    wins, total = np.zeros(players), 0
    for number in range(3, 6):
        deal, steps = game.random_game(players, 5, number)
        s = position(game, players, deal, steps)
        assert game.to_move(s) == OVER
        places = game.ranking(s)
        wins += [(place == 1) / places.count(1) for place in places]
        total += len(steps)

    assert tally.steps == total
    assert tally.wins == pytest.approx(wins.tolist())
