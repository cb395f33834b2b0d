"""Which steps deserve attention first, and which need none because another does the same."""

from monuments.bots.antiquity import gates, policy, sense
from monuments.bots.antiquity.habits import Style
from monuments.engine.game import State
from monuments.engine.jit import num, part
from monuments.games.antiquity import layout as at
from monuments.games.antiquity import questions as ask
from monuments.games.antiquity import steps as do
from monuments.games.antiquity.layout import CARDS, MONUMENTS, NONE, SYMBOLS, VALUES
from monuments.games.antiquity.steps import COUNT, VERBS, Mask


@part
def weight(s: State, style: Style, step: int) -> float:
    """Return how promising a legal step looks before any playout; always above 0."""
    if step < CARDS:
        return _card_weight(s, style, step)
    if step < do.ERECT:
        return _plain_weight(s, step)
    colour = ask.own(s, (step - do.ERECT) % 2)
    if step >= do.ACQUIRE:
        return 4.0
    if step >= do.HISTORY:
        return 6.0 if _is_time(s, colour, style) else 0.3 * sense.pages(s, colour)
    if step >= do.SCORE:
        symbol = sense.best_symbol(s, num(s[at.MOVER]), colour)
        return 0.1 + 0.25 * ask.worth(s, colour, symbol)
    return _laying_weight(s, colour, step < do.IMPROVE)


@part
def _is_time(s: State, colour: int, style: Style) -> bool:
    """Tell whether the policy would write a history now, if it does not waver.

    One that goes by what it learned does not waver: its step is known to whoever asks here.
    """
    return not gates.are_open(s, style) and bool(
        sense.profit(s, colour, style) >= policy.pages_wanted(s, style)
    )


@part
def _plain_weight(s: State, step: int) -> float:
    if step == do.DRAW:
        return 1.2
    if step == do.DONE:
        return 1.0 if s[at.HAND + num(s[at.MOVER]) * MONUMENTS + num(s[at.SITE])] == 0 else 0.4
    if step == do.END:
        return 2.0 if s[at.ACTIONS] == 0 else 0.2
    if step == do.BUY or step == do.ORDER:
        return 0.4
    return 1.0


@part
def _laying_weight(s: State, colour: int, erecting: bool) -> float:
    """Return a weight that grows with the cards that could be laid at once."""
    most, seat = 0, num(s[at.MOVER])
    for monument in range(MONUMENTS):
        held = num(COUNT[s[at.HAND + seat * MONUMENTS + monument]])
        built = s[at.HEIGHT + colour * MONUMENTS + monument] > 0
        if held > most and (ask.may_erect(s, colour, monument) if erecting else built):
            most = held
    return 1.0 * most if erecting else 0.7 * most


@part
def _card_weight(s: State, style: Style, card: int) -> float:
    phase, seat = s[at.PHASE], num(s[at.MOVER])
    if phase == at.FREE or phase == at.HERO_TAKING:
        return 0.3 + sense.attraction(s, seat, card, style)
    if phase == at.ERECTING or phase == at.IMPROVING:
        mask = num(s[at.HAND + seat * MONUMENTS + card // VALUES])
        highest = (mask >> (card % VALUES)) == 1  # A10.1
        return (1.0 if highest else 0.15) * num(COUNT[mask])
    if phase == at.ORDERING:
        return 1.0 if (num(s[at.PICKED]) >> (card % VALUES)) == 1 else 0.1
    if phase == at.SWAPPING and s[at.PICKED] != NONE:
        return 0.3 + sense.attraction(s, seat, card, style)
    price = 0.4 + sense.attraction(s, seat, card, style)
    if phase == at.SCORING:
        return (1.0 + ask.worth(s, num(s[at.FOR]), ask.symbol_of(s, card))) / price
    return 1.0 / price


# --- Pruning where it costs nothing -----------------------------------------------------------


@part
def prune(s: State, mask: Mask) -> None:
    """Leave out steps that lead to the same positions as others that stay."""
    phase = s[at.PHASE]
    if phase == at.SCORING or (phase == at.BUYING and s[at.LAID_OUT] + at.pile_size(s) > 0):
        _prune_pairs(s, mask)
    elif s[at.SITE] != NONE and phase != at.ORDERING and not _is_endangered(s, num(s[at.FOR])):
        _prune_orders(s, mask)


@part
def _prune_pairs(s: State, mask: Mask) -> None:
    """Two cards with one symbol are the same in either order: keep the ascending one.

    Whoever has picked the higher card first, and not by this tree, may still pick any partner.
    """
    first = num(s[at.PICKED])
    if first != NONE and not _has_card_above(mask, first):
        return
    for symbol in range(SYMBOLS):
        highest = NONE
        for monument in range(MONUMENTS):
            cards = num(mask[monument]) & num(s[at.SYMBOL + monument * SYMBOLS + symbol])
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
    """Tell whether anybody can still chronicle this colour, so that order matters (A5.2)."""
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
    top = at.bottom(colour, site) + num(s[at.HEIGHT + colour * MONUMENTS + site]) - 1
    mask[site] &= (1 << (num(s[top]) - 1)) - 1
    mask[VERBS] = done
