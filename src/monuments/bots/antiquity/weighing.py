"""The policy's next play by what was learned: see `gates`."""

from typing import Final

from monuments.bots.antiquity import gates, plays
from monuments.bots.antiquity.habits import Style
from monuments.engine.chance import Chance
from monuments.engine.game import State
from monuments.engine.jit import num, part
from monuments.games.antiquity import layout as at
from monuments.games.antiquity import questions as ask
from monuments.games.antiquity import steps as do
from monuments.games.antiquity.layout import MONUMENTS, NONE, SYMBOLS

LEAST_WORTH: Final = 2  # points for two cards below which nobody thinks about scoring them


@part
def weigh(s: State, style: Style, chance: Chance, log: State, signs: gates.Signs) -> None:
    """Write down the mover's next play by what was learned about such plays."""
    gates.look(s, style, signs)
    if ask.may_write(s, num(s[at.MOVER])) and _history_gain(s, style, signs) > 0.0:
        plays.note(log, do.HISTORY)
    elif not (s[at.ACTIONS] > 0 and act(s, style, signs, chance, log)) and not (
        s[at.ACTIONS] == 0 and s[at.BOUGHT] == 0 and _bargain(s, style, signs, log)
    ):
        plays.note(log, do.END)


@part
def _history_gain(s: State, style: Style, signs: gates.Signs) -> float:
    gates.look_at_history(s, num(s[at.MOVER]), style, signs)
    return gates.advantage(s, gates.WRITE, style, signs)


@part
def act(s: State, style: Style, signs: gates.Signs, chance: Chance, log: State) -> bool:
    """Lay or score what is best if it is better than a draw; False if nothing can be done."""
    if s[at.WITH_POWERS] == 1 and plays.acquire(s, log):
        return True
    step, chosen, most = _best_laying(s, style, signs)
    symbol, points = _best_pair(s, style, signs)
    if points > most:
        step, chosen, most = do.SCORE, symbol, points
    if most <= 0.0 and plays.draw_or_take(
        s, int(signs[gates.CARD]), signs[gates.CARD + 1], style, chance, log
    ):
        return True
    if step == NONE:
        return plays.score(s, 0.0, style, log)
    begin(s, step, chosen, style, signs, log)
    return True


@part
def _best_laying(s: State, style: Style, signs: gates.Signs) -> tuple[int, int, float]:
    """Return how to lay what is best, its monument, and how much better it is than to draw."""
    seat, step, site, most = num(s[at.MOVER]), NONE, NONE, -1e9
    for monument in range(MONUMENTS):
        kind = laying(s, monument)
        if kind != NONE:
            gates.look_at_site(s, seat, monument, signs)
            gate = gates.ERECT if kind == do.ERECT else gates.IMPROVE
            found = gates.advantage(s, gate, style, signs)
            if found > most:
                step, site, most = kind, monument, found
    return step, site, most


@part
def _best_pair(s: State, style: Style, signs: gates.Signs) -> tuple[int, float]:
    """Return the symbol to score, and how much better that is than to draw."""
    seat, best, most = num(s[at.MOVER]), NONE, -1e9
    for symbol in range(SYMBOLS):
        if pays(s, seat, symbol, LEAST_WORTH):
            first, second = plays.pair_among(s, symbol, style, signs[gates.CALLINGS :])
            gates.look_at_pair(s, seat, symbol, first, second, style, signs)
            found = gates.advantage(s, gates.SCORE, style, signs)
            if found > most:
                best, most = symbol, found
    return best, most


@part
def pays(s: State, seat: int, symbol: int, least: int) -> bool:
    """Tell whether two cards with `symbol` can be scored, for so many points at least."""
    has_pair = s[at.MATCHING + seat * SYMBOLS + symbol] >= 2
    return bool(has_pair and ask.worth(s, seat, symbol) >= least)


@part
def begin(s: State, step: int, chosen: int, style: Style, signs: gates.Signs, log: State) -> None:
    """Lay all cards of a monument, or score the cheapest cards with a symbol."""
    if step < do.SCORE:
        plays.note(log, step)
        plays.lay_all(s, chosen, log)
    else:
        plays.give(log, step, plays.pair_among(s, chosen, style, signs[gates.CALLINGS :]))


@part
def laying(s: State, monument: int) -> int:
    """Return the step that lays the mover's cards of `monument`, NONE if there is none."""
    seat = num(s[at.MOVER])
    if s[at.HAND + seat * MONUMENTS + monument] == 0:
        return NONE
    if s[at.HEIGHT + seat * MONUMENTS + monument] > 0:
        return do.IMPROVE
    return do.ERECT if ask.may_erect(s, seat, monument) else NONE


@part
def _bargain(s: State, style: Style, signs: gates.Signs, log: State) -> bool:
    """Buy an action with the two cards that are best given away, if that is worth it."""
    if s[at.LAID_OUT] == 0 and at.pile_size(s) == 0:
        return False
    seat, best, most = num(s[at.MOVER]), NONE, 0.0
    for symbol in range(SYMBOLS):
        if s[at.MATCHING + seat * SYMBOLS + symbol] >= 2:
            first, second = plays.pair_among(s, symbol, style, signs[gates.CALLINGS :])
            gates.look_at_purchase(s, seat, symbol, first, second, style, signs)
            found = gates.advantage(s, gates.BUY, style, signs)
            if found > most:
                best, most = symbol, found
    if best == NONE:
        return False
    plays.give(log, do.BUY, plays.pair_among(s, best, style, signs[gates.CALLINGS :]))
    return True
