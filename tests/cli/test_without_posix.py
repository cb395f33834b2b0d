"""Commands without the parts of Python that Windows lacks."""

import os
import re
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
WITHOUT_POSIX = """
import os, signal, sys
for name in ("killpg", "set_blocking", "getuid", "geteuid", "fchmod", "fork", "setsid"):
    delattr(os, name)
for name in ("pthread_sigmask", "sigwait", "SIGHUP", "SIGUSR1", "SIGALRM"):
    delattr(signal, name)
for name in ("fcntl", "grp", "pwd", "pty", "readline", "uvloop"):
    sys.modules[name] = None
"""
"""`resource` and `termios` stay: we, and click, leave them out by the name of the system."""


@pytest.fixture
def environment(tmp_path: Path) -> dict[str, str]:
    """Remove them before anything else is imported, in worker processes too."""
    (tmp_path / "sitecustomize.py").write_text(WITHOUT_POSIX)
    own = {"PYTHONPATH": str(tmp_path), "MONUMENTS_JIT": "0"}
    return {"PATH": os.environ["PATH"], "HOME": str(tmp_path), **own}


def run(environment: dict[str, str], *words: str) -> "subprocess.CompletedProcess[str]":
    command = [sys.executable, "-m", "monuments", *words]
    return subprocess.run(
        command, env=environment, cwd=ROOT, capture_output=True, text=True, timeout=120
    )


def test_the_names_are_gone(environment: dict[str, str]) -> None:
    words = [sys.executable, "-c", "import signal; signal.pthread_sigmask"]
    found = subprocess.run(words, env=environment, capture_output=True, text=True, timeout=60)

    assert "AttributeError" in found.stderr


@pytest.mark.slow
@pytest.mark.parametrize("bots", ["random,random", "program:examples/bots/first_bot.py,random"])
def test_the_arena_plays_in_two_processes(environment: dict[str, str], bots: str) -> None:
    words = "arena antiquity --games 2 --workers 2 --json --bots"
    found = run(environment, *words.split(), bots)

    assert (found.returncode, found.stderr) == (0, "")
    assert '"rating"' in found.stdout


@pytest.mark.slow
def test_a_server_answers(environment: dict[str, str], tmp_path: Path) -> None:
    words = [sys.executable, "-m", "monuments", "serve", "--port", "0", "--data", str(tmp_path)]
    process = subprocess.Popen(words, env=environment, stderr=subprocess.PIPE, text=True)
    try:
        assert process.stderr
        pages = (re.search(r"http://127\.0\.0\.1:\d+", line) for line in process.stderr)
        page = next(found[0] for found in pages if found)
        with urllib.request.urlopen(f"{page}/healthz", timeout=20) as answer:
            assert answer.status == 200
    finally:
        process.terminate()
        process.communicate(timeout=20)
    assert process.returncode == 0
