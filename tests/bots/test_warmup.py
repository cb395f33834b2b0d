"""Compiling in stages: their order, and that together they leave nothing to compile."""

import subprocess
import sys

import pytest

from monuments.bots.warmup import warm_stages
from monuments.engine import jit
from monuments.games.registry import GAMES

FORGOTTEN = """
from monuments.bots.warmup import warm_stages
from monuments.engine.jit import KERNELS
for stage in warm_stages():
    stage.run()
print(*(kernel.__name__ for kernel in KERNELS if not kernel.overloads))
"""


def test_rules_come_first_and_the_search_last() -> None:
    assert [stage.key for stage in warm_stages()] == [*GAMES, "bots", "search"]


def test_the_shares_add_up_to_one() -> None:
    assert sum(stage.share for stage in warm_stages()) == pytest.approx(1)


@pytest.mark.skipif(not jit.COMPILED, reason="uncompiled, there is nothing to compile")
@pytest.mark.slow
def test_all_stages_together_forget_no_kernel() -> None:
    done = subprocess.run(
        [sys.executable, "-c", FORGOTTEN], capture_output=True, text=True, check=True
    )

    assert done.stdout.split() == []
