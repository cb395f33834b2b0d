"""Learn when to write, build, score and buy by trying both ways repeatedly.

    python tools/study.py --rounds 6 --rows 120000

In games of the rollout policy against itself, its former rounds and four other styles, plays of
each kind are compared with the alternative: both are played out over the same deals, with the
styles of the table. The difference is fitted by the features of `learned_features`, and the policy
with these weights plays the next round. Each round writes the weights to a file like
`learned_weights.csv`, and prints their wins in games of the policy alone.
"""

import argparse
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import numpy as np
import numpy.typing as npt
from practise import RANDOM, School

from monuments.bots.antiquity import (
    learned_features,
    learned_policy,
    learned_weights,
    plays,
    policy,
    styles,
    tree,
)
from monuments.bots.antiquity.learned_features import COLUMNS, STAGE, STAGES, Decision
from monuments.bots.antiquity.styles import Style, Weight
from monuments.engine.chance import Chance, below, start
from monuments.engine.game import State
from monuments.engine.jit import kernel, num, part
from monuments.games.antiquity.kernels import determinize, playout, rules, scoring
from monuments.games.antiquity.kernels import layout as at
from monuments.games.antiquity.kernels import predicates as ask
from monuments.games.antiquity.kernels import steps as do
from monuments.games.antiquity.kernels.layout import MONUMENTS, NONE, SYMBOLS

DEALS: Final = 8  # over which a play is tried
WINNING: Final = 0.3  # how much winning counts beside the result of a search
LATE: Final = 16  # cards in the pile below which every choice may be looked at,
EARLY_SHARE: Final = 20  # and of a hundred choices before, the number looked at
OTHERS: Final = 40  # of a hundred seats, those that play in another style
WHIMS: Final = 10  # of a hundred plays tried, those that are made
MEMORY: Final = 3  # rounds from which one learns
RIDGE: Final = 8.0  # how much the weights of neighbouring stages are pulled together,
SHRINK: Final = 0.3  # and towards 0, beside that
GAIN, FEATURES_FROM = 2, 3  # columns of a row, after the decision and the pile

Rows = npt.NDArray[np.float64]


@part
def try_out(s: State, steps: State, players: Rows, who: State, seed: int) -> float:
    """Return the mover's average result after these steps."""
    world, log = np.empty(at.SIZE, np.int16), np.empty(plays.LONGEST_PLAY, np.int16)
    sheet, results = (
        np.empty((at.COLOURS, scoring.COLUMNS), np.int32),
        np.empty((at.MAX_SEATS, tree.VALUES)),
    )
    chance, seat, found = np.empty(4, np.int64), num(s[at.MOVER]), 0.0
    for deal in range(DEALS):
        for i in range(at.SIZE):
            world[i] = s[i]
        start(chance, seed, deal)
        determinize.deal_again(world, seat, chance)
        follow(world, steps)
        while world[at.MOVER] != NONE:
            policy.plan(world, players[num(who[num(world[at.MOVER])])], chance, log)
            follow(world, log)
        tree.judge(world, players[0], sheet, results)
        found += (1.0 - WINNING) * results[seat, tree.SUM] + WINNING * results[seat, tree.WINS]
    return found / DEALS


@part
def follow(s: State, log: State) -> None:
    for i in range(1, num(log[0]) + 1):
        rules.apply(s, num(log[i]))


# --- Proposing a play -------------------------------------------------------------------------


@part
def propose(
    s: State, style: Style, chance: Chance, steps: State, plain: State, features: Rows
) -> int:
    """Note a possible play and its alternative; return its decision or NONE."""
    steps[0], plain[0] = 0, 0
    learned_features.fill_shared(s, style, features)
    if s[at.ACTIONS] == 0:
        fits = below(chance, 3) == 0 and propose_purchase(s, style, chance, steps, plain, features)
        return Decision.BUY if fits else NONE
    if below(chance, 2) == 0 and ask.may_write(s, num(s[at.MOVER])):
        return propose_history(s, style, chance, steps, plain, features)
    decision = Decision.ERECT + below(chance, 3)
    for _ in range(3):
        if propose_action(s, decision, style, chance, steps, features):
            return decision if plays.draw(s, style, chance, plain) else NONE
        decision = Decision.ERECT + decision % 3
    return NONE


