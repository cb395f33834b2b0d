"""A character in numbers: the habits of the cheap policy."""

from typing import Final, TypeAlias

import numpy as np
import numpy.typing as npt

Style: TypeAlias = npt.NDArray[np.float64]
"""A character: one number for each habit below."""

# Histories. What they bring and cost is counted in pages.
PAGES: Final = 0  # that make a history worth writing with all the time in the world
HASTE: Final = 1  # given up for each spare turn that is missing
SCARCE: Final = 2  # asked for each monument the others have built
EARLY: Final = 3  # asked besides while the pile is full
LADDER: Final = 4  # worth a point for the place on the ladder
OWN: Final = 5  # worth a point on the track for oneself
GIFT: Final = 6  # lost for a point on the track for whoever gains most

# Building and scoring. Behind START and THRIFT stand the two habits that go with them.
WHEN_EARLY: Final = 1  # how much more is wanted while the pile is full
FIRST_DRAW: Final = 2  # how much more for each further action, with which one could draw first
START: Final = 7  # cards wanted to erect a monument
THRIFT: Final = 10  # cards wanted for an improvement
TRADE: Final = 13  # points wanted for two cards; WHEN_EARLY stands behind it
DEAR: Final = 15  # share of the points that the dearer of two cards scored may be worth
FAME: Final = 16  # what each square of its marker speaks for erecting a monument
FRESH: Final = 17  # what it speaks for it that nobody else has
LATE: Final = 18  # turns left below which nothing is saved any more
PACE: Final = 19  # cards that leave pile and row in an average turn

# What a card is worth, on a scale from 0, useless, to 4, dear.
BLIND: Final = 20  # an unknown one
TASTE: Final = 21  # more for each card shown with the same symbol
BUILT: Final = 22  # one that improves a monument others may chronicle
CALM: Final = 23  # one that improves a monument nobody can chronicle
READY: Final = 24  # one of a monument that the hand can erect,
MORE: Final = 25  # and more for each such card
NEXT: Final = 26  # one that is missing one more card to erect
FIRST: Final = 27  # one that is missing more
VALUE: Final = 28  # more for each point of its value

# Late, when nothing is saved any more.
REAP: Final = 29  # what a point at the end weighs; 0 if nobody counts points
LAID: Final = 30  # points that each card laid is worth besides

# What was learned against random players.
SURE: Final = 31  # spare turns up to which one writes what is worth it; with more, not always
LAST: Final = 32  # pages asked more of the last historian while the pile is full
BOLD: Final = 33  # cards fewer to erect a monument for each one that stands already

# What was learned by trying plays, see `gates`; its weights stand behind the habits.
LEARNED: Final = 34  # cards in the pile below which it is asked; 0 if nothing was learned

# What a search is after.
VICTORY: Final = 35  # how much of the result is winning with three or four; the rest is the margin
CAUTION: Final = 36  # standard errors taken off a step's result before steps are compared with
# three or four players; 0 to take the step that was tried most often
HABITS: Final = 37

NEVER: Final = -9.0  # for SURE: fewer turns than are ever spare


def style(**habits: float) -> Style:
    """Return the common style with some habits changed, e.g. `style(PAGES=2)`."""
    found = np.array(_COMMON)
    for name, value in habits.items():
        found[globals()[name]] = value
    return found


def practised() -> Style:
    """Return the style that came out of many games of the policy against itself."""
    return np.array(_PRACTISED)


def grasping() -> Style:
    """Return the style found against random players: the first page there is, is written."""
    return np.array(_GRASPING)


def steady() -> Style:
    """Return what had come out of fewer such games, without counting points."""
    return np.array(_STEADY)


_COMMON: Final = (
    *(4.1, 1.9, 0.44, 8.0, 0.0, 0.0, 0.0),
    *(3.0, 0.0, 0.0, 3.0, 0.0, 0.0, 4.1, 0.0, 1.2, 0.0, 0.0, 1.8, 2.3),
    *(0.3, 0.0, 2.2, 1.2, 2.6, 0.3, 1.5, 0.8, 0.02),
    *(0.0, 0.0, NEVER, 0.0, 0.0, 0.0, 0.6, 0.0),
)

_PRACTISED: Final = (
    *(4.2, 1.76, 0.48, 7.81, -0.03, -0.25, 0.34),
    *(4.05, 0.99, 0.33, 3.26, -0.19, 0.27, 4.14, 0.56, 1.16, 0.04, -0.44, 2.57, 1.81),
    *(0.46, 0.0, 2.19, 1.29, 2.72, 0.31, 1.29, 0.55, 0.03),
    *(1.0, 1.1, NEVER, 0.0, 0.0, 0.0, 0.6, 0.0),
)

_STEADY: Final = (
    *(4.18, 1.97, 0.45, 8.1, -0.02, -0.05, 0.04),
    *(3.46, 0.42, 0.21, 3.11, -0.05, 0.09, 4.12, 0.31, 1.19, -0.03, 0.25, 1.89, 2.25),
    *(0.28, -0.01, 2.13, 1.22, 2.62, 0.31, 1.43, 0.76, 0.02),
    *(0.0, 0.0, NEVER, 0.0, 0.0, 0.0, 0.6, 0.0),
)

_GRASPING: Final = (
    *(0.75, 1.9, 0.41, 7.5, 0.1, 0.05, 0.01),
    *(4.4, 0.62, 0.25, 2.12, -0.25, -0.11, 3.38, 0.41, 1.48, -0.1, -0.2, 3.65, 2.42),
    *(1.41, 0.04, 2.0, 1.0, 2.73, 0.31, 1.08, 0.76, -0.01),
    *(1.02, 1.29, 9.0, 2.25, 0.4, 0.0, 0.6, 0.0),
)
