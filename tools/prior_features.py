"""The prior's input for a step: the position after it, as its seat knows it.

A play that the step begins or continues is completed by the rollout policy first, so that half-made
plays are compared with whole ones. Twelve rows, one for each monument, and a row for the table hold
that position, what the play has moved, and how the policy itself values the step. A card that the
step reveals is left out, so that the numbers depend only on what the seat knows before it.
"""

from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from monuments.bots.antiquity import heuristics, learned_features, plays, policy
from monuments.bots.antiquity.learned_features import Decision
from monuments.bots.antiquity.styles import Style
from monuments.engine.chance import Chance
from monuments.engine.game import State
from monuments.engine.jit import kernel, num, part
from monuments.games.antiquity.kernels import layout as at
from monuments.games.antiquity.kernels import predicates as ask
from monuments.games.antiquity.kernels import rules, scoring
from monuments.games.antiquity.kernels import steps as do
from monuments.games.antiquity.kernels.layout import (
    COLOURS,
    MAX_SEATS,
    MONUMENTS,
    NONE,
    POWERS,
    SYMBOLS,
    VALUES,
)
from monuments.games.antiquity.kernels.steps import COUNT

PER_MONUMENT: Final = 32
PER_TABLE: Final = 91
TABLE: Final = MONUMENTS * PER_MONUMENT
SIZE: Final = TABLE + PER_TABLE

# The row of a monument.
AVAILABLE: Final = 0
MARKER: Final = 1
POINTS: Final = 2
HELD: Final = 5
HIGHEST_HELD: Final = 6
MISSING: Final = 7
HEIGHT: Final = 8
TOP: Final = 12
HIGHEST_OWN: Final = 16
FACE_UP: Final = 17
UNSEEN: Final = 18
OUT: Final = 19
KNOWN: Final = 20
LAID: Final = 23  # cards laid by the play
SPENT: Final = 24  # cards given away by the play
GAINED: Final = 25  # cards taken by the play
REACH: Final = 26
MAIN: Final = 27
SECOND: Final = 28
HARVEST: Final = 29  # points that laying the cards in hand would add
OWN_POINTS: Final = 30  # points for this monument if the game ended here,
RIVAL_POINTS: Final = 31  # and those of all rivals

# The row of the table.
SEATS: Final = TABLE
POWERS_ON: Final = SEATS + 3
PLANNED: Final = POWERS_ON + 1
WEIGHT: Final = PLANNED + 1
TO_MOVE: Final = WEIGHT + 1
OVER: Final = TO_MOVE + MAX_SEATS
PHASE: Final = OVER + 1
TURN: Final = PHASE + at.CLOSED + 1
PILE: Final = TURN + 7
COLOUR: Final = PILE + 2
PER_COLOUR: Final = 7
HANDS: Final = COLOUR + PER_COLOUR * COLOURS
MATCHING: Final = HANDS + MAX_SEATS
FACE_UP_SYMBOLS: Final = MATCHING + SYMBOLS
HOLDING: Final = FACE_UP_SYMBOLS + SYMBOLS
FOR_SECOND: Final = HOLDING + 2 * POWERS
TOTALS: Final = FOR_SECOND + 1
KIND: Final = TOTALS + MAX_SEATS
KINDS: Final = 9
ADVANTAGE: Final = KIND + KINDS  # of the play over drawing, by the learned weights
CARD_VALUE: Final = ADVANTAGE + 1  # of the card that the step takes, lays or gives away
LEFT_OVER: Final = CARD_VALUE + 1  # actions left
STEPS_LEFT: Final = LEFT_OVER + 1  # steps that the policy needed to complete the play
assert STEPS_LEFT + 1 == SIZE

# The kinds of a play.
TAKE, DRAW, ERECT, IMPROVE, SCORE, BUY, WRITE, END, OTHER = range(KINDS)

LAST_CARDS: Final = 20  # of the pile, which are counted a second time

Features = npt.NDArray[np.int8]


class Room(NamedTuple):
    """Arrays that are written over."""

    sheet: scoring.Sheet
    log: State
    chance: Chance
    features: learned_features.Features


