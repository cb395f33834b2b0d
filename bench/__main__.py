"""Measure the engine, the environments and their peers in one run."""

import argparse
from dataclasses import replace

from bench.environments import environment_figures
from bench.peers import gin_rummy_simulations, gin_rummy_steps
from monuments.cli.measure import Figure, engine_figures, second_game_figures, start_figures, table

BUDGET = "≥ 30 x"


def main() -> None:
    parser = argparse.ArgumentParser(prog="make bench", description=__doc__)
    parser.add_argument("--seconds", type=float, default=3.0, help="for each figure")
    seconds: float = parser.parse_args().seconds
    print(table([*_beside_peer(seconds), *environment_figures(seconds), *start_figures()]))


def _beside_peer(seconds: float) -> list[Figure]:
    """Measure the peer before and after, since a shared machine changes its speed."""
    before = _peer(seconds)
    figures = engine_figures(seconds) + second_game_figures(seconds)
    after = _peer(seconds)
    if not before:
        print("OpenSpiel is not installed: no ratios.")
        return figures
    peer = [max(pair, key=lambda figure: figure.value) for pair in zip(before, after, strict=True)]
    rollouts, search = (figure.value for figure in peer)
    return [*peer, *(_compared(figure, rollouts, search) for figure in figures)]


def _peer(seconds: float) -> list[Figure]:
    """Return its rollouts and its search, or nothing where it is not installed."""
    steps, simulations = gin_rummy_steps(seconds), gin_rummy_simulations(seconds)
    if steps is None or simulations is None:
        return []
    return [
        Figure("OpenSpiel gin rummy, C++ rollouts", steps, "steps/s"),
        Figure("OpenSpiel gin rummy, C++ ISMCTS", simulations, "playouts/s"),
    ]


def _compared(figure: Figure, rollouts: float, search: float) -> Figure:
    if "search" in figure.what:
        return replace(figure, ratio=figure.value / search)
    if "compiled" not in figure.what:
        return figure
    budget = BUDGET if "4 players" in figure.what else ""
    return replace(figure, ratio=figure.value / rollouts, budget=budget)


if __name__ == "__main__":
    main()
