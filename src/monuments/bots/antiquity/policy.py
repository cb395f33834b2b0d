"""A cheap policy: one sensible play at a time, straight from the position.

It writes the steps of a play down and changes nothing; whoever asked takes them. Its plays are
legal by construction, so that a playout needs no masks.
"""

import numpy as np

from monuments.bots.antiquity import gates, habits, plays, sense, weighing
from monuments.bots.antiquity.habits import Style
from monuments.engine.chance import Chance, below
from monuments.engine.game import State
from monuments.engine.jit import kernel, num, part
from monuments.games.antiquity import layout as at
from monuments.games.antiquity import legality, rules
from monuments.games.antiquity import questions as ask
from monuments.games.antiquity import steps as do
from monuments.games.antiquity.layout import MONUMENTS, NONE, SYMBOLS, VALUES
from monuments.games.antiquity.steps import COUNT


@part
def play_on(s: State, style: Style, chance: Chance) -> int:
    """Play `s` to its end; return how many plays that took."""
    log, count = np.empty(plays.LONGEST_PLAY, np.int16), 0
    signs = np.empty(gates.SIZE, np.float64)
    while s[at.MOVER] != NONE:
        _plan(s, style, chance, log, signs)
        for i in range(1, num(log[0]) + 1):
            rules.apply(s, num(log[i]))
        count += 1
    return count


@kernel
def plan(s: State, style: Style, chance: Chance, log: State) -> None:
    """Write down the mover's next play, or the next step or more of one that has been begun."""
    _plan(s, style, chance, log, np.empty(gates.SIZE, np.float64))


@part
def _plan(s: State, style: Style, chance: Chance, log: State, signs: gates.Signs) -> None:
    """Do so with room for the signs that was made beforehand: a playout makes it only once."""
    log[0] = 0
    if s[at.PHASE] == at.CLOSED:
        plays.note(log, do.END)
    elif s[at.PHASE] != at.FREE:
        _go_on(s, style, log)
    elif gates.are_open(s, style):
        weighing.weigh(s, style, chance, log, signs)
    elif (
        not (s[at.PLAYED] == 0 and _write(s, style, chance, log))
        and not (s[at.ACTIONS] > 0 and act(s, style, chance, log))
        and not (s[at.ACTIONS] == 0 and s[at.BOUGHT] == 0 and _buy(s, style, log))
    ):
        plays.note(log, do.END)


# --- Histories --------------------------------------------------------------------------------


@part
def _write(s: State, style: Style, chance: Chance, log: State) -> bool:
    best, most = -1, -100.0
    for which in range(ask.own_colours(s)):
        colour = ask.own(s, which)
        if s[at.HISTORIANS + colour] > 0 and sense.pages(s, colour) > 0:
            found = sense.profit(s, colour, style)
            if found > most:
                best, most = which, found
    if best < 0 or most < pages_wanted(s, style) + _waver(s, style, chance):
        return False
    plays.note(log, do.HISTORY + best)
    return True


@part
def pages_wanted(s: State, style: Style) -> float:
    """Return how many pages make a history worth writing now (A10.3, A10.4).

    Less is asked when turns run short, and where the others have built little, but not at once.
    """
    scarce = 1.0 + style[habits.SCARCE] * sense.monuments_of_others(s, num(s[at.MOVER]))
    scarce += style[habits.EARLY] * max(0.0, 2.0 * at.pile_size(s) / at.CARDS - 0.8)
    hurried = 1.0 + style[habits.HASTE] * (_spare(s, style) - 1.0)
    return float(min(_enough(s, style), hurried, scarce))


@part
def _enough(s: State, style: Style) -> float:
    """Return the pages that will do without haste: none comes after the last historian."""
    found = style[habits.PAGES]
    if sense.historians_of(s, num(s[at.MOVER])) == 1:
        found += style[habits.LAST] * at.pile_size(s) / at.CARDS
    return float(found)


@part
def _waver(s: State, style: Style, chance: Chance) -> float:
    """Return how many pages more are wanted this time, so that not all playouts are alike."""
    more = 0.5 * below(chance, 3)
    return more if _spare(s, style) > style[habits.SURE] else 0.0


@part
def _spare(s: State, style: Style) -> float:
    """Guess how many turns the mover has that no historian needs."""
    return float(sense.turns_left(s, style) - sense.historians_of(s, num(s[at.MOVER])))


# --- Actions ----------------------------------------------------------------------------------


@part
def act(s: State, style: Style, chance: Chance, log: State) -> bool:
    """Spend an action; False if there is none to spend it on."""
    late = sense.turns_left(s, style) < style[habits.LATE]
    if s[at.WITH_POWERS] == 1 and plays.acquire(s, log):
        return True
    if late and style[habits.REAP] > 0.0:
        return (
            _reap(s, _price(s, late, style), style, log)
            or plays.draw(s, style, chance, log)
            or _reap(s, -1.0, style, log)
        )
    if _erect(s, late, style, chance, log) or _improve(s, late, style, log):
        return True
    if plays.score(s, _price(s, late, style), style, log):
        return True
    if plays.draw(s, style, chance, log):
        return True
    return (
        _improve(s, True, style, log)
        or _erect(s, True, style, chance, log)
        or plays.score(s, 0.0, style, log)
    )


@part
def _reap(s: State, least: float, style: Style, log: State) -> bool:
    """Lay or score what brings most points in the end; False if that is not above `least`."""
    seat = num(s[at.MOVER])
    step, chosen, most = _richest(s, least, style)
    for which in range(ask.own_colours(s)):
        colour = ask.own(s, which)
        symbol = sense.best_symbol(s, seat, colour)
        if symbol >= 0 and ask.worth(s, colour, symbol) > most:
            step, chosen, most = do.SCORE + which, symbol, float(ask.worth(s, colour, symbol))
    if step == NONE:
        return False
    if step < do.SCORE:
        plays.note(log, step)
        plays.lay_all(s, chosen, log)
    else:
        plays.give(log, step, plays.cheapest_pair(s, chosen, style))
    return True


