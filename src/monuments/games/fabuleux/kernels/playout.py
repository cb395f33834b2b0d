"""Random games in one compiled loop; its seed and its number decide a game."""

import numpy as np
import numpy.typing as npt

from monuments.engine.chance import Chance, below, shuffle, start
from monuments.engine.game import State
from monuments.engine.jit import kernel, num
from monuments.engine.playouts import share_win
from monuments.games.fabuleux.kernels import layout as at
from monuments.games.fabuleux.kernels import rules, scoring
from monuments.games.fabuleux.kernels.layout import CARDS, COLLECTORS, MAX_MONUMENTS, NONE
from monuments.games.fabuleux.kernels.steps import WORDS, pick


@kernel
def deal_random(s: State, deck: State, chance: Chance) -> int:
    """Set out a random deal (F1, F2, F9); fill `deck` with it and return its length.

    `s` is a table with its fixed part filled in.
    """
    seats, monuments = num(s[at.SEATS]), num(s[at.MONUMENTS])
    for card in range(monuments):
        deck[card] = card
    for i in range(COLLECTORS):
        deck[monuments + i] = MAX_MONUMENTS + i
    shuffle(chance, deck[monuments:], COLLECTORS)
    count = monuments + num(s[at.SHUFFLED_IN])
    for i in range(num(s[at.OWN])):
        deck[count + i] = at.FIRST_OWN + i
    count += num(s[at.OWN])
    shuffle(chance, deck, count)
    count -= count % seats
    leader = below(chance, seats)
    rules.set_out(s, deck[:count], leader if s[at.LEADER] == NONE else num(s[at.LEADER]))
    return count


@kernel
def play_out(s: State, chance: Chance, log: State) -> int:
    """Take random steps until the game is over, noted in `log`; return how many."""
    mask = np.empty(WORDS, np.int32)
    taken = 0
    while s[at.MOVER] != NONE:
        rules.legal(s, mask)
        step = pick(mask, chance)
        rules.apply(s, step)
        if taken < len(log):
            log[taken] = step
        taken += 1
    return taken


@kernel
def play_many(
    table: State, seed: int, numbers: tuple[int, int], wins: npt.NDArray[np.float64]
) -> int:
    """Play the games of a range of numbers; return the steps taken.

    `wins` is added to, shared victories in parts.
    """
    s, deck, log = np.empty(at.SIZE, np.int16), np.empty(CARDS, np.int16), np.empty(0, np.int16)
    places, chance = np.empty(int(table[at.SEATS]), np.int64), np.empty(4, np.int64)
    steps = 0
    for number in range(numbers[0], numbers[1]):
        for i in range(at.SIZE):
            s[i] = table[i]
        start(chance, seed, number)
        deal_random(s, deck, chance)
        steps += play_out(s, chance, log)
        scoring.rank(s, places)
        share_win(places, wins)
    return steps
