"""Heuristics: the value of a card, a monument or a history to a seat."""

from monuments.bots.antiquity.styles import Style, Weight
from monuments.engine.game import State
from monuments.engine.jit import num, part
from monuments.games.antiquity.kernels import layout as at
from monuments.games.antiquity.kernels import predicates as ask
from monuments.games.antiquity.kernels import scoring
from monuments.games.antiquity.kernels.layout import MONUMENTS, NONE, SYMBOLS, VALUES
from monuments.games.antiquity.kernels.steps import COUNT


@part
def turns_left(s: State, style: Style) -> float:
    """Estimate the turns that each player still has, this one included."""
    return float(1.0 + at.pile_size(s) / (style[Weight.CARDS_PER_TURN] * num(s[at.SEATS])))


@part
def pages(s: State, colour: int) -> int:
    """Return the pages of a history that `colour` would write now (A5.2)."""
    found = 0
    for other in range(at.colours(s)):
        if other != colour:
            for monument in range(MONUMENTS):
                if s[at.height_at(other, monument)] >= 2:
                    found += 1
    return found


@part
def historians_of(s: State, seat: int) -> int:
    """Return the number of histories that a seat has yet to write, in all its colours."""
    if s[at.SEATS] != 2:
        return at.historians(s, seat)
    return at.historians(s, 2 * seat) + at.historians(s, 2 * seat + 1)


@part
def rival_historians(s: State, seat: int) -> int:
    """Return the number of histories that the other seats have yet to write."""
    found = -historians_of(s, seat)
    for colour in range(at.colours(s)):
        found += at.historians(s, colour)
    return found


@part
def monuments_of_others(s: State, seat: int) -> int:
    found = 0
    for colour in range(at.colours(s)):
        if at.owner(s, colour) != seat:
            for monument in range(MONUMENTS):
                if s[at.height_at(colour, monument)] > 0:
                    found += 1
    return found


@part
def has_built(s: State, seat: int, monument: int) -> bool:
    if s[at.SEATS] != 2:
        return bool(s[at.height_at(seat, monument)] > 0)
    first, second = at.height_at(2 * seat, monument), at.height_at(2 * seat + 1, monument)
    return bool(s[first] > 0 or s[second] > 0)


@part
def is_open(s: State, seat: int, monument: int) -> bool:
    """Tell whether one of the seat's colours may still erect `monument` (A4.5, A4.6)."""
    if s[at.AVAILABLE + monument] == 0:
        return False
    if s[at.SEATS] != 2:
        return bool(s[at.height_at(seat, monument)] == 0)
    first, second = at.height_at(2 * seat, monument), at.height_at(2 * seat + 1, monument)
    return bool(s[first] == 0 or s[second] == 0)


@part
def value_in_hand(s: State, seat: int, card: int, style: Style) -> float:
    """Return the value of `card` in a seat's hand, from 0 (useless) to 4 (dear)."""
    monument = card // VALUES
    mask = at.hand(s, seat, monument) | (1 << (card % VALUES))
    best = card_value(s, seat, monument, num(COUNT[mask]), style)
    return float(best + style[Weight.CARD_NUMBER] * (card % VALUES))


@part
def card_value(s: State, seat: int, monument: int, held: int, style: Style) -> float:
    """Return the value of each card of `monument` to a seat that holds `held` of them."""
    best = 0.0
    if has_built(s, seat, monument):
        best = float(
            style[
                Weight.IMPROVING_CARD
                if rival_historians(s, seat) > 0
                else Weight.SAFE_IMPROVING_CARD
            ]
        )
    if is_open(s, seat, monument):
        missing = ask.needed(s, monument) - held
        if missing <= 0:
            best = max(best, style[Weight.ERECTING_CARD] + style[Weight.ERECTING_CARD_EACH] * held)
        else:
            best = max(best, style[Weight.ONE_SHORT_CARD if missing == 1 else Weight.FAR_CARD])
    return float(best)


