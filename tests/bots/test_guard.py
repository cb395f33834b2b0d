"""No program outlives its game or the process that asked it."""

import os
import shlex
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from monuments.bots import guard
from monuments.bots.exchange import GRACE
from monuments.bots.program import Limits
from tests.bots.programs import FIRST_BOT, HANGING, SHOUTING, played, written


def is_alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def outlives(pid: int) -> bool:
    """Tell whether a process is still alive some time after it should have been ended."""
    until = time.monotonic() + 20 * GRACE
    while is_alive(pid) and time.monotonic() < until:
        time.sleep(0.01)
    return is_alive(pid)


needs_groups = pytest.mark.skipif(not guard.CAN_END_GROUPS, reason="there are no process groups")


@pytest.mark.slow
@pytest.mark.parametrize("source", [HANGING, FIRST_BOT.read_text("utf-8"), SHOUTING])
def test_no_program_outlives_its_game(source: str, tmp_path: Path) -> None:
    note = tmp_path / "pid"
    start = f"import os, pathlib\npathlib.Path({str(note)!r}).write_text(str(os.getpid()))\n"
    bot, _ = played(written(tmp_path, start + source), Limits(turn=0.5, start=1.0, starts=1))
    pid = int(note.read_text())
    del bot

    assert not outlives(pid)


LEAVING_A_CHILD = """
import pathlib, subprocess, sys
child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(60)"])
pathlib.Path("NOTE").write_text(str(child.pid))
"""


@needs_groups
def test_children_of_a_program_end_with_its_game(tmp_path: Path) -> None:
    note = tmp_path / "pid"
    source = LEAVING_A_CHILD.replace("NOTE", str(note)) + FIRST_BOT.read_text("utf-8")
    bot, _ = played(written(tmp_path, source), Limits())
    assert bot.faults == []
    del bot

    assert not outlives(int(note.read_text()))


WAITING = """
import signal, sys
from monuments.bots.exchange import Exchange
signal.signal(signal.SIGINT, signal.SIG_DFL)  # as a worker of an arena does
Exchange(sys.argv[1:]).ask(b"hello\\n", 60)
"""


@needs_groups
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGKILL])
def test_a_hanging_program_ends_with_our_process(number: int, tmp_path: Path) -> None:
    note = tmp_path / "pid"
    source = f"import os, pathlib\npathlib.Path({str(note)!r}).write_text(str(os.getpid()))\n"
    program = shlex.split(written(tmp_path, source + HANGING))
    asker = subprocess.Popen([sys.executable, "-c", WAITING, *program], stderr=subprocess.DEVNULL)
    while not note.exists() or not note.read_text():
        time.sleep(0.01)
    asker.send_signal(number)
    asker.wait(60)

    assert not outlives(int(note.read_text()))
