"""The example trains by the slope of its loss, and writes a policy."""

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

from monuments.envs.policy import load_policy
from monuments.games.registry import open_game

SCRIPT = Path(__file__).resolve().parents[2] / "examples/envs/train_policy.py"


@pytest.fixture(scope="module")
def example() -> ModuleType:
    spec = importlib.util.spec_from_file_location("train_policy", SCRIPT)
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_it_writes_a_policy_and_a_curve(
    example: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(example, "GAMES", 4)
    monkeypatch.setattr(example, "LENGTH", 8)
    files = []
    for run in ("1", "2"):
        out, curve = tmp_path / f"{run}.npz", tmp_path / f"{run}.svg"
        words = ["--steps", "64", "--games", "2", "--out", str(out), "--curve", str(curve)]
        monkeypatch.setattr(sys, "argv", ["train_policy.py", *words])
        example.main()
        files.append(out.read_bytes())
        assert "games won against random" in curve.read_text("utf-8")

    load_policy(tmp_path / "1.npz").check(open_game("antiquity", {}))
    assert files[0] == files[1]


def test_the_slope_is_that_of_the_loss(example: ModuleType) -> None:
    rng = np.random.default_rng(2)
    outputs, gains = rng.standard_normal((5, 4)), rng.standard_normal(5)
    masks = np.array([[True, True, True], [True, False, True]] * 2 + [[True, True, False]])
    steps = np.array([0, 2, 1, 0, 1])
    chances = example.likelihoods(outputs, masks)
    old = chances[np.arange(5), steps] * np.array([0.9, 1.1, 1.0, 2.0, 0.5])
    found = {"masks": masks, "steps": steps, "old": old, "aims": rng.standard_normal(5)}

    def loss(at: np.ndarray[tuple[int, ...], np.dtype[np.float64]]) -> float:
        new = example.likelihoods(at, masks)
        ratio = new[np.arange(5), steps] / old
        clipped = np.clip(ratio, 1 - example.CLIP, 1 + example.CLIP)
        gain = np.minimum(ratio * gains, clipped * gains)
        entropy = -(new * np.log(new + 1e-30)).sum(1)
        value = (at[:, -1] - found["aims"]) ** 2 / 2
        return float((-gain - example.ENTROPY * entropy + example.VALUE * value).mean())

    slope = example.slopes(outputs, found, gains)
    for place in np.ndindex(outputs.shape):
        shift = np.zeros_like(outputs)
        shift[place] = 1e-5
        estimate = (loss(outputs + shift) - loss(outputs - shift)) / 2e-5
        assert slope[place] == pytest.approx(estimate, abs=1e-6)
