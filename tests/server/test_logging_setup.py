"""A server outlives the reader of its log, and a disk too full to write it."""

import json
import re
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from http.client import HTTPConnection
from pathlib import Path
from typing import IO

import pytest

from tests.server.running import FAST, PATIENCE

pytestmark = pytest.mark.slow

COMMAND = [sys.executable, "-m", "monuments", "serve"]


@contextmanager
def serving(data: Path, log: int | IO[str], port: int = 0) -> Iterator["subprocess.Popen[str]"]:
    settings = {"HOME": str(data.parent), "MONUMENTS_JIT": "0", **FAST}
    words = [*COMMAND, "--port", str(port), "--data", str(data)]
    process = subprocess.Popen(words, env=settings, stderr=log, text=True)
    try:
        yield process
    finally:
        process.kill()
        process.wait()


def stop(process: "subprocess.Popen[str]") -> int:
    process.terminate()
    return process.wait(60)


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as free:
        return int(free.getsockname()[1])


def wait_until_served(process: "subprocess.Popen[str]", port: int) -> None:
    """Wait until a server answers whose log nobody can read."""
    until = time.monotonic() + PATIENCE
    while True:
        assert process.poll() is None, "the server ended"
        assert time.monotonic() < until, "the server does not answer"
        with suppress(OSError):
            assert statuses(port) == {200, 404}
            return
        time.sleep(0.05)


def statuses(port: int) -> set[int]:
    """Ask for an unknown table, which is logged, and for the server's health."""
    found = set()
    for path in ("/api/tables/" + "x" * 22, "/healthz") * 10:
        with closing(HTTPConnection("127.0.0.1", port, timeout=30)) as connection:
            connection.request("GET", path)
            found.add(connection.getresponse().status)
    return found


def test_the_reader_of_the_log_may_exit(tmp_path: Path) -> None:
    with serving(tmp_path / "data", subprocess.PIPE) as process:
        assert process.stderr
        told = next(line for line in process.stderr if "served at" in line)
        process.stderr.close()

        assert statuses(int(re.findall(r"\d+", told)[-1])) == {200, 404}
        assert stop(process) == 0


def test_a_log_without_a_reader_does_not_stop_the_start(tmp_path: Path) -> None:
    port = free_port()
    with serving(tmp_path / "data", subprocess.PIPE, port) as process:
        assert process.stderr
        process.stderr.close()
        wait_until_served(process, port)

        assert stop(process) == 0


def test_a_full_disk_loses_only_the_log(tmp_path: Path) -> None:
    port = free_port()
    with Path("/dev/full").open("w") as full, serving(tmp_path / "data", full, port) as process:
        wait_until_served(process, port)

        assert stop(process) == 0


def test_logs_of_libraries_are_json_too() -> None:
    program = """
import logging
from monuments.server.logging_setup import set_up
set_up("info")
logging.getLogger("uvicorn.error").warning("a library warns")
"""
    command = [sys.executable, "-c", program]
    done = subprocess.run(command, stderr=subprocess.PIPE, text=True, timeout=PATIENCE)

    found = json.loads(done.stderr)
    assert (found["event"], found["level"]) == ("a library warns", "warning")
    assert found["timestamp"]
