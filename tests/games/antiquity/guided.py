"""Players with strong tastes, and decks to match, so that rare things happen.

Random play seldom builds and hardly ever moves a marker twice. Here each player likes some verbs
and some monuments far better than others, keeps its historians for late in the game or sends them
early, and may sit at a table where the cards of a few monuments come first.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import product
from random import Random
from typing import Final

from monuments.engine.game import OVER, Deal, State
from monuments.games.antiquity import Antiquity
from monuments.games.antiquity.kernels import layout as at
from monuments.games.antiquity.kernels import steps as do
from monuments.games.antiquity.kernels.layout import CARDS, MONUMENTS, SYMBOLS, VALUES
from monuments.games.antiquity.presentation.cards import CODES

TABLES: Final = tuple(
    {"powers": powers, "power-symbols": symbols, "actions": actions, "track": track}
    for powers, symbols, actions, track in product(
        ("off", "on"), ("off", "on"), ("must", "upto"), ("0", "3")
    )
    if powers == "on" or symbols == "off"
)
"""Every combination of the options that change the legal plays."""

_VERBS: Final = (
    *((do.DRAW, 1), (do.BUY, 1), (do.HERO_DRAW, 1), (do.HERO_TAKE, 1), (do.SWAP, 1)),
    *((do.DONE, 1), (do.ORDER, 1), (do.END, 1)),
    *((do.ERECT, 2), (do.IMPROVE, 2), (do.SCORE, 2), (do.HISTORY, 2), (do.ACQUIRE, 6)),
)
"""The first step of each verb and how many steps it has."""

_EAGER: Final = {do.ERECT: 40.0, do.IMPROVE: 8.0, do.ACQUIRE: 10.0, do.DONE: 0.5, do.ORDER: 2.0}


@dataclass(frozen=True, slots=True)
class Taste:
    """A player's weight for each step, and the histories it writes from a turn on."""

    likes: tuple[float, ...]
    late: int
    """With more cards in the pile than this, histories wait."""

    def of(self, s: State, step: int) -> float:
        waits = do.HISTORY <= step < do.ACQUIRE and int(s[at.BOTTOM]) - int(s[at.TOP]) > self.late
        return self.likes[step] / 1000 if waits else self.likes[step]


def taste(rng: Random, favourites: list[int]) -> Taste:
    """Return a random one; sometimes it has no preference at all."""
    kind = rng.randrange(4)
    if kind == 0:
        return Taste((1.0,) * do.NUM_STEPS, CARDS)
    likes = [20.0 if card // VALUES in favourites else 1.0 for card in range(CARDS)]
    likes += [0.0] * (do.NUM_STEPS - CARDS)
    for first, count in _VERBS:
        liking = _EAGER.get(first, 1.0) if kind > 1 else 4.0 ** rng.uniform(-3, 3)
        likes[first : first + count] = [liking] * count
    likes[do.HISTORY] = likes[do.HISTORY + 1] = 500.0 if kind > 1 else 4.0 ** rng.uniform(-3, 4)
    likes[do.END] = rng.choice((0.05, 1.0, 20.0))
    return Taste(tuple(likes), rng.choice((0, 5, 15, 30, CARDS)))


def deal(game: Antiquity, seats: int, rng: Random, favourites: list[int]) -> Deal:
    """Return a deal in which the cards of the favourite monuments may come early."""
    dealt = game.deal(seats, rng)
    early = rng.choice((0.0, 0.3, 1.0))
    first = [card for card in dealt.deck if card // VALUES in favourites and rng.random() < early]
    return Deal((*first, *(card for card in dealt.deck if card not in first)), dealt.first)


@dataclass(slots=True)
class Match:
    """A game in progress between players of different tastes."""

    game: Antiquity
    seats: int
    deal: Deal
    s: State
    tastes: list[Taste]
    rng: Random

    def choose(self) -> list[int]:
        """Return the steps of a whole play for the mover; take none of them."""
        s, chosen = self.s.copy(), list[int]()
        liking = self.tastes[int(s[at.MOVER])]
        while not chosen or self.game.is_midway(s):
            legal = self.game.legal(s)
            weights = [liking.of(s, step) for step in legal]
            chosen += self.rng.choices(legal, weights)
            self.game.apply(s, chosen[-1])
        return chosen

    def plays(self) -> Iterator[list[int]]:
        """Yield each play before it is made."""
        while self.game.to_move(self.s) != OVER:
            steps = self.choose()
            yield steps
            for step in steps:
                self.game.apply(self.s, step)


def match(seats: int, rng: Random, options: dict[str, str] | None = None) -> Match:
    """Set out a game; without `options`, draw them and often the symbols too."""
    game = Antiquity(some_options(rng) if options is None else options)
    if options is None and rng.random() < 0.5:
        game.cards = replace(game.cards, symbols=tuple(rng.choices(range(SYMBOLS), k=CARDS)))
    favourites = rng.sample(range(MONUMENTS), rng.choice((1, 1, 2, 3, 4, 6)))
    dealt = deal(game, seats, rng, favourites)
    tastes = [taste(rng, favourites) for _ in range(seats)]
    return Match(game, seats, dealt, game.new(seats, dealt), tastes, rng)


def some_options(rng: Random) -> dict[str, str]:
    left_out = rng.choice(("random", *CODES))
    return {**rng.choice(TABLES), "left-out": left_out, "show-taken": rng.choice(("off", "on"))}


def some_position(seats: int, rng: Random, options: dict[str, str] | None = None) -> Match:
    """Return a match at a random moment, between two plays; it may be over."""
    found = match(seats, rng, options)
    plays = rng.randrange(240)
    for number, _ in enumerate(found.plays()):
        if number == plays:
            break
    return found
