#!/usr/bin/env python3
"""Train a small policy by self-play on a batch of games, with only NumPy.

    python examples/envs/train_policy.py --out policy.npz --curve curve.svg
    monuments arena antiquity --bots policy:policy.npz,random --games 400

Proximal policy optimisation (PPO) of a network with two hidden layers: one agent plays both seats
of 256 tables. The number of steps bounds it and the seed decides it; docs/environments.md has the
figures of a run.
"""

import argparse
import time
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np

from monuments.drawing import Dot, Drawing, Line, Mark, Text, svg
from monuments.envs.batch import Batch
from monuments.envs.policy import Policy
from monuments.games.registry import open_game

GAMES = 256  # at once
LENGTH = 128  # steps of each game between two lessons
HIDDEN = 128
EPOCHS, PART = 2, 2048  # of a lesson, and the samples of one update
RATE, CLIP, ENTROPY, VALUE = 5e-4, 0.2, 0.01, 0.5
TRACE = 0.97  # lambda of generalised advantage estimation; nothing is discounted
SEATS = 2  # the value of one seat is minus that of the other
ILLEGAL = -1e9

Array = np.ndarray[Any, np.dtype[Any]]


class Network:
    """Linear layers with ReLU, trained by Adam; the last output is the value."""

    def __init__(self, sizes: list[int], rng: np.random.Generator) -> None:
        self.layers: list[Array] = []
        for inputs, outputs in pairwise(sizes):
            spread = np.sqrt(2 / inputs) if outputs != sizes[-1] else 0.01
            self.layers.append((rng.standard_normal((inputs, outputs)) * spread).astype(np.float32))
            self.layers.append(np.zeros(outputs, np.float32))
        self._means = [np.zeros_like(layer) for layer in self.layers]
        self._squares = [np.zeros_like(layer) for layer in self.layers]
        self._updates = 0

    def forward(self, inputs: Array) -> list[Array]:
        """Return the inputs of each layer, and the outputs behind them."""
        found = [inputs]
        for i in range(0, len(self.layers), 2):
            outputs = found[-1] @ self.layers[i] + self.layers[i + 1]
            found.append(np.maximum(outputs, 0) if i < len(self.layers) - 2 else outputs)
        return found

    def learn(self, passed: list[Array], slope: Array, rate: float) -> None:
        """Take a step against the slope of the loss by the outputs."""
        slopes: list[Array] = []
        for i in range(len(self.layers) - 2, -1, -2):
            slopes += [slope.sum(0), passed[i // 2].T @ slope]
            if i:
                slope = (slope @ self.layers[i].T) * (passed[i // 2] > 0)
        self._adam(slopes[::-1], rate)

    def _adam(self, slopes: list[Array], rate: float) -> None:
        self._updates += 1
        size = np.sqrt(sum(float((slope**2).sum()) for slope in slopes))
        shrink = min(1.0, 0.5 / (size + 1e-8))
        early = np.sqrt(1 - 0.999**self._updates) / (1 - 0.9**self._updates)
        rows = zip(self.layers, slopes, self._means, self._squares, strict=True)
        for layer, slope, mean, square in rows:
            mean += 0.1 * (slope * shrink - mean)
            square += 0.001 * ((slope * shrink) ** 2 - square)
            layer -= rate * early * mean / (np.sqrt(square) + 1e-8)

    def pairs(self) -> list[tuple[Array, Array]]:
        """Return weight and bias of each layer, in the shape that a policy file has."""
        return [(w.T, b) for w, b in zip(self.layers[::2], self.layers[1::2], strict=True)]


class Tables:
    """A batch of games, and what is seen of them."""

    def __init__(self, name: str, count: int, seed: int) -> None:
        self.batch = Batch(open_game(name, {}), SEATS, count)
        self.batch.reset(seed)
        self.most = self.batch.encoding.most.astype(np.float32)
        self._seen, self._masks = self.batch.new_observations(), self.batch.new_masks()
        self._movers = self.batch.new_steps()
        self.rewards, self.over = self.batch.new_rewards(), self.batch.new_flags()

    def look(self) -> tuple[Array, Array, Array]:
        """Return observations, masks and seats to move, as copies."""
        seen = self.batch.observe(self._seen).astype(np.float32) / self.most
        masks = self.batch.mask(self._masks).astype(bool)
        return seen, masks, self.batch.movers(self._movers).copy()


def likelihoods(outputs: Array, masks: Array) -> Array:
    """Return the probability of each step, 0 for those that are not legal."""
    logits = np.where(masks, outputs[:, :-1], ILLEGAL)
    found = np.exp(logits - logits.max(1, keepdims=True))
    shares: Array = found / found.sum(1, keepdims=True)
    return shares


def drawn(chances: Array, rng: np.random.Generator) -> Array:
    """Return a step for each row, drawn by its probability."""
    steps: Array = np.argmax(np.log(chances + 1e-30) + rng.gumbel(size=chances.shape), axis=1)
    return steps


def played(tables: Tables, network: Network, rng: np.random.Generator) -> dict[str, Array]:
    """Play `LENGTH` steps of each game; return what was seen, done and won."""
    kept: dict[str, list[Array]] = {name: [] for name in ("seen", "masks", "steps", "old")}
    movers, values, ends, rewards = [], [], [], []
    rows = np.arange(GAMES)
    for _ in range(LENGTH):
        seen, masks, seats = tables.look()
        outputs = network.forward(seen)[-1]
        chances = likelihoods(outputs, masks)
        steps = drawn(chances, rng)
        tables.batch.step(steps, tables.rewards, tables.over)
        for name, array in zip(kept, (seen, masks, steps, chances[rows, steps]), strict=True):
            kept[name].append(array)
        movers.append(seats)
        values.append(outputs[:, -1])
        ends.append(tables.over.astype(bool))
        rewards.append(tables.rewards.copy())
    seen, _, seats = tables.look()
    last = network.forward(seen)[-1][:, -1]
    found = {name: np.concatenate(arrays) for name, arrays in kept.items()}
    found["gains"], found["aims"] = advantages(movers, values, ends, rewards, (seats, last))
    return found


def advantages(
    movers: list[Array],
    values: list[Array],
    ends: list[Array],
    rewards: list[Array],
    last: tuple[Array, Array],
) -> tuple[Array, Array]:
    """Return the advantage of each step, and the value to aim for."""
    rows, trace = np.arange(GAMES), np.zeros((GAMES, SEATS), np.float32)
    ahead = np.where(np.arange(SEATS) == last[0][:, None], last[1][:, None], -last[1][:, None])
    gains = []
    for seats, value, over, reward in reversed(
        list(zip(movers, values, ends, rewards, strict=True))
    ):
        ahead[over], trace[over] = reward[over], 0
        gain = ahead[rows, seats] - value + TRACE * trace[rows, seats]
        trace[rows, seats], ahead[rows, seats] = gain, value
        gains.append(gain)
    found = np.concatenate(gains[::-1])
    return found, found + np.concatenate(values)


def lesson(
    network: Network, found: dict[str, Array], rate: float, rng: np.random.Generator
) -> None:
    """Improve the network by the games just played."""
    gains = found["gains"]
    gains = (gains - gains.mean()) / (gains.std() + 1e-6)
    for _ in range(EPOCHS):
        order = rng.permutation(len(gains))
        for start in range(0, len(order), PART):
            part = order[start : start + PART]
            passed = network.forward(found["seen"][part])
            slope = slopes(passed[-1], {k: v[part] for k, v in found.items()}, gains[part])
            network.learn(passed, slope, rate)


def slopes(outputs: Array, found: dict[str, Array], gains: Array) -> Array:
    """Return the slope of the loss by the outputs: clipped policy, entropy and value."""
    rows, steps = np.arange(len(gains)), found["steps"]
    chances = likelihoods(outputs, found["masks"])
    ratio = chances[rows, steps] / found["old"]
    held = np.where(gains > 0, ratio > 1 + CLIP, ratio < 1 - CLIP)
    push = np.where(held, 0, -gains * ratio)[:, None]
    slope = np.zeros_like(outputs)
    slope[:, :-1] = -push * chances
    slope[rows, steps] += push[:, 0]
    logs = np.log(chances + 1e-30)
    entropy = -(chances * logs).sum(1, keepdims=True)
    slope[:, :-1] += ENTROPY * chances * (logs + entropy)
    slope[:, -1] = VALUE * (outputs[:, -1] - found["aims"])
    return slope / len(gains)


def share_against_random(network: Network, name: str, games: int, seed: int) -> float:
    """Return the share won by the preferred steps, each seat in half of the games."""
    tables, rng = Tables(name, games, seed), np.random.default_rng(seed)
    own, rows = np.arange(games) % SEATS, np.arange(games)
    waiting, won = np.ones(games, bool), 0.0
    while waiting.any():
        seen, masks, seats = tables.look()
        outputs = network.forward(seen)[-1]
        best = np.argmax(np.where(masks, outputs[:, :-1], ILLEGAL), axis=1)
        any_step = drawn(masks / masks.sum(1, keepdims=True), rng)
        steps = np.where(seats == own, best, any_step)
        tables.batch.step(steps, tables.rewards, tables.over)
        ended = waiting & tables.over.astype(bool)
        won += float((tables.rewards[rows, own][ended] + 1).sum() / 2)
        waiting &= ~ended
    return won / games


def curve(points: list[tuple[int, float]], name: str) -> str:
    """Return a picture of the shares won against `random`."""
    left, top, width, height, ink = 60, 50, 560, 260, "#3b3226"
    most = max(points[-1][0], 1)
    places = [(left + width * x / most, top + height * (1 - y)) for x, y in points]
    marks: list[Mark] = [Text((left, 26), f"{name}: games won against random", ink, 15)]
    for share in (0.0, 0.25, 0.5, 0.75, 1.0):
        y = top + height * (1 - share)
        marks += [Line((left, y), (left + width, y), "#d8cfbb", dashed=share == 0.5)]
        marks += [Text((left - 8, y + 4), f"{share:.0%}", ink, 11, "end")]
    for share in (0.0, 0.5, 1.0):
        words = f"{share * most:,.0f}"
        marks.append(Text((left + width * share, top + height + 20), words, ink, 11, "middle"))
    marks.append(Text((left + width / 2, top + height + 38), "steps", ink, 12, "middle"))
    marks += [Line(a, b, "#9c4a1a", 2) for a, b in pairwise(places)]
    marks += [Dot(place, 3, "#9c4a1a") for place in places]
    return svg(Drawing(f"{name}: games won against random", 660, 360, marks))


def main() -> None:
    parser = argparse.ArgumentParser(description="Train a policy by self-play.")
    parser.add_argument("--game", choices=("antiquity", "fabuleux"), default="antiquity")
    parser.add_argument("--steps", type=int, default=500_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", type=int, default=400, help="of each point of the curve")
    parser.add_argument("--out", type=Path, default=Path("policy.npz"))
    parser.add_argument("--curve", type=Path, help="a picture of the learning curve, .svg")
    given = parser.parse_args()
    rng = np.random.default_rng(given.seed)
    tables = Tables(given.game, GAMES, given.seed)
    game = tables.batch.game
    network = Network([len(tables.most), HIDDEN, HIDDEN, game.num_steps + 1], rng)
    lessons = max(1, given.steps // (GAMES * LENGTH))
    points, began = list[tuple[int, float]](), time.process_time()
    for number in range(lessons + 1):
        if number % max(1, lessons // 5) == 0 or number == lessons:
            share = share_against_random(network, given.game, given.games, given.seed + 1)
            points.append((number * GAMES * LENGTH, share))
            seconds = time.process_time() - began
            print(
                f"{points[-1][0]:,} steps, {seconds:.0f} s: {share:.1%} against random", flush=True
            )
        if number < lessons:
            rate = RATE * (1 - number / lessons)
            lesson(network, played(tables, network, rng), rate, rng)
    Policy.of(game, network.pairs()).save(given.out)
    if given.curve:
        given.curve.write_text(curve(points, given.game), "utf-8")


if __name__ == "__main__":
    main()
