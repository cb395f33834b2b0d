"""The bots, by the names used on the command line."""

from typing import Final

from monuments.bots.program import ProgramBot
from monuments.bots.random import RandomBot
from monuments.bots.roster import FamilyMaker, Maker, Roster
from monuments.engine.game import Game
from monuments.engine.knowledge import Player
from monuments.engine.refusal import unreadable
from monuments.games.registry import GAMES, load_part

BOTS: Final[dict[str, Maker]] = {"random": RandomBot}
"""Bots for any game, described by their name alone."""


def _policy_bot(game: Game, seat: int, seed: int, argument: str) -> Player:
    """Return a bot of the environments, which no other bot has to load."""
    maker: FamilyMaker = load_part("monuments.envs.policy:PolicyBot", type)
    return maker(game, seat, seed, argument)


FAMILIES: Final[dict[str, FamilyMaker]] = {"policy": _policy_bot, "program": ProgramBot}
"""Bots for any game whose name continues after a colon."""


ROSTERS: Final = {name: load_part(entry.roster, Roster) for name, entry in GAMES.items()}


def roster_of(game: str) -> Roster:
    """Return the bots that belong to a game; none if the game is not registered."""
    return ROSTERS.get(game, Roster())


def bots_for(game: str) -> tuple[str, ...]:
    """Return the bots of a game that are described by their name alone."""
    roster = roster_of(game)
    return (*BOTS, *roster.bots, *roster.characters)


def make_bot(name: str, game: Game, seat: int, seed: int) -> Player:
    """Return a player for one game and seat.

    Raise RefusalError if there is no such bot. A name may start a program on this machine: never
    pass on a name from a stranger.
    """
    roster = roster_of(game.name)
    bots = {**BOTS, **roster.bots, **roster.characters}
    families = {**FAMILIES, **roster.families}
    family, colon, argument = name.partition(":")
    if colon and family in families:
        return families[family](game, seat, seed, argument)
    if name not in bots:
        known = (*bots, *(f"{family}:…" for family in families))
        raise unreadable("bot-unknown", bot=name[:60], allowed=known)
    return bots[name](game, seat, seed)
