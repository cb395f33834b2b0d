"""`monuments warm`: the stages of compiling, in their order."""

import os
import subprocess
import sys

import pytest

from monuments.bots.warmup import warm_stages
from monuments.engine.jit import COMPILED


def warmed(jit: str) -> list[str]:
    command = [sys.executable, "-m", "monuments", "warm", "--report"]
    environment = {**os.environ, "MONUMENTS_JIT": jit}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    return done.stdout.splitlines()


@pytest.mark.skipif(not COMPILED, reason="the cache may be empty, and compiling takes a minute")
def test_a_server_is_told_of_every_stage() -> None:
    assert warmed("1") == [stage.key for stage in warm_stages()]


def test_without_a_compiler_there_is_nothing_to_do() -> None:
    assert warmed("0") == []
