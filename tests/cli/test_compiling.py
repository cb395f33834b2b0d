"""The first start: one bar on a terminal, one line elsewhere, and nothing the next time."""

import os
import pty
import subprocess
import sys
from pathlib import Path

import pytest

from monuments.cli.compiling import LABEL
from monuments.engine.jit import COMPILED

GOLDEN = sorted((Path(__file__).parents[1] / "golden/antiquity").glob("*.mnr"))[0]
pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(not COMPILED, reason="uncompiled, there is nothing to compile"),
]


def errors_of(cache: Path, *words: str) -> str:
    """Return what a command writes to standard error."""
    environment = {**os.environ, "MONUMENTS_CACHE": str(cache)}
    command = [sys.executable, "-m", "monuments", *words]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr
    return done.stderr


def errors_on_terminal(cache: Path, *words: str) -> str:
    """Return the same if standard error is a terminal."""
    ours, theirs = pty.openpty()
    environment = {**os.environ, "MONUMENTS_CACHE": str(cache)}
    command = [sys.executable, "-m", "monuments", *words]
    subprocess.run(command, env=environment, stderr=theirs, capture_output=False, timeout=300)
    os.close(theirs)
    with os.fdopen(ours, "rb", buffering=0) as terminal:
        return terminal.read(100_000).decode()


def test_not_on_a_terminal_compiling_is_one_line(tmp_path: Path) -> None:
    first = errors_of(tmp_path, "check", str(GOLDEN))
    second = errors_of(tmp_path, "simulate", "antiquity", "--games", "1")

    assert (first, second) == (f"{LABEL} ...\n", "")


def test_on_a_terminal_compiling_is_one_bar(tmp_path: Path) -> None:
    first = errors_on_terminal(tmp_path, "simulate", "fabuleux", "--games", "1")

    assert f"{LABEL}  [---" in first
    assert "100%" in first
