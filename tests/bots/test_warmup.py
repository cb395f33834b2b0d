"""Compiling in stages: their order, and that together they leave nothing to compile."""

import subprocess
import sys

import pytest

from monuments.bots.warmup import warm_stages
from monuments.engine import jit

FORGOTTEN = """
from monuments.bots.warmup import warm_stages
from monuments.engine.jit import KERNELS
for stage in warm_stages():
    stage.run()
print(*(kernel.__name__ for kernel in KERNELS if not kernel.overloads))
"""


def test_the_first_game_can_be_played_before_the_second_is_compiled() -> None:
    assert [stage.key for stage in warm_stages()] == [
        "antiquity",
        "antiquity-bots",
        "fabuleux",
        "fabuleux-bots",
        "search",
    ]


@pytest.mark.skipif(not jit.COMPILED, reason="uncompiled, there is nothing to compile")
@pytest.mark.slow
def test_all_stages_together_forget_no_kernel() -> None:
    done = subprocess.run(
        [sys.executable, "-c", FORGOTTEN], capture_output=True, text=True, check=True
    )

    assert done.stdout.split() == []
