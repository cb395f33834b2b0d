"""Common sense about a position: what a card, a monument, a history is good for."""

from monuments.bots.antiquity import habits
from monuments.bots.antiquity.habits import Style
from monuments.engine.game import State
from monuments.engine.jit import num, part
from monuments.games.antiquity import layout as at
from monuments.games.antiquity import questions as ask
from monuments.games.antiquity import scoring
from monuments.games.antiquity.layout import MONUMENTS, NONE, SYMBOLS, VALUES
from monuments.games.antiquity.steps import COUNT


@part
def turns_left(s: State, style: Style) -> float:
    """Guess how many turns each player still has, this one included."""
    return float(1.0 + at.pile_size(s) / (style[habits.PACE] * num(s[at.SEATS])))


@part
def pages(s: State, colour: int) -> int:
    """Return how many pages a history by `colour` would have now (A5.2)."""
    found = 0
    for other in range(at.colours(s)):
        if other != colour:
            for monument in range(MONUMENTS):
                if s[at.HEIGHT + other * MONUMENTS + monument] >= 2:
                    found += 1
    return found


@part
def historians_of(s: State, seat: int) -> int:
    """Return how many histories a seat has still to write, all its colours added."""
    if s[at.SEATS] != 2:
        return num(s[at.HISTORIANS + seat])
    return num(s[at.HISTORIANS + 2 * seat]) + num(s[at.HISTORIANS + 2 * seat + 1])


@part
def rivals(s: State, seat: int) -> int:
    """Return how many histories the others have still to write."""
    found = -historians_of(s, seat)
    for colour in range(at.colours(s)):
        found += num(s[at.HISTORIANS + colour])
    return found


@part
def monuments_of_others(s: State, seat: int) -> int:
    found = 0
    for colour in range(at.colours(s)):
        if at.owner(s, colour) != seat:
            for monument in range(MONUMENTS):
                if s[at.HEIGHT + colour * MONUMENTS + monument] > 0:
                    found += 1
    return found


@part
def has_built(s: State, seat: int, monument: int) -> bool:
    if s[at.SEATS] != 2:
        return bool(s[at.HEIGHT + seat * MONUMENTS + monument] > 0)
    place = at.HEIGHT + 2 * seat * MONUMENTS + monument
    return bool(s[place] > 0 or s[place + MONUMENTS] > 0)


@part
def is_open(s: State, seat: int, monument: int) -> bool:
    """Tell whether one of the seat's colours may still erect `monument` (A4.5, A4.6)."""
    if s[at.AVAILABLE + monument] == 0:
        return False
    if s[at.SEATS] != 2:
        return bool(s[at.HEIGHT + seat * MONUMENTS + monument] == 0)
    place = at.HEIGHT + 2 * seat * MONUMENTS + monument
    return bool(s[place] == 0 or s[place + MONUMENTS] == 0)


@part
def desire(s: State, seat: int, card: int, style: Style) -> float:
    """Return how much `card` is worth to a seat, in or out of its hand: 0 useless, 4 dear."""
    monument = card // VALUES
    mask = num(s[at.HAND + seat * MONUMENTS + monument]) | (1 << (card % VALUES))
    best = calling(s, seat, monument, num(COUNT[mask]), style)
    return float(best + style[habits.VALUE] * (card % VALUES))


@part
def calling(s: State, seat: int, monument: int, held: int, style: Style) -> float:
    """Return how much any of so many cards of `monument` is worth to a seat."""
    best = 0.0
    if has_built(s, seat, monument):
        best = float(style[habits.BUILT if rivals(s, seat) > 0 else habits.CALM])
    if is_open(s, seat, monument):
        missing = ask.needed(s, monument) - held
        if missing <= 0:
            best = max(best, style[habits.READY] + style[habits.MORE] * held)
        else:
            best = max(best, style[habits.NEXT if missing == 1 else habits.FIRST])
    return float(best)


@part
def call(s: State, seat: int, style: Style, callings: Style) -> None:
    """Fill in how much the cards of each monument in a seat's hand are worth, 0 if it has none."""
    for monument in range(MONUMENTS):
        held = num(COUNT[s[at.HAND + seat * MONUMENTS + monument]])
        callings[monument] = calling(s, seat, monument, held, style) if held else 0.0


