"""Monuments fabuleux: the rule set behind the Game protocol."""

from collections.abc import Iterable, Mapping
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, Final

import msgspec
import numpy as np

from monuments.engine.chance import Chance, seeded
from monuments.engine.changes import changed_fields
from monuments.engine.game import OVER, Deal, State, Tally
from monuments.engine.options import Option, Options, with_defaults
from monuments.engine.play import random_steps
from monuments.engine.refusal import RefusalError, refuse, unreadable
from monuments.engine.wire import Characteristic, Event, Form
from monuments.games.fabuleux.kernels import determinize, playout, rules, scoring
from monuments.games.fabuleux.kernels import layout as at
from monuments.games.fabuleux.kernels import steps as do
from monuments.games.fabuleux.kernels.layout import (
    COLLECTORS,
    MAX_CHARACTERISTICS,
    MAX_MONUMENTS,
)
from monuments.games.fabuleux.presentation import events, forms, notation, snapshot
from monuments.games.fabuleux.presentation.cards import Deck, listing, read_deck, standard
from monuments.games.fabuleux.presentation.refusals import END_RULE, explain
from monuments.games.fabuleux.presentation.view import View, view

MOST_ROUNDS: Final = 1000  # F15
MOST_MINUTES: Final = 999
LONGEST_GAME: Final = MOST_ROUNDS * at.MAX_SEATS * 4 + 2 * (at.COLLECTORS + at.MAX_OWN)
"""More steps than any game has: with four grades a round is asked through four times at most."""


def _number_up_to(most: int, word: str) -> bool:
    return word.isdecimal() and word.isascii() and word[0] != "0" and int(word[:9]) <= most


def _numbered(name: str, default: str, shape: str, most: int, live: str = "") -> Option:
    """Return an option that is a word, or a number from 1 to `most`."""
    accepts = partial(_number_up_to, most)
    return Option(name, (default,), shape, accepts, live=live, limits=f"1–{most}")


KNOWN_OPTIONS: Final = (
    Option("collectors", ("4", "0", "1", "2", "3", "5", "6", "7", "8")),
    _numbered("rounds", "none", "N", MOST_ROUNDS),
    _numbered("minutes", "none", "N", MOST_MINUTES, live="15"),
    _numbered("first", "random", "SEAT", at.MAX_SEATS),
    Option("deck", ("standard",), "FILE", lambda word: word != ""),
)


