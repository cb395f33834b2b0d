"""The observation of one seat at a table of `fabuleux`, as numbers; a kernel.

Seats are counted from the observer: seat 0 is the observer, seat 1 the next one clockwise. A card
has its rank in each characteristic, the winning end highest; ranks and grades are 1 higher here
than in a position, so that 0 says that a figure is not known.
"""

from typing import Final

from monuments.engine.game import State
from monuments.engine.jit import kernel, num, part
from monuments.envs.encoding import Encoding, Observation, Part
from monuments.games.fabuleux.kernels import layout as at
from monuments.games.fabuleux.kernels import scoring
from monuments.games.fabuleux.kernels.layout import (
    CARDS,
    COLLECTORS,
    MAX_CHARACTERISTICS,
    MAX_MONUMENTS,
    MAX_OWN,
    MAX_SEATS,
    NONE,
)

VERSION: Final = 1
FIGURES: Final = MAX_CHARACTERISTICS + 1  # the characteristics, then the grade
DRAWN_FIELDS: Final = 2 + FIGURES

# The table.
OPTIONS: Final = 0
# Cards.
OWN_CARD: Final = OPTIONS + 10
OWN_FIGURES: Final = OWN_CARD + CARDS
HOLDER: Final = OWN_FIGURES + FIGURES
DEPTH: Final = HOLDER + CARDS * MAX_SEATS
UNSEEN: Final = DEPTH + CARDS
ASIDE: Final = UNSEEN + CARDS
# Players.
PILES: Final = ASIDE + COLLECTORS + MAX_OWN
TOTALS: Final = PILES + MAX_SEATS
OUT: Final = TOTALS + MAX_SEATS
LYING: Final = OUT + MAX_SEATS
SAID: Final = LYING + MAX_SEATS
DRAWN: Final = SAID + MAX_SEATS * FIGURES
LEVEL: Final = DRAWN + CARDS * DRAWN_FIELDS
TIED: Final = LEVEL + MAX_SEATS
# The round.
ROUND: Final = TIED + MAX_SEATS
PHASE: Final = ROUND + 3
TO_MOVE: Final = PHASE + at.DRAWING + 1
LEADER: Final = TO_MOVE + MAX_SEATS
CHOOSER: Final = LEADER + MAX_SEATS
CHOSEN: Final = CHOOSER + MAX_SEATS
FORCES: Final = CHOSEN + MAX_CHARACTERISTICS
VOLCANO: Final = FORCES + 6
EARTHQUAKE: Final = VOLCANO + MAX_SEATS
SIZE: Final = EARTHQUAKE + MAX_CHARACTERISTICS

_OPTIONS: Final = (
    *("two-players", "three-players", "four-players", "five-players", "six-players"),
    *("characteristics", "collectors", "own-collectors", "timed", "last-round"),
)
_CARDS: Final = tuple(f"card-{card}" for card in range(CARDS))
_COLLECTORS: Final = tuple(f"collector-{i}" for i in range(COLLECTORS + MAX_OWN))
_CHARACTERISTICS: Final = tuple(f"characteristic-{i}" for i in range(MAX_CHARACTERISTICS))
_FIGURES: Final = (*_CHARACTERISTICS, "grade")
_SEATS: Final = ("self", "next", "second", "third", "fourth", "fifth")
_PLACES: Final = tuple(f"place-{i}" for i in range(CARDS))
_FORCES: Final = ("flood-left", "flood-right", "hurricane", "lightning", "eclipse", "drought")

