"""A cheap policy: one sensible play at a time, straight from the position.

It writes the steps of a play down and changes nothing; whoever asked takes them. Its plays are
legal by construction, so that a playout needs no masks.
"""

from typing import Final, TypeAlias

import numpy as np
import numpy.typing as npt

from monuments.bots.antiquity import sense
from monuments.engine.chance import Chance, below
from monuments.engine.game import State
from monuments.engine.jit import kernel, num, part
from monuments.games.antiquity import layout as at
from monuments.games.antiquity import legality, rules
from monuments.games.antiquity import questions as ask
from monuments.games.antiquity import steps as do
from monuments.games.antiquity.layout import MONUMENTS, NONE, SYMBOLS, VALUES
from monuments.games.antiquity.steps import COUNT

Style: TypeAlias = npt.NDArray[np.float64]
"""A character: one number for each habit below."""

PAGES: Final = 0  # pages that make a history worth writing with all the time in the world
HASTE: Final = 1  # pages given up for each spare turn that is missing
SCARCE: Final = 2  # pages asked for each monument the others have built
EARLY: Final = 3  # pages more that are asked while the pile is full
START: Final = 4  # cards wanted to erect a monument
THRIFT: Final = 5  # cards wanted for an improvement
TRADE: Final = 6  # points wanted for two cards
BLIND: Final = 7  # what an unknown card is worth, on the scale of `sense.desire`
LATE: Final = 8  # turns left below which nothing is saved any more
DEAR: Final = 9  # share of the points that the dearer of two cards scored may be worth
TASTE: Final = 10  # what each card shown with the same symbol adds to a card's worth
HABITS: Final = 11


def style(**habits: float) -> Style:
    """Return the common style with some habits changed, e.g. `style(PAGES=2)`."""
    found = np.array([4.1, 1.9, 0.44, 8.0, 3.0, 3.0, 4.1, 0.3, 1.8, 1.2, 0.0])
    for name, value in habits.items():
        found[globals()[name]] = value
    return found


LONGEST_PLAY: Final = 32
"""More steps than a play has: nine cards laid, and the verbs. The first place of a log counts."""


@part
def note(log: State, step: int) -> None:
    """Write a step down behind the others."""
    log[0] += 1
    log[num(log[0])] = step


@kernel
def play_on(s: State, style: Style, chance: Chance) -> int:
    """Play `s` to its end; return how many plays that took."""
    log, plays = np.empty(LONGEST_PLAY, np.int16), 0
    while s[at.MOVER] != NONE:
        plan(s, style, chance, log)
        for i in range(1, num(log[0]) + 1):
            rules.apply(s, num(log[i]))
        plays += 1
    return plays


@kernel
def plan(s: State, style: Style, chance: Chance, log: State) -> None:
    """Write down the mover's next play, or the next step or more of one that has been begun."""
    log[0] = 0
    if s[at.PHASE] == at.CLOSED:
        note(log, do.END)
    elif s[at.PHASE] != at.FREE:
        _go_on(s, style, log)
    elif (
        not (s[at.PLAYED] == 0 and _write(s, style, chance, log))
        and not (s[at.ACTIONS] > 0 and _act(s, style, chance, log))
        and not (s[at.ACTIONS] == 0 and s[at.BOUGHT] == 0 and _buy(s, style, log))
    ):
        note(log, do.END)


# --- Histories --------------------------------------------------------------------------------


@part
def _write(s: State, style: Style, chance: Chance, log: State) -> bool:
    best, most = -1, 0
    for which in range(ask.own_colours(s)):
        colour = ask.own(s, which)
        if s[at.HISTORIANS + colour] > 0:
            found = sense.pages(s, colour)
            if found > most:
                best, most = which, found
    if best < 0 or most < pages_wanted(s, style) + 0.5 * below(chance, 3):
        return False
    note(log, do.HISTORY + best)
    return True


