"""Compile in named stages, so that people can play before all stages are done."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Final

from monuments.bots.match import warm
from monuments.bots.registry import bots_for, roster_of
from monuments.games.registry import GAMES, open_game

SIMPLE: Final = ("random", "greedy")
"""These compile everything that bots without a search need, characters included."""


RANDOM_GAMES: Final = "random-games"


@dataclass(frozen=True, slots=True)
class Stage:
    """A part of the compilation after which more can be played."""

    key: str
    """The name of a game for its rules, `GAME-bots` for its simple bots, then `search`."""
    run: Callable[[], None]
    """Compile, or load from the cache; a second run takes no time."""


def warm_stages() -> list[Stage]:
    """Return the stages that tables need, in the order they should run.

    After the stage of a game people can play it, after its bots' stage also with the bots that do
    not search, after `search` with all bots and with hints. The stages go game by game, so that
    the first table with bots need not wait for the rules of the other game.
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


def all_stages() -> list[Stage]:
    """Return these stages and that of random games, which no table needs."""
    return [*warm_stages(), Stage(RANDOM_GAMES, _warm_random_games)]


def stage_of(game: str, bot: str) -> str:
    """Return the key of the stage after which the bot of this name can play."""
    if bot == "random":
        return game
    return "search" if bot in roster_of(game).searching else f"{game}-bots"


def _warm_rules(name: str) -> None:
    open_game(name, {}).warm()


def _warm_random_games() -> None:
    for name in GAMES:
        open_game(name, {}).warm_random_games()


def _warm_all_bots() -> None:
    for name in GAMES:
        _warm_bots(name, bots_for(name))


def _warm_bots(name: str, bots: tuple[str, ...]) -> None:
    game = open_game(name, {})
    for bot in bots:
        warm(game, [bot] * min(game.seats))
