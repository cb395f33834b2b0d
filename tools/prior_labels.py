"""Choices out of games, and what each of their steps brings over the same deals."""

from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt
import prior_features

from monuments.bots.antiquity import learned_weights, plays, policy, priors, styles, tree
from monuments.bots.antiquity.greedy import usual_style
from monuments.bots.antiquity.search import SPREAD
from monuments.bots.antiquity.styles import Style, Weight
from monuments.engine.chance import Chance, below, start
from monuments.engine.game import State
from monuments.engine.jit import kernel, num, part
from monuments.games.antiquity.kernels import determinize, legality, playout, rules, scoring
from monuments.games.antiquity.kernels import layout as at
from monuments.games.antiquity.kernels import steps as do
from monuments.games.antiquity.kernels.layout import NONE

MOST_STEPS: Final = 10  # of a choice that are compared; of more, any others than the planned one
LOOKED_AT: Final = 7  # of a hundred steps in a game of the policy
SEARCH_LOOKED_AT: Final = 50  # of a hundred steps in a game between searches
THOUGHT: Final = 100  # playouts for each step in a game between searches
OTHERS: Final = 60  # of a hundred seats of the policy, those that play in another style
WHIMS: Final = 8  # of a hundred steps, those taken at random
OTHER_STYLES: Final = ("practised", "steady", "common", "grasping")

# The columns of a label: means over half of the deals each.
RESULT: Final = 0
WIN: Final = 2
COLUMNS: Final = 4

Rows = npt.NDArray[np.int8]
Labels = npt.NDArray[np.float64]
Numbers = npt.NDArray[np.int32]


class Choices(NamedTuple):
    """Steps, row by row; steps of one choice follow each other and have its number."""

    features: Rows
    labels: Labels
    choices: Numbers
    """The number of the choice, the step, and the cards in the pile."""


class Effort(NamedTuple):
    """What labels are made of."""

    deals: int
    """Deals over which every step of a choice is played out."""
    playouts: int
    """Of a tree that searches each deal; 0 for one playout of the policy."""
    searched: int
    """Of a hundred games, those between searches."""


class Table(NamedTuple):
    """A game in progress, and room to think about it."""

    s: State
    players: Style
    who: State
    """The style of each seat."""
    chance: Chance
    links: tree.Links
    values: tree.Values


def players_for(seats: int) -> Style:
    """Return the styles of the seats: that of the search, and others."""
    plain = [*map(styles.named, OTHER_STYLES), usual_style(seats)]
    learned = [learned_weights.without_weights(style) for style in plain]
    return np.array([learned_weights.search_style(), *learned])


def new_choices(rows: int) -> Choices:
    return Choices(
        np.zeros((rows, prior_features.SIZE), np.int8),
        np.zeros((rows, COLUMNS)),
        np.zeros((rows, 3), np.int32),
    )


@kernel
def label(
    empty: State, usable: State, seed: int, players: Style, effort: Effort, out: Choices
) -> int:
    """Fill `out` with choices of games; return the number of rows filled.

    The choices depend on the seed and the share of searches only, not on how they are judged.
    """
    deck, capacity = np.empty(at.CARDS, np.int16), max(effort.playouts, THOUGHT) + 2
    table = Table(
        np.empty(at.SIZE, np.int16),
        players,
        np.zeros(at.MAX_SEATS, np.int16),
        np.empty(4, np.int64),
        np.zeros((capacity, tree.COLUMNS), np.int32),
        np.zeros((capacity, tree.VALUES)),
    )
    filled, game, number = 0, 0, 0
    while filled + MOST_STEPS <= len(out.choices):
        for i in range(at.SIZE):
            table.s[i] = empty[i]
        start(table.chance, seed, game)
        playout.deal_random(table.s, usable, deck, table.chance)
        searches = below(table.chance, 100) < effort.searched
        for seat in range(at.MAX_SEATS):
            other = below(table.chance, len(players)) if below(table.chance, 100) < OTHERS else 0
            table.who[seat] = 0 if searches else other
        filled, number = _label_game(table, searches, effort, out, filled, number)
        game += 1
    return filled


@part
def _label_game(
    table: Table, searches: bool, effort: Effort, out: Choices, filled: int, number: int
) -> tuple[int, int]:
    s, players, chance = table.s, table.players, table.chance
    log, mask = np.empty(plays.LONGEST_PLAY, np.int16), np.empty(do.WORDS, np.int32)
    steps, looked_at = np.empty(do.NUM_STEPS, np.int16), LOOKED_AT
    if searches:
        looked_at = SEARCH_LOOKED_AT
    while s[at.MOVER] != NONE:
        legality.legal(s, mask)
        priors.prune(s, mask)
        count = do.listed(mask, steps)
        policy.plan(s, players[num(table.who[num(s[at.MOVER])])], chance, log)
        taken = num(log[1])
        if count > 1:
            if searches:
                taken = _thought(table)
            if below(chance, 100) < looked_at and filled + MOST_STEPS <= len(out.choices):
                policy.plan(s, players[0], chance, log)
                count = _chosen(steps, count, num(log[1]), chance)
                _label_choice(table, steps[:count], num(log[1]), effort, out, filled, number)
                filled, number = filled + count, number + 1
        if below(chance, 100) < WHIMS:
            taken = do.pick(mask, chance)
        rules.apply(s, taken)
    return filled, number


