"""A second implementation of `fabuleux`, written from the rules for clarity.

It shares nothing with the first one but the words of the notation: a round is a coroutine that
asks a player and goes on with the answer. It is slow and knows no secrets.
"""

from collections.abc import Callable, Generator, Iterable
from dataclasses import dataclass

COLLECTORS = {
    code: code.lower()
    for code in "FLOOD HURRICANE LIGHTNING ECLIPSE DROUGHT AVALANCHE VOLCANO EARTHQUAKE".split()
}
"""The verb of each Collector."""
GRADES = "green yellow orange red".split()


@dataclass(frozen=True)
class Card:
    """A monument: its grade, and its figures with the sign that makes the highest win."""

    grade: int
    figures: dict[str, float]


Question = tuple[int, list[str]]
"""The player who is asked, and the possible answers."""


class Reference:
    """A table. `mover` and `choices` are the question; `play` answers it."""

    def __init__(
        self,
        cards: dict[str, Card],
        piles: list[list[str]],
        leader: int,
        rounds: int = 1000,
        own_collectors: dict[str, str] | None = None,
    ) -> None:
        self.cards, self.piles, self.leader = cards, piles, leader
        self.collectors = {**COLLECTORS, **(own_collectors or {})}
        self.last_round, self.round = rounds, 1
        self.names = list(next(iter(cards.values())).figures)
        self.out: dict[int, int] = {}
        self.lying: dict[int, str] = {}
        self.drawn: list[tuple[int, str]] = []
        self.mover: int | None = None
        self.choices: list[str] = []
        self._game = self._play()
        self._ask(lambda: next(self._game))

    def play(self, text: str) -> None:
        assert text in self.choices, text
        self._ask(lambda: self._game.send(text))

    def _ask(self, question: Callable[[], Question]) -> None:
        try:
            self.mover, self.choices = question()
        except StopIteration:
            self.mover, self.choices = None, []

    # --- The table --------------------------------------------------------------------------------

    def whole_pile(self, seat: int) -> list[str]:
        top = [self.lying[seat]] if seat in self.lying else []
        return [*top, *(card for by, card in self.drawn if by == seat), *self.piles[seat]]

    def places(self) -> list[int]:
        worth = [
            (0, self.out[seat]) if seat in self.out else (1, len(self.whole_pile(seat)))
            for seat in range(len(self.piles))
        ]
        return [1 + sum(other > own for other in worth) for own in worth]

    def clockwise(self, start: int) -> list[int]:
        """Return the seats still in, from `start` on."""
        count = len(self.piles)
        return [s for i in range(count) if (s := (start + i) % count) not in self.out]

    def named(self, verb: str, *without: str | None) -> list[str]:
        return [f"{verb} {name}" for name in self.names if name not in without]

    # --- The game ---------------------------------------------------------------------------------

    def _play(self) -> Generator[Question, str, None]:
        while True:
            winner = yield from _Round(self).fight()
            self.leader = winner
            for seat in self.clockwise(0):
                if not self.piles[seat]:
                    self.out[seat] = self.round
            if len(self.clockwise(0)) == 1 or self.round == self.last_round:
                return
            self.round += 1


