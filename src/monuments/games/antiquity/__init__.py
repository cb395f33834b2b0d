"""Monuments – Wonders of Antiquity: the rule set behind the Game protocol."""

from collections.abc import Iterable, Mapping
from pathlib import Path
from random import Random
from typing import Any, Final

import numpy as np

from monuments.engine.chance import Chance, seeded
from monuments.engine.game import Deal, State, Tally
from monuments.engine.options import Option, Options, with_defaults
from monuments.engine.play import random_steps
from monuments.engine.refusal import RefusalError, refuse, unreadable
from monuments.engine.speed import FAST
from monuments.engine.wire import Characteristic, Event, Form
from monuments.games.antiquity.kernels import determinize, legality, playout, rules, scoring
from monuments.games.antiquity.kernels import layout as at
from monuments.games.antiquity.kernels import predicates as ask
from monuments.games.antiquity.kernels import steps as do
from monuments.games.antiquity.kernels.history_preview import foresee
from monuments.games.antiquity.kernels.layout import MONUMENTS, NONE, SYMBOLS, VALUES
from monuments.games.antiquity.presentation import (
    events,
    forms,
    notation,
    plain_forms,
    plain_view,
    snapshot,
    standing,
    view,
)
from monuments.games.antiquity.presentation.board import Board
from monuments.games.antiquity.presentation.cards import (
    CODES,
    card_named,
    code_of,
    in_use,
    listing,
    read_cards,
    standard,
)
from monuments.games.antiquity.presentation.cards import SEMIRAMIS as SEM
from monuments.games.antiquity.presentation.refusals import END_RULE, explain
from monuments.games.antiquity.presentation.view_types import View

KNOWN_OPTIONS: Final = (
    Option("powers", ("off", "on")),
    Option("power-symbols", ("off", "on"), needs="powers=on", rule="A8.6"),
    Option("actions", ("must", "upto")),
    Option("track", ("0", "3")),
    Option("left-out", ("random", *CODES), seats=(2,)),
    Option("cards", ("standard",), "FILE", lambda word: word != ""),
    Option("show-taken", ("off", "on")),
)

_write_views: Final = view.write_views if FAST else plain_view.write_views
_write_changes: Final = view.write_changes if FAST else plain_view.write_changes
_write_forms: Final = forms.write_forms if FAST else plain_forms.write_forms

LONGEST_GAME: Final = 4096
"""More steps than any game has: 108 cards move a few times each, and turns need a card each."""


