"""The first start: one bar on a terminal, one line elsewhere, later nothing."""

import os
import pty
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from io import FileIO
from pathlib import Path

import pytest

from monuments.engine.jit import CACHE, COMPILED
from monuments.locales.speaker import Speaker

GOLDEN = sorted((Path(__file__).parents[1] / "golden/antiquity").glob("*.mnr"))[0]
pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(not COMPILED, reason="uncompiled, there is nothing to compile"),
]


@pytest.fixture(params=["most of it", pytest.param("nothing", marks=pytest.mark.torture)])
def cache(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """Return a cache without its notes and some kernels, or an empty one."""
    if request.param == "most of it":
        missing = shutil.ignore_patterns("*.ready", "determinize.*")
        shutil.copytree(CACHE, tmp_path / "monuments" / CACHE.name, ignore=missing)
    assert compiled_in(tmp_path) == []
    return tmp_path


def compiled_in(cache: Path) -> list[Path]:
    """Return the kernels that were not in the cache at first."""
    return list(cache.rglob("determinize.*.nbc"))


def errors_of(cache: Path, *words: str) -> str:
    """Return the standard error of a command."""
    environment = {**os.environ, "MONUMENTS_CACHE": str(cache)}
    command = [sys.executable, "-m", "monuments", *words]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr
    return done.stderr


def errors_on_terminal(cache: Path, *words: str) -> str:
    """Return the same in French if standard error is a terminal."""
    ours, theirs = pty.openpty()
    environment = {**os.environ, "MONUMENTS_CACHE": str(cache), "MONUMENTS_LANGUAGE": "fr"}
    command = [sys.executable, "-m", "monuments", *words]
    with subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL, stderr=theirs):
        os.close(theirs)
        with os.fdopen(ours, "rb", buffering=0) as terminal:
            return b"".join(until_closed(terminal)).decode()


def until_closed(terminal: FileIO) -> Iterator[bytes]:
    with suppress(OSError):  # the end of a terminal is an error
        while part := terminal.read(4096):
            yield part


def label(language: str) -> str:
    return Speaker(language).say("terminal-compiling")


def test_not_on_a_terminal_compiling_is_one_line(cache: Path) -> None:
    first = errors_of(cache, "check", str(GOLDEN))
    compiled = compiled_in(cache)
    second = errors_of(cache, "replay", str(GOLDEN))

    assert (first, second) == (f"{label('en')} ...\n", "")
    assert compiled


def test_on_a_terminal_compiling_is_one_bar_that_moves(cache: Path) -> None:
    first = errors_on_terminal(cache, "simulate", "fabuleux", "--games", "1")
    shares = [int(share) for share in re.findall("([0-9]+)%", first)]

    assert compiled_in(cache)
    assert f"{label('fr')}  [---" in first
    assert shares == sorted(shares)
    assert len({*shares} - {0, 100}) >= 3
    assert shares[-1] == 100
