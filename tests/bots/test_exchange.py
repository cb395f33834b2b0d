"""A conversation with a program: one line for a question, and faults in words."""

import os
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from monuments.bots.exchange import MAX_LINE, Exchange, FaultError
from tests.bots.programs import HANGING, SHOUTING

PATIENCE = 60.0
ECHO = "import sys\nfor line in sys.stdin: print('heard', line, end='', flush=True)"


@pytest.fixture
def talk(tmp_path: Path) -> Iterator["Talk"]:
    found = Talk(tmp_path / "program.py")
    yield found
    for each in found.opened:
        each.close()


class Talk:
    """Starts programs, and ends them after the test."""

    def __init__(self, path: Path) -> None:
        self.path, self.opened = path, list[Exchange]()

    def to(self, source: str) -> Exchange:
        self.path.write_text(source, "utf-8")
        self.opened.append(Exchange([sys.executable, str(self.path)]))
        return self.opened[-1]

    def fault(self, source: str, seconds: float = PATIENCE) -> FaultError:
        with pytest.raises(FaultError) as caught:
            self.to(source).ask(b"hello\n", seconds)
        return caught.value


def test_each_question_has_its_answer(talk: Talk) -> None:
    exchange = talk.to(ECHO)

    assert exchange.ask(b"one\n", PATIENCE) == b"heard one\n"
    assert exchange.ask(b"two\n", PATIENCE) == b"heard two\n"


def test_of_several_lines_the_rest_waits(talk: Talk) -> None:
    exchange = talk.to("print('first\\nsecond', flush=True); import sys; sys.stdin.read()")

    assert exchange.ask(b"hello\n", PATIENCE) == b"first\n"
    assert exchange.ask(b"hello\n", PATIENCE) == b"second\n"


def test_an_answer_may_take_no_time_at_all(talk: Talk) -> None:
    fault = talk.fault(HANGING, seconds=-1.0)

    assert (fault.kind, fault.detail) == ("hang", "no answer within -1.0 s")


def test_a_long_line_is_a_flood(talk: Talk) -> None:
    fault = talk.fault(SHOUTING)

    assert (fault.kind, fault.detail) == ("flood", f"a line of more than {MAX_LINE} bytes")


@pytest.mark.parametrize(
    ("source", "detail"),
    [
        ("import sys; sys.exit(3)", "ended with status 3"),
        ("import sys; print('x' * 900, 'the end', file=sys.stderr)", "the end"),
        ("print('half a line', end='')", "ended with status 0"),
        ("import os, time; os.close(1); os.close(2); time.sleep(60)", "closed its output"),
    ],
    ids=["status", "stderr", "half-a-line", "closed"],
)
def test_a_crash_has_its_last_words(talk: Talk, source: str, detail: str) -> None:
    fault = talk.fault(source)

    assert fault.kind == "crash"
    assert fault.detail.endswith(detail)
    assert len(fault.detail) < 400


def test_a_program_that_cannot_be_started_is_a_crash() -> None:
    with pytest.raises(FaultError) as caught:
        Exchange(["/nowhere/program"])

    assert (caught.value.kind, caught.value.detail) == ("crash", "No such file or directory")


def test_a_closed_exchange_leaves_no_program(talk: Talk) -> None:
    exchange = talk.to(f"print('ready', flush=True)\n{HANGING}")
    exchange.ask(b"", PATIENCE)
    process = exchange._process
    started = time.monotonic()
    exchange.close()

    assert process.returncode is not None
    assert time.monotonic() - started < PATIENCE
    with pytest.raises(ProcessLookupError):
        os.kill(process.pid, 0)
