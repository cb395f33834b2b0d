"""An exact search for two players, once a player knows where every card is.

From then on nothing is left to chance: a search sees how the piles change hands in the rounds to
come, and with few cards it sees who wins.
"""

import time
from dataclasses import dataclass, field
from typing import Final

from monuments.engine.game import OVER, Game, State
from monuments.games.fabuleux.kernels import layout as at
from monuments.games.fabuleux.kernels import scoring

WON: Final = 1_000.0  # more than any lead in cards
TO_LEAD: Final = 0.5  # the value in cards of leading the next round
NODES: Final = 500  # positions of a search: it looks one round further while there is room
MOST_ROUNDS: Final = 60


def is_known(s: State) -> bool:
    """Tell whether two play and the mover knows where all cards of the game are."""
    if s[at.SEATS] != 2:
        return False
    seat = int(s[at.MOVER])
    drawn = s[at.DRAWN_CARD : at.DRAWN_CARD + int(s[at.DRAWN])]
    cards: list[int] = [*s[at.CARD : at.CARD + 2].tolist(), *drawn.tolist()]
    for other in range(2):
        card = int(s[at.TOP + other])
        while card != at.NONE:
            cards.append(card)
            card = int(s[at.NEXT + card])
    return all(card == at.NONE or int(s[at.SEEN + card]) >> seat & 1 for card in cards)


def improved(
    game: Game, s: State, step: int, deadline: float | None = None, nodes: int = NODES
) -> int:
    """Return `step`, or a step that wins more cards if both play perfectly.

    Deterministic for a number of nodes, unless time runs out.
    """
    rounds = 1
    while rounds <= MOST_ROUNDS and (deadline is None or time.monotonic() < deadline):
        search = Search(game, int(s[at.MOVER]), int(s[at.ROUND]) + rounds, nodes)
        try:
            step, value = search.best(s, step)
        except _OutOfNodesError:
            break
        if abs(value) == WON:
            break
        rounds += 1
    return step


class _OutOfNodesError(Exception):
    """A search has used up its nodes."""


@dataclass(slots=True)
class Search:
    """Alpha-beta search up to a round, with a memory of bounds."""

    game: Game
    seat: int
    until: int
    """The round before which the cards are counted."""
    nodes: int = NODES
    _bounds: dict[bytes, tuple[float, float]] = field(default_factory=dict)

    def best(self, s: State, first: int) -> tuple[int, float]:
        """Return the best step and its value; `first` unless another is better."""
        step, most = first, self.value(self.after(s, first), -WON, WON)
        for other in self.game.legal(s):
            if other != first and most < WON:
                value = self.value(self.after(s, other), most, WON)
                if value > most:
                    step, most = other, value
        return step, most

    def value(self, s: State, low: float, high: float) -> float:
        """Return the seat's lead in cards, or a bound of it outside of `low` to `high`."""
        if self.game.to_move(s) == OVER or s[at.ROUND] >= self.until:
            return self.lead(s)
        key = s[: at.LAST_WINNER].tobytes()
        least, most = self._bounds.get(key, (-WON, WON))
        if least >= high or least == most:
            return least
        if most <= low:
            return most
        found = self._search(s, max(low, least), min(high, most))
        self._bounds[key] = (
            found if found > low else least,
            found if found < high else most,
        )
        return found

    def _search(self, s: State, low: float, high: float) -> float:
        """Return the value of the mover's best step, trying the most promising first."""
        self.nodes -= 1
        if self.nodes < 0:
            raise _OutOfNodesError
        is_own = self.game.to_move(s) == self.seat
        after = [self.after(s, step) for step in self.game.legal(s)]
        after.sort(key=self.lead, reverse=is_own)
        found = -WON if is_own else WON
        for each in after:
            value = self.value(each, low, high)
            if is_own:
                found = max(found, value)
                low = max(low, found)
            else:
                found = min(found, value)
                high = min(high, found)
            if low >= high:
                break
        return found

    def after(self, s: State, step: int) -> State:
        """Return the position after a step."""
        found = s.copy()
        self.game.apply(found, step)
        return found

    def lead(self, s: State) -> float:
        """Return the value of a position if nobody looks further."""
        lead = scoring.cards_of(s, self.seat) - scoring.cards_of(s, 1 - self.seat)
        if self.game.to_move(s) == OVER:
            return WON if lead > 0 else -WON if lead < 0 else 0.0
        return float(lead + (TO_LEAD if s[at.LEADER] == self.seat else -TO_LEAD))
