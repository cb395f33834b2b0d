"""The observation of one seat at a table of `antiquity`, as numbers; a kernel.

Seats and colours are counted from the observer: seat 0 is the observer, seat 1 the next one in
turn order. With two players the colours are the observer's two, then the opponent's two.
"""

from typing import Final

import numpy as np

from monuments.engine.game import State
from monuments.engine.jit import kernel, num, part
from monuments.envs.encoding import Encoding, Observation, Part
from monuments.games.antiquity.kernels import layout as at
from monuments.games.antiquity.kernels.layout import (
    CARDS,
    COLOURS,
    LADDER_SIZE,
    MAX_SEATS,
    MONUMENTS,
    NONE,
    POWERS,
    SYMBOLS,
    VALUES,
)
from monuments.games.antiquity.kernels.steps import COUNT
from monuments.games.antiquity.presentation.cards import (
    CARD_CODES,
    CODES,
    POWER_NAMES,
    SYMBOL_NAMES,
)

VERSION: Final = 1

# The table.
OPTIONS: Final = 0
LEFT_OUT: Final = OPTIONS + 8
# Cards.
HAND: Final = LEFT_OUT + MONUMENTS
HAND_SYMBOLS: Final = HAND + CARDS
KNOWN: Final = HAND_SYMBOLS + SYMBOLS
HAND_SIZES: Final = KNOWN + MAX_SEATS * CARDS
FACE_UP: Final = HAND_SIZES + MAX_SEATS
UNSEEN: Final = FACE_UP + CARDS
UNSEEN_SYMBOLS: Final = UNSEEN + CARDS
PILE: Final = UNSEEN_SYMBOLS + SYMBOLS
CHRONICLED: Final = PILE + 1
GONE: Final = CHRONICLED + CARDS
# Exhibitions and scores.
STACKS: Final = GONE + CARDS
SHOWN: Final = STACKS + COLOURS * CARDS
SCORES: Final = SHOWN + COLOURS * SYMBOLS
HISTORIANS: Final = SCORES + COLOURS
POWERS_HELD: Final = HISTORIANS + COLOURS
MARKERS: Final = POWERS_HELD + POWERS * COLOURS
POINTS: Final = MARKERS + MONUMENTS
AVAILABLE: Final = POINTS + MONUMENTS * 3
LADDER: Final = AVAILABLE + MONUMENTS
# The turn, and the play that has been begun.
TURN: Final = LADDER + LADDER_SIZE * (COLOURS + 1)
TO_MOVE: Final = TURN + 8
PHASE: Final = TO_MOVE + MAX_SEATS
COLOUR: Final = PHASE + at.CLOSED + 1
SITE: Final = COLOUR + COLOURS
PICKED: Final = SITE + MONUMENTS
SIZE: Final = PICKED + CARDS

_OPTIONS: Final = (
    *("two-players", "three-players", "four-players", "powers", "power-symbols"),
    *("actions-upto", "show-taken", "last-square"),
)
_TURN: Final = ("number", "actions", "used", "played", "bought", "hero-used", "naute-used", "idle")
_PHASES: Final = (
    *("free", "erecting", "improving", "ordering", "scoring", "buying"),
    *("hero-taking", "swapping", "closed"),
)
_SEATS: Final = ("self", "next", "second", "third")
_COLOURS: Final = ("colour-0", "colour-1", "colour-2", "colour-3")
_HISTORIES: Final = tuple(f"history-{i}" for i in range(LADDER_SIZE))
_ONE: Final = ("count",)

