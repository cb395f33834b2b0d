"""Servers that are ready at once: each is forked from a process with the code.

Loading takes two seconds of processor time, a fork hardly any. Run as a program, this module is
that process: it reads a request a line and writes an answer a line.
"""

import atexit
import gc
import json
import os
import signal
import subprocess
import sys
import threading
import time
from functools import cache
from pathlib import Path
from typing import Any, NoReturn

LOCK = threading.Lock()


class Forked:
    """A `monuments` command in a forked process, used like `subprocess.Popen`."""

    def __init__(self, words: list[str], environment: dict[str, str], log: Path) -> None:
        self.pid = int(asked(words=words, environment=environment, log=str(log)))
        self.returncode: int | None = None

    def poll(self) -> int | None:
        if self.returncode is None:
            self.returncode = asked(pid=self.pid)
        return self.returncode

    def wait(self, timeout: float | None = None) -> int:
        until = None if timeout is None else time.monotonic() + timeout
        while (status := self.poll()) is None:
            if until is not None and time.monotonic() > until:
                raise subprocess.TimeoutExpired("monuments", timeout or 0)
            time.sleep(0.005)
        return status

    def send_signal(self, number: int) -> None:
        if self.poll() is None:
            os.kill(self.pid, number)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)


def asked(**request: Any) -> Any:
    """Return the answer of the process that forks."""
    with LOCK:
        process = parent()
        assert process.stdin
        assert process.stdout
        process.stdin.write(json.dumps(request) + "\n")
        process.stdin.flush()
        return json.loads(process.stdout.readline())


@cache
def parent() -> "subprocess.Popen[str]":
    """Return the process that forks; it ends with this one."""
    process = subprocess.Popen(
        [sys.executable, __file__],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env={**os.environ, "MONUMENTS_JIT": "0"},
        text=True,
    )
    atexit.register(process.communicate)
    return process


# --- The process that forks -------------------------------------------------------------------


def main() -> None:
    import monuments.cli.main
    import monuments.cli.serve
    import monuments.server.serve  # noqa: F401

    signal.signal(signal.SIGINT, signal.SIG_IGN)
    gc.freeze()
    running = set[int]()
    while line := sys.stdin.readline():
        request = json.loads(line)
        if "pid" in request:
            answer = status_of(request["pid"], running)
        else:
            answer = forked(request)
            running.add(answer)
        print(json.dumps(answer), flush=True)
    for pid in running:
        os.kill(pid, signal.SIGKILL)


def status_of(pid: int, running: set[int]) -> int | None:
    """Return the exit status of a child, or None while it runs."""
    ended, status = os.waitpid(pid, os.WNOHANG)
    if not ended:
        return None
    running.remove(pid)
    return os.waitstatus_to_exitcode(status)


def forked(request: dict[str, Any]) -> int:
    return os.fork() or become(**request)


def become(words: list[str], environment: dict[str, str], log: str) -> NoReturn:
    """Go on as the command, as if it had just been started."""
    from monuments.cli.main import cli

    signal.signal(signal.SIGINT, signal.default_int_handler)
    nowhere = os.open(os.devnull, os.O_RDWR)
    written = os.open(log, os.O_WRONLY | os.O_APPEND)
    for source, target in ((nowhere, 0), (nowhere, 1), (written, 2)):
        os.dup2(source, target)
    os.environ.clear()
    os.environ.update(environment)
    sys.exit(cli.main(words))


if __name__ == "__main__":
    main()
