"""The place of each number of a `fabuleux` position in the state vector.

Monuments are numbered as their deck lists them, from 0; the eight Collectors follow from 60, so
that a deck of any size leaves them in place, and after them those that a deck brings itself. A
pile is a chain from card to card: its top card, its bottom card, and for each card the one
below. Whatever an option or a deck can change lies here too, because compiled code freezes
global arrays. Figures can be too large for the vector: a card has its rank in each
characteristic instead, the winning end highest, equal figures equal.
"""

from typing import Final

from monuments.engine.game import State
from monuments.engine.jit import kernel, num, part

MAX_SEATS: Final = 6  # F1
MAX_MONUMENTS: Final = 60
COLLECTORS: Final = 8  # F9.1-F9.8
MAX_OWN: Final = 6  # F9: Collectors that a deck brings; ASIDE has a bit for each Collector
FIRST_OWN: Final = MAX_MONUMENTS + COLLECTORS  # the first Collector that a deck brings
CARDS: Final = FIRST_OWN + MAX_OWN
MAX_CHARACTERISTICS: Final = 6
ALL: Final = (1 << MAX_SEATS) - 1
NONE: Final = -1

# The table's options and deck; these never change during a game.
SEATS: Final = 0
MONUMENTS: Final = SEATS + 1  # of the deck, dealt or not
CHARACTERISTICS: Final = MONUMENTS + 1  # of the deck
SHUFFLED_IN: Final = CHARACTERISTICS + 1  # F9: how many of the eight Collectors
OWN: Final = SHUFFLED_IN + 1  # F9: how many Collectors the deck brings; all are shuffled in
OWN_EFFECT: Final = OWN + 1  # F9: for each of those the Collector that it acts like
LAST_ROUND: Final = OWN_EFFECT + MAX_OWN  # F11, F15: the game ends after this one
TIMED: Final = LAST_ROUND + 1  # F11: 1 if a clock may end the game
GRADE: Final = TIMED + 1  # F13: for each monument, 0 green to 3 red
RANK: Final = GRADE + MAX_MONUMENTS  # for each monument and characteristic

# The seat to move.
ROUND: Final = RANK + MAX_MONUMENTS * MAX_CHARACTERISTICS  # counted from 1
MOVER: Final = ROUND + 1  # the seat to move, or NONE when the game is over
LEADER: Final = MOVER + 1  # F7
PHASE: Final = LEADER + 1
BEGUN: Final = PHASE + 1  # F11: 1 once anything was done in this round
FRESH: Final = BEGUN + 1  # 1 while the mover has not yet used the card just turned
CHOOSER: Final = FRESH + 1  # F8: who named the present characteristic
CHOSEN: Final = CHOOSER + 1  # the present characteristic, or NONE

# The forces set loose by Collectors in this round (F9).
PASSING: Final = CHOSEN + 1  # F9.1: 1 to the left, -1 to the right
REVERSED: Final = PASSING + 1  # F9.2
STRUCK: Final = REVERSED + 1  # F9.3
DARK: Final = STRUCK + 1  # F9.4
DRY: Final = DARK + 1  # F9.5
SHELTERED: Final = DRY + 1  # F9.7: a seat, or NONE
SHAKEN: Final = SHELTERED + 1  # F9.8: the characteristic that the next draw is compared by, or NONE

# The cards lying in this round.
CARD: Final = SHAKEN + 1  # for each seat its card, or NONE
LEVEL: Final = CARD + MAX_SEATS  # F5: a bit for each seat that shares the best figure
TIED: Final = LEVEL + 1  # F6: a bit for each seat still in the tie
DRAW: Final = TIED + 1  # F6: for each seat which of the cards drawn it compares, or NONE
DRAWN: Final = DRAW + MAX_SEATS  # how many cards were drawn, or carried along (F9.6)
DRAWN_CARD: Final = DRAWN + 1  # in the order drawn
DRAWN_BY: Final = DRAWN_CARD + CARDS  # the seat; + CARRIED for a card nobody has looked at

