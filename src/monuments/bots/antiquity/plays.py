"""Plays of the policy, written down step by step: how something is done once it is decided."""

from typing import Final

import numpy as np

from monuments.bots.antiquity import habits, sense
from monuments.bots.antiquity.habits import Style
from monuments.engine.chance import Chance, below
from monuments.engine.game import State
from monuments.engine.jit import num, part
from monuments.games.antiquity import layout as at
from monuments.games.antiquity import questions as ask
from monuments.games.antiquity import steps as do
from monuments.games.antiquity.layout import MONUMENTS, NONE, SYMBOLS, VALUES

LONGEST_PLAY: Final = 32
"""More steps than a play has: nine cards laid, and the verbs. The first place of a log counts."""


@part
def note(log: State, step: int) -> None:
    """Write a step down behind the others."""
    log[0] += 1
    log[num(log[0])] = step


@part
def give(log: State, step: int, pair: tuple[int, int]) -> None:
    """Write down a step and the two cards that it costs (A4.2, A4.8)."""
    note(log, step)
    note(log, pair[0])
    note(log, pair[1])


@part
def lay_all(s: State, site: int, log: State) -> None:
    """Lay every card of `site` that is in hand, the high ones first (A10.1, A10.5)."""
    place = at.HAND + num(s[at.MOVER]) * MONUMENTS + site
    for value in range(VALUES - 1, -1, -1):
        if (num(s[place]) >> value) & 1:
            note(log, site * VALUES + value)
    note(log, do.DONE)


@part
def cheapest_pair(s: State, symbol: int, style: Style) -> tuple[int, int]:
    """Return the two cards with `symbol` that the mover will miss least, the cheapest first."""
    callings = np.empty(MONUMENTS, np.float64)
    sense.call(s, num(s[at.MOVER]), style, callings)
    return pair_among(s, symbol, style, callings)


@part
def pair_among(s: State, symbol: int, style: Style, callings: Style) -> tuple[int, int]:
    """Return the cheapest two cards with `symbol` if it is known what each monument's are worth."""
    seat = num(s[at.MOVER])
    first, second, low, next_low = NONE, NONE, 1e9, 1e9
    for monument in range(MONUMENTS):
        cards = num(s[at.HAND + seat * MONUMENTS + monument])
        cards &= num(s[at.SYMBOL + monument * SYMBOLS + symbol])
        value = 0
        while cards >> value:
            if (cards >> value) & 1:
                card = monument * VALUES + value
                price = float(callings[monument] + style[habits.VALUE] * value)
                if price < low:
                    first, second, low, next_low = card, first, price, low
                elif price < next_low:
                    second, next_low = card, price
            value += 1
    return first, second


@part
def draw(s: State, style: Style, chance: Chance, log: State) -> bool:
    """Take the best face-up card, or an unknown one if that promises more (A4.3)."""
    best, most = sense.best_face_up(s, num(s[at.MOVER]), style)
    return draw_or_take(s, best, most, style, chance, log)


@part
def draw_or_take(
    s: State, best: int, most: float, style: Style, chance: Chance, log: State
) -> bool:
    """Take the face-up card that is best, or an unknown one if that promises more."""
    if at.pile_size(s) > 0 and (
        best == NONE or most < style[habits.BLIND] + 0.25 * (below(chance, 3) - 1)
    ):
        note(log, do.DRAW)
        return True
    if best == NONE:
        return False
    note(log, best)
    return True


@part
def score(s: State, least: float, style: Style, log: State) -> bool:
    """Cash in two cards that are good for little else (A10.7)."""
    seat = num(s[at.MOVER])
    best, symbol, points = -1, -1, least - 0.5
    for which in range(ask.own_colours(s)):
        found = sense.best_symbol(s, seat, ask.own(s, which))
        if found >= 0 and ask.worth(s, ask.own(s, which), found) > points:
            best, symbol = which, found
            points = float(ask.worth(s, ask.own(s, which), found))
    if best < 0:
        return False
    pair = cheapest_pair(s, symbol, style)
    if least > 0.0 and sense.desire(s, seat, pair[1], style) > style[habits.DEAR] * points:
        return False
    give(log, do.SCORE + best, pair)
    return True


@part
def acquire(s: State, log: State) -> bool:
    for which in range(ask.own_colours(s)):
        for power in range(at.POWERS):
            if ask.may_acquire(s, ask.own(s, which), power):
                note(log, do.ACQUIRE + 2 * power + which)
                return True
    return False
