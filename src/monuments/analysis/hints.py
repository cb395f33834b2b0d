"""Hints: the best plays for a seat, found from what the seat knows."""

import secrets
from typing import Final

from monuments.bots.advice import Advice
from monuments.bots.registry import roster_of
from monuments.engine.game import Game, State
from monuments.engine.knowledge import Knowledge, knowledge_of
from monuments.engine.refusal import unreadable

SHOWN: Final = 3


def hints(game: Game, s: State, seat: int) -> tuple[Advice, ...]:
    """Return the hints for a seat, the best first.

    Raise RefusalError if the game has none.
    """
    return tuple(best(knowledge_of(game, s, seat, secrets.randbits(62)), SHOWN))


def best(knowledge: Knowledge, n: int) -> list[Advice]:
    """Return up to `n` plays, the best first.

    Raise RefusalError if the game has no adviser. Their chance is that of winning the game, in
    `fabuleux` that of winning the round. In `antiquity` only plays with a reliable chance are
    shown: there may be only one.
    """
    adviser = roster_of(knowledge.game.name).adviser
    if adviser is None:
        raise unreadable("no-hints", game=knowledge.game.name)
    return adviser(knowledge, n)