@part
def fill_card_values(s: State, seat: int, style: Style, values: Style) -> None:
    """Fill in the value of each monument's cards in a seat's hand, 0 if it has none."""
    for monument in range(MONUMENTS):
        held = num(COUNT[s[at.hand_at(seat, monument)]])
        values[monument] = card_value(s, seat, monument, held, style) if held else 0.0


@part
def value_to_take(s: State, seat: int, card: int, style: Style) -> float:
    """Return the value of a card to a seat that may take it, symbol included (A4.8)."""
    symbol = style[Weight.SHOWN_SYMBOL] * shown(s, seat, ask.symbol_of(s, card))
    return float(value_in_hand(s, seat, card, style) + symbol)


@part
def best_face_up(s: State, seat: int, style: Style) -> tuple[int, float]:
    """Return the most valuable face-up card for a seat, or NONE, and its value."""
    best, most = NONE, -1.0
    for place in range(num(s[at.LAID_OUT])):
        card = at.face_up(s, place)
        value = value_to_take(s, seat, card, style)
        if value > most:
            best, most = card, value
    return best, most


@part
def history_value(s: State, colour: int, style: Style) -> float:
    """Return the value in pages of a history by `colour`, other effects included."""
    found, better = pages(s, colour), 0
    for i in range(num(s[at.WRITTEN])):
        better += s[at.PAGES + i] >= found
    own, most, _ = track_gains(s, colour)
    ladder = style[Weight.LADDER_POINT] * scoring.bonus(better)
    return float(
        found
        + ladder
        + style[Weight.OWN_TRACK_POINT] * own
        - style[Weight.RIVAL_TRACK_POINT] * most
    )


@part
def track_gains(s: State, colour: int) -> tuple[float, float, float]:
    """Return the points a history adds: writer, luckiest rival, all rivals."""
    own, most, total = 0.0, 0.0, 0.0
    for other in range(at.colours(s)):
        given = 0.0
        for monument in range(MONUMENTS):
            if other != colour and s[at.height_at(other, monument)] >= 2:
                given += 3.0 if s[at.AVAILABLE + monument] == 1 else 1.5
                if s[at.height_at(colour, monument)] > 0:
                    own += 1.5
        most = max(most, given)
        total += given
    return own, most, total


@part
def harvest(s: State, colour: int, monument: int) -> int:
    """Return the points at the end that laying all cards of `monument` adds (A6.1)."""
    if s[at.square_at(s, monument)] == 0:
        return 0
    hand = at.hand(s, num(s[at.MOVER]), monument)
    height, top = at.height(s, colour, monument), 0
    highest = ask.highest(s, colour, monument)
    while hand >> top:
        top += 1
    before = _stack_points(s, colour, monument, height, highest)
    return _stack_points(s, colour, monument, height + num(COUNT[hand]), max(top, highest)) - before


@part
def _stack_points(s: State, colour: int, monument: int, height: int, highest: int) -> int:
    """Return the points for a stack with this height and highest card."""
    if height == 0:
        return 0
    square = at.square_at(s, monument)
    rival = scoring.other_builder(s, monument, colour)
    if rival == NONE:
        return num(s[square + at.SOLE])
    theirs = at.height(s, rival, monument)
    leads = height > theirs or (height == theirs and highest > ask.highest(s, rival, monument))
    return num(s[square + at.MAIN]) if leads else num(s[square + at.SECOND])


@part
def shown(s: State, seat: int, symbol: int) -> int:
    """Return the cards with `symbol` in the seat's exhibition, the larger of its two."""
    if s[at.SEATS] != 2:
        return at.shown(s, seat, symbol)
    return max(at.shown(s, 2 * seat, symbol), at.shown(s, 2 * seat + 1, symbol))


@part
def best_symbol(s: State, seat: int, colour: int) -> int:
    """Return the best-scoring symbol of `colour` with a pair in hand, or -1."""
    best, points = -1, -1
    for symbol in range(SYMBOLS):
        worth = ask.worth(s, colour, symbol)
        if s[at.matching_at(seat, symbol)] >= 2 and worth > points:
            best, points = symbol, worth
    return best
