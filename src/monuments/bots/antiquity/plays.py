"""Plays of the policy, noted step by step once they are decided."""

from typing import Final

import numpy as np

from monuments.bots.antiquity import heuristics
from monuments.bots.antiquity.styles import Style, Weight
from monuments.engine.chance import Chance, below
from monuments.engine.game import State
from monuments.engine.jit import num, part
from monuments.games.antiquity.kernels import layout as at
from monuments.games.antiquity.kernels import predicates as ask
from monuments.games.antiquity.kernels import steps as do
from monuments.games.antiquity.kernels.layout import MONUMENTS, NONE, VALUES

LONGEST_PLAY: Final = 32
"""The size of a log: more steps than any play has. Its first number counts the steps."""


@part
def length(log: State) -> int:
    """Return the number of steps of a log."""
    return num(log[0])


@part
def first(log: State) -> int:
    """Return the first step of a log."""
    return num(log[1])


@part
def note(log: State, step: int) -> None:
    """Append a step to the log."""
    log[0] += 1
    log[length(log)] = step


@part
def give(log: State, step: int, pair: tuple[int, int]) -> None:
    """Note a step and the two cards that it costs (A4.2, A4.8)."""
    note(log, step)
    note(log, pair[0])
    note(log, pair[1])


@part
def lay_all(s: State, site: int, log: State) -> None:
    """Lay every card of `site` that is in hand, the high ones first (A10.1, A10.5)."""
    place = at.hand_at(num(s[at.MOVER]), site)
    for value in range(VALUES - 1, -1, -1):
        if (num(s[place]) >> value) & 1:
            note(log, site * VALUES + value)
    note(log, do.DONE)


@part
def cheapest_pair(s: State, symbol: int, style: Style) -> tuple[int, int]:
    """Return the mover's two least valuable cards with `symbol`, cheapest first."""
    values = np.empty(MONUMENTS, np.float64)
    heuristics.fill_card_values(s, num(s[at.MOVER]), style, values)
    return pair_among(s, symbol, style, values)


@part
def pair_among(s: State, symbol: int, style: Style, values: Style) -> tuple[int, int]:
    """Return the same from the value of each monument's cards."""
    seat = num(s[at.MOVER])
    first, second, low, next_low = NONE, NONE, 1e9, 1e9
    for monument in range(MONUMENTS):
        cards = at.hand(s, seat, monument)
        cards &= at.cards_with(s, monument, symbol)
        value = 0
        while cards >> value:
            if (cards >> value) & 1:
                card = monument * VALUES + value
                price = float(values[monument] + style[Weight.CARD_NUMBER] * value)
                if price < low:
                    first, second, low, next_low = card, first, price, low
                elif price < next_low:
                    second, next_low = card, price
            value += 1
    return first, second


@part
def draw(s: State, style: Style, chance: Chance, log: State) -> bool:
    """Take the best face-up card, or an unknown one if that promises more (A4.3)."""
    best, most = heuristics.best_face_up(s, num(s[at.MOVER]), style)
    return draw_or_take(s, best, most, style, chance, log)


@part
def draw_or_take(
    s: State, best: int, most: float, style: Style, chance: Chance, log: State
) -> bool:
    """Do the same with the best face-up card and its value."""
    if at.pile_size(s) > 0 and (
        best == NONE or most < style[Weight.UNKNOWN_CARD] + 0.25 * (below(chance, 3) - 1)
    ):
        note(log, do.DRAW)
        return True
    if best == NONE:
        return False
    note(log, best)
    return True


@part
def score(s: State, least: float, style: Style, log: State) -> bool:
    """Score two cards of little other use, for `least` points or more (A10.7)."""
    seat = num(s[at.MOVER])
    best, symbol, points = -1, -1, least - 0.5
    for which in range(ask.own_colours(s)):
        found = heuristics.best_symbol(s, seat, ask.own(s, which))
        if found >= 0 and ask.worth(s, ask.own(s, which), found) > points:
            best, symbol = which, found
            points = float(ask.worth(s, ask.own(s, which), found))
    if best < 0:
        return False
    pair = cheapest_pair(s, symbol, style)
    if (
        least > 0.0
        and heuristics.value_in_hand(s, seat, pair[1], style)
        > style[Weight.SCORE_CARD_SHARE] * points
    ):
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
