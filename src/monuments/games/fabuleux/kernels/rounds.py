"""The course of a round of `fabuleux`: its beginning, its comparisons and its end."""

from typing import Final

from monuments.engine.game import State
from monuments.engine.jit import num, part
from monuments.games.fabuleux.kernels import layout as at
from monuments.games.fabuleux.kernels import piles
from monuments.games.fabuleux.kernels.layout import NONE

_NOTHING: Final = -32768


# --- Comparing (F3, F5, F9.1-F9.3) ------------------------------------------------------------


@part
def is_one(group: int) -> bool:
    return group & (group - 1) == 0


@part
def players_in(s: State) -> int:
    """Return a bit for each seat that is not out (F10)."""
    found = 0
    for seat in range(num(s[at.SEATS])):
        if at.round_out(s, seat) == 0:
            found |= 1 << seat
    return found


@part
def nearest(s: State, group: int) -> int:
    """Return the seat of `group` clockwise from the leader, the leader first (F6)."""
    seat, seats = num(s[at.LEADER]), num(s[at.SEATS])
    while not (group >> seat) & 1:
        seat = (seat + 1) % seats
    return seat


@part
def compared(s: State, seat: int) -> int:
    """Return the card with which a seat is compared now."""
    if s[at.PHASE] == at.DRAWING:
        return at.drawn_card(s, at.draw_of(s, seat))
    return at.card_of(s, seat)


@part
def strength(s: State, seat: int, by: int) -> int:
    """Return a seat's rank in a characteristic, or its grade for GRADE_BIT."""
    card = compared(s, seat)
    if by == at.GRADE_BIT:
        return at.grade(s, card)
    return at.rank(s, card, by)


@part
def best(s: State, group: int, by: int) -> int:
    """Return a bit for each seat of `group` that wins by strength and forces."""
    sign = -1 if s[at.REVERSED] == 1 else 1
    first, second = _NOTHING, _NOTHING
    for seat in range(num(s[at.SEATS])):
        if (group >> seat) & 1:
            found = sign * strength(s, seat, by)
            if found > first:
                first, second = found, first
            elif second < found < first:
                second = found
    wanted = second if s[at.STRUCK] == 1 and second != _NOTHING else first
    winners = 0
    for seat in range(num(s[at.SEATS])):
        if (group >> seat) & 1 and sign * strength(s, seat, by) == wanted:
            winners |= 1 << seat
    return winners


@part
def say_all(s: State, group: int, bit: int) -> None:
    """Let everybody in `group` say a figure of the card compared (F5, F14)."""
    for seat in range(num(s[at.SEATS])):
        if (group >> seat) & 1:
            s[at.SAID + compared(s, seat)] |= 1 << bit


@part
def pass_cards(s: State, group: int) -> None:
    """Move the card compared of each seat of `group` to the next of them (F9.1)."""
    seats, start = num(s[at.SEATS]), at.DRAW if s[at.PHASE] == at.DRAWING else at.CARD
    first = nearest(s, group)
    seat, held = first, int(s[start + first])
    for i in range(1, seats + 1):
        seat = (first + num(s[at.PASSING]) * i) % seats
        if (group >> seat) & 1:
            held, s[start + seat] = int(s[start + seat]), held
            s[at.SEEN + compared(s, seat)] |= 1 << seat
            if s[at.PHASE] == at.DRAWING:
                s[at.DRAWN_BY + at.draw_of(s, seat)] = seat


@part
def win_by(s: State, group: int, by: int) -> int:
    """Return the next comparison's winners; it ends the Collectors' effects."""
    if s[at.PASSING] != 0:
        pass_cards(s, group)
    say_all(s, group, by)
    winners = best(s, group, by)
    s[at.PASSING] = 0
    s[at.REVERSED] = 0
    s[at.STRUCK] = 0
    s[at.SHAKEN] = NONE
    return winners


@part
def compare(s: State) -> None:
    """Compare once everybody has spoken; keep the seats that can still win (F3, F5)."""
    s[at.DARK] = 0
    group = win_by(s, players_in(s), num(s[at.CHOSEN]))
    if not is_one(group):
        s[at.LEVEL] = group
        group = win_by(s, group, at.GRADE_BIT)
    leave_in(s, group)
    if not is_one(group):
        new_draw(s)