@part
def pages_wanted(s: State, style: Style) -> float:
    """Return how many pages make a history worth writing now (A10.3, A10.4).

    Less is asked when turns run short, and where the others have built little, but not at once.
    """
    seat = num(s[at.MOVER])
    spare = sense.turns_left(s) - sense.historians_of(s, seat)
    scarce = 1.0 + style[SCARCE] * sense.monuments_of_others(s, seat)
    scarce += style[EARLY] * max(0.0, 2.0 * at.pile_size(s) / at.CARDS - 0.8)
    return float(min(style[PAGES], 1.0 + style[HASTE] * (spare - 1.0), scarce))


# --- Actions ----------------------------------------------------------------------------------


@part
def _act(s: State, style: Style, chance: Chance, log: State) -> bool:
    """Spend an action; False if there is none to spend it on."""
    late = sense.turns_left(s) < style[LATE]
    if s[at.WITH_POWERS] == 1 and _acquire(s, log):
        return True
    if _erect(s, late, style, chance, log) or _improve(s, late, style, log):
        return True
    if _score(s, 0.5 * style[TRADE] if late else style[TRADE], style, log):
        return True
    if _draw(s, style, chance, log):
        return True
    return (
        _improve(s, True, style, log)
        or _erect(s, True, style, chance, log)
        or _score(s, 0.0, style, log)
    )


@part
def _acquire(s: State, log: State) -> bool:
    for which in range(ask.own_colours(s)):
        for power in range(at.POWERS):
            if ask.may_acquire(s, ask.own(s, which), power):
                note(log, do.ACQUIRE + 2 * power + which)
                return True
    return False


@part
def _erect(s: State, late: bool, style: Style, chance: Chance, log: State) -> bool:
    """Erect the monument with most cards in hand, for the colour that has built less."""
    seat = num(s[at.MOVER])
    best, site, most = -1, -1, 0
    for which in range(ask.own_colours(s)):
        colour = ask.own(s, which)
        handicap = _built(s, colour) if ask.own_colours(s) == 2 else 0
        for monument in range(MONUMENTS):
            held = num(COUNT[s[at.HAND + seat * MONUMENTS + monument]])
            if held >= 2 and ask.may_erect(s, colour, monument):
                value = 16 + 2 * held - 2 * handicap
                if value > most:
                    best, site, most = which, monument, value
    if best < 0:
        return False
    held = num(COUNT[s[at.HAND + seat * MONUMENTS + site]])
    if not late and held + 0.5 * below(chance, 2) < style[START]:  # A10.6
        return False
    note(log, do.ERECT + best)
    lay_all(s, site, log)
    return True


@part
def _built(s: State, colour: int) -> int:
    found = 0
    for monument in range(MONUMENTS):
        if s[at.HEIGHT + colour * MONUMENTS + monument] > 0:
            found += 1
    return found


@part
def _improve(s: State, late: bool, style: Style, log: State) -> bool:
    """Improve with many cards at once (A10.2), or a monument that nobody can chronicle."""
    seat = num(s[at.MOVER])
    best, site, most = -1, -1, 0
    for which in range(ask.own_colours(s)):
        colour = ask.own(s, which)
        for monument in range(MONUMENTS):
            held = num(COUNT[s[at.HAND + seat * MONUMENTS + monument]])
            height = num(s[at.HEIGHT + colour * MONUMENTS + monument])
            if held > 0 and height > 0:
                value = 2 * held + (4 if height == 1 else 0)
                if value > most and (late or held >= style[THRIFT] or height == 1):
                    best, site, most = which, monument, value
    if best < 0:
        return False
    note(log, do.IMPROVE + best)
    lay_all(s, site, log)
    return True


@part
def lay_all(s: State, site: int, log: State) -> None:
    """Lay every card of `site` that is in hand, the high ones first (A10.1, A10.5)."""
    place = at.HAND + num(s[at.MOVER]) * MONUMENTS + site
    for value in range(VALUES - 1, -1, -1):
        if (num(s[place]) >> value) & 1:
            note(log, site * VALUES + value)
    note(log, do.DONE)


@part
def _score(s: State, least: float, style: Style, log: State) -> bool:
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
    first, second = cheapest_pair(s, symbol)
    if least > 0.0 and sense.desire(s, seat, second, 0.0) > style[DEAR] * points:
        return False
    note(log, do.SCORE + best)
    note(log, first)
    note(log, second)
    return True


