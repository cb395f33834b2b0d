"""A running program that answers lines, and can neither block nor flood us."""

import contextlib
import os
import queue
import signal
import subprocess
import threading
import weakref
from collections import deque
from collections.abc import Callable
from typing import IO, Final, Literal, TypeAlias

from monuments.bots import guard

Kind: TypeAlias = Literal["hang", "crash", "flood", "garbage", "illegal"]
"""The fault of an answer: none in time, none at all, too long, unreadable, illegal."""

MAX_LINE: Final = 1 << 16
GRACE: Final = 0.5  # seconds a program has to end by itself once its input is closed
_CHUNK: Final = 4096
_Lines: TypeAlias = "queue.SimpleQueue[bytes | None]"


class FaultError(Exception):
    """The program did not answer as it should."""

    def __init__(self, kind: Kind, detail: str) -> None:
        super().__init__(f"{kind}: {detail}")
        self.kind, self.detail = kind, detail


class Exchange:
    """A program that was started, until it is closed or garbage-collected.

    A separate thread writes and reads, because either may block. Only one line is read for each
    question, so any further output waits in the program's own pipe.
    """

    def __init__(self, command: list[str]) -> None:
        """Raise FaultError if the program cannot be started."""
        guard.prepare()
        try:
            process = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                start_new_session=True,
            )
        except OSError as error:
            raise FaultError("crash", error.strerror or str(error)) from None
        self._asked: _Lines = queue.SimpleQueue()
        self._answers: _Lines = queue.SimpleQueue()
        self._said: deque[bytes] = deque(maxlen=2)
        self._process = process
        guard.watch(process.pid)
        _start(_trade, process, self._asked, self._answers)
        self._listener = _start(_listen, process, self._said)
        self.close = weakref.finalize(self, _end, process, self._asked)

    def ask(self, lines: bytes, seconds: float) -> bytes:
        """Write `lines` and return the line that answers them.

        Raise FaultError if none does.
        """
        self._asked.put(lines)
        try:
            answer = self._answers.get(timeout=max(seconds, 0))
        except queue.Empty:
            raise FaultError("hang", f"no answer within {seconds:.1f} s") from None
        if answer is None or not answer.endswith(b"\n"):
            if answer and len(answer) > MAX_LINE:
                raise FaultError("flood", f"a line of more than {MAX_LINE} bytes")
            raise FaultError("crash", self._last_words())
        return answer

    def _last_words(self) -> str:
        """Return the exit status of the program and the end of its stderr."""
        try:
            status = f"ended with status {self._process.wait(GRACE)}"
        except subprocess.TimeoutExpired:
            status = "closed its output"
        self._listener.join(GRACE)
        said = b"".join(self._said).decode(errors="replace").strip()
        return f"{status}: {said[-300:]}" if said else status


def _start(work: Callable[..., None], *arguments: object) -> threading.Thread:
    thread = threading.Thread(target=work, args=arguments, daemon=True)
    thread.start()
    return thread


def _trade(process: "subprocess.Popen[bytes]", asked: _Lines, answers: _Lines) -> None:
    """Write each question and read its answer, until there are no more questions."""
    assert process.stdin
    assert process.stdout
    with contextlib.suppress(OSError), process.stdout, process.stdin:
        while (lines := asked.get()) is not None:
            answers.put(_answer(process.stdin, process.stdout, lines))


def _answer(stdin: IO[bytes], stdout: IO[bytes], lines: bytes) -> bytes | None:
    try:
        stdin.write(lines)
        stdin.flush()
    except OSError:  # it may have answered and exited before it read
        pass
    try:
        return stdout.readline(MAX_LINE + 1)
    except OSError:
        return None


def _listen(process: "subprocess.Popen[bytes]", said: deque[bytes]) -> None:
    """Keep only the end of the program's stderr."""
    assert process.stderr
    with process.stderr:
        while chunk := os.read(process.stderr.fileno(), _CHUNK):
            said.append(chunk)


def _end(process: "subprocess.Popen[bytes]", asked: _Lines) -> None:
    asked.put(None)
    with contextlib.suppress(subprocess.TimeoutExpired):
        process.wait(GRACE)
    # Its children may still run when the program itself has ended.
    if guard.CAN_END_GROUPS:
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(process.pid, signal.SIGKILL)
    process.kill()
    process.wait()
    guard.forget(process.pid)
