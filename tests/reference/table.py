"""A position of `antiquity`: the place of every card, and this turn so far."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

MONUMENTS: Final = tuple("AKR ART BAB BET COL KOL MAU PET PHA PYR SEM ZEU".split())  # A1.2
VALUES: Final = tuple(range(1, 10))  # A1.1
CARDS: Final = tuple(f"{monument}{value}" for monument in MONUMENTS for value in VALUES)
COLOURS: Final = ("red", "blue", "green", "yellow")
POWERS: Final = {"scribe": "scroll", "hero": "helmet", "naute": "ship"}  # A8.1
HAND: Final = 5  # A2.2
ROW: Final = 3  # A2.2
ACTIONS: Final = 3  # A4.1
HISTORIANS: Final = {2: 2, 3: 3, 4: 2}  # A2.1, A7.1: of each colour
CARDS_IN_USE: Final = {2: 99, 3: 88, 4: 108}  # A2.1, A7.2
DEFAULTS: Final = {
    "powers": "off",
    "power-symbols": "off",
    "actions": "must",
    "track": "0",
    "left-out": "random",
    "show-taken": "off",
}


def default_symbols() -> dict[str, str]:
    """A1.3: 1-4-7 ship, 2-5-8 helmet, 3-6-9 scroll."""
    return {card: ("scroll", "ship", "helmet")[value_of(card) % 3] for card in CARDS}


def monument_of(card: str) -> str:
    return card[:3]


def value_of(card: str) -> int:
    return int(card[3])


@dataclass
class Turn:
    """The turn in progress."""

    actions_left: int = ACTIONS
    actions_used: int = 0
    begun: bool = False  # any play but `end`
    bought: bool = False
    hero_used: bool = False
    naute_used: bool = False
    history: bool = False


@dataclass
class Table:
    """Everything there is to know, hidden cards included."""

    seats: int
    options: dict[str, str]
    symbols: dict[str, str]
    in_use: list[str]  # monuments
    hands: list[list[str]]  # by seat
    row: list[str]  # face up, left to right
    pile: list[str]  # top first
    to_move: int
    exhibitions: dict[str, dict[str, list[str]]]  # colour, monument, cards bottom to top
    historians: dict[str, int]
    points: dict[str, int]
    available: dict[str, int]  # A1.6
    markers: dict[str, int]  # steps from the first square
    known: list[set[str]]  # A9.2, by seat
    holders: dict[str, str | None] = field(default_factory=lambda: dict.fromkeys(POWERS))
    ladder: list[tuple[str, int]] = field(default_factory=list)  # colour and pages, as written
    aside: list[str] = field(default_factory=list)  # A5.6
    gone: list[str] = field(default_factory=list)  # A4.2, A4.8
    turn: Turn = field(default_factory=Turn)
    turn_number: int = 1
    idle_turns: int = 0  # in a row, A4.1
    over: bool = False

    @property
    def colours(self) -> tuple[str, ...]:
        return COLOURS if self.seats == 2 else COLOURS[: self.seats]

    @property
    def hand(self) -> list[str]:
        return self.hands[self.to_move]

    def owner(self, colour: str) -> int:
        return next(seat for seat in range(self.seats) if colour in self.colours_of(seat))

    def colours_of(self, seat: int) -> list[str]:
        if self.seats == 2:
            return list(COLOURS[2 * seat : 2 * seat + 2])  # A7.1
        return [COLOURS[seat]]

    def builders(self, monument: str) -> list[str]:
        return [colour for colour in self.colours if monument in self.exhibitions[colour]]

    def last_step(self) -> int:
        return 5 if self.options["track"] == "3" else 6  # A1.5

    def shown(self, colour: str, symbol: str) -> int:
        """Count the cards with `symbol` in every stack of the exhibition of `colour`."""
        stacks = self.exhibitions[colour].values()
        return sum(self.symbols[card] == symbol for stack in stacks for card in stack)

    def has_majority(self, colour: str, symbol: str) -> bool:
        """A8.1, A8.7: strictly more than every other exhibition."""
        others = [other for other in self.colours if other != colour]
        return all(self.shown(colour, symbol) > self.shown(other, symbol) for other in others)

    def everywhere(self) -> list[str]:
        """List every card of the game, wherever it lies."""
        cards = self.pile + self.row + self.aside + self.gone
        cards += [card for hand in self.hands for card in hand]
        for exhibition in self.exhibitions.values():
            cards += [card for stack in exhibition.values() for card in stack]
        return cards


def check_deck(seats: int, options: Mapping[str, str], deck: Sequence[str]) -> None:
    """Raise ValueError unless `deck` has the cards in use with this number of players."""
    left = [card for card in CARDS if card not in deck]
    if len(deck) != CARDS_IN_USE[seats] or sorted([*deck, *left]) != sorted(CARDS):
        raise ValueError("a deck of the wrong size, with a card twice or unknown")

    without = [monument_of(card) for card in left]
    if seats == 3 and sorted(without) != sorted([*MONUMENTS, *["SEM"] * 8]):  # A2.1
        raise ValueError("with three players Semiramis and one card of each other stay out")
    if seats == 2 and len(set(without)) != 1:  # A7.2
        raise ValueError("with two players one whole monument stays out")
    if seats == 2 and options["left-out"] not in ("random", without[0]):
        raise ValueError("another monument was to be left out")


def deal(seats: int, options: Mapping[str, str], deck: Sequence[str], first: int) -> Table:
    """A2.2, A7.1: lay out the game; `deck` is in the order of docs/notation.md."""
    chosen = {**DEFAULTS, **options}
    check_deck(seats, chosen, deck)
    hands = [list(deck[HAND * seat : HAND * (seat + 1)]) for seat in range(seats)]
    rest = list(deck[HAND * seats :])
    in_use = sorted({monument_of(card) for card in deck})
    colours = COLOURS if seats == 2 else COLOURS[:seats]
    return Table(
        seats=seats,
        options=chosen,
        symbols=default_symbols(),
        in_use=in_use,
        hands=hands,
        row=rest[:ROW],
        pile=rest[ROW:],
        to_move=first,
        exhibitions={colour: {} for colour in colours},
        historians=dict.fromkeys(colours, HISTORIANS[seats]),
        points=dict.fromkeys(colours, 0),
        available={monument: 2 if monument in in_use else 0 for monument in MONUMENTS},
        markers=dict.fromkeys(in_use, 0),
        known=[set() for _ in range(seats)],
    )
