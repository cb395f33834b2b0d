"""Questions about a position of `antiquity`, each answered by one rule; kernels."""

from typing import Final

from monuments.engine.game import State
from monuments.engine.jit import kernel, num, part
from monuments.games.antiquity import layout as at
from monuments.games.antiquity.layout import MONUMENTS, NONE, SYMBOLS, VALUES
from monuments.games.antiquity.steps import COUNT

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
    return FIRST_BUILDER if s[at.AVAILABLE + monument] == 2 else SECOND_BUILDER


@part
def may_erect(s: State, colour: int, monument: int) -> bool:
    """A4.4 (enough cards), A4.5 (no third builder), A4.6 (not twice)."""
    held = num(COUNT[s[at.HAND + num(s[at.MOVER]) * MONUMENTS + monument]])
    return (
        held >= FIRST_BUILDER
        and s[at.AVAILABLE + monument] > 0
        and s[at.HEIGHT + colour * MONUMENTS + monument] == 0
        and held >= needed(s, monument)
    )


@part
def has_pair(s: State) -> bool:
    """Tell whether two cards of the mover's hand share a symbol."""
    start = at.MATCHING + num(s[at.MOVER]) * SYMBOLS
    return bool(s[start] >= 2 or s[start + 1] >= 2 or s[start + 2] >= 2)


@kernel
def has_majority(s: State, colour: int, symbol: int) -> bool:
    """A8.1: strictly more than every other exhibition."""
    shown = s[at.SHOWN + colour * SYMBOLS + symbol]
    for other in range(at.colours(s)):
        if other != colour and s[at.SHOWN + other * SYMBOLS + symbol] >= shown:
            return False
    return bool(shown > 0)


@part
def may_acquire(s: State, colour: int, power: int) -> bool:
    """A8.1"""
    return (
        s[at.WITH_POWERS] == 1 and s[at.HOLDER + power] != colour and has_majority(s, colour, power)
    )


@kernel
def wields(s: State, power: int) -> bool:
    """Tell whether a colour of the mover holds `power` (A8.7)."""
    colour = num(s[at.HOLDER + power])
    return colour != NONE and at.owner(s, colour) == s[at.MOVER]


@part
def may_use_hero(s: State) -> bool:
    """A8.4"""
    return wields(s, HERO) and s[at.HERO_USED] == 0 and s[at.SCORE + num(s[at.HOLDER + HERO])] > 0


@part
def may_use_naute(s: State) -> bool:
    """A8.5"""
    if not wields(s, NAUTE) or s[at.NAUTE_USED] == 1 or s[at.LAID_OUT] == 0:
        return False
    start = at.MATCHING + num(s[at.MOVER]) * SYMBOLS
    return bool(s[start] + s[start + 1] + s[start + 2] > 0)


@kernel
def can_chronicle(s: State, colour: int) -> bool:
    """Tell whether another exhibition has a monument of two cards or more (A5.1)."""
    for other in range(at.colours(s)):
        if other != colour:
            for monument in range(MONUMENTS):
                if s[at.HEIGHT + other * MONUMENTS + monument] >= 2:
                    return True
    return False


@part
def may_write(s: State, colour: int) -> bool:
    """A3.1, A5.1"""
    return s[at.PLAYED] == 0 and s[at.HISTORIANS + colour] > 0 and can_chronicle(s, colour)


@kernel
def symbol_of(s: State, card: int) -> int:
    start, bit_of_card = at.SYMBOL + card // VALUES * SYMBOLS, 1 << (card % VALUES)
    for symbol in range(SYMBOLS - 1):
        if s[start + symbol] & bit_of_card:
            return symbol
    return SYMBOLS - 1


@part
def in_hand(s: State, card: int) -> bool:
    held = num(s[at.HAND + num(s[at.MOVER]) * MONUMENTS + card // VALUES])
    return (held >> (card % VALUES)) & 1 == 1


@part
def worth(s: State, colour: int, symbol: int) -> int:
    """Return what scoring `symbol` brings `colour` (A4.8, A8.6)."""
    points = num(s[at.SHOWN + colour * SYMBOLS + symbol])
    if s[at.POWER_SYMBOLS] == 1 and s[at.HOLDER + symbol] == colour:
        points += 1
    return points


@part
def highest(s: State, colour: int, monument: int) -> int:
    """Return the highest value in a stack, 0 for none."""
    best, bottom = 0, at.bottom(colour, monument)
    for place in range(num(s[at.HEIGHT + colour * MONUMENTS + monument])):
        best = max(best, num(s[bottom + place]))
    return best
