"""What a seat may see: the only place where secrets are cut, by listing what may be seen (A9)."""

from functools import lru_cache

import msgspec
import numpy as np

from monuments.engine.game import OVER, State
from monuments.games.antiquity import history, scoring
from monuments.games.antiquity import layout as at
from monuments.games.antiquity import questions as ask
from monuments.games.antiquity.cards import CODES, COLOUR_NAMES, POWER_NAMES, SYMBOL_NAMES
from monuments.games.antiquity.layout import MONUMENTS, SYMBOLS, VALUES
from monuments.games.antiquity.table import (
    codes,
    colours_of,
    face_up,
    hand_cards,
    hand_size,
    height,
    known_cards,
    ladder,
    masked_cards,
    monuments_in_use,
    pile_cards,
    stack_cards,
)


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
    needed: int | None
    """Cards that erect it now (A4.4); None when nobody can."""
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


class View(msgspec.Struct, frozen=True):
    """A table of `antiquity` as one seat, or a spectator, may see it."""

    game: str
    seat: int | None
    turn: int
    to_move: int
    """A seat, or -1 when the game is over."""
    actions: int
    bought: bool
    hero_used: bool
    naute_used: bool
    closed: bool
    """A history was written in this turn; nothing but its end is left."""
    faceup: tuple[str, ...]
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


def view(s: State, seat: int | None) -> View:
    """Add to what all see what `seat` sees; a table asks for every seat, one after the other."""
    seen = _public(s.tobytes())
    if seat is None:
        return seen
    seats = list(seen.seats)
    seats[seat] = _seat(s, seat, shown=True)
    return msgspec.structs.replace(seen, seat=seat, seats=tuple(seats))


@lru_cache(maxsize=8)
def _public(position: bytes) -> View:
    """Return what a spectator sees."""
    s = np.frombuffer(position, np.int16).copy()  # kernels want to be able to write
    over = bool(s[at.MOVER] == OVER)
    sheet = scoring.counted(s)
    return View(
        game="antiquity",
        seat=None,
        turn=int(s[at.TURN]),
        to_move=int(s[at.MOVER]),
        actions=int(s[at.ACTIONS]),
        bought=bool(s[at.BOUGHT]),
        hero_used=bool(s[at.HERO_USED]),
        naute_used=bool(s[at.NAUTE_USED]),
        closed=bool(s[at.PHASE] == at.CLOSED),
        faceup=codes(face_up(s)),
        pile=len(pile_cards(s)),
        seats=tuple(_seat(s, seat, shown=over) for seat in range(int(s[at.SEATS]))),
        colours=tuple(_colour(s, sheet, colour) for colour in range(at.colours(s))),
        monuments=tuple(_monument(s, monument) for monument in monuments_in_use(s)),
        track=_track(s),
        ladder=tuple(_rung(s, i) for i in range(int(s[at.WRITTEN]))),
        aside=codes(masked_cards(s, at.ASIDE)),
        gone=codes(masked_cards(s, at.GONE)),
        chronicles=() if over else _chronicles(s, sheet),
        places=tuple(scoring.places(s)),
        pile_cards=codes(pile_cards(s)) if over else None,
    )


def _seat(s: State, seat: int, *, shown: bool) -> SeatView:
    return SeatView(
        seat=seat,
        colours=tuple(COLOUR_NAMES[colour] for colour in colours_of(s, seat)),
        hand_size=hand_size(s, seat),
        hand=codes(hand_cards(s, seat)) if shown else None,
        taken=codes(known_cards(s, seat)) if s[at.SHOW_TAKEN] else None,
    )


def _colour(s: State, sheet: scoring.Sheet, colour: int) -> ColourView:
    shown = s[at.SHOWN + colour * SYMBOLS : at.SHOWN + (colour + 1) * SYMBOLS].tolist()
    return ColourView(
        colour=COLOUR_NAMES[colour],
        seat=at.owner(s, colour),
        points=int(s[at.SCORE + colour]),
        historians=int(s[at.HISTORIANS + colour]),
        powers=held_powers(s, colour),
        exhibition=exhibition(s, colour),
        symbols=dict(zip(SYMBOL_NAMES, shown, strict=True)),
        score=Score(*sheet[colour].tolist()),
    )


