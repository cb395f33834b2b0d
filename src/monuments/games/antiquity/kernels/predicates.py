"""Questions about a position of `antiquity`, each answered by one rule."""

from typing import Final

from monuments.engine.game import State
from monuments.engine.jit import kernel, num, part
from monuments.games.antiquity.kernels import layout as at
from monuments.games.antiquity.kernels.layout import MONUMENTS, NONE, SYMBOLS, VALUES
from monuments.games.antiquity.kernels.steps import COUNT

FIRST_BUILDER: Final = 2  # A4.4
SECOND_BUILDER: Final = 3  # A4.4
SCRIBE: Final = 0  # A8.1; a power has the number of its symbol
NAUTE: Final = 1
HERO: Final = 2


@part
def own(s: State, which: int) -> int:
    """Return the mover's first or second colour (A7.1)."""
    seat = num(s[at.MOVER])
    return seat * 2 + which if s[at.SEATS] == 2 else seat


@part
def own_colours(s: State) -> int:
    return 2 if s[at.SEATS] == 2 else 1


@kernel
def needed(s: State, monument: int) -> int:
    """Return how many cards erect `monument` now (A4.4)."""
    # Also asked about lists (`plain`), so it calls no other function.
    return FIRST_BUILDER if s[at.AVAILABLE + monument] == 2 else SECOND_BUILDER


@part
def may_erect(s: State, colour: int, monument: int) -> bool:
    """Check A4.4 (enough cards), A4.5 (no third builder), A4.6 (not twice)."""
    held = num(COUNT[at.hand(s, num(s[at.MOVER]), monument)])
    return (
        held >= FIRST_BUILDER
        and at.available(s, monument) > 0
        and at.height(s, colour, monument) == 0
        and held >= needed(s, monument)
    )


@part
def has_pair(s: State) -> bool:
    """Tell whether two cards of the mover's hand share a symbol."""
    seat = num(s[at.MOVER])
    return (
        at.matching(s, seat, 0) >= 2 or at.matching(s, seat, 1) >= 2 or at.matching(s, seat, 2) >= 2
    )


@kernel
def has_majority(s: State, colour: int, symbol: int) -> bool:
    """Tell whether a colour shows strictly more of `symbol` than every other (A8.1)."""
    shown = at.shown(s, colour, symbol)
    for other in range(at.colours(s)):
        if other != colour and at.shown(s, other, symbol) >= shown:
            return False
    return bool(shown > 0)


@part
def may_acquire(s: State, colour: int, power: int) -> bool:
    """A8.1"""
    return (
        s[at.WITH_POWERS] == 1 and at.holder(s, power) != colour and has_majority(s, colour, power)
    )


@kernel
def wields(s: State, power: int) -> bool:
    """Tell whether a colour of the mover holds `power` (A8.7)."""
    colour = at.holder(s, power)
    return colour != NONE and at.owner(s, colour) == s[at.MOVER]


@part
def may_use_hero(s: State) -> bool:
    """A8.4"""
    return wields(s, HERO) and s[at.HERO_USED] == 0 and at.score(s, at.holder(s, HERO)) > 0


@part
def may_use_naute(s: State) -> bool:
    """A8.5"""
    if not wields(s, NAUTE) or s[at.NAUTE_USED] == 1 or s[at.LAID_OUT] == 0:
        return False
    seat = num(s[at.MOVER])
    return at.matching(s, seat, 0) + at.matching(s, seat, 1) + at.matching(s, seat, 2) > 0


@kernel
def can_chronicle(s: State, colour: int) -> bool:
    """Tell whether another exhibition has a monument of two cards or more (A5.1)."""
    for other in range(at.colours(s)):
        if other != colour:
            for monument in range(MONUMENTS):
                if at.height(s, other, monument) >= 2:
                    return True
    return False


@part
def may_write(s: State, colour: int) -> bool:
    """A3.1, A5.1"""
    return s[at.PLAYED] == 0 and at.historians(s, colour) > 0 and can_chronicle(s, colour)


@kernel
def symbol_of(s: State, card: int) -> int:
    # Also asked about lists (`plain`), so it calls no other function.
    start, bit_of_card = at.SYMBOL + card // VALUES * SYMBOLS, 1 << (card % VALUES)
    for symbol in range(SYMBOLS - 1):
        if s[start + symbol] & bit_of_card:
            return symbol
    return SYMBOLS - 1


@part
def in_hand(s: State, card: int) -> bool:
    held = at.hand(s, num(s[at.MOVER]), card // VALUES)
    return (held >> (card % VALUES)) & 1 == 1


@part
def worth(s: State, colour: int, symbol: int) -> int:
    """Return the points of `colour` for scoring `symbol` (A4.8, A8.6)."""
    points = at.shown(s, colour, symbol)
    if s[at.POWER_SYMBOLS] == 1 and at.holder(s, symbol) == colour:
        points += 1
    return points


@part
def highest(s: State, colour: int, monument: int) -> int:
    """Return the highest value in a stack, 0 for none."""
    best = 0
    for place in range(at.height(s, colour, monument)):
        best = max(best, at.value_in_stack(s, colour, monument, place))
    return best
