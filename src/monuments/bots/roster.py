"""The bots that one game has, beside those that play any game."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TypeAlias

from monuments.bots.advice import Advice
from monuments.engine.game import Game
from monuments.engine.knowledge import Knowledge, Player

Maker: TypeAlias = Callable[[Game, int, int], Player]
"""Makes a bot for a game, a seat and a seed."""
FamilyMaker: TypeAlias = Callable[[Game, int, int, str], Player]
"""The same with the text after the colon of its name; raises RefusalError if that is invalid."""
Adviser: TypeAlias = Callable[[Knowledge, int], list[Advice]]
"""Returns up to a number of plays for the seat to move, the best first."""


@dataclass(frozen=True, slots=True)
class Roster:
    """The bots of a game, and the adviser that gives its hints."""

    bots: dict[str, Maker] = field(default_factory=dict)
    """Bots without a character, described by their name alone."""
    characters: dict[str, Maker] = field(default_factory=dict)
    """The named opponents, from the weakest to the strongest, as in docs/opponents.md."""
    families: dict[str, FamilyMaker] = field(default_factory=dict)
    """Bots whose name continues after a colon."""
    opponents: tuple[str, ...] = ()
    """The default opponents."""
    searching: tuple[str, ...] = ()
    """The bots that take the longest to compile."""
    substitute: str = "random"
    """Plays for absent people, by the evaluation that also gives the hints."""
    adviser: Adviser | None = None
    """Without one the game has no hints."""
