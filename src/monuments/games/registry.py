"""The games: one entry for each, with its parts in all packages."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pkgutil import resolve_name
from typing import Final, TypeVar

from monuments.engine.game import Game
from monuments.engine.options import Options
from monuments.engine.refusal import unreadable
from monuments.games.antiquity import Antiquity
from monuments.games.antiquity.presentation.rule_numbers import RULE_NUMBERS
from monuments.games.fabuleux import Fabuleux

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class GameEntry:
    """One game.

    The parts in packages above this one are given by their path, `module:name`.
    """

    rules: Callable[[Options], Game]
    roster: str
    """A `bots.roster.Roster`: its bots and its adviser."""
    board: str
    """A `boards.board.Board`: its table as text and as a picture."""
    rule_numbers: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    """The rule that the page names beside a verb, a source of points and the like."""


GAMES: Final[dict[str, GameEntry]] = {
    "antiquity": GameEntry(
        rules=Antiquity,
        roster="monuments.bots.antiquity.roster:ROSTER",
        board="monuments.boards.antiquity.board:BOARD",
        rule_numbers=RULE_NUMBERS,
    ),
    "fabuleux": GameEntry(
        rules=Fabuleux,
        roster="monuments.bots.fabuleux.roster:ROSTER",
        board="monuments.boards.fabuleux.board:BOARD",
    ),
}


def open_game(name: str, options: Options) -> Game:
    """Return a game with these options. Raise RefusalError if either is unknown."""
    if name not in GAMES:
        raise unreadable("game-unknown", game=name[:60], allowed=tuple(GAMES))
    return GAMES[name].rules(options)


def load_part(path: str, kind: type[T]) -> T:
    """Import the part of an entry at `path`. Raise TypeError if it is not a `kind`."""
    part = resolve_name(path)
    if not isinstance(part, kind):
        raise TypeError(f"{path} is not a {kind.__name__}")
    return part
