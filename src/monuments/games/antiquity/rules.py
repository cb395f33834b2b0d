"""The rules of `antiquity`: which steps are legal, and what each one does.

Every function is a kernel. Legality has one source, `legal`; `apply` trusts its caller.
"""

from typing import Final

import numpy as np

from monuments.engine.game import State
from monuments.engine.jit import kernel, num, part
from monuments.games.antiquity import layout as at
from monuments.games.antiquity import steps as do
from monuments.games.antiquity.layout import CARDS, MONUMENTS, NONE, SYMBOLS, VALUES
from monuments.games.antiquity.steps import COUNT, VERBS, WORDS, Mask

ACTIONS_A_TURN: Final = 3  # A4.1
FIRST_BUILDER: Final = 2  # A4.4
SECOND_BUILDER: Final = 3  # A4.4
SCRIBE: Final = 0  # A8.1; a power has the number of its symbol
NAUTE: Final = 1
HERO: Final = 2
POINTS_WHEN_TAKEN: Final = 2  # A8.2


# --- Questions ------------------------------------------------------------------------------


@part
def bit(step: int) -> int:
    """Return a verb's place in the last word of a mask."""
    return 1 << (step - CARDS)


@part
def own(s: State, which: int) -> int:
    """Return the mover's first or second colour (A7.1)."""
    seat = num(s[at.MOVER])
    return seat * 2 + which if s[at.SEATS] == 2 else seat


@part
def own_colours(s: State) -> int:
    return 2 if s[at.SEATS] == 2 else 1


@kernel
def needed(s: State, monument: int) -> int:
    """Return how many cards erect `monument` now (A4.4)."""
    return FIRST_BUILDER if s[at.AVAILABLE + monument] == 2 else SECOND_BUILDER


@part
def may_erect(s: State, colour: int, monument: int) -> bool:
    """A4.4 (enough cards), A4.5 (no third builder), A4.6 (not twice)."""
    held = num(COUNT[s[at.HAND + num(s[at.MOVER]) * MONUMENTS + monument]])
    return (
        held >= FIRST_BUILDER
        and s[at.AVAILABLE + monument] > 0
        and s[at.HEIGHT + colour * MONUMENTS + monument] == 0
        and held >= needed(s, monument)
    )


@part
def has_pair(s: State) -> bool:
    """Tell whether two cards of the mover's hand share a symbol."""
    start = at.MATCHING + num(s[at.MOVER]) * SYMBOLS
    return bool(s[start] >= 2 or s[start + 1] >= 2 or s[start + 2] >= 2)


@kernel
def has_majority(s: State, colour: int, symbol: int) -> bool:
    """A8.1: strictly more than every other exhibition."""
    shown = s[at.SHOWN + colour * SYMBOLS + symbol]
    for other in range(at.colours(s)):
        if other != colour and s[at.SHOWN + other * SYMBOLS + symbol] >= shown:
            return False
    return bool(shown > 0)


@part
def may_acquire(s: State, colour: int, power: int) -> bool:
    """A8.1"""
    return (
        s[at.WITH_POWERS] == 1 and s[at.HOLDER + power] != colour and has_majority(s, colour, power)
    )


@kernel
def wields(s: State, power: int) -> bool:
    """Tell whether a colour of the mover holds `power` (A8.7)."""
    colour = num(s[at.HOLDER + power])
    return colour != NONE and at.owner(s, colour) == s[at.MOVER]


@part
def may_use_hero(s: State) -> bool:
    """A8.4"""
    return wields(s, HERO) and s[at.HERO_USED] == 0 and s[at.SCORE + num(s[at.HOLDER + HERO])] > 0


@part
def may_use_naute(s: State) -> bool:
    """A8.5"""
    if not wields(s, NAUTE) or s[at.NAUTE_USED] == 1 or s[at.LAID_OUT] == 0:
        return False
    start = at.MATCHING + num(s[at.MOVER]) * SYMBOLS
    return bool(s[start] + s[start + 1] + s[start + 2] > 0)


@kernel
def can_chronicle(s: State, colour: int) -> bool:
    """Tell whether another exhibition has a monument of two cards or more (A5.1)."""
    for other in range(at.colours(s)):
        if other != colour:
            for monument in range(MONUMENTS):
                if s[at.HEIGHT + other * MONUMENTS + monument] >= 2:
                    return True
    return False


