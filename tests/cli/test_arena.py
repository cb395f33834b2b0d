"""`monuments arena`: one result, however it was reached, and one sentence for what is wrong."""

import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterable
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from monuments.arena.ledger import Ledger
from monuments.arena.run import Workers
from tests.cli.running import Run

BOTS = ("antiquity", "--bots", "random,random,random")
Report = Callable[..., Any]
SCRIPT = "import sys\nfor line in sys.stdin: print('garbage', flush=True)\n"


@pytest.fixture
def arena(run: Run) -> Run:
    return partial(run, "arena")


@pytest.fixture
def report(arena: Run) -> Report:
    """Return the JSON of a run that goes well."""

    def call(*args: object) -> Any:
        result = arena(*args, "--json")
        assert result.status == 0, result.err
        return result.objects()[0]

    return call


# --- What is shown ----------------------------------------------------------------------------


def test_json_has_everything_a_program_wants(report: Report) -> None:
    found = report(*BOTS, "--games", "5", "--seed", "3", "--workers", "1", "-o", "powers=on")
    standing = found["standings"][0]

    assert (found["games"], found["deals"], found["seatings"], found["players"]) == (5, 5, 1, 3)
    assert found["plan"]["options"] == {"powers": "on"}
    assert standing["bot"] == "random"
    assert set(standing["share"]) == {"value", "low", "high"}
    assert sum(standing["sources"].values()) == pytest.approx(standing["score"], abs=0.01)
    assert len(found["orders"]) == 3
    assert found["turns"]["least"] <= found["turns"]["mean"] <= found["turns"]["most"]


def test_people_read_a_table(arena: Run) -> None:
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


def test_lost_turns_are_told_to_people(arena: Run, tmp_path: Path) -> None:
    bot, out = tmp_path / "bot.py", tmp_path / "run.jsonl"
    bot.write_text(SCRIPT)
    name = f"program:{sys.executable} {bot}"
    words = ("--bots", f"random,{name}", "--games", "1", "--workers", "1", "--out", out)
    result = arena("antiquity", *words)

    assert f"{name} lost {turns_of(name, out)} turns to a stand-in:" in result.out
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
def test_one_deal_is_shared_out_and_its_games_are_counted(
    report: Report, monkeypatch: pytest.MonkeyPatch
) -> None:
    counted, shared = list[int](), list[int]()

    def bar(items: Iterable[Any], _: str, length: int) -> Iterable[Any]:
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


def test_a_finished_run_is_told_again_and_can_be_made_longer(
    report: Report, tmp_path: Path
) -> None:
    out = tmp_path / "run.jsonl"
    first = report(*BOTS, "--games", "4", "--workers", "1", "--out", out)

    assert report("--resume", out) == first
    assert report("--resume", out, "--games", "9", "--workers", "1") == report(
        *BOTS, "--games", "9", "--workers", "1"
    )


def test_a_run_made_longer_and_stopped_goes_on_to_its_new_end(
    report: Report, arena: Run, tmp_path: Path
) -> None:
    out = tmp_path / "run.jsonl"
    report(*BOTS, "--games", "2", "--workers", "1", "--out", out)
    played = out.read_bytes().count(b"\n")
    report("--resume", out, "--games", "9", "--workers", "1")
    lines = out.read_bytes().splitlines(keepends=True)
    out.write_bytes(b"".join(lines[: played + 3]))  # as if stopped after some of the new games

    assert report("--resume", out, "--workers", "1")["games"] == 9


