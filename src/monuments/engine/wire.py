"""Forms, events and characteristics: the parts of a game that go over the wire.

The names on the wire predate the second game. They stay, because programs and pages use them.
"""

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
    side: str | None = msgspec.field(default=None, name="colour")
    """Written before the verb where a seat plays several sides."""
    site: str | None = msgspec.field(default=None, name="monument")
    """The place of the cards."""
    argument: str | None = msgspec.field(default=None, name="power")
    """Written after the verb."""
    trait: str | None = msgspec.field(default=None, name="symbol")
    """Common to the cards."""
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
        words = (self.side, self.verb, *self.cards[: self.least], *self.targets[:1], self.argument)
        return " ".join(word for word in words if word is not None)


class Event(msgspec.Struct, frozen=True):
    """One thing a play did, as the seat it was made for may see it.

    `kind` names a message of the locales. `seat` is who did it.
    """

    kind: str
    seat: int
    args: dict[str, Argument] = {}


class Characteristic(msgspec.Struct, frozen=True):
    """A property by which the cards of a game are compared."""

    code: str
    unit: str
    wins: str
    """`highest` or `lowest`."""
    names: dict[str, str]
    """In each language."""