@part
def may_write(s: State, colour: int) -> bool:
    """A3.1, A5.1"""
    return s[at.PLAYED] == 0 and s[at.HISTORIANS + colour] > 0 and can_chronicle(s, colour)


@kernel
def symbol_of(s: State, card: int) -> int:
    start, bit_of_card = at.SYMBOL + card // VALUES * SYMBOLS, 1 << (card % VALUES)
    for symbol in range(SYMBOLS - 1):
        if s[start + symbol] & bit_of_card:
            return symbol
    return SYMBOLS - 1


# --- Legal steps ----------------------------------------------------------------------------


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
        _legal_pairs(s, mask)
    elif phase == at.CLOSED:
        mask[VERBS] = bit(do.END)
    elif phase == at.SWAPPING and s[at.PICKED] == NONE:
        _hand_cards(s, mask)
    else:
        _face_up(s, mask)


@part
def _face_up(s: State, mask: Mask) -> None:
    for place in range(num(s[at.LAID_OUT])):
        card = num(s[at.FACEUP + place])
        mask[card // VALUES] |= 1 << (card % VALUES)


@part
def _hand_cards(s: State, mask: Mask) -> None:
    for monument in range(MONUMENTS):
        mask[monument] = s[at.HAND + num(s[at.MOVER]) * MONUMENTS + monument]


@part
def _legal_free(s: State, mask: Mask) -> None:
    can_draw = s[at.LAID_OUT] > 0 or at.pile_size(s) > 0
    actions, possible = 0, can_draw
    if s[at.ACTIONS] > 0 or not can_draw:
        actions = action_verbs(s)
        possible = can_draw or actions != 0
    verbs = _free_verbs(s)
    if s[at.ACTIONS] == 0 or s[at.UP_TO] == 1 or not possible:  # A4.1, as in may_act
        verbs |= bit(do.END)
    if s[at.BOUGHT] == 0 and possible and has_pair(s) and (can_draw or _may_buy_bare(s, mask)):
        verbs |= bit(do.BUY)
    if s[at.ACTIONS] > 0:
        verbs |= actions
        _face_up(s, mask)
    mask[VERBS] = verbs


@part
def action_verbs(s: State) -> int:
    """Return the verbs that an action could be spent on, were one left; taking aside."""
    verbs = bit(do.DRAW) if at.pile_size(s) > 0 else 0  # A3.3
    paired = has_pair(s)
    for which in range(own_colours(s)):
        colour = own(s, which)
        for monument in range(MONUMENTS):
            if s[at.HAND + num(s[at.MOVER]) * MONUMENTS + monument] != 0:
                if s[at.HEIGHT + colour * MONUMENTS + monument] > 0:
                    verbs |= bit(do.IMPROVE + which)
                elif may_erect(s, colour, monument):
                    verbs |= bit(do.ERECT + which)
        if paired:
            verbs |= bit(do.SCORE + which)
        if s[at.WITH_POWERS] == 1:
            for power in range(at.POWERS):
                if may_acquire(s, colour, power):
                    verbs |= bit(do.ACQUIRE + 2 * power + which)
    return verbs


@part
def _free_verbs(s: State) -> int:
    """Return the verbs that cost no action: a history, and the use of powers."""
    verbs = 0
    if s[at.PLAYED] == 0:
        for which in range(own_colours(s)):
            if may_write(s, own(s, which)):
                verbs |= bit(do.HISTORY + which)
    if s[at.WITH_POWERS] == 1:
        if may_use_hero(s):
            if at.pile_size(s) > 0:
                verbs |= bit(do.HERO_DRAW)
            if s[at.LAID_OUT] > 0:
                verbs |= bit(do.HERO_TAKE)
        if may_use_naute(s):
            verbs |= bit(do.SWAP)
    return verbs


@part
def _legal_laying(s: State, mask: Mask) -> None:
    colour, site = num(s[at.FOR]), num(s[at.SITE])
    hand, erecting = at.HAND + num(s[at.MOVER]) * MONUMENTS, s[at.PHASE] == at.ERECTING
    if site == NONE:
        for monument in range(MONUMENTS):
            if s[at.HEIGHT + colour * MONUMENTS + monument] > 0:
                if not erecting:
                    mask[monument] = s[hand + monument]
            elif erecting and may_erect(s, colour, monument):
                mask[monument] = s[hand + monument]
        return
    mask[site] = s[hand + site]
    if not erecting or s[at.HEIGHT + colour * MONUMENTS + site] >= needed(s, site):
        mask[VERBS] = bit(do.DONE)
    if not erecting and s[at.HOLDER + SCRIBE] == colour:
        mask[VERBS] |= bit(do.ORDER)


@part
def _legal_pairs(s: State, mask: Mask) -> None:
    """Fill in the first or the second of two cards with one symbol (A4.2, A4.8)."""
    seat, first = num(s[at.MOVER]), num(s[at.PICKED])
    for symbol in range(SYMBOLS):
        if s[at.MATCHING + seat * SYMBOLS + symbol] >= 2 and (
            first == NONE or symbol_of(s, first) == symbol
        ):
            for monument in range(MONUMENTS):
                mask[monument] |= (
                    s[at.HAND + seat * MONUMENTS + monument]
                    & s[at.SYMBOL + monument * SYMBOLS + symbol]
                )
    if first != NONE:
        mask[first // VALUES] &= ~(1 << (first % VALUES))
    if s[at.PHASE] == at.BUYING and s[at.LAID_OUT] == 0 and at.pile_size(s) == 0:
        _keep_useful_pairs(s, mask)


# --- Buying when nothing can be drawn (A4.2): the rest of the hand must allow an action -------


@part
def _may_buy_bare(s: State, mask: Mask) -> bool:
    """Tell whether some pair can be bought with; the cards of `mask` are free to write in."""
    s[at.PHASE] = at.BUYING
    _legal_pairs(s, mask)
    s[at.PHASE] = at.FREE
    found = False
    for monument in range(MONUMENTS):
        found = found or mask[monument] != 0
        mask[monument] = 0
    return found


@part
def _keep_useful_pairs(s: State, mask: Mask) -> None:
    """Leave out of `mask` the cards no purchase with which would leave an action possible."""
    first = num(s[at.PICKED])
    for card in range(CARDS):
        if do.holds(mask, card):
            useful = False
            for other in range(CARDS):
                if other == first or (first == NONE and other != card and in_hand(s, other)):
                    useful = useful or is_useful_pair(s, card, other)
            if not useful:
                mask[card // VALUES] &= ~(1 << (card % VALUES))


@part
def in_hand(s: State, card: int) -> bool:
    held = num(s[at.HAND + num(s[at.MOVER]) * MONUMENTS + card // VALUES])
    return (held >> (card % VALUES)) & 1 == 1


@kernel
def is_useful_pair(s: State, first: int, second: int) -> bool:
    """Tell whether two cards of the hand share a symbol and an action is possible without them."""
    if symbol_of(s, first) != symbol_of(s, second):
        return False
    seat = num(s[at.MOVER])
    seen = at.KNOWN + seat * MONUMENTS
    before_first, before_second = s[seen + first // VALUES], s[seen + second // VALUES]
    leave_hand(s, seat, first)
    leave_hand(s, seat, second)
    useful = s[at.LAID_OUT] > 0 or action_verbs(s) != 0
    enter_hand(s, seat, first)
    enter_hand(s, seat, second)
    s[seen + first // VALUES] = before_first
    s[seen + second // VALUES] = before_second
    return useful


# --- What steps do ----------------------------------------------------------------------------


@kernel
def apply(s: State, step: int) -> None:
    """Take `step` in place."""
    if step < CARDS:
        _apply_card(s, step)
    elif step < do.ERECT:
        _apply_plain(s, step)
    else:
        _apply_coloured(s, step)


@part
def _apply_card(s: State, card: int) -> None:
    phase, seat = s[at.PHASE], num(s[at.MOVER])
    if phase == at.FREE:  # A4.3
        _take(s, seat, card)
        _spend_action(s)
    elif phase == at.ERECTING or phase == at.IMPROVING:
        s[at.SITE] = card // VALUES
        leave_hand(s, seat, card)
        _lay(s, num(s[at.FOR]), card)
        s[at.SHOWN + num(s[at.FOR]) * SYMBOLS + symbol_of(s, card)] += 1
    elif phase == at.ORDERING:
        _lay(s, num(s[at.FOR]), card)
        s[at.PICKED] &= ~(1 << (card % VALUES))
        if s[at.PICKED] == 0:
            _spend_action(s)
    elif phase == at.HERO_TAKING:
        _take(s, seat, card)
        _pay_hero(s)
    elif s[at.PICKED] == NONE:
        s[at.PICKED] = card
    else:
        _second_card(s, seat, card)


@part
def _second_card(s: State, seat: int, card: int) -> None:
    first = num(s[at.PICKED])
    if s[at.PHASE] == at.SWAPPING:  # A8.5
        _swap(s, seat, first, card)
        s[at.NAUTE_USED] = 1
        _finish(s)
        return
    _discard(s, seat, first)
    _discard(s, seat, card)
    if s[at.PHASE] == at.BUYING:  # A4.2
        s[at.ACTIONS] += 1
        s[at.BOUGHT] = 1
        _finish(s)
    else:  # A4.8
        colour, symbol = num(s[at.FOR]), symbol_of(s, card)
        s[at.SCORE + colour] += worth(s, colour, symbol)
        _spend_action(s)


@part
def worth(s: State, colour: int, symbol: int) -> int:
    """Return what scoring `symbol` brings `colour` (A4.8, A8.6)."""
    points = num(s[at.SHOWN + colour * SYMBOLS + symbol])
    if s[at.POWER_SYMBOLS] == 1 and s[at.HOLDER + symbol] == colour:
        points += 1
    return points


@part
def _apply_plain(s: State, step: int) -> None:
    seat = num(s[at.MOVER])
    if step == do.DRAW:  # A4.3
        enter_hand(s, seat, _top_card(s))
        _spend_action(s)
    elif step == do.DONE:
        _finish_laying(s)
        _spend_action(s)
    elif step == do.ORDER:
        _take_up_stack(s)
    elif step == do.END:
        _end_turn(s)
    elif step == do.HERO_DRAW:
        enter_hand(s, seat, _top_card(s))
        _pay_hero(s)
    elif step == do.HERO_TAKE:
        s[at.PHASE] = at.HERO_TAKING
    elif step == do.BUY:
        s[at.PHASE] = at.BUYING
    else:
        s[at.PHASE] = at.SWAPPING


@part
def _apply_coloured(s: State, step: int) -> None:
    colour = own(s, (step - do.ERECT) % 2)
    if step >= do.ACQUIRE:  # A8.1, A8.2
        s[at.HOLDER + (step - do.ACQUIRE) // 2] = colour
        s[at.SCORE + colour] += POINTS_WHEN_TAKEN
        _spend_action(s)
        return
    if step >= do.HISTORY:
        write_history(s, colour)
        return
    s[at.FOR] = colour
    if step >= do.SCORE:
        s[at.PHASE] = at.SCORING
    elif step >= do.IMPROVE:
        s[at.PHASE] = at.IMPROVING
    else:
        s[at.PHASE] = at.ERECTING


@part
def _finish_laying(s: State) -> None:
    if s[at.PHASE] == at.ERECTING:
        s[at.AVAILABLE + num(s[at.SITE])] -= 1  # A1.6


@part
def _take_up_stack(s: State) -> None:
    """Lift a whole stack, so that it can be laid again in any order (A8.3)."""
    colour, site = num(s[at.FOR]), num(s[at.SITE])
    bottom, lifted = at.bottom(colour, site), 0
    for place in range(num(s[at.HEIGHT + colour * MONUMENTS + site])):
        lifted |= 1 << (num(s[bottom + place]) - 1)
        s[bottom + place] = 0
    s[at.HEIGHT + colour * MONUMENTS + site] = 0
    s[at.PICKED] = lifted
    s[at.PHASE] = at.ORDERING


@part
def _spend_action(s: State) -> None:
    s[at.ACTIONS] -= 1
    s[at.USED] += 1
    _finish(s)


@part
def _pay_hero(s: State) -> None:
    """A8.4"""
    s[at.SCORE + num(s[at.HOLDER + HERO])] -= 1
    s[at.HERO_USED] = 1
    _finish(s)


@part
def _finish(s: State) -> None:
    """Close the play that was begun."""
    s[at.PLAYED] = 1
    s[at.PHASE] = at.FREE
    s[at.FOR] = NONE
    s[at.SITE] = NONE
    s[at.PICKED] = NONE


# --- Cards change place only through here, so none is made or lost ----------------------------


@part
def enter_hand(s: State, seat: int, card: int) -> None:
    s[at.HAND + seat * MONUMENTS + card // VALUES] |= 1 << (card % VALUES)
    s[at.MATCHING + seat * SYMBOLS + symbol_of(s, card)] += 1


@part
def leave_hand(s: State, seat: int, card: int) -> None:
    others = ~(1 << (card % VALUES))
    s[at.HAND + seat * MONUMENTS + card // VALUES] &= others
    s[at.KNOWN + seat * MONUMENTS + card // VALUES] &= others
    s[at.MATCHING + seat * SYMBOLS + symbol_of(s, card)] -= 1


@part
def _enter_hand_seen(s: State, seat: int, card: int) -> None:
    """A9.2: all have seen which card it is."""
    enter_hand(s, seat, card)
    s[at.KNOWN + seat * MONUMENTS + card // VALUES] |= 1 << (card % VALUES)


@part
def _discard(s: State, seat: int, card: int) -> None:
    leave_hand(s, seat, card)
    s[at.GONE + card // VALUES] |= 1 << (card % VALUES)


@part
def _lay(s: State, colour: int, card: int) -> None:
    place = at.HEIGHT + colour * MONUMENTS + card // VALUES
    s[at.bottom(colour, card // VALUES) + num(s[place])] = card % VALUES + 1
    s[place] += 1


@part
def _top_card(s: State) -> int:
    """Return the pile's top card and take it off."""
    place = at.PILE + num(s[at.TOP])
    card = num(s[place])
    s[place] = NONE
    s[at.TOP] += 1
    return card


@part
def _take(s: State, seat: int, card: int) -> None:
    """Take a face-up card; those to its right close up."""
    last = num(s[at.LAID_OUT]) - 1
    for place in range(last):
        if s[at.FACEUP + place] == card:
            s[at.FACEUP + place] = s[at.FACEUP + place + 1]
            s[at.FACEUP + place + 1] = card
    s[at.FACEUP + last] = NONE
    s[at.LAID_OUT] = last
    _enter_hand_seen(s, seat, card)


@part
def _swap(s: State, seat: int, card: int, for_card: int) -> None:
    """A8.5: the place in the row stays."""
    for place in range(num(s[at.LAID_OUT])):
        if s[at.FACEUP + place] == for_card:
            s[at.FACEUP + place] = card
    leave_hand(s, seat, card)
    _enter_hand_seen(s, seat, for_card)


# --- A history turn (A5) ----------------------------------------------------------------------


@kernel
def write_history(s: State, colour: int) -> None:
    pages = 0
    for monument in range(MONUMENTS):
        taken = 0
        for other in range(at.colours(s)):
            if other != colour and s[at.HEIGHT + other * MONUMENTS + monument] >= 2:  # A5.2
                _chronicle(s, other, monument)
                taken += 1
        for _ in range(taken):
            _advance(s, monument)
        pages += taken
    s[at.WRITER + num(s[at.WRITTEN])] = colour  # A5.3
    s[at.PAGES + num(s[at.WRITTEN])] = pages
    s[at.WRITTEN] += 1
    s[at.HISTORIANS + colour] -= 1
    _finish(s)
    s[at.ACTIONS] = 0  # A5.6
    s[at.PHASE] = at.CLOSED


@part
def _chronicle(s: State, colour: int, monument: int) -> None:
    """Take the top card of a stack and lay it aside (A5.2, A5.6)."""
    place = at.HEIGHT + colour * MONUMENTS + monument
    s[place] -= 1
    top = at.bottom(colour, monument) + num(s[place])
    value = num(s[top])
    s[top] = 0
    s[at.ASIDE + monument] |= 1 << (value - 1)
    s[at.SHOWN + colour * SYMBOLS + symbol_of(s, monument * VALUES + value - 1)] -= 1


@part
def _advance(s: State, monument: int) -> None:
    """A5.4, A5.5"""
    if s[at.MARKER + monument] < s[at.LAST_SQUARE]:
        s[at.MARKER + monument] += 1
        return
    main, second = NONE, NONE
    for colour in range(at.colours(s)):
        if s[at.HEIGHT + colour * MONUMENTS + monument] > 0:
            if main == NONE or highest(s, colour, monument) > highest(s, main, monument):
                main, second = colour, main
            else:
                second = colour
    s[at.SCORE + main] += 3 if second == NONE else 2
    if second != NONE:
        s[at.SCORE + second] += 1


@part
def highest(s: State, colour: int, monument: int) -> int:
    """Return the highest value in a stack, 0 for none."""
    best, bottom = 0, at.bottom(colour, monument)
    for place in range(num(s[at.HEIGHT + colour * MONUMENTS + monument])):
        best = max(best, num(s[bottom + place]))
    return best


# --- The end of a turn (A3.2, A3.3) -----------------------------------------------------------


@part
def _end_turn(s: State) -> None:
    while s[at.LAID_OUT] < at.FACE_UP and at.pile_size(s) > 0:
        s[at.FACEUP + num(s[at.LAID_OUT])] = _top_card(s)
        s[at.LAID_OUT] += 1
    is_empty = s[at.USED] == 0 and s[at.PHASE] != at.CLOSED
    s[at.IDLE] = num(s[at.IDLE]) + 1 if is_empty else 0
    stalled = s[at.UP_TO] == 1 and s[at.IDLE] >= s[at.SEATS]  # A4.1
    if s[at.LAID_OUT] < at.FACE_UP or stalled:
        _clear_turn(s)
        s[at.ACTIONS] = 0
        s[at.MOVER] = NONE
    else:
        s[at.MOVER] = (num(s[at.MOVER]) + 1) % num(s[at.SEATS])  # A2.3
        s[at.TURN] += 1
        _clear_turn(s)


@part
def _clear_turn(s: State) -> None:
    s[at.ACTIONS] = ACTIONS_A_TURN
    s[at.USED] = 0
    s[at.BOUGHT] = 0
    s[at.HERO_USED] = 0
    s[at.NAUTE_USED] = 0
    _finish(s)
    s[at.PLAYED] = 0


# --- Setting up (A2) --------------------------------------------------------------------------


@kernel
def may_act(s: State) -> bool:
    """Tell whether an action is left and possible; without `actions=upto` it must be used."""
    return s[at.ACTIONS] > 0 and (s[at.LAID_OUT] > 0 or action_verbs(s) != 0)


@kernel
def list_legal(s: State, steps: State) -> int:
    """Write the legal steps in ascending order and return how many there are."""
    mask = np.empty(WORDS, np.int32)
    legal(s, mask)
    return do.listed(mask, steps)


@kernel
def follow(s: State, steps: State) -> int:
    """Take `steps` in place as long as they are legal; return how many were taken."""
    mask = np.empty(WORDS, np.int32)
    for i in range(len(steps)):
        legal(s, mask)
        if not do.holds(mask, num(steps[i])):
            return i
        apply(s, num(steps[i]))
    return len(steps)


@kernel
def set_out(s: State, deck: State, first: int) -> None:
    """Deal `deck` on a table whose fixed part is filled in (A2.2, A2.3)."""
    seats = num(s[at.SEATS])
    s[at.TURN] = 1
    s[at.MOVER] = first
    for colour in range(at.colours(s)):
        s[at.HISTORIANS + colour] = 3 if seats == 3 else 2  # A2.1, A7.1
    for monument in range(MONUMENTS):
        s[at.AVAILABLE + monument] = 0 if monument == s[at.LEFT_OUT] else 2  # A1.6
    for power in range(at.POWERS):
        s[at.HOLDER + power] = NONE
    for place in range(at.LADDER_SIZE):
        s[at.WRITER + place] = NONE
    for place in range(CARDS):
        s[at.PILE + place] = deck[place] if place < len(deck) else NONE
    s[at.TOP] = 0
    s[at.BOTTOM] = len(deck)
    for seat in range(seats):
        for _ in range(at.HAND_SIZE):
            enter_hand(s, seat, _top_card(s))
    for place in range(at.FACE_UP):
        s[at.FACEUP + place] = _top_card(s)
    s[at.LAID_OUT] = at.FACE_UP
    _clear_turn(s)