class _Round:
    """One round, with the forces that Collectors have let loose in it."""

    def __init__(self, table: Reference) -> None:
        self.table, self.leader = table, table.leader
        self.chosen: str | None = None
        self.chooser = table.leader
        self.flood = 0
        self.hurricane = self.lightning = self.eclipse = self.drought = self.parched = False
        self.sheltered: int | None = None
        self.shaken: str | None = None

    def fight(self) -> Generator[Question, str, int]:
        yield from self._lead()
        if len(self.table.clockwise(0)) > 1:
            yield from self._ask_all()
        winner = yield from self._find_winner()
        self._share_out(winner)
        return winner

    def _take(self, seat: int) -> str:
        return self.table.piles[seat].pop(0)

    def _lead(self) -> Generator[Question, str, None]:
        """F3, F9: the leader turns cards up to a monument; without cards they are out."""
        t = self.table
        while self.leader not in t.lying and len(t.clockwise(0)) > 1:
            t.lying[self.leader] = self._take(self.leader)
            if t.lying[self.leader] in t.collectors:
                yield from self._collector(self.leader, t.lying.pop, "leader")
                if not t.piles[self.leader]:
                    t.out[self.leader] = t.round
                    self.leader = t.clockwise(self.leader)[0]
                    t.leader = self.leader
                    self.chosen = None
        self.chooser = self.leader
        if self.leader in t.lying and self.chosen is None:
            answer = yield self.leader, t.named("choose")
            self.chosen = answer.split()[1]

    def _ask_all(self) -> Generator[Question, str, None]:
        """F8: everybody after the chooser, once for each choice."""
        t = self.table
        waiting = t.clockwise(self.chooser)[1:]
        while waiting:
            seat = waiting[0]
            if seat not in t.lying:
                t.lying[seat] = self._take(seat)
            if t.lying[seat] in t.collectors:
                before = self.chosen
                yield from self._collector(seat, t.lying.pop, "speaker")
                if not t.piles[seat]:
                    t.out[seat] = t.round
                    waiting.pop(0)
                if self.chosen != before:
                    waiting = t.clockwise(self.chooser)[1:]
                continue
            answer = yield seat, [*self._challenges(seat), "say"]
            waiting.pop(0)
            if answer != "say":
                self.chosen, self.chooser = answer.split()[1], seat
                waiting = t.clockwise(seat)[1:]

    def _challenges(self, seat: int) -> list[str]:
        t = self.table
        own, other = t.cards[t.lying[seat]].grade, t.cards[t.lying[self.chooser]].grade
        return [] if self.drought or own <= other else t.named("challenge", self.chosen)

    # --- Collectors -------------------------------------------------------------------------------

    def _collector(
        self, seat: int, put_aside: Callable[[int], object], role: str
    ) -> Generator[Question, str, None]:
        """F9: the owner announces the Collector that is `lying` before them or was drawn."""
        t = self.table
        code = t.drawn[-1][1] if role == "tied" else t.lying[seat]
        verb = t.collectors[code]
        present = self.chosen if role == "speaker" else None
        choices = {"flood": ["flood left", "flood right"], "earthquake": t.named(verb, present)}
        answer = yield seat, choices.get(verb, [verb])
        put_aside(-1 if role == "tied" else seat)
        self._let_loose(seat, verb, answer.split()[-1], role)

    def _let_loose(self, seat: int, verb: str, word: str, role: str) -> None:
        t = self.table
        if verb == "flood":
            self.flood = 1 if word == "left" else -1
        elif verb == "avalanche":
            for other in t.clockwise(self.leader):
                if len(t.piles[other]) >= 2:
                    t.drawn.append((other, self._take(other)))
        elif verb == "volcano":
            self.sheltered = seat
        elif verb == "drought" and role == "tied":
            self.parched = True
        elif verb == "earthquake" and role == "tied":
            self.shaken = word
        elif verb == "earthquake":
            self.chosen = word
        else:
            setattr(self, verb, True)

    # --- Comparing --------------------------------------------------------------------------------

    def _best(self, strengths: dict[int, float]) -> list[int]:
        """F9.2, F9.3: the winners under hurricane and lightning; both end then."""
        sign = -1 if self.hurricane else 1
        ladder = sorted({sign * strength for strength in strengths.values()}, reverse=True)
        wanted = ladder[1] if self.lightning and len(ladder) > 1 else ladder[0]
        self.hurricane = self.lightning = False
        return [seat for seat, strength in strengths.items() if sign * strength == wanted]

    def _drift(self, cards: dict[int, str]) -> dict[int, str]:
        """F9.1: pass each card to the next player who has one."""
        seats = [seat for seat in self.table.clockwise(self.leader) if seat in cards]
        step, self.flood = self.flood, 0
        return {seats[(i + step) % len(seats)]: cards[seat] for i, seat in enumerate(seats)}

    def _find_winner(self) -> Generator[Question, str, int]:
        t = self.table
        inside = t.clockwise(self.leader)
        if len(inside) == 1:
            return inside[0]
        assert self.chosen is not None
        t.lying = self._drift(t.lying)
        self.eclipse = False
        tied = self._best({s: t.cards[card].figures[self.chosen] for s, card in t.lying.items()})
        if len(tied) > 1:  # F5
            tied = self._best({seat: t.cards[t.lying[seat]].grade for seat in tied})
        return (yield from self._draw(tied))

    def _nearest(self, seats: Iterable[int]) -> int:
        return next(seat for seat in self.table.clockwise(self.leader) if seat in seats)

    def _draw(self, tied: list[int]) -> Generator[Question, str, int]:
        """F6"""
        t = self.table
        while len(tied) > 1:
            able = [seat for seat in t.clockwise(self.leader) if seat in tied and t.piles[seat]]
            if not able:
                return self._nearest(tied)
            tied, mine = list(able), dict[int, int]()
            for seat in able:
                while len(tied) > 1 and seat not in mine and seat in tied:
                    yield from self._draw_one(seat, tied, mine)
                    if self.parched:
                        return self._nearest(tied)
            if len(tied) > 1:
                tied = self._compare_drawn(tied, mine)
        return tied[0]

    def _draw_one(
        self, seat: int, tied: list[int], mine: dict[int, int]
    ) -> Generator[Question, str, None]:
        t = self.table
        if not t.piles[seat]:
            tied.remove(seat)
            return
        t.drawn.append((seat, self._take(seat)))
        if t.drawn[-1][1] not in t.collectors:
            mine[seat] = len(t.drawn) - 1
            return
        yield from self._collector(seat, t.drawn.pop, "tied")

    def _compare_drawn(self, tied: list[int], mine: dict[int, int]) -> list[int]:
        t = self.table
        if self.eclipse:
            self.eclipse = False
            return tied
        cards = self._drift({seat: t.drawn[place][1] for seat, place in mine.items()})
        owner = {card: seat for seat, card in cards.items()}
        t.drawn = [(owner.get(card, by), card) for by, card in t.drawn]
        name, self.shaken = self.shaken, None
        if name is None:
            return self._best({seat: t.cards[card].grade for seat, card in cards.items()})
        return self._best({seat: t.cards[card].figures[name] for seat, card in cards.items()})

    def _share_out(self, winner: int) -> None:
        """F4, F9.7"""
        t = self.table
        safe = self.sheltered if self.sheltered not in t.out else None
        for seat in t.clockwise(winner):
            if seat in t.lying:
                t.piles[seat if seat == safe else winner].append(t.lying[seat])
        for seat, card in t.drawn:
            t.piles[seat if seat == safe else winner].append(card)
        t.lying, t.drawn = {}, []
