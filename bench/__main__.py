"""Measure the engine and its peer in one run and print a table."""

import argparse
from dataclasses import replace

from bench.peers import gin_rummy_steps
from monuments.cli.measure import Figure, engine_figures, second_game_figures, start_figures, table

BUDGET = "≥ 30 x"


def main() -> None:
    parser = argparse.ArgumentParser(prog="make bench", description=__doc__)
    parser.add_argument("--seconds", type=float, default=3.0, help="for each figure")
    seconds: float = parser.parse_args().seconds
    print(table([*_beside_peer(seconds), *start_figures()]))


def _beside_peer(seconds: float) -> list[Figure]:
    """Measure the peer before and after, since a shared machine changes its speed."""
    before = gin_rummy_steps(seconds)
    figures = engine_figures(seconds) + second_game_figures(seconds)
    after = gin_rummy_steps(seconds)
    if before is None or after is None:
        print("OpenSpiel is not installed: no ratios.")
        return figures
    peer = max(before, after)
    compared = [
        replace(
            figure, ratio=figure.value / peer, budget=BUDGET if "4 players" in figure.what else ""
        )
        if "compiled" in figure.what
        else figure
        for figure in figures
    ]
    return [Figure("OpenSpiel gin rummy, C++ rollouts", peer, "steps/s"), *compared]


if __name__ == "__main__":
    main()
