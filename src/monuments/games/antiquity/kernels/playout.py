"""Random games in one compiled loop; its seed and its number decide a game."""

import numpy as np
import numpy.typing as npt

from monuments.engine.chance import Chance, below, shuffle, start
from monuments.engine.game import State
from monuments.engine.jit import kernel, num
from monuments.engine.playouts import share_win
from monuments.games.antiquity.kernels import layout as at
from monuments.games.antiquity.kernels import legality, rules, scoring
from monuments.games.antiquity.kernels.layout import CARDS, MONUMENTS, NONE, VALUES
from monuments.games.antiquity.kernels.steps import WORDS, pick


@kernel
def deal_random(s: State, usable: State, deck: State, chance: Chance) -> int:
    """Set out a random deal; fill `deck` with it and return its length.

    `s` is a table with its fixed part filled in. With two players and no monument left out yet,
    one is drawn (A7.2).
    """
    seats = num(s[at.SEATS])
    if seats == 2 and s[at.LEFT_OUT] == NONE:
        s[at.LEFT_OUT] = below(chance, MONUMENTS)
    count = 0
    for card in usable:
        if card // VALUES != s[at.LEFT_OUT]:
            deck[count] = card
            count += 1
    shuffle(chance, deck, count)
    rules.set_out(s, deck[:count], below(chance, seats))
    return count


@kernel
def play_out(s: State, chance: Chance, log: State) -> int:
    """Take random steps until the game is over, noted in `log`; return how many."""
    mask = np.empty(WORDS, np.int32)
    taken = 0
    while s[at.MOVER] != NONE:
        legality.legal(s, mask)
        step = pick(mask, chance)
        rules.apply(s, step)
        if taken < len(log):
            log[taken] = step
        taken += 1
    return taken


@kernel
def play_many(
    table: State, usable: State, seed: int, numbers: tuple[int, int], wins: npt.NDArray[np.float64]
) -> int:
    """Play the games of a range of numbers; return the steps taken.

    `wins` is added to, shared victories in parts.
    """
    s, deck, log = np.empty(at.SIZE, np.int16), np.empty(CARDS, np.int16), np.empty(0, np.int16)
    sheet = np.empty((at.COLOURS, scoring.COLUMNS), np.int32)
    places = np.empty(num(table[at.SEATS]), np.int64)
    chance = np.empty(4, np.int64)
    steps = 0
    for number in range(numbers[0], numbers[1]):
        for i in range(at.SIZE):
            s[i] = table[i]
        start(chance, seed, number)
        deal_random(s, usable, deck, chance)
        steps += play_out(s, chance, log)
        scoring.count(s, sheet)
        scoring.rank(s, sheet, places)
        share_win(places, wins)
    return steps
