"""Running a command in this process, as the shell would."""

import json
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest

from monuments.cli.main import cli


@dataclass(frozen=True, slots=True)
class Result:
    """The output of a command and its exit status."""

    status: int
    out: str
    err: str

    def objects(self) -> list[Any]:
        """Return the JSON objects printed, one a line."""
        return [json.loads(line) for line in self.out.splitlines()]


Run = Callable[..., Result]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    monkeypatch.setenv("MONUMENTS_LANGUAGE", "en")

    def call(*args: object) -> Result:
        with pytest.raises(SystemExit) as stop:
            cli.main([str(arg) for arg in args])
        captured = capsys.readouterr()
        return Result(int(stop.value.code or 0), captured.out, captured.err)

    return call
