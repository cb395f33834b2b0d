"""`monuments arena`: one sentence for each error, and no file left behind."""

import subprocess
import sys
from pathlib import Path

import pytest

from monuments.arena.ledger import Ledger
from tests.cli.arena_runs import BOTS, SCRIPT
from tests.cli.running import Run


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("", "name a game and its --bots"),
        ("antiquity", "name a game and its --bots"),
        ("chess --bots random,random", "chess"),
        ("antiquity --bots random", "antiquity is for 2 to 4 players, not 1"),
        ("antiquity --bots random,random --players 4", "2 bots are named for 4 seats"),
        ("antiquity --bots random,random --players 7", "antiquity is for 2 to 4 players, not 7"),
        ("antiquity --bots random,nobody", "Unknown bot “nobody”; choose from"),
        ("antiquity --bots random,", "Unknown bot “”; choose from"),
        ("antiquity --bots random,program:./none", "Cannot start the program “./none”"),
        ("antiquity --bots random,random --option powers=maybe", "powers"),
        ("antiquity --bots random,random --games 0", "0"),
        ("fabuleux --bots random,random -o first=6", "Seat 6 cannot begin"),
        ("antiquity --bots random,random --on ray=x", "dask=ADDRESS"),
        ("antiquity --bots random,random --on dask=", "dask=ADDRESS"),
        ("antiquity --bots random,random --plot run.gif", "must end in .svg or .png"),
        ("antiquity --bots random,random --out no/such/run.jsonl", "folder no/such does not exist"),
        ("--resume no-such-run.jsonl", "no-such-run.jsonl cannot be read"),
        ("--resume a.jsonl --out b.jsonl", "use only one of them"),
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
        ("--option powers=on", "is a run with options at their defaults, not powers=on"),
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


def test_a_damaged_result_is_reported(arena: Run, tmp_path: Path) -> None:
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
    assert "Cannot start the program" in result.err
    assert result.err.count("\n") == 1


def test_a_finished_run_is_reported_without_its_program(arena: Run, gone: Path) -> None:
    assert arena("--resume", gone).status == 0


def test_an_existing_file_is_not_overwritten(arena: Run, tmp_path: Path) -> None:
    out = tmp_path / "run.jsonl"
    out.write_text("dear\n")
    result = arena(*BOTS, "--out", out)

    assert result.status == 2
    assert "already exists" in result.err
    assert out.read_text() == "dear\n"


@pytest.mark.parametrize("words", ["--on ray=x", "--on dask=", "--plot run.gif"])
def test_bad_input_leaves_no_file(arena: Run, tmp_path: Path, words: str) -> None:
    out = tmp_path / "run.jsonl"
    result = arena(*BOTS, *words.split(), "--out", out)

    assert result.status == 2
    assert not out.exists()


def test_bad_input_does_not_extend_a_run(arena: Run, tmp_path: Path) -> None:
    out = tmp_path / "run.jsonl"
    arena(*BOTS, "--games", 1, "--workers", 1, "--out", out)
    result = arena("--resume", out, "--games", 9, "--on", "ray=x")

    assert result.status == 2
    assert Ledger.read(out).games == 1


def test_errors_of_the_system_do_not_blame_the_file(
    arena: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refused(*_: object) -> None:
        raise BlockingIOError(11, "Resource temporarily unavailable")

    monkeypatch.setattr("monuments.arena.run.Workers", refused)
    out = tmp_path / "run.jsonl"
    result = arena(*BOTS, "--games", 4, "--workers", 2, "--out", out)

    assert result.status == 1
    assert "cannot continue: [Errno 11] Resource temporarily unavailable. Results" in result.err
    assert f"monuments arena --resume {out}" in result.err
    assert "cannot be written" not in result.err


def test_a_full_file_is_named(arena: Run, tmp_path: Path) -> None:
    out = tmp_path / "run.jsonl"
    arena(*BOTS, "--games", 1, "--workers", 1, "--out", out)
    run = "import resource, sys; from monuments.cli.main import cli; limit = int(sys.argv.pop(1))\n"
    limited = run + "resource.setrlimit(resource.RLIMIT_FSIZE, (limit, limit)); cli()"
    words = ("arena", "--resume", str(out), "--games", "9", "--workers", "1")
    size = str(out.stat().st_size + 500)
    arguments = [sys.executable, "-B", "-c", limited, size, *words]  # -B: no cut bytecode files
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
