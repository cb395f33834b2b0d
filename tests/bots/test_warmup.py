"""Compiling in stages: their order, and that nothing is left to compile."""

import subprocess
import sys

import pytest

from monuments.bots.warmup import all_stages, warm_stages
from monuments.engine import jit

FORGOTTEN = """
from monuments.bots.warmup import {stages}
from monuments.engine.jit import KERNELS
for stage in {stages}():
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
    assert [stage.key for stage in all_stages()][5:] == ["random-games"]


@pytest.mark.skipif(not jit.COMPILED, reason="uncompiled, there is nothing to compile")
@pytest.mark.slow
@pytest.mark.parametrize(
    ("stages", "left"),
    [("all_stages", set()), ("warm_stages", {"deal_random", "play_many", "play_out"})],
)
def test_all_stages_forget_no_kernel_and_tables_need_no_random_games(
    stages: str, left: set[str]
) -> None:
    code = FORGOTTEN.format(stages=stages)
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)

    assert set(done.stdout.split()) == left
