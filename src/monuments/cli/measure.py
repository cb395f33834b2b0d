"""Measurements of the engine: steps, copies, worlds, compiling and starting."""

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass
from random import Random

from monuments.engine.chance import seeded
from monuments.engine.game import OVER, Game, State
from monuments.engine.play import position
from monuments.games.registry import open_game


@dataclass(frozen=True, slots=True)
class Figure:
    """One line of the table. `ratio` compares with a peer measured in the same run."""

    what: str
    value: float
    unit: str
    budget: str = ""
    ratio: float | None = None


def rate(work: Callable[[], int], seconds: float) -> float:
    """Return units of `work` per second: the best round of those in `seconds`.

    The best round is the one least disturbed by other processes.
    """
    best, until = 0.0, time.perf_counter() + seconds
    while time.perf_counter() < until:
        started = time.perf_counter()
        done = work()
        best = max(best, done / (time.perf_counter() - started))
    return best


def compiled_steps(game: Game, seats: int, seconds: float) -> float:
    """Return steps per second of compiled random games, masks included."""
    game.random_games(seats, 0, range(1))
    return rate(lambda: game.random_games(seats, 1, range(200)).steps, seconds)


def protocol_steps(game: Game, seats: int, seconds: float) -> float:
    """Return steps a second through the Python protocol: legal, choose, apply."""
    rng = Random(1)
    deal = game.deal(seats, rng)

    def one_game() -> int:
        s, taken = game.new(seats, deal), 0
        while game.to_move(s) != OVER:
            steps = game.legal(s)
            game.apply(s, steps[int(rng.random() * len(steps))])
            taken += 1
        return taken

    return rate(one_game, seconds)


def middle(game: Game, seats: int) -> State:
    """Return a position from the middle of a random game."""
    deal, steps = game.random_game(seats, 5, 0)
    return position(game, seats, deal, steps[: len(steps) // 2])


def copies(game: Game, seats: int, seconds: float) -> float:
    s = middle(game, seats)

    def some() -> int:
        for _ in range(10_000):
            s.copy()
        return 10_000

    return rate(some, seconds)


def worlds(game: Game, seats: int, seconds: float) -> float:
    """Return determinizations a second."""
    s, chance = middle(game, seats), seeded(1)

    def some() -> int:
        for _ in range(1_000):
            game.determinize(s, 0, chance)
        return 1_000

    return rate(some, seconds)


def playouts(game: Game, seats: int, seconds: float) -> float:
    """Return guided playouts per second of one tree, one core, in mid-game.

    The game until then is played by greedy bots: random ones would build too little.
    """
    from monuments.bots.antiquity import tree
    from monuments.bots.antiquity.learned_weights import search_style

    s, chance, style = sensible_middle(game, seats), seeded(1), search_style()
    links, values = tree.new_tree(400_000)

    def grow() -> int:
        tree.clear(links)
        tree.grow(s, game.to_move(s), links, values, tree.ROOT, 1_000, style, chance)
        return 1_000

    return rate(grow, seconds)


def sensible_middle(game: Game, seats: int) -> State:
    """Return a position half-way through a game between greedy players."""
    from monuments.bots.match import play_game

    deal = game.deal(seats, Random(5))
    steps = play_game(game, game.new(seats, deal), ["greedy"] * seats, 5)
    s = position(game, seats, deal, steps[: len(steps) // 2])
    while game.is_midway(s):
        game.apply(s, game.legal(s)[0])
    return s


def seconds_to(*arguments: str, cache: str | None = None) -> float:
    """Return the seconds that `python -m monuments ARGUMENTS` takes."""
    environment = {**os.environ, **({"MONUMENTS_CACHE": cache} if cache else {})}
    started = time.perf_counter()
    subprocess.run(
        [sys.executable, "-m", "monuments", *arguments],
        env=environment,
        check=True,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    return time.perf_counter() - started


def second_game_figures(seconds: float) -> list[Figure]:
    """Measure `fabuleux` inside this process."""
    steps = compiled_steps(open_game("fabuleux", {}), 4, seconds)
    return [Figure("fabuleux, compiled loop", steps, "steps/s")]


def engine_figures(seconds: float) -> list[Figure]:
    """Measure `antiquity` inside this process."""
    game = open_game("antiquity", {})
    found = [
        Figure(f"compiled loop, {seats} players", compiled_steps(game, seats, seconds), "steps/s")
        for seats in (4, 3, 2)
    ]
    copy, world = copies(game, 4, seconds), worlds(game, 4, seconds)
    return [
        *found,
        Figure(
            "Python protocol, 4 players", protocol_steps(game, 4, seconds), "steps/s", "≥ 300,000"
        ),
        Figure("copy a position", 1e6 / copy, "µs", "≤ 1"),
        Figure("deal unseen cards again", 1e6 / world, "µs"),
        Figure("search, 4 players", playouts(game, 4, seconds), "playouts/s", "≥ 15,000"),
    ]


def start_figures() -> list[Figure]:
    """Measure starts in new processes: help, cached engine, empty cache."""
    one_game = ("simulate", "antiquity", "--games", "1")
    with tempfile.TemporaryDirectory() as empty:
        first = seconds_to(*one_game, cache=empty)
        cached = min(seconds_to(*one_game, cache=empty) for _ in range(3))
    with tempfile.TemporaryDirectory() as empty:
        everything = seconds_to("warm", cache=empty)
    help_ = min(seconds_to("--help") for _ in range(3))
    return [
        Figure("monuments --help", help_, "s", "≤ 0.3"),
        Figure("start with a cached engine", cached, "s", "≤ 1.5"),
        Figure("first compile of antiquity", first, "s", "≤ 20"),
        Figure("first compile of everything", everything, "s"),
    ]


def table(figures: list[Figure]) -> str:
    """Return the figures as lines of text."""
    lines = [f"{'what':34} {'figure':>14} {'unit':10} {'budget':12} ratio to peer"]
    for figure in figures:
        digits = 0 if figure.value >= 1000 else 3
        ratio = "" if figure.ratio is None else f"{figure.ratio:,.1f} x"
        value = f"{figure.value:14,.{digits}f}"
        lines.append(
            f"{figure.what:34} {value} {figure.unit:10} {figure.budget:12} {ratio}".rstrip()
        )
    return "\n".join(lines)
