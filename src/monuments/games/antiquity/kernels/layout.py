"""The place of each number of an `antiquity` position in the state vector.

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

# The table's options and material; these never change during a game.
SEATS: Final = 0
WITH_POWERS: Final = SEATS + 1  # A8
POWER_SYMBOLS: Final = WITH_POWERS + 1  # A8.6
UP_TO: Final = POWER_SYMBOLS + 1  # A4.1: three actions at most rather than exactly
SHOW_TAKEN: Final = UP_TO + 1  # A9.2
LEFT_OUT: Final = SHOW_TAKEN + 1  # A7.2: a monument, or NONE
LAST_SQUARE: Final = LEFT_OUT + 1  # A1.5
TRACK: Final = LAST_SQUARE + 1  # A1.5: sole, main, second for each square
SYMBOL: Final = TRACK + SQUARES * 3  # A1.3: a mask for each monument and symbol

# The present turn: its seat, and the actions left.
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
CLOSED: Final = 8  # A5.6: a history was written; only the end of the turn is left

# Builders, in the order of their points on a square of the track.
SOLE: Final = 0
MAIN: Final = 1
SECOND: Final = 2


# --- Places of numbers that are also written --------------------------------------------------


@part
def hand_at(seat: int, monument: int) -> int:
    return HAND + seat * MONUMENTS + monument


@part
def known_at(seat: int, monument: int) -> int:
    return KNOWN + seat * MONUMENTS + monument


@part
def matching_at(seat: int, symbol: int) -> int:
    return MATCHING + seat * SYMBOLS + symbol


@part
def shown_at(colour: int, symbol: int) -> int:
    return SHOWN + colour * SYMBOLS + symbol


@part
def height_at(colour: int, monument: int) -> int:
    return HEIGHT + colour * MONUMENTS + monument


@part
def square_at(s: State, monument: int) -> int:
    """Return the place of the points of the marker's square: SOLE, MAIN and SECOND."""
    return TRACK + 3 * marker(s, monument)


@kernel
def bottom(colour: int, monument: int) -> int:
    """Return the place of the lowest card of a stack."""
    return STACK + (colour * MONUMENTS + monument) * VALUES


@kernel
def colours(s: State) -> int:
    """Return the number of colours in play (A7.1)."""
    return 3 if s[SEATS] == 3 else 4


@kernel
def owner(s: State, colour: int) -> int:
    """Return the seat that plays `colour` (A7.1)."""
    return colour // 2 if s[SEATS] == 2 else colour


@part
def pile_size(s: State) -> int:
    return num(s[BOTTOM]) - num(s[TOP])


# --- Reading a position -----------------------------------------------------------------------


@part
def hand(s: State, seat: int, monument: int) -> int:
    """Return the mask of a seat's cards of `monument`."""
    return num(s[hand_at(seat, monument)])


@part
def known(s: State, seat: int, monument: int) -> int:
    """Return the mask of the cards of a hand that all players have seen (A9.2)."""
    return num(s[known_at(seat, monument)])


@part
def matching(s: State, seat: int, symbol: int) -> int:
    """Return the number of cards with `symbol` in a hand."""
    return num(s[matching_at(seat, symbol)])


@part
def shown(s: State, colour: int, symbol: int) -> int:
    """Return the number of cards with `symbol` in an exhibition."""
    return num(s[shown_at(colour, symbol)])


@part
def height(s: State, colour: int, monument: int) -> int:
    """Return the number of cards in a stack."""
    return num(s[height_at(colour, monument)])


@part
def value_in_stack(s: State, colour: int, monument: int, place: int) -> int:
    """Return the value of a card in a stack, counted from the bottom; 0 above its top."""
    return num(s[bottom(colour, monument) + place])


@part
def cards_with(s: State, monument: int, symbol: int) -> int:
    """Return the mask of the cards of `monument` that have `symbol` (A1.3)."""
    return num(s[SYMBOL + monument * SYMBOLS + symbol])


@part
def points(s: State, monument: int, builder: int) -> int:
    """Return the points of a SOLE, MAIN or SECOND builder on this square (A1.5)."""
    return num(s[square_at(s, monument) + builder])


@part
def score(s: State, colour: int) -> int:
    return num(s[SCORE + colour])


@part
def historians(s: State, colour: int) -> int:
    """Return the number of historians not sent yet."""
    return num(s[HISTORIANS + colour])


@part
def holder(s: State, power: int) -> int:
    """Return the colour that holds `power`, or NONE (A8.1)."""
    return num(s[HOLDER + power])


@part
def marker(s: State, monument: int) -> int:
    """Return the square of a monument's marker (A1.5)."""
    return num(s[MARKER + monument])


@part
def available(s: State, monument: int) -> int:
    """Return how often `monument` can still be built (A1.6)."""
    return num(s[AVAILABLE + monument])


@part
def writer(s: State, i: int) -> int:
    """Return the colour of a history, in the order written."""
    return num(s[WRITER + i])


@part
def pages(s: State, i: int) -> int:
    return num(s[PAGES + i])


@part
def face_up(s: State, place: int) -> int:
    """Return a face-up card, counted from the left."""
    return num(s[FACEUP + place])
