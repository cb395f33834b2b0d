"""Prior weights of steps in a search; steps equal to others are pruned."""

from monuments.bots.antiquity import heuristics, learned_features, policy
from monuments.bots.antiquity.styles import Style
from monuments.engine.game import State
from monuments.engine.jit import num, part
from monuments.games.antiquity.kernels import layout as at
from monuments.games.antiquity.kernels import predicates as ask
from monuments.games.antiquity.kernels import steps as do
from monuments.games.antiquity.kernels.layout import CARDS, MONUMENTS, NONE, SYMBOLS, VALUES
from monuments.games.antiquity.kernels.steps import COUNT, VERBS, Mask


@part
def weight(s: State, style: Style, step: int) -> float:
    """Return the prior weight of a legal step, before any playout; always above 0."""
    if step < CARDS:
        return _card_weight(s, style, step)
    if step < do.ERECT:
        if step == do.DRAW:
            return 1.2
        if step == do.DONE:
            return 1.0 if s[at.hand_at(num(s[at.MOVER]), num(s[at.SITE]))] == 0 else 0.4
        if step == do.END:
            return 2.0 if s[at.ACTIONS] == 0 else 0.2
        if step == do.BUY or step == do.ORDER:
            return 0.4
        return 1.0
    colour = ask.own(s, (step - do.ERECT) % 2)
    if step >= do.ACQUIRE:
        return 4.0
    if step >= do.HISTORY:
        return 6.0 if _is_time(s, colour, style) else 0.3 * heuristics.pages(s, colour)
    if step >= do.SCORE:
        symbol = heuristics.best_symbol(s, num(s[at.MOVER]), colour)
        return 0.1 + 0.25 * ask.worth(s, colour, symbol)
    erecting = step < do.IMPROVE
    most, seat = 0, num(s[at.MOVER])
    for monument in range(MONUMENTS):
        held = num(COUNT[s[at.hand_at(seat, monument)]])
        built = s[at.height_at(colour, monument)] > 0
        if held > most and (ask.may_erect(s, colour, monument) if erecting else built):
            most = held
    return 1.0 * most if erecting else 0.7 * most


@part
def _is_time(s: State, colour: int, style: Style) -> bool:
    """Tell whether the policy would write a history now, if it does not waver.

    With learned weights it never wavers, and the caller knows its step.
    """
    return not learned_features.decide(s, style) and bool(
        heuristics.history_value(s, colour, style) >= policy.pages_wanted(s, style)
    )


@part
def _card_weight(s: State, style: Style, card: int) -> float:
    phase, seat = s[at.PHASE], num(s[at.MOVER])
    if phase == at.FREE or phase == at.HERO_TAKING:
        return 0.3 + heuristics.value_to_take(s, seat, card, style)
    if phase == at.ERECTING or phase == at.IMPROVING:
        mask = at.hand(s, seat, card // VALUES)
        highest = (mask >> (card % VALUES)) == 1  # A10.1
        return (1.0 if highest else 0.15) * num(COUNT[mask])
    if phase == at.ORDERING:
        return 1.0 if (num(s[at.PICKED]) >> (card % VALUES)) == 1 else 0.1
    if phase == at.SWAPPING and s[at.PICKED] != NONE:
        return 0.3 + heuristics.value_to_take(s, seat, card, style)
    price = 0.4 + heuristics.value_to_take(s, seat, card, style)
    if phase == at.SCORING:
        return (1.0 + ask.worth(s, num(s[at.FOR]), ask.symbol_of(s, card))) / price
    return 1.0 / price


# --- Pruning where it costs nothing -----------------------------------------------------------


@part
def prune(s: State, mask: Mask) -> None:
    """Remove steps that lead to the same positions as other legal steps."""
    phase = s[at.PHASE]
    if phase == at.SCORING or (phase == at.BUYING and s[at.LAID_OUT] + at.pile_size(s) > 0):
        _prune_pairs(s, mask)
    elif s[at.SITE] != NONE and phase != at.ORDERING and not _is_endangered(s, num(s[at.FOR])):
        _prune_orders(s, mask)


@part
def _prune_pairs(s: State, mask: Mask) -> None:
    """Two cards with one symbol are the same in either order: keep the ascending one.

    A player who picked the higher card first, outside this tree, may still pick any partner.
    """
    first = num(s[at.PICKED])
    if first != NONE and not _has_card_above(mask, first):
        return
    for symbol in range(SYMBOLS):
        highest = NONE
        for monument in range(MONUMENTS):
            cards = num(mask[monument]) & at.cards_with(s, monument, symbol)
            for value in range(VALUES):
                if (cards >> value) & 1:
                    highest = monument * VALUES + value
                    if highest < first:
                        mask[monument] &= ~(1 << value)
        if first == NONE and highest != NONE:
            mask[highest // VALUES] &= ~(1 << (highest % VALUES))


@part
def _has_card_above(mask: Mask, first: int) -> bool:
    for card in range(first + 1, CARDS):
        if (num(mask[card // VALUES]) >> (card % VALUES)) & 1:
            return True
    return False


@part
def _is_endangered(s: State, colour: int) -> bool:
    """Tell whether a rival may still write a history, so that order matters (A5.2)."""
    for other in range(at.colours(s)):
        if other != colour and s[at.HISTORIANS + other] > 0:
            return True
    return False


@part
def _prune_orders(s: State, mask: Mask) -> None:
    """With no historian left only the set of cards counts: keep the descending order."""
    colour, site = num(s[at.FOR]), num(s[at.SITE])
    done = 1 << (do.DONE - CARDS)
    if num(mask[VERBS]) & done == 0:  # too few cards yet: every order must stay open
        return
    top = at.bottom(colour, site) + at.height(s, colour, site) - 1
    mask[site] &= (1 << (num(s[top]) - 1)) - 1
    mask[VERBS] = done
