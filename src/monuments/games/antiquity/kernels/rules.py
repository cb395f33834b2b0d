"""The effects of steps, and the setup of a game. `apply` trusts its caller."""

from typing import Final

import numpy as np

from monuments.engine.game import State
from monuments.engine.jit import kernel, num, part
from monuments.games.antiquity.kernels import card_moves, history, legality, turns
from monuments.games.antiquity.kernels import layout as at
from monuments.games.antiquity.kernels import predicates as ask
from monuments.games.antiquity.kernels import steps as do
from monuments.games.antiquity.kernels.layout import CARDS, MONUMENTS, NONE, VALUES
from monuments.games.antiquity.kernels.steps import WORDS

POINTS_WHEN_TAKEN: Final = 2  # A8.2


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
            card_moves.enter_hand(s, seat, card_moves.top_card(s))
    for place in range(at.FACE_UP):
        s[at.FACEUP + place] = card_moves.top_card(s)
    s[at.LAID_OUT] = at.FACE_UP
    turns.clear_turn(s)


@kernel
def follow(s: State, steps: State) -> int:
    """Take `steps` in place as long as they are legal; return how many were taken."""
    mask = np.empty(WORDS, np.int32)
    for i in range(len(steps)):
        legality.legal(s, mask)
        if not do.holds(mask, num(steps[i])):
            return i
        apply(s, num(steps[i]))
    return len(steps)


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
        card_moves.take(s, seat, card)
        turns.spend_action(s)
    elif phase == at.ERECTING or phase == at.IMPROVING:
        s[at.SITE] = card // VALUES
        card_moves.leave_hand(s, seat, card)
        card_moves.lay(s, num(s[at.FOR]), card)
        s[at.shown_at(num(s[at.FOR]), ask.symbol_of(s, card))] += 1
    elif phase == at.ORDERING:
        card_moves.lay(s, num(s[at.FOR]), card)
        s[at.PICKED] &= ~(1 << (card % VALUES))
        if s[at.PICKED] == 0:
            turns.spend_action(s)
    elif phase == at.HERO_TAKING:
        card_moves.take(s, seat, card)
        _pay_hero(s)
    elif s[at.PICKED] == NONE:
        s[at.PICKED] = card
    else:
        _second_card(s, seat, card)


@part
def _second_card(s: State, seat: int, card: int) -> None:
    first = num(s[at.PICKED])
    if s[at.PHASE] == at.SWAPPING:  # A8.5
        card_moves.swap(s, seat, first, card)
        s[at.NAUTE_USED] = 1
        turns.finish(s)
        return
    card_moves.discard(s, seat, first)
    card_moves.discard(s, seat, card)
    if s[at.PHASE] == at.BUYING:  # A4.2
        s[at.ACTIONS] += 1
        s[at.BOUGHT] = 1
        turns.finish(s)
    else:  # A4.8
        colour, symbol = num(s[at.FOR]), ask.symbol_of(s, card)
        s[at.SCORE + colour] += ask.worth(s, colour, symbol)
        turns.spend_action(s)


@part
def _apply_plain(s: State, step: int) -> None:
    seat = num(s[at.MOVER])
    if step == do.DRAW:  # A4.3
        card_moves.enter_hand(s, seat, card_moves.top_card(s))
        turns.spend_action(s)
    elif step == do.DONE:
        if s[at.PHASE] == at.ERECTING:
            s[at.AVAILABLE + num(s[at.SITE])] -= 1  # A1.6
        turns.spend_action(s)
    elif step == do.ORDER:
        _take_up_stack(s)
    elif step == do.END:
        turns.end_turn(s)
    elif step == do.HERO_DRAW:
        card_moves.enter_hand(s, seat, card_moves.top_card(s))
        _pay_hero(s)
    elif step == do.HERO_TAKE:
        s[at.PHASE] = at.HERO_TAKING
    elif step == do.BUY:
        s[at.PHASE] = at.BUYING
    else:
        s[at.PHASE] = at.SWAPPING


@part
def _apply_coloured(s: State, step: int) -> None:
    colour = ask.own(s, (step - do.ERECT) % 2)
    if step >= do.ACQUIRE:  # A8.1, A8.2
        s[at.HOLDER + (step - do.ACQUIRE) // 2] = colour
        s[at.SCORE + colour] += POINTS_WHEN_TAKEN
        turns.spend_action(s)
        return
    if step >= do.HISTORY:
        history.write_history(s, colour)
        return
    s[at.FOR] = colour
    if step >= do.SCORE:
        s[at.PHASE] = at.SCORING
    elif step >= do.IMPROVE:
        s[at.PHASE] = at.IMPROVING
    else:
        s[at.PHASE] = at.ERECTING


@part
def _take_up_stack(s: State) -> None:
    """Lift a whole stack, so that it can be laid again in any order (A8.3)."""
    colour, site = num(s[at.FOR]), num(s[at.SITE])
    bottom, lifted = at.bottom(colour, site), 0
    for place in range(at.height(s, colour, site)):
        lifted |= 1 << (num(s[bottom + place]) - 1)
        s[bottom + place] = 0
    s[at.height_at(colour, site)] = 0
    s[at.PICKED] = lifted
    s[at.PHASE] = at.ORDERING


@part
def _pay_hero(s: State) -> None:
    """A8.4"""
    s[at.SCORE + at.holder(s, ask.HERO)] -= 1
    s[at.HERO_USED] = 1
    turns.finish(s)
