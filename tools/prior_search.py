"""A search from the learned prior that divides its playouts by halving.

At the root every step is played over the same deals; after each round the worse half is left out.
The network's guess counts as `WORTH` playouts of a step. Below the root the tree grows as in any
other search.
"""

from math import ceil, log2
from pathlib import Path
from typing import Final

import numpy as np
import numpy.typing as npt
import prior_features
import prior_net

from monuments.bots.antiquity import plays, policy, priors, tree
from monuments.bots.antiquity.search import TREES, Budget, SearchBot
from monuments.bots.antiquity.styles import Style
from monuments.engine.chance import Chance
from monuments.engine.game import Game, State
from monuments.engine.jit import kernel, num, part
from monuments.games.antiquity.kernels import determinize, legality, rules, scoring
from monuments.games.antiquity.kernels import layout as at
from monuments.games.antiquity.kernels import steps as do

WORTH: Final = 40.0
"""Playouts of a step that the network's guess of it counts for.

In the held-out choices the results of one step differ from playout to playout by about 0.3, those
of two steps by 0.05 beyond what the network knows: (0.3 / 0.05)².
"""

Numbers = npt.NDArray[np.float64]
NetWeights = npt.NDArray[np.float32]


def read_weights(path: Path) -> NetWeights:
    """Return weights that `prior_net.save` wrote, in one array."""
    with np.load(path) as file:
        return prior_net.flat([file[f"layer_{i}"] for i in range(len(file.files))])


@kernel
def candidates(s: State, steps: State) -> int:
    """List the steps worth comparing; return their number."""
    mask = np.empty(do.WORDS, np.int32)
    legality.legal(s, mask)
    priors.prune(s, mask)
    return do.listed(mask, steps)


@kernel
def guess(s: State, steps: State, style: Style, weights: NetWeights, out: Numbers) -> None:
    """Fill in the network's result of each of the mover's steps."""
    after, room = np.empty(at.SIZE, np.int16), prior_features.new_room()
    row, numbers = np.empty(prior_features.SIZE, np.int8), np.zeros(prior_net.ROOM, np.float32)
    log = np.empty(plays.LONGEST_PLAY, np.int16)
    policy.plan(s, style, room.chance, log)
    planned = num(log[1])
    for i in range(len(steps)):
        step = num(steps[i])
        prior_features.fill(s, after, step, style, row, room)
        row[prior_features.PLANNED] = step == planned
        row[prior_features.WEIGHT] = int(min(12.0, priors.weight(s, style, step)) * 10)
        out[i] = prior_net.evaluate(row, weights, numbers)


@kernel
def grow_each(
    world: State,
    seat: int,
    links: tree.Links,
    values: tree.Values,
    root: int,
    steps: State,
    deals: int,
    style: Style,
    chance: Chance,
) -> None:
    """Add a playout below the root for each of `steps` in each deal."""
    dealt, s = np.empty(at.SIZE, np.int16), np.empty(at.SIZE, np.int16)
    mask, rest = np.empty(do.WORDS, np.int32), np.empty(do.WORDS, np.int32)
    results = np.empty((at.MAX_SEATS, tree.VALUES))
    sheet = np.empty((at.COLOURS, scoring.COLUMNS), np.int32)
    log = np.empty(plays.LONGEST_PLAY, np.int16)
    for _ in range(deals):
        for i in range(at.SIZE):
            dealt[i] = world[i]
        determinize.deal_again(dealt, seat, chance)
        for i in range(len(steps)):
            step = num(steps[i])
            for j in range(at.SIZE):
                s[j] = dealt[j]
            leaf = _child(s, links, values, root, step, seat, style)
            if leaf == 0:  # the tree is full
                return
            rules.apply(s, step)
            if links[leaf, tree.VISITS]:
                leaf = tree._descend(s, links, values, leaf, mask, rest, style, chance, log)
            policy.play_on(s, style, chance)
            tree.judge(s, style, sheet, results)
            tree.credit(links, values, leaf, root, results)


@part
def _child(
    s: State, links: tree.Links, values: tree.Values, root: int, step: int, seat: int, style: Style
) -> int:
    """Return the child of the root that `step` leads to, perhaps a new one."""
    child = num(links[root, tree.CHILD])
    while child and links[child, tree.STEP] != step:
        child = num(links[child, tree.SIBLING])
    return child or tree._add(links, values, root, step, seat, priors.weight(s, style, step))


class GuidedBot(SearchBot):
    """Divides a number of playouts among the steps of a choice, by the prior.

    It begins new trees when they are nearly full, because every step needs a node.
    """

    def __init__(
        self, game: Game, seat: int, seed: int, playouts: int, weights: NetWeights
    ) -> None:
        super().__init__(game, seat, seed, Budget(playouts=playouts))
        self.playouts, self.weights = playouts, weights
        self._merits: dict[int, float] = {}

    def think(self, world: State, until: float = 0.0) -> None:
        room = min(len(links) - links[0, tree.STEP] for links, _ in self.trees)
        if self._known(world) != self._awaited or room < self.playouts + do.NUM_STEPS:
            for links, _ in self.trees:
                tree.clear(links)
            self._roots = [tree.ROOT] * TREES
        steps = np.empty(do.NUM_STEPS, np.int16)
        steps = steps[: candidates(world, steps)]
        found = np.empty(len(steps))
        guess(world, steps, self.style, self.weights, found)
        guesses = dict(zip(map(int, steps), found - found.mean(), strict=True))
        self._merits = self._halved(world, guesses)

    def _halved(self, world: State, guesses: dict[int, float]) -> dict[int, float]:
        """Return the merit of each step; those left out first have the least."""
        alive, left, merits = sorted(guesses), self.playouts, dict[int, float]()
        rounds = ceil(log2(max(2, len(alive))))
        for number in range(rounds):
            deals = max(1, round(left / (rounds - number) / len(alive)))
            self._grow_each(world, alive, deals)
            left -= deals * len(alive)
            merits |= {step: number + m for step, m in self._means(guesses, alive).items()}
            alive.sort(key=lambda step: -merits[step])
            alive = alive[: max(1, -(-len(alive) // 2))]
        return merits

    def _grow_each(self, world: State, alive: list[int], deals: int) -> None:
        steps = np.array(alive, np.int16)
        for i, (links, values) in enumerate(self.trees):
            grow_each(
                world, self.seat, links, values, self._roots[i], steps, (deals + i) // TREES,
                self.style, self._chances[i],
            )  # fmt: skip

    def _means(self, guesses: dict[int, float], alive: list[int]) -> dict[int, float]:
        """Return the mean result of each step, where its guess counts as playouts.

        A guess says only how much better a step is than the others that are still compared.
        """
        visits = self.visits()
        sums = self._gather(1, tree.SUM, self._roots)
        level = sum(sums[step] / visits[step] - guesses[step] for step in alive) / len(alive)
        return {
            step: (sums[step] + WORTH * (guesses[step] + level)) / (visits[step] + WORTH)
            for step in alive
        }

    def merits(self, world: State, begun: object = ()) -> dict[int, float]:
        return self._merits