@part
def new_room() -> Room:
    return Room(
        np.zeros((COLOURS, scoring.COLUMNS), np.int32),
        np.zeros(plays.LONGEST_PLAY, np.int16),
        np.zeros(4, np.int64),
        np.zeros(learned_features.SIZE, np.float64),
    )


@kernel
def features_of(s: State, step: int, style: Style) -> Features:
    """Return the features of the mover's `step` in `s`."""
    after, found = np.empty(at.SIZE, np.int16), np.empty(SIZE, np.int8)
    fill(s, after, step, style, found, new_room())
    return found


@part
def fill(s: State, after: State, step: int, style: Style, out: Features, room: Room) -> None:
    """Fill `out` for the mover's `step` in `s`; `after` and `room` are written over.

    The planned step and the prior weight are left 0.
    """
    seat = num(s[at.MOVER])
    for i in range(at.SIZE):
        after[i] = s[i]
    for i in range(SIZE):
        out[i] = 0
    rules.apply(after, step)
    out[STEPS_LEFT] = _complete(after, seat, style, room)
    drawn = _hide(s, after, seat, step)
    _fill_play(s, after, step, style, out, room)
    _fill_monuments(after, seat, out)
    _fill_table(after, seat, out)
    _fill_colours(after, seat, out, room.sheet)
    out[HANDS] += drawn
    out[PILE] -= drawn
    if step == do.END and after[at.MOVER] != NONE:
        out[PILE] -= max(0, at.FACE_UP - num(after[at.LAID_OUT]))
    out[PILE + 1] = min(LAST_CARDS, num(out[PILE]))


@part
def _complete(after: State, seat: int, style: Style, room: Room) -> int:
    """Complete a play that was begun, as the policy would; return the number of steps."""
    count = 0
    while after[at.MOVER] == seat and after[at.PHASE] not in (at.FREE, at.CLOSED):
        policy.plan(after, style, room.chance, room.log)
        for i in range(1, num(room.log[0]) + 1):
            rules.apply(after, num(room.log[i]))
            count += 1
    return count


@part
def _hide(s: State, after: State, seat: int, step: int) -> int:
    """Put back the cards that the step revealed; return how many were in the hand."""
    if after[at.MOVER] == NONE:
        return 0
    drawn = num(after[at.TOP]) - num(s[at.TOP])
    for place in range(num(s[at.TOP]), num(after[at.TOP])):
        after[at.PILE + place] = s[at.PILE + place]
    after[at.TOP] = s[at.TOP]
    if step == do.END:
        after[at.LAID_OUT] = s[at.LAID_OUT]
        for place in range(at.FACE_UP):
            after[at.FACEUP + place] = s[at.FACEUP + place]
        return 0
    if drawn:
        for monument in range(MONUMENTS):
            after[at.hand_at(seat, monument)] = s[at.hand_at(seat, monument)]
        for symbol in range(SYMBOLS):
            after[at.matching_at(seat, symbol)] = s[at.matching_at(seat, symbol)]
    return drawn


# --- What the play does -----------------------------------------------------------------------


@part
def _fill_play(s: State, after: State, step: int, style: Style, out: Features, room: Room) -> None:
    seat, kind = num(s[at.MOVER]), _kind(s, step)
    out[KIND + kind] = 1
    out[LEFT_OVER] = num(after[at.ACTIONS]) if after[at.MOVER] == seat else 0
    if step < at.CARDS:
        out[CARD_VALUE] = int(10 * heuristics.value_to_take(s, seat, step, style))
    first, second, site = NONE, NONE, NONE
    for monument in range(MONUMENTS):
        row = monument * PER_MONUMENT
        for which in range(ask.own_colours(s)):
            colour = ask.own(s, which)
            grown = at.height(after, colour, monument) - at.height(s, colour, monument)
            out[row + LAID] += grown
            if grown > 0:
                site = monument
        before, now = at.hand(s, seat, monument), at.hand(after, seat, monument)
        out[row + GAINED] = num(COUNT[now & ~before])
        given = before & ~now
        out[row + SPENT] = num(COUNT[given]) - max(0, num(out[row + LAID]))
        for value in range(VALUES):
            if (given >> value) & 1:
                first, second = second, monument * VALUES + value
    if s[at.SEATS] > 2:
        found = _advantage(s, kind, site, first, second, style, room.features)
        out[ADVANTAGE] = int(max(-120.0, min(120.0, 200.0 * found)))


