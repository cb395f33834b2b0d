"""Learn when to write, build, score and buy by trying it both ways, again and again.

    python tools/study.py --rounds 6 --rows 120000

In games of the policy against itself, those it was before and four other styles, plays of each
kind are compared with what else there is to do: both are taken over the same deals, and the rest
of the game is played by the habits of the table. What came of it is explained by the signs of
`gates`, and the policy with these weights plays the next round. Each round writes the weights to
a file that `gates.learned` can read, and prints how they do in games of the policy alone.
"""

import argparse
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import numpy as np
import numpy.typing as npt
from practise import RANDOM, School

from monuments.bots.antiquity import gates, habits, plays, policy, tree, weighing
from monuments.bots.antiquity.habits import Style
from monuments.engine.chance import Chance, below, start
from monuments.engine.game import State
from monuments.engine.jit import kernel, num, part
from monuments.games.antiquity import layout as at
from monuments.games.antiquity import playout, rules, scoring, secrets
from monuments.games.antiquity import questions as ask
from monuments.games.antiquity import steps as do
from monuments.games.antiquity.layout import MONUMENTS, NONE, SYMBOLS

DEALS: Final = 8  # over which a play is tried
WINNING: Final = 0.3  # how much winning counts beside the result of a search
LATE: Final = 16  # cards in the pile below which every choice may be looked at,
EARLY_SHARE: Final = 20  # and of a hundred choices before, so many
OTHERS: Final = 40  # of a hundred seats, those that play in another style
WHIMS: Final = 10  # of a hundred plays tried, those that are made
MEMORY: Final = 3  # rounds from which one learns
RIDGE: Final = 8.0  # how much the weights of neighbouring stages are pulled together,
SHRINK: Final = 0.3  # and towards 0, beside that
GAIN, SIGNS_FROM = 2, 3  # columns of a row, behind gate and pile

Rows = npt.NDArray[np.float64]


@part
def try_out(s: State, steps: State, styles: Rows, who: State, seed: int) -> float:
    """Return what the mover gets on average who takes these steps."""
    world, log = np.empty(at.SIZE, np.int16), np.empty(plays.LONGEST_PLAY, np.int16)
    sheet, results = np.empty((at.COLOURS, scoring.COLUMNS), np.int32), np.empty((at.MAX_SEATS, 2))
    chance, seat, found = np.empty(4, np.int64), num(s[at.MOVER]), 0.0
    for deal in range(DEALS):
        for i in range(at.SIZE):
            world[i] = s[i]
        start(chance, seed, deal)
        secrets.deal_anew(world, seat, chance)
        follow(world, steps)
        while world[at.MOVER] != NONE:
            policy.plan(world, styles[num(who[num(world[at.MOVER])])], chance, log)
            follow(world, log)
        tree.judge(world, styles[0], sheet, results)
        found += (1.0 - WINNING) * results[seat, 0] + WINNING * results[seat, 1]
    return found / DEALS


@part
def follow(s: State, log: State) -> None:
    for i in range(1, num(log[0]) + 1):
        rules.apply(s, num(log[i]))


# --- Proposing a play -------------------------------------------------------------------------


@part
def propose(s: State, style: Style, chance: Chance, steps: State, plain: State, signs: Rows) -> int:
    """Write down a play that is possible here, and what it is compared with; return its gate.

    NONE if nothing is to be compared.
    """
    steps[0], plain[0] = 0, 0
    gates.look(s, style, signs)
    if s[at.ACTIONS] == 0:
        fits = below(chance, 3) == 0 and propose_purchase(s, style, chance, steps, plain, signs)
        return gates.BUY if fits else NONE
    if below(chance, 2) == 0 and ask.may_write(s, num(s[at.MOVER])):
        return propose_history(s, style, chance, steps, plain, signs)
    gate = gates.ERECT + below(chance, 3)
    for _ in range(3):
        if propose_action(s, gate, style, chance, steps, signs):
            return gate if plays.draw(s, style, chance, plain) else NONE
        gate = gates.ERECT + gate % 3
    return NONE


