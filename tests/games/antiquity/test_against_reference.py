"""The engine beside the slow and obvious implementation, play by play."""

import os
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import permutations
from random import Random
from typing import Any, Final

import pytest

from monuments.engine.conformance import refusal_of
from monuments.engine.game import OVER, State
from monuments.engine.jit import COMPILED
from monuments.games.antiquity.kernels import layout as at
from monuments.games.antiquity.kernels.layout import MONUMENTS, NONE, VALUES
from monuments.games.antiquity.presentation.cards import (
    CARD_CODES,
    CODES,
    COLOUR_NAMES,
    POWER_NAMES,
    SYMBOL_NAMES,
)
from tests.games.antiquity.guided import Match, match
from tests.games.antiquity.plausible import attempt, twisted
from tests.reference.antiquity import Reference
from tests.reference.table import monument_of

QUICK: Final = not COMPILED or os.environ.get("HYPOTHESIS_PROFILE") == "plain"
GAMES: Final = 40 if QUICK else 500
GAMES_OF_TORTURE: Final = 20_000
PARTS_OF_TORTURE: Final = 20
NAMES: Final = ("Ada", "Ben", "Cleo", "Dan")
OF_A_TURN: Final = (
    "actions_left",
    "actions_used",
    "begun",
    "bought",
    "hero_used",
    "naute_used",
    "history",
)
"""Fields that the reference does not reset when the game is over."""

Sightings = Counter[str]
"""The number of times that each situation came up."""


# --- The same things said of both -------------------------------------------------------------