PARTS: Final = (
    Part(
        "options",
        OPTIONS,
        (_OPTIONS,),
        6,
        "1 for what the table is played with; the last square of the track",
    ),
    Part("left_out", LEFT_OUT, (CODES,), 1, "1 for the monument left out"),
    Part("hand", HAND, (CARD_CODES,), 1, "1 for each card of the observer's hand"),
    Part(
        "hand_symbols", HAND_SYMBOLS, (SYMBOL_NAMES,), CARDS, "cards of that hand with each symbol"
    ),
    Part(
        "known",
        KNOWN,
        (_SEATS, CARD_CODES),
        1,
        "1 for each card that all have seen go into a seat's hand and that is still there",
    ),
    Part("hand_sizes", HAND_SIZES, (_SEATS,), CARDS, "cards in each hand"),
    Part("face_up", FACE_UP, (CARD_CODES,), 1, "1 for each face-up card"),
    Part(
        "unseen",
        UNSEEN,
        (CARD_CODES,),
        1,
        "1 for each card that is in the pile or hidden in another hand",
    ),
    Part("unseen_symbols", UNSEEN_SYMBOLS, (SYMBOL_NAMES,), CARDS, "unseen cards with each symbol"),
    Part("pile", PILE, (_ONE,), CARDS, "cards in the pile"),
    Part("chronicled", CHRONICLED, (CARD_CODES,), 1, "1 for each card set aside by a history"),
    Part("gone", GONE, (CARD_CODES,), 1, "1 for each card that was discarded"),
    Part(
        "stacks",
        STACKS,
        (_COLOURS, CARD_CODES),
        VALUES,
        "the place of a card in its stack, 1 at the bottom; 0 if it is not there",
    ),
    Part(
        "shown", SHOWN, (_COLOURS, SYMBOL_NAMES), CARDS, "cards with each symbol in each exhibition"
    ),
    Part("scores", SCORES, (_COLOURS,), 9999, "points on the score track"),
    Part("historians", HISTORIANS, (_COLOURS,), 3, "historians not sent yet"),
    Part("powers_held", POWERS_HELD, (POWER_NAMES, _COLOURS), 1, "1 for the holder of each power"),
    Part("markers", MARKERS, (CODES,), 6, "the square of each marker, from 0"),
    Part(
        "points",
        POINTS,
        (CODES, ("sole", "main", "second")),
        99,
        "what the builders of each monument would get now",
    ),
    Part("available", AVAILABLE, (CODES,), 2, "how often each monument can still be built"),
    Part(
        "ladder",
        LADDER,
        (_HISTORIES, (*_COLOURS, "pages")),
        CARDS,
        "for each history, in the order written, 1 for its writer, then its pages",
    ),
    Part("turn", TURN, (_TURN,), 9999, "the turn, and what is left and used of it"),
    Part(
        "to_move", TO_MOVE, (_SEATS,), 1, "1 for the seat to move; only zeros when the game is over"
    ),
    Part("phase", PHASE, (_PHASES,), 1, "1 for what has been begun"),
    Part("colour", COLOUR, (_COLOURS,), 1, "1 for the colour that the play is for"),
    Part("site", SITE, (CODES,), 1, "1 for the monument that is being built"),
    Part(
        "picked",
        PICKED,
        (CARD_CODES,),
        1,
        "1 for the first card of two, for the mover only; while ordering, for each card to lay",
    ),
)

_VERBS: Final = (
    *("draw", "buy", "hero draw", "hero take", "swap", "done", "order", "end"),
    *("erect", "erect 2", "improve", "improve 2", "score", "score 2", "history", "history 2"),
    *(f"acquire {power}{which}" for power in POWER_NAMES for which in ("", " 2")),
)

ENCODING: Final = Encoding("antiquity", VERSION, PARTS, (*CARD_CODES, *_VERBS))


@kernel
def observe(s: State, seat: int, out: Observation) -> None:
    """Fill `out` with what `seat` knows of `s`."""
    for i in range(SIZE):
        out[i] = 0
    _table(s, out)
    _hands(s, seat, out)
    _unseen(s, seat, out)
    _exhibitions(s, seat, out)
    _turn(s, seat, out)


@part
def colour_from(s: State, seat: int, colour: int) -> int:
    """Return a colour's number as `seat` counts."""
    own = seat * 2 if s[at.SEATS] == 2 else seat
    return (colour - own) % at.colours(s)


@part
def _flags(out: Observation, start: int, bits: int) -> None:
    if bits:
        for value in range(VALUES):
            out[start + value] = (bits >> value) & 1


@part
def _table(s: State, out: Observation) -> None:
    out[OPTIONS + num(s[at.SEATS]) - 2] = 1
    out[OPTIONS + 3] = s[at.WITH_POWERS]
    out[OPTIONS + 4] = s[at.POWER_SYMBOLS]
    out[OPTIONS + 5] = s[at.UP_TO]
    out[OPTIONS + 6] = s[at.SHOW_TAKEN]
    out[OPTIONS + 7] = s[at.LAST_SQUARE]
    if s[at.LEFT_OUT] != NONE:
        out[LEFT_OUT + num(s[at.LEFT_OUT])] = 1
    for monument in range(MONUMENTS):
        square = at.square_at(s, monument)
        out[MARKERS + monument] = s[at.MARKER + monument]
        out[AVAILABLE + monument] = s[at.AVAILABLE + monument]
        for i in range(3):
            out[POINTS + monument * 3 + i] = s[square + i]
        _flags(out, CHRONICLED + monument * VALUES, num(s[at.ASIDE + monument]))
        _flags(out, GONE + monument * VALUES, num(s[at.GONE + monument]))


