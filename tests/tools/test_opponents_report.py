"""The tables for the report on the opponents, from files of runs."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from monuments.arena.ledger import Ledger
from monuments.arena.schedule import Plan, seatings
from tests.arena.results import game, unit

pytestmark = pytest.mark.slow

TOOL = Path(__file__).resolve().parents[2] / "tools" / "opponents_report.py"


def kept(path: Path, better: str, worse: str, code: str = "x") -> Path:
    """Write a run of two deals, all of whose games one bot has won."""
    ledger = Ledger.create(Plan("antiquity", (better, worse), code=code), 4, path)
    for number in range(2):
        orders = seatings((better, worse))
        games = [game(" ".join(order), "12" if order[0] == better else "21") for order in orders]
        ledger.add(unit(number, *games))
    return path


def report(*paths: Path) -> "subprocess.CompletedProcess[str]":
    words = [sys.executable, str(TOOL), *map(str, paths)]
    return subprocess.run(words, capture_output=True, text=True, check=False)


def test_runs_become_tables(tmp_path: Path) -> None:
    good = kept(tmp_path / "good.jsonl", "good", "fair")
    fair = kept(tmp_path / "fair.jsonl", "fair", "poor")
    result = report(good, fair)
    bots = re.findall(r"^\| `(\w+)` \| [0-9]+ \|", result.stdout, re.MULTILINE)

    assert result.returncode == 0, result.stderr
    assert "| `good` `fair` | 2 | 4 | 100.0% |" in result.stdout
    assert bots == ["good", "fair", "poor"]
    assert "different states" not in result.stdout


def test_runs_of_different_code_are_marked(tmp_path: Path) -> None:
    runs = [kept(tmp_path / f"{code}.jsonl", "a", "b", code) for code in ("x", "y")]

    assert "2 different states of the rules and bots" in report(*runs).stdout


def test_a_file_that_is_not_a_run_is_reported(tmp_path: Path) -> None:
    path = tmp_path / "other.txt"
    path.write_text("hello\n")

    assert report(path).returncode == 2
