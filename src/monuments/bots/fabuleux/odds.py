"""How a round of `fabuleux` would go on: a habit for everybody, and rounds played with it.

A seat with this habit looks at its own card only. It names the characteristic in which its card
stands highest in the deck, and challenges if its card stands too low in the present one.
"""

from typing import Final, TypeAlias

import numpy as np
import numpy.typing as npt

from monuments.engine.chance import Chance, start, word
from monuments.engine.game import State
from monuments.engine.jit import kernel, num, part
from monuments.games.fabuleux import layout as at
from monuments.games.fabuleux import rules, secrets
from monuments.games.fabuleux import steps as do
from monuments.games.fabuleux.layout import MAX_CHARACTERISTICS, MAX_MONUMENTS, NONE

Standing: TypeAlias = npt.NDArray[np.float64]
"""For each monument and characteristic the share of the deck that it beats."""

NERVE: Final = 0.6
"""Expected of everybody else: who beats less of the deck than this challenges."""


@part
def _standing(s: State) -> Standing:
    """Return where each card stands in the deck; of equal cards each beats half the others."""
    count, found = int(s[at.MONUMENTS]), np.zeros((MAX_MONUMENTS, MAX_CHARACTERISTICS))
    for by in range(int(s[at.CHARACTERISTICS])):
        for card in range(count):
            own = s[at.RANK + card * MAX_CHARACTERISTICS + by]
            beaten = -0.5  # it is equal to itself
            for other in range(count):
                rank = s[at.RANK + other * MAX_CHARACTERISTICS + by]
                if rank < own:
                    beaten += 1.0
                elif rank == own:
                    beaten += 0.5
            found[card, by] = beaten / (count - 1)
    return found


@part
def _prospect(s: State, standing: Standing, card: int, by: int) -> float:
    """Return how good a card looks in a characteristic, in a hurricane too (F9.2)."""
    found = float(standing[card, by])
    return 1.0 - found if s[at.REVERSED] == 1 else found


@part
def _favourite(s: State, standing: Standing, card: int) -> int:
    """Return the characteristic in which a card looks best, the first of equals."""
    best = 0
    for by in range(1, int(s[at.CHARACTERISTICS])):
        if _prospect(s, standing, card, by) > _prospect(s, standing, card, best):
            best = by
    return best


@part
def _answer(s: State, standing: Standing, nerve: float, chance: Chance) -> int:
    """Return what the mover does by habit; what a Collector leaves open is left to chance."""
    mask = np.zeros(do.WORDS, np.int32)
    rules.legal(s, mask)
    card = at.turned(s)
    if at.is_collector(card):
        return do.pick(mask, chance)
    favourite = _favourite(s, standing, card)
    if s[at.PHASE] == at.CHOOSING:
        return do.CHOOSE + favourite
    is_weak = _prospect(s, standing, card, num(s[at.CHOSEN])) < nerve
    if is_weak and do.holds(mask, do.CHALLENGE + favourite):
        return do.CHALLENGE + favourite
    return do.SAY


@kernel
def glance(s: State, nerve: float, chance: Chance) -> int:
    """Return the mover's step by habit; `nerve` is the share of the deck worth standing up for."""
    return _answer(s, _standing(s), nerve, chance)


@part
def _wins(s: State, seat: int, step: int, standing: Standing, luck: Chance) -> bool:
    """Take `step`, play the round to its end by habit and tell whether `seat` wins it."""
    number = num(s[at.ROUND])
    rules.apply(s, step)
    while s[at.MOVER] != NONE and s[at.ROUND] == number:
        rules.apply(s, _answer(s, standing, NERVE, luck))
    return bool(s[at.LAST_WINNER] == seat)


@kernel
def weigh(world: State, samples: int, chance: Chance, wins: npt.NDArray[np.int64]) -> None:
    """Try every step of the mover in the same worlds; add to `wins` the rounds won by each.

    The worlds are dealt anew from what the mover knows, each as likely as the others.
    """
    standing, seat = _standing(world), num(world[at.MOVER])
    dealt, s, luck = world.copy(), world.copy(), np.empty(4, np.int64)
    mask = np.zeros(do.WORDS, np.int32)
    rules.legal(world, mask)
    for _ in range(samples):
        secrets.deal_anew(dealt, seat, chance)
        seed = word(chance)
        for step in range(do.NUM_STEPS):
            if do.holds(mask, step):
                for i in range(at.SIZE):
                    s[i] = dealt[i]
                start(luck, seed, step)
                wins[step] += _wins(s, seat, step, standing, luck)
