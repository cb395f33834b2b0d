"""The check of commit subjects, as a hook and over a history."""

import subprocess
import sys
from pathlib import Path

import pytest

TOOL = Path(__file__).parents[2] / "tools/check_commits.py"


def run(folder: Path, *words: str) -> "subprocess.CompletedProcess[str]":
    command = [sys.executable, str(TOOL), *words]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)


@pytest.mark.parametrize(
    ("subject", "fault"),
    [
        ("server: fence writes by lease epoch", ""),
        ("web, docs: seed the replay", ""),
        ("antiquity: process a third builder", ""),
        ("server: " + "x" * 53, "61 characters"),
        ("Fence writes by lease epoch", "`area: verb ...`"),
        ("server: fence writes.", "`area: verb ...`"),
        ("server: fenced writes", "imperative instead of 'fenced'"),
        ("server: fencing writes", "imperative instead of 'fencing'"),
        ("server: fences writes", "imperative instead of 'fences'"),
        ("", "`area: verb ...`"),
    ],
)
def test_a_subject_is_judged(tmp_path: Path, subject: str, fault: str) -> None:
    message = tmp_path / "message"
    message.write_text(f"{subject}\n\nBecause.\n")
    done = run(tmp_path, str(message))

    assert (done.returncode, fault in done.stderr) == (1 if fault else 0, True)


def test_a_history_is_checked_from_a_commit_on(tmp_path: Path) -> None:
    def git(*words: str) -> None:
        name = ["-c", "user.name=Ada", "-c", "user.email=ada@example.org"]
        subprocess.run(["git", *name, *words], cwd=tmp_path, check=True, capture_output=True)

    git("init")
    for subject in ("Begun", "server: begin", "server: went on"):
        git("commit", "--allow-empty", "-m", subject)
    git("tag", "first", "HEAD~2")

    assert run(tmp_path, "--since", "HEAD").returncode == 0
    assert run(tmp_path, "--since", "HEAD~1").returncode == 0
    assert run(tmp_path, "--since", "first").stderr == ""
    git("commit", "--allow-empty", "-m", "Went on")
    assert run(tmp_path, "--since", "first").stderr.startswith("Went on\n")


def test_a_clone_without_that_commit_is_not_judged(tmp_path: Path) -> None:
    done = run(tmp_path, "--since", "0123456")

    assert (done.returncode, "subjects not checked" in done.stderr) == (0, True)
