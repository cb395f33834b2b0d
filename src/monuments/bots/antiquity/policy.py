"""The rollout policy: one sensible play at a time, straight from the position.

It notes the steps of a play and leaves the position unchanged. Its plays are legal by construction,
so a playout needs no masks.
"""

import numpy as np

from monuments.bots.antiquity import heuristics, learned_features, learned_policy, plays
from monuments.bots.antiquity.styles import Style, Weight
from monuments.engine.chance import Chance, below
from monuments.engine.game import State
from monuments.engine.jit import kernel, num, part
from monuments.games.antiquity.kernels import layout as at
from monuments.games.antiquity.kernels import legality, rules
from monuments.games.antiquity.kernels import predicates as ask
from monuments.games.antiquity.kernels import steps as do
from monuments.games.antiquity.kernels.layout import MONUMENTS, NONE, SYMBOLS, VALUES
from monuments.games.antiquity.kernels.steps import COUNT


@part
def play_on(s: State, style: Style, chance: Chance) -> int:
    """Play `s` to its end; return the number of plays."""
    log, count = np.empty(plays.LONGEST_PLAY, np.int16), 0
    features = np.empty(learned_features.SIZE, np.float64)  # made once for all plays
    while s[at.MOVER] != NONE:
        _plan(s, style, chance, log, features)
        for i in range(1, plays.length(log) + 1):
            rules.apply(s, num(log[i]))
        count += 1
    return count


@kernel
def plan(s: State, style: Style, chance: Chance, log: State) -> None:
    """Note the mover's next play, or the next steps of a play already begun."""
    _plan(s, style, chance, log, np.empty(learned_features.SIZE, np.float64))


@part
def _plan(
    s: State, style: Style, chance: Chance, log: State, features: learned_features.Features
) -> None:
    log[0] = 0
    if s[at.PHASE] == at.CLOSED:
        plays.note(log, do.END)
    elif s[at.PHASE] != at.FREE:
        _go_on(s, style, log)
    elif learned_features.decide(s, style):
        learned_policy.plan(s, style, chance, log, features)
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
        if s[at.HISTORIANS + colour] > 0 and heuristics.pages(s, colour) > 0:
            found = heuristics.history_value(s, colour, style)
            if found > most:
                best, most = which, found
    if best < 0 or most < pages_wanted(s, style) + _waver(s, style, chance):
        return False
    plays.note(log, do.HISTORY + best)
    return True


@part
def pages_wanted(s: State, style: Style) -> float:
    """Return the pages that make a history worth writing now (A10.3, A10.4).

    Fewer will do when turns run short, and later in the game where the others have built little.
    """
    scarce = 1.0 + style[Weight.HISTORY_PAGES_PER_MONUMENT] * heuristics.monuments_of_others(
        s, num(s[at.MOVER])
    )
    scarce += style[Weight.HISTORY_PAGES_EARLY] * max(0.0, 2.0 * at.pile_size(s) / at.CARDS - 0.8)
    hurried = 1.0 + style[Weight.HISTORY_PAGES_PER_SPARE_TURN] * (_spare(s, style) - 1.0)
    enough = style[Weight.HISTORY_PAGES]
    if heuristics.historians_of(s, num(s[at.MOVER])) == 1:  # it may ask for more
        enough += style[Weight.LAST_HISTORIAN_PAGES] * at.pile_size(s) / at.CARDS
    return float(min(enough, hurried, scarce))


@part
def _waver(s: State, style: Style, chance: Chance) -> float:
    """Return a random number of further pages wanted, so that playouts differ."""
    more = 0.5 * below(chance, 3)
    return more if _spare(s, style) > style[Weight.WAVER_TURNS] else 0.0


@part
def _spare(s: State, style: Style) -> float:
    """Estimate the turns that the mover does not need for historians."""
    return float(heuristics.turns_left(s, style) - heuristics.historians_of(s, num(s[at.MOVER])))


