"""Which bots there are, by the names used on the command line."""

from collections.abc import Callable
from typing import Final, TypeAlias

from monuments.bots.antiquity import roster as antiquity
from monuments.bots.fabuleux import roster as fabuleux
from monuments.bots.program import ProgramBot
from monuments.bots.random import RandomBot
from monuments.engine.game import Game
from monuments.engine.knowledge import Player
from monuments.engine.refusal import unreadable

Maker: TypeAlias = Callable[[Game, int, int], Player]
"""Makes a bot for a game, a seat and a seed."""
FamilyMaker: TypeAlias = Callable[[Game, int, int, str], Player]
"""The same with what stands after the colon of its name; raises RefusalError if that is bad."""

BOTS: Final[dict[str, Maker]] = {"random": RandomBot}
"""Bots for any game that their name alone describes."""

FAMILIES: Final[dict[str, FamilyMaker]] = {"program": ProgramBot}
"""Bots for any game whose name goes on after a colon."""

ROSTERS: Final[dict[str, tuple[dict[str, Maker], dict[str, FamilyMaker]]]] = {
    "antiquity": (antiquity.BOTS, antiquity.FAMILIES),
    "fabuleux": (fabuleux.BOTS, fabuleux.FAMILIES),
}
"""What each game adds to both."""


OPPONENTS: Final[dict[str, tuple[str, ...]]] = {
    "antiquity": antiquity.OPPONENTS,
    "fabuleux": fabuleux.OPPONENTS,
}
"""Who sits down with a person who names nobody."""


CHARACTERS: Final[dict[str, tuple[str, ...]]] = {
    "antiquity": tuple(antiquity.CHARACTERS),
    "fabuleux": tuple(fabuleux.CHARACTERS),
}
"""The named opponents of each game, from the weakest to the strongest."""


SEARCHING: Final[dict[str, tuple[str, ...]]] = {
    "antiquity": antiquity.SEARCHING,
    "fabuleux": fabuleux.SEARCHING,
}
"""The bots of each game that take the longest to compile."""


def bots_for(game: str) -> tuple[str, ...]:
    """Return the bots of a game that their name alone describes."""
    return (*BOTS, *(ROSTERS[game][0] if game in ROSTERS else ()))


def make_bot(name: str, game: Game, seat: int, seed: int) -> Player:
    """Return a player for one game and seat. Raise RefusalError if there is no such bot.

    A name may start a program on this machine: never pass on what a stranger wrote.
    """
    own_bots, own_families = ROSTERS.get(game.name, ({}, {}))
    bots, families = {**BOTS, **own_bots}, {**FAMILIES, **own_families}
    family, colon, argument = name.partition(":")
    if colon and family in families:
        return families[family](game, seat, seed, argument)
    if name not in bots:
        known = (*bots, *(f"{family}:…" for family in families))
        raise unreadable("bot-unknown", bot=name[:60], allowed=known)
    return bots[name](game, seat, seed)