def start_group(*words: str) -> "subprocess.Popen[bytes]":
    """Start a command as a group of processes that hears Ctrl-C.

    A script that runs the tests in the background has made all its children ignore it.
    """

    def hear_interrupts() -> None:
        signal.signal(signal.SIGINT, signal.SIG_DFL)

    return subprocess.Popen(
        [sys.executable, "-m", "monuments", *words],
        stderr=subprocess.PIPE,
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
    """Return what is still alive of a group of processes."""
    words = ["ps", "-A", "-ww", "-o", "pgid=,stat=,args="]
    lines = subprocess.run(words, capture_output=True, text=True, check=True).stdout.splitlines()
    rows = [line.split(maxsplit=2) for line in lines]
    return [row[-1] for row in rows if row[0] == str(group) and not row[1].startswith("Z")]


def outlived(group: int) -> list[str]:
    """Return what has not ended some seconds after its run has."""
    until = time.monotonic() + 20
    while (found := members(group)) and time.monotonic() < until:
        time.sleep(0.05)
    return found


needs_ps = pytest.mark.skipif(not shutil.which("ps"), reason="there is no ps to list processes")


@needs_ps
@pytest.mark.slow
def test_a_run_that_was_killed_goes_on_to_the_same_result(report: Report, tmp_path: Path) -> None:
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
def test_an_interrupted_run_says_how_to_go_on(tmp_path: Path) -> None:
    out = tmp_path / "run.jsonl"
    process = begun(out, 3000)
    assert len(members(process.pid)) >= 3
    os.killpg(process.pid, signal.SIGINT)  # as Ctrl-C does in a terminal
    _, error = process.communicate(timeout=60)

    assert process.returncode == 1
    assert f"go on with: monuments arena --resume {out}" in error.decode()
    assert "Traceback" not in error.decode()
    assert outlived(process.pid) == []


@needs_ps
@pytest.mark.slow
@pytest.mark.parametrize("seconds", [0.0, 0.1, 0.2, 0.4])
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
    process = start_group("arena", "antiquity", *options)
    until = time.monotonic() + 120
    while not note.exists() or note.read_text().count("\n") < 2:
        assert time.monotonic() < until, "the run does not begin"
        time.sleep(0.01)
    os.killpg(process.pid, number)
    process.communicate(timeout=60)

    assert [left for pid in note.read_text().split() for left in outlived(int(pid))] == []


# --- What is wrong ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("", "name a game and its --bots"),
        ("antiquity", "name a game and its --bots"),
        ("chess --bots random,random", "chess"),
        ("antiquity --bots random", "antiquity is for 2 to 4 players, not 1"),
        ("antiquity --bots random,random --players 4", "2 bots are named for 4 seats"),
        ("antiquity --bots random,random --players 7", "antiquity is for 2 to 4 players, not 7"),
        ("antiquity --bots random,nobody", "There is no bot “nobody” here"),
        ("antiquity --bots random,", "There is no bot “” here"),
        ("antiquity --bots random,program:./none", "There is no program “./none” here"),
        ("antiquity --bots random,random --option powers=maybe", "powers"),
        ("antiquity --bots random,random --games 0", "0"),
        ("fabuleux --bots random,random -o first=6", "Seat 6 cannot begin"),
        ("antiquity --bots random,random --on ray=x", "dask=ADDRESS"),
        ("antiquity --bots random,random --on dask=", "dask=ADDRESS"),
        ("antiquity --bots random,random --plot run.gif", "neither in .svg nor in .png"),
        ("antiquity --bots random,random --out no/such/run.jsonl", "there is no folder no/such"),
        ("--resume no-such-run.jsonl", "no-such-run.jsonl cannot be read"),
        ("--resume a.jsonl --out b.jsonl", "name one of them"),
    ],
)
def test_bad_input_is_one_sentence_and_status_2(arena: Run, words: str, sentence: str) -> None:
    result = arena(*words.split())

    assert result.status == 2
    assert sentence in result.err
    assert result.err.count("\n") == 1
    assert result.out == ""


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("--seed 5", "is a run with seed 0, not 5"),
        ("--players 2", "is a run with players 3, not 2"),
        ("--bots random,random", "is a run with bots random,random,random, not random,random"),
        ("fabuleux", "is a run with game antiquity, not fabuleux"),
        ("--option powers=on", "is a run with options as they are by default, not powers=on"),
    ],
)
def test_another_run_is_not_continued(
    arena: Run, tmp_path: Path, words: str, sentence: str
) -> None:
    out = tmp_path / "run.jsonl"
    arena(*BOTS, "--games", "1", "--workers", "1", "--out", out)
    result = arena(*words.split(), "--resume", out)

    assert result.status == 2
    assert sentence in result.err


def test_a_run_of_other_code_is_not_continued(arena: Run, tmp_path: Path) -> None:
    out = tmp_path / "run.jsonl"
    arena(*BOTS, "--games", "1", "--workers", "1", "--out", out)
    code = Ledger.read(out).plan.code
    out.write_text(out.read_text().replace(code, "0" * 16))
    result = arena("--resume", out)

    assert result.status == 2
    assert "not those the run began with" in result.err


