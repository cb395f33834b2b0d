"""The rules of `fabuleux`: which steps are legal, and what each one does.

Only `legal` decides about legality; `apply` trusts its caller. The clock belongs to the table:
the step `TIME` is never in a mask, and `may_stop` says when it is possible.
"""

import numpy as np

from monuments.engine.game import State
from monuments.engine.jit import kernel, num, part
from monuments.games.fabuleux.kernels import layout as at
from monuments.games.fabuleux.kernels import piles, rounds
from monuments.games.fabuleux.kernels import steps as do
from monuments.games.fabuleux.kernels.layout import NONE
from monuments.games.fabuleux.kernels.steps import WORDS, Mask

# --- Legal steps ----------------------------------------------------------------------------


@kernel
def legal(s: State, mask: Mask) -> None:
    """Fill `mask` with every step the mover can take, and no other."""
    mask[0] = 0
    if s[at.MOVER] == NONE:
        return
    card = at.turned(s)
    if at.is_collector(card):
        mask[0] = _collector_steps(s, at.effect(s, card))
    elif s[at.PHASE] == at.CHOOSING:
        mask[0] = _every(s) << do.CHOOSE
    else:
        mask[0] = 1 << do.SAY
        if may_challenge(s):
            mask[0] |= _others(s) << do.CHALLENGE


@part
def _every(s: State) -> int:
    """Return a bit for each characteristic."""
    return (1 << num(s[at.CHARACTERISTICS])) - 1


@part
def _others(s: State) -> int:
    """Return a bit for each characteristic but the present one."""
    return _every(s) & ~(1 << num(s[at.CHOSEN]))


@part
def _collector_steps(s: State, collector: int) -> int:
    if collector == 0:
        return (1 << do.FLOOD_LEFT) | (1 << do.FLOOD_RIGHT)
    if collector < at.COLLECTORS - 1:
        return 1 << (do.HURRICANE + collector - 1)
    return (_others(s) if s[at.PHASE] == at.ASKING else _every(s)) << do.EARTHQUAKE  # F9.8


@kernel
def may_challenge(s: State) -> bool:
    """Tell whether the mover's card is more endangered than the chooser's (F8, F9.5)."""
    own, other = at.turned(s), at.card_of(s, num(s[at.CHOOSER]))
    return bool(s[at.DRY] == 0 and at.grade(s, own) > at.grade(s, other))


@kernel
def may_stop(s: State) -> bool:
    """Tell whether the clock can end the game now: between rounds only (F11)."""
    return bool(s[at.TIMED] == 1 and s[at.MOVER] != NONE and s[at.BEGUN] == 0)


# --- What steps do ----------------------------------------------------------------------------


@kernel
def apply(s: State, step: int) -> None:
    """Take `step` in place."""
    if step == do.TIME:
        s[at.MOVER] = NONE
        return
    since = num(s[at.MOVER])
    s[at.BEGUN] = 1
    if step == do.SAY:
        _say(s, since)
    elif step < do.SAY:
        _name(s, since, step % at.MAX_CHARACTERISTICS)
    else:
        since = _announce(s, since, step)
    if since != NONE and rounds.ask_after(s, since):
        rounds.compare(s)
    if s[at.PHASE] == at.DRAWING:
        winner = rounds.fight(s)
        if winner != NONE:
            rounds.win_round(s, winner)


@part
def _say(s: State, seat: int) -> None:
    """F3, F9.4"""
    if s[at.DARK] == 0:
        s[at.SAID + at.card_of(s, seat)] |= 1 << num(s[at.CHOSEN])


@part
def _name(s: State, seat: int, characteristic: int) -> None:
    """Choose the characteristic, or change it (F3, F8)."""
    s[at.PHASE] = at.ASKING
    s[at.CHOOSER] = seat
    s[at.CHOSEN] = characteristic
    s[at.SAID + at.card_of(s, seat)] |= 1 << at.GRADE_BIT
    _say(s, seat)


# --- Collectors (F9) --------------------------------------------------------------------------


