"""Many games of `fabuleux` at once: kernels over rows of arrays.

Each row is one game: its position, its legal steps as a mask of words, the generator that deals
it, and its number. A game is decided by seed, number and steps, as in `playout`.
"""

import numpy as np

from monuments.engine.chance import start
from monuments.engine.game import State
from monuments.engine.jit import kernel, num, part
from monuments.envs.encoding import ActionMask, Observation
from monuments.envs.fabuleux import observation
from monuments.envs.rows import Bounds, Deals, Results, Rows, Steps, reward
from monuments.games.fabuleux import Fabuleux
from monuments.games.fabuleux.kernels import layout as at
from monuments.games.fabuleux.kernels import playout, rules, scoring
from monuments.games.fabuleux.kernels import steps as do
from monuments.games.fabuleux.kernels.layout import CARDS, NONE


def deals(game: Fabuleux, seats: int, seed: int) -> Deals:
    """Return what every deal of these games starts from."""
    return game.table(seats), np.empty(0, np.int16), seed


@kernel
def observe(s: State, seat: int, out: Observation) -> None:
    observation.observe(s, seat, out)


@kernel
def fill_mask(s: State, out: ActionMask) -> None:
    """Fill `out` with a 1 for each step that the seat to move can take."""
    words = np.empty(do.WORDS, np.int32)
    rules.legal(s, words)
    _expand(words, out)


@part
def _expand(words: do.Mask, out: ActionMask) -> None:
    for step in range(do.NUM_STEPS):
        out[step] = (num(words[0]) >> step) & 1


@part
def _deal(rows: Rows, deals: Deals, i: int, deck: State) -> None:
    states, words, chances, numbers = rows
    table, _, seed = deals
    for place in range(at.SIZE):
        states[i, place] = table[place]
    start(chances[i], seed, num(numbers[i]))
    playout.deal_random(states[i], deck, chances[i])
    rules.legal(states[i], words[i])


@kernel
def deal_rows(rows: Rows, deals: Deals, bounds: Bounds) -> None:
    """Deal the game of each row."""
    deck = np.empty(CARDS, np.int16)
    for i in range(bounds[0], bounds[1]):
        _deal(rows, deals, i, deck)


@kernel
def first_illegal(rows: Rows, steps: Steps, bounds: Bounds) -> int:
    """Return the first row whose step is not legal, NONE if all are."""
    words = rows[1]
    for i in range(bounds[0], bounds[1]):
        step = num(steps[i])
        if step < 0 or step >= do.NUM_STEPS or not do.holds(words[i], step):
            return i
    return NONE


@kernel
def step_rows(rows: Rows, deals: Deals, steps: Steps, results: Results, bounds: Bounds) -> None:
    """Take a step in each game; deal the next game in the place of one that is over."""
    states, words, _, numbers = rows
    rewards, over = results
    deck, places = np.empty(CARDS, np.int16), np.empty(rewards.shape[1], np.int64)
    for i in range(bounds[0], bounds[1]):
        s = states[i]
        rules.apply(s, num(steps[i]))
        over[i] = 1 if s[at.MOVER] == NONE else 0
        if over[i]:
            scoring.rank(s, places)
            reward(places, rewards[i])
            numbers[i] += len(states)
            _deal(rows, deals, i, deck)
        else:
            rewards[i] = 0
            rules.legal(s, words[i])


@kernel
def observe_rows(rows: Rows, out: Observation, bounds: Bounds) -> None:
    """Fill in what the seat to move of each game knows."""
    states = rows[0]
    for i in range(bounds[0], bounds[1]):
        observation.observe(states[i], num(states[i, at.MOVER]), out[i])


@kernel
def mask_rows(rows: Rows, out: ActionMask, bounds: Bounds) -> None:
    words = rows[1]
    for i in range(bounds[0], bounds[1]):
        _expand(words[i], out[i])


@kernel
def sample_rows(rows: Rows, steps: Steps, bounds: Bounds) -> None:
    """Choose any legal step of each game, each as likely as the others."""
    words, chances = rows[1], rows[2]
    for i in range(bounds[0], bounds[1]):
        steps[i] = do.pick(words[i], chances[i])


@kernel
def movers_of(rows: Rows, out: Steps, bounds: Bounds) -> None:
    """Fill in the seat to move of each game."""
    states = rows[0]
    for i in range(bounds[0], bounds[1]):
        out[i] = states[i, at.MOVER]
