"""Moves of cards: nothing else changes where a card is, so none is lost."""

from monuments.engine.game import State
from monuments.engine.jit import num, part
from monuments.games.fabuleux.kernels import layout as at
from monuments.games.fabuleux.kernels.layout import NONE


@part
def take_top(s: State, seat: int) -> int:
    """Take the top card off a pile that has one."""
    card = at.top_card(s, seat)
    s[at.TOP + seat] = at.card_below(s, card)
    s[at.NEXT + card] = NONE
    s[at.COUNT + seat] -= 1
    if at.pile_size(s, seat) == 0:
        s[at.BOTTOM + seat] = NONE
    return card


@part
def put_under(s: State, seat: int, card: int) -> None:
    if at.pile_size(s, seat) == 0:
        s[at.TOP + seat] = card
    else:
        s[at.NEXT + at.bottom_card(s, seat)] = card
    s[at.BOTTOM + seat] = card
    s[at.NEXT + card] = NONE
    s[at.COUNT + seat] += 1


@part
def show_under(s: State, seat: int, card: int) -> None:
    """Show a card to all and put it under a pile (F4, F14)."""
    put_under(s, seat, card)
    s[at.SEEN + card] = at.ALL
    s[at.SAID + card] = 0


@part
def turn(s: State, seat: int) -> None:
    """Let a seat look at its top card, which now lies in the round (F3)."""
    card = take_top(s, seat)
    s[at.CARD + seat] = card
    s[at.SEEN + card] |= 1 << seat


@part
def add_drawn(s: State, card: int, by: int) -> None:
    place = num(s[at.DRAWN])
    s[at.DRAWN_CARD + place] = card
    s[at.DRAWN_BY + place] = by
    s[at.DRAWN] = place + 1


@part
def draw(s: State, seat: int) -> int:
    """Let a seat draw a card for the tie and look at it (F6)."""
    card = take_top(s, seat)
    s[at.SEEN + card] |= 1 << seat
    s[at.DRAW + seat] = s[at.DRAWN]
    add_drawn(s, card, seat)
    return card


@part
def set_aside(s: State) -> None:
    """Take the mover's Collector out of the game (F9)."""
    seat, card = num(s[at.MOVER]), at.turned(s)
    if s[at.PHASE] == at.DRAWING:
        last = num(s[at.DRAWN]) - 1
        s[at.DRAWN_CARD + last] = NONE
        s[at.DRAWN_BY + last] = NONE
        s[at.DRAWN] = last
        s[at.DRAW + seat] = NONE
    else:
        s[at.CARD + seat] = NONE
    s[at.ASIDE] |= 1 << (card - at.MAX_MONUMENTS)
    s[at.SEEN + card] = at.ALL


@part
def carry(s: State) -> None:
    """Add an unseen card of every pile of two or more to the round (F9.6)."""
    seats = num(s[at.SEATS])
    for i in range(seats):
        seat = (num(s[at.LEADER]) + i) % seats
        if at.pile_size(s, seat) >= 2:
            add_drawn(s, take_top(s, seat), seat + at.CARRIED)


@part
def gather(s: State, winner: int) -> None:
    """Give the round's cards to its winner: own, then clockwise, then drawn (F4)."""
    seats = num(s[at.SEATS])
    for i in range(seats):
        seat = (winner + i) % seats
        if at.card_of(s, seat) != NONE:
            show_under(s, winner, at.card_of(s, seat))
            s[at.CARD + seat] = NONE
    for i in range(num(s[at.DRAWN])):
        if at.drawn_card(s, i) != NONE:
            show_under(s, winner, at.drawn_card(s, i))
            s[at.DRAWN_CARD + i] = NONE
        s[at.DRAWN_BY + i] = NONE
    s[at.DRAWN] = 0


@part
def give_back(s: State, seat: int) -> None:
    """Put a seat's own cards of the round back under its pile (F9.7)."""
    show_under(s, seat, at.card_of(s, seat))
    s[at.CARD + seat] = NONE
    for i in range(num(s[at.DRAWN])):
        if at.drawn_by(s, i) % at.CARRIED == seat:
            show_under(s, seat, at.drawn_card(s, i))
            s[at.DRAWN_CARD + i] = NONE


@part
def remember(s: State, winner: int) -> None:
    """Keep the round for all to look at (F14)."""
    for i in range(num(s[at.LAST_DRAWN])):
        s[at.LAST_DRAWN_CARD + i] = NONE
        s[at.LAST_DRAWN_BY + i] = NONE
    s[at.LAST_WINNER] = winner
    s[at.LAST_CHOSEN] = s[at.CHOSEN]
    s[at.LAST_LEVEL] = s[at.LEVEL]
    s[at.LAST_DRAWN] = s[at.DRAWN]
    for seat in range(num(s[at.SEATS])):
        s[at.LAST_CARD + seat] = at.card_of(s, seat)
    for i in range(num(s[at.DRAWN])):
        s[at.LAST_DRAWN_CARD + i] = at.drawn_card(s, i)
        s[at.LAST_DRAWN_BY + i] = at.drawn_by(s, i)
