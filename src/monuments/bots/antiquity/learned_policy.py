"""The rollout policy's next play by the learned weights, see `learned_features`."""

from typing import Final

from monuments.bots.antiquity import learned_features, plays
from monuments.bots.antiquity.learned_features import Decision, Features
from monuments.bots.antiquity.styles import Style
from monuments.engine.chance import Chance
from monuments.engine.game import State
from monuments.engine.jit import num, part
from monuments.games.antiquity.kernels import layout as at
from monuments.games.antiquity.kernels import predicates as ask
from monuments.games.antiquity.kernels import steps as do
from monuments.games.antiquity.kernels.layout import MONUMENTS, NONE, SYMBOLS

LEAST_POINTS: Final = 2  # points for two cards below which scoring them is not considered


@part
def plan(s: State, style: Style, chance: Chance, log: State, features: Features) -> None:
    """Note the mover's next play."""
    learned_features.fill_shared(s, style, features)
    if ask.may_write(s, num(s[at.MOVER])) and _history_gain(s, style, features) > 0.0:
        plays.note(log, do.HISTORY)
    elif not (s[at.ACTIONS] > 0 and act(s, style, features, chance, log)) and not (
        s[at.ACTIONS] == 0 and s[at.BOUGHT] == 0 and _buy(s, style, features, log)
    ):
        plays.note(log, do.END)


@part
def _history_gain(s: State, style: Style, features: Features) -> float:
    learned_features.fill_history(s, num(s[at.MOVER]), style, features)
    return learned_features.advantage(s, Decision.HISTORY, style, features)


@part
def act(s: State, style: Style, features: Features, chance: Chance, log: State) -> bool:
    """Lay, score or draw, whichever is best; return False if none is possible."""
    if s[at.WITH_POWERS] == 1 and plays.acquire(s, log):
        return True
    step, chosen, most = _best_laying(s, style, features)
    symbol, points = _best_pair(s, style, features)
    if points > most:
        step, chosen, most = do.SCORE, symbol, points
    if most <= 0.0 and plays.draw_or_take(
        s,
        int(features[learned_features.BEST_CARD]),
        features[learned_features.BEST_CARD_VALUE],
        style,
        chance,
        log,
    ):
        return True
    if step == NONE:
        return plays.score(s, 0.0, style, log)
    begin(s, step, chosen, style, features, log)
    return True


@part
def _best_laying(s: State, style: Style, features: Features) -> tuple[int, int, float]:
    """Return the best laying's step, monument and advantage over drawing."""
    seat, step, site, most = num(s[at.MOVER]), NONE, NONE, -1e9
    for monument in range(MONUMENTS):
        kind = laying(s, monument)
        if kind != NONE:
            learned_features.fill_laying(s, seat, monument, features)
            decision = Decision.ERECT if kind == do.ERECT else Decision.IMPROVE
            found = learned_features.advantage(s, decision, style, features)
            if found > most:
                step, site, most = kind, monument, found
    return step, site, most


@part
def _best_pair(s: State, style: Style, features: Features) -> tuple[int, float]:
    """Return the best symbol to score, and its advantage over drawing."""
    seat, best, most = num(s[at.MOVER]), NONE, -1e9
    for symbol in range(SYMBOLS):
        if pays(s, seat, symbol, LEAST_POINTS):
            first, second = plays.pair_among(
                s, symbol, style, features[learned_features.CARD_VALUE_OF :]
            )
            learned_features.fill_score(s, seat, symbol, first, second, style, features)
            found = learned_features.advantage(s, Decision.SCORE, style, features)
            if found > most:
                best, most = symbol, found
    return best, most


@part
def pays(s: State, seat: int, symbol: int, least: int) -> bool:
    """Tell whether two cards with `symbol` can be scored for `least` points or more."""
    has_pair = s[at.matching_at(seat, symbol)] >= 2
    return bool(has_pair and ask.worth(s, seat, symbol) >= least)


@part
def begin(s: State, step: int, chosen: int, style: Style, features: Features, log: State) -> None:
    """Lay all cards of a monument, or score the cheapest cards with a symbol."""
    if step < do.SCORE:
        plays.note(log, step)
        plays.lay_all(s, chosen, log)
    else:
        plays.give(
            log,
            step,
            plays.pair_among(s, chosen, style, features[learned_features.CARD_VALUE_OF :]),
        )


@part
def laying(s: State, monument: int) -> int:
    """Return the step that lays the mover's cards of `monument`, or NONE."""
    seat = num(s[at.MOVER])
    if s[at.hand_at(seat, monument)] == 0:
        return NONE
    if s[at.height_at(seat, monument)] > 0:
        return do.IMPROVE
    return do.ERECT if ask.may_erect(s, seat, monument) else NONE


@part
def _buy(s: State, style: Style, features: Features, log: State) -> bool:
    """Buy an action with the best two cards for it, if that has an advantage."""
    if s[at.LAID_OUT] == 0 and at.pile_size(s) == 0:
        return False
    seat, best, most = num(s[at.MOVER]), NONE, 0.0
    for symbol in range(SYMBOLS):
        if s[at.matching_at(seat, symbol)] >= 2:
            first, second = plays.pair_among(
                s, symbol, style, features[learned_features.CARD_VALUE_OF :]
            )
            learned_features.fill_purchase(s, seat, symbol, first, second, style, features)
            found = learned_features.advantage(s, Decision.BUY, style, features)
            if found > most:
                best, most = symbol, found
    if best == NONE:
        return False
    plays.give(
        log, do.BUY, plays.pair_among(s, best, style, features[learned_features.CARD_VALUE_OF :])
    )
    return True
