"""The board of a game: the parts that every game provides to show its table."""

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from monuments.drawing import Drawing
from monuments.engine.game import Game
from monuments.locales.speaker import Speaker

TextBoard: TypeAlias = Callable[[Game, Any, Sequence[str], Speaker, Collection[str]], str]
"""Returns a view of a game as text for these players, without the hidden parts."""
ScoreSheet: TypeAlias = Callable[[Game, Any, Sequence[str], Speaker], str]
Reminder: TypeAlias = Callable[[Any, Speaker], str]
Picture: TypeAlias = Callable[[Game, Any, Sequence[str], Speaker], Drawing]


@dataclass(frozen=True, slots=True)
class Board:
    """The table of a game, drawn from a view."""

    text: TextBoard
    score_sheet: ScoreSheet
    picture: Picture
    can_hide: tuple[str, ...] = ()
    """Parts that experienced players can hide, each a command of the terminal (A1.6)."""
    reminder: Reminder | None = None
    """What the terminal shows after a play that does not end the turn."""


def winner_sentence(names: Sequence[str], places: Sequence[int], speaker: Speaker) -> str:
    """Return the sentence that names the winners."""
    winners = [name for name, place in zip(names, places, strict=True) if place == 1]
    return speaker.say("terminal-winner", winners=", ".join(winners))
