"""Advice for `fabuleux`: the chance of every play, by the knowing bot."""

from typing import Final

from monuments.bots.advice import Advice
from monuments.bots.fabuleux.knowing import KnowingBot
from monuments.bots.fabuleux.reasons import reasons
from monuments.engine.knowledge import Knowledge

SAMPLES: Final = 2000
SEED: Final = 0  # the same question gets the same answer


def advise(knowledge: Knowledge, n: int) -> list[Advice]:
    """Return up to `n` plays for the seat to move, the best first.

    The chance is that of winning the round, not the game. Every play is tried in the same worlds,
    so all have the same weight; each reveals a hidden card, so no line follows it.
    """
    game, legal, world = knowledge.game, knowledge.legal, knowledge.sample()
    chances = KnowingBot(game, knowledge.seat, SEED, SAMPLES).chances(world, legal)
    best = sorted(legal, key=lambda step: (-chances[step], -step))[:n]
    return [
        Advice(
            play=game.write_play(world, [step]),
            chance=chances[step],
            weight=1 / len(legal),
            line=(),
            reasons=reasons(game, world, step, is_only=len(legal) == 1),
        )
        for step in best
    ]
