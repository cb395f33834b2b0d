"""What was learned about when to write, build, score and buy: weights for signs of a position.

For each such play a few signs are looked at, and each sign has a weight for each of some sizes of
the pile. Their sum says how much better the play is than to draw a card, or, for a history, than
whatever else there is to do, in parts of a victory.
"""

from functools import cache
from pathlib import Path
from typing import Final, TypeAlias

import numpy as np
import numpy.typing as npt

from monuments.bots.antiquity import habits, sense
from monuments.bots.antiquity.habits import Style
from monuments.engine.game import State
from monuments.engine.jit import num, part
from monuments.games.antiquity import layout as at
from monuments.games.antiquity import questions as ask
from monuments.games.antiquity import scoring
from monuments.games.antiquity.layout import MONUMENTS, NONE, SYMBOLS, VALUES
from monuments.games.antiquity.steps import COUNT

Signs: TypeAlias = npt.NDArray[np.float64]

WRITE: Final = 0
ERECT: Final = 1
IMPROVE: Final = 2
SCORE: Final = 3
BUY: Final = 4
GATES: Final = 5

SIGNS: Final = 24
HARVEST: Final = SIGNS  # behind the signs: what laying each monument's cards would bring,
CARD: Final = HARVEST + MONUMENTS  # the best face-up card, and how good it is,
POINTS: Final = CARD + 2  # what each colour would have if the game ended here,
CALLINGS: Final = POINTS + at.COLOURS  # and what each monument's cards in hand are worth
SIZE: Final = CALLINGS + MONUMENTS
STAGES: Final = (0, 1, 2, 3, 4, 6, 8, 11, 15, 20, 28, 40, 60)
"""Cards in the pile from which each stage of a game is reckoned, the last one first."""
STAGE: Final = np.searchsorted(STAGES, np.arange(at.CARDS + 1), side="right") - 1
OPEN_BELOW: Final = 45
"""Cards in the pile below which the gates are asked: above they gained nothing, and take time."""
LEAD_COUNTS: Final = 10  # cards in the pile up to which it is looked at who leads
WEIGHTS: Final = GATES * len(STAGES) * SIGNS
FROM: Final = habits.HABITS  # where the weights stand in a style that has them


FILE: Final = Path(__file__).with_name("learned.csv")
HEADER: Final = """What plays are worth, found by tools/study.py.
A line for each gate and stage, a column for each sign: see gates.py."""


def learned() -> Style:
    """Return the style of a search: practised habits, and what was learned besides."""
    found = with_weights(habits.practised(), _weights())
    found[habits.VICTORY], found[habits.CAUTION] = 0.85, 2.0
    return found


@cache
def _weights() -> Signs:
    """Read the file once: a bot sits down, and a hint is asked for, while others wait."""
    return np.loadtxt(FILE, delimiter=",")


def with_weights(style: Style, weights: Signs) -> Style:
    """Return a style that asks the gates where they are open."""
    found = np.concatenate([style, weights.reshape(WEIGHTS)])
    found[habits.LEARNED] = OPEN_BELOW
    return found


def unlearned(style: Style) -> Style:
    """Return a style as long as those that have learned, to stand beside them."""
    return np.concatenate([style, np.zeros(WEIGHTS)])


@part
def are_open(s: State, style: Style) -> bool:
    return bool(at.pile_size(s) < style[habits.LEARNED] and s[at.SEATS] > 2)


@part
def advantage(s: State, gate: int, style: Style, signs: Signs) -> float:
    """Return how much better a play with these signs is than none of its kind."""
    place = FROM + (gate * len(STAGES) + num(STAGE[at.pile_size(s)])) * SIGNS
    even, odd = 0.0, 0.0
    for i in range(0, SIGNS, 2):
        even += signs[i] * style[place + i]
        odd += signs[i + 1] * style[place + i + 1]
    return float(even + odd)


