"""The searching player: several trees are grown side by side and decide together."""

import re
from dataclasses import dataclass
from math import sqrt
from threading import Thread
from time import monotonic
from typing import Final

from monuments.bots.antiquity import tree
from monuments.bots.antiquity.gates import learned
from monuments.bots.antiquity.habits import CAUTION, Style
from monuments.engine.chance import seeded
from monuments.engine.game import Game, State
from monuments.engine.knowledge import Knowledge
from monuments.engine.refusal import unreadable
from monuments.games.antiquity import layout as at

TREES: Final = 2
"""How many trees a search grows, whatever the machine: the number is part of the result."""
SPREAD: Final = 0.42  # of the results of one step from playout to playout
CHUNK: Final = 64  # playouts between two looks at the clock
MAX_NODES: Final = 400_000
MIDWAY_SHARE: Final = 0.1
"""Of the time for a play, what each step after its first may take: the tree is kept."""


@dataclass(frozen=True, slots=True)
class Budget:
    """Playouts for each step that has a choice, or milliseconds for each play."""

    playouts: int | None = None
    milliseconds: int | None = None

    def nodes(self) -> int:
        """Return the room a tree needs for one turn of many steps."""
        return min(MAX_NODES, 16 * self.playouts // TREES + 64) if self.playouts else MAX_NODES


@dataclass(slots=True)
class Pace:
    """How the seconds of a play are spent: its end is fixed when it begins, however long it is."""

    seconds: float
    ends: float | None = None

    def until(self, now: float, *, midway: bool) -> float:
        """Return when to stop thinking about the step that is asked for now."""
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
    """Information-set Monte Carlo tree search. Deterministic for a seed and a playout count."""

    def __init__(
        self, game: Game, seat: int, seed: int, budget: Budget, habits: Style | None = None
    ) -> None:
        self.game, self.seat, self.budget = game, seat, budget
        self.style = learned() if habits is None else habits
        self.trees = [tree.new_tree(budget.nodes()) for _ in range(TREES)]
        self._roots = [tree.ROOT] * TREES
        self._chances = [seeded(seed, 1000 + i) for i in range(TREES)]
        self._awaited = b""
        self._pace = Pace((budget.milliseconds or 0) / 1000)

    def choose(self, knowledge: Knowledge, deadline: float | None) -> int:
        until = self._pace.until(monotonic(), midway=knowledge.is_midway)
        legal, world = knowledge.legal, knowledge.sample()
        if len(legal) == 1:
            return self._take(world, legal[0])
        self.think(world, until if deadline is None else min(until, deadline))
        merits = self._merits(world)
        return self._take(world, max(merits, key=lambda step: (merits[step], -step)))

    def think(self, world: State, until: float = 0.0) -> None:
        """Grow the trees for the position that `world` stands for; by the clock if not counted."""
        if self._known(world) != self._awaited:
            self._start()
        # A thread of its own for each thought: a bot that waits for its turn holds none.
        others = [Thread(target=self._grow, args=(i, world, until)) for i in range(1, TREES)]
        for thread in others:
            thread.start()
        self._grow(0, world, until)
        for thread in others:
            thread.join()

    def _merits(self, world: State) -> dict[int, float]:
        """Return what speaks for each step: how often it was tried, or what it surely brings."""
        visits, caution = self.visits(), self.style[CAUTION]
        if caution == 0.0 or world[at.SEATS] == 2:
            return {step: float(count) for step, count in visits.items()}
        sums = self._gather(1, tree.SUM)
        return {
            step: (sums[step] - caution * SPREAD * sqrt(count)) / count if count else -1.0
            for step, count in visits.items()
        }

    def visits(self) -> dict[int, int]:
        """Return how often each step was tried at the root, all trees together."""
        return {step: int(count) for step, count in self._gather(0, tree.VISITS).items()}

    def _gather(self, table: int, column: int) -> dict[int, float]:
        """Return for each step tried at the root one column of links or values, added up."""
        found: dict[int, float] = {}
        for grown, root in zip(self.trees, self._roots, strict=True):
            for step, child in tree.children(grown[0], root):
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

    # --- The tree is kept inside a turn, as long as nothing unforeseen is revealed ------------

    def _known(self, world: State) -> bytes:
        """Return the same bytes for all worlds that the seat cannot tell apart."""
        return self.game.determinize(world, self.seat, seeded(0)).tobytes()

    def _start(self) -> None:
        for links, _ in self.trees:
            tree.clear(links)
        self._roots = [tree.ROOT] * TREES

    def _take(self, world: State, step: int) -> int:
        """Move the roots along `step`, unless what follows cannot be foreseen."""
        nodes = [
            dict(tree.children(links, root)).get(step, 0)
            for (links, _), root in zip(self.trees, self._roots, strict=True)
        ]
        after = world.copy()
        self.game.apply(after, step)
        kept = all(nodes) and self.game.to_move(after) == self.seat
        if kept and not self.game.reveals(world, [step]):
            self._roots, self._awaited = nodes, self._known(after)
        else:
            self._awaited = b""
        return step