def held_powers(s: State, colour: int) -> tuple[str, ...]:
    return tuple(name for power, name in enumerate(POWER_NAMES) if s[at.HOLDER + power] == colour)


def exhibition(s: State, colour: int) -> dict[str, tuple[int, ...]]:
    """Return the values of each monument built, bottom to top."""
    start = at.HEIGHT + colour * MONUMENTS
    heights = s[start : start + MONUMENTS].tolist()
    return {
        CODES[monument]: tuple(card % VALUES + 1 for card in stack_cards(s, colour, monument))
        for monument in range(MONUMENTS)
        if heights[monument]
    }


def _track(s: State) -> tuple[tuple[int, ...], ...]:
    squares = s[at.TRACK : at.TRACK + 3 * at.SQUARES].reshape(-1, 3).tolist()
    return tuple(map(tuple, squares))


def _monument(s: State, monument: int) -> MonumentView:
    square = at.TRACK + 3 * int(s[at.MARKER + monument])
    sole, main, second = s[square : square + 3].tolist()
    available = int(s[at.AVAILABLE + monument])
    return MonumentView(
        code=CODES[monument],
        symbols=_symbols(s, monument),
        marker=int(s[at.MARKER + monument]),
        sole=sole,
        main=main,
        second=second,
        available=available,
        needed=ask.needed(s, monument) if available else None,
        builders=_builders(s, monument, (main, second)),
    )


def _symbols(s: State, monument: int) -> tuple[str, ...]:
    start = at.SYMBOL + monument * SYMBOLS
    return _by_value(tuple(s[start : start + SYMBOLS].tolist()))


@lru_cache(maxsize=64)
def _by_value(masks: tuple[int, ...]) -> tuple[str, ...]:
    """Return the symbols of a monument's cards, value 1 first."""
    names = zip(SYMBOL_NAMES, masks, strict=True)
    by_value = {value: name for name, mask in names for value in range(VALUES) if mask >> value & 1}
    return tuple(by_value[value] for value in range(VALUES))


def _builders(s: State, monument: int, shares: tuple[int, int]) -> tuple[Builder, ...]:
    main = scoring.main_builder(s, monument)
    if main == at.NONE:
        return ()
    others = [c for c in range(at.colours(s)) if c != main and height(s, c, monument)]
    sole = int(s[at.TRACK + 3 * int(s[at.MARKER + monument])])
    worth = shares if others else (sole,)
    return tuple(
        Builder(
            COLOUR_NAMES[colour], height(s, colour, monument), _highest(s, colour, monument), points
        )
        for colour, points in zip([main, *others], worth, strict=False)
    )


def _highest(s: State, colour: int, monument: int) -> int:
    return max(stack_cards(s, colour, monument)) % VALUES + 1


def _rung(s: State, i: int) -> LadderView:
    writer, pages = ladder(s)[i]
    return LadderView(COLOUR_NAMES[writer], pages, scoring.place_on_ladder(s, i) + 1)


def _chronicles(s: State, sheet: scoring.Sheet) -> tuple[Chronicle, ...]:
    return tuple(
        _chronicle(s, sheet, colour)
        for colour in range(at.colours(s))
        if s[at.HISTORIANS + colour] and ask.can_chronicle(s, colour)
    )


def _chronicle(s: State, sheet: scoring.Sheet, colour: int) -> Chronicle:
    after = s.copy()
    history.write_history(after, colour)
    change = scoring.counted(after) - sheet
    others = [c for c in range(at.colours(s)) if c != colour]
    return Chronicle(
        colour=COLOUR_NAMES[colour],
        pages=int(after[at.PAGES + int(s[at.WRITTEN])]),
        taken={COLOUR_NAMES[c]: lost for c in others if (lost := _lost(s, after, c))},
        markers={
            CODES[m]: int(after[at.MARKER + m])
            for m in range(MONUMENTS)
            if s[at.MARKER + m] != after[at.MARKER + m]
        },
        totals={COLOUR_NAMES[c]: int(change[c, scoring.TOTAL]) for c in range(at.colours(s))},
    )


def _lost(s: State, after: State, colour: int) -> tuple[str, ...]:
    return codes(
        stack_cards(s, colour, monument)[-1]
        for monument in range(MONUMENTS)
        if height(after, colour, monument) < height(s, colour, monument)
    )