@part
def look(s: State, style: Style, signs: Signs) -> None:
    """Fill in the signs that all gates share, and leave the others at 0."""
    seat = num(s[at.MOVER])
    best, most = sense.best_face_up(s, seat, style)
    for i in range(SIGNS):
        signs[i] = 0.0
    signs[CARD] = best
    signs[CARD + 1] = most
    signs[0] = 1.0
    signs[1] = num(s[at.ACTIONS]) / 3.0
    signs[2] = num(s[at.HISTORIANS + seat]) / 2.0
    signs[3] = sense.rivals(s, seat) / 6.0
    signs[4] = sense.pages(s, seat) / 8.0
    signs[5] = _hand_size(s, seat) / 12.0
    signs[6] = max(0.0, most) / 3.0
    if at.pile_size(s) <= LEAD_COUNTS:
        signs[7] = _lead(s, seat, signs)
    _look_at_monuments(s, seat, style, signs)


@part
def _look_at_monuments(s: State, seat: int, style: Style, signs: Signs) -> None:
    built, exposed, ready, most = 0, 0, 0, 0
    for monument in range(MONUMENTS):
        height = num(s[at.HEIGHT + seat * MONUMENTS + monument])
        built += 1 if height > 0 else 0
        exposed += 1 if height > 1 else 0
        held = num(COUNT[s[at.HAND + seat * MONUMENTS + monument]])
        if held > 0:
            signs[CALLINGS + monument] = sense.calling(s, seat, monument, held, style)
            erects = height == 0 and ask.may_erect(s, seat, monument)
            ready += 1 if erects else 0
            if erects or height > 0:
                found = sense.harvest(s, seat, monument)
                signs[HARVEST + monument] = found
                most = max(most, found)
    signs[8] = built / 4.0
    signs[9] = exposed / 4.0
    signs[10] = ready / 2.0
    signs[11] = most / 8.0


@part
def _lead(s: State, seat: int, signs: Signs) -> float:
    """Return the seat's lead over the best of the others if the game ended here, cut to 2.

    The places on the ladder are left out: they would take longer than they are worth here.
    """
    for colour in range(at.colours(s)):
        penalty = scoring.PENALTY_EACH * num(s[at.HISTORIANS + colour])
        signs[POINTS + colour] = num(s[at.SCORE + colour]) - penalty
    for i in range(num(s[at.WRITTEN])):
        signs[POINTS + num(s[at.WRITER + i])] += s[at.PAGES + i]
    for monument in range(MONUMENTS):
        if s[at.TRACK + 3 * num(s[at.MARKER + monument])] > 0:
            _share_out(s, monument, signs)
    best = -1000.0
    for other in range(at.colours(s)):
        if other != seat:
            best = max(best, signs[POINTS + other])
    return float(min(2.0, max(-2.0, (signs[POINTS + seat] - best) / 15.0)))


@part
def _share_out(s: State, monument: int, signs: Signs) -> None:
    """Add the points for `monument` to those of its builders (A6.1)."""
    square = at.TRACK + 3 * num(s[at.MARKER + monument])
    main, second = NONE, NONE
    for colour in range(at.colours(s)):
        if s[at.HEIGHT + colour * MONUMENTS + monument] > 0:
            main, second = colour, main
    if second == NONE:
        if main != NONE:
            signs[POINTS + main] += s[square]
        return
    more = num(s[at.HEIGHT + main * MONUMENTS + monument])
    more -= num(s[at.HEIGHT + second * MONUMENTS + monument])
    if more == 0:
        more = ask.highest(s, main, monument) - ask.highest(s, second, monument)
    signs[POINTS + main] += s[square + (1 if more > 0 else 2)]
    signs[POINTS + second] += s[square + (2 if more > 0 else 1)]


@part
def _hand_size(s: State, seat: int) -> int:
    start = at.MATCHING + seat * SYMBOLS
    return num(s[start]) + num(s[start + 1]) + num(s[start + 2])


