"""Random games in one compiled loop."""

import numpy as np
import numpy.typing as npt

from monuments.engine.chance import Chance, shuffle
from monuments.engine.game import State
from monuments.engine.jit import kernel
from monuments.games.antiquity import layout as at
from monuments.games.antiquity import rules, scoring
from monuments.games.antiquity.steps import WORDS, pick


@kernel
def play_out(s: State, chance: Chance, log: npt.NDArray[np.int16]) -> int:
    """Take random steps until the game is over; return how many, the first of them in `log`."""
    mask = np.zeros(WORDS, np.int32)
    taken = 0
    while s[at.MOVER] != at.NONE:
        rules.legal(s, mask)
        step = pick(mask, chance)
        rules.apply(s, step)
        if taken < len(log):
            log[taken] = step
        taken += 1
    return taken


@kernel
def play_many(
    s: State, deck: State, chance: Chance, games: int, wins: npt.NDArray[np.float64]
) -> int:
    """Play random games of one table, dealt anew each time; return the steps taken.

    `s` is a table with its fixed part filled in; `wins` is added to, shared victories in parts.
    """
    seats, steps = int(s[at.SEATS]), 0
    fixed, log = s.copy(), np.empty(0, np.int16)
    sheet, places = np.zeros((at.COLOURS, scoring.COLUMNS), np.int32), np.zeros(seats, np.int64)
    for _ in range(games):
        for i in range(at.SIZE):
            s[i] = fixed[i]
        shuffle(chance, deck, len(deck))
        rules.set_out(s, deck, (int(deck[0]) + int(deck[1])) % seats)
        steps += play_out(s, chance, log)
        scoring.count(s, sheet)
        scoring.rank(s, sheet, places)
        winners = 0
        for seat in range(seats):
            winners += places[seat] == 1
        for seat in range(seats):
            if places[seat] == 1:
                wins[seat] += 1 / winners
    return steps
