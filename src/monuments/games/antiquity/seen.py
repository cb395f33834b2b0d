"""What a view is made of."""

import msgspec


class Score(msgspec.Struct, frozen=True):
    """What a colour would have if the game ended now, by source (A6, A8.2)."""

    points: int
    monuments: int
    histories: int
    bonus: int
    penalty: int
    powers: int
    total: int


class SeatView(msgspec.Struct, frozen=True):
    """A player: the hand itself is there for its owner and when the game is over (A9.3)."""

    seat: int
    colours: tuple[str, ...]
    hand_size: int
    hand: tuple[str, ...] | None
    taken: tuple[str, ...] | None
    """Cards of the hand that all saw taken; only with `show-taken=on` (A9.2)."""


class ColourView(msgspec.Struct, frozen=True):
    """A colour with its exhibition: stacks from bottom to top, by monument."""

    colour: str
    seat: int
    points: int
    historians: int
    powers: tuple[str, ...]
    exhibition: dict[str, tuple[int, ...]]
    symbols: dict[str, int]
    score: Score


class Builder(msgspec.Struct, frozen=True):
    """A builder of a monument, the main builder first, and what it is worth to them now."""

    colour: str
    cards: int
    highest: int
    worth: int


class MonumentView(msgspec.Struct, frozen=True):
    """A monument: its marker, what its square is worth, and who may still build it."""

    code: str
    symbols: tuple[str, ...]
    """Of its cards, value 1 first (A1.3)."""
    marker: int
    sole: int
    main: int
    second: int
    available: int
    needs: tuple[int, ...]
    """Cards that erect it, for each builder still to come, the next one first (A4.4)."""
    builders: tuple[Builder, ...]


class Chronicle(msgspec.Struct, frozen=True):
    """What a history by `colour` would do now, whoever is to move."""

    colour: str
    pages: int
    taken: dict[str, tuple[str, ...]]
    """The cards each colour would lose."""
    markers: dict[str, int]
    """Where each marker that moves would stand."""
    totals: dict[str, int]
    """By how much each colour's score, if the game ended now, would change."""


class LadderView(msgspec.Struct, frozen=True):
    """A history, and its place among all (A6.4), 1 the best."""

    colour: str
    pages: int
    place: int
    bonus: int
    """What the place brings (A6.4)."""


class View(msgspec.Struct, frozen=True):
    """A table of `antiquity` as one seat, or a spectator, may see it."""

    game: str
    seat: int | None
    turn: int
    to_move: int
    """A seat, or -1 when the game is over."""
    actions: int
    allowed: int
    """Actions of this turn, spent or not, with the one bought (A4.1, A4.2)."""
    bought: bool
    hero_used: bool
    naute_used: bool
    closed: bool
    """A history was written in this turn; nothing but its end is left."""
    faceup: tuple[str, ...]
    spaces: int
    """Face-up cards when the row is full (A3.2)."""
    pile: int
    seats: tuple[SeatView, ...]
    colours: tuple[ColourView, ...]
    monuments: tuple[MonumentView, ...]
    track: tuple[tuple[int, ...], ...]
    """What each square is worth: alone, as main builder, as second (A1.5)."""
    ladder: tuple[LadderView, ...]
    aside: tuple[str, ...]
    gone: tuple[str, ...]
    chronicles: tuple[Chronicle, ...]
    places: tuple[int, ...]
    """Each seat's place if the game ended now."""
    pile_cards: tuple[str, ...] | None
    """The pile, top card first, when the game is over (A9.3)."""
