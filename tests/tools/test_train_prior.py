"""The prior learns by the slope of its loss, and the gates measure it."""

import importlib
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from monuments.bots.antiquity.learned_weights import search_style
from monuments.engine.chance import seeded
from monuments.engine.game import State
from monuments.engine.play import position
from monuments.games.antiquity import Antiquity
from monuments.games.antiquity.kernels import steps as do

TOOLS = Path(__file__).resolve().parents[2] / "tools"
GAME = Antiquity()
STARTS = np.array([0, 3, 5])


def tool(name: str, monkeypatch: pytest.MonkeyPatch) -> Any:
    """Import a tool as a script of its folder would."""
    monkeypatch.syspath_prepend(str(TOOLS))
    return importlib.import_module(name)


def test_the_slope_is_that_of_the_loss(monkeypatch: pytest.MonkeyPatch) -> None:
    net = tool("prior_net", monkeypatch)
    rng = np.random.default_rng(1)
    rows = rng.standard_normal((9, net.features.SIZE))
    lesson = net.Lesson(rows, rng.standard_normal((9, 2)), STARTS)
    weights = [each.astype(float) + 0.01 for each in net.new_weights(rng)]

    def loss() -> float:
        error = net.forward(weights, rows)[-1] - lesson.aims
        apart = net.centred(error, STARTS)
        mean = error - apart
        return float((net.RANKING * apart**2 + net.VALUE * mean**2).sum() / 2 / len(rows))

    passed = net.forward(weights, rows)
    found = net.slopes(weights, passed, net.loss_slope(passed[-1], lesson))
    for weight, slope in zip(weights, found, strict=True):
        place = tuple(rng.integers(0, size) for size in weight.shape)
        kept = weight[place]
        losses = []
        for shift in (1e-6, -1e-6):
            weight[place] = kept + shift
            losses.append(loss())
        weight[place] = kept
        assert slope[place] == pytest.approx((losses[0] - losses[1]) / 2e-6, rel=1e-3, abs=1e-7)


def test_scaling_can_be_folded_into_the_weights(monkeypatch: pytest.MonkeyPatch) -> None:
    net = tool("prior_net", monkeypatch)
    rng = np.random.default_rng(2)
    rows = rng.integers(-20, 60, (30, net.features.SIZE)).astype(np.int8)
    scales, weights = net.scales_of(rows), net.new_weights(rng)
    folded = net.forward(net.folded(weights, scales), rows.astype(np.float32))[-1]

    assert folded == pytest.approx(net.forward(weights, rows * scales)[-1], abs=1e-4)


def test_the_gates_know_good_guesses_from_bad(monkeypatch: pytest.MonkeyPatch) -> None:
    train = tool("train_prior", monkeypatch)
    labels = np.array([0.1, 0.5, 0.3, 0.9, 0.2, 0.4, 0.4, 0.6])
    halves = np.stack([labels, labels], axis=1)

    assert train.correlation(labels + 7, labels, STARTS) == pytest.approx(1)
    assert train.correlation(-labels, labels, STARTS) == pytest.approx(-1)
    assert train.interval(labels + 7, labels, STARTS) == pytest.approx((1, 1))
    assert train.regret(labels, halves, STARTS) == 0
    assert train.regret(-labels, halves, STARTS) == pytest.approx((0.4 + 0.7 + 0.2) / 3)


def choices() -> list[State]:
    """Return positions with a choice from a game of random players."""
    deal, steps = GAME.random_game(4, 3, 1)
    found = [position(GAME, 4, deal, steps[:i]) for i in range(0, len(steps), 7)]
    return [s for s in found if len(GAME.legal(s)) > 1]


def test_a_network_reads_only_what_the_seat_knows(monkeypatch: pytest.MonkeyPatch) -> None:
    features, style = tool("prior_features", monkeypatch), search_style()
    for s in choices():
        world = GAME.determinize(s, GAME.to_move(s), seeded(1))
        for step in GAME.legal(s):
            read = features.features_of(s, step, style)

            assert np.array_equal(read, features.features_of(world, step, style))


def test_a_network_reads_a_play_as_the_policy_completes_it(monkeypatch: pytest.MonkeyPatch) -> None:
    features = tool("prior_features", monkeypatch)
    s = next(s for s in choices() if do.ERECT in GAME.legal(s))
    read = features.features_of(s, do.ERECT, search_style())
    rows = read[: features.TABLE].reshape(-1, features.PER_MONUMENT)

    assert read[features.KIND + features.ERECT] == 1
    assert rows[:, features.LAID].max() == rows[:, features.HEIGHT].max() >= 2


@pytest.mark.torture
def test_it_runs_from_nothing_and_again(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    train = tool("train_prior", monkeypatch)
    for name, rows in (("LESSON", 400), ("TREES", 40)):
        monkeypatch.setattr(train, name, getattr(train, name)._replace(rows=rows))
    fewer = [kind._replace(rows=40) for kind in train.PLAYOUTS]
    monkeypatch.setattr(train, "PLAYOUTS", fewer)
    words = ["--choices", "30", "--held-out", "5", "--updates", "5", "--folder", str(tmp_path)]
    monkeypatch.setattr(sys, "argv", ["train_prior.py", *words])
    told = []
    for _ in range(2):
        train.main()
        told.append(capsys.readouterr().out.splitlines())

    assert told[0][:-2] == told[1][:-2]  # the line before the last has a time
    assert "the gates" in told[0][-1]
    assert (tmp_path / "prior-4.npz").exists()
