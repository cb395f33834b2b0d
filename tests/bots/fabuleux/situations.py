"""Rounds in which the right step is known."""

from tests.rules.fabuleux.positions import Table


def remembered() -> Table:
    """Return a table where Ada's card is high for the deck, but not for this rival."""
    t = Table("green 0 9 9, green 5 5 9", "green 0 8 1, green 9 1 1")
    return t.play("Ada: choose feat; Ben: say")
