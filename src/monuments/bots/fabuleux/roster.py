"""The bots of `fabuleux`: greedy, and three characters from weak to strong."""

from functools import partial
from typing import Final

from monuments.bots.distracted import Distracted
from monuments.bots.fabuleux.adviser import advise
from monuments.bots.fabuleux.greedy import GreedyBot
from monuments.bots.fabuleux.knowing import KnowingBot
from monuments.bots.roster import Maker, Roster
from monuments.engine.game import Game
from monuments.engine.knowledge import Player


def _greedy(nerve: float, slips: float, game: Game, seat: int, seed: int) -> Player:
    return Distracted(GreedyBot(game, seat, seed, nerve), slips, seat, seed)


CHARACTERS: Final[dict[str, Maker]] = {
    # Seven years old: names the card's best characteristic, or plays at random.
    "mila": partial(_greedy, 0.3, 0.5),
    # Looks at his own card only, and contradicts unless it is splendid.
    "otto": partial(_greedy, 0.8, 0.0),
    # Remembers every card she has seen, and calculates with the others.
    "vera": KnowingBot,
}

ROSTER: Final = Roster(
    bots={"greedy": GreedyBot},
    characters=CHARACTERS,
    opponents=("mila", "otto", "vera"),
    searching=("vera",),
    substitute="vera",
    adviser=advise,
)
