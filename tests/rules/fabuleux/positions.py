"""Positions of `fabuleux` written as piles, plays made in them, and their results.

    t = Table("red 30 60 -85, green 10", "FLOOD, yellow 20", leader="Ben")
    t.play("Ben: flood left; Ben: choose height; Ada: say")

A card is its grade, then height, architectural feat and date, 0 if not said; the highest height and
feat win, and the lowest date. A Collector is its code; `own` lists those that the deck brings. Top
cards come first. The cards of the first pile are called AAA, AAB …, those of the second BAA, BAB …:
a code tells where a card came from.
"""

from typing import Final

import numpy as np
import pytest

from monuments.engine.chance import seeded
from monuments.engine.game import State
from monuments.engine.options import read_options
from monuments.engine.play import perform
from monuments.engine.refusal import Refusal, RefusalError
from monuments.engine.wire import Characteristic, Event
from monuments.games.fabuleux import Fabuleux
from monuments.games.fabuleux.kernels import layout as at
from monuments.games.fabuleux.kernels import rules
from monuments.games.fabuleux.presentation.board import whole_pile
from monuments.games.fabuleux.presentation.cards import (
    COLLECTOR_CODES,
    GRADES,
    Deck,
    Monument,
    OwnCollector,
)
from monuments.games.fabuleux.presentation.view import View

NAMES: Final = ("Ada", "Ben", "Cleo", "Dov", "Eve", "Fay")
_LETTERS: Final = "ABCDEFGHIJ"


def _characteristic(code: str, unit: str, wins: str) -> Characteristic:
    return Characteristic(code, unit, wins, dict.fromkeys(("en", "fr", "de"), code))


CHARACTERISTICS: Final = (
    _characteristic("height", "m", "highest"),
    _characteristic("feat", "/100", "highest"),
    _characteristic("date", "", "lowest"),
)


class Table:
    """A position and the game it belongs to."""

    def __init__(
        self,
        *piles: str,
        leader: str = "Ada",
        options: str = "",
        own: tuple[OwnCollector, ...] = (),
    ) -> None:
        self._monuments: list[Monument] = []
        self._own = [card.code for card in own]
        cards = [self._pile(seat, pile) for seat, pile in enumerate(piles)]
        self.deck = Deck("test", 2021, CHARACTERISTICS, tuple(self._monuments), collectors=own)
        self.game = Fabuleux(read_options(options), self.deck)
        self.s = self._set_out(cards, NAMES.index(leader))

    def _pile(self, seat: int, pile: str) -> list[int]:
        return [
            self._card(seat, i, text) for i, text in enumerate(pile.split(", ") if pile else [])
        ]

    def _card(self, seat: int, place: int, text: str) -> int:
        if text in COLLECTOR_CODES:
            return at.MAX_MONUMENTS + COLLECTOR_CODES.index(text)
        if text in self._own:
            return at.FIRST_OWN + self._own.index(text)
        grade, *figures = text.split(" ")
        values = tuple(int(figure) for figure in (*figures, "0", "0", "0")[:3])
        code = f"{_LETTERS[seat]}A{_LETTERS[place]}"
        names = dict.fromkeys(("en", "fr", "de"), code)
        index = GRADES.index(grade)
        self._monuments.append(Monument(code, names, "", index, "", values, ("",) * 3, names))
        return len(self._monuments) - 1

    def _set_out(self, piles: list[list[int]], leader: int) -> State:
        """Lay out piles of any size, with the leader's top card turned."""
        s = self.game.table(len(piles))
        rules.set_out(s, np.arange(len(piles), dtype=np.int16), leader)
        s[at.NEXT : at.SEEN], s[at.SEEN : at.ASIDE] = at.NONE, 0
        s[at.SHUFFLED_IN] = sum(
            0 <= card - at.MAX_MONUMENTS < at.COLLECTORS for pile in piles for card in pile
        )
        for seat, pile in enumerate(piles):
            rest = pile[1:] if seat == leader else pile
            s[at.CARD + seat] = pile[0] if seat == leader else at.NONE
            s[at.OUT + seat] = not pile
            s[at.COUNT + seat] = len(rest)
            s[at.TOP + seat], s[at.BOTTOM + seat] = (rest[0], rest[-1]) if rest else (-1, -1)
            for card, below in zip(pile, [*pile[1:], at.NONE], strict=True):
                s[at.NEXT + card] = below
        s[at.NEXT + piles[leader][0]] = at.NONE
        s[at.SEEN + piles[leader][0]] = 1 << leader
        return s

    # --- Playing ----------------------------------------------------------------------------------

    def play(self, line: str) -> "Table":
        """Play a line of a record; the table itself makes the play `time`."""
        for part in line.split("; "):
            who, _, text = part.partition(": ")
            assert who in (self.mover, "table"), f"{self.mover} is to move, not {who}"
            perform(self.game, self.s, text)
        return self

    def events(self, text: str) -> list[Event]:
        return self.game.events(self.s, self.game.read_play(self.s, text), None)

    def refusal(self, text: str) -> Refusal:
        with pytest.raises(RefusalError) as caught:
            self.game.read_play(self.s, text)
        return caught.value.refusal

    def refused(self, text: str) -> tuple[str, str]:
        found = self.refusal(text)
        return found.rule, found.reason

    # --- Looking ----------------------------------------------------------------------------------

    @property
    def mover(self) -> str | None:
        mover = self.game.to_move(self.s)
        return None if mover < 0 else NAMES[mover]

    @property
    def leader(self) -> str:
        return NAMES[self.s[at.LEADER]]

    @property
    def choices(self) -> list[str]:
        return [self.game.write_play(self.s, [step]) for step in self.game.legal(self.s)]

    def pile(self, who: str) -> str:
        """Return all cards of a player, top first, those lying in the round included."""
        cards = whole_pile(self.s, NAMES.index(who))
        return " ".join(self.game.card_code(card) for card in cards)

    @property
    def piles(self) -> list[str]:
        return [self.pile(NAMES[seat]) for seat in range(int(self.s[at.SEATS]))]

    @property
    def aside(self) -> tuple[str, ...]:
        return self.view(None).aside

    @property
    def places(self) -> list[int]:
        return self.game.ranking(self.s)

    def view(self, who: str | None) -> View:
        return self.game.view(self.s, None if who is None else NAMES.index(who))

    def worlds(self, who: str, count: int = 60) -> list["Table"]:
        """Return positions that a player could not tell from this one."""
        assert sum(len(pile.split()) for pile in self.piles) % len(self.piles) == 0
        chance, found = seeded(7), list[Table]()
        for _ in range(count):
            world = object.__new__(Table)
            world.game = self.game
            world.s = self.game.determinize(self.s, NAMES.index(who), chance)
            found.append(world)
        return found
