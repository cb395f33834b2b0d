"""Views: the only place that decides what a seat may see (F14)."""

import msgspec

from monuments.engine.game import State
from monuments.games.fabuleux.kernels import layout as at
from monuments.games.fabuleux.kernels import scoring
from monuments.games.fabuleux.kernels.layout import NONE
from monuments.games.fabuleux.presentation.board import (
    aside,
    drawn_cards,
    last_cards,
    last_drawn,
    pile_cards,
    round_card,
    seats_of,
    shown,
)
from monuments.games.fabuleux.presentation.cards import DIRECTIONS, GRADES, Deck, Figure

PHASES = ("choosing", "asking", "tie")


class Lying(msgspec.Struct, frozen=True):
    """A card in the round: its code for its player, the spoken figures for all."""

    card: str | None
    figures: dict[str, Figure]
    """The spoken figures, by characteristic."""
    grade: str | None
    """The grade, if it was spoken."""


class SeatView(msgspec.Struct, frozen=True):
    """A player: number of cards, and the cards in front of them in this round."""

    seat: int
    cards: int
    """Including those in the round."""
    pile: int
    out: int | None
    """The round in which they went out (F10)."""
    lying: Lying | None
    drawn: tuple[Lying, ...]
    """Drawn in a tie (F6) or carried along (F9.6), in order."""
    tied: bool


class Shown(msgspec.Struct, frozen=True):
    """A card of the last round, and the seat it lay before."""

    seat: int
    card: str


class LastRound(msgspec.Struct, frozen=True):
    """The round before this one, which everybody has seen (F14)."""

    winner: int
    characteristic: str | None
    """None if the last opponent went out before one was chosen (F9)."""
    level: tuple[int, ...]
    """The seats that shared the best figure, if there was a tie (F5)."""
    cards: tuple[Shown, ...]
    drawn: tuple[Shown, ...]


class Rival(msgspec.Struct, frozen=True):
    """The best figure that others have said, beside that of the viewer's own card."""

    figure: Figure
    compared: str
    """`better`, `equal` or `worse` than one's own."""


class Forces(msgspec.Struct, frozen=True):
    """Effects of Collectors that still last (F9)."""

    flood: str | None
    """`left` or `right` (F9.1)."""
    hurricane: bool
    lightning: bool
    eclipse: bool
    drought: bool
    volcano: int | None
    """The seat whose cards are safe (F9.7)."""
    earthquake: str | None
    """The characteristic by which the next cards drawn are compared (F9.8)."""


class View(msgspec.Struct, frozen=True):
    """A table of `fabuleux` as one seat, or a spectator, may see it."""

    game: str
    seat: int | None
    round: int
    to_move: int
    """A seat, or -1 when the game is over."""
    phase: str
    leader: int
    chooser: int | None
    characteristic: str | None
    forces: Forces
    seats: tuple[SeatView, ...]
    aside: tuple[str, ...]
    """Collectors set aside."""
    shown: tuple[str, ...]
    """Cards that everybody has seen."""
    last: LastRound | None
    places: tuple[int, ...]
    """Each seat's place if the game ended now."""
    rival: Rival | None = None
    """None while nothing can be compared, or a Collector may turn the comparison around."""


def view(s: State, seat: int | None, deck: Deck) -> View:
    passing = int(s[at.PASSING])
    return View(
        game="fabuleux",
        seat=seat,
        round=int(s[at.ROUND]),
        to_move=int(s[at.MOVER]),
        phase=PHASES[s[at.PHASE]],
        leader=int(s[at.LEADER]),
        chooser=_or_none(int(s[at.CHOOSER])),
        characteristic=named(int(s[at.CHOSEN]), deck),
        forces=(
            Forces(
                flood=DIRECTIONS[0 if passing > 0 else 1] if passing else None,
                hurricane=bool(s[at.REVERSED]),
                lightning=bool(s[at.STRUCK]),
                eclipse=bool(s[at.DARK]),
                drought=bool(s[at.DRY]),
                volcano=_or_none(int(s[at.SHELTERED])),
                earthquake=named(int(s[at.SHAKEN]), deck),
            )
        ),
        seats=tuple(_seat(s, other, seat, deck) for other in range(int(s[at.SEATS]))),
        aside=tuple(deck.code_of(card) for card in aside(s)),
        shown=tuple(deck.code_of(card) for card in shown(s)),
        last=_last(s, deck),
        places=tuple(scoring.places(s)),
        rival=None if seat is None else _rival(s, seat, deck),
    )


def _or_none(number: int) -> int | None:
    return None if number == NONE else number


def named(characteristic: int, deck: Deck) -> str | None:
    return None if characteristic == NONE else deck.characteristics[characteristic].code


def _seat(s: State, seat: int, viewer: int | None, deck: Deck) -> SeatView:
    card = round_card(s, seat)
    drawn = [(card, carried) for by, card, carried in drawn_cards(s) if by == seat]
    return SeatView(
        seat=seat,
        cards=scoring.cards_of(s, seat),
        pile=len(pile_cards(s, seat)),
        out=int(s[at.OUT + seat]) or None,
        lying=None if card is None else lying(s, card, deck, own=seat == viewer),
        drawn=tuple(
            lying(s, card, deck, own=seat == viewer and not carried) for card, carried in drawn
        ),
        tied=seat in seats_of(int(s[at.TIED])),
    )


def lying(s: State, card: int, deck: Deck, *, own: bool) -> Lying:
    """Return the visible part of a card; its code only if it is the viewer's `own`."""
    said = int(s[at.SAID + card])
    return Lying(
        card=deck.code_of(card) if own else None,
        figures={
            code: deck.monuments[card].figures[i]
            for i, code in enumerate(deck.characteristic_codes())
            if said >> i & 1
        },
        grade=GRADES[s[at.GRADE + card]] if said >> at.GRADE_BIT & 1 else None,
    )


def _rival(s: State, seat: int, deck: Deck) -> Rival | None:
    chosen, own = int(s[at.CHOSEN]), round_card(s, seat)
    if chosen == NONE or own is None or own >= len(deck.monuments):
        return None
    if s[at.PASSING] or s[at.REVERSED] or s[at.STRUCK]:  # F9.1, F9.2, F9.3
        return None
    cards = [round_card(s, other) for other in range(int(s[at.SEATS])) if other != seat]
    said = [card for card in cards if card is not None and int(s[at.SAID + card]) >> chosen & 1]
    if not said:
        return None
    ranks = s[at.RANK + chosen :: at.MAX_CHARACTERISTICS]
    best = max(said, key=lambda card: int(ranks[card]))
    lead = int(ranks[best]) - int(ranks[own])
    compared = "better" if lead > 0 else "worse" if lead < 0 else "equal"
    return Rival(deck.monuments[best].figures[chosen], compared)


def _last(s: State, deck: Deck) -> LastRound | None:
    if s[at.LAST_WINNER] == NONE:
        return None
    return LastRound(
        winner=int(s[at.LAST_WINNER]),
        characteristic=named(int(s[at.LAST_CHOSEN]), deck),
        level=seats_of(int(s[at.LAST_LEVEL])),
        cards=tuple(Shown(seat, deck.code_of(card)) for seat, card in last_cards(s)),
        drawn=tuple(Shown(seat, deck.code_of(card)) for seat, card, _ in last_drawn(s)),
    )
