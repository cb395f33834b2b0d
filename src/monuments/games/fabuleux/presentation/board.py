"""A position as lists of cards, for everything that is not a kernel."""

from typing import TypeAlias

from monuments.engine.game import State
from monuments.games.fabuleux.kernels import layout as at
from monuments.games.fabuleux.kernels.layout import (
    CARDS,
    CARRIED,
    MAX_MONUMENTS,
    NONE,
)


def pile_cards(s: State, seat: int) -> list[int]:
    """Return a pile without the cards in the round, top card first."""
    found, card = list[int](), int(s[at.TOP + seat])
    while card != NONE:
        found.append(card)
        card = int(s[at.NEXT + card])
    return found


def round_card(s: State, seat: int) -> int | None:
    """Return the card of a seat in this round."""
    card = int(s[at.CARD + seat])
    return None if card == NONE else card


Drawn: TypeAlias = list[tuple[int, int, bool]]
"""Seat and card of each draw, and whether it was carried along unseen (F9.6)."""


def drawn_cards(s: State) -> Drawn:
    """Return the cards drawn in this round, in order."""
    return _drawn(s, at.DRAWN, at.DRAWN_CARD, at.DRAWN_BY)


def last_drawn(s: State) -> Drawn:
    """Return the cards drawn in the round before this one."""
    return _drawn(s, at.LAST_DRAWN, at.LAST_DRAWN_CARD, at.LAST_DRAWN_BY)


def _drawn(s: State, count_at: int, card_at: int, by_at: int) -> Drawn:
    count = int(s[count_at])
    cards, owners = s[card_at : card_at + count].tolist(), s[by_at : by_at + count].tolist()
    return [(by % CARRIED, card, by >= CARRIED) for card, by in zip(cards, owners, strict=True)]


def last_cards(s: State) -> list[tuple[int, int]]:
    """Return seat and card of the round before this one, its winner first."""
    seats, winner = int(s[at.SEATS]), int(s[at.LAST_WINNER])
    order = [(winner + i) % seats for i in range(seats)]
    cards = [(seat, int(s[at.LAST_CARD + seat])) for seat in order]
    return [(seat, card) for seat, card in cards if card != NONE]


def whole_pile(s: State, seat: int) -> list[int]:
    """Return a seat's cards; those of the round are on top, in the order drawn."""
    card = round_card(s, seat)
    drawn = [card for by, card, _ in drawn_cards(s) if by == seat]
    return [*([] if card is None else [card]), *drawn, *pile_cards(s, seat)]


def aside(s: State) -> list[int]:
    """Return the Collectors set aside (F9)."""
    bits = int(s[at.ASIDE])
    return [card for card in range(MAX_MONUMENTS, CARDS) if bits >> card - MAX_MONUMENTS & 1]


def shown(s: State) -> list[int]:
    """Return the cards that everybody has seen, by number (F14)."""
    return [card for card in range(at.CARDS) if s[at.SEEN + card] == at.ALL]


def seats_of(group: int) -> tuple[int, ...]:
    return tuple(seat for seat in range(at.MAX_SEATS) if group >> seat & 1)
