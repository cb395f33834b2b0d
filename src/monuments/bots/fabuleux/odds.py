"""The rollout policy of `fabuleux`, and the odds of a round played with it.

The policy looks at its own card only. It names the characteristic in which its card ranks highest
in the deck, and challenges if its card ranks too low in the present one.
"""

from typing import Final, TypeAlias

import numpy as np
import numpy.typing as npt

from monuments.engine.chance import Chance, start, word
from monuments.engine.game import State
from monuments.engine.jit import kernel, num, part
from monuments.games.fabuleux.kernels import determinize, rules
from monuments.games.fabuleux.kernels import layout as at
from monuments.games.fabuleux.kernels import steps as do
from monuments.games.fabuleux.kernels.layout import MAX_CHARACTERISTICS, MAX_MONUMENTS, NONE

Standing: TypeAlias = npt.NDArray[np.float64]
"""For each monument and characteristic the share of the deck that it beats."""

NERVE: Final = 0.6
"""Assumed of every other seat: it challenges with a card that beats less of the deck."""


@part
def _standing(s: State) -> Standing:
    """Return the share of the deck that each card beats; equal cards count half."""
    count, found = int(s[at.MONUMENTS]), np.zeros((MAX_MONUMENTS, MAX_CHARACTERISTICS))
    for by in range(int(s[at.CHARACTERISTICS])):
        for card in range(count):
            own = at.rank(s, card, by)
            beaten = -0.5  # it is equal to itself
            for other in range(count):
                rank = at.rank(s, other, by)
                if rank < own:
                    beaten += 1.0
                elif rank == own:
                    beaten += 0.5
            found[card, by] = beaten / (count - 1)
    return found


@part
def _prospect(s: State, standing: Standing, card: int, by: int) -> float:
    """Return a card's standing in a characteristic, reversed in a hurricane (F9.2)."""
    found = float(standing[card, by])
    return 1.0 - found if s[at.REVERSED] == 1 else found


@part
def _answer(s: State, standing: Standing, nerve: float, chance: Chance) -> int:
    """Return the mover's step by the policy; with a Collector any legal step."""
    mask = np.zeros(do.WORDS, np.int32)
    rules.legal(s, mask)
    card = at.turned(s)
    if at.is_collector(card):
        return do.pick(mask, chance)
    favourite = 0
    for by in range(1, int(s[at.CHARACTERISTICS])):
        if _prospect(s, standing, card, by) > _prospect(s, standing, card, favourite):
            favourite = by
    if s[at.PHASE] == at.CHOOSING:
        return do.CHOOSE + favourite
    is_weak = _prospect(s, standing, card, num(s[at.CHOSEN])) < nerve
    if is_weak and do.holds(mask, do.CHALLENGE + favourite):
        return do.CHALLENGE + favourite
    return do.SAY


@kernel
def glance(s: State, nerve: float, chance: Chance) -> int:
    """Return the mover's step; it challenges with a card that beats less than `nerve`."""
    return _answer(s, _standing(s), nerve, chance)


@kernel
def weigh(world: State, samples: int, chance: Chance, wins: npt.NDArray[np.int64]) -> None:
    """Try every step of the mover in the same worlds; add its rounds to `wins`.

    The worlds are dealt from the mover's knowledge, each as likely as the others.
    """
    standing, seat = _standing(world), num(world[at.MOVER])
    dealt, s, luck = world.copy(), world.copy(), np.empty(4, np.int64)
    mask = np.zeros(do.WORDS, np.int32)
    rules.legal(world, mask)
    for _ in range(samples):
        determinize.deal_again(dealt, seat, chance)
        seed = word(chance)
        for step in range(do.NUM_STEPS):
            if do.holds(mask, step):
                for i in range(at.SIZE):
                    s[i] = dealt[i]
                start(luck, seed, step)
                number = num(s[at.ROUND])
                rules.apply(s, step)
                while s[at.MOVER] != NONE and s[at.ROUND] == number:
                    rules.apply(s, _answer(s, standing, NERVE, luck))
                wins[step] += bool(s[at.LAST_WINNER] == seat)