# --- Actions ----------------------------------------------------------------------------------


@part
def act(s: State, style: Style, chance: Chance, log: State) -> bool:
    """Spend an action; return False if no play is possible."""
    late = heuristics.turns_left(s, style) < style[Weight.LATE_TURNS]
    if s[at.WITH_POWERS] == 1 and plays.acquire(s, log):
        return True
    if late and style[Weight.LATE_POINT] > 0.0:
        return (
            _take_most_points(s, _points_wanted(s, late, style), style, log)
            or plays.draw(s, style, chance, log)
            or _take_most_points(s, -1.0, style, log)
        )
    if _erect(s, late, style, chance, log) or _improve(s, late, style, log):
        return True
    if plays.score(s, _points_wanted(s, late, style), style, log):
        return True
    if plays.draw(s, style, chance, log):
        return True
    return (
        _improve(s, True, style, log)
        or _erect(s, True, style, chance, log)
        or plays.score(s, 0.0, style, log)
    )


@part
def _take_most_points(s: State, least: float, style: Style, log: State) -> bool:
    """Lay or score for the most points at the end; return False if below `least`."""
    seat, step, chosen, most = num(s[at.MOVER]), NONE, NONE, least
    for which in range(ask.own_colours(s)):
        colour = ask.own(s, which)
        for monument in range(MONUMENTS):
            held = num(COUNT[s[at.hand_at(seat, monument)]])
            built = s[at.height_at(colour, monument)] > 0
            if held > 0 and (built or ask.may_erect(s, colour, monument)):
                points = style[Weight.LATE_POINT] * heuristics.harvest(s, colour, monument)
                points += style[Weight.LATE_CARD] * held
                if points > most:
                    step = (do.IMPROVE if built else do.ERECT) + which
                    chosen, most = monument, float(points)
    for which in range(ask.own_colours(s)):
        colour = ask.own(s, which)
        symbol = heuristics.best_symbol(s, seat, colour)
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
def _points_wanted(s: State, late: bool, style: Style) -> float:
    """Return the points wanted for two cards."""
    if late:
        return float(0.5 * style[Weight.SCORE_POINTS])
    return float(
        style[Weight.SCORE_POINTS] + style[Weight.SCORE_POINTS_EARLY] * at.pile_size(s) / at.CARDS
    )


@part
def _erect(s: State, late: bool, style: Style, chance: Chance, log: State) -> bool:
    """Erect the fullest monument in hand, for the colour that has built less."""
    seat = num(s[at.MOVER])
    best, site, most = -1, -1, 0.0
    for which in range(ask.own_colours(s)):
        colour = ask.own(s, which)
        handicap = _built(s, colour) if ask.own_colours(s) == 2 else 0
        for monument in range(MONUMENTS):
            held = num(COUNT[s[at.hand_at(seat, monument)]])
            if held >= 2 and ask.may_erect(s, colour, monument):
                unbuilt = style[Weight.ERECT_UNBUILT] if s[at.AVAILABLE + monument] == 2 else 0.0
                bonus = style[Weight.ERECT_MARKER] * at.marker(s, monument) + unbuilt
                value = 16.0 + 2 * held - 2 * handicap + bonus
                if value > most:
                    best, site, most = which, monument, value
    if best < 0:
        return False
    held = num(COUNT[s[at.hand_at(seat, site)]])
    least = _cards_wanted(
        s,
        style[Weight.ERECT_CARDS],
        style[Weight.ERECT_CARDS_EARLY],
        style[Weight.ERECT_CARDS_PER_ACTION],
    )
    least -= style[Weight.ERECT_CARDS_PER_BUILT] * _built(s, ask.own(s, best))
    if not late and held + 0.5 * below(chance, 2) < least:  # A10.6
        return False
    plays.note(log, do.ERECT + best)
    plays.lay_all(s, site, log)
    return True


