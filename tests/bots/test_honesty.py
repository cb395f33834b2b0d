"""No bot uses a card it cannot know: hidden cards are exchanged to check it.

Two copies of a bot play the same seat through part of a game. One is asked about the real
position. The other is asked each time about a position in which the cards that the seat cannot
know lie elsewhere. Their decisions must be equal, in the middle of plays and of turns too, so that
nothing hidden can reach what a bot remembers either.
"""

from collections.abc import Callable
from random import Random
from typing import Final, TypeAlias

import pytest

from monuments.bots.registry import bots_for, make_bot
from monuments.engine.chance import Chance, seeded
from monuments.engine.game import OVER, Game, State
from monuments.engine.knowledge import Knowledge
from monuments.games.antiquity import Antiquity
from monuments.games.fabuleux import Fabuleux
from tests.envs.positions import with_pile_cards_swapped
from tests.games.antiquity.kernels.test_determinize import with_hidden_swapped

Swap: TypeAlias = Callable[[State, int, Random], State]

SEED: Final = 5
EYE: Final = 1
STEPS: Final = 80  # decisions of a bot with more than one legal step,
SEARCHED: Final = 40  # and of one that searches
AT_ONCE: Final = 0.0
"""A deadline in the past: a bot with a clock makes its least number of playouts."""

ANTIQUITY: Final = [*bots_for("antiquity"), "search:60"]
FABULEUX: Final = bots_for("fabuleux")


def decisions(game: Game, bot: str, seats: int, skip: int, swap: Swap) -> tuple[int, int, int]:
    """Return the decisions compared, those that differ, and those inside a play.

    The other seats play at random, and so do all of them for the first `skip` steps.
    """
    rng = Random(f"{bot} {seats}")
    s = game.new(seats, game.deal(seats, rng))
    players = [make_bot(bot, game, EYE, SEED) for _ in range(2)]
    chances = [seeded(SEED, EYE) for _ in range(2)]
    found = different = midway = taken = 0
    steps = SEARCHED if hasattr(players[0], "considered") else STEPS
    while game.to_move(s) != OVER and found < steps:
        step = rng.choice(game.legal(s))
        if game.to_move(s) == EYE and (taken > skip and (found or not game.is_midway(s))):
            worlds = [s, swap(s, EYE, rng)]
            known = [
                Knowledge(game, world, EYE, chance)
                for world, chance in zip(worlds, chances, strict=True)
            ]
            step, other = (
                player.choose(knowledge, AT_ONCE)
                for player, knowledge in zip(players, known, strict=True)
            )
            if len(game.legal(s)) > 1 and not (worlds[0] == worlds[1]).all():
                found += 1
                midway += game.is_midway(s)
                different += step != other
        game.apply(s, step)
        taken += 1
    return found, different, midway


@pytest.mark.parametrize("bot", ANTIQUITY)
def test_a_bot_of_antiquity_cannot_tell_hidden_cards_apart(bot: str) -> None:
    seats = 2 + ANTIQUITY.index(bot) % 3
    game = Antiquity({"powers": "on", "actions": "upto"})
    found, different, midway = decisions(game, bot, seats, 40, with_hidden_swapped)

    assert different == 0
    assert found >= 12
    assert midway


@pytest.mark.parametrize("bot", FABULEUX)
def test_a_bot_of_fabuleux_cannot_tell_hidden_cards_apart(bot: str) -> None:
    seats = 2 + FABULEUX.index(bot) % 3
    found, different, _ = decisions(Fabuleux(), bot, seats, 4, with_pile_cards_swapped)

    assert different == 0
    assert found >= 5


class Showing(Antiquity):
    """A game whose worlds give away the hidden cards."""

    def determinize(self, s: State, seat: int, chance: Chance) -> State:
        return s.copy()


def test_a_search_that_saw_hidden_cards_would_be_found_out() -> None:
    found, different, _ = decisions(Showing(), "search:60", 2, 40, with_hidden_swapped)

    assert 0 < different < found