@part
def _thought(table: Table) -> int:
    """Return a search's step: the best by the lower bound of its mean result."""
    s, links, values, style = table.s, table.links, table.values, table.players[0]
    _clear(links)
    tree.grow(s, num(s[at.MOVER]), links, values, tree.ROOT, THOUGHT, style, table.chance)
    best, most, child = NONE, -1e9, num(links[tree.ROOT, tree.CHILD])
    while child:
        visits = num(links[child, tree.VISITS])
        if visits:
            spread = style[Weight.CAUTION] * SPREAD * np.sqrt(visits)
            bound = (values[child, tree.SUM] - spread) / visits
            if bound > most:
                best, most = num(links[child, tree.STEP]), bound
        child = num(links[child, tree.SIBLING])
    return best


@part
def _clear(links: tree.Links) -> None:
    links[0, tree.STEP] = tree.ROOT + 1
    for column in range(tree.COLUMNS):
        links[tree.ROOT, column] = 0


@part
def _chosen(steps: State, count: int, planned: int, chance: Chance) -> int:
    """Keep the planned step and any others, in the front; return their number."""
    if count <= MOST_STEPS:
        return count
    for i in range(count):
        if steps[i] == planned:
            steps[0], steps[i] = steps[i], steps[0]
    for i in range(1, MOST_STEPS):
        j = i + below(chance, count - i)
        steps[i], steps[j] = steps[j], steps[i]
    return MOST_STEPS


@part
def _label_choice(
    table: Table, steps: State, planned: int, effort: Effort, out: Choices, row: int, number: int
) -> None:
    """Fill in a row for each of `steps`, all judged on the same deals."""
    s, style, seed = table.s, table.players[0], below(table.chance, 1 << 31)
    after, room = np.empty(at.SIZE, np.int16), prior_features.new_room()
    for i in range(len(steps)):
        step, features = num(steps[i]), out.features[row + i]
        prior_features.fill(s, after, step, style, features, room)
        features[prior_features.PLANNED] = step == planned
        features[prior_features.WEIGHT] = int(min(12.0, priors.weight(s, style, step)) * 10)
        _try_out(table, step, seed, effort, out.labels[row + i])
        out.choices[row + i, 0] = number
        out.choices[row + i, 1] = step
        out.choices[row + i, 2] = at.pile_size(s)


@part
def _try_out(table: Table, step: int, seed: int, effort: Effort, label: Labels) -> None:
    """Fill in the mover's mean result and wins after this step."""
    world, chance = np.empty(at.SIZE, np.int16), np.empty(4, np.int64)
    sheet, results = (
        np.empty((at.COLOURS, scoring.COLUMNS), np.int32),
        np.empty((at.MAX_SEATS, tree.VALUES)),
    )
    seat, half = num(table.s[at.MOVER]), (effort.deals + 1) // 2
    for i in range(COLUMNS):
        label[i] = 0.0
    for deal in range(effort.deals):
        for i in range(at.SIZE):
            world[i] = table.s[i]
        start(chance, seed, deal)
        determinize.deal_again(world, seat, chance)
        rules.apply(world, step)
        side, share = (0, 1.0 / half) if deal < half else (1, 1.0 / (effort.deals - half))
        if effort.playouts == 0:
            _play_on(world, table, chance)
            tree.judge(world, table.players[0], sheet, results)
        else:
            _search(world, seat, table, chance, effort.playouts, sheet, results)
        label[RESULT + side] += share * results[seat, tree.SUM]
        label[WIN + side] += share * results[seat, tree.WINS]


@part
def _play_on(s: State, table: Table, chance: Chance) -> None:
    log = np.empty(plays.LONGEST_PLAY, np.int16)
    while s[at.MOVER] != NONE:
        policy.plan(s, table.players[num(table.who[num(s[at.MOVER])])], chance, log)
        for i in range(1, num(log[0]) + 1):
            rules.apply(s, num(log[i]))


@part
def _search(
    root: State, seat: int, table: Table, chance: Chance, playouts: int,
    sheet: scoring.Sheet, results: tree.Values,
) -> None:  # fmt: skip
    """Fill in the mean result over a tree from `root`, as the seat knows it.

    `tree.grow` does the same, but credits only the children of the root to their own movers.
    """
    links, values, style = table.links, table.values, table.players[0]
    s, mask = np.empty(at.SIZE, np.int16), np.empty(do.WORDS, np.int32)
    rest, log = np.empty(do.WORDS, np.int32), np.empty(plays.LONGEST_PLAY, np.int16)
    _clear(links)
    result, wins = 0.0, 0.0
    for _ in range(playouts):
        for i in range(at.SIZE):
            s[i] = root[i]
        determinize.deal_again(s, seat, chance)
        leaf = tree._descend(s, links, values, tree.ROOT, mask, rest, style, chance, log)
        policy.play_on(s, style, chance)
        tree.judge(s, style, sheet, results)
        tree.credit(links, values, leaf, tree.ROOT, results)
        result += results[seat, tree.SUM]
        wins += results[seat, tree.WINS]
    results[seat, tree.SUM], results[seat, tree.WINS] = result / playouts, wins / playouts
