"""Compiled or not, the same seed gives the same game: whole games by their hash."""

from hashlib import sha256

import pytest

from monuments.engine.chance import seeded
from monuments.engine.play import position
from monuments.games.fabuleux import Fabuleux

GOLDEN = {
    2: "72c4bfbd2fa8e638",
    3: "0abe0cf0a062d189",
    4: "c3e076337ad17bc9",
    5: "8382243f09dd4753",
    6: "0b078ba5d750feb3",
}


def digest(game: Fabuleux, seats: int) -> str:
    """Return a hash of a random game, its positions and sampled worlds."""
    deal, steps = game.random_game(seats, 2021, seats)
    names = [f"player {seat}" for seat in range(seats)]
    found = sha256(repr((deal, steps)).encode())
    for part in range(0, len(steps) + 1, 50):
        s = position(game, seats, deal, steps[:part])
        for each in (s, game.determinize(s, part % seats, seeded(part))):
            found.update(repr(game.snapshot(each, names)).encode())
    return found.hexdigest()[:16]


@pytest.mark.parametrize("seats", GOLDEN)
def test_compiled_and_plain_games_are_the_same(seats: int) -> None:
    assert digest(Fabuleux({"collectors": "8"}), seats) == GOLDEN[seats]
