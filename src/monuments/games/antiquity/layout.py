"""Where each number of an `antiquity` position lives in the state vector.

Cards are numbered monument by monument: `AKR1` is 0, `ZEU9` is 107. Sets of cards are one mask
of nine bits per monument, bit 0 for value 1. Whatever an option or a card file can change lies
here too, because compiled code freezes global arrays.
"""

from typing import Final

from monuments.engine.game import State
from monuments.engine.jit import kernel, num, part

MONUMENTS: Final = 12  # A1.1
VALUES: Final = 9  # A1.1
CARDS: Final = MONUMENTS * VALUES
SYMBOLS: Final = 3  # A1.1: scroll, ship, helmet
POWERS: Final = 3  # A8.1: Scribe, Naute, Hero, in the order of their symbols
COLOURS: Final = 4
MAX_SEATS: Final = 4
SQUARES: Final = 7  # A1.5: the picture square and six columns
HAND_SIZE: Final = 5  # A2.2
FACE_UP: Final = 3  # A2.2
LADDER_SIZE: Final = 9  # A2.1: three players with three historians each, four with two
NONE: Final = -1

# What a table is played with; these never change during a game.
SEATS: Final = 0
WITH_POWERS: Final = SEATS + 1  # A8
POWER_SYMBOLS: Final = WITH_POWERS + 1  # A8.6
UP_TO: Final = POWER_SYMBOLS + 1  # A4.1: three actions at most rather than exactly
SHOW_TAKEN: Final = UP_TO + 1  # A9.2
LEFT_OUT: Final = SHOW_TAKEN + 1  # A7.2: a monument, or NONE
LAST_SQUARE: Final = LEFT_OUT + 1  # A1.5
TRACK: Final = LAST_SQUARE + 1  # A1.5: sole, main, second for each square
SYMBOL: Final = TRACK + SQUARES * 3  # A1.3: a mask for each monument and symbol

# Whose turn it is and what is left of it.
TURN: Final = SYMBOL + MONUMENTS * SYMBOLS  # counted from 1
MOVER: Final = TURN + 1  # the seat to move, or NONE when the game is over
ACTIONS: Final = MOVER + 1  # A4.1: left in this turn
USED: Final = ACTIONS + 1  # actions used in this turn
PLAYED: Final = USED + 1  # A3.1: 1 once anything was done in this turn
BOUGHT: Final = PLAYED + 1  # A4.2
HERO_USED: Final = BOUGHT + 1  # A8.4
NAUTE_USED: Final = HERO_USED + 1  # A8.5
IDLE: Final = NAUTE_USED + 1  # A4.1: turns in a row without an action or a history

# A play that has been begun.
PHASE: Final = IDLE + 1
FOR: Final = PHASE + 1  # A7.3: the colour it is for
SITE: Final = FOR + 1  # the monument it builds, or NONE
PICKED: Final = SITE + 1  # the first card of two, or NONE; while ordering, the mask still to lay

# The table.
SCORE: Final = PICKED + 1  # for each colour
HISTORIANS: Final = SCORE + COLOURS  # for each colour, those not sent yet
HOLDER: Final = HISTORIANS + COLOURS  # A8.1: for each power a colour, or NONE
MARKER: Final = HOLDER + POWERS  # A1.5: for each monument, squares from the first
AVAILABLE: Final = MARKER + MONUMENTS  # A1.6: how often each monument can still be built
WRITTEN: Final = AVAILABLE + MONUMENTS  # histories on the ladder
WRITER: Final = WRITTEN + 1  # the colour of each history, in the order written
PAGES: Final = WRITER + LADDER_SIZE
LAID_OUT: Final = PAGES + LADDER_SIZE  # face-up cards now
FACEUP: Final = LAID_OUT + 1  # from left to right
TOP: Final = FACEUP + FACE_UP  # where the pile's top card lies
BOTTOM: Final = TOP + 1  # one past the pile's last card
HAND: Final = BOTTOM + 1  # masks, for each seat
KNOWN: Final = HAND + MAX_SEATS * MONUMENTS  # A9.2: cards of the hand that all have seen
MATCHING: Final = KNOWN + MAX_SEATS * MONUMENTS  # cards of the hand with each symbol
SHOWN: Final = MATCHING + MAX_SEATS * SYMBOLS  # cards with each symbol in each exhibition
HEIGHT: Final = SHOWN + COLOURS * SYMBOLS  # cards in each stack of each colour
STACK: Final = HEIGHT + COLOURS * MONUMENTS  # values from bottom to top, then 0
ASIDE: Final = STACK + COLOURS * MONUMENTS * VALUES  # A5.6: masks of the cards chronicled
GONE: Final = ASIDE + MONUMENTS  # A4.2, A4.8: masks of the cards that left the game
PILE: Final = GONE + MONUMENTS
SIZE: Final = PILE + CARDS

# Phases.
FREE: Final = 0  # nothing begun
ERECTING: Final = 1
IMPROVING: Final = 2
ORDERING: Final = 3  # A8.3
SCORING: Final = 4
BUYING: Final = 5
HERO_TAKING: Final = 6
SWAPPING: Final = 7
CLOSED: Final = 8  # A5.6: a history was written; nothing but the end of the turn is left


@kernel
def bottom(colour: int, monument: int) -> int:
    """Return where the lowest card of a stack lies."""
    return STACK + (colour * MONUMENTS + monument) * VALUES


@kernel
def colours(s: State) -> int:
    """Return how many colours are in play (A7.1)."""
    return 3 if s[SEATS] == 3 else 4


@kernel
def owner(s: State, colour: int) -> int:
    """Return the seat that plays `colour` (A7.1)."""
    return colour // 2 if s[SEATS] == 2 else colour


@part
def pile_size(s: State) -> int:
    return num(s[BOTTOM]) - num(s[TOP])
