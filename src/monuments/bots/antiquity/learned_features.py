"""The features by which the policy decides when to write, build, score and buy.

A decision has a table of features: one line each, with its name, its formula and its scale, which
brings it to about 1. The weights of `learned_weights` turn them into the advantage of a play over
drawing a card, or, for a history, over any other play, in parts of a victory.
"""

from enum import IntEnum
from typing import Final, TypeAlias

import numpy as np
import numpy.typing as npt

from monuments.bots.antiquity import heuristics
from monuments.bots.antiquity.styles import Style, Weight
from monuments.engine.game import State
from monuments.engine.jit import num, part
from monuments.games.antiquity.kernels import layout as at
from monuments.games.antiquity.kernels import predicates as ask
from monuments.games.antiquity.kernels import scoring
from monuments.games.antiquity.kernels.layout import MONUMENTS, NONE, VALUES
from monuments.games.antiquity.kernels.steps import COUNT

Features: TypeAlias = npt.NDArray[np.float64]
"""The features of one decision, and behind them the numbers that several of them need."""


class Decision(IntEnum):
    """The plays that are decided by learned weights."""

    HISTORY = 0
    ERECT = 1
    IMPROVE = 2
    SCORE = 3
    BUY = 4


class Shared(IntEnum):
    """Features of every decision, filled in by `fill_shared`."""

    ALWAYS = 0
    ACTIONS = 1
    HISTORIANS = 2
    RIVAL_HISTORIANS = 3
    PAGES = 4
    HAND_SIZE = 5
    BEST_FACE_UP = 6
    LEAD = 7
    BUILT = 8
    EXPOSED = 9
    READY = 10
    BEST_HARVEST = 11


class History(IntEnum):
    """Features of writing a history, filled in by `fill_history`."""

    LADDER_BONUS = 12
    OWN_TRACK = 13
    LARGEST_GIFT = 14
    ALL_GIFTS = 15
    SPARE_TURNS = 16
    PAGES_SQUARED = 17
    PAGES_OF_LAST_HISTORIAN = 18
    LADDER_BONUS_X_PAGES = 19
    WRITTEN = 20
    BEST_HARVEST_X_HISTORIANS = 21
    PAGES_X_RIVAL_HISTORIANS = 22
    EXPOSED_X_RIVAL_HISTORIANS = 23


class Laying(IntEnum):
    """Features of laying all cards of a monument, filled in by `fill_laying`."""

    CARDS = 12
    SINGLE_CARD_OR_FOUR_HELD = 13
    HAS_RIVAL = 14
    MARKER = 15
    HARVEST = 16
    TOP_CARD_OR_HEIGHT = 17
    FACE_UP = 18
    KNOWN_IN_RIVAL_HAND = 19
    RIVAL_HEIGHT = 20
    CARDS_ABOVE_TWO_SQUARED = 21
    HARVEST_X_RIVAL_HISTORIANS = 22
    CARDS_X_RIVAL_HISTORIANS = 23


class Score(IntEnum):
    """Features of scoring two cards, filled in by `fill_score`."""

    POINTS = 12
    CHEAPER_CARD = 13
    DEARER_CARD = 14
    MATCHING_CARDS = 15
    POINTS_SQUARED = 16
    POINTS_X_RIVAL_HISTORIANS = 17
    POINTS_X_ACTIONS = 18
    DEARER_CARD_X_ACTIONS = 19
    POINTS_ABOVE_FIVE = 20
    CHEAPER_X_DEARER_CARD = 21
    POINTS_X_BEST_HARVEST = 22


class Purchase(IntEnum):
    """Features of buying an action with two cards, filled in by `fill_purchase`."""

    CHEAPER_CARD = 12
    DEARER_CARD = 13
    POINTS = 14
    MATCHING_CARDS = 15
    BEST_FACE_UP_SQUARED = 16
    BEST_PAIR_POINTS = 17
    CHEAPER_X_DEARER_CARD = 18


FEATURES: Final[dict[Decision, tuple[IntEnum, ...]]] = {
    Decision.HISTORY: (*Shared, *History),
    Decision.ERECT: (*Shared, *Laying),
    Decision.IMPROVE: (*Shared, *Laying),
    Decision.SCORE: (*Shared, *Score),
    Decision.BUY: (*Shared, *Purchase),
}

