"""Hints: legal in every world, and in the order in which the search prefers them."""

from collections.abc import Iterator
from itertools import product

import pytest

from monuments.analysis.hints import best
from monuments.bots.advice import Advice
from monuments.bots.antiquity.adviser import PLAYOUTS, SEED
from monuments.bots.antiquity.search import Budget, SearchBot
from monuments.engine.chance import seeded
from monuments.engine.game import State
from monuments.engine.knowledge import Knowledge
from monuments.engine.options import Options
from monuments.engine.play import perform
from tests.bots.antiquity.situations import (
    ALL_SEATS,
    NO_HISTORIANS,
    hidden_swapped,
    positions,
)
from tests.rules.antiquity.positions import GAME, table


def between_plays(seats: int, *tables: Options) -> Iterator[State]:
    """Yield positions of a random game at each table in which a play can begin."""
    for options in tables:
        yield from (s for s in positions(seats, options) if not GAME.is_midway(s))


def replayed(s: State, hint: Advice) -> list[bool]:
    """Make the plays of a hint; return those that reveal hidden cards."""
    seat, revealing = GAME.to_move(s), list[bool]()
    for text in (hint.play, *hint.line):
        assert GAME.to_move(s) == seat
        before = s.copy()
        revealing.append(GAME.reveals(before, perform(GAME, s, text)))
    return revealing


QUICKLY = 300  # playouts for a hint, where many are asked for


@ALL_SEATS
def test_hints_and_their_lines_are_legal_in_every_world(
    seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("monuments.bots.antiquity.adviser.PLAYOUTS", QUICKLY)
    lengths = set()
    for s in between_plays(seats, {}, {"powers": "on", "actions": "upto"}):
        seat = GAME.to_move(s)
        hints = best(Knowledge(GAME, s, seat, seeded(1)), 3)
        for hint, seed in product(hints, (2, 3, 4)):
            revealing = replayed(hidden_swapped(s, seat, seed), hint)
            lengths.add(len(hint.line))

            assert not any(revealing[:-1])

        assert 1 <= len(hints) <= 3
        assert all(0 <= hint.chance <= 1 for hint in hints)

    assert {0, 1, 2} <= lengths


@ALL_SEATS
def test_the_first_hint_is_the_choice_of_the_search(
    seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("monuments.bots.antiquity.adviser.PLAYOUTS", QUICKLY)
    for s in between_plays(seats, {}):
        seat = GAME.to_move(s)
        first, *_ = best(Knowledge(GAME, s, seat, seeded(1)), 9)
        searcher = SearchBot(GAME, seat, SEED, Budget(playouts=QUICKLY))
        step = searcher.choose(Knowledge(GAME, s, seat, seeded(1)), None)

        assert step == GAME.read_play(s, first.play)[0]


def merit_of(searcher: SearchBot, world: State, play: str) -> float:
    """Return what decides for or against a whole play in a search that has been made."""
    steps = GAME.read_play(world, play)
    return searcher.merits(world, steps[:-1])[steps[-1]]


@pytest.mark.parametrize("shown", [{"blue": "ART 9 8"}, {"green": "ZEU 9 8"}], ids=str)
def test_hints_go_by_the_merit_of_the_search_and_were_searched_well(shown: dict[str, str]) -> None:
    s = table(hands=["AKR1 AKR2 AKR3 PET1 PHA1", "BAB2", "BAB3"], shown=shown)
    found = best(Knowledge(GAME, s, 0, seeded(1)), 9)
    hints = [hint for hint in found if not hint.is_rough]
    most = max(hint.weight for hint in hints)
    searcher = SearchBot(GAME, 0, SEED, Budget(playouts=PLAYOUTS))
    world = Knowledge(GAME, s, 0, seeded(1)).sample()
    searcher.think(world)
    merits = [merit_of(searcher, world, hint.play) for hint in hints[1:]]

    assert len(found) >= 2
    assert all(hint.reasons for hint in found)
    assert merits == sorted(merits, reverse=True)
    assert all(hint.weight >= most / 4 for hint in hints)


def test_hints_in_a_lost_game_tell_plays_apart_by_place_and_points() -> None:
    scores = {"red": 0, "blue": 90, "green": 20}
    hands = ["AKR1 AKR2 PET4 PHA4", "BAB2", "BAB3"]
    s = table(hands=hands, scores=scores, historians=NO_HISTORIANS, pile="")
    hints = best(Knowledge(GAME, s, 0, seeded(1)), 9)
    shown = [(hint.place or 0, hint.points or 0) for hint in hints]

    assert all(hint.chance == 0 for hint in hints)
    assert all(2 <= place <= 3 and 0 <= points <= 20 for place, points in shown)
    assert len(set(shown)) == len(shown) > 1