PARTS: Final = (
    Part(
        "options",
        OPTIONS,
        (_OPTIONS,),
        1000,
        "1 for the number of players; characteristics; Collectors; 1 with a clock; the last round",
    ),
    Part("own_card", OWN_CARD, (_CARDS,), 1, "1 for the card that the observer compares now"),
    Part(
        "own_figures",
        OWN_FIGURES,
        (_FIGURES,),
        MAX_MONUMENTS + 1,
        "its ranks and its grade, from 1",
    ),
    Part(
        "holder",
        HOLDER,
        (_CARDS, _SEATS),
        1,
        "1 for the seat that has a card whose place the observer knows",
    ),
    Part(
        "depth",
        DEPTH,
        (_CARDS,),
        CARDS,
        "the place of that card in the pile, 1 on top; 0 if it lies in the round",
    ),
    Part("unseen", UNSEEN, (_CARDS,), 1, "1 for each card whose place the observer does not know"),
    Part("aside", ASIDE, (_COLLECTORS,), 1, "1 for each Collector set aside"),
    Part("piles", PILES, (_SEATS,), CARDS, "cards in each pile"),
    Part(
        "totals", TOTALS, (_SEATS,), CARDS, "cards of each seat, those lying in the round included"
    ),
    Part("out", OUT, (_SEATS,), 1000, "the round in which a seat went out; 0 if it is in"),
    Part("lying", LYING, (_SEATS,), 1, "1 if a card lies before the seat in this round"),
    Part(
        "said",
        SAID,
        (_SEATS, _FIGURES),
        MAX_MONUMENTS + 1,
        "what was said of that card: rank or grade, from 1",
    ),
    Part(
        "drawn",
        DRAWN,
        (_PLACES, ("seat", "carried", *_FIGURES)),
        MAX_MONUMENTS + 1,
        "each card drawn in a tie or carried along: its seat from 1, 1 if carried, what was said",
    ),
    Part("level", LEVEL, (_SEATS,), 1, "1 for each seat that shares the best figure"),
    Part("tied", TIED, (_SEATS,), 1, "1 for each seat still in the tie"),
    Part(
        "round",
        ROUND,
        (("number", "begun", "fresh"),),
        1000,
        "the round; 1 once it has begun; 1 while the mover has not used the card just turned",
    ),
    Part("phase", PHASE, (("choosing", "asking", "drawing"),), 1, "1 for the phase"),
    Part(
        "to_move", TO_MOVE, (_SEATS,), 1, "1 for the seat to move; only zeros when the game is over"
    ),
    Part("leader", LEADER, (_SEATS,), 1, "1 for the leader of the round"),
    Part("chooser", CHOOSER, (_SEATS,), 1, "1 for the seat that named the characteristic"),
    Part("chosen", CHOSEN, (_CHARACTERISTICS,), 1, "1 for the characteristic"),
    Part("forces", FORCES, (_FORCES,), 1, "1 for each force that is loose"),
    Part("volcano", VOLCANO, (_SEATS,), 1, "1 for the seat whose cards are safe"),
    Part(
        "earthquake",
        EARTHQUAKE,
        (_CHARACTERISTICS,),
        1,
        "1 for the characteristic of the next cards drawn",
    ),
)

_STEPS: Final = (
    *(f"choose {i}" for i in range(MAX_CHARACTERISTICS)),
    *(f"challenge {i}" for i in range(MAX_CHARACTERISTICS)),
    *("say", "flood left", "flood right", "hurricane", "lightning", "eclipse", "drought"),
    *("avalanche", "volcano"),
    *(f"earthquake {i}" for i in range(MAX_CHARACTERISTICS)),
    "time",
)

ENCODING: Final = Encoding("fabuleux", VERSION, PARTS, _STEPS)


@kernel
def observe(s: State, seat: int, out: Observation) -> None:
    """Fill `out` with what `seat` knows of `s`."""
    for i in range(SIZE):
        out[i] = 0
    _table(s, out)
    _own_card(s, seat, out)
    _piles(s, seat, out)
    _unseen(s, seat, out)
    _lying(s, seat, out)
    _drawn(s, seat, out)
    _round(s, seat, out)


@part
def _knows(s: State, seat: int, card: int) -> bool:
    return (at.seen(s, card) >> seat) & 1 == 1


@part
def _table(s: State, out: Observation) -> None:
    out[OPTIONS + num(s[at.SEATS]) - 2] = 1
    out[OPTIONS + 5] = s[at.CHARACTERISTICS]
    out[OPTIONS + 6] = s[at.SHUFFLED_IN]
    out[OPTIONS + 7] = s[at.OWN]
    out[OPTIONS + 8] = s[at.TIMED]
    out[OPTIONS + 9] = s[at.LAST_ROUND]
    for i in range(COLLECTORS + MAX_OWN):
        out[ASIDE + i] = (num(s[at.ASIDE]) >> i) & 1


@part
def _figure(s: State, card: int, i: int) -> int:
    """Return a card's rank in a characteristic, or its grade, from 1."""
    if i == at.GRADE_BIT:
        return at.grade(s, card) + 1
    return at.rank(s, card, i) + 1


@part
def _said(s: State, card: int, out: Observation, start: int) -> None:
    said = at.said(s, card)
    if said:
        for i in range(FIGURES):
            if (said >> i) & 1:
                out[start + i] = _figure(s, card, i)