COLUMNS: Final = 24  # the most features that a decision has
HARVEST_OF: Final = COLUMNS  # then the points that laying each monument's cards would bring,
BEST_CARD: Final = HARVEST_OF + MONUMENTS  # the best face-up card
BEST_CARD_VALUE: Final = BEST_CARD + 1  # and its value,
POINTS_OF: Final = BEST_CARD_VALUE + 1  # the points of each colour if the game ended here,
CARD_VALUE_OF: Final = POINTS_OF + at.COLOURS  # the value of each monument's cards in hand
SIZE: Final = CARD_VALUE_OF + MONUMENTS

STAGES: Final = (0, 1, 2, 3, 4, 6, 8, 11, 15, 20, 28, 40, 60)
"""The fewest cards in the pile at each stage of a game, the last stage first."""
STAGE: Final = np.searchsorted(STAGES, np.arange(at.CARDS + 1), side="right") - 1
LEAD_COUNTS: Final = 10  # cards in the pile up to which the lead is counted: it takes time
WEIGHTS_FROM: Final = len(Weight)  # the place of the learned weights in a style that has them


@part
def decide(s: State, style: Style) -> bool:
    """Tell whether the learned weights decide here.

    With many cards in the pile they gained nothing, and take time.
    """
    return bool(at.pile_size(s) < style[Weight.LEARNED_BELOW] and s[at.SEATS] > 2)


@part
def advantage(s: State, decision: Decision, style: Style, features: Features) -> float:
    """Return how much better a play with these features is than none of its kind."""
    place = WEIGHTS_FROM + (decision * len(STAGES) + num(STAGE[at.pile_size(s)])) * COLUMNS
    even, odd = 0.0, 0.0
    for i in range(0, COLUMNS, 2):
        even += features[i] * style[place + i]
        odd += features[i + 1] * style[place + i + 1]
    return float(even + odd)


# --- The tables -------------------------------------------------------------------------------


@part
def fill_shared(s: State, style: Style, features: Features) -> None:
    """Fill in the features of every decision, and set the others to 0."""
    seat = num(s[at.MOVER])
    best, most = heuristics.best_face_up(s, seat, style)
    for i in range(COLUMNS):
        features[i] = 0.0
    features[BEST_CARD] = best
    features[BEST_CARD_VALUE] = most
    features[Shared.ALWAYS] = 1.0
    features[Shared.ACTIONS] = num(s[at.ACTIONS]) / 3.0
    features[Shared.HISTORIANS] = at.historians(s, seat) / 2.0
    features[Shared.RIVAL_HISTORIANS] = heuristics.rival_historians(s, seat) / 6.0
    features[Shared.PAGES] = heuristics.pages(s, seat) / 8.0
    start = at.matching_at(seat, 0)
    features[Shared.HAND_SIZE] = (num(s[start]) + num(s[start + 1]) + num(s[start + 2])) / 12.0
    features[Shared.BEST_FACE_UP] = max(0.0, most) / 3.0
    if at.pile_size(s) <= LEAD_COUNTS:
        features[Shared.LEAD] = min(2.0, max(-2.0, _lead(s, seat, features) / 15.0))
    built, exposed, ready, harvest = _survey_monuments(s, seat, style, features)
    features[Shared.BUILT] = built / 4.0
    features[Shared.EXPOSED] = exposed / 4.0
    features[Shared.READY] = ready / 2.0
    features[Shared.BEST_HARVEST] = harvest / 8.0