@part
def look_at_site(s: State, seat: int, monument: int, signs: Signs) -> None:
    """Fill in the signs for laying all cards of `monument`, erecting or improving."""
    mask = num(s[at.HAND + seat * MONUMENTS + monument])
    held, height = num(COUNT[mask]), num(s[at.HEIGHT + seat * MONUMENTS + monument])
    rival, top = scoring.other_builder(s, monument, seat), 0
    while mask >> top:
        top += 1
    signs[12] = held / 4.0
    signs[13] = 1.0 if height == 1 or (height == 0 and held >= 4) else 0.0
    signs[14] = 1.0 if rival != NONE else 0.0
    signs[15] = num(s[at.MARKER + monument]) / 4.0
    signs[16] = signs[HARVEST + monument] / 8.0
    signs[17] = (top if height == 0 else height) / 6.0
    signs[18] = _near(s, monument) / 2.0
    signs[19] = _threat(s, seat, monument) / 3.0
    signs[20] = num(s[at.HEIGHT + rival * MONUMENTS + monument]) / 4.0 if rival != NONE else 0.0
    signs[21] = max(0, held - 2) ** 2 / 4.0
    signs[22] = signs[16] * signs[3]
    signs[23] = signs[12] * signs[3]


@part
def _near(s: State, monument: int) -> int:
    """Return how many cards of `monument` lie face up."""
    found = 0
    for place in range(num(s[at.LAID_OUT])):
        found += 1 if s[at.FACEUP + place] // VALUES == monument else 0
    return found


@part
def _threat(s: State, seat: int, monument: int) -> int:
    """Return how many cards of `monument` another seat is known to hold."""
    found = 0
    for other in range(num(s[at.SEATS])):
        if other != seat:
            found = max(found, num(COUNT[s[at.KNOWN + other * MONUMENTS + monument]]))
    return found


@part
def price(card: int, style: Style, signs: Signs) -> float:
    """Return what a card of the mover's hand is worth."""
    return float(signs[CALLINGS + card // VALUES] + style[habits.VALUE] * (card % VALUES))


@part
def look_at_pair(
    s: State, seat: int, symbol: int, first: int, second: int, style: Style, signs: Signs
) -> None:
    """Fill in the signs for scoring two cards with `symbol`."""
    worth = ask.worth(s, seat, symbol)
    signs[12] = worth / 4.0
    signs[13] = price(first, style, signs) / 3.0
    signs[14] = price(second, style, signs) / 3.0
    signs[15] = num(s[at.MATCHING + seat * SYMBOLS + symbol]) / 5.0
    signs[16] = worth * worth / 36.0
    signs[17] = signs[12] * signs[3]
    signs[18] = signs[12] * signs[1]
    signs[19] = signs[14] * signs[1]
    signs[20] = max(0.0, worth - 5.0) / 4.0
    signs[21] = signs[13] * signs[14]
    signs[22] = signs[12] * signs[11]
    signs[23] = 0.0


@part
def look_at_history(s: State, seat: int, style: Style, signs: Signs) -> None:
    """Fill in the signs for writing a history now."""
    better = 0
    for i in range(num(s[at.WRITTEN])):
        better += 1 if s[at.PAGES + i] >= 8.0 * signs[4] else 0
    own, most, total = sense.gifts(s, seat)
    spare = sense.turns_left(s, style) - num(s[at.HISTORIANS + seat])
    signs[12] = scoring.bonus(better) / 9.0
    signs[13] = own / 5.0
    signs[14] = most / 8.0
    signs[15] = total / 16.0
    signs[16] = max(-2.0, min(4.0, spare)) / 3.0
    signs[17] = signs[4] * signs[4]
    signs[18] = signs[4] if s[at.HISTORIANS + seat] == 1 else 0.0
    signs[19] = signs[12] * signs[4]
    signs[20] = num(s[at.WRITTEN]) / 8.0
    signs[21] = signs[11] * signs[2]
    signs[22] = signs[4] * signs[3]
    signs[23] = signs[9] * signs[3]


@part
def look_at_purchase(
    s: State, seat: int, symbol: int, first: int, second: int, style: Style, signs: Signs
) -> None:
    """Fill in the signs for buying an action with two cards."""
    best = sense.best_symbol(s, seat, seat)
    signs[12] = price(first, style, signs) / 3.0
    signs[13] = price(second, style, signs) / 3.0
    signs[14] = ask.worth(s, seat, symbol) / 4.0
    signs[15] = num(s[at.MATCHING + seat * SYMBOLS + symbol]) / 5.0
    signs[16] = signs[6] * signs[6]
    signs[17] = ask.worth(s, seat, best) / 4.0 if best >= 0 else 0.0
    signs[18] = signs[12] * signs[13]
