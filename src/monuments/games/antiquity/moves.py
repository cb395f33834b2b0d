"""Cards change place only through here, so that none is made or lost; kernels."""

from monuments.engine.game import State
from monuments.engine.jit import num, part
from monuments.games.antiquity import layout as at
from monuments.games.antiquity import questions as ask
from monuments.games.antiquity.layout import MONUMENTS, NONE, SYMBOLS, VALUES


@part
def enter_hand(s: State, seat: int, card: int) -> None:
    s[at.HAND + seat * MONUMENTS + card // VALUES] |= 1 << (card % VALUES)
    s[at.MATCHING + seat * SYMBOLS + ask.symbol_of(s, card)] += 1


@part
def leave_hand(s: State, seat: int, card: int) -> None:
    others = ~(1 << (card % VALUES))
    s[at.HAND + seat * MONUMENTS + card // VALUES] &= others
    s[at.KNOWN + seat * MONUMENTS + card // VALUES] &= others
    s[at.MATCHING + seat * SYMBOLS + ask.symbol_of(s, card)] -= 1


@part
def enter_hand_seen(s: State, seat: int, card: int) -> None:
    """A9.2: all have seen which card it is."""
    enter_hand(s, seat, card)
    s[at.KNOWN + seat * MONUMENTS + card // VALUES] |= 1 << (card % VALUES)


@part
def discard(s: State, seat: int, card: int) -> None:
    leave_hand(s, seat, card)
    s[at.GONE + card // VALUES] |= 1 << (card % VALUES)


@part
def lay(s: State, colour: int, card: int) -> None:
    place = at.HEIGHT + colour * MONUMENTS + card // VALUES
    s[at.bottom(colour, card // VALUES) + num(s[place])] = card % VALUES + 1
    s[place] += 1


@part
def top_card(s: State) -> int:
    """Return the pile's top card and take it off."""
    place = at.PILE + num(s[at.TOP])
    card = num(s[place])
    s[place] = NONE
    s[at.TOP] += 1
    return card


@part
def take(s: State, seat: int, card: int) -> None:
    """Take a face-up card; those to its right close up."""
    last = num(s[at.LAID_OUT]) - 1
    for place in range(last):
        if s[at.FACEUP + place] == card:
            s[at.FACEUP + place] = s[at.FACEUP + place + 1]
            s[at.FACEUP + place + 1] = card
    s[at.FACEUP + last] = NONE
    s[at.LAID_OUT] = last
    enter_hand_seen(s, seat, card)


@part
def swap(s: State, seat: int, card: int, for_card: int) -> None:
    """A8.5: the place in the row stays."""
    for place in range(num(s[at.LAID_OUT])):
        if s[at.FACEUP + place] == for_card:
            s[at.FACEUP + place] = card
    leave_hand(s, seat, card)
    enter_hand_seen(s, seat, for_card)
