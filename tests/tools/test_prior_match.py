"""A search guided by the prior halves its steps, and its matches can be continued."""

import importlib
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from monuments.engine.knowledge import knowledge_of
from monuments.engine.play import position
from monuments.games.antiquity import Antiquity

TOOLS = Path(__file__).resolve().parents[2] / "tools"
GAME = Antiquity()


@pytest.fixture
def weights(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """Untrained weights in a file."""
    monkeypatch.syspath_prepend(str(TOOLS))
    net: Any = importlib.import_module("prior_net")
    path = tmp_path / "weights.npz"
    net.save(path, net.new_weights(np.random.default_rng(1)))
    return path


@pytest.mark.torture
def test_a_guided_search_takes_a_step_that_it_tried_most(weights: Path) -> None:
    search: Any = importlib.import_module("prior_search")
    numbers = search.read_weights(weights)
    deal, steps = GAME.random_game(4, 3, 1)
    compared = 0
    for i in range(0, len(steps), 9):
        s = position(GAME, 4, deal, steps[:i])
        seat = GAME.to_move(s)
        if len(GAME.legal(s)) == 1:
            continue
        bot = search.GuidedBot(GAME, seat, 1, 60, numbers)
        step = bot.choose(knowledge_of(GAME, s, seat, 5), None)
        visits = {other: count for other, (count, _) in bot.considered.items()}

        assert step in GAME.legal(s)
        assert visits[step] == max(visits.values())
        compared += 1

    assert compared > 3


@pytest.mark.torture
def test_a_match_continues_where_it_stopped(
    weights: Path,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    match: Any = importlib.import_module("prior_match")
    words = ["--weights", str(weights), "--playouts", "4", "--guided", "4"]
    told = []
    for games in ("4", "4", "8"):
        monkeypatch.setattr(
            sys, "argv",
            ["prior_match.py", *words, "--games", games, "--pool", str(tmp_path / "games.csv")],
        )  # fmt: skip
        match.main()
        told.append(capsys.readouterr().out.splitlines())

    assert [len(lines) for lines in told] == [1, 0, 1]
    assert told[0][0].startswith("4 games, ")
    assert told[2][0].startswith("8 games, ")
