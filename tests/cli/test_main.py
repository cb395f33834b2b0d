"""Help, versions and mistakes that every command shares."""

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from monuments import __version__
from monuments.cli.main import COMMANDS
from monuments.cli.standings import fault_lines
from tests.cli.running import Run


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help(run: Run, command: str) -> None:
    result = run(command, "--help")

    assert result.status == 0
    assert command == "warm" or "Example" in result.out


def test_help_lists_the_commands(run: Run) -> None:
    out = run("--help").out

    assert all(f"  {command} " in out for command in COMMANDS if command != "warm")
    assert "Without a command, runs `monuments play`" in out


def test_without_a_command_it_is_play(tmp_path: Path) -> None:
    page = tmp_path / "page"
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {page}.new && mv {page}.new {page}\n')
    browser.chmod(0o755)
    own = {"BROWSER": str(browser), "MONUMENTS_DATA": str(tmp_path / "data")}
    settings = {**os.environ, **own, "MONUMENTS_PORT": "0", "MONUMENTS_JIT": "0"}
    words = [sys.executable, "-m", "monuments"]
    with subprocess.Popen(words, env=settings, stderr=subprocess.PIPE, text=True) as process:
        assert process.stderr
        told = next(line for line in process.stderr if line.startswith("Monuments is at"))
        opened = wait_for(page)
        process.terminate()
        process.communicate(timeout=60)

    assert opened in told
    assert process.returncode == 0


def wait_for(path: Path) -> str:
    until = time.monotonic() + 60
    while not path.exists():
        assert time.monotonic() < until, f"there is no {path.name}"
        time.sleep(0.05)
    return path.read_text().strip()


def test_the_version(run: Run) -> None:
    assert __version__ in run("--version").out


WRONG = (
    "dance",
    "simulate",
    "check",
    "simulate --dance",
    "bench --seconds 0",
    "bench --seconds -1",
    "bench --seconds nan",
    "bench --seconds inf",
)


@pytest.mark.parametrize("words", WRONG)
def test_a_mistake_is_one_sentence_and_status_2(run: Run, words: str) -> None:
    result = run(*words.split())

    assert result.status == 2
    assert "--help" in result.err
    assert result.err.count("\n") == 1


@pytest.mark.parametrize("words", ["cards antiquity", "cards antiquity --json", "check none.mnr"])
def test_output_that_cannot_be_written_is_one_sentence_and_status_1(words: str) -> None:
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(
            [sys.executable, "-m", "monuments", *words.split()],
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
            check=False,
        )

    assert done.returncode == 1
    assert done.stderr == "the output cannot be written: No space left on device\n"


@pytest.mark.parametrize("encoding", ["ascii", "latin-1"])
def test_characters_that_cannot_be_shown_are_replaced(encoding: str) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "monuments", "cards", "fabuleux"],
        env={**os.environ, "PYTHONIOENCODING": encoding},
        capture_output=True,
        check=False,
    )

    assert done.returncode == 0, done.stderr
    assert b"?" in done.stdout


def test_no_command_says_one_games(run: Run) -> None:
    words = "--bots random,random --games 1".split()
    simulated = run("simulate", "antiquity", "--players", "2", *words)
    rated = run("arena", "antiquity", *words)
    lost = list(fault_lines("program:x", 1, ()))
    refused = run("terminal", "antiquity", "--players", "2", "--bots", "random,random")

    assert simulated.out.startswith("1 game, ")
    assert rated.out.startswith("antiquity, 2 players: 1 game, 1 deal × 1 seating, ")
    assert lost == ["program:x lost 1 turn to a substitute:"]
    assert refused.err == "2 bots are named for 1 seat\n"
