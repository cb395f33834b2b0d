"""One search tree over information sets, as kernels over preallocated arrays.

Each playout starts from a fresh deal of the cards that the seat cannot know, walks down the steps
that are legal in that world, adds one node, plays on by the rollout policy, and credits every step
on the way to the seat that took it. So each player maximises their own result: winning first, then
the margin.
"""

from collections.abc import Iterator
from typing import Final, TypeAlias

import numpy as np
import numpy.typing as npt

from monuments.bots.antiquity import plays, policy, priors
from monuments.bots.antiquity.styles import Style, Weight
from monuments.engine.chance import Chance
from monuments.engine.game import State
from monuments.engine.jit import kernel, num, part
from monuments.games.antiquity.kernels import determinize, legality, rules, scoring
from monuments.games.antiquity.kernels import layout as at
from monuments.games.antiquity.kernels import steps as do
from monuments.games.antiquity.kernels.layout import MAX_SEATS, NONE
from monuments.games.antiquity.kernels.steps import Mask

# Columns of the links. Node 0 is not a position: its STEP counts the nodes made.
STEP: Final = 0
PARENT: Final = 1
CHILD: Final = 2  # the first; 0 for none
SIBLING: Final = 3  # the next; 0 for none
SEAT: Final = 4  # that took the step
VISITS: Final = 5
COLUMNS: Final = 6

# Columns of the values, and of the results of a playout (without PRIOR).
SUM: Final = 0  # of the results of the seat that took the step
PRIOR: Final = 1
WINS: Final = 2  # of that seat, shared ones in parts
PLACES: Final = 3  # the sum of that seat's places, 1 the best
POINTS: Final = 4  # the sum of that seat's scores
VALUES: Final = 5

ROOT: Final = 1
EXPLORE: Final = 0.7
TRUST: Final = 1.5
"""The prior weight of the policy's own step, as a multiple of all the others together.

One playout says little: the results of two steps differ by a hundredth, those of two playouts by
half of the range. So a step is preferred to the policy's only if many playouts favour it.
"""
FADE: Final = 500.0
"""Visits of a node after which this trust fades: by then the playouts decide."""
UNSEEN_LOSS: Final = 0.05  # below the mean of its siblings, the estimate of an untried step
WIN_SHARE: Final = 0.6  # of the result with two players; the rest is the margin
MARGIN_SCALE: Final = 12.0  # points of lead that are worth half of the largest margin

Links: TypeAlias = npt.NDArray[np.int32]
Values: TypeAlias = npt.NDArray[np.float64]


def new_tree(capacity: int) -> tuple[Links, Values]:
    """Return an empty tree with room for `capacity` nodes."""
    links, values = np.zeros((capacity, COLUMNS), np.int32), np.zeros((capacity, VALUES))
    clear(links)
    return links, values


def clear(links: Links) -> None:
    links[0, STEP] = ROOT + 1
    links[ROOT] = 0


@kernel
def grow(
    world: State,
    seat: int,
    links: Links,
    values: Values,
    root: int,
    playouts: int,
    style: Style,
    chance: Chance,
) -> None:
    """Add `playouts` to the tree below `root`, as `seat` knows the position."""
    s, mask = np.empty(at.SIZE, np.int16), np.empty(do.WORDS, np.int32)
    rest, results = np.empty(do.WORDS, np.int32), np.empty((MAX_SEATS, VALUES), np.float64)
    sheet = np.empty((at.COLOURS, scoring.COLUMNS), np.int32)
    log = np.empty(plays.LONGEST_PLAY, np.int16)
    for _ in range(playouts):
        for i in range(at.SIZE):
            s[i] = world[i]
        determinize.deal_again(s, seat, chance)
        leaf = _descend(s, links, values, root, mask, rest, style, chance, log)
        policy.play_on(s, style, chance)
        judge(s, style, sheet, results)
        credit(links, values, leaf, root, results)


@part
def _descend(
    s: State,
    links: Links,
    values: Values,
    root: int,
    mask: Mask,
    rest: Mask,
    style: Style,
    chance: Chance,
    log: State,
) -> int:
    """Walk to a node that has never been visited, playing `s` along; return it."""
    node = root
    while s[at.MOVER] != NONE:
        legality.legal(s, mask)
        priors.prune(s, mask)
        policy.plan(s, style, chance, log)
        child = _select(s, links, values, node, mask, rest, style, plays.first(log))
        if child == 0:
            return node
        rules.apply(s, num(links[child, STEP]))
        node = child
        if links[child, VISITS] == 0:
            return node
    return node