@part
def fill_history(s: State, seat: int, style: Style, features: Features) -> None:
    """Fill in the features of writing a history now."""
    pages, historians = features[Shared.PAGES], features[Shared.HISTORIANS]
    rivals = features[Shared.RIVAL_HISTORIANS]
    better = 0
    for i in range(num(s[at.WRITTEN])):
        better += 1 if s[at.PAGES + i] >= 8.0 * pages else 0
    own, most, total = heuristics.track_gains(s, seat)
    spare = heuristics.turns_left(s, style) - at.historians(s, seat)
    features[History.LADDER_BONUS] = scoring.bonus(better) / 9.0
    features[History.OWN_TRACK] = own / 5.0
    features[History.LARGEST_GIFT] = most / 8.0
    features[History.ALL_GIFTS] = total / 16.0
    features[History.SPARE_TURNS] = max(-2.0, min(4.0, spare)) / 3.0
    features[History.PAGES_SQUARED] = pages * pages
    features[History.PAGES_OF_LAST_HISTORIAN] = pages if s[at.HISTORIANS + seat] == 1 else 0.0
    features[History.LADDER_BONUS_X_PAGES] = features[History.LADDER_BONUS] * pages
    features[History.WRITTEN] = num(s[at.WRITTEN]) / 8.0
    features[History.BEST_HARVEST_X_HISTORIANS] = features[Shared.BEST_HARVEST] * historians
    features[History.PAGES_X_RIVAL_HISTORIANS] = pages * rivals
    features[History.EXPOSED_X_RIVAL_HISTORIANS] = features[Shared.EXPOSED] * rivals


@part
def fill_laying(s: State, seat: int, monument: int, features: Features) -> None:
    """Fill in the features of laying all cards of `monument`."""
    mask, rivals = at.hand(s, seat, monument), features[Shared.RIVAL_HISTORIANS]
    held, height = num(COUNT[mask]), at.height(s, seat, monument)
    rival, rival_height, top = scoring.other_builder(s, monument, seat), 0, 0
    if rival != NONE:
        rival_height = at.height(s, rival, monument)
    while mask >> top:
        top += 1
    is_single_or_four = height == 1 or (height == 0 and held >= 4)
    features[Laying.CARDS] = held / 4.0
    features[Laying.SINGLE_CARD_OR_FOUR_HELD] = 1.0 if is_single_or_four else 0.0
    features[Laying.HAS_RIVAL] = 1.0 if rival != NONE else 0.0
    features[Laying.MARKER] = at.marker(s, monument) / 4.0
    features[Laying.HARVEST] = features[HARVEST_OF + monument] / 8.0
    features[Laying.TOP_CARD_OR_HEIGHT] = (top if height == 0 else height) / 6.0
    found = 0
    for place in range(num(s[at.LAID_OUT])):
        found += 1 if s[at.FACEUP + place] // VALUES == monument else 0
    features[Laying.FACE_UP] = found / 2.0
    known = 0
    for other in range(num(s[at.SEATS])):
        if other != seat:
            known = max(known, num(COUNT[s[at.known_at(other, monument)]]))
    features[Laying.KNOWN_IN_RIVAL_HAND] = known / 3.0
    features[Laying.RIVAL_HEIGHT] = rival_height / 4.0
    features[Laying.CARDS_ABOVE_TWO_SQUARED] = max(0, held - 2) ** 2 / 4.0
    features[Laying.HARVEST_X_RIVAL_HISTORIANS] = features[Laying.HARVEST] * rivals
    features[Laying.CARDS_X_RIVAL_HISTORIANS] = features[Laying.CARDS] * rivals


@part
def fill_score(
    s: State, seat: int, symbol: int, cheaper: int, dearer: int, style: Style, features: Features
) -> None:
    """Fill in the features of scoring two cards with `symbol`."""
    points, actions = ask.worth(s, seat, symbol), features[Shared.ACTIONS]
    features[Score.POINTS] = points / 4.0
    features[Score.CHEAPER_CARD] = _value(cheaper, style, features) / 3.0
    features[Score.DEARER_CARD] = _value(dearer, style, features) / 3.0
    features[Score.MATCHING_CARDS] = at.matching(s, seat, symbol) / 5.0
    features[Score.POINTS_SQUARED] = points * points / 36.0
    features[Score.POINTS_X_RIVAL_HISTORIANS] = (
        features[Score.POINTS] * features[Shared.RIVAL_HISTORIANS]
    )
    features[Score.POINTS_X_ACTIONS] = features[Score.POINTS] * actions
    features[Score.DEARER_CARD_X_ACTIONS] = features[Score.DEARER_CARD] * actions
    features[Score.POINTS_ABOVE_FIVE] = max(0.0, points - 5.0) / 4.0
    features[Score.CHEAPER_X_DEARER_CARD] = (
        features[Score.CHEAPER_CARD] * features[Score.DEARER_CARD]
    )
    features[Score.POINTS_X_BEST_HARVEST] = features[Score.POINTS] * features[Shared.BEST_HARVEST]


