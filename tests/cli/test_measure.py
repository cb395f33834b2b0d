"""Measurements: the best round counts, and a command that fails is no figure."""

import subprocess
from types import SimpleNamespace

import pytest

from monuments.cli import measure
from monuments.cli.measure import Figure, middle, rate, seconds_to, sensible_middle, table
from monuments.engine.game import OVER
from monuments.games.registry import GAMES, open_game


def test_the_best_round_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    readings = iter([0.0, 0.0, 0.0, 4.0, 4.0, 4.0, 6.0, 6.0, 6.0, 11.0, 11.0])
    clock = SimpleNamespace(perf_counter=lambda: next(readings))
    monkeypatch.setattr(measure, "time", clock)

    assert rate(lambda: 100, 10) == 50


@pytest.mark.parametrize("name", GAMES)
def test_the_middle_is_a_position_with_choices(name: str) -> None:
    game = open_game(name, {})

    assert game.to_move(middle(game, 4)) != OVER
    s = sensible_middle(game, 4)
    assert game.to_move(s) != OVER
    assert not game.is_midway(s)


def test_a_command_that_fails_has_no_time() -> None:
    with pytest.raises(subprocess.CalledProcessError):
        seconds_to("dance")


def test_a_table_has_a_line_for_each_figure() -> None:
    figures = [
        Figure("compiled loop", 1_234_567.8, "steps/s"),
        Figure("copy a position", 0.51234, "µs", "≤ 1", ratio=2.0),
    ]

    assert table(figures).splitlines()[1:] == [
        f"{'compiled loop':34} {'1,234,568':>14} steps/s",
        f"{'copy a position':34} {'0.512':>14} {'µs':10} {'≤ 1':12} 2.0 x",
    ]
