"""Positions in mid-game, also inside a play, and twins of them."""

from random import Random

import numpy as np

from monuments.engine.game import OVER, State
from monuments.envs.encoding import Observation
from monuments.envs.games import KERNELS
from monuments.games.fabuleux import Fabuleux
from monuments.games.fabuleux.kernels import layout as at
from monuments.games.fabuleux.presentation.board import pile_cards
from tests.games.antiquity.guided import Match, some_position


def observed(game: str, s: State, seat: int) -> Observation:
    kernels = KERNELS[game]
    out = np.full(kernels.encoding.size, -7, np.int16)  # every number must be written
    kernels.observe(s, seat, out)
    return out


def parts_of(game: str, s: State, seat: int) -> dict[str, Observation]:
    return KERNELS[game].encoding.split(observed(game, s, seat))


def antiquity_position(seats: int, rng: Random) -> Match:
    """Return a match that may be in the middle of a play."""
    found = some_position(seats, rng)
    for _ in range(rng.randrange(4)):
        if found.game.to_move(found.s) != OVER:
            found.game.apply(found.s, rng.choice(found.game.legal(found.s)))
    return found


def fabuleux_position(seats: int, rng: Random) -> tuple[Fabuleux, State]:
    """Return a game with any Collectors at a random moment before its end."""
    game = Fabuleux({"collectors": str(rng.randrange(9)), "rounds": str(rng.randint(20, 200))})
    s = game.new(seats, game.deal(seats, rng))
    for _ in range(rng.randrange(150)):
        before = s.copy()
        game.apply(s, rng.choice(game.legal(s)))
        if game.to_move(s) == OVER:
            return game, before
    return game, s


def with_pile_cards_swapped(s: State, eye: int, rng: Random) -> State:
    """Return the position with two cards of the piles, unknown to `eye`, exchanged."""
    piles = [card for seat in range(int(s[at.SEATS])) for card in pile_cards(s, seat)]
    hidden = [card for card in piles if not int(s[at.SEEN + card]) >> eye & 1]
    if len(hidden) < 2:
        return s.copy()
    one, other = rng.sample(hidden, 2)
    becomes = {one: other, other: one}
    world = s.copy()
    for place in (*range(at.TOP, at.COUNT), *range(at.NEXT, at.SEEN)):
        world[place] = becomes.get(int(s[place]), int(s[place]))
    for start in (at.NEXT, at.SEEN, at.SAID):
        world[[start + one, start + other]] = world[[start + other, start + one]]
    return world
