"""Compiling: every kernel is warmed, and the cache's name covers all sources."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from monuments.engine import jit

FORGOTTEN = """
from monuments.engine.jit import KERNELS
from monuments.games.registry import GAMES, open_game
for name in GAMES:
    open_game(name, {}).warm()
    open_game(name, {}).warm_random_games()
print(*(kernel.__name__ for kernel in KERNELS if not kernel.overloads))
"""


@pytest.mark.skipif(not jit.COMPILED, reason="uncompiled, there is nothing to warm")
@pytest.mark.slow
def test_warming_forgets_no_kernel_of_the_games() -> None:
    done = subprocess.run(
        [sys.executable, "-c", FORGOTTEN], capture_output=True, text=True, check=True
    )

    assert done.stdout.split() == []


def test_the_fingerprint_differs_between_machines_and_versions() -> None:
    assert jit.fingerprint("one") == jit.fingerprint("one") != jit.fingerprint("two")


def test_the_cache_can_be_moved(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MONUMENTS_CACHE", "elsewhere")

    assert str(jit.cache_home()) == "elsewhere/monuments"


NO_HOME = """
import os, pwd
os.environ.pop("HOME", None)
pwd.getpwall, users = None, pwd.getpwuid
pwd.getpwuid = lambda _: users(-2)
"""


def run(code: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run code in a new process with compiled kernels and only the given cache."""
    names = ("MONUMENTS_CACHE", "XDG_CACHE_HOME", "TMPDIR")
    kept = {name: value for name, value in os.environ.items() if name not in names}
    settings = {**kept, "MONUMENTS_JIT": "1", **environment}
    command = [sys.executable, "-c", code]
    return subprocess.run(command, env=settings, capture_output=True, text=True, timeout=120)


@pytest.mark.parametrize("place", ["file", "/proc/none", "no home"])
def test_a_cache_that_cannot_be_written_is_one_sentence(place: str, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    (tmp_path / "tmp").mkdir()
    cache = {} if place == "no home" else {"MONUMENTS_CACHE": str(tmp_path / place)}
    code = (NO_HOME if place == "no home" else "") + "from monuments.engine.jit import num\n"
    done = run(code + "print(num.__name__)", TMPDIR=str(tmp_path / "tmp"), **cache)

    assert (done.returncode, done.stdout) == (0, "num\n"), done.stderr
    assert done.stderr.startswith("The cache of compiled rules cannot be written (")
    assert done.stderr.count("\n") == 1
    assert list((tmp_path / "tmp").iterdir()) == []


WORKERS = """
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from monuments.engine import jit
def place(_): return str(jit.CACHE)
"""


def test_workers_share_the_temporary_cache(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    (tmp_path / "cases.py").write_text(WORKERS)
    code = """
from cases import *
if __name__ == "__main__":
    with ProcessPoolExecutor(2, get_context("spawn")) as pool:
        print({*pool.map(place, range(4))} == {place(0)})
"""
    done = run(code, MONUMENTS_CACHE=str(tmp_path / "file"), PYTHONPATH=str(tmp_path))

    assert (done.stdout, done.stderr.count("\n")) == ("True\n", 1), done.stderr


def test_a_cache_that_can_only_be_read_is_used(tmp_path: Path) -> None:
    code = "from monuments.engine.jit import CACHE\nprint(CACHE)\n"
    cache = Path(run(code, MONUMENTS_CACHE=str(tmp_path)).stdout.strip())
    (cache / "kernel").touch()
    full = "import tempfile\nreal = tempfile.TemporaryFile\ndef refuse(dir):\n"
    full += f"    if dir.is_relative_to({str(tmp_path)!r}): raise PermissionError(13, 'no', dir)\n"
    full += "    return real(dir=dir)\ntempfile.TemporaryFile = refuse\n"
    done = run(
        full + code + "print(*(f.name for f in CACHE.iterdir()))", MONUMENTS_CACHE=str(tmp_path)
    )

    assert done.stdout.split()[1:] == ["kernel"], done.stderr
