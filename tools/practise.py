"""Find better habits for the policy of `antiquity` by letting it play against itself.

    python tools/practise.py --players 4 --minutes 5
    python tools/practise.py --players 4 --minutes 20 --against random

It goes on from the habits it has, against itself, those it had before, and two other styles.
Prints the habits every few rounds, with the share of wins against the common style and against
who they were some rounds before. `habits.practised` was found in this way, with four players.
Against random players it goes on from the habits that `greedy` has there, and tells their wins.
"""

import argparse
import time
from collections.abc import Iterator
from typing import Final

import numpy as np
import numpy.typing as npt

from monuments.bots.antiquity import habits, plays, policy
from monuments.bots.antiquity.greedy import usual_style
from monuments.bots.antiquity.habits import Style
from monuments.engine.chance import start
from monuments.engine.game import State
from monuments.engine.jit import kernel, num
from monuments.games.antiquity import Antiquity, legality, playout, rules, scoring
from monuments.games.antiquity import layout as at
from monuments.games.antiquity.layout import NONE
from monuments.games.antiquity.steps import WORDS, pick

PAIRS: Final = 12  # directions tried in a round, each forwards and backwards
DEALS: Final = 300  # for each of them, played in every seat
STRIDE: Final = 0.7  # how far a trial goes, in units of REACH
PACE: Final = 0.25  # how far a round moves the habits
CALM: Final = 0.4  # how much of the last round's direction counts against those before
FOES: Final = (0.36, 0.36, 0.15, 0.13)  # who one was, was at first, and two other styles
EVERY: Final = 10  # rounds between two reports
MARGIN_WEIGHT: Final = 0.03  # of a point of lead, beside one for the wins of an even player

# By how much a habit can sensibly be changed at once, in the order of `habits`.
REACH: Final = np.array(
    [0.6, 0.4, 0.1, 2.0, 0.08, 0.2, 0.1]
    + [0.4, 0.6, 0.3, 0.4, 0.6, 0.3, 0.7, 1.0, 0.3, 0.3, 1.0, 0.5, 0.25]
    + [0.3, 0.08, 0.4, 0.4, 0.4, 0.15, 0.3, 0.3, 0.03]
    + [0.25, 0.3, 0.5, 0.5, 0.3, 0.0, 0.0, 0.0]
)
RANDOM: Final = np.empty(0)
"""The style of who has none: any legal step."""

Result = npt.NDArray[np.float64]


@kernel
def contest(
    table: State, usable: State, deals: int, seed: int, mine: Style, theirs: Style, result: Result
) -> None:
    """Play deals with `mine` in every seat; add to the wins and to the points of lead."""
    s, deck = np.empty(at.SIZE, np.int16), np.empty(at.CARDS, np.int16)
    log, chance = np.empty(plays.LONGEST_PLAY, np.int16), np.empty(4, np.int64)
    sheet, mask = np.empty((at.COLOURS, scoring.COLUMNS), np.int32), np.empty(WORDS, np.int32)
    for game in range(deals * num(table[at.SEATS])):
        seat = game % num(table[at.SEATS])
        for i in range(at.SIZE):
            s[i] = table[i]
        start(chance, seed, game // num(table[at.SEATS]))
        playout.deal_random(s, usable, deck, chance)
        start(chance, seed + 1, game)
        while s[at.MOVER] != NONE:
            if s[at.MOVER] != seat and len(theirs) == 0:
                legality.legal(s, mask)
                rules.apply(s, pick(mask, chance))
                continue
            policy.plan(s, mine if s[at.MOVER] == seat else theirs, chance, log)
            for i in range(1, num(log[0]) + 1):
                rules.apply(s, num(log[i]))
        scoring.count(s, sheet)
        add_result(s, sheet, seat, result)


@kernel
def add_result(s: State, sheet: scoring.Sheet, seat: int, result: Result) -> None:
    scores, places = np.full(at.MAX_SEATS, 1 << 20), np.zeros(at.MAX_SEATS, np.int64)
    scoring.rank(s, sheet, places)
    for colour in range(at.colours(s)):
        owner = at.owner(s, colour)
        scores[owner] = min(scores[owner], num(sheet[colour, scoring.TOTAL]))
    best, winners = -1000, 0
    for other in range(num(s[at.SEATS])):
        winners += places[other] == 1
        if other != seat:
            best = max(best, scores[other])
    result[0] += 1 / winners if places[seat] == 1 else 0.0
    result[1] += scores[seat] - best


class School:
    """A table at which styles are compared."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.table, self.usable = Antiquity().random_table(players)

    def compare(self, mine: Style, theirs: Style, deals: int, seed: int) -> Result:
        """Return the share of wins of `mine` and its mean lead."""
        result = np.zeros(2)
        contest(self.table, self.usable, deals, seed, mine, theirs, result)
        return result / (deals * self.players)

    def slope(self, style: Style, foe: Style, rng: np.random.Generator, seed: int) -> Style:
        """Guess in which direction `style` does better against `foe`."""
        found = np.zeros(habits.HABITS)
        for pair in range(PAIRS):
            way = rng.standard_normal(habits.HABITS)
            ahead, back = (
                self.compare(style + sign * STRIDE * REACH * way, foe, DEALS, seed + 2 * pair)
                for sign in (1, -1)
            )
            gain = ahead - back
            found += (gain[0] * self.players + MARGIN_WEIGHT * gain[1]) * way / STRIDE
        return found / PAIRS

    def practise(
        self, style: Style, seconds: float, foe: Style | None = None
    ) -> Iterator[list[Style]]:
        """Yield all styles so far, again and again, until the time is over."""
        rng, drift, past = np.random.default_rng(self.players), np.zeros(habits.HABITS), [style]
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            against = _foe(past, rng) if foe is None else foe
            slope = self.slope(past[-1], against, rng, 2 * PAIRS * len(past))
            drift = (1 - CALM) * drift + CALM * slope
            past.append(past[-1] + PACE * REACH * np.clip(drift, -2, 2))
            yield past


def _foe(past: list[Style], rng: np.random.Generator) -> Style:
    """Return whom to play against: often somebody else, so that nothing old is forgotten."""
    others = (past[rng.integers(len(past))], past[0], habits.style(), habits.grasping())
    return past[-1] if rng.random() < 0.45 else others[rng.choice(4, p=FOES)]


def practise_alone(school: School, seconds: float) -> None:
    for past in school.practise(habits.practised(), seconds):
        rounds = len(past) - 1
        if rounds % EVERY == 0:
            common, before = (
                school.compare(past[-1], foe, 1000, 1)[0]
                for foe in (habits.style(), past[max(0, rounds - 3 * EVERY)])
            )
            print(f"{rounds}: {common:.1%} against the common style, {before:.1%} against before")
            print(np.round(past[-1], 2).tolist(), flush=True)


def practise_against_random(school: School, seconds: float) -> None:
    for past in school.practise(usual_style(school.players), seconds, RANDOM):
        rounds = len(past) - 1
        if rounds % EVERY == 0:
            wins, _ = school.compare(past[-1], RANDOM, 5000, 1)
            print(f"{rounds}: {wins:.1%} against random players")
            print(np.round(past[-1], 2).tolist(), flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description="Better habits from many games.")
    parser.add_argument("--players", type=int, choices=(2, 3, 4), default=4)
    parser.add_argument("--minutes", type=float, default=5.0)
    parser.add_argument("--against", choices=("itself", "random"), default="itself")
    given = parser.parse_args()
    practise = practise_against_random if given.against == "random" else practise_alone
    practise(School(given.players), 60 * given.minutes)


if __name__ == "__main__":
    main()
