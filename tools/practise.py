"""Find better weights for the rollout policy of `antiquity` by self-play.

    python tools/practise.py --players 4 --minutes 5
    python tools/practise.py --players 4 --minutes 20 --against random

It starts from the style `practised` of `styles.toml`, which was found in this way with four
players, and plays against itself, its former styles and two others. Every few rounds it prints the
weights as lines of that file, with the share of wins against the common style and against the
style of some rounds before. Against random players it starts from the style of `greedy`.
"""

import argparse
import time
from collections.abc import Iterator
from typing import Final

import numpy as np
import numpy.typing as npt

from monuments.bots.antiquity import plays, policy, styles
from monuments.bots.antiquity.greedy import usual_style
from monuments.bots.antiquity.styles import Style, Weight
from monuments.engine.chance import start
from monuments.engine.game import State
from monuments.engine.jit import kernel, num
from monuments.games.antiquity import Antiquity
from monuments.games.antiquity.kernels import layout as at
from monuments.games.antiquity.kernels import legality, playout, rules, scoring
from monuments.games.antiquity.kernels.layout import NONE
from monuments.games.antiquity.kernels.steps import WORDS, pick

PAIRS: Final = 12  # directions tried in a round, each forwards and backwards
DEALS: Final = 300  # for each of them, played in every seat
STRIDE: Final = 0.7  # how far a trial goes, in units of REACH
PACE: Final = 0.25  # how far a round moves the weights
CALM: Final = 0.4  # the share of the last round's direction beside those before
FOES: Final = (0.36, 0.36, 0.15, 0.13)  # a former style, the first one, and two others
EVERY: Final = 10  # rounds between two reports
MARGIN_WEIGHT: Final = 0.03  # of a point of lead, beside one for the wins of an even player

STEP_SIZES: Final[dict[Weight, float]] = {
    Weight.HISTORY_PAGES: 0.6,
    Weight.HISTORY_PAGES_PER_SPARE_TURN: 0.4,
    Weight.HISTORY_PAGES_PER_MONUMENT: 0.1,
    Weight.HISTORY_PAGES_EARLY: 2.0,
    Weight.LADDER_POINT: 0.08,
    Weight.OWN_TRACK_POINT: 0.2,
    Weight.RIVAL_TRACK_POINT: 0.1,
    Weight.ERECT_CARDS: 0.4,
    Weight.ERECT_CARDS_EARLY: 0.6,
    Weight.ERECT_CARDS_PER_ACTION: 0.3,
    Weight.IMPROVE_CARDS: 0.4,
    Weight.IMPROVE_CARDS_EARLY: 0.6,
    Weight.IMPROVE_CARDS_PER_ACTION: 0.3,
    Weight.SCORE_POINTS: 0.7,
    Weight.SCORE_POINTS_EARLY: 1.0,
    Weight.SCORE_CARD_SHARE: 0.3,
    Weight.ERECT_MARKER: 0.3,
    Weight.ERECT_UNBUILT: 1.0,
    Weight.LATE_TURNS: 0.5,
    Weight.CARDS_PER_TURN: 0.25,
    Weight.UNKNOWN_CARD: 0.3,
    Weight.SHOWN_SYMBOL: 0.08,
    Weight.IMPROVING_CARD: 0.4,
    Weight.SAFE_IMPROVING_CARD: 0.4,
    Weight.ERECTING_CARD: 0.4,
    Weight.ERECTING_CARD_EACH: 0.15,
    Weight.ONE_SHORT_CARD: 0.3,
    Weight.FAR_CARD: 0.3,
    Weight.CARD_NUMBER: 0.03,
    Weight.LATE_POINT: 0.25,
    Weight.LATE_CARD: 0.3,
    Weight.WAVER_TURNS: 0.5,
    Weight.LAST_HISTORIAN_PAGES: 0.5,
    Weight.ERECT_CARDS_PER_BUILT: 0.3,
    Weight.LEARNED_BELOW: 0.0,
    Weight.WIN_SHARE: 0.0,
    Weight.CAUTION: 0.0,
}
"""A sensible change of each weight at once; 0 for those of the search."""
REACH: Final = np.array([STEP_SIZES[weight] for weight in Weight])
RANDOM: Final = np.empty(0)
"""The weights of a player who takes any legal step."""

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
        """Estimate the direction in which `style` does better against `foe`."""
        found = np.zeros(len(Weight))
        for pair in range(PAIRS):
            way = rng.standard_normal(len(Weight))
            ahead, back = (
                self.compare(_moved(style, sign * STRIDE * way), foe, DEALS, seed + 2 * pair)
                for sign in (1, -1)
            )
            gain = ahead - back
            found += (gain[0] * self.players + MARGIN_WEIGHT * gain[1]) * way / STRIDE
        return found / PAIRS

    def practise(
        self, style: Style, seconds: float, foe: Style | None = None
    ) -> Iterator[list[Style]]:
        """Yield all styles so far after each round, until the time is over."""
        rng, drift, past = np.random.default_rng(self.players), np.zeros(len(Weight)), [style]
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            against = _foe(past, rng) if foe is None else foe
            slope = self.slope(past[-1], against, rng, 2 * PAIRS * len(past))
            drift = (1 - CALM) * drift + CALM * slope
            past.append(_moved(past[-1], PACE * np.clip(drift, -2, 2)))
            yield past


def _moved(style: Style, way: Style) -> Style:
    """Return a style with its own weights moved, and the learned ones as they are."""
    moved = style.copy()
    moved[: len(Weight)] += REACH * way
    return moved


def _foe(past: list[Style], rng: np.random.Generator) -> Style:
    """Return the next opponent: often an older style, so that nothing is forgotten."""
    others = (
        past[rng.integers(len(past))],
        past[0],
        styles.named("common"),
        styles.named("grasping"),
    )
    return past[-1] if rng.random() < 0.45 else others[rng.choice(4, p=FOES)]


def practise_alone(school: School, seconds: float) -> None:
    for past in school.practise(styles.named("practised"), seconds):
        rounds = len(past) - 1
        if rounds % EVERY == 0:
            common, before = (
                school.compare(past[-1], foe, 1000, 1)[0]
                for foe in (styles.named("common"), past[max(0, rounds - 3 * EVERY)])
            )
            print(f"{rounds}: {common:.1%} against the common style, {before:.1%} against before")
            print(styles.write_style(past[-1]), flush=True)


def practise_against_random(school: School, seconds: float) -> None:
    for past in school.practise(usual_style(school.players), seconds, RANDOM):
        rounds = len(past) - 1
        if rounds % EVERY == 0:
            wins, _ = school.compare(past[-1], RANDOM, 5000, 1)
            print(f"{rounds}: {wins:.1%} against random players")
            print(styles.write_style(past[-1]), flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description="Better weights from many games.")
    parser.add_argument("--players", type=int, choices=(2, 3, 4), default=4)
    parser.add_argument("--minutes", type=float, default=5.0)
    parser.add_argument("--against", choices=("itself", "random"), default="itself")
    given = parser.parse_args()
    practise = practise_against_random if given.against == "random" else practise_alone
    practise(School(given.players), 60 * given.minutes)


if __name__ == "__main__":
    main()
