"""Who plays `fabuleux`: the plain bot, and three characters from weak to strong."""

from collections.abc import Callable
from functools import partial
from typing import Final

from monuments.bots.distracted import Distracted
from monuments.bots.fabuleux.greedy import GreedyBot
from monuments.bots.fabuleux.knowing import KnowingBot
from monuments.engine.game import Game
from monuments.engine.knowledge import Player


def _greedy(nerve: float, slips: float, game: Game, seat: int, seed: int) -> Player:
    return Distracted(GreedyBot(game, seat, seed, nerve), slips, seat, seed)


CHARACTERS: Final[dict[str, Callable[[Game, int, int], Player]]] = {
    # Seven years old: names what is grandest on the card, or whatever comes to mind.
    "mila": partial(_greedy, 0.3, 0.5),
    # Looks at his own card only, and contradicts unless it is splendid.
    "otto": partial(_greedy, 0.8, 0.0),
    # Has seen every card go by, and reckons with those she has not.
    "vera": KnowingBot,
}
"""From the weakest to the strongest."""

SEARCHING: Final = ("vera",)
"""Who needs more compiled than the plain bot."""

OPPONENTS: Final = ("mila", "otto", "vera")
"""Who sits down with a person who names nobody."""

BOTS: Final[dict[str, Callable[[Game, int, int], Player]]] = {"greedy": GreedyBot, **CHARACTERS}

FAMILIES: Final[dict[str, Callable[[Game, int, int, str], Player]]] = {}
