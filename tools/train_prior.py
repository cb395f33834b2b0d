"""Learn which step of a choice is better, and measure whether to use it.

    python tools/train_prior.py --players 4 --choices 50000

Labels are written in shards and made only once: an interrupted run continues where it stopped.
The same arguments give the same labels and weights. The weights are written in any case; the
gates, on choices of other games with trees as labels, tell whether a search may use them.
"""

import argparse
import time
from pathlib import Path
from typing import Final, NamedTuple

import numpy as np
import prior_features
import prior_labels
import prior_net
from prior_labels import RESULT, WIN, Effort
from prior_net import Array, Lesson, Weights

from monuments.games.antiquity import Antiquity

CORRELATION, REGRET = 0.55, 0.02  # the gates
RESAMPLES: Final = 1_000
CHECKED: Final = 20  # one choice in this number checks the lesson, and is not learned from


class Kind(NamedTuple):
    """One kind of labels."""

    name: str
    effort: Effort
    rows: int
    """Of a shard."""
    seed: int


LESSON: Final = Kind("deals", Effort(deals=8, playouts=0, searched=5), 10_000, 0)
TREES: Final = Kind("trees", Effort(deals=4, playouts=128, searched=100), 1_000, 900_000)
PLAYOUTS: Final = [
    Kind(f"playouts{deals}", Effort(deals, 0, 100), TREES.rows, TREES.seed) for deals in (4, 16, 64)
]
"""The held-out choices again, judged by playouts of the policy: what these know of the trees."""


class Labelled(NamedTuple):
    """Whole choices with their labels."""

    rows: Array
    labels: Array
    starts: Array
    """The first row of each choice."""

    def results(self) -> Array:
        """Return the mean results over each half of the deals."""
        halves: Array = self.labels[:, [RESULT, RESULT + 1]]
        return halves

    def lesson(self) -> Lesson:
        """Return what is to be learned: result and share of the victory over all deals."""
        halves = self.labels[:, [RESULT, WIN]] + self.labels[:, [RESULT + 1, WIN + 1]]
        return Lesson(self.rows, (halves / 2).astype(np.float32), self.starts)


def labelled(folder: Path, kind: Kind, players: int, choices: int) -> Labelled:
    """Return at least this number of choices, labelled where shards are missing."""
    table, usable = Antiquity().random_table(players)
    styles = prior_labels.players_for(players)
    paths, count = list[Path](), 0
    while count < choices:
        path = folder / f"{kind.name}-{players}-{len(paths):04}.npz"
        if not path.exists():
            found = prior_labels.new_choices(kind.rows)
            seed = kind.seed + 10_000 * players + len(paths)
            filled = prior_labels.label(table, usable, seed, styles, kind.effort, found)
            part = path.with_suffix(".part.npz")
            np.savez_compressed(part, **{k: v[:filled] for k, v in found._asdict().items()})
            part.replace(path)
        with np.load(path) as file:
            count += int(file["choices"][-1, 0]) + 1
        paths.append(path)
        print(f"{kind.name}, {players} players: {count:,} of {choices:,} choices", flush=True)
    return read(paths)


def read(paths: list[Path]) -> Labelled:
    parts = [np.load(path) for path in paths]
    starts = [np.flatnonzero(np.diff(part["choices"][:, 0], prepend=-1)) for part in parts]
    sizes = np.cumsum([0, *(len(part["labels"]) for part in parts)])
    return Labelled(
        np.concatenate([part["features"] for part in parts]),
        np.concatenate([part["labels"] for part in parts]),
        np.concatenate([s + at for s, at in zip(starts, sizes, strict=False)]),
    )


# --- Gates ------------------------------------------------------------------------------------


def correlation(guess: Array, labels: Array, starts: Array) -> float:
    """Return the correlation of two figures across the steps of the choices."""
    x, y = prior_net.centred(np.stack([guess, labels], axis=1), starts).T
    return float((x @ y) / np.sqrt((x @ x) * (y @ y)))


def interval(guess: Array, labels: Array, starts: Array) -> tuple[float, float]:
    """Return the 95 % interval of this correlation, by drawing the choices again."""
    x, y = prior_net.centred(np.stack([guess, labels], axis=1), starts).T
    sums = [np.add.reduceat(product, starts) for product in (x * y, x * x, y * y)]
    drawn = np.random.default_rng(0).integers(len(starts), size=(RESAMPLES, len(starts)))
    both, own, theirs = (each[drawn].sum(1) for each in sums)
    low, high = np.quantile(both / np.sqrt(own * theirs), [0.025, 0.975])
    return float(low), float(high)


