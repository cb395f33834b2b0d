"""Good plays for who asks, found from what the seat knows."""

import secrets
from typing import Final

from monuments.analysis.hints import best
from monuments.bots.advice import Advice
from monuments.engine.game import Game, State
from monuments.engine.knowledge import knowledge_of

SHOWN: Final = 3


def hints(game: Game, s: State, seat: int) -> tuple[Advice, ...]:
    """Return up to three plays, the best first. Raise RefusalError if the game has no adviser."""
    return tuple(best(knowledge_of(game, s, seat, secrets.randbits(62)), SHOWN))