class Antiquity:
    """The rules of docs/rules/antiquity.en.md with one table's options and cards."""

    name = "antiquity"
    rules_version = 1
    seats = range(2, 5)
    num_steps = do.NUM_STEPS
    known_options: tuple[Option, ...] = KNOWN_OPTIONS
    table_plays: tuple[str, ...] = ()
    end_rule = END_RULE
    time_limit: float | None = None

    def __init__(self, options: Options | None = None) -> None:
        """Raise RefusalError for an option that is not one, or a bad card file."""
        self.options: Options = with_defaults(KNOWN_OPTIONS, options or {})
        cards = self.options["cards"]
        self.cards = standard() if cards == "standard" else read_cards(Path(cards))
        self.cards_hash = self.cards.digest

    # --- Setting up ---------------------------------------------------------------------------

    def deal(self, seats: int, rng: Random) -> Deal:
        left_out = self._named_left_out(seats)
        if seats == 2 and left_out == NONE:
            left_out = rng.randrange(MONUMENTS)
        deck = in_use(self.cards, seats, left_out)
        rng.shuffle(deck)
        return Deal(tuple(deck), rng.randrange(seats))

    def new(self, seats: int, deal: Deal) -> State:
        twice = next((card for i, card in enumerate(deal.deck) if card in deal.deck[:i]), None)
        if twice is not None:
            raise unreadable("deck-card-twice", card=code_of(twice))
        left_out = self._left_out(seats, deal.deck)
        expected = set(in_use(self.cards, seats, left_out))
        if len(deal.deck) != len(expected):
            raise unreadable("deck-size", found=len(deal.deck), wanted=len(expected), seats=seats)
        wrong = min(set(deal.deck) - expected, default=None)
        if wrong is not None:
            raise unreadable("deck-card-not-in-use", card=code_of(wrong), seats=seats)
        if not 0 <= deal.first < seats:
            raise unreadable("first-seat", found=deal.first + 1, seats=seats)
        s = self.table(seats, left_out)
        rules.set_out(s, np.array(deal.deck, np.int16), deal.first)
        return s

    def _named_left_out(self, seats: int) -> int:
        """Return the monument left out as far as it is not left to chance (A2.1, A7.2)."""
        if seats == 3:
            return SEM
        chosen = self.options["left-out"]
        return NONE if seats == 4 or chosen == "random" else CODES.index(chosen)

    def _left_out(self, seats: int, deck: tuple[int, ...]) -> int:
        named = self._named_left_out(seats)
        if seats != 2 or named != NONE:
            return named
        missing = set(range(MONUMENTS)) - {card // VALUES for card in deck}
        return min(missing, default=0)

    def table(self, seats: int, left_out: int) -> State:
        """Return a position in which only what never changes is filled in."""
        s = np.zeros(at.SIZE, np.int16)
        s[at.SEATS], s[at.LEFT_OUT] = seats, left_out
        s[at.WITH_POWERS] = self.options["powers"] == "on"
        s[at.POWER_SYMBOLS] = self.options["power-symbols"] == "on"
        s[at.UP_TO] = self.options["actions"] == "upto"
        s[at.SHOW_TAKEN] = self.options["show-taken"] == "on"
        squares = self.cards.track if self.options["track"] == "0" else self.cards.track[1:]
        s[at.LAST_SQUARE] = len(squares) - 1
        s[at.TRACK : at.TRACK + 3 * len(squares)] = [points for row in squares for points in row]
        for card, symbol in enumerate(self.cards.symbols):
            s[at.SYMBOL + card // VALUES * SYMBOLS + symbol] |= 1 << (card % VALUES)
        return s

    # --- Playing ------------------------------------------------------------------------------

    def to_move(self, s: State) -> int:
        return int(s[at.MOVER])

    def turn(self, s: State) -> int:
        return int(s[at.TURN])

    def legal(self, s: State) -> list[int]:
        found = np.empty(do.NUM_STEPS, np.int16)
        steps: list[int] = found[: legality.list_legal(s, found)].tolist()
        return steps

    def apply(self, s: State, step: int) -> None:
        rules.apply(s, step)

    def is_midway(self, s: State) -> bool:
        return s[at.PHASE] not in (at.FREE, at.CLOSED)

    def closing(self, s: State) -> int:
        """A turn ends with its line, unless actions are left and possible (A4.1)."""
        if legality.may_act(s):
            raise refuse("A4.1", "actions-left", count=int(s[at.ACTIONS]))
        return do.END

    def scores(self, s: State) -> list[int]:
        return standing.results(s)

    def reveals(self, s: State, steps: list[int]) -> bool:
        return events.hides(steps) or steps[0] == do.END

    def hides(self, s: State, steps: list[int]) -> bool:
        return events.hides(steps)

    def ranking(self, s: State) -> list[int]:
        return scoring.places(s)

    def sources(self, start: State, steps: list[int]) -> list[dict[str, int]]:
        s = start.copy()
        for step in steps:
            rules.apply(s, step)
        return snapshot.sources(s)

    def determinize(self, s: State, seat: int, chance: Chance) -> State:
        world = s.copy()
        determinize.deal_again(world, seat, chance)
        return world

    # --- Random games, compiled ---------------------------------------------------------------

    def random_games(self, seats: int, seed: int, numbers: range) -> Tally:
        wins = np.zeros(seats)
        table, usable = self.random_table(seats)
        bounds = (numbers.start, numbers.stop)
        return Tally(playout.play_many(table, usable, seed, bounds, wins), tuple(wins.tolist()))

    def random_game(self, seats: int, seed: int, number: int) -> tuple[Deal, list[int]]:
        s, usable = self.random_table(seats)
        deck, log = np.empty(at.CARDS, np.int16), np.empty(LONGEST_GAME, np.int16)
        chance = seeded(seed, number)
        count = playout.deal_random(s, usable, deck, chance)
        deal = Deal(tuple(deck[:count].tolist()), int(s[at.MOVER]))
        return deal, log[: playout.play_out(s, chance, log)].tolist()

    def random_table(self, seats: int) -> tuple[State, State]:
        """Return a table to deal on, and the cards that may be dealt."""
        left_out = self._named_left_out(seats)
        usable = np.array(in_use(self.cards, seats, left_out), np.int16)
        return self.table(seats, left_out), usable

    def warm_random_games(self) -> None:
        self.random_games(2, 0, range(1))
        self.random_game(4, 0, 0)

    def warm(self) -> None:
        rng = Random(0)
        deal = self.deal(4, rng)
        s = self.new(4, deal)
        steps = random_steps(self, s.copy(), rng)
        self.write_changes(s, s, [0]), self.forms(s), self.determinize(s, 0, seeded(0))
        self.read_play(s, "draw"), self.legal(s), legality.legal(s, do.new_mask())
        ask.wields(s, ask.HERO), ask.has_majority(s, 0, 0), ask.needed(s, 0), ask.symbol_of(s, 0)
        at.bottom(0, 0), at.colours(s), at.owner(s, 0), scoring.main_builder(s, 0)
        legality.is_useful_pair(s, deal.deck[0], deal.deck[1])
        for step in steps:
            rules.apply(s, step)
        self.view(s, None), scoring.place_on_ladder(s, 0), foresee(s, scoring.counted(s), 0)

    # --- For people ---------------------------------------------------------------------------

    def view(self, s: State, seat: int | None) -> View:
        [written] = _write_views(s, [seat])
        return view.decode(written)

    def write_views(self, s: State, seats: Iterable[int | None]) -> list[bytes]:
        return _write_views(s, seats)

    def write_changes(
        self, before: State, after: State, seats: Iterable[int | None]
    ) -> list[bytes]:
        return _write_changes(before, after, seats)

    def forms(self, s: State) -> list[Form]:
        return forms.decode(_write_forms(s))

    def write_forms(self, s: State) -> bytes:
        return _write_forms(s)

    def events(
        self, before: State, steps: list[int], seat: int | None, after: State | None = None
    ) -> list[Event]:
        return events.events(before, steps, seat, after)

    def read_play(self, s: State, text: str) -> list[int]:
        return self.after_play(s, text)[0]

    def after_play(self, s: State, text: str) -> tuple[list[int], State]:
        play = notation.read(text, int(s[at.SEATS]))
        steps = notation.steps_of(s, play)
        after = s.copy()
        followed = rules.follow(after, np.array(steps or (), np.int16))
        if steps and followed == len(steps) and not self.is_midway(after):
            return steps, after
        refusal = explain(Board.of(s), play)
        assert refusal, f"no reason against {text!r}"
        raise RefusalError(refusal)

    def write_play(self, s: State, steps: list[int]) -> str:
        return notation.write(notation.play_of(s, steps))

    def card_list(self) -> list[dict[str, Any]]:
        return listing(self.cards)

    def characteristics(self) -> tuple[Characteristic, ...]:
        return ()

    def words(self, language: str) -> Mapping[str, str]:
        return {}

    def card_code(self, card: int) -> str:
        return code_of(card)

    def card_named(self, code: str) -> int:
        return card_named(code)

    def snapshot(self, s: State, names: list[str]) -> Mapping[str, Any]:
        return snapshot.snapshot(s, names)
