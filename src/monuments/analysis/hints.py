"""The best plays for a seat, as far as a search sees them from what the seat knows."""

from collections.abc import Callable
from typing import Final

from monuments.bots.advice import Advice
from monuments.bots.antiquity.adviser import advise as advise_antiquity
from monuments.bots.fabuleux.adviser import advise as advise_fabuleux
from monuments.engine.knowledge import Knowledge
from monuments.engine.refusal import unreadable

ADVISERS: Final[dict[str, Callable[[Knowledge, int], list[Advice]]]] = {
    "antiquity": advise_antiquity,
    "fabuleux": advise_fabuleux,
}


def best(knowledge: Knowledge, n: int) -> list[Advice]:
    """Return up to `n` plays, the best first. Raise RefusalError if the game has no adviser.

    Their chance is that of winning the game, in `fabuleux` that of winning the round. In
    `antiquity` only plays are told whose chance is known well enough: there may be only one.
    """
    name = knowledge.game.name
    if name not in ADVISERS:
        raise unreadable("no-hints", game=name)
    return ADVISERS[name](knowledge, n)
