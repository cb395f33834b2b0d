"""All output of `make play`: address, how to stop, where games are stored."""

import os
import pty
import re
import select
import signal
import subprocess
from contextlib import suppress
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PATIENCE = 240.0  # seconds; the page may have to be built
pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(not (ROOT / ".venv/.page").exists(), reason="the page was not built here"),
]


def played(data: Path) -> list[str]:
    """Return the output of `make play` on a terminal until Ctrl+C has stopped it."""
    ours, theirs = pty.openpty()
    words = f"--no-browser --port 0 --data {data}"
    process = subprocess.Popen(
        ["make", "--directory", str(ROOT), "--no-print-directory", "play", f"ARGS={words}"],
        stdout=theirs,
        stderr=theirs,
        start_new_session=True,
    )
    os.close(theirs)
    try:
        seen = written(ours, until=b"saved in")
    finally:
        os.killpg(process.pid, signal.SIGINT)
        process.wait(PATIENCE)
    seen += written(ours)
    os.close(ours)
    return seen.decode().splitlines()


def written(terminal: int, until: bytes | None = None) -> bytes:
    """Return what is written on a terminal up to these words, or to its end."""
    seen = b""
    with suppress(OSError):  # the end of a terminal is an error
        while (until is None or until not in seen) and is_readable(terminal):
            seen += os.read(terminal, 4096)
    return seen


def is_readable(terminal: int) -> bool:
    return bool(select.select([terminal], [], [], PATIENCE)[0])


def test_the_start_shows_the_address_how_to_stop_and_the_folder(tmp_path: Path) -> None:
    page = ["make", "--directory", str(ROOT), ".venv/.page"]  # its sources may have changed
    subprocess.run(page, check=True, capture_output=True)
    address, folder = [line for line in played(tmp_path) if "Compiling" not in line]

    assert re.fullmatch(r"Monuments is at http://127\.0\.0\.1:\d+/? – stop with Ctrl\+C", address)
    assert folder == f"Your games are saved in {tmp_path}"
