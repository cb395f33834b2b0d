"""Who plays `antiquity`: the plain bots, the searches, and six characters from weak to strong."""

from collections.abc import Callable
from functools import partial
from typing import Final

from monuments.bots.antiquity.greedy import GreedyBot
from monuments.bots.antiquity.habits import Style, steady, style
from monuments.bots.antiquity.search import Budget, SearchBot, read_budget
from monuments.bots.distracted import Distracted
from monuments.engine.game import Game
from monuments.engine.knowledge import Player


def _greedy(habits: Style, slips: float, game: Game, seat: int, seed: int) -> Player:
    return Distracted(GreedyBot(game, seat, seed, habits), slips, seat, seed)


CHARACTERS: Final[dict[str, Callable[[Game, int, int], Player]]] = {
    # A first game: knows the rules, and forgets every second time what for.
    "ione": partial(_greedy, style(START=2.0), 0.5),
    # Builds at once, with the fewest cards that do.
    "dion": partial(_greedy, style(START=2.0, THRIFT=1.0), 0.0),
    # Trades symbols for points whenever two match.
    "myron": partial(_greedy, style(THRIFT=2.0, TRADE=2.0, TASTE=0.3), 0.0),
    # Keeps a full hand and lays it late.
    "xenia": partial(_greedy, style(), 0.0),
    # Thinks a little, and tells what the others built. So little thought leans on the habits: hers
    # do better against those above than the ones of a longer search.
    "clio": partial(SearchBot, budget=Budget(playouts=100), habits=steady()),
    # Thinks for as long as is polite.
    "hypatia": partial(SearchBot, budget=Budget(milliseconds=1200)),
}
"""In the order of the ladder in docs/opponents.md."""

SEARCHING: Final = ("clio", "hypatia")
"""Who needs the compiled search."""

OPPONENTS: Final = ("myron", "dion", "clio")
"""Who sits down with a person who names nobody: three tempers, none too strong."""

BOTS: Final[dict[str, Callable[[Game, int, int], Player]]] = {"greedy": GreedyBot, **CHARACTERS}


def _search(game: Game, seat: int, seed: int, argument: str) -> Player:
    return SearchBot(game, seat, seed, read_budget(argument))


FAMILIES: Final[dict[str, Callable[[Game, int, int, str], Player]]] = {"search": _search}
