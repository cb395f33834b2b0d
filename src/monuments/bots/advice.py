"""What an adviser says of a play."""

import msgspec


class Advice(msgspec.Struct, frozen=True):
    """A play, how likely it wins, and how the turn would probably go on."""

    play: str
    chance: float
    """Of winning the game, a shared victory counted in part; from playouts, not a promise.

    In `fabuleux` of winning the round.
    """
    weight: float
    """The share of the search that went into this play: how sure the adviser is of it."""
    line: tuple[str, ...]
    """The plays expected after it, in this turn and until one shows what is hidden."""