@part
def fill_purchase(
    s: State, seat: int, symbol: int, cheaper: int, dearer: int, style: Style, features: Features
) -> None:
    """Fill in the features of buying an action with two cards."""
    best = heuristics.best_symbol(s, seat, seat)
    face_up = features[Shared.BEST_FACE_UP]
    features[Purchase.CHEAPER_CARD] = _value(cheaper, style, features) / 3.0
    features[Purchase.DEARER_CARD] = _value(dearer, style, features) / 3.0
    features[Purchase.POINTS] = ask.worth(s, seat, symbol) / 4.0
    features[Purchase.MATCHING_CARDS] = at.matching(s, seat, symbol) / 5.0
    features[Purchase.BEST_FACE_UP_SQUARED] = face_up * face_up
    features[Purchase.BEST_PAIR_POINTS] = ask.worth(s, seat, best) / 4.0 if best >= 0 else 0.0
    features[Purchase.CHEAPER_X_DEARER_CARD] = (
        features[Purchase.CHEAPER_CARD] * features[Purchase.DEARER_CARD]
    )


# --- What the formulas count ------------------------------------------------------------------


@part
def _survey_monuments(
    s: State, seat: int, style: Style, features: Features
) -> tuple[int, int, int, int]:
    """Return monuments built, exposed, ready to erect; points of the best laying.

    Fill in the points and the card value of each monument in hand.
    """
    built, exposed, ready, most = 0, 0, 0, 0
    for monument in range(MONUMENTS):
        height = at.height(s, seat, monument)
        built += 1 if height > 0 else 0
        exposed += 1 if height > 1 else 0
        held = num(COUNT[s[at.hand_at(seat, monument)]])
        if held > 0:
            features[CARD_VALUE_OF + monument] = heuristics.card_value(
                s, seat, monument, held, style
            )
            erects = height == 0 and ask.may_erect(s, seat, monument)
            ready += 1 if erects else 0
            if erects or height > 0:
                found = heuristics.harvest(s, seat, monument)
                features[HARVEST_OF + monument] = found
                most = max(most, found)
    return built, exposed, ready, most


@part
def _lead(s: State, seat: int, features: Features) -> float:
    """Return the seat's lead over the best of the others if the game ended here.

    The places on the ladder are left out: they take longer than they gain.
    """
    for colour in range(at.colours(s)):
        penalty = scoring.PENALTY_EACH * at.historians(s, colour)
        features[POINTS_OF + colour] = at.score(s, colour) - penalty
    for i in range(num(s[at.WRITTEN])):
        features[POINTS_OF + at.writer(s, i)] += s[at.PAGES + i]
    for monument in range(MONUMENTS):
        if s[at.square_at(s, monument)] > 0:
            _add_track_points(s, monument, features)
    best = -1000.0
    for other in range(at.colours(s)):
        if other != seat:
            best = max(best, features[POINTS_OF + other])
    return float(features[POINTS_OF + seat] - best)


@part
def _add_track_points(s: State, monument: int, features: Features) -> None:
    """Add the points for `monument` to those of its builders (A6.1)."""
    square = at.square_at(s, monument)
    main, second = NONE, NONE
    for colour in range(at.colours(s)):
        if s[at.height_at(colour, monument)] > 0:
            main, second = colour, main
    if second == NONE:
        if main != NONE:
            features[POINTS_OF + main] += s[square + at.SOLE]
        return
    more = at.height(s, main, monument)
    more -= at.height(s, second, monument)
    if more == 0:
        more = ask.highest(s, main, monument) - ask.highest(s, second, monument)
    features[POINTS_OF + main] += s[square + (at.MAIN if more > 0 else at.SECOND)]
    features[POINTS_OF + second] += s[square + (at.SECOND if more > 0 else at.MAIN)]


@part
def _value(card: int, style: Style, features: Features) -> float:
    """Return the value of a card in the mover's hand."""
    number = card % VALUES
    return float(features[CARD_VALUE_OF + card // VALUES] + style[Weight.CARD_NUMBER] * number)
