"""The types of a view."""

import msgspec


class Score(msgspec.Struct, frozen=True):
    """A colour's score if the game ended now, by source (A6, A8.2)."""

    points: int
    monuments: int
    histories: int
    bonus: int
    penalty: int
    powers: int
    total: int


class SeatView(msgspec.Struct, frozen=True):
    """A player. The hand is visible to its owner, and to all after the game (A9.3)."""

    seat: int
    colours: tuple[str, ...]
    hand_size: int
    hand: tuple[str, ...] | None
    taken: tuple[str, ...] | None
    """Cards of the hand that were taken face up; only with `show-taken=on` (A9.2)."""


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
    """A builder of a monument and its current worth to them; main builder first."""

    colour: str
    cards: int
    highest: int
    worth: int


class MonumentView(msgspec.Struct, frozen=True):
    """A monument: its marker, the worth of its square, its builders."""

    code: str
    symbols: tuple[str, ...]
    """Of its cards, value 1 first (A1.3)."""
    marker: int
    sole: int
    main: int
    second: int
    available: int
    needs: tuple[int, ...]
    """Cards needed to erect it, for each remaining builder, the next one first (A4.4)."""
    builders: tuple[Builder, ...]


class Chronicle(msgspec.Struct, frozen=True):
    """The effects of a history by `colour`, if it were written now."""

    colour: str
    pages: int
    taken: dict[str, tuple[str, ...]]
    """The cards each colour would lose."""
    markers: dict[str, int]
    """The new square of each marker that would move."""
    totals: dict[str, int]
    """The change of each colour's score, as if the game ended now."""


class LadderView(msgspec.Struct, frozen=True):
    """A history with its place among all (A6.4); 1 is best."""

    colour: str
    pages: int
    place: int
    bonus: int
    """The bonus of that place (A6.4)."""


class View(msgspec.Struct, frozen=True):
    """A table of `antiquity` as one seat, or a spectator, may see it."""

    game: str
    seat: int | None
    turn: int
    to_move: int
    """A seat, or -1 when the game is over."""
    actions: int
    allowed: int
    """Actions of this turn, spent or not, including the bought one (A4.1, A4.2)."""
    bought: bool
    hero_used: bool
    naute_used: bool
    closed: bool
    """A history was written in this turn; only `end` is left."""
    faceup: tuple[str, ...]
    spaces: int
    """Face-up cards when the row is full (A3.2)."""
    pile: int
    seats: tuple[SeatView, ...]
    colours: tuple[ColourView, ...]
    monuments: tuple[MonumentView, ...]
    track: tuple[tuple[int, ...], ...]
    """Points of each square: alone, as main builder, as second builder (A1.5)."""
    ladder: tuple[LadderView, ...]
    aside: tuple[str, ...]
    gone: tuple[str, ...]
    chronicles: tuple[Chronicle, ...]
    places: tuple[int, ...]
    """Each seat's place if the game ended now."""
    next: int
    """The seat whose turn follows if the game goes on, or -1 when it is over."""
    results: tuple[int, ...]
    """The score of each seat if the game ended now: of two colours the lower one's (A7.4)."""
    ties: tuple[str | None, ...]
    """When the game is over, for each seat what tells it from those with the same result (A6.5):
    `monuments`, `historian`, `shared` if nothing does, or null."""
    ended: str | None
    """Why the game ended: `refill` (A3.3) or `idle` (A4.1)."""
    power_symbols: dict[str, str]
    """The power cards of this table, each with its symbol (A8.1)."""
    pile_cards: tuple[str, ...] | None
    """The pile, top card first, when the game is over (A9.3)."""
