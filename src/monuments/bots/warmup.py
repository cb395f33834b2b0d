"""Compile everything in named stages, so that a table can be played before all of it is done."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Final

from monuments.bots.match import warm
from monuments.bots.registry import SEARCHING, bots_for
from monuments.games.registry import GAMES, open_game

SIMPLE: Final = ("random", "greedy")
"""These compile what every bot without a search needs, the characters among them too."""


@dataclass(frozen=True, slots=True)
class Stage:
    """A part of the compiling that makes something more playable when it is done."""

    key: str
    """The name of a game for its rules, then `bots`, then `search`."""
    label: str
    run: Callable[[], None]
    """Compile, or load from the cache; doing so again costs nothing worth mentioning."""
    share: float
    """The rough share of the processor time with an empty cache; all stages add up to 1."""


def warm_stages() -> list[Stage]:
    """Return the stages in the order they should run.

    After the stage of a game its tables can be played by people, after `bots` also with the bots
    that do not search, after `search` with all bots and with hints. Run out of order, a stage
    also compiles what it needs of the earlier ones.
    """
    return [
        Stage("antiquity", "the rules of antiquity", partial(_warm_rules, "antiquity"), 0.29),
        Stage("fabuleux", "the rules of fabuleux", partial(_warm_rules, "fabuleux"), 0.21),
        Stage("bots", "the simple bots", _warm_simple_bots, 0.29),
        Stage("search", "the searching bots and hints", _warm_all_bots, 0.21),
    ]


def stage_of(game: str, bot: str) -> str:
    """Return the key of the stage after which a bot, described by its name alone, can play."""
    if bot == "random":
        return game
    return "search" if bot in SEARCHING[game] else "bots"


def _warm_rules(name: str) -> None:
    open_game(name, {}).warm()


def _warm_simple_bots() -> None:
    for name in GAMES:
        _warm_bots(name, SIMPLE)


def _warm_all_bots() -> None:
    for name in GAMES:
        _warm_bots(name, bots_for(name))


def _warm_bots(name: str, bots: tuple[str, ...]) -> None:
    game = open_game(name, {})
    for bot in bots:
        warm(game, [bot] * min(game.seats))
