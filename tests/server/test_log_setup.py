"""A server outlives the reader of its log, and a disk that is too full to write it."""

import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from http.client import HTTPConnection
from pathlib import Path
from typing import IO

import pytest

from tests.server.running import FAST

pytestmark = pytest.mark.slow

COMMAND = [sys.executable, "-m", "monuments", "serve", "--port", "0", "--data"]
STARTED = 6
"""Seconds after which a server that could not write its first line would have ended."""


@contextmanager
def serving(data: Path, log: int | IO[str]) -> Iterator["subprocess.Popen[str]"]:
    settings = {"HOME": str(data.parent), "MONUMENTS_JIT": "0", **FAST}
    process = subprocess.Popen([*COMMAND, str(data)], env=settings, stderr=log, text=True)
    try:
        yield process
    finally:
        process.kill()
        process.wait()


def stop(process: "subprocess.Popen[str]") -> int:
    process.terminate()
    return process.wait(60)


def statuses(port: int) -> set[int]:
    """Ask for a table that does not exist, which leaves a line in the log, and for the health."""
    found = set()
    for path in ("/api/tables/" + "x" * 22, "/healthz") * 10:
        with closing(HTTPConnection("127.0.0.1", port, timeout=30)) as connection:
            connection.request("GET", path)
            found.add(connection.getresponse().status)
    return found


def test_the_reader_of_the_log_may_go(tmp_path: Path) -> None:
    with serving(tmp_path / "data", subprocess.PIPE) as process:
        assert process.stderr
        told = next(line for line in process.stderr if "served at" in line)
        process.stderr.close()

        assert statuses(int(re.findall(r"\d+", told)[-1])) == {200, 404}
        assert stop(process) == 0


def test_nobody_need_read_the_log_from_the_start(tmp_path: Path) -> None:
    with serving(tmp_path / "data", subprocess.PIPE) as process:
        assert process.stderr
        process.stderr.close()

        with pytest.raises(subprocess.TimeoutExpired):
            process.wait(STARTED)
        assert stop(process) == 0


def test_a_full_disk_costs_the_log_only(tmp_path: Path) -> None:
    with Path("/dev/full").open("w") as full, serving(tmp_path / "data", full) as process:
        with pytest.raises(subprocess.TimeoutExpired):
            process.wait(STARTED)
        assert stop(process) == 0