@part
def _announce(s: State, seat: int, step: int) -> int:
    """Let a Collector take effect; return the seat before the next asked, or NONE."""
    piles.set_aside(s)
    if step >= do.EARTHQUAKE:
        _shake(s, step - do.EARTHQUAKE)
    else:
        _let_loose(s, seat, step)
    if s[at.PHASE] == at.CHOOSING:
        return _lead_on(s, seat)
    if s[at.PHASE] == at.ASKING:
        return _speak_on(s, seat, step)
    if step == do.DROUGHT:
        s[at.TIED] = 1 << rounds.nearest(s, num(s[at.TIED]))
    return NONE


@part
def _let_loose(s: State, seat: int, step: int) -> None:
    if step == do.FLOOD_LEFT:
        s[at.PASSING] = 1
    elif step == do.FLOOD_RIGHT:
        s[at.PASSING] = -1
    elif step == do.HURRICANE:
        s[at.REVERSED] = 1
    elif step == do.LIGHTNING:
        s[at.STRUCK] = 1
    elif step == do.ECLIPSE:
        s[at.DARK] = 1
    elif step == do.DROUGHT:
        s[at.DRY] = 1
    elif step == do.AVALANCHE:
        piles.carry(s)
    else:
        s[at.SHELTERED] = seat


@part
def _shake(s: State, characteristic: int) -> None:
    """F9.8"""
    if s[at.PHASE] == at.DRAWING:
        s[at.SHAKEN] = characteristic
        return
    s[at.CHOSEN] = characteristic
    if s[at.PHASE] == at.ASKING:
        _say(s, num(s[at.CHOOSER]))


@part
def _lead_on(s: State, seat: int) -> int:
    """Let the leader turn the next card; if out, let the next seat lead."""
    if at.pile_size(s, seat) == 0:
        _go_out(s, seat)
        s[at.CHOSEN] = NONE
        s[at.LEADER] = at.next_in(s, seat)
        left = rounds.players_in(s)
        if rounds.is_one(left):
            rounds.leave_in(s, left)
            return NONE
    rounds.lead_off(s)
    if s[at.CHOSEN] == NONE or at.is_collector(at.turned(s)):
        return NONE
    _name(s, seat, num(s[at.CHOSEN]))  # F9.8
    return seat


@part
def _speak_on(s: State, seat: int, step: int) -> int:
    """Let the speaker turn the next card or go out; an earthquake asks all again."""
    if at.pile_size(s, seat) == 0:
        _go_out(s, seat)
    elif step < do.EARTHQUAKE:
        rounds.ask(s, seat)
        return NONE
    return num(s[at.CHOOSER]) if step >= do.EARTHQUAKE else seat


@part
def _go_out(s: State, seat: int) -> None:
    """F9, F10"""
    s[at.OUT + seat] = s[at.ROUND]


# --- For everything that is not a kernel ------------------------------------------------------


@kernel
def list_legal(s: State, steps: State) -> int:
    """Write the legal steps in ascending order and return how many there are."""
    mask = np.zeros(WORDS, np.int32)
    legal(s, mask)
    return do.listed(mask, steps)


@kernel
def set_out(s: State, deck: State, first: int) -> None:
    """Deal `deck`, pile by pile, on a table whose fixed part is filled in (F1, F2)."""
    seats = num(s[at.SEATS])
    s[at.ROUND] = 1
    s[at.LEADER] = first
    s[at.LAST_WINNER] = NONE
    s[at.LAST_CHOSEN] = NONE
    for i in range(at.CARDS):
        s[at.NEXT + i] = NONE
        s[at.DRAWN_CARD + i] = NONE
        s[at.DRAWN_BY + i] = NONE
        s[at.LAST_DRAWN_CARD + i] = NONE
        s[at.LAST_DRAWN_BY + i] = NONE
    for seat in range(at.MAX_SEATS):
        s[at.TOP + seat] = NONE
        s[at.BOTTOM + seat] = NONE
        s[at.CARD + seat] = NONE
        s[at.LAST_CARD + seat] = NONE
        s[at.DRAW + seat] = NONE
    for i in range(len(deck)):
        piles.put_under(s, i // (len(deck) // seats), int(deck[i]))
    rounds.clear_round(s)
    rounds.lead_off(s)
