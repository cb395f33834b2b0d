"""A small process that ends the programs of this one when this one is gone, however it went.

Programs run in sessions of their own, so that Ctrl-C is not theirs to answer. One that hangs would
then outlive a process that was interrupted or killed. The guard holds the end of a pipe: it is told
which programs run, and when the pipe closes it ends those that are left.
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
_LOCK: Final = threading.RLock()  # one guard, whichever threads start the first programs

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
    """Start the guard before a program: whoever is ended while it starts would leave that one."""
    _tell("")


def watch(group: int) -> None:
    """End this group of processes if we are gone before `forget`."""
    _tell(f"+{group}\n")


def forget(group: int) -> None:
    _tell(f"-{group}\n")


def _tell(line: str) -> None:
    """Write at once and whole: a program may be closed by any thread, in the middle of anything."""
    if CAN_END_GROUPS:
        with contextlib.suppress(OSError):  # the guard itself was ended; games go on without
            with _LOCK:
                pipe = _pipe(os.getpid())
            os.write(pipe, line.encode())


@cache
def _pipe(_: int) -> int:
    """Return the pipe to the guard of the process with this number, started when first needed."""
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
