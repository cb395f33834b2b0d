"""The legal steps of a position; nothing else decides about legality."""

import numpy as np

from monuments.engine.game import State
from monuments.engine.jit import kernel, num, part
from monuments.games.antiquity.kernels import card_moves
from monuments.games.antiquity.kernels import layout as at
from monuments.games.antiquity.kernels import predicates as ask
from monuments.games.antiquity.kernels import steps as do
from monuments.games.antiquity.kernels.layout import CARDS, MONUMENTS, NONE, SYMBOLS, VALUES
from monuments.games.antiquity.kernels.steps import VERBS, WORDS, Mask


@kernel
def legal(s: State, mask: Mask) -> None:
    """Fill `mask` with every step the mover can take, and no other."""
    for word in range(WORDS):
        mask[word] = 0
    if s[at.MOVER] == NONE:
        return
    phase = s[at.PHASE]
    if phase == at.FREE:
        _legal_free(s, mask)
    elif phase == at.ERECTING or phase == at.IMPROVING:
        _legal_laying(s, mask)
    elif phase == at.ORDERING:
        mask[num(s[at.SITE])] = s[at.PICKED]
    elif phase == at.SCORING or phase == at.BUYING:
        _add_pairs(s, mask)
        if phase == at.BUYING and s[at.LAID_OUT] == 0 and at.pile_size(s) == 0:  # A4.2
            _keep_useful_pairs(s, mask)
    elif phase == at.CLOSED:
        mask[VERBS] = bit(do.END)
    elif phase == at.SWAPPING and s[at.PICKED] == NONE:
        for monument in range(MONUMENTS):
            mask[monument] = at.hand(s, num(s[at.MOVER]), monument)
    else:
        _face_up(s, mask)


@kernel
def list_legal(s: State, steps: State) -> int:
    """Write the legal steps in ascending order and return how many there are."""
    mask = np.empty(WORDS, np.int32)
    legal(s, mask)
    return do.listed(mask, steps)


@kernel
def may_act(s: State) -> bool:
    """Tell whether an action is left and possible; only `actions=upto` lets it lapse."""
    return s[at.ACTIONS] > 0 and (s[at.LAID_OUT] > 0 or action_verbs(s) != 0)


