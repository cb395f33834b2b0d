"""Styles of the rollout policy: how much each consideration weighs, by name."""

import tomllib
from enum import IntEnum
from functools import cache
from pathlib import Path
from typing import Final, TypeAlias

import numpy as np
import numpy.typing as npt

Style: TypeAlias = npt.NDArray[np.float64]
"""The weights of `Weight`, and behind them the learned ones of a style that has any."""

FILE: Final = Path(__file__).with_name("styles.toml")


class Weight(IntEnum):
    """The weights of a style.

    In `styles.toml` they have the same names in small letters.
    """

    # Histories. Their gains and costs are counted in pages.
    HISTORY_PAGES = 0  # that make a history worth writing when there is plenty of time
    HISTORY_PAGES_PER_SPARE_TURN = 1  # fewer pages will do as spare turns run out
    HISTORY_PAGES_PER_MONUMENT = 2  # asked for each monument that the others have built
    HISTORY_PAGES_EARLY = 3  # asked in addition while the pile is full
    LADDER_POINT = 4  # a point for the place on the ladder
    OWN_TRACK_POINT = 5  # a point on the track for the writer
    RIVAL_TRACK_POINT = 6  # the cost of a point on the track for the luckiest rival

    # Building and scoring.
    ERECT_CARDS = 7  # cards wanted to erect a monument
    ERECT_CARDS_EARLY = 8  # wanted in addition while the pile is full
    ERECT_CARDS_PER_ACTION = 9  # wanted in addition for each further action, which could draw
    IMPROVE_CARDS = 10  # cards wanted for an improvement
    IMPROVE_CARDS_EARLY = 11
    IMPROVE_CARDS_PER_ACTION = 12
    SCORE_POINTS = 13  # points wanted for two cards
    SCORE_POINTS_EARLY = 14
    SCORE_CARD_SHARE = 15  # of the points, the most that the dearer card may be worth
    ERECT_MARKER = 16  # in favour of erecting a monument, for each square of its marker
    ERECT_UNBUILT = 17  # in favour of erecting a monument that nobody else has
    LATE_TURNS = 18  # turns left below which it is late: nothing is saved any more
    CARDS_PER_TURN = 19  # that leave the pile and the row in an average turn

    # The value of a card, from 0 (useless) to 4 (dear).
    UNKNOWN_CARD = 20
    SHOWN_SYMBOL = 21  # more for each card in the exhibition with the same symbol
    IMPROVING_CARD = 22  # of a monument already built, which others may chronicle
    SAFE_IMPROVING_CARD = 23  # the same when nobody can chronicle it any more
    ERECTING_CARD = 24  # of a monument that the hand can erect
    ERECTING_CARD_EACH = 25  # more for each such card
    ONE_SHORT_CARD = 26  # of a monument that one more card would erect
    FAR_CARD = 27  # of a monument that lacks more cards
    CARD_NUMBER = 28  # more for each point of the number on the card

    # Late in the game.
    LATE_POINT = 29  # a point at the end; 0 for a style that does not count points
    LATE_CARD = 30  # the points that each card laid is worth in addition

    # Found against random players.
    WAVER_TURNS = 31  # spare turns above which the pages wanted waver from play to play
    LAST_HISTORIAN_PAGES = 32  # more pages asked of the last historian while the pile is full
    ERECT_CARDS_PER_BUILT = 33  # fewer cards wanted for each monument already built

    # The search and its learned weights, see `learned_features`.
    LEARNED_BELOW = 34  # cards in the pile below which the learned weights decide; 0 for never
    WIN_SHARE = 35  # of the result with three or four players; the rest is the margin
    CAUTION = 36  # standard errors subtracted from a step's result before steps are compared
    # with three or four players; 0 to take the step that was tried most often


def named(name: str, **changes: float) -> Style:
    """Return a style of `styles.toml` with changes: `named("common", caution=1)`."""
    style = _all_styles()[name].copy()
    for key, value in changes.items():
        style[Weight[key.upper()]] = value
    return style


@cache
def _all_styles() -> dict[str, Style]:
    """Read the file once: bots are made and hints are asked for while people wait."""
    found: dict[str, Style] = {}
    for name, table in tomllib.loads(FILE.read_text("utf-8")).items():
        like = table.pop("like", None)
        found[name] = found[like].copy() if like else np.full(len(Weight), np.nan)
        for key, value in table.items():
            found[name][Weight[key.upper()]] = value
    return found


def write_style(style: Style) -> str:
    """Return the weights as lines of `styles.toml`."""
    return "\n".join(f"{weight.name.lower()} = {style[weight]:.2f}" for weight in Weight)