@part
def _kind(s: State, step: int) -> int:
    """Return the kind of the play that `step` begins or continues."""
    phase = s[at.PHASE]
    if phase == at.ERECTING or do.ERECT <= step < do.IMPROVE:
        return ERECT
    if phase == at.IMPROVING or do.IMPROVE <= step < do.SCORE:
        return IMPROVE
    if phase == at.SCORING or do.SCORE <= step < do.HISTORY:
        return SCORE
    if phase == at.BUYING or step == do.BUY:
        return BUY
    if do.HISTORY <= step < do.ACQUIRE:
        return WRITE
    if step == do.DRAW:
        return DRAW
    if step == do.END:
        return END
    return TAKE if step < at.CARDS and phase == at.FREE else OTHER


@part
def _advantage(
    s: State, kind: int, site: int, first: int, second: int, style: Style,
    features: learned_features.Features,
) -> float:  # fmt: skip
    """Return the advantage of a play over drawing, 0 if there is no weight for it.

    `site` is the monument it lays cards of, or `first` and `second` the cards it gives away.
    """
    seat = num(s[at.MOVER])
    learned_features.fill_shared(s, style, features)
    if kind == WRITE:
        learned_features.fill_history(s, seat, style, features)
        return learned_features.advantage(s, Decision.HISTORY, style, features)
    if site != NONE and kind in (ERECT, IMPROVE):
        learned_features.fill_laying(s, seat, site, features)
        decision = Decision.ERECT if kind == ERECT else Decision.IMPROVE
        return learned_features.advantage(s, decision, style, features)
    if first == NONE or kind not in (SCORE, BUY):
        return 0.0
    if heuristics.value_in_hand(s, seat, first, style) > heuristics.value_in_hand(
        s, seat, second, style
    ):
        first, second = second, first
    symbol = ask.symbol_of(s, second)
    if kind == SCORE:
        learned_features.fill_score(s, seat, symbol, first, second, style, features)
        return learned_features.advantage(s, Decision.SCORE, style, features)
    learned_features.fill_purchase(s, seat, symbol, first, second, style, features)
    return learned_features.advantage(s, Decision.BUY, style, features)


# --- The position after it --------------------------------------------------------------------


@part
def _relative(s: State, seat: int, colour: int) -> int:
    own = seat * 2 if s[at.SEATS] == 2 else seat
    return (colour - own) % at.colours(s)