def test_a_damaged_result_is_told(arena: Run, tmp_path: Path) -> None:
    out = tmp_path / "run.jsonl"
    arena(*BOTS, "--games", "1", "--workers", "1", "--out", out)
    out.write_text(out.read_text().replace('"bonus"', '"bonuses"', 1))
    result = arena("--resume", out)

    assert result.status == 2
    assert result.err == f"{out}: line 2 is not the result of a deal of this run\n"


@pytest.fixture
def gone(arena: Run, tmp_path: Path) -> Path:
    """Return a run that was begun with a program which is no longer there."""
    out, bot = tmp_path / "run.jsonl", tmp_path / "bot"
    bot.write_text(f"#!{sys.executable}\n{SCRIPT}")
    bot.chmod(0o755)
    names = f"random,program:{bot}"
    arena("antiquity", "--bots", names, "--games", 2, "--workers", 1, "--out", out)
    bot.unlink()
    return out


@pytest.mark.parametrize("workers", [1, 2])
def test_a_run_whose_program_is_gone_is_not_continued(arena: Run, gone: Path, workers: int) -> None:
    result = arena("--resume", gone, "--games", 8, "--workers", workers)

    assert result.status == 2
    assert "There is no program" in result.err
    assert result.err.count("\n") == 1


def test_a_finished_run_is_told_without_its_program(arena: Run, gone: Path) -> None:
    assert arena("--resume", gone).status == 0


def test_a_file_that_is_there_is_not_written_over(arena: Run, tmp_path: Path) -> None:
    out = tmp_path / "run.jsonl"
    out.write_text("dear\n")
    result = arena(*BOTS, "--out", out)

    assert result.status == 2
    assert "is there already" in result.err
    assert out.read_text() == "dear\n"


@pytest.mark.parametrize("words", ["--on ray=x", "--on dask=", "--plot run.gif"])
def test_bad_input_leaves_no_file(arena: Run, tmp_path: Path, words: str) -> None:
    out = tmp_path / "run.jsonl"
    result = arena(*BOTS, *words.split(), "--out", out)

    assert result.status == 2
    assert not out.exists()


def test_a_run_is_made_no_longer_by_bad_input(arena: Run, tmp_path: Path) -> None:
    out = tmp_path / "run.jsonl"
    arena(*BOTS, "--games", 1, "--workers", 1, "--out", out)
    result = arena("--resume", out, "--games", 9, "--on", "ray=x")

    assert result.status == 2
    assert Ledger.read(out).games == 1


def test_what_the_system_refuses_is_not_laid_to_the_file(
    arena: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refused(*_: object) -> None:
        raise BlockingIOError(11, "Resource temporarily unavailable")

    monkeypatch.setattr("monuments.arena.run.Workers", refused)
    out = tmp_path / "run.jsonl"
    result = arena(*BOTS, "--games", 4, "--workers", 2, "--out", out)

    assert result.status == 1
    assert "cannot go on: [Errno 11] Resource temporarily unavailable. What was" in result.err
    assert f"monuments arena --resume {out}" in result.err
    assert "cannot be written" not in result.err


def test_a_file_that_takes_no_more_is_named(arena: Run, tmp_path: Path) -> None:
    out = tmp_path / "run.jsonl"
    arena(*BOTS, "--games", 1, "--workers", 1, "--out", out)
    run = "import resource, sys; from monuments.cli.main import cli; limit = int(sys.argv.pop(1))\n"
    limited = run + "resource.setrlimit(resource.RLIMIT_FSIZE, (limit, limit)); cli()"
    words = ("arena", "--resume", str(out), "--games", "9", "--workers", "1")
    size = str(out.stat().st_size + 500)
    arguments = [sys.executable, "-c", limited, size, *words]
    done = subprocess.run(arguments, capture_output=True, text=True, check=False)

    assert done.returncode == 1
    assert done.stderr == f"{out} cannot be written: File too large\n"


def test_a_cluster_that_does_not_answer_is_status_1(
    arena: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    pytest.importorskip("distributed", reason="Dask is not installed (extra: cluster)")
    monkeypatch.setattr("monuments.arena.cluster.TIMEOUT", 1)
    result = arena(*BOTS, "--games", "2", "--on", "dask=tcp://127.0.0.1:9")

    assert result.status == 1
    assert "no Dask scheduler answers at tcp://127.0.0.1:9" in result.err
    assert result.err.count("\n") == 1
