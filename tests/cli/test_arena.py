"""`monuments arena`: its report, and the same result in any way."""

import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest

from monuments.arena.ledger import Ledger
from monuments.arena.run import Workers
from tests.cli.arena_runs import BOTS, SCRIPT, Report
from tests.cli.running import Run

# --- The report ----------------------------------------------------------------------------


def test_json_has_every_field(report: Report) -> None:
    found = report(*BOTS, "--games", "5", "--seed", "3", "--workers", "1", "-o", "powers=on")
    standing = found["standings"][0]

    assert (found["games"], found["deals"], found["seatings"], found["players"]) == (5, 5, 1, 3)
    assert found["plan"]["options"] == {"powers": "on"}
    assert standing["bot"] == "random"
    assert set(standing["share"]) == {"value", "low", "high"}
    assert sum(standing["sources"].values()) == pytest.approx(standing["score"], abs=0.01)
    assert len(found["orders"]) == 3
    assert found["turns"]["least"] <= found["turns"]["mean"] <= found["turns"]["most"]


def test_people_get_a_table(arena: Run) -> None:
    result = arena(*BOTS, "--games", "3", "--workers", "1")

    assert result.status == 0
    assert "antiquity, 3 players: 3 games, 3 deals × 1 seating, seed 0" in result.out
    assert "points by source" in result.out
    assert "wins by order of play: 1." in result.out
    assert result.err == ""


def turns_of(bot: str, out: Path) -> int:
    """Count a bot's turns in a run of two players: they take them alternately."""
    return sum(
        (game.turns + (unit.first == game.bots.index(bot))) // 2
        for unit in Ledger.read(out).units
        for game in unit.games
    )


def test_every_seating_is_played(report: Report, tmp_path: Path) -> None:
    bot, out = tmp_path / "bot.py", tmp_path / "run.jsonl"
    bot.write_text(SCRIPT)
    name = f"program:{sys.executable} {bot}"
    words = ("--bots", f"random,{name}", "--games", "3", "--workers", "1", "--out", out)
    found = report("antiquity", *words)
    program = found["standings"][1]

    assert (found["deals"], found["seatings"], found["games"]) == (2, 2, 4)
    assert program["lost"] == turns_of(name, out) > 3 * 4
    assert program["faults"][0]["kind"] == "garbage"


def test_lost_turns_are_reported(arena: Run, tmp_path: Path) -> None:
    bot, out = tmp_path / "bot.py", tmp_path / "run.jsonl"
    bot.write_text(SCRIPT)
    name = f"program:{sys.executable} {bot}"
    words = ("--bots", f"random,{name}", "--games", "1", "--workers", "1", "--out", out)
    result = arena("antiquity", *words)

    assert f"{name} lost {turns_of(name, out)} turns to a substitute:" in result.out
    assert "garbage: " in result.out


@pytest.mark.parametrize(("suffix", "start"), [("svg", b"<svg"), ("png", b"\x89PNG")])
def test_a_plot_is_drawn(arena: Run, tmp_path: Path, suffix: str, start: bytes) -> None:
    if suffix == "png":
        pytest.importorskip("PIL", reason="a .png needs Pillow (extra: plots)")
    path = tmp_path / f"run.{suffix}"
    result = arena(*BOTS, "--games", "2", "--workers", "1", "--plot", path)

    assert result.status == 0, result.err
    assert path.read_bytes().startswith(start)


def test_help_has_examples(arena: Run) -> None:
    result = arena("--help")

    assert result.status == 0
    assert "monuments arena antiquity --bots" in result.out
    assert "monuments arena --resume" in result.out


# --- One result -------------------------------------------------------------------------------


@pytest.mark.slow
def test_the_games_of_one_deal_are_shared_among_workers_and_counted(
    report: Report, monkeypatch: pytest.MonkeyPatch
) -> None:
    counted, shared = list[int](), list[int]()

    def bar(items: Iterable[Any], label: str, length: int, least: int = 2) -> Iterable[Any]:
        if label == "Playing":  # a cold cache is compiled behind another bar
            counted.append(length)
        return items

    def pool(workers: int, *rest: Any) -> Workers:
        shared.append(workers)
        return Workers(workers, *rest)

    monkeypatch.setattr("monuments.cli.say.progress", bar)
    monkeypatch.setattr("monuments.arena.run.Workers", pool)
    words = ("antiquity", "--bots", "greedy,random,random", "--games", "1")

    assert report(*words, "--workers", "2") == report(*words, "--workers", "1")
    assert (counted, shared) == ([3, 3], [2])


@pytest.mark.slow
def test_the_number_of_workers_changes_nothing(report: Report) -> None:
    one, two = (report(*BOTS, "--games", "12", "--workers", number) for number in ("1", "2"))

    assert one == two


def test_a_finished_run_is_reported_again_and_can_be_extended(
    report: Report, tmp_path: Path
) -> None:
    out = tmp_path / "run.jsonl"
    first = report(*BOTS, "--games", "4", "--workers", "1", "--out", out)

    assert report("--resume", out) == first
    assert report("--resume", out, "--games", "9", "--workers", "1") == report(
        *BOTS, "--games", "9", "--workers", "1"
    )