@part
def _face_up(s: State, mask: Mask) -> None:
    for place in range(num(s[at.LAID_OUT])):
        card = at.face_up(s, place)
        mask[card // VALUES] |= 1 << (card % VALUES)


@part
def _legal_free(s: State, mask: Mask) -> None:
    can_draw = s[at.LAID_OUT] > 0 or at.pile_size(s) > 0
    actions, possible = 0, can_draw
    if s[at.ACTIONS] > 0 or not can_draw:
        actions = action_verbs(s)
        possible = can_draw or actions != 0
    verbs = 0  # those that cost no action first
    if s[at.PLAYED] == 0:
        for which in range(ask.own_colours(s)):
            if ask.may_write(s, ask.own(s, which)):
                verbs |= bit(do.HISTORY + which)
    if s[at.WITH_POWERS] == 1:
        if ask.may_use_hero(s):
            if at.pile_size(s) > 0:
                verbs |= bit(do.HERO_DRAW)
            if s[at.LAID_OUT] > 0:
                verbs |= bit(do.HERO_TAKE)
        if ask.may_use_naute(s):
            verbs |= bit(do.SWAP)
    if s[at.ACTIONS] == 0 or s[at.UP_TO] == 1 or not possible:  # A4.1, as in may_act
        verbs |= bit(do.END)
    if s[at.BOUGHT] == 0 and possible and ask.has_pair(s) and (can_draw or _may_buy_bare(s, mask)):
        verbs |= bit(do.BUY)
    if s[at.ACTIONS] > 0:
        verbs |= actions
        _face_up(s, mask)
    mask[VERBS] = verbs


@part
def action_verbs(s: State) -> int:
    """Return the verbs that an action could be spent on, except taking a face-up card."""
    verbs = bit(do.DRAW) if at.pile_size(s) > 0 else 0  # A3.3
    paired = ask.has_pair(s)
    for which in range(ask.own_colours(s)):
        colour = ask.own(s, which)
        for monument in range(MONUMENTS):
            if at.hand(s, num(s[at.MOVER]), monument) != 0:
                if at.height(s, colour, monument) > 0:
                    verbs |= bit(do.IMPROVE + which)
                elif ask.may_erect(s, colour, monument):
                    verbs |= bit(do.ERECT + which)
        if paired:
            verbs |= bit(do.SCORE + which)
        if s[at.WITH_POWERS] == 1:
            for power in range(at.POWERS):
                if ask.may_acquire(s, colour, power):
                    verbs |= bit(do.ACQUIRE + 2 * power + which)
    return verbs


@part
def _legal_laying(s: State, mask: Mask) -> None:
    colour, site = num(s[at.FOR]), num(s[at.SITE])
    seat, erecting = num(s[at.MOVER]), s[at.PHASE] == at.ERECTING
    if site == NONE:
        for monument in range(MONUMENTS):
            if at.height(s, colour, monument) > 0:
                if not erecting:
                    mask[monument] = at.hand(s, seat, monument)
            elif erecting and ask.may_erect(s, colour, monument):
                mask[monument] = at.hand(s, seat, monument)
        return
    mask[site] = at.hand(s, seat, site)
    if not erecting or at.height(s, colour, site) >= ask.needed(s, site):
        mask[VERBS] = bit(do.DONE)
    if not erecting and at.holder(s, ask.SCRIBE) == colour:
        mask[VERBS] |= bit(do.ORDER)


@part
def _add_pairs(s: State, mask: Mask) -> None:
    """Fill in the first or the second of two cards with one symbol (A4.2, A4.8)."""
    seat, first = num(s[at.MOVER]), num(s[at.PICKED])
    for symbol in range(SYMBOLS):
        if at.matching(s, seat, symbol) >= 2 and (
            first == NONE or ask.symbol_of(s, first) == symbol
        ):
            for monument in range(MONUMENTS):
                mask[monument] |= at.hand(s, seat, monument) & at.cards_with(s, monument, symbol)
    if first != NONE:
        mask[first // VALUES] &= ~(1 << (first % VALUES))


@part
def _may_buy_bare(s: State, mask: Mask) -> bool:
    """Tell whether two cards can buy an action while there is nothing to draw or take.

    The cards of `mask` are used as scratch space and left empty.
    """
    _add_pairs(s, mask)
    _keep_useful_pairs(s, mask)
    found = False
    for monument in range(MONUMENTS):
        found = found or mask[monument] != 0
        mask[monument] = 0
    return found


@part
def _keep_useful_pairs(s: State, mask: Mask) -> None:
    """Drop the cards of `mask` without which no action would be possible."""
    first = num(s[at.PICKED])
    for card in range(CARDS):
        if do.holds(mask, card):
            useful = False
            for other in range(CARDS):
                if other == first or (first == NONE and other != card and ask.in_hand(s, other)):
                    useful = useful or is_useful_pair(s, card, other)
            if not useful:
                mask[card // VALUES] &= ~(1 << (card % VALUES))


@kernel
def is_useful_pair(s: State, first: int, second: int) -> bool:
    """Tell whether two hand cards with one symbol can be spent to buy an action."""
    if ask.symbol_of(s, first) != ask.symbol_of(s, second):
        return False
    seat, after = num(s[at.MOVER]), s.copy()
    card_moves.leave_hand(after, seat, first)
    card_moves.leave_hand(after, seat, second)
    return after[at.LAID_OUT] > 0 or action_verbs(after) != 0


@part
def bit(step: int) -> int:
    """Return a verb's place in the last word of a mask."""
    return 1 << (step - CARDS)