@part
def cheapest_pair(s: State, symbol: int) -> tuple[int, int]:
    """Return the two cards with `symbol` that the mover will miss least, the cheapest first."""
    seat = num(s[at.MOVER])
    first, second, low, next_low = NONE, NONE, 1e9, 1e9
    for monument in range(MONUMENTS):
        cards = num(s[at.HAND + seat * MONUMENTS + monument])
        cards &= num(s[at.SYMBOL + monument * SYMBOLS + symbol])
        for value in range(VALUES):
            if (cards >> value) & 1:
                card = monument * VALUES + value
                price = sense.desire(s, seat, card, 0.0)
                if price < low:
                    first, second, low, next_low = card, first, price, low
                elif price < next_low:
                    second, next_low = card, price
    return first, second


@part
def _draw(s: State, style: Style, chance: Chance, log: State) -> bool:
    """Take the best face-up card, or an unknown one if that promises more (A4.3)."""
    seat, best, most = num(s[at.MOVER]), NONE, -1.0
    for place in range(num(s[at.LAID_OUT])):
        card = num(s[at.FACEUP + place])
        value = sense.desire(s, seat, card, style[TASTE])
        if value > most:
            best, most = card, value
    if at.pile_size(s) > 0 and (
        best == NONE or most < style[BLIND] + 0.25 * (below(chance, 3) - 1)
    ):
        note(log, do.DRAW)
        return True
    if best == NONE:
        return False
    note(log, best)
    return True


# --- Buying -----------------------------------------------------------------------------------


@part
def _buy(s: State, style: Style, log: State) -> bool:
    """Buy an action with two poor cards if there is something good to do with it (A4.2)."""
    if s[at.LAID_OUT] == 0 and at.pile_size(s) == 0:
        return False
    seat = num(s[at.MOVER])
    for symbol in range(SYMBOLS):
        if s[at.MATCHING + seat * SYMBOLS + symbol] >= 2:
            first, second = cheapest_pair(s, symbol)
            if sense.desire(s, seat, second, 0.0) < 0.7 and _has_use(s, seat, style):
                note(log, do.BUY)
                note(log, first)
                note(log, second)
                return True
    return False


@part
def _has_use(s: State, seat: int, style: Style) -> bool:
    for place in range(num(s[at.LAID_OUT])):
        if sense.desire(s, seat, num(s[at.FACEUP + place]), style[TASTE]) > 2.0:
            return True
    return False


# --- In the middle of a play ------------------------------------------------------------------


@part
def _go_on(s: State, style: Style, log: State) -> None:
    """Write down what completes a play, or brings it one step further."""
    phase = s[at.PHASE]
    if phase == at.ERECTING or phase == at.IMPROVING:
        lay_all(s, _site(s), log)
    elif phase == at.ORDERING:
        for value in range(VALUES - 1, -1, -1):
            if (num(s[at.PICKED]) >> value) & 1:
                note(log, num(s[at.SITE]) * VALUES + value)
    else:
        giving = phase != at.HERO_TAKING and not (phase == at.SWAPPING and s[at.PICKED] != NONE)
        note(log, _chosen(s, -1.0 if giving else 1.0, style))


@part
def _site(s: State) -> int:
    """Return the monument being built, or the one with most cards in hand."""
    seat, site, colour, most = num(s[at.MOVER]), num(s[at.SITE]), num(s[at.FOR]), 0
    if site != NONE:
        return site
    for monument in range(MONUMENTS):
        held = num(COUNT[s[at.HAND + seat * MONUMENTS + monument]])
        built = s[at.HEIGHT + colour * MONUMENTS + monument] > 0
        fits = built if s[at.PHASE] == at.IMPROVING else ask.may_erect(s, colour, monument)
        if fits and held > most:
            site, most = monument, held
    return site


@part
def _chosen(s: State, sign: float, style: Style) -> int:
    """Return the legal card that is dearest, or cheapest with a negative sign."""
    mask = np.empty(do.WORDS, np.int32)
    legality.legal(s, mask)
    best, most = NONE, -1e9
    for card in range(at.CARDS):
        if do.holds(mask, card):
            value = sign * sense.desire(s, num(s[at.MOVER]), card, style[TASTE])
            if value > most:
                best, most = card, value
    return best
