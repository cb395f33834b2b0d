"""A small process that kills the programs of this process if this process dies.

Programs run in their own sessions, so that Ctrl-C does not reach them. One that hangs would then
outlive a process that was interrupted or killed. The guard reads from a pipe which programs run,
and when the pipe closes it kills those that are left.
"""

import atexit
import contextlib
import os
import subprocess
import sys
import threading
from functools import cache
from typing import Final

CAN_END_GROUPS: Final = hasattr(os, "killpg")
_LOCK: Final = threading.RLock()  # one guard, even if several threads start programs first

_SCRIPT: Final = """
import os, signal, sys
groups = set()
for line in sys.stdin:
    sign, group = line[0], int(line[1:])
    groups.add(group) if sign == "+" else groups.discard(group)
for group in groups:
    try:
        os.killpg(group, signal.SIGKILL)
    except OSError:
        pass
"""


def prepare() -> None:
    """Start the guard before any program, so that no program can be left without it."""
    _tell("")


def watch(group: int) -> None:
    """Kill this process group if this process dies before `forget`."""
    _tell(f"+{group}\n")


def forget(group: int) -> None:
    _tell(f"-{group}\n")


def _tell(line: str) -> None:
    """Write the line in one call: any thread may close a program at any time."""
    if CAN_END_GROUPS:
        with contextlib.suppress(OSError):  # the guard was killed; games go on without it
            with _LOCK:
                pipe = _pipe(os.getpid())
            os.write(pipe, line.encode())


@cache
def _pipe(_: int) -> int:
    """Return the pipe to this process's guard, started when first needed."""
    guard = subprocess.Popen(
        [sys.executable, "-I", "-S", "-c", _SCRIPT],
        stdin=subprocess.PIPE,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )
    atexit.register(guard.communicate)
    assert guard.stdin
    return guard.stdin.fileno()
