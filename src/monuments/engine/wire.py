"""What can be done, what was done and what cards are compared by, for people and programs."""

import msgspec

from monuments.engine.refusal import Argument, Refusal


class Form(msgspec.Struct, frozen=True, omit_defaults=True):
    """A family of plays that differ only in the cards chosen.

    Legal plays are too many to list: six cards of one monument can be laid in 1,950 ways. A form
    names the verb and what is fixed, and says which `cards` to choose from, how many at `least`
    and at `most`, and whether their order is part of the play. One of `targets`, where there are
    any, completes it. With `reorder` the `stack` and the cards chosen may end up in any order.
    A form that is not possible now carries its `refusal`.
    """

    verb: str
    colour: str | None = None
    monument: str | None = None
    power: str | None = None
    symbol: str | None = None
    cards: tuple[str, ...] = ()
    least: int = 0
    most: int = 0
    ordered: bool = False
    targets: tuple[str, ...] = ()
    stack: tuple[str, ...] = ()
    reorder: bool = False
    refusal: Refusal | None = None

    def example(self) -> str:
        """Return the least play of the form, with the first cards and the first target."""
        named = (self.colour, self.verb, *self.cards[: self.least], *self.targets[:1], self.power)
        return " ".join(word for word in named if word is not None)


class Event(msgspec.Struct, frozen=True):
    """One thing a play did, as the seat it was made for may see it.

    `kind` names a message of the locales. `seat` is who did it.
    """

    kind: str
    seat: int
    args: dict[str, Argument] = {}


class Characteristic(msgspec.Struct, frozen=True):
    """What the cards of a game are compared by."""

    code: str
    unit: str
    wins: str
    """`highest` or `lowest`."""
    names: dict[str, str]
    """In each language."""
