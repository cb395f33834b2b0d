"""Policies from files: they play by their preferences, and others are refused."""

from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from monuments.bots.match import play_game
from monuments.bots.registry import make_bot
from monuments.engine.chance import seeded
from monuments.engine.game import Game
from monuments.engine.knowledge import Knowledge
from monuments.engine.refusal import RefusalError
from monuments.envs.games import encoding_of
from monuments.envs.policy import Policy, PolicyError, load_policy
from monuments.games.registry import GAMES, open_game
from tests.envs.onnx_files import TENSORS, filled, node, onnx

ANTIQUITY = open_game("antiquity", {})


def random_policy(game: Game, hidden: int = 8) -> Policy:
    rng = np.random.default_rng(3)
    sizes = (encoding_of(game).size, hidden, game.num_steps + 1)
    layers = [
        (rng.standard_normal((outputs, inputs)), rng.standard_normal(outputs))
        for inputs, outputs in pairwise(sizes)
    ]
    return Policy.of(game, layers)


@pytest.mark.parametrize("name", GAMES)
def test_a_policy_plays_whole_games(name: str, tmp_path: Path) -> None:
    game, path = open_game(name, {}), tmp_path / "p.npz"
    random_policy(game).save(path)
    s = game.new(2, game.deal(2, Random(1)))
    bots = [f"policy:{path}", "random"]

    steps = play_game(game, s.copy(), bots, seed=1)

    assert steps
    assert steps == play_game(game, s.copy(), bots, seed=1)


def test_it_takes_the_legal_step_with_the_largest_output(tmp_path: Path) -> None:
    path, size = tmp_path / "p.npz", encoding_of(ANTIQUITY).size
    s = ANTIQUITY.new(2, ANTIQUITY.deal(2, Random(1)))
    seat = ANTIQUITY.to_move(s)
    knowledge = Knowledge(ANTIQUITY, s, seat, seeded(1))
    weight = np.zeros((ANTIQUITY.num_steps, size))
    wish = np.arange(ANTIQUITY.num_steps, dtype=float)
    for bias in (wish, -wish):
        Policy.of(ANTIQUITY, [(weight, bias)]).save(path)
        step = make_bot(f"policy:{path}", ANTIQUITY, seat, 1).choose(knowledge, None)
        assert step == max(knowledge.legal, key=lambda each: bias[each])
        path.unlink()


def test_a_saved_policy_is_read_back(tmp_path: Path) -> None:
    policy, path = random_policy(ANTIQUITY), tmp_path / "p.npz"
    policy.save(path)
    again = load_policy(path)

    assert (again.game, again.version) == ("antiquity", encoding_of(ANTIQUITY).version)
    inputs = np.random.default_rng(1).random((3, encoding_of(ANTIQUITY).size), np.float32)
    assert (again.preferences(inputs) == policy.preferences(inputs)).all()


SIZE = encoding_of(ANTIQUITY).size
MISFITS: dict[str, list[Any]] = {
    "needs 130 outputs": [],
    "needs 1717 inputs": [(np.zeros((130, 5)), np.zeros(130))],
    "layer 1 needs 4 inputs": [(np.zeros((4, SIZE)), np.zeros(4)), (np.ones((9, 9)), np.ones(9))],
    "not all finite": [(np.full((130, SIZE), np.nan), np.zeros(130))],
}


@pytest.mark.parametrize("message", MISFITS)
def test_layers_that_do_not_fit_are_refused(message: str) -> None:
    with pytest.raises(PolicyError, match=message):
        Policy.of(ANTIQUITY, MISFITS[message])


# --- ONNX ---------------------------------------------------------------------------------------

EXPORTED = Path(__file__).with_name("torch_policy.onnx")
"""Linear, ReLU, Linear for `antiquity`, exported by PyTorch 2.13."""


def test_a_network_exported_by_pytorch_plays() -> None:
    sizes = ((2, SIZE), (ANTIQUITY.num_steps + 1, 2))
    own = Policy.of(ANTIQUITY, [(filled(*size), filled(1, size[0])[0]) for size in sizes])
    read = load_policy(EXPORTED)
    s = ANTIQUITY.new(2, ANTIQUITY.deal(2, Random(1)))

    assert read.game == "antiquity"
    for mine, theirs in zip(own.weights + own.biases, read.weights + read.biases, strict=True):
        assert (mine == theirs).all()
    assert play_game(ANTIQUITY, s, [f"policy:{EXPORTED}", "random"], seed=1)


def test_other_files_cannot_play(tmp_path: Path) -> None:
    random_policy(open_game("fabuleux", {})).save(tmp_path / "other-game.npz")
    np.savez(tmp_path / "no-policy.npz", a=np.zeros(3))
    np.save(tmp_path / "array.npy", np.zeros(3))
    (tmp_path / "text.npz").write_text("weights")
    (tmp_path / "empty.npz").touch()
    (tmp_path / "empty.onnx").touch()
    (tmp_path / "small.onnx").write_bytes(onnx(TENSORS, node("Gemm", "x t b", "y")))
    (tmp_path / "text.onnx").write_text("weights")
    names = ["missing.npz", *(path.name for path in tmp_path.iterdir()), "a\0b", ""]

    assert len(names) == 11
    for name in names:
        with pytest.raises(RefusalError) as caught:
            make_bot(f"policy:{tmp_path / name}", ANTIQUITY, 0, 0)
        assert caught.value.refusal.reason == "bot-policy"