@part
def _cards_wanted(s: State, cards: float, early: float, per_action: float) -> float:
    """Return the cards wanted to build: more with a full pile or actions left."""
    more = early * at.pile_size(s) / at.CARDS
    wait = per_action * (num(s[at.ACTIONS]) - 1)
    return float(cards + more + wait)


@part
def _built(s: State, colour: int) -> int:
    found = 0
    for monument in range(MONUMENTS):
        if s[at.height_at(colour, monument)] > 0:
            found += 1
    return found


@part
def _improve(s: State, late: bool, style: Style, log: State) -> bool:
    """Improve with many cards at once (A10.2), or a monument of a single card."""
    seat = num(s[at.MOVER])
    best, site, most = -1, -1, 0
    least = _cards_wanted(
        s,
        style[Weight.IMPROVE_CARDS],
        style[Weight.IMPROVE_CARDS_EARLY],
        style[Weight.IMPROVE_CARDS_PER_ACTION],
    )
    for which in range(ask.own_colours(s)):
        colour = ask.own(s, which)
        for monument in range(MONUMENTS):
            held = num(COUNT[s[at.hand_at(seat, monument)]])
            height = at.height(s, colour, monument)
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
    """Buy an action with two poor cards if the action has a good use (A4.2)."""
    if s[at.LAID_OUT] == 0 and at.pile_size(s) == 0:
        return False
    seat = num(s[at.MOVER])
    for symbol in range(SYMBOLS):
        if s[at.matching_at(seat, symbol)] >= 2:
            pair = plays.cheapest_pair(s, symbol, style)
            if heuristics.value_in_hand(s, seat, pair[1], style) < 0.7 and _has_use(s, seat, style):
                plays.give(log, do.BUY, pair)
                return True
    return False


@part
def _has_use(s: State, seat: int, style: Style) -> bool:
    for place in range(num(s[at.LAID_OUT])):
        if heuristics.value_to_take(s, seat, at.face_up(s, place), style) > 2.0:
            return True
    return False


# --- In the middle of a play ------------------------------------------------------------------


@part
def _go_on(s: State, style: Style, log: State) -> None:
    """Note the steps that complete a play, or its next step."""
    phase = s[at.PHASE]
    if phase == at.ERECTING or phase == at.IMPROVING:
        plays.lay_all(s, _site(s), log)
    elif phase == at.ORDERING:
        for value in range(VALUES - 1, -1, -1):
            if (num(s[at.PICKED]) >> value) & 1:
                plays.note(log, num(s[at.SITE]) * VALUES + value)
    elif phase == at.SCORING and s[at.PICKED] == NONE:
        symbol = heuristics.best_symbol(s, num(s[at.MOVER]), num(s[at.FOR]))
        first, second = plays.cheapest_pair(s, symbol, style)
        plays.note(log, min(first, second))  # the order a search keeps, see priors.prune
    else:
        # Give the least valuable legal card, or take the most valuable one.
        giving = phase != at.HERO_TAKING and not (phase == at.SWAPPING and s[at.PICKED] != NONE)
        mask = np.empty(do.WORDS, np.int32)
        legality.legal(s, mask)
        best, most, sign = NONE, -1e9, -1.0 if giving else 1.0
        for card in range(at.CARDS):
            if do.holds(mask, card):
                worth = sign * heuristics.value_to_take(s, num(s[at.MOVER]), card, style)
                if worth > most:
                    best, most = card, worth
        plays.note(log, best)


@part
def _site(s: State) -> int:
    """Return the monument being built, or the one with the most cards in hand."""
    seat, site, colour, most = num(s[at.MOVER]), num(s[at.SITE]), num(s[at.FOR]), 0
    if site != NONE:
        return site
    for monument in range(MONUMENTS):
        held = num(COUNT[s[at.hand_at(seat, monument)]])
        built = s[at.height_at(colour, monument)] > 0
        fits = built if s[at.PHASE] == at.IMPROVING else ask.may_erect(s, colour, monument)
        if fits and held > most:
            site, most = monument, held
    return site