@part
def _fill_monuments(s: State, seat: int, out: Features) -> None:
    for monument in range(MONUMENTS):
        _fill_cards(s, seat, monument, out[monument * PER_MONUMENT :])
        _fill_stacks(s, seat, monument, out[monument * PER_MONUMENT :])
    for place in range(num(s[at.TOP]), num(s[at.BOTTOM])):
        out[num(s[at.PILE + place]) // VALUES * PER_MONUMENT + UNSEEN] += 1
    for place in range(num(s[at.LAID_OUT])):
        row = at.face_up(s, place) // VALUES * PER_MONUMENT
        out[row + FACE_UP] += 1
        out[row + REACH] += 1


@part
def _fill_cards(s: State, seat: int, monument: int, row: Features) -> None:
    """Fill in where the cards of a monument are, stacks excepted."""
    seats, hand = num(s[at.SEATS]), at.hand(s, seat, monument)
    held, highest = num(COUNT[hand]), 0
    while hand >> highest:
        highest += 1
    row[HELD] = held
    row[REACH] = held
    row[HIGHEST_HELD] = highest
    if heuristics.is_open(s, seat, monument):
        row[MISSING] = max(0, ask.needed(s, monument) - held)
    row[OUT] = num(COUNT[s[at.ASIDE + monument]]) + num(COUNT[s[at.GONE + monument]])
    for i in range(1, seats):
        other = (seat + i) % seats
        known = at.known(s, other, monument)
        row[KNOWN + i - 1] = num(COUNT[known])
        row[UNSEEN] += num(COUNT[at.hand(s, other, monument) & ~known])


@part
def _fill_stacks(s: State, seat: int, monument: int, row: Features) -> None:
    """Fill in a monument's stacks, and what they are worth."""
    row[AVAILABLE] = at.available(s, monument)
    row[MARKER] = at.marker(s, monument)
    for builder in range(3):
        row[POINTS + builder] = at.points(s, monument, builder)
    main = scoring.main_builder(s, monument)
    is_sole = main != NONE and scoring.other_builder(s, monument, main) == NONE
    for colour in range(at.colours(s)):
        height = at.height(s, colour, monument)
        i = _relative(s, seat, colour)
        row[HEIGHT + i] = height
        if height == 0:
            continue
        row[TOP + i] = at.value_in_stack(s, colour, monument, height - 1)
        builder = at.SOLE if is_sole else at.MAIN if colour == main else at.SECOND
        is_own = at.owner(s, colour) == seat
        row[OWN_POINTS if is_own else RIVAL_POINTS] += at.points(s, monument, builder)
        if is_own:
            row[HIGHEST_OWN] = ask.highest(s, colour, monument)
            row[MAIN if colour == main else SECOND] = 1
    _fill_harvest(s, seat, monument, row)


@part
def _fill_harvest(s: State, seat: int, monument: int, row: Features) -> None:
    """Fill in the points that the seat's cards of a monument would add."""
    mover = s[at.MOVER]
    if mover == NONE or row[HELD] == 0:
        return
    s[at.MOVER] = seat
    for which in range(ask.own_colours(s)):
        colour = ask.own(s, which)
        if at.height(s, colour, monument) or ask.may_erect(s, colour, monument):
            row[HARVEST] = max(num(row[HARVEST]), heuristics.harvest(s, colour, monument))
    s[at.MOVER] = mover


@part
def _fill_table(s: State, seat: int, out: Features) -> None:
    seats = num(s[at.SEATS])
    out[SEATS + seats - 2] = 1
    out[POWERS_ON] = num(s[at.WITH_POWERS])
    if s[at.MOVER] == NONE:
        out[OVER] = 1
    else:
        out[TO_MOVE + (num(s[at.MOVER]) - seat) % seats] = 1
    out[PHASE + num(s[at.PHASE])] = 1
    for i in range(7):
        out[TURN + i] = num(s[at.ACTIONS + i])
    out[PILE] = at.pile_size(s)
    for i in range(seats):
        for symbol in range(SYMBOLS):
            out[HANDS + i] += at.matching(s, (seat + i) % seats, symbol)
    for symbol in range(SYMBOLS):
        out[MATCHING + symbol] = at.matching(s, seat, symbol)
    for place in range(num(s[at.LAID_OUT])):
        out[FACE_UP_SYMBOLS + ask.symbol_of(s, at.face_up(s, place))] += 1
    for power in range(POWERS):
        if at.holder(s, power) != NONE:
            mine = at.owner(s, at.holder(s, power)) == seat
            out[HOLDING + power + (0 if mine else POWERS)] = 1
    out[FOR_SECOND] = s[at.FOR] != NONE and _relative(s, seat, num(s[at.FOR])) > 0


@part
def _fill_colours(s: State, seat: int, out: Features, sheet: scoring.Sheet) -> None:
    scoring.count(s, sheet)
    for i in range(num(s[at.SEATS])):
        out[TOTALS + i] = 127
    for colour in range(at.colours(s)):
        row = COLOUR + PER_COLOUR * _relative(s, seat, colour)
        out[row] = at.score(s, colour)
        out[row + 1] = at.historians(s, colour)
        out[row + 2] = heuristics.pages(s, colour)
        for symbol in range(SYMBOLS):
            out[row + 3 + symbol] = at.shown(s, colour, symbol)
        for monument in range(MONUMENTS):
            out[row + 6] += at.height(s, colour, monument) > 0
        total = TOTALS + (at.owner(s, colour) - seat) % num(s[at.SEATS])
        out[total] = max(-127, min(num(out[total]), num(sheet[colour, scoring.TOTAL])))
