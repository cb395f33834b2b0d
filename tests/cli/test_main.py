"""Help, versions and mistakes that every command shares."""

import pytest

from monuments import __version__
from monuments.cli.main import COMMANDS
from tests.cli.running import Run


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help(run: Run, command: str) -> None:
    result = run(command, "--help")

    assert result.status == 0
    assert command == "warm" or "Example" in result.out


def test_help_lists_the_commands(run: Run) -> None:
    out = run("--help").out

    assert all(f"  {command} " in out for command in COMMANDS if command != "warm")
    assert run().out == out


def test_the_version(run: Run) -> None:
    assert __version__ in run("--version").out


WRONG = (
    "dance",
    "simulate",
    "check",
    "simulate --dance",
    "bench --seconds 0",
    "bench --seconds -1",
)


@pytest.mark.parametrize("words", WRONG)
def test_a_mistake_is_one_sentence_and_status_2(run: Run, words: str) -> None:
    result = run(*words.split())

    assert result.status == 2
    assert "--help" in result.err
    assert result.err.count("\n") == 1
