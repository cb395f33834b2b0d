"""The tables for the report on the opponents, from files of runs."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from monuments.arena.ledger import Ledger
from monuments.arena.schedule import Plan
from tests.arena.made import game, unit

pytestmark = pytest.mark.slow

TOOL = Path(__file__).resolve().parents[2] / "tools" / "opponents_report.py"


def kept(path: Path, bots: str, places: str, code: str = "x") -> Path:
    """Write a run of two deals that ended so."""
    ledger = Ledger.create(Plan("antiquity", tuple(bots.split()), code=code), 2, path)
    for number in range(2):
        ledger.add(unit(number, game(bots, places)))
    return path


def report(*paths: Path) -> "subprocess.CompletedProcess[str]":
    words = [sys.executable, str(TOOL), *map(str, paths)]
    return subprocess.run(words, capture_output=True, text=True, check=False)


def test_runs_become_tables(tmp_path: Path) -> None:
    good = kept(tmp_path / "good.jsonl", "good fair", "12")
    fair = kept(tmp_path / "fair.jsonl", "fair poor", "12")
    result = report(good, fair)
    bots = re.findall(r"^\| `(\w+)` \| [0-9]+ \|", result.stdout, re.MULTILINE)

    assert result.returncode == 0, result.stderr
    assert "| `good` `fair` | 2 | 2 | 100.0% |" in result.stdout
    assert bots == ["good", "fair", "poor"]
    assert "different states" not in result.stdout


def test_runs_of_different_code_are_marked(tmp_path: Path) -> None:
    runs = [kept(tmp_path / f"{code}.jsonl", "a b", "12", code) for code in ("x", "y")]

    assert "2 different states of the rules and bots" in report(*runs).stdout


def test_a_file_that_is_no_run_is_told(tmp_path: Path) -> None:
    path = tmp_path / "other.txt"
    path.write_text("hello\n")

    assert report(path).returncode == 2