@part
def propose_history(
    s: State, style: Style, chance: Chance, steps: State, plain: State, signs: Rows
) -> int:
    plays.note(steps, do.HISTORY)
    if gates.are_open(s, style):
        acts = weighing.act(s, style, signs, chance, plain)
    else:
        acts = policy.act(s, style, chance, plain)
    gates.look(s, style, signs)
    gates.look_at_history(s, num(s[at.MOVER]), style, signs)
    return gates.WRITE if acts else NONE


@part
def propose_purchase(
    s: State, style: Style, chance: Chance, steps: State, plain: State, signs: Rows
) -> bool:
    symbol = any_pair(s, 0, chance)
    if s[at.BOUGHT] == 1 or symbol == NONE or s[at.LAID_OUT] + at.pile_size(s) == 0:
        return False
    first, second = plays.cheapest_pair(s, symbol, style)
    gates.look_at_purchase(s, num(s[at.MOVER]), symbol, first, second, style, signs)
    plays.give(steps, do.BUY, (first, second))
    plays.note(plain, do.END)
    return True


@part
def propose_action(
    s: State, gate: int, style: Style, chance: Chance, steps: State, signs: Rows
) -> bool:
    seat = num(s[at.MOVER])
    if gate == gates.SCORE:
        step, chosen = do.SCORE, any_pair(s, weighing.LEAST_WORTH, chance)
    else:
        step = do.ERECT if gate == gates.ERECT else do.IMPROVE
        chosen = any_site(s, step, chance)
    if chosen == NONE:
        return False
    if gate == gates.SCORE:
        first, second = plays.cheapest_pair(s, chosen, style)
        gates.look_at_pair(s, seat, chosen, first, second, style, signs)
    else:
        gates.look_at_site(s, seat, chosen, signs)
    weighing.begin(s, step, chosen, style, signs, steps)
    return True


@part
def any_site(s: State, step: int, chance: Chance) -> int:
    """Return any monument whose cards can be laid by `step`, each as likely as the others."""
    site, seen = NONE, 0
    for monument in range(MONUMENTS):
        if weighing.laying(s, monument) == step:
            seen += 1
            site = monument if below(chance, seen) == 0 else site
    return site


@part
def any_pair(s: State, least: int, chance: Chance) -> int:
    """Return any symbol with a pair in hand that is worth so much."""
    found, seen, seat = NONE, 0, num(s[at.MOVER])
    for symbol in range(SYMBOLS):
        if weighing.pays(s, seat, symbol, least):
            seen += 1
            found = symbol if below(chance, seen) == 0 else found
    return found


# --- Games ------------------------------------------------------------------------------------


@kernel
def study(table: State, usable: State, seed: int, styles: Rows, rows: Rows) -> None:
    """Fill `rows` with plays that were tried in games; the first of the styles is the learner's."""
    s, deck = np.empty(at.SIZE, np.int16), np.empty(at.CARDS, np.int16)
    chance, who = np.empty(4, np.int64), np.zeros(at.MAX_SEATS, np.int16)
    filled, game = 0, 0
    while filled < len(rows):
        for i in range(at.SIZE):
            s[i] = table[i]
        start(chance, seed, game)
        playout.deal_random(s, usable, deck, chance)
        for seat in range(at.MAX_SEATS):
            who[seat] = below(chance, len(styles)) if below(chance, 100) < OTHERS else 0
        filled = study_game(s, styles, who, chance, rows, filled)
        game += 1


