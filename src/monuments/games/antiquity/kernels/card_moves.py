"""Moves of cards: nothing else changes where a card is, so none is lost."""

from monuments.engine.game import State
from monuments.engine.jit import num, part
from monuments.games.antiquity.kernels import layout as at
from monuments.games.antiquity.kernels import predicates as ask
from monuments.games.antiquity.kernels.layout import NONE, VALUES


@part
def enter_hand(s: State, seat: int, card: int) -> None:
    s[at.hand_at(seat, card // VALUES)] |= 1 << (card % VALUES)
    s[at.matching_at(seat, ask.symbol_of(s, card))] += 1


@part
def leave_hand(s: State, seat: int, card: int) -> None:
    others = ~(1 << (card % VALUES))
    s[at.hand_at(seat, card // VALUES)] &= others
    s[at.known_at(seat, card // VALUES)] &= others
    s[at.matching_at(seat, ask.symbol_of(s, card))] -= 1


@part
def enter_hand_seen(s: State, seat: int, card: int) -> None:
    """Add a card to a hand that all players have seen (A9.2)."""
    enter_hand(s, seat, card)
    s[at.known_at(seat, card // VALUES)] |= 1 << (card % VALUES)


@part
def discard(s: State, seat: int, card: int) -> None:
    leave_hand(s, seat, card)
    s[at.GONE + card // VALUES] |= 1 << (card % VALUES)


@part
def lay(s: State, colour: int, card: int) -> None:
    monument = card // VALUES
    top = at.bottom(colour, monument) + at.height(s, colour, monument)
    s[top] = card % VALUES + 1
    s[at.height_at(colour, monument)] += 1


@part
def top_card(s: State) -> int:
    """Take the top card off the pile and return it."""
    place = at.PILE + num(s[at.TOP])
    card = num(s[place])
    s[place] = NONE
    s[at.TOP] += 1
    return card


@part
def take(s: State, seat: int, card: int) -> None:
    """Take a face-up card; the cards to its right close the gap."""
    last = num(s[at.LAID_OUT]) - 1
    for place in range(last):
        if at.face_up(s, place) == card:
            s[at.FACEUP + place] = at.face_up(s, place + 1)
            s[at.FACEUP + place + 1] = card
    s[at.FACEUP + last] = NONE
    s[at.LAID_OUT] = last
    enter_hand_seen(s, seat, card)


@part
def swap(s: State, seat: int, card: int, for_card: int) -> None:
    """Swap a hand card for a face-up one, which keeps its place in the row (A8.5)."""
    for place in range(num(s[at.LAID_OUT])):
        if at.face_up(s, place) == for_card:
            s[at.FACEUP + place] = card
    leave_hand(s, seat, card)
    enter_hand_seen(s, seat, for_card)