# The piles, and what is known of each card.
TOP: Final = DRAWN_BY + CARDS  # for each seat a card, or NONE
BOTTOM: Final = TOP + MAX_SEATS
COUNT: Final = BOTTOM + MAX_SEATS  # cards in each pile
NEXT: Final = COUNT + MAX_SEATS  # for each card the one below it, or NONE
SEEN: Final = NEXT + CARDS  # F14: for each card a bit for each seat that knows its place
SAID: Final = SEEN + CARDS  # F14: for each card lying a bit for each figure said; GRADE_BIT
ASIDE: Final = SAID + CARDS  # F9: a bit for each Collector set aside
OUT: Final = ASIDE + 1  # F10: for each seat the round in which it went out, or 0

# The round before, which everybody has seen (F14).
LAST_WINNER: Final = OUT + MAX_SEATS  # a seat, or NONE
LAST_CHOSEN: Final = LAST_WINNER + 1
LAST_LEVEL: Final = LAST_CHOSEN + 1
LAST_CARD: Final = LAST_LEVEL + 1
LAST_DRAWN: Final = LAST_CARD + MAX_SEATS
LAST_DRAWN_CARD: Final = LAST_DRAWN + 1
LAST_DRAWN_BY: Final = LAST_DRAWN_CARD + CARDS
SIZE: Final = LAST_DRAWN_BY + CARDS

CARRIED: Final = 8  # added to the seat in DRAWN_BY
GRADE_BIT: Final = MAX_CHARACTERISTICS  # the grade's place in SAID, after the characteristics

# Phases.
CHOOSING: Final = 0  # F3: the leader names a characteristic
ASKING: Final = 1  # F3, F8: the others are asked, one after the other
DRAWING: Final = 2  # F6: cards are drawn in a tie


@kernel
def is_collector(card: int) -> bool:
    return card >= MAX_MONUMENTS


@kernel
def effect(s: State, card: int) -> int:
    """Return which of the eight Collectors a Collector acts like (F9)."""
    if card < FIRST_OWN:
        return card - MAX_MONUMENTS
    return num(s[OWN_EFFECT + card - FIRST_OWN])


@kernel
def turned(s: State) -> int:
    """Return the mover's card: in a tie the one just drawn, else the one of the round."""
    if s[PHASE] == DRAWING:
        return drawn_card(s, num(s[DRAWN]) - 1)
    return card_of(s, num(s[MOVER]))


@part
def next_in(s: State, seat: int) -> int:
    """Return the next seat clockwise that is not out (F10)."""
    seats = num(s[SEATS])
    seat = (seat + 1) % seats
    while round_out(s, seat) != 0:
        seat = (seat + 1) % seats
    return seat


# --- Reading a position -----------------------------------------------------------------------


@part
def card_of(s: State, seat: int) -> int:
    """Return the card of a seat in this round, or NONE."""
    return num(s[CARD + seat])


@part
def draw_of(s: State, seat: int) -> int:
    """Return which of the cards drawn a seat compares in a tie, or NONE (F6)."""
    return num(s[DRAW + seat])


@part
def drawn_card(s: State, i: int) -> int:
    return num(s[DRAWN_CARD + i])


@part
def drawn_by(s: State, i: int) -> int:
    """Return the seat that drew a card; + CARRIED if nobody has looked at it."""
    return num(s[DRAWN_BY + i])


@part
def top_card(s: State, seat: int) -> int:
    """Return the top card of a pile, or NONE."""
    return num(s[TOP + seat])


@part
def bottom_card(s: State, seat: int) -> int:
    """Return the bottom card of a pile, or NONE."""
    return num(s[BOTTOM + seat])


@part
def pile_size(s: State, seat: int) -> int:
    return num(s[COUNT + seat])


@part
def card_below(s: State, card: int) -> int:
    """Return the card below another in its pile, or NONE."""
    return num(s[NEXT + card])


@part
def seen(s: State, card: int) -> int:
    """Return a bit for each seat that knows the place of `card` (F14)."""
    return num(s[SEEN + card])


@part
def said(s: State, card: int) -> int:
    """Return a bit for each figure of `card` that was said (F14)."""
    return num(s[SAID + card])


@part
def grade(s: State, card: int) -> int:
    """Return how endangered a monument is, 0 green to 3 red (F13)."""
    return num(s[GRADE + card])


@part
def rank(s: State, card: int, characteristic: int) -> int:
    return num(s[RANK + card * MAX_CHARACTERISTICS + characteristic])


@part
def round_out(s: State, seat: int) -> int:
    """Return the round in which a seat went out, or 0 (F10)."""
    return num(s[OUT + seat])