def regret(guess: Array, halves: Array, starts: Array) -> float:
    """Return what the preferred steps lose, on average.

    One half of the deals chooses the best step and the other half judges it, so that chance in
    the labels is not counted as a loss.
    """
    lost = list[float]()
    for one, other in ((0, 1), (1, 0)):
        for first, last in zip(starts, [*starts[1:], len(guess)], strict=True):
            choosing, judging = halves[first:last, one], halves[first:last, other]
            lost.append(judging[np.argmax(choosing)] - judging[np.argmax(guess[first:last])])
    return float(np.mean(lost))


def report(guesses: dict[str, Array], held: Labelled) -> None:
    """Print the two gates for each way to guess, and the most that the labels allow."""
    results = held.results()
    agreed = correlation(results[:, 0], results[:, 1], held.starts)
    most = np.sqrt(max(0.0, 2 * agreed / (1 + agreed)))
    print(f"{len(held.starts):,} choices judged by trees, whose halves correlate by {agreed:.3f}:")
    print(f"  {'a perfect guess':24} correlation {most:.3f}")
    for name, guess in guesses.items():
        found = correlation(guess, results.mean(1), held.starts)
        low, high = interval(guess, results.mean(1), held.starts)
        lost = regret(guess, results, held.starts)
        print(f"  {name:24} correlation {found:.3f} ({low:.3f} to {high:.3f}), regret {lost:.4f}")


def passes(guess: Array, held: Labelled) -> bool:
    results = held.results()
    found = correlation(guess, results.mean(1), held.starts)
    return found >= CORRELATION and regret(guess, results, held.starts) <= REGRET


def guess_of(weights: Weights, rows: Array) -> Array:
    """Return the network's results of rows."""
    parts = np.array_split(rows, len(rows) // 10_000 + 1)
    found = [prior_net.forward(weights, part.astype(np.float32))[-1][:, 0] for part in parts]
    return np.concatenate(found)


# --- Training ---------------------------------------------------------------------------------


def learn(found: Labelled, updates: int, rate: float, seed: int) -> Weights:
    """Return the weights that do best on choices that they were not learned from."""
    lesson = found.lesson()
    cut = len(lesson.starts) - len(lesson.starts) // CHECKED
    taught = prior_net.part_of(lesson, np.arange(cut))
    check = prior_net.part_of(lesson, np.arange(cut, len(lesson.starts)))
    best, most = prior_net.new_weights(np.random.default_rng(seed)), -1.0
    for number, weights in enumerate(prior_net.train(taught, updates, rate, seed), 1):
        guess = guess_of(weights, check.rows)
        agreed = correlation(guess, check.aims[:, 0], check.starts)
        print(
            f"  {number:3} correlation with {len(check.starts):,} choices: {agreed:.4f}", flush=True
        )
        if agreed > most:
            best, most = weights, agreed
    return best


def evaluation_time(weights: Weights, rows: Array) -> float:
    """Return the microseconds of one evaluation, and check it against the training."""
    numbers, room = prior_net.flat(weights), np.zeros(prior_net.ROOM, np.float32)
    for row, value in zip(rows[:50], guess_of(weights, rows[:50]), strict=True):
        assert abs(prior_net.evaluate(row, numbers, room) - value) < 1e-3
    rounds = 20_000 // len(rows) + 1
    began = time.process_time()
    prior_net.evaluate_all(rows, rounds, numbers, room)
    return (time.process_time() - began) / (rounds * len(rows)) * 1e6


def main() -> None:
    parser = argparse.ArgumentParser(description="Train a prior for the search, and gate it.")
    parser.add_argument("--players", type=int, choices=(2, 3, 4), default=4)
    parser.add_argument("--choices", type=int, default=50_000)
    parser.add_argument("--held-out", type=int, default=590)
    parser.add_argument("--updates", type=int, default=2_000)
    parser.add_argument("--rate", type=float, default=1e-3)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--folder", type=Path, default=Path("build/prior"))
    given = parser.parse_args()
    given.folder.mkdir(parents=True, exist_ok=True)
    found = labelled(given.folder, LESSON, given.players, given.choices)
    held = labelled(given.folder, TREES, given.players, given.held_out)
    weights = learn(found, given.updates, given.rate, given.seed)
    guesses = {
        "network": guess_of(weights, held.rows),
        "weights of the prior": held.rows[:, prior_features.WEIGHT].astype(float),
        "the policy's own step": held.rows[:, prior_features.PLANNED].astype(float),
    }
    for kind in PLAYOUTS:
        judged = labelled(given.folder, kind, given.players, given.held_out)
        assert np.array_equal(judged.rows, held.rows)
        guesses[f"{kind.effort.deals} playouts"] = judged.results().mean(1)
    report(guesses, held)
    print(f"one evaluation takes {evaluation_time(weights, held.rows):.1f} µs")
    path = given.folder / f"prior-{given.players}.npz"
    prior_net.save(path, weights)
    verdict = "passes" if passes(guesses["network"], held) else "does not pass"
    print(f"{path}: {verdict} the gates")


if __name__ == "__main__":
    main()
