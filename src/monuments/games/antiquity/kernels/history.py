"""A history turn (A5)."""

from monuments.engine.game import State
from monuments.engine.jit import num, part
from monuments.games.antiquity.kernels import layout as at
from monuments.games.antiquity.kernels import predicates as ask
from monuments.games.antiquity.kernels import turns
from monuments.games.antiquity.kernels.layout import MONUMENTS, NONE, VALUES


@part
def write_history(s: State, colour: int) -> None:
    pages = 0
    for monument in range(MONUMENTS):
        taken = 0
        for other in range(at.colours(s)):
            if other != colour and at.height(s, other, monument) >= 2:  # A5.2
                s[at.height_at(other, monument)] -= 1
                top = at.bottom(other, monument) + at.height(s, other, monument)
                value = num(s[top])
                s[top] = 0
                s[at.ASIDE + monument] |= 1 << (value - 1)  # A5.6
                s[at.shown_at(other, ask.symbol_of(s, monument * VALUES + value - 1))] -= 1
                taken += 1
        for _ in range(taken):
            _advance(s, monument)
        pages += taken
    s[at.WRITER + num(s[at.WRITTEN])] = colour  # A5.3
    s[at.PAGES + num(s[at.WRITTEN])] = pages
    s[at.WRITTEN] += 1
    s[at.HISTORIANS + colour] -= 1
    turns.finish(s)
    s[at.ACTIONS] = 0  # A5.6
    s[at.PHASE] = at.CLOSED


@part
def _advance(s: State, monument: int) -> None:
    """Advance a marker, or give points if it is on the last square (A5.4, A5.5)."""
    if at.marker(s, monument) < s[at.LAST_SQUARE]:
        s[at.MARKER + monument] += 1
        return
    main, second = NONE, NONE
    for colour in range(at.colours(s)):
        if at.height(s, colour, monument) > 0:
            if main == NONE or ask.highest(s, colour, monument) > ask.highest(s, main, monument):
                main, second = colour, main
            else:
                second = colour
    s[at.SCORE + main] += 3 if second == NONE else 2
    if second != NONE:
        s[at.SCORE + second] += 1
