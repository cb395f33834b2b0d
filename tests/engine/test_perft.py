"""Perft counts the same sequences as a walk by hand."""

from random import Random

import pytest

from monuments.engine.game import Game, State
from monuments.engine.perft import perft
from monuments.games.registry import GAMES, open_game


def sequences(game: Game, s: State, depth: int) -> list[list[int]]:
    """Return every sequence of `depth` steps."""
    if depth == 0:
        return [[]]
    found = []
    for step in game.legal(s):
        after = s.copy()
        game.apply(after, step)
        found += [[step, *rest] for rest in sequences(game, after, depth - 1)]
    return found


@pytest.mark.parametrize("name", GAMES)
def test_it_counts_every_sequence_and_changes_nothing(name: str) -> None:
    game = open_game(name, {})
    s = game.new(2, game.deal(2, Random(1)))
    before = s.copy()

    assert [perft(game, s, depth) for depth in range(4)] == [
        len(sequences(game, s, depth)) for depth in range(4)
    ]
    assert (s == before).all()
