"""Compiling: every kernel is warmed, and the cache is named by what could change it."""

import subprocess
import sys

import pytest

from monuments.engine import jit

FORGOTTEN = """
from monuments.engine.jit import KERNELS
from monuments.games.registry import GAMES, open_game
for name in GAMES:
    open_game(name, {}).warm()
print(*(kernel.__name__ for kernel in KERNELS if not kernel.overloads))
"""


@pytest.mark.skipif(not jit.COMPILED, reason="uncompiled, there is nothing to warm")
@pytest.mark.slow
def test_warming_forgets_no_kernel_of_the_games() -> None:
    done = subprocess.run(
        [sys.executable, "-c", FORGOTTEN], capture_output=True, text=True, check=True
    )

    assert done.stdout.split() == []


def test_the_fingerprint_tells_machines_and_versions_apart() -> None:
    assert jit.fingerprint("one") == jit.fingerprint("one") != jit.fingerprint("two")


def test_the_cache_can_be_put_elsewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MONUMENTS_CACHE", "elsewhere")

    assert str(jit.cache_home()) == "elsewhere/monuments"