@part
def _own_card(s: State, seat: int, out: Observation) -> None:
    card = at.card_of(s, seat)
    if s[at.PHASE] == at.DRAWING and at.draw_of(s, seat) != NONE:
        card = at.drawn_card(s, at.draw_of(s, seat))
    if card == NONE:
        return
    out[OWN_CARD + card] = 1
    if not at.is_collector(card):
        for i in range(num(s[at.CHARACTERISTICS])):
            out[OWN_FIGURES + i] = _figure(s, card, i)
        out[OWN_FIGURES + at.GRADE_BIT] = _figure(s, card, at.GRADE_BIT)


@part
def _piles(s: State, seat: int, out: Observation) -> None:
    seats = num(s[at.SEATS])
    for i in range(seats):
        other = (seat + i) % seats
        out[PILES + i] = s[at.COUNT + other]
        out[TOTALS + i] = scoring.cards_of(s, other)
        out[OUT + i] = s[at.OUT + other]
        card, depth = num(s[at.TOP + other]), 1
        while card != NONE:
            if _knows(s, seat, card):
                out[HOLDER + card * MAX_SEATS + i] = 1
                out[DEPTH + card] = depth
            card, depth = num(s[at.NEXT + card]), depth + 1


@part
def _unseen(s: State, seat: int, out: Observation) -> None:
    """Fill in the cards hidden from `seat`, including any that were not dealt."""
    monuments = num(s[at.MONUMENTS])
    for card in range(monuments):
        out[UNSEEN + card] = 0 if _knows(s, seat, card) else 1
    for card in range(MAX_MONUMENTS, at.FIRST_OWN + num(s[at.OWN])):
        out[UNSEEN + card] = 0 if _knows(s, seat, card) else 1


@part
def _lying(s: State, seat: int, out: Observation) -> None:
    seats = num(s[at.SEATS])
    for i in range(seats):
        other = (seat + i) % seats
        card = at.card_of(s, other)
        out[LEVEL + i] = (num(s[at.LEVEL]) >> other) & 1
        out[TIED + i] = (num(s[at.TIED]) >> other) & 1
        if card != NONE:
            out[LYING + i] = 1
            _said(s, card, out, SAID + i * FIGURES)
            if _knows(s, seat, card):
                out[HOLDER + card * MAX_SEATS + i] = 1


@part
def _drawn(s: State, seat: int, out: Observation) -> None:
    for place in range(num(s[at.DRAWN])):
        card, by = at.drawn_card(s, place), at.drawn_by(s, place)
        row = DRAWN + place * DRAWN_FIELDS
        i = (by % at.CARRIED - seat) % num(s[at.SEATS])
        out[row] = i + 1
        out[row + 1] = by // at.CARRIED
        _said(s, card, out, row + 2)
        if _knows(s, seat, card):
            out[HOLDER + card * MAX_SEATS + i] = 1


@part
def _round(s: State, seat: int, out: Observation) -> None:
    out[ROUND] = s[at.ROUND]
    out[ROUND + 1] = s[at.BEGUN]
    out[ROUND + 2] = s[at.FRESH]
    out[PHASE + num(s[at.PHASE])] = 1
    _one_seat(s, seat, at.MOVER, out, TO_MOVE)
    _one_seat(s, seat, at.LEADER, out, LEADER)
    _one_seat(s, seat, at.CHOOSER, out, CHOOSER)
    _one_seat(s, seat, at.SHELTERED, out, VOLCANO)
    if s[at.CHOSEN] != NONE:
        out[CHOSEN + num(s[at.CHOSEN])] = 1
    if s[at.SHAKEN] != NONE:
        out[EARTHQUAKE + num(s[at.SHAKEN])] = 1
    out[FORCES] = 1 if s[at.PASSING] > 0 else 0
    out[FORCES + 1] = 1 if s[at.PASSING] < 0 else 0
    out[FORCES + 2] = s[at.REVERSED]
    out[FORCES + 3] = s[at.STRUCK]
    out[FORCES + 4] = s[at.DARK]
    out[FORCES + 5] = s[at.DRY]


@part
def _one_seat(s: State, seat: int, place: int, out: Observation, start: int) -> None:
    """Fill in the seat that a number of the position names, if it names one."""
    if s[place] != NONE:
        out[start + (num(s[place]) - seat) % num(s[at.SEATS])] = 1
