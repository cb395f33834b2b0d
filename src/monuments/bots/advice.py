"""The advice that a hint shows."""

import msgspec

from monuments.engine.refusal import Argument


class Reason(msgspec.Struct, frozen=True):
    """One reason for a play: a fact of the position, or a figure of the search.

    `code` names a message of the locales, `GAME-reason-CODE`; `args` fills it.
    """

    code: str
    rule: str
    """A number of docs/rules: the rule, or the advice for players, that the reason rests on."""
    args: dict[str, Argument] = {}


class Advice(msgspec.Struct, frozen=True):
    """A play, how likely it wins, and how the turn would probably go on."""

    play: str
    chance: float
    """Of winning the game, a shared victory counted in part; from playouts, not a promise.

    In `fabuleux` of winning the round.
    """
    weight: float
    """The share of the search spent on this play: the adviser's confidence in it."""
    line: tuple[str, ...]
    """The plays expected after it in this turn, until one reveals something hidden."""
    place: float | None = None
    """The mean place at the end of the game, 1 is best; None if it was not searched for."""
    points: float | None = None
    """The seat's mean score at the end of the game."""
    reasons: tuple[Reason, ...] = ()
    """Why, the most telling first."""
    is_rough: bool = False
    """An alternative searched too little for its chance to be compared."""