@part
def propose_history(
    s: State, style: Style, chance: Chance, steps: State, plain: State, features: Rows
) -> int:
    plays.note(steps, do.HISTORY)
    if learned_features.decide(s, style):
        acts = learned_policy.act(s, style, features, chance, plain)
    else:
        acts = policy.act(s, style, chance, plain)
    learned_features.fill_shared(s, style, features)
    learned_features.fill_history(s, num(s[at.MOVER]), style, features)
    return Decision.HISTORY if acts else NONE


@part
def propose_purchase(
    s: State, style: Style, chance: Chance, steps: State, plain: State, features: Rows
) -> bool:
    symbol = any_pair(s, 0, chance)
    if s[at.BOUGHT] == 1 or symbol == NONE or s[at.LAID_OUT] + at.pile_size(s) == 0:
        return False
    first, second = plays.cheapest_pair(s, symbol, style)
    learned_features.fill_purchase(s, num(s[at.MOVER]), symbol, first, second, style, features)
    plays.give(steps, do.BUY, (first, second))
    plays.note(plain, do.END)
    return True


@part
def propose_action(
    s: State, decision: int, style: Style, chance: Chance, steps: State, features: Rows
) -> bool:
    seat = num(s[at.MOVER])
    if decision == Decision.SCORE:
        step, chosen = do.SCORE, any_pair(s, learned_policy.LEAST_POINTS, chance)
    else:
        step = do.ERECT if decision == Decision.ERECT else do.IMPROVE
        chosen = any_site(s, step, chance)
    if chosen == NONE:
        return False
    if decision == Decision.SCORE:
        first, second = plays.cheapest_pair(s, chosen, style)
        learned_features.fill_score(s, seat, chosen, first, second, style, features)
    else:
        learned_features.fill_laying(s, seat, chosen, features)
    learned_policy.begin(s, step, chosen, style, features, steps)
    return True


@part
def any_site(s: State, step: int, chance: Chance) -> int:
    """Return a random monument whose cards can be laid by `step`."""
    site, seen = NONE, 0
    for monument in range(MONUMENTS):
        if learned_policy.laying(s, monument) == step:
            seen += 1
            site = monument if below(chance, seen) == 0 else site
    return site


@part
def any_pair(s: State, least: int, chance: Chance) -> int:
    """Return any symbol with a pair in hand worth `least` points or more."""
    found, seen, seat = NONE, 0, num(s[at.MOVER])
    for symbol in range(SYMBOLS):
        if learned_policy.pays(s, seat, symbol, least):
            seen += 1
            found = symbol if below(chance, seen) == 0 else found
    return found


# --- Games ------------------------------------------------------------------------------------


@kernel
def study(table: State, usable: State, seed: int, players: Rows, rows: Rows) -> None:
    """Fill `rows` with plays tried in games; the first of the players is the learner."""
    s, deck = np.empty(at.SIZE, np.int16), np.empty(at.CARDS, np.int16)
    chance, who = np.empty(4, np.int64), np.zeros(at.MAX_SEATS, np.int16)
    filled, game = 0, 0
    while filled < len(rows):
        for i in range(at.SIZE):
            s[i] = table[i]
        start(chance, seed, game)
        playout.deal_random(s, usable, deck, chance)
        for seat in range(at.MAX_SEATS):
            who[seat] = below(chance, len(players)) if below(chance, 100) < OTHERS else 0
        filled = study_game(s, players, who, chance, rows, filled)
        game += 1


@part
def study_game(s: State, players: Rows, who: State, chance: Chance, rows: Rows, filled: int) -> int:
    """Play a game and try plays in it; return the number of rows filled so far."""
    log, steps = np.empty(plays.LONGEST_PLAY, np.int16), np.empty(plays.LONGEST_PLAY, np.int16)
    plain, features = np.empty(plays.LONGEST_PLAY, np.int16), np.empty(learned_features.SIZE)
    while s[at.MOVER] != NONE and filled < len(rows):
        seat = num(s[at.MOVER])
        policy.plan(s, players[num(who[seat])], chance, log)
        if who[seat] == 0 and is_looked_at(s, chance):
            decision = propose(s, players[0], chance, steps, plain, features)
            if decision != NONE:
                seed = below(chance, 1 << 31)
                note(s, decision, steps, plain, players, who, seed, features, rows[filled])
                filled += 1
                if below(chance, 100) < WHIMS:
                    log[:] = steps
        follow(s, log)
    return filled