class Fabuleux:
    """The rules of docs/rules/fabuleux.en.md with one table's options and deck.

    Every play is one step. The clock belongs to the table and not to a seat: `time` can be read
    as a play between two rounds if the option `minutes` is set, but it is never among the legal
    steps of the mover.
    """

    name = "fabuleux"
    rules_version = 1
    seats = range(2, at.MAX_SEATS + 1)
    num_steps = do.NUM_STEPS
    known_options: tuple[Option, ...] = KNOWN_OPTIONS
    table_plays: tuple[str, ...] = ("time",)
    end_rule = END_RULE

    def __init__(self, options: Options | None = None, deck: Deck | None = None) -> None:
        """Play with `deck`, or with the one that the options name.

        Raise RefusalError for an option that is not one, or a bad deck file.
        """
        self.options: Options = with_defaults(KNOWN_OPTIONS, options or {})
        wanted = self.options["deck"]
        self.cards = deck or (standard() if wanted == "standard" else read_deck(Path(wanted)))
        self.cards_hash = self.cards.digest
        minutes = self.options["minutes"]
        self.time_limit = None if minutes == "none" else 60.0 * int(minutes)  # F11
        self._codes = self.cards.characteristic_codes()

    # --- Setting up ---------------------------------------------------------------------------

    def deal(self, seats: int, rng: Random) -> Deal:
        """Shuffle the Collectors in and give everybody as many cards.

        Some of the eight are drawn; those that the deck brings are all there (F9).
        """
        collectors = rng.sample(range(COLLECTORS), self._collectors())
        deck = [*range(len(self.cards.monuments)), *(MAX_MONUMENTS + i for i in collectors)]
        deck += [at.FIRST_OWN + i for i in range(len(self.cards.collectors))]
        rng.shuffle(deck)
        named = self._named_leader(seats)
        leader = rng.randrange(seats) if named == at.NONE else named
        return Deal(tuple(deck[: self._dealt(seats)]), leader)

    def _named_leader(self, seats: int) -> int:
        """Return the seat that the options name, or NONE.

        Raise RefusalError if nobody sits there. Compiled games trust what they are given and would
        wait for that seat without end.
        """
        first = self.options["first"]
        if first == "random":
            return at.NONE
        if int(first) > seats:
            raise unreadable("first-seat", found=int(first), seats=seats)
        return int(first) - 1  # F2

    def _collectors(self) -> int:
        """Return how many of the eight Collectors are shuffled in (F9)."""
        return int(self.options["collectors"])

    def _dealt(self, seats: int) -> int:
        """Return the size of all piles together; cards left over are not used (F1)."""
        whole = len(self.cards.monuments) + self._collectors() + len(self.cards.collectors)
        return whole - whole % seats

    def new(self, seats: int, deal: Deal) -> State:
        for i, card in enumerate(deal.deck):
            if card in deal.deck[:i]:
                raise unreadable("deck-card-twice", card=self.card_code(card))
        if len(deal.deck) != self._dealt(seats):
            wanted = self._dealt(seats)
            raise unreadable("deck-size", found=len(deal.deck), wanted=wanted, seats=seats)
        found = sum(card >= MAX_MONUMENTS for card in deal.deck)
        most = self._collectors() + len(self.cards.collectors)
        left_over = len(self.cards.monuments) + most - len(deal.deck)
        if not most - left_over <= found <= most:
            raise unreadable("deck-collectors", found=found, wanted=most)
        if not 0 <= deal.first < seats or self._named_leader(seats) not in (at.NONE, deal.first):
            raise unreadable("first-seat", found=deal.first + 1, seats=seats)
        s = self.table(seats)
        rules.set_out(s, np.array(deal.deck, np.int16), deal.first)
        return s

    def table(self, seats: int) -> State:
        """Return a position in which only what never changes is filled in."""
        s = np.zeros(at.SIZE, np.int16)
        rounds = self.options["rounds"]
        s[at.SEATS] = seats
        s[at.LEADER] = self._named_leader(seats)
        s[at.MONUMENTS] = len(self.cards.monuments)
        s[at.CHARACTERISTICS] = len(self._codes)
        s[at.SHUFFLED_IN] = self._collectors()
        s[at.OWN] = len(self.cards.collectors)
        for i, collector in enumerate(self.cards.collectors):
            s[at.OWN_EFFECT + i] = collector.effect
        s[at.LAST_ROUND] = MOST_ROUNDS if rounds == "none" else int(rounds)
        s[at.TIMED] = self.options["minutes"] != "none"
        for card, monument in enumerate(self.cards.monuments):
            s[at.GRADE + card] = monument.grade
        for i in range(len(self._codes)):
            for card, rank in enumerate(self.cards.ranks(i)):
                s[at.RANK + card * MAX_CHARACTERISTICS + i] = rank
        return s

    # --- Playing ------------------------------------------------------------------------------

    def to_move(self, s: State) -> int:
        return int(s[at.MOVER])

    def turn(self, s: State) -> int:
        """A record has a line for each round."""
        return int(s[at.ROUND])

    def legal(self, s: State) -> list[int]:
        found = np.empty(do.NUM_STEPS, np.int16)
        steps: list[int] = found[: rules.list_legal(s, found)].tolist()
        return steps

    def apply(self, s: State, step: int) -> None:
        rules.apply(s, step)

    def is_midway(self, s: State) -> bool:
        """Every play is one step."""
        return False

    def closing(self, s: State) -> int:
        """A round ends by itself once everybody has spoken, never with its line."""
        raise refuse("F3", "round-goes-on")

    def scores(self, s: State) -> list[int]:
        """Return each player's cards."""
        return [scoring.cards_of(s, seat) for seat in range(int(s[at.SEATS]))]

    def reveals(self, s: State, steps: list[int]) -> bool:
        """Every play says something that was hidden."""
        return True

    def hides(self, s: State, steps: list[int]) -> bool:
        return False

    def ranking(self, s: State) -> list[int]:
        return scoring.places(s)

    def sources(self, start: State, steps: list[int]) -> list[dict[str, int]]:
        """Return how many rounds each player won: who wins one leads the next (F7).

        A game that ends by the clock ends between two rounds (F11).
        """
        s, won = start.copy(), [0] * int(start[at.SEATS])
        for step in steps:
            turn = self.turn(s)
            rules.apply(s, step)
            is_round_over = self.turn(s) != turn or self.to_move(s) == OVER
            if is_round_over and step != do.TIME:
                won[int(s[at.LEADER])] += 1
        return [{"rounds": rounds} for rounds in won]

    def determinize(self, s: State, seat: int, chance: Chance) -> State:
        world = s.copy()
        determinize.deal_again(world, seat, chance)
        return world

    # --- Random games, compiled ---------------------------------------------------------------

    def random_games(self, seats: int, seed: int, numbers: range) -> Tally:
        wins, bounds = np.zeros(seats), (numbers.start, numbers.stop)
        steps = playout.play_many(self.table(seats), seed, bounds, wins)
        return Tally(steps, tuple(wins.tolist()))

    def random_game(self, seats: int, seed: int, number: int) -> tuple[Deal, list[int]]:
        s, chance = self.table(seats), seeded(seed, number)
        deck, log = np.empty(at.CARDS, np.int16), np.empty(LONGEST_GAME, np.int16)
        count = playout.deal_random(s, deck, chance)
        deal = Deal(tuple(deck[:count].tolist()), int(s[at.LEADER]))
        return deal, log[: playout.play_out(s, chance, log)].tolist()

    def warm_random_games(self) -> None:
        self.random_games(2, 0, range(1))
        self.random_game(4, 0, 0)

    def warm(self) -> None:
        rng = Random(0)
        s = self.new(4, self.deal(4, rng))
        steps = random_steps(self, s.copy(), rng)
        self.legal(s), self.view(s, 0), self.forms(s), self.determinize(s, 0, seeded(0))
        rules.legal(s, do.new_mask()), rules.may_stop(s), at.is_collector(at.turned(s))
        at.effect(s, at.MAX_MONUMENTS)
        rules.apply(s, steps[0]), rules.may_challenge(s)

    # --- For people ---------------------------------------------------------------------------

    def view(self, s: State, seat: int | None) -> View:
        return view(s, seat, self.cards)

    def write_views(self, s: State, seats: Iterable[int | None]) -> list[bytes]:
        return [msgspec.json.encode(self.view(s, seat)) for seat in seats]

    def write_changes(
        self, before: State, after: State, seats: Iterable[int | None]
    ) -> list[bytes]:
        views = [(self.view(before, seat), self.view(after, seat)) for seat in seats]
        return [msgspec.json.encode(changed_fields(*each)) for each in views]

    def forms(self, s: State) -> list[Form]:
        return forms.forms(s, self.cards)

    def write_forms(self, s: State) -> bytes:
        return msgspec.json.encode(self.forms(s))

    def events(
        self, before: State, steps: list[int], seat: int | None, after: State | None = None
    ) -> list[Event]:
        return events.events(before, steps[0], self.cards, after)

    def after_play(self, s: State, text: str) -> tuple[list[int], State]:
        steps, after = self.read_play(s, text), s.copy()
        rules.apply(after, steps[0])
        return steps, after

    def read_play(self, s: State, text: str) -> list[int]:
        """Return the step of a play, or of `time` (F11).

        Raise RefusalError if it is not legal.
        """
        play = notation.read(text, self._codes)
        step = notation.step_of(play)
        if rules.may_stop(s) if step == do.TIME else step in self.legal(s):
            return [step]
        refusal = explain(s, play, self.cards)
        assert refusal, f"no reason against {text!r}"
        raise RefusalError(refusal)

    def write_play(self, s: State, steps: list[int]) -> str:
        return notation.write(notation.play_of(steps[0]), self._codes)

    def card_list(self) -> list[dict[str, Any]]:
        return listing(self.cards)

    def card_code(self, card: int) -> str:
        return self.cards.code_of(card)

    def card_named(self, code: str) -> int:
        return self.cards.card_named(code)

    def characteristics(self) -> tuple[Characteristic, ...]:
        return self.cards.characteristics

    def words(self, language: str) -> dict[str, str]:
        """Return the name of every code that views, forms, events and refusals can hold."""
        return self.cards.words(language)

    def snapshot(self, s: State, names: list[str]) -> Mapping[str, Any]:
        return snapshot.snapshot(s, names, self.cards)
