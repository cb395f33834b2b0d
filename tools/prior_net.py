"""A small network that compares the steps of a choice, trained in NumPy.

Every monument's row passes the same layer, the twelve results are summed, and three more layers
read the sum beside the row of the table: 32 -> 32, then 123 -> 64 -> 32 -> 2. The outputs are the
seat's expected result in a search, and its share of the victory.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt
import prior_features as features

from monuments.engine.jit import kernel
from monuments.games.antiquity.kernels.layout import MONUMENTS

SHARED, FIRST, SECOND, OUTPUTS = 32, 64, 32, 2
JOINED: Final = SHARED + features.PER_TABLE
RANKING, VALUE = 1.0, 0.2  # weights of the two parts of the loss
DECAY: Final = 3.0  # strong, because the labels are mostly noise
BATCH: Final = 256  # choices of an update
SNAPSHOT: Final = 250  # updates between two sets of weights
AVERAGE: Final = 0.999  # of the moving average of the weights that is kept at each update

Array: TypeAlias = npt.NDArray[Any]
Weights: TypeAlias = list[Array]
"""Weight and bias of each layer, the shared one first."""


class Lesson(NamedTuple):
    """Rows of whole choices, and the two figures to predict of each."""

    rows: Array
    aims: Array
    starts: Array
    """The first row of each choice."""


def new_weights(rng: np.random.Generator) -> Weights:
    sizes = ((features.PER_MONUMENT, SHARED), (JOINED, FIRST), (FIRST, SECOND), (SECOND, OUTPUTS))
    found: Weights = []
    for inputs, outputs in sizes:
        found.append((rng.standard_normal((inputs, outputs)) * np.sqrt(2 / inputs)).astype("f4"))
        found.append(np.zeros(outputs, np.float32))
    found[-2] *= 0.1
    return found


def scales_of(rows: Array) -> Array:
    """Return the factor that scales each feature to about one; monuments share."""
    highest = np.abs(rows.astype(np.float32)).max(0)
    shared = highest[: features.TABLE].reshape(MONUMENTS, -1).max(0)
    highest[: features.TABLE] = np.tile(shared, MONUMENTS)
    return (1 / np.maximum(highest, 1)).astype(np.float32)


def forward(weights: Weights, rows: Array) -> list[Array]:
    """Return what each layer reads, and the outputs."""
    parts = rows[:, : features.TABLE].reshape(len(rows), MONUMENTS, -1)
    seen = np.maximum(parts @ weights[0] + weights[1], 0)
    joined = np.concatenate([seen.sum(1), rows[:, features.TABLE :]], axis=1)
    first = np.maximum(joined @ weights[2] + weights[3], 0)
    second = np.maximum(first @ weights[4] + weights[5], 0)
    return [parts, seen, joined, first, second, second @ weights[6] + weights[7]]


def slopes(weights: Weights, passed: list[Array], slope: Array) -> Weights:
    """Return the slope of the loss by each weight, from its slope by the outputs."""
    parts, seen, joined, first, second, _ = passed
    found: Weights = [slope.sum(0), second.T @ slope]
    slope = (slope @ weights[6].T) * (second > 0)
    found += [slope.sum(0), first.T @ slope]
    slope = (slope @ weights[4].T) * (first > 0)
    found += [slope.sum(0), joined.T @ slope]
    slope = (slope @ weights[2].T)[:, None, :SHARED] * (seen > 0)
    found += [slope.sum((0, 1)), np.tensordot(parts, slope, ((0, 1), (0, 1)))]
    return found[::-1]


def centred(figures: Array, starts: Array) -> Array:
    """Return the figures less the mean of their choice."""
    counts = np.diff(np.append(starts, len(figures)))
    means = np.add.reduceat(figures, starts) / counts[:, None]
    return figures - np.repeat(means, counts, axis=0)


def loss_slope(outputs: Array, lesson: Lesson) -> Array:
    """Return the slope of the loss by the outputs: in-choice differences, values."""
    error = outputs - lesson.aims
    apart = centred(error, lesson.starts)
    return (RANKING * apart + VALUE * (error - apart)) / len(error)


def part_of(lesson: Lesson, choices: Array) -> Lesson:
    """Return a lesson of these choices only."""
    ends = np.append(lesson.starts[1:], len(lesson.rows))
    index = np.concatenate([np.arange(lesson.starts[i], ends[i]) for i in choices])
    starts = np.cumsum([0, *(ends[choices] - lesson.starts[choices])[:-1]])
    return Lesson(lesson.rows[index], lesson.aims[index], starts)


def train(lesson: Lesson, updates: int, rate: float, seed: int) -> Iterator[Weights]:
    """Yield weights every few hundred updates by Adam, and after the last.

    They are the moving average of the weights, because the labels are mostly chance.
    """
    rng, scales = np.random.default_rng(seed), scales_of(lesson.rows)
    weights = new_weights(rng)
    weights[-1] += lesson.aims.mean(0).astype(np.float32)
    average = [each.copy() for each in weights]
    means = [np.zeros_like(each) for each in weights]
    squares = [np.zeros_like(each) for each in weights]
    for update in range(1, updates + 1):
        some = part_of(lesson, rng.integers(len(lesson.starts), size=BATCH))
        passed = forward(weights, some.rows * scales)
        now = rate * (1 - update / updates) * np.sqrt(1 - 0.999**update) / (1 - 0.9**update)
        found = slopes(weights, passed, loss_slope(passed[-1], some).astype(np.float32))
        kept = min(AVERAGE, update / (update + 10))
        for i, slope in enumerate(found):
            means[i] += 0.1 * (slope - means[i])
            squares[i] += 0.001 * (slope**2 - squares[i])
            weights[i] -= now * means[i] / (np.sqrt(squares[i]) + 1e-8) + now * DECAY * weights[i]
            average[i] += (1 - kept) * (weights[i] - average[i])
        if update % SNAPSHOT == 0 or update == updates:
            yield folded(average, scales)


def folded(weights: Weights, scales: Array) -> Weights:
    """Return weights that read the features unscaled."""
    found = [each.copy() for each in weights]
    found[0] *= scales[: features.PER_MONUMENT, None]
    found[2][SHARED:] *= scales[features.TABLE :, None]
    return found


def save(path: Path, weights: Weights) -> None:
    np.savez(path, **{f"layer_{i}": each for i, each in enumerate(weights)})


# --- Evaluation -------------------------------------------------------------------------------


def flat(weights: Weights) -> Array:
    """Return all weights in one array, as `evaluate` reads them."""
    return np.concatenate([each.ravel() for each in weights]).astype(np.float32)


@kernel
def evaluate(row: Array, weights: Array, room: Array) -> float:
    """Return the first output for one row; `room` holds the layers' numbers."""
    for j in range(SHARED):
        room[j] = 0.0
    bias = features.PER_MONUMENT * SHARED
    for monument in range(MONUMENTS):
        for j in range(SHARED):
            room[JOINED + j] = weights[bias + j]
        for i in range(features.PER_MONUMENT):
            x = np.float32(row[monument * features.PER_MONUMENT + i])
            if x != 0:
                for j in range(SHARED):
                    room[JOINED + j] += x * weights[i * SHARED + j]
        for j in range(SHARED):
            room[j] += max(room[JOINED + j], np.float32(0))
    for i in range(features.PER_TABLE):
        room[SHARED + i] = row[features.TABLE + i]
    at, start, inputs, outputs = bias + SHARED, 0, JOINED, FIRST
    for _ in range(2):
        behind = start + inputs
        for j in range(outputs):
            room[behind + j] = weights[at + inputs * outputs + j]
        for i in range(inputs):
            x = room[start + i]
            if x != 0:
                for j in range(outputs):
                    room[behind + j] += x * weights[at + i * outputs + j]
        for j in range(outputs):
            room[behind + j] = max(room[behind + j], np.float32(0))
        at += inputs * outputs + outputs
        start, inputs, outputs = behind, outputs, SECOND
    found = weights[at + SECOND * OUTPUTS]
    for i in range(SECOND):
        found += room[start + i] * weights[at + i * OUTPUTS]
    return float(found)


@kernel
def evaluate_all(rows: Array, rounds: int, weights: Array, room: Array) -> float:
    """Evaluate all rows several times, to take the time; return the sum."""
    found = 0.0
    for _ in range(rounds):
        for i in range(len(rows)):
            found += evaluate(rows[i], weights, room)
    return found


ROOM: Final = JOINED + FIRST + SECOND
