"""The bots of `antiquity`: greedy, the searches and eight graded characters."""

from functools import partial
from typing import Final

from monuments.bots.antiquity.adviser import advise
from monuments.bots.antiquity.greedy import GreedyBot
from monuments.bots.antiquity.learned_weights import search_style
from monuments.bots.antiquity.search import Budget, SearchBot, read_budget
from monuments.bots.antiquity.styles import Style, named
from monuments.bots.distracted import Distracted
from monuments.bots.roster import Maker, Roster
from monuments.engine.game import Game
from monuments.engine.knowledge import Player


def _greedy(style: Style, slips: float, game: Game, seat: int, seed: int) -> Player:
    return Distracted(GreedyBot(game, seat, seed, style), slips, seat, seed)


CHARACTERS: Final[dict[str, Maker]] = {
    # A first game: knows the rules, and makes every second play at random.
    "ione": partial(_greedy, named("ione"), 0.5),
    # Builds at once, with as few cards as possible.
    "dion": partial(_greedy, named("dion"), 0.0),
    # Trades symbols for points whenever two match.
    "myron": partial(_greedy, named("myron"), 0.0),
    # Keeps a full hand and lays it late.
    "xenia": partial(_greedy, named("common"), 0.0),
    # Plays as the searches below imagine everybody: by their policy, without looking ahead.
    "theon": partial(_greedy, search_style(), 0.0),
    # Searches briefly, with the same policy.
    "clio": partial(SearchBot, budget=Budget(playouts=50)),
    # Searches eight times as much.
    "meton": partial(SearchBot, budget=Budget(playouts=400)),
    # Searches for as long as an opponent likes to wait.
    "hypatia": partial(SearchBot, budget=Budget(milliseconds=1200)),
}


def _search(game: Game, seat: int, seed: int, argument: str) -> Player:
    return SearchBot(game, seat, seed, read_budget(argument))


ROSTER: Final = Roster(
    bots={"greedy": GreedyBot},
    characters=CHARACTERS,
    families={"search": _search},
    opponents=("myron", "dion", "clio"),  # three characters, none too strong
    searching=("clio", "meton", "hypatia"),
    substitute="meton",
    adviser=advise,
)