@lru_cache(maxsize=1 << 14)
def cards_in(masks: tuple[int, ...]) -> list[str]:
    """Return the cards of twelve masks.

    Nearly all of them are those of the play before.
    """
    return [code for i, code in enumerate(CARD_CODES) if masks[i // VALUES] >> (i % VALUES) & 1]


def masked(numbers: list[int], start: int, sets: int) -> list[list[str]]:
    ends = range(start, start + sets * MONUMENTS, MONUMENTS)
    return [cards_in(tuple(numbers[first : first + MONUMENTS])) for first in ends]


def coded(cards: list[int]) -> list[str]:
    return [CARD_CODES[card] for card in cards]


def details(numbers: list[int], names: list[str]) -> dict[str, Any]:
    """Return what `Reference.details` returns."""
    row, pile = at.FACEUP, at.PILE
    holders = numbers[at.HOLDER : at.HOLDER + at.POWERS]
    available = numbers[at.AVAILABLE : at.AVAILABLE + MONUMENTS]
    return {
        "actions_left": numbers[at.ACTIONS],
        "actions_used": numbers[at.USED],
        "begun": numbers[at.PLAYED] == 1,
        "bought": numbers[at.BOUGHT] == 1,
        "hero_used": numbers[at.HERO_USED] == 1,
        "naute_used": numbers[at.NAUTE_USED] == 1,
        "history": numbers[at.PHASE] == at.CLOSED,
        "idle_turns": numbers[at.IDLE],
        "aside": masked(numbers, at.ASIDE, 1)[0],
        "gone": masked(numbers, at.GONE, 1)[0],
        "known": dict(zip(names, masked(numbers, at.KNOWN, len(names)), strict=True)),
        "row": coded(numbers[row : row + numbers[at.LAID_OUT]]),
        "pile_order": coded(numbers[pile + numbers[at.TOP] : pile + numbers[at.BOTTOM]]),
        "holders": {
            power: None if by == NONE else COLOUR_NAMES[by]
            for power, by in zip(POWER_NAMES, holders, strict=True)
        },
        "available": dict(zip(CODES, available, strict=True)),
    }


def lying(numbers: list[int]) -> list[Any]:
    """Return hands, exhibitions, ladder and counts: all that a score is counted from."""
    colours, written = 3 if numbers[at.SEATS] == 3 else 4, numbers[at.WRITTEN]
    writers = [COLOUR_NAMES[writer] for writer in numbers[at.WRITER : at.WRITER + written]]
    markers = zip(CODES, numbers[at.MARKER : at.MARKER + MONUMENTS], strict=True)
    return [
        masked(numbers, at.HAND, numbers[at.SEATS]),
        {code: marker for code, marker in markers if marker},
        list(zip(writers, numbers[at.PAGES : at.PAGES + written], strict=True)),
        {name: stacks(numbers, colour) for colour, name in enumerate(COLOUR_NAMES[:colours])},
        dict(zip(COLOUR_NAMES[:colours], numbers[at.SCORE :], strict=False)),
        dict(zip(COLOUR_NAMES[:colours], numbers[at.HISTORIANS :], strict=False)),
    ]


def stacks(numbers: list[int], colour: int) -> dict[str, list[str]]:
    heights = numbers[at.HEIGHT + colour * MONUMENTS : at.HEIGHT + (colour + 1) * MONUMENTS]
    found = {}
    for monument, height in enumerate(heights):
        if height:
            bottom = at.STACK + (colour * MONUMENTS + monument) * VALUES
            found[CODES[monument]] = [
                CARD_CODES[monument * VALUES + value - 1]
                for value in numbers[bottom : bottom + height]
            ]
    return found


def lying_in_reference(reference: Reference) -> list[Any]:
    table = reference.table
    return [
        [sorted(hand) for hand in table.hands],
        {code: marker for code, marker in table.markers.items() if marker},
        table.ladder,
        table.exhibitions,
        table.points,
        table.historians,
    ]


# --- One game at both tables ------------------------------------------------------------------


@dataclass(slots=True)
class Twins:
    """The same game played by both engines, and the situations met."""

    match: Match
    reference: Reference
    names: list[str]
    seen: Sightings = field(default_factory=Counter)

    def compare(self, *, whole: bool) -> None:
        """Compare all visible facts, and with `whole` the snapshot and its scores."""
        numbers: list[int] = self.match.s.tolist()
        ours, theirs = details(numbers, self.names), self.reference.details(self.names)
        if numbers[at.MOVER] == OVER:
            ours, theirs = without_turn(ours), without_turn(theirs)
        assert ours == theirs
        assert lying(numbers) == lying_in_reference(self.reference)
        if whole:
            ours = dict(self.match.game.snapshot(self.match.s, self.names))
            assert ours == self.reference.snapshot(self.names)

    def offer(self, text: str) -> None:
        """Compare the answers of both to a play that is not made."""
        ours = refusal_of(self.match.game, self.match.s, text)
        theirs = self.reference.refusal(text)
        assert (text, ours and ours.rule) == (text, theirs and theirs[0])
        for sight in (f"refused by {ours.rule}", ours.reason) if ours else ("accepted",):
            self.seen[sight] += 1


def without_turn(found: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in found.items() if key not in OF_A_TURN}


def twins(seed: int) -> Twins:
    """Set out a game at both tables."""
    found = match(2 + seed % 3, Random(seed))
    deck = [CARD_CODES[card] for card in found.deal.deck]
    kinds = [SYMBOL_NAMES[symbol] for symbol in found.game.cards.symbols]
    symbols = dict(zip(CARD_CODES, kinds, strict=True))
    options, first = found.game.options, found.deal.first
    reference = Reference.new(found.seats, options, deck, first, symbols)
    return Twins(found, reference, list(NAMES[: found.seats]))


def play_both(seed: int, *, whole: float) -> Sightings:
    """Play a game at both tables; compare whole snapshots after some plays."""
    pair, last, rng = twins(seed), "end", Random(-seed)
    for steps in pair.match.plays():
        pair.compare(whole=last in ("history", "acquire") or rng.random() < whole)
        text = pair.match.game.write_play(pair.match.s, steps)
        look(pair, text)
        for offered in offers(pair, text, rng):
            pair.offer(offered)
        pair.reference.play(text)
        last = verb_of(text)
    pair.compare(whole=True)
    for _ in range(3):
        pair.offer(attempt(pair.match.s, rng))
    look_at_the_end(pair)
    return pair.seen


def offers(pair: Twins, text: str, rng: Random) -> Iterator[str]:
    """Give plays to try before `text` is played; more where nothing is left to draw."""
    if rng.random() < 0.2:
        yield twisted(text, rng) if rng.random() < 0.2 else attempt(pair.match.s, rng)
    if is_bare(pair.reference):
        yield from (f"buy {one} {two}" for one, two in permutations(pair.reference.table.hand, 2))


# --- What came up -----------------------------------------------------------------------------


def verb_of(text: str) -> str:
    words = [word for word in text.split() if word.islower() and word not in COLOUR_NAMES]
    return " ".join(words[:1] if words[0] == "acquire" else words)


def look(pair: Twins, text: str) -> None:
    """Note a play that is about to be made, and its special features."""
    for sight in sights(pair.reference, verb_of(text), text.split()):
        pair.seen[sight] += 1


def is_bare(reference: Reference) -> bool:
    """Tell whether nothing is left to draw."""
    return not reference.table.row and not reference.table.pile


def sights(reference: Reference, verb: str, words: list[str]) -> Iterator[str]:
    table = reference.table
    bare = is_bare(reference)
    yield f"{verb}, bare" if bare else verb
    if verb == "erect":
        yield f"builder {3 - table.available[words[-1][:3]]}"
    if verb == "acquire" and table.holders[words[-1]]:
        yield "seized"
    if verb == "history":
        yield from overflows(reference, words[0])
    if verb == "end" and not table.pile and len(table.row) == 3:
        yield "three face up and no pile"
    if verb == "buy" and not bare and table.turn.actions_left == 0:
        yield "bought after the last action"
    if verb.startswith("hero") and table.turn.naute_used:
        yield "two powers in a turn"


def overflows(reference: Reference, colour: str) -> Iterator[str]:
    """A5.5: markers that the history about to be written cannot move far enough."""
    table = reference.table
    writer = colour if table.seats == 2 else table.colours_of(table.to_move)[0]
    for code in table.in_use:
        builders = table.builders(code)
        giving = [c for c in builders if c != writer and len(table.exhibitions[c][code]) > 1]
        if table.markers[code] + len(giving) > table.last_step():
            yield f"overflow, {len(builders)} builders"
            if writer in builders:
                yield "overflow, the writer scores"
            if table.markers[code] < table.last_step():
                yield "overflow of one card of two"


def look_at_the_end(pair: Twins) -> None:
    snapshot = pair.reference.snapshot()
    if pair.reference.table.pile:
        pair.seen["nobody wanted to go on"] += 1
    if len(snapshot["winners"]) > 1:
        pair.seen["shared victory"] += 1


EXPECTED: Final = """\
draw|take|erect|improve|improve order|score|buy|history|acquire|hero draw|hero take|swap|end
buy, bare|score, bare|erect, bare|improve, bare|end, bare
builder 1|builder 2|seized|three face up and no pile|bought after the last action
overflow, 1 builders|overflow, 2 builders|overflow, the writer scores|overflow of one card of two
two powers in a turn|nobody wanted to go on|shared victory|accepted
refused by notation|refused by A3.1|refused by A3.3|refused by A4.1|refused by A4.2|refused by A4.3
refused by A4.4|refused by A4.5|refused by A4.6|refused by A4.7|refused by A4.8|refused by A5.1
refused by A5.6|refused by A7.3|refused by A8.1|refused by A8.3|refused by A8.4|refused by A8.5
game-over|colour-missing|colour-not-yours|history-after-play|play-after-history|no-action-left
not-holder|pile-empty|not-face-up|not-in-hand|card-twice|not-one-monument|not-one-symbol
already-built|no-third-builder|too-few-cards|not-built|order-not-the-stack|already-bought
nothing-to-do-afterwards|no-historian|nothing-to-chronicle|no-powers|already-held|no-majority
power-used|no-point-to-pay|actions-left"""


def play_many(seeds: range, *, whole: float) -> Sightings:
    seen = Sightings()
    for seed in seeds:
        try:
            seen += play_both(seed, whole=whole)
        except AssertionError as error:
            error.add_note(f"in the game of seed {seed}")
            raise
    return seen


def missing(seen: Sightings) -> list[str]:
    return [sight for sight in EXPECTED.replace("\n", "|").split("|") if not seen[sight]]


@pytest.mark.slow
def test_the_same_games_at_both_tables() -> None:
    seen = play_many(range(GAMES), whole=0.05)

    assert QUICK or not missing(seen)


@pytest.mark.torture
@pytest.mark.parametrize("part", range(PARTS_OF_TORTURE))
def test_many_more_games_at_both_tables(part: int) -> None:
    games = GAMES_OF_TORTURE // PARTS_OF_TORTURE
    seen = play_many(range(GAMES + part * games, GAMES + (part + 1) * games), whole=1.0)

    assert not missing(seen)


# --- All legal plays --------------------------------------------------------------------------


def alike(text: str) -> tuple[object, ...]:
    """Return a play without the order of cards where it makes no difference."""
    named, _, order = text.partition(" order ")
    words = [word for word in named.split() if word.islower()]
    cards = [word for word in named.split() if not word.islower()]
    ordered = words[-1] in ("erect", "improve", "swap") and not order
    return (*words, order, *(cards if ordered else sorted(cards)))


def by_masks(pair: Twins, s: State, steps: list[int]) -> Iterator[str]:
    """Write every whole play that the masks allow."""
    game = pair.match.game
    for step in game.legal(s):
        after = s.copy()
        game.apply(after, step)
        if game.is_midway(after):
            yield from by_masks(pair, after, [*steps, step])
        else:
            yield game.write_play(pair.match.s, [*steps, step])


def is_small(reference: Reference) -> bool:
    """Tell whether there are few enough plays to list."""
    table = reference.table
    held = Counter(monument_of(card) for card in table.hand)
    scribe = table.holders["scribe"]
    stacks = table.exhibitions[scribe] if scribe else {}
    highest = max((len(stack) + held[code] for code, stack in stacks.items()), default=0)
    return len(table.hand) <= 10 and max(held.values(), default=0) <= 3 and highest <= 5


@pytest.mark.parametrize("part", range(4))
def test_both_list_the_same_plays(part: int) -> None:
    looked = 0
    for seed in range(part, 12 if QUICK else 60, 4):
        pair, rng = twins(seed), Random(seed)
        for steps in pair.match.plays():
            if rng.random() < 0.1 and is_small(pair.reference):
                ours = {alike(text) for text in by_masks(pair, pair.match.s, [])}
                assert ours == {alike(text) for text in pair.reference.plays()}
                looked += 1
            pair.reference.play(pair.match.game.write_play(pair.match.s, steps))

    assert looked >= 10