@part
def _select(
    s: State,
    links: Links,
    values: Values,
    node: int,
    mask: Mask,
    rest: Mask,
    style: Style,
    planned: int,
) -> int:
    """Return the child to walk to, perhaps a new one; 0 if none is legal."""
    for word in range(do.WORDS):
        rest[word] = mask[word]
    visits, total, weights = 0, 0.0, 0.0
    child = num(links[node, CHILD])
    while child:
        if do.holds(mask, num(links[child, STEP])):
            step = num(links[child, STEP])
            if step < at.CARDS:
                rest[step // at.VALUES] &= ~(1 << (step % at.VALUES))
            else:
                rest[do.VERBS] &= ~(1 << (step - at.CARDS))
            visits += num(links[child, VISITS])
            total += values[child, SUM]
            weights += values[child, PRIOR]
        child = num(links[child, SIBLING])
    fresh, prior = NONE, 0.0
    for place in range(do.WORDS):
        bits, step = num(rest[place]), place * at.VALUES
        while bits:
            if bits & 1:
                found = priors.weight(s, style, step)
                weights += found
                if found > prior:
                    fresh, prior = step, found
            bits >>= 1
            step += 1
    trust = TRUST * weights * min(1.0, FADE / (visits + 1.0))
    weights += trust
    promise = prior
    if do.holds(rest, planned):
        fresh, prior = planned, priors.weight(s, style, planned)
        promise = prior + trust
    best, most = _best_child(links, values, node, mask, visits, weights, planned, trust)
    mean = total / visits if visits else 0.5
    urge = EXPLORE * promise / weights * np.sqrt(visits + 1.0) if fresh != NONE else 0.0
    if fresh != NONE and (best == 0 or mean - UNSEEN_LOSS + urge > most):
        made = _add(links, values, node, fresh, num(s[at.MOVER]), prior)
        return made if made else best
    return best


@part
def _best_child(
    links: Links,
    values: Values,
    node: int,
    mask: Mask,
    visits: int,
    weights: float,
    planned: int,
    trust: float,
) -> tuple[int, float]:
    """Return the legal child with the best mean plus exploration, and its score."""
    best, most = 0, -1e9
    curiosity = EXPLORE * np.sqrt(visits + 1.0) / weights if weights else 0.0
    child = num(links[node, CHILD])
    while child:
        if do.holds(mask, num(links[child, STEP])):
            seen = num(links[child, VISITS])
            mean = values[child, SUM] / seen if seen else 0.5
            prior = values[child, PRIOR] + (trust if links[child, STEP] == planned else 0.0)
            score = mean + curiosity * prior / (1 + seen)
            if score > most:
                best, most = child, score
        child = num(links[child, SIBLING])
    return best, most


@part
def _add(links: Links, values: Values, node: int, step: int, seat: int, prior: float) -> int:
    """Return a new child of `node`, 0 if the tree is full."""
    made = num(links[0, STEP])
    if made >= len(links):
        return 0
    links[0, STEP] = made + 1
    links[made, STEP] = step
    links[made, PARENT] = node
    links[made, CHILD] = 0
    links[made, SIBLING] = links[node, CHILD]
    links[made, SEAT] = seat
    links[made, VISITS] = 0
    links[node, CHILD] = made
    values[made, SUM] = 0.0
    values[made, PRIOR] = prior
    values[made, WINS] = 0.0
    values[made, PLACES] = 0.0
    values[made, POINTS] = 0.0
    return made


@part
def judge(s: State, style: Style, sheet: scoring.Sheet, results: Values) -> None:
    """Fill in each seat's result, share of the victory, place and score (A6.5, A7.4).

    The result, from 0 to 1, is winning first, then the margin.
    """
    scoring.count(s, sheet)
    seats = num(s[at.SEATS])
    share = style[Weight.WIN_SHARE] if seats > 2 else WIN_SHARE
    for seat in range(seats):
        mine, best, winners, place = _score(s, sheet, seat), -1000, 1, 1
        strength = scoring.strength(s, sheet, seat)
        for other in range(seats):
            if other != seat:
                best = max(best, _score(s, sheet, other))
                rival = scoring.strength(s, sheet, other)
                place += rival > strength
                winners += rival == strength
        lead = float(mine - best)
        margin = 0.5 + 0.5 * lead / (abs(lead) + MARGIN_SCALE)
        results[seat, WINS] = 1 / winners if place == 1 else 0.0
        results[seat, SUM] = share * results[seat, WINS] + (1 - share) * margin
        results[seat, PLACES] = place
        results[seat, POINTS] = mine


@part
def _score(s: State, sheet: scoring.Sheet, seat: int) -> int:
    """Return a player's score; with two players that of the lower colour (A7.4)."""
    score = 1 << 20
    for colour in range(at.colours(s)):
        if at.owner(s, colour) == seat:
            score = min(score, num(sheet[colour, scoring.TOTAL]))
    return score


@part
def credit(links: Links, values: Values, leaf: int, root: int, results: Values) -> None:
    """Add each seat's result to the nodes of its steps, from `leaf` up to `root`."""
    node = leaf
    while node != root:
        seat = num(links[node, SEAT])
        links[node, VISITS] += 1
        values[node, SUM] += results[seat, SUM]
        values[node, WINS] += results[seat, WINS]
        values[node, PLACES] += results[seat, PLACES]
        values[node, POINTS] += results[seat, POINTS]
        node = num(links[node, PARENT])


def children(links: Links, node: int) -> Iterator[tuple[int, int]]:
    """Yield each step tried at `node`, with the node it leads to."""
    child = int(links[node, CHILD])
    while child:
        yield int(links[child, STEP]), child
        child = int(links[child, SIBLING])