@part
def leave_in(s: State, group: int) -> None:
    s[at.PHASE] = at.DRAWING
    s[at.TIED] = group


# --- Ties (F6) --------------------------------------------------------------------------------


@part
def new_draw(s: State) -> None:
    """Keep in the tie the seats that can draw, or else the one nearest to the leader."""
    tied, able = num(s[at.TIED]), 0
    for seat in range(num(s[at.SEATS])):
        s[at.DRAW + seat] = NONE
        if (tied >> seat) & 1 and at.pile_size(s, seat) > 0:
            able |= 1 << seat
    s[at.TIED] = able if able != 0 else 1 << nearest(s, tied)


@part
def next_to_draw(s: State) -> int:
    """Return the seat that draws next, clockwise from the leader, or NONE."""
    seats = num(s[at.SEATS])
    for i in range(seats):
        seat = (num(s[at.LEADER]) + i) % seats
        if (num(s[at.TIED]) >> seat) & 1 and at.draw_of(s, seat) == NONE:
            return seat
    return NONE


@part
def compare_drawn(s: State) -> None:
    """Keep in the tie the seats that drew best, and start a new draw."""
    if s[at.DARK] == 1:  # F9.4
        s[at.DARK] = 0
    else:
        by = num(s[at.SHAKEN]) if s[at.SHAKEN] != NONE else at.GRADE_BIT  # F9.8
        s[at.TIED] = win_by(s, num(s[at.TIED]), by)
    if not is_one(num(s[at.TIED])):
        new_draw(s)


@part
def fight(s: State) -> int:
    """Draw until one seat is left and return it; NONE if a Collector is drawn before."""
    while not is_one(num(s[at.TIED])):
        seat = next_to_draw(s)
        if seat == NONE:
            compare_drawn(s)
        elif at.pile_size(s, seat) == 0:  # F9: the Collector was the last card
            s[at.TIED] &= ~(1 << seat)
        elif at.is_collector(piles.draw(s, seat)):
            s[at.MOVER] = seat
            s[at.FRESH] = 1
            return NONE
    return nearest(s, num(s[at.TIED]))


# --- From one round to the next ---------------------------------------------------------------


@part
def win_round(s: State, winner: int) -> None:
    """F4, F7, F10, F11, F15"""
    sheltered = num(s[at.SHELTERED])
    piles.remember(s, winner)
    if sheltered != NONE and sheltered != winner and at.round_out(s, sheltered) == 0:
        piles.give_back(s, sheltered)
    piles.gather(s, winner)
    for seat in range(num(s[at.SEATS])):
        if at.pile_size(s, seat) == 0 and at.round_out(s, seat) == 0:
            s[at.OUT + seat] = s[at.ROUND]
    clear_round(s)
    s[at.LEADER] = winner
    if is_one(players_in(s)) or s[at.ROUND] >= s[at.LAST_ROUND]:
        s[at.MOVER] = NONE
    else:
        s[at.ROUND] += 1
        lead_off(s)


@part
def clear_round(s: State) -> None:
    s[at.PHASE] = at.CHOOSING
    s[at.BEGUN] = 0
    s[at.FRESH] = 0
    s[at.CHOOSER] = NONE
    s[at.CHOSEN] = NONE
    s[at.DARK] = 0
    s[at.DRY] = 0
    s[at.SHELTERED] = NONE
    s[at.SHAKEN] = NONE
    s[at.PASSING] = 0
    s[at.REVERSED] = 0
    s[at.STRUCK] = 0
    s[at.LEVEL] = 0
    s[at.TIED] = 0
    for seat in range(num(s[at.SEATS])):
        s[at.DRAW + seat] = NONE


@part
def lead_off(s: State) -> None:
    """Let the leader turn the first card of the round (F3)."""
    leader = num(s[at.LEADER])
    s[at.MOVER] = leader
    s[at.FRESH] = 1
    piles.turn(s, leader)


@part
def ask_after(s: State, seat: int) -> bool:
    """Ask the next one clockwise; tell whether everybody has spoken instead (F8)."""
    seat = at.next_in(s, seat)
    if seat == s[at.CHOOSER]:
        return True
    ask(s, seat)
    return False


@part
def ask(s: State, seat: int) -> None:
    s[at.MOVER] = seat
    s[at.FRESH] = 0
    if at.card_of(s, seat) == NONE:
        s[at.FRESH] = 1
        piles.turn(s, seat)