@part
def attraction(s: State, seat: int, card: int, style: Style) -> float:
    """Return what a card is worth to a seat that may take it: its symbol counts too (A4.8)."""
    taste = style[habits.TASTE] * shown(s, seat, ask.symbol_of(s, card))
    return float(desire(s, seat, card, style) + taste)


@part
def best_face_up(s: State, seat: int, style: Style) -> tuple[int, float]:
    """Return the face-up card that attracts a seat most, and how much; NONE if none lies there."""
    best, most = NONE, -1.0
    for place in range(num(s[at.LAID_OUT])):
        card = num(s[at.FACEUP + place])
        value = attraction(s, seat, card, style)
        if value > most:
            best, most = card, value
    return best, most


@part
def profit(s: State, colour: int, style: Style) -> float:
    """Return the pages of a history by `colour` and what else it brings and costs, in pages."""
    found, better = pages(s, colour), 0
    for i in range(num(s[at.WRITTEN])):
        better += s[at.PAGES + i] >= found
    own, most, _ = gifts(s, colour)
    ladder = style[habits.LADDER] * scoring.bonus(better)
    return float(found + ladder + style[habits.OWN] * own - style[habits.GIFT] * most)


@part
def gifts(s: State, colour: int) -> tuple[float, float, float]:
    """Return what a history adds on the track: for its writer, whoever gains most, all others."""
    own, most, total = 0.0, 0.0, 0.0
    for other in range(at.colours(s)):
        given = 0.0
        for monument in range(MONUMENTS):
            if other != colour and s[at.HEIGHT + other * MONUMENTS + monument] >= 2:
                given += 3.0 if s[at.AVAILABLE + monument] == 1 else 1.5
                if s[at.HEIGHT + colour * MONUMENTS + monument] > 0:
                    own += 1.5
        most = max(most, given)
        total += given
    return own, most, total


@part
def harvest(s: State, colour: int, monument: int) -> int:
    """Return what laying all of the mover's cards of `monument` adds at the end (A6.1)."""
    if s[at.TRACK + 3 * num(s[at.MARKER + monument])] == 0:
        return 0
    hand = num(s[at.HAND + num(s[at.MOVER]) * MONUMENTS + monument])
    height, top = num(s[at.HEIGHT + colour * MONUMENTS + monument]), 0
    highest = ask.highest(s, colour, monument)
    while hand >> top:
        top += 1
    before = _claim(s, colour, monument, height, highest)
    return _claim(s, colour, monument, height + num(COUNT[hand]), max(top, highest)) - before


@part
def _claim(s: State, colour: int, monument: int, height: int, highest: int) -> int:
    """Return the points for a stack of such a height with such a highest card."""
    if height == 0:
        return 0
    square = at.TRACK + 3 * num(s[at.MARKER + monument])
    rival = scoring.other_builder(s, monument, colour)
    if rival == NONE:
        return num(s[square])
    theirs = num(s[at.HEIGHT + rival * MONUMENTS + monument])
    leads = height > theirs or (height == theirs and highest > ask.highest(s, rival, monument))
    return num(s[square + 1]) if leads else num(s[square + 2])


@part
def shown(s: State, seat: int, symbol: int) -> int:
    """Return the cards with `symbol` in the seat's exhibition, the larger of two."""
    if s[at.SEATS] != 2:
        return num(s[at.SHOWN + seat * SYMBOLS + symbol])
    place = at.SHOWN + 2 * seat * SYMBOLS + symbol
    return max(num(s[place]), num(s[place + SYMBOLS]))


@part
def best_symbol(s: State, seat: int, colour: int) -> int:
    """Return the symbol that scores most for `colour` among those with a pair in hand, or -1."""
    best, points = -1, -1
    for symbol in range(SYMBOLS):
        worth = ask.worth(s, colour, symbol)
        if s[at.MATCHING + seat * SYMBOLS + symbol] >= 2 and worth > points:
            best, points = symbol, worth
    return best
