"""The ladder: every bot meets its neighbours; a second call plays nothing again."""

import importlib
import subprocess
import sys
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from monuments.arena.rating import Interval
from monuments.bots.registry import ROSTERS

TOOLS = Path(__file__).resolve().parents[2] / "tools"


@pytest.fixture
def ladder(monkeypatch: pytest.MonkeyPatch) -> Any:
    """The tool, imported as a script of its folder would."""
    monkeypatch.syspath_prepend(str(TOOLS))
    return importlib.import_module("ladder")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_contests_connect_all_bots(ladder: Any, players: int) -> None:
    tables = ladder.contests(ladder.BOTS, players)

    assert {bot for table in tables for bot in table} == set(ladder.BOTS)
    assert all(len(set(table)) == players for table in tables)
    assert all(set(one) & set(other) for one, other in pairwise(tables))


def test_every_opponent_is_on_the_ladder(ladder: Any) -> None:
    named = {ladder.STAND_INS.get(bot, bot) for bot in ROSTERS["antiquity"].characters}

    assert len(named) == 8
    assert named <= set(ladder.BOTS)


def test_every_bot_sits_in_every_seat_of_a_deal(ladder: Any) -> None:
    for deal in range(8):
        orders = ladder.pool.orders(("a", "b", "c", "d"), deal)
        assert all(set(column) == set("abcd") for column in zip(*orders, strict=True))
    neighbours = {ladder.pool.orders(tuple("abcd"), deal)[0][1] for deal in range(6)}

    assert neighbours == set("bcd")


def run(path: Path, *words: str) -> str:
    command = [sys.executable, str(TOOLS / "ladder.py"), "--pool", str(path), *words]
    found = subprocess.run(command, capture_output=True, text=True, timeout=300)
    assert found.returncode == 0, found.stderr
    return found.stdout


@pytest.mark.slow
def test_a_ladder_is_continued_and_rated(tmp_path: Path) -> None:
    path = tmp_path / "pool.csv"
    table = ("--players", "2", "--bots", "random,dion")
    run(path, *table, "--games", "4")
    played = path.read_text("utf-8").splitlines()
    run(path, *table, "--games", "70")
    after = path.read_text("utf-8").splitlines()
    told = run(path, "--report")

    assert after[:3] == played
    assert len(after) == 36  # a heading, and 35 deals in both seatings
    assert "| `dion` | " in told
    assert "| 2 | `random`, `dion` | 70 | " in told


def test_the_start_page_gets_the_ratings_of_the_ladder(ladder: Any) -> None:
    text = "[antiquity]\nione = { rating = 1, level = 1 }\nhypatia = { level = 5 }\n\n[f]\n"
    rungs = [
        ladder.pool.Rung(bot, games, Interval(rating, 0, 0), is_apart=True)
        for bot, games, rating in (("search:2000", 100, 3004.0), ("ione", 999, -56.0))
    ]
    few = [ladder.pool.Rung("ione", 99, rungs[0].rating, is_apart=True)]
    found = ladder.shown(text, rungs)

    assert "ione = { rating = -60, level = 1 }\nhypatia = { rating = 3000, level = 5 }" in found
    assert ladder.shown(text, few) == text


@pytest.mark.parametrize(
    "content", ["", "hello\n", "players,bots,deal,places,code\n2,a b,0,12,x\n"]
)
def test_a_file_that_is_no_pool_is_refused(ladder: Any, tmp_path: Path, content: str) -> None:
    path = tmp_path / "pool.csv"
    path.write_text(content, "utf-8")

    with pytest.raises(ladder.pool.PoolError, match=r"pool\.csv"):
        ladder.pool.read(path)


@pytest.mark.parametrize("words", [["--bots", "ione"], ["--games", "0"], ["--workers", "0"]])
def test_nonsense_is_refused(
    ladder: Any, words: list[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    path = tmp_path / "pool.csv"
    monkeypatch.setattr(sys, "argv", ["ladder.py", *words, "--pool", str(path)])

    assert ladder.main() == 2
    assert not path.exists()