@part
def _richest(s: State, least: float, style: Style) -> tuple[int, int, float]:
    """Return how to begin laying what brings most points, its monument, and the points."""
    seat, step, site, most = num(s[at.MOVER]), NONE, NONE, least
    for which in range(ask.own_colours(s)):
        colour = ask.own(s, which)
        for monument in range(MONUMENTS):
            held = num(COUNT[s[at.HAND + seat * MONUMENTS + monument]])
            built = s[at.HEIGHT + colour * MONUMENTS + monument] > 0
            if held > 0 and (built or ask.may_erect(s, colour, monument)):
                points = style[habits.REAP] * sense.harvest(s, colour, monument)
                points += style[habits.LAID] * held
                if points > most:
                    step = (do.IMPROVE if built else do.ERECT) + which
                    site, most = monument, float(points)
    return step, site, most


@part
def _price(s: State, late: bool, style: Style) -> float:
    """Return the points wanted for two cards."""
    if late:
        return float(0.5 * style[habits.TRADE])
    return float(
        style[habits.TRADE] + style[habits.TRADE + habits.WHEN_EARLY] * at.pile_size(s) / at.CARDS
    )


@part
def _erect(s: State, late: bool, style: Style, chance: Chance, log: State) -> bool:
    """Erect the monument with most cards in hand, for the colour that has built less."""
    seat = num(s[at.MOVER])
    best, site, most = -1, -1, 0.0
    for which in range(ask.own_colours(s)):
        colour = ask.own(s, which)
        handicap = _built(s, colour) if ask.own_colours(s) == 2 else 0
        for monument in range(MONUMENTS):
            held = num(COUNT[s[at.HAND + seat * MONUMENTS + monument]])
            if held >= 2 and ask.may_erect(s, colour, monument):
                value = 16.0 + 2 * held - 2 * handicap + _fame(s, monument, style)
                if value > most:
                    best, site, most = which, monument, value
    if best < 0:
        return False
    held = num(COUNT[s[at.HAND + seat * MONUMENTS + site]])
    least = _wanted(s, style, habits.START)
    least -= style[habits.BOLD] * _built(s, ask.own(s, best))
    if not late and held + 0.5 * below(chance, 2) < least:  # A10.6
        return False
    plays.note(log, do.ERECT + best)
    plays.lay_all(s, site, log)
    return True


@part
def _fame(s: State, monument: int, style: Style) -> float:
    """Return what speaks for erecting this monument whatever the hand."""
    fresh = style[habits.FRESH] if s[at.AVAILABLE + monument] == 2 else 0.0
    return float(style[habits.FAME] * num(s[at.MARKER + monument]) + fresh)


@part
def _wanted(s: State, style: Style, habit: int) -> float:
    """Return how many cards are wanted to build, by a habit and the two that stand behind it."""
    early = style[habit + habits.WHEN_EARLY] * at.pile_size(s) / at.CARDS
    wait = style[habit + habits.FIRST_DRAW] * (num(s[at.ACTIONS]) - 1)
    return float(style[habit] + early + wait)


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
    least = _wanted(s, style, habits.THRIFT)
    for which in range(ask.own_colours(s)):
        colour = ask.own(s, which)
        for monument in range(MONUMENTS):
            held = num(COUNT[s[at.HAND + seat * MONUMENTS + monument]])
            height = num(s[at.HEIGHT + colour * MONUMENTS + monument])
            if held > 0 and height > 0:
                value = 2 * held + (4 if height == 1 else 0)
                if value > most and (late or held >= least or height == 1):
                    best, site, most = which, monument, value
    if best < 0:
        return False
    plays.note(log, do.IMPROVE + best)
    plays.lay_all(s, site, log)
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
            pair = plays.cheapest_pair(s, symbol, style)
            if sense.desire(s, seat, pair[1], style) < 0.7 and _has_use(s, seat, style):
                plays.give(log, do.BUY, pair)
                return True
    return False


@part
def _has_use(s: State, seat: int, style: Style) -> bool:
    for place in range(num(s[at.LAID_OUT])):
        if sense.attraction(s, seat, num(s[at.FACEUP + place]), style) > 2.0:
            return True
    return False


# --- In the middle of a play ------------------------------------------------------------------


@part
def _go_on(s: State, style: Style, log: State) -> None:
    """Write down what completes a play, or brings it one step further."""
    phase = s[at.PHASE]
    if phase == at.ERECTING or phase == at.IMPROVING:
        plays.lay_all(s, _site(s), log)
    elif phase == at.ORDERING:
        for value in range(VALUES - 1, -1, -1):
            if (num(s[at.PICKED]) >> value) & 1:
                plays.note(log, num(s[at.SITE]) * VALUES + value)
    elif phase == at.SCORING and s[at.PICKED] == NONE:
        symbol = sense.best_symbol(s, num(s[at.MOVER]), num(s[at.FOR]))
        first, second = plays.cheapest_pair(s, symbol, style)
        plays.note(log, min(first, second))  # the order a search keeps, see priors.prune
    else:
        giving = phase != at.HERO_TAKING and not (phase == at.SWAPPING and s[at.PICKED] != NONE)
        plays.note(log, _chosen(s, -1.0 if giving else 1.0, style))


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
            value = sign * sense.attraction(s, num(s[at.MOVER]), card, style)
            if value > most:
                best, most = card, value
    return best
