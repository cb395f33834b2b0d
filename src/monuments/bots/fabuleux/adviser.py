"""Advice for `fabuleux`: the chance of every play, by the knowing bot."""

from typing import Final

from msgspec.structs import replace

from monuments.bots.advice import Advice
from monuments.bots.fabuleux.knowing import KnowingBot
from monuments.bots.fabuleux.reasons import ahead, reasons, share
from monuments.engine.knowledge import Knowledge

SAMPLES: Final = 2000
SEED: Final = 0  # the same question gets the same answer


def advise(knowledge: Knowledge, n: int) -> list[Advice]:
    """Return up to `n` plays for the seat to move, the best first.

    The chance is that of winning the round, not the game. Every play is tried in the same worlds,
    so all have the same weight; each reveals a hidden card, so no line follows it. Of equal chances
    the one that beats more of the deck is better. Where the first play beats no more of it than the
    second, its reasons say by how many trials it leads.
    """
    game, legal, world = knowledge.game, knowledge.legal, knowledge.sample()
    chances = KnowingBot(game, knowledge.seat, SEED, SAMPLES).chances(world, legal)
    shares = {step: share(world, knowledge.seat, step) for step in legal}
    best = sorted(legal, key=lambda step: (-chances[step], -shares[step], -step))[:n]
    advice = [
        Advice(
            play=game.write_play(world, [step]),
            chance=chances[step],
            weight=1 / len(legal),
            line=(),
            reasons=reasons(game, world, step, is_only=len(legal) == 1),
        )
        for step in best
    ]
    if len(best) > 1 and shares[best[0]] <= shares[best[1]]:
        decisive = ahead(chances[best[0]] - chances[best[1]], SAMPLES)
        advice[0] = replace(advice[0], reasons=(*advice[0].reasons, *decisive))
    return advice
