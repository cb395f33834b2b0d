"""The wheel is all one needs: installed into an empty environment, it plays."""

import os
import re
import subprocess
import sys
import urllib.request
import zipfile
from email import message_from_string
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
UV = str(ROOT / ".tools" / "bin" / "uv")
OFFLINE = "--offline"
"""`make test` has left all that it needs in uv's cache."""
LOCK = str(ROOT / "requirements" / "run.txt")

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("dist")
    words = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    subprocess.run(words, cwd=ROOT, check=True, timeout=900, capture_output=True)
    return next(folder.glob("monuments-*.whl"))


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the command `monuments` of an environment with the installed wheel."""
    home = tmp_path_factory.mktemp("empty") / "venv"
    install = [UV, "pip", "install", "--quiet", OFFLINE, "--python", str(home)]
    locked = ["--require-hashes", "--no-build", "-r", LOCK]
    subprocess.run([UV, "venv", "--quiet", "--python", sys.executable, str(home)], check=True)
    subprocess.run([*install, *locked], check=True, timeout=900)
    subprocess.run([*install, "--no-deps", str(wheel)], check=True, timeout=60)
    return home / "bin" / "monuments"


@pytest.fixture(scope="module")
def environment(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    return {"PATH": os.environ["PATH"], "HOME": str(tmp_path_factory.mktemp("home"))}


def run(command: Path, environment: dict[str, str], *words: str, typed: str = "") -> str:
    found = subprocess.run(
        [command, *words],
        env=environment,
        cwd=environment["HOME"],
        input=typed,
        capture_output=True,
        text=True,
        timeout=900,
    )
    assert found.returncode == 0, found.stderr
    return found.stdout


def test_it_simulates(installed: Path, environment: dict[str, str]) -> None:
    words = "simulate fabuleux --players 3 --games 2 --seed 1".split()

    assert "random" in run(installed, environment, *words)
    assert '"games":2' in run(installed, environment, *words, "--json")


def test_it_plays_in_the_terminal(installed: Path, environment: dict[str, str]) -> None:
    out = run(installed, environment, "terminal", "fabuleux", "--players", "2", typed="quit\n")

    assert "Your turn, Player 1." in out
    assert out.endswith("Goodbye, and thanks for playing!\n")


def test_it_serves_the_page(installed: Path, environment: dict[str, str], tmp_path: Path) -> None:
    words = [str(installed), "serve", "--port", "0", "--data", str(tmp_path)]
    process = subprocess.Popen(words, env=environment, stderr=subprocess.PIPE, text=True)
    try:
        assert process.stderr
        addresses = (re.search(r"http://127\.0\.0\.1:\d+", line) for line in process.stderr)
        address = next(found[0] for found in addresses if found)
        page = fetched(f"{address}/")
        script = re.search(r'src="(/[^"]+\.js)"', page)
        assert script
        assert fetched(address + script[1])
    finally:
        process.terminate()
        process.communicate(timeout=20)
    assert process.returncode == 0


def fetched(address: str) -> str:
    with urllib.request.urlopen(address, timeout=20) as answer:
        return str(answer.read().decode())


def test_uvx_runs_it_without_installing(wheel: Path) -> None:
    locked = ["--python", sys.executable, "-c", LOCK, "--from", str(wheel)]
    words = [UV, "tool", "run", "--quiet", OFFLINE, *locked, "monuments", "--version"]
    found = subprocess.run(words, capture_output=True, text=True, timeout=900)

    assert found.returncode == 0, found.stderr
    assert "monuments, version" in found.stdout


def test_its_description_needs_no_other_file(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        name = next(name for name in archive.namelist() if name.endswith("/METADATA"))
        metadata = message_from_string(archive.read(name).decode())
    description = str(metadata.get_payload())

    assert metadata["Description-Content-Type"] == "text/markdown"
    assert description.startswith("# Monuments")
    assert re.findall(r"\]\((?!https?://)[^)]*\)|<img", description) == []