@part
def _hands(s: State, seat: int, out: Observation) -> None:
    seats = num(s[at.SEATS])
    for monument in range(MONUMENTS):
        _flags(out, HAND + monument * VALUES, at.hand(s, seat, monument))
    for i in range(seats):
        other = (seat + i) % seats
        for symbol in range(SYMBOLS):
            out[HAND_SIZES + i] += at.matching(s, other, symbol)
        for monument in range(MONUMENTS):
            _flags(out, KNOWN + i * CARDS + monument * VALUES, at.known(s, other, monument))
    for symbol in range(SYMBOLS):
        out[HAND_SYMBOLS + symbol] = at.matching(s, seat, symbol)
    for place in range(num(s[at.LAID_OUT])):
        out[FACE_UP + at.face_up(s, place)] = 1


@part
def _unseen(s: State, seat: int, out: Observation) -> None:
    """Fill in which cards are hidden from `seat`, never where they are."""
    masks = np.zeros(MONUMENTS, np.int16)
    for place in range(num(s[at.TOP]), num(s[at.BOTTOM])):
        card = num(s[at.PILE + place])
        masks[card // VALUES] |= 1 << (card % VALUES)
    for monument in range(MONUMENTS):
        for other in range(num(s[at.SEATS])):
            if other != seat:
                secret = at.hand(s, other, monument) & ~at.known(s, other, monument)
                masks[monument] |= secret
        hidden = num(masks[monument])
        _flags(out, UNSEEN + monument * VALUES, hidden)
        for symbol in range(SYMBOLS):
            alike = hidden & at.cards_with(s, monument, symbol)
            out[UNSEEN_SYMBOLS + symbol] += COUNT[alike]
    out[PILE] = at.pile_size(s)


@part
def _exhibitions(s: State, seat: int, out: Observation) -> None:
    for colour in range(at.colours(s)):
        i = colour_from(s, seat, colour)
        out[SCORES + i] = s[at.SCORE + colour]
        out[HISTORIANS + i] = s[at.HISTORIANS + colour]
        for symbol in range(SYMBOLS):
            out[SHOWN + i * SYMBOLS + symbol] = at.shown(s, colour, symbol)
        for monument in range(MONUMENTS):
            first = STACKS + i * CARDS + monument * VALUES
            for place in range(at.height(s, colour, monument)):
                out[first + at.value_in_stack(s, colour, monument, place) - 1] = place + 1
    for power in range(POWERS):
        if at.holder(s, power) != NONE:
            holder = colour_from(s, seat, at.holder(s, power))
            out[POWERS_HELD + power * COLOURS + holder] = 1
    for i in range(num(s[at.WRITTEN])):
        row = LADDER + i * (COLOURS + 1)
        out[row + colour_from(s, seat, at.writer(s, i))] = 1
        out[row + COLOURS] = at.pages(s, i)


@part
def _turn(s: State, seat: int, out: Observation) -> None:
    out[TURN] = s[at.TURN]
    for i in range(at.IDLE - at.ACTIONS + 1):
        out[TURN + 1 + i] = s[at.ACTIONS + i]
    out[PHASE + num(s[at.PHASE])] = 1
    if s[at.MOVER] == NONE:
        return
    out[TO_MOVE + (num(s[at.MOVER]) - seat) % num(s[at.SEATS])] = 1
    if s[at.FOR] != NONE:
        out[COLOUR + colour_from(s, seat, num(s[at.FOR]))] = 1
    if s[at.SITE] != NONE:
        out[SITE + num(s[at.SITE])] = 1
    if s[at.PHASE] == at.ORDERING:  # these cards lay open before
        _flags(out, PICKED + num(s[at.SITE]) * VALUES, num(s[at.PICKED]))
    elif s[at.PICKED] != NONE and s[at.MOVER] == seat:
        out[PICKED + num(s[at.PICKED])] = 1
