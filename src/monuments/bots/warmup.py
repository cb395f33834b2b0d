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
    """The name of a game for its rules, `GAME-bots` for its simple bots, then `search`."""
    run: Callable[[], None]
    """Compile, or load from the cache; doing so again costs nothing worth mentioning."""


def warm_stages() -> list[Stage]:
    """Return the stages in the order they should run.

    After the stage of a game its tables can be played by people, after its bots' stage also with
    the bots that do not search, after `search` with all bots and with hints. Game after game: the
    first table against bots need not wait for the rules of the other game.
    """
    by_game = [
        stage
        for game in GAMES
        for stage in (
            Stage(game, partial(_warm_rules, game)),
            Stage(f"{game}-bots", partial(_warm_bots, game, SIMPLE)),
        )
    ]
    return [*by_game, Stage("search", _warm_all_bots)]


def stage_of(game: str, bot: str) -> str:
    """Return the key of the stage after which a bot, described by its name alone, can play."""
    if bot == "random":
        return game
    return "search" if bot in SEARCHING[game] else f"{game}-bots"


def _warm_rules(name: str) -> None:
    open_game(name, {}).warm()


def _warm_all_bots() -> None:
    for name in GAMES:
        _warm_bots(name, bots_for(name))


def _warm_bots(name: str, bots: tuple[str, ...]) -> None:
    game = open_game(name, {})
    for bot in bots:
        warm(game, [bot] * min(game.seats))
