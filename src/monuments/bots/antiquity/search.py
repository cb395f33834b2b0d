"""The search bot: several trees grow in parallel and decide together."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from threading import Thread
from time import monotonic
from typing import Final

from monuments.bots.antiquity import tree
from monuments.bots.antiquity.learned_weights import search_style
from monuments.bots.antiquity.styles import Weight
from monuments.engine.chance import seeded
from monuments.engine.game import Game, State
from monuments.engine.knowledge import Knowledge
from monuments.engine.refusal import unreadable
from monuments.games.antiquity.kernels import layout as at

TREES: Final = 2
"""The number of trees on any machine: the result of a seed depends on it."""
SPREAD: Final = 0.42  # standard deviation of the results of one step
CHUNK: Final = 64  # playouts between two checks of the clock
MAX_NODES: Final = 400_000
MIDWAY_SHARE: Final = 0.1
"""The share of a play's time for each step after the first: the tree is kept."""


@dataclass(frozen=True, slots=True)
class Budget:
    """Playouts for each step that has a choice, or milliseconds for each play."""

    playouts: int | None = None
    milliseconds: int | None = None

    def nodes(self) -> int:
        """Return the nodes that a tree needs for one turn of many steps."""
        return min(MAX_NODES, 16 * self.playouts // TREES + 64) if self.playouts else MAX_NODES


@dataclass(slots=True)
class Pace:
    """The time limit of a play, fixed when the play begins, however many steps it has."""

    seconds: float
    ends: float | None = None

    def until(self, now: float, *, midway: bool) -> float:
        """Return the time at which to stop thinking about the present step."""
        if self.ends is None or not midway:
            self.ends = now + self.seconds
        share = MIDWAY_SHARE if midway else 1 - 4 * MIDWAY_SHARE
        return min(now + share * self.seconds, self.ends)


def read_budget(text: str) -> Budget:
    """Read `1000` (playouts) or `500ms`. Raise RefusalError for anything else."""
    match = re.fullmatch("([1-9][0-9]{0,6})(ms)?", text)
    if not match:
        raise unreadable("bot-budget", found=text[:60])
    count = int(match[1])
    return Budget(milliseconds=count) if match[2] else Budget(playouts=count)


class SearchBot:
    """Information-set Monte Carlo tree search.

    Deterministic for a seed and a playout count.
    """

    def __init__(self, game: Game, seat: int, seed: int, budget: Budget) -> None:
        self.game, self.seat, self.budget = game, seat, budget
        self.style = search_style()
        self.trees = [tree.new_tree(budget.nodes()) for _ in range(TREES)]
        self._roots = [tree.ROOT] * TREES
        self._chances = [seeded(seed, 1000 + i) for i in range(TREES)]
        self._awaited = b""
        self._pace = Pace((budget.milliseconds or 0) / 1000)
        self.considered: dict[int, tuple[int, float]] = {}
        """Visits and mean result of each step at the last choice; empty if there was no choice."""

    def choose(self, knowledge: Knowledge, deadline: float | None) -> int:
        until = self._pace.until(monotonic(), midway=knowledge.is_midway)
        legal, world = knowledge.legal, knowledge.sample()
        if len(legal) == 1:
            self.considered = {}
            return self._take(world, legal[0])
        self.think(world, until if deadline is None else min(until, deadline))
        sums = self._gather(1, tree.SUM, self._roots)
        self.considered = {
            step: (count, sums[step] / count) for step, count in self.visits().items() if count
        }
        merits = self.merits(world)
        return self._take(world, max(merits, key=lambda step: (merits[step], -step)))

    def think(self, world: State, until: float = 0.0) -> None:
        """Grow the trees for the position of `world`; with a budget of time, until then."""
        if self._known(world) != self._awaited:
            for links, _ in self.trees:
                tree.clear(links)
            self._roots = [tree.ROOT] * TREES
        # Threads end with each decision, so that a waiting bot holds none.
        others = [Thread(target=self._grow, args=(i, world, until)) for i in range(1, TREES)]
        for thread in others:
            thread.start()
        self._grow(0, world, until)
        for thread in others:
            thread.join()

    def merits(self, world: State, begun: Sequence[int] = ()) -> dict[int, float]:
        """Return the merit of each step, at the root or after given steps."""
        nodes = list(self._roots)
        for step in begun:
            nodes = self._children(nodes, step)
        visits, sums = self._gather(0, tree.VISITS, nodes), self._gather(1, tree.SUM, nodes)
        return {step: self.merit(world, int(count), sums[step]) for step, count in visits.items()}

    def _children(self, nodes: Sequence[int], step: int) -> list[int]:
        """Return the node that a step leads to in each tree, 0 where it was never tried."""
        return [
            dict(tree.children(links, node)).get(step, 0) if node else 0
            for (links, _), node in zip(self.trees, nodes, strict=True)
        ]

    def merit(self, world: State, visits: int, results: float) -> float:
        """Return the figure that decides: visits, or the mean result's lower bound."""
        caution = self.style[Weight.CAUTION]
        if caution == 0.0 or world[at.SEATS] == 2:
            return float(visits)
        return (results - caution * SPREAD * sqrt(visits)) / visits if visits else -1.0

    def visits(self) -> dict[int, int]:
        """Return the visits of each step at the root, all trees together."""
        return {
            step: int(count) for step, count in self._gather(0, tree.VISITS, self._roots).items()
        }

    def _gather(self, table: int, column: int, nodes: Sequence[int]) -> dict[int, float]:
        """Return one column of links or values by step, summed over the trees."""
        found: dict[int, float] = {}
        for grown, node in zip(self.trees, nodes, strict=True):
            for step, child in tree.children(grown[0], node) if node else ():
                found[step] = found.get(step, 0.0) + float(grown[table][child, column])
        return found

    def total_visits(self) -> int:
        return sum(self.visits().values())

    def _grow(self, i: int, world: State, until: float) -> None:
        links, _ = self.trees[i]
        if self.budget.playouts is not None:
            self._playouts(i, world, (self.budget.playouts + i) // TREES)
            return
        self._playouts(i, world, CHUNK)
        while monotonic() < until and links[0, tree.STEP] < len(links):
            self._playouts(i, world, CHUNK)

    def _playouts(self, i: int, world: State, count: int) -> None:
        links, values = self.trees[i]
        tree.grow(
            world, self.seat, links, values, self._roots[i], count, self.style, self._chances[i]
        )

    # --- The tree is kept within a turn until something unknown is revealed -------------------

    def _known(self, world: State) -> bytes:
        """Return bytes that are equal for all worlds that the seat cannot tell apart."""
        return self.game.determinize(world, self.seat, seeded(0)).tobytes()

    def _take(self, world: State, step: int) -> int:
        """Move the roots along `step`, unless the step reveals something unknown."""
        nodes = self._children(self._roots, step)
        after = world.copy()
        self.game.apply(after, step)
        kept = all(nodes) and self.game.to_move(after) == self.seat
        if kept and not self.game.reveals(world, [step]):
            self._roots, self._awaited = nodes, self._known(after)
        else:
            self._awaited = b""
        return step