@part
def is_looked_at(s: State, chance: Chance) -> bool:
    if s[at.PHASE] != at.FREE:
        return False
    return at.pile_size(s) < LATE or below(chance, 100) < EARLY_SHARE


@part
def note(
    s: State, decision: int, steps: State, plain: State, players: Rows, who: State, seed: int,
    features: Rows, row: Rows,
) -> None:  # fmt: skip
    """Try a play and its alternative over the same deals; fill in the difference."""
    row[0] = decision
    row[1] = at.pile_size(s)
    row[GAIN] = try_out(s, steps, players, who, seed) - try_out(s, plain, players, who, seed)
    for i in range(COLUMNS):
        row[FEATURES_FROM + i] = features[i]


# --- Learning ---------------------------------------------------------------------------------


def fit(rows: Rows) -> Rows:
    """Return the weights that explain the rows best, for each decision and stage."""
    weights = np.zeros((len(Decision), len(STAGES) * COLUMNS))
    for decision in range(len(Decision)):
        mine = rows[rows[:, 0] == decision]
        weights[decision] = solve(design(mine), mine[:, GAIN])
    return weights.reshape(learned_weights.SHAPE)


def design(rows: Rows) -> Rows:
    """Return the features of each row in the columns of its stage."""
    found = np.zeros((len(rows), len(STAGES), COLUMNS))
    found[np.arange(len(rows)), STAGE[rows[:, 1].astype(int)]] = rows[:, FEATURES_FROM:]
    return found.reshape(len(rows), -1)


def solve(x: Rows, y: Rows) -> Rows:
    """Return least squares with small weights, alike in neighbouring stages."""
    stages = len(STAGES)
    apart = np.diff(np.eye(stages), axis=0)
    tie = RIDGE * np.kron(apart.T @ apart + SHRINK * np.eye(stages), np.eye(COLUMNS))
    found: Rows = np.linalg.solve(x.T @ x + tie, x.T @ y)
    return found


def lessons(school: School, style: Style, rows: int) -> Iterator[list[Style]]:
    """Yield all styles so far, each learned from the plays of the one before."""
    others = [learned_weights.without_weights(styles.named(name)) for name in OTHER_STYLES]
    limit = styles.named("search")[Weight.LEARNED_BELOW]
    learner = styles.named("practised", learned_below=limit)
    past, seen = [style], list[Rows]()
    while True:
        players = np.array([past[-1], *others, *past[-MEMORY:]])
        seen.append(np.empty((rows, FEATURES_FROM + COLUMNS)))
        study(school.table, school.usable, len(past), players, seen[-1])
        weights = fit(np.concatenate(seen[-MEMORY:]))
        past.append(learned_weights.with_weights(learner, weights))
        yield past


OTHER_STYLES: Final = ("practised", "steady", "common", "grasping")


def report(school: School, past: list[Style]) -> None:
    """Print the wins of the newest style in games of the policy alone."""
    new, first = past[-1], learned_weights.without_weights(styles.named("practised"))
    pairs = {
        "against three practised": (new, first),
        "of a practised one against three": (first, new),
        "against three of the last round": (new, past[-2]),
        "against three at random": (new, RANDOM),
    }
    wins = (f"{school.compare(*pair, 2000, 1)[0]:.1%} {name}" for name, pair in pairs.items())
    print(f"{len(past) - 1}: " + ", ".join(wins), flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description="Learn the weights of plays by trying them.")
    parser.add_argument("--players", type=int, choices=(3, 4), default=4)
    parser.add_argument("--rounds", type=int, default=6)
    parser.add_argument("--rows", type=int, default=120_000)
    parser.add_argument("--out", type=Path, default=Path("learned_weights.csv"))
    given = parser.parse_args()
    school = School(given.players)
    rounds = lessons(school, learned_weights.without_weights(styles.named("practised")), given.rows)
    for _, past in zip(range(given.rounds), rounds, strict=False):
        report(school, past)
        weights = past[-1][len(Weight) :].reshape(learned_weights.SHAPE)
        learned_weights.write_weights(given.out, weights)


if __name__ == "__main__":
    main()