@part
def study_game(s: State, styles: Rows, who: State, chance: Chance, rows: Rows, filled: int) -> int:
    """Play a game, and try plays in it; return how many rows are filled then."""
    log, steps = np.empty(plays.LONGEST_PLAY, np.int16), np.empty(plays.LONGEST_PLAY, np.int16)
    plain, signs = np.empty(plays.LONGEST_PLAY, np.int16), np.empty(gates.SIZE)
    while s[at.MOVER] != NONE and filled < len(rows):
        seat = num(s[at.MOVER])
        policy.plan(s, styles[num(who[seat])], chance, log)
        if who[seat] == 0 and is_looked_at(s, chance):
            gate = propose(s, styles[0], chance, steps, plain, signs)
            if gate != NONE:
                note(
                    s, gate, steps, plain, styles, who, below(chance, 1 << 31), signs, rows[filled]
                )
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
    s: State, gate: int, steps: State, plain: State, styles: Rows, who: State, seed: int,
    signs: Rows, row: Rows,
) -> None:  # fmt: skip
    """Try a play and what it is compared with over the same deals; write down what came of it."""
    row[0] = gate
    row[1] = at.pile_size(s)
    row[GAIN] = try_out(s, steps, styles, who, seed) - try_out(s, plain, styles, who, seed)
    for i in range(gates.SIGNS):
        row[SIGNS_FROM + i] = signs[i]


# --- Learning ---------------------------------------------------------------------------------


def fit(rows: Rows) -> Rows:
    """Return the weights that explain the rows best, for each gate and stage."""
    weights = np.zeros((gates.GATES, len(gates.STAGES) * gates.SIGNS))
    for gate in range(gates.GATES):
        mine = rows[rows[:, 0] == gate]
        weights[gate] = solve(design(mine), mine[:, GAIN])
    return weights.reshape(gates.GATES * len(gates.STAGES), gates.SIGNS)


def design(rows: Rows) -> Rows:
    """Return the signs of each row in the place of its stage."""
    found = np.zeros((len(rows), len(gates.STAGES), gates.SIGNS))
    found[np.arange(len(rows)), gates.STAGE[rows[:, 1].astype(int)]] = rows[:, SIGNS_FROM:]
    return found.reshape(len(rows), -1)


def solve(x: Rows, y: Rows) -> Rows:
    """Return least squares with weights that are small, and alike in neighbouring stages."""
    stages = len(gates.STAGES)
    apart = np.diff(np.eye(stages), axis=0)
    tie = RIDGE * np.kron(apart.T @ apart + SHRINK * np.eye(stages), np.eye(gates.SIGNS))
    found: Rows = np.linalg.solve(x.T @ x + tie, x.T @ y)
    return found


def lessons(school: School, style: Style, rows: int) -> Iterator[list[Style]]:
    """Yield all styles so far, each learned from the plays of the one before."""
    others = [gates.unlearned(foe()) for foe in OTHER_STYLES]
    past, seen = [style], list[Rows]()
    while True:
        styles = np.array([past[-1], *others, *past[-MEMORY:]])
        seen.append(np.empty((rows, SIGNS_FROM + gates.SIGNS)))
        study(school.table, school.usable, len(past), styles, seen[-1])
        past.append(gates.with_weights(habits.practised(), fit(np.concatenate(seen[-MEMORY:]))))
        yield past


OTHER_STYLES: Final = (habits.practised, habits.steady, habits.style, habits.grasping)


def report(school: School, past: list[Style]) -> None:
    """Print the wins of the newest style in games of the policy alone."""
    new, first = past[-1], gates.unlearned(habits.practised())
    pairs = {
        "against three practised": (new, first),
        "of a practised one against three": (first, new),
        "against three of the last round": (new, past[-2]),
        "against three at random": (new, RANDOM),
    }
    wins = (f"{school.compare(*pair, 2000, 1)[0]:.1%} {name}" for name, pair in pairs.items())
    print(f"{len(past) - 1}: " + ", ".join(wins), flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description="What plays are worth, from trying them.")
    parser.add_argument("--players", type=int, choices=(3, 4), default=4)
    parser.add_argument("--rounds", type=int, default=6)
    parser.add_argument("--rows", type=int, default=120_000)
    parser.add_argument("--out", type=Path, default=Path("learned.csv"))
    given = parser.parse_args()
    school = School(given.players)
    rounds = lessons(school, gates.unlearned(habits.practised()), given.rows)
    for _, past in zip(range(given.rounds), rounds, strict=False):
        report(school, past)
        weights = past[-1][habits.HABITS :].reshape(-1, gates.SIGNS)
        np.savetxt(given.out, weights, "%.4f", ",", header=gates.HEADER)


if __name__ == "__main__":
    main()