def test_an_extended_run_that_was_stopped_continues_to_its_new_end(
    report: Report, arena: Run, tmp_path: Path
) -> None:
    out = tmp_path / "run.jsonl"
    report(*BOTS, "--games", "2", "--workers", "1", "--out", out)
    played = out.read_bytes().count(b"\n")
    report("--resume", out, "--games", "9", "--workers", "1")
    lines = out.read_bytes().splitlines(keepends=True)
    out.write_bytes(b"".join(lines[: played + 3]))  # as if stopped after some of the new games

    assert report("--resume", out, "--workers", "1")["games"] == 9


def start_group(*words: str, **settings: str) -> "subprocess.Popen[bytes]":
    """Start a command as a group of processes that hears Ctrl-C.

    A script that runs the tests in the background has made all its children ignore it.
    """

    def hear_interrupts() -> None:
        signal.signal(signal.SIGINT, signal.SIG_DFL)

    return subprocess.Popen(
        [sys.executable, "-m", "monuments", *words],
        stderr=subprocess.PIPE,
        env={**os.environ, **settings},
        start_new_session=True,
        preexec_fn=hear_interrupts,
    )


def begin(out: Path, games: int) -> "subprocess.Popen[bytes]":
    """Start a run with two workers."""
    options = ("--games", str(games), "--workers", "2", "--out", str(out))
    return start_group("arena", *BOTS, *options)


def begun(out: Path, games: int) -> "subprocess.Popen[bytes]":
    """Start a run with two workers, and return when some of its results are there."""
    process = begin(out, games)
    until = time.monotonic() + 120
    while not out.exists() or out.read_bytes().count(b"\n") < 5:
        assert process.poll() is None, "the run ended at once"
        assert time.monotonic() < until, "the run does not begin"
        time.sleep(0.01)
    return process


def members(group: int) -> list[str]:
    """Return the living processes of a group."""
    words = ["ps", "-A", "-ww", "-o", "pgid=,stat=,args="]
    lines = subprocess.run(words, capture_output=True, text=True, check=True).stdout.splitlines()
    rows = [line.split(maxsplit=2) for line in lines]
    return [row[-1] for row in rows if row[0] == str(group) and not row[1].startswith("Z")]


def outlived(group: int) -> list[str]:
    """Return the processes that are alive some seconds after their run has ended."""
    until = time.monotonic() + 20
    while (found := members(group)) and time.monotonic() < until:
        time.sleep(0.05)
    return found


needs_ps = pytest.mark.skipif(not shutil.which("ps"), reason="there is no ps to list processes")


@needs_ps
@pytest.mark.slow
def test_a_killed_run_continues_to_the_same_result(report: Report, tmp_path: Path) -> None:
    out = tmp_path / "run.jsonl"
    process = begun(out, 300)
    process.kill()
    process.communicate(timeout=60)  # a worker that lived on would keep it open
    played = len(Ledger.read(out).units)

    assert 0 < played < 300
    assert outlived(process.pid) == []
    again = report("--resume", out, "--workers", "1")
    assert again == report(*BOTS, "--games", "300", "--workers", "1")


@needs_ps
@pytest.mark.slow
def test_an_interrupted_run_says_how_to_continue(tmp_path: Path) -> None:
    out = tmp_path / "run.jsonl"
    process = begun(out, 3000)
    assert len(members(process.pid)) >= 3
    os.killpg(process.pid, signal.SIGINT)  # as Ctrl-C does in a terminal
    _, error = process.communicate(timeout=60)

    assert process.returncode == 1
    assert f"continue with: monuments arena --resume {out}" in error.decode()
    assert "Traceback" not in error.decode()
    assert outlived(process.pid) == []


@needs_ps
@pytest.mark.slow
@pytest.mark.parametrize(
    "seconds", [0.0, 0.2, *(pytest.param(s, marks=pytest.mark.torture) for s in (0.1, 0.4))]
)
def test_workers_that_are_interrupted_while_they_start_end_quietly(
    seconds: float, tmp_path: Path
) -> None:
    process = begin(tmp_path / "run.jsonl", 3000)
    until = time.monotonic() + 120
    while sum("spawn_main" in line for line in members(process.pid)) < 2:
        assert process.poll() is None, "the run ended at once"
        assert time.monotonic() < until, "the run does not begin"
    time.sleep(seconds)
    os.killpg(process.pid, signal.SIGINT)
    _, error = process.communicate(timeout=60)

    assert process.returncode == 1
    assert "Stopped." in error.decode()
    assert "Traceback" not in error.decode()
    assert outlived(process.pid) == []


HANGING = "import os, time\nprint(os.getpid(), file=open(NOTE, 'a'), flush=True)\ntime.sleep(120)\n"


@needs_ps
@pytest.mark.slow
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_programs_that_hang_end_with_the_run(number: int, tmp_path: Path) -> None:
    bot, note = tmp_path / "bot.py", tmp_path / "pids"
    bot.write_text(HANGING.replace("NOTE", repr(str(note))))
    names = f"random,program:{sys.executable} {bot}"
    options = ("--bots", names, "--games", "4", "--workers", "2")
    process = start_group("arena", "antiquity", *options, MONUMENTS_JIT="0")  # it starts faster
    until = time.monotonic() + 120
    while not note.exists() or note.read_text().count("\n") < 2:
        assert time.monotonic() < until, "the run does not begin"
        time.sleep(0.01)
    os.killpg(process.pid, number)
    process.communicate(timeout=60)

    assert [left for pid in note.read_text().split() for left in outlived(int(pid))] == []
