"""Runs of `monuments arena` in this process."""

from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from tests.cli.running import Run

BOTS = ("antiquity", "--bots", "random,random,random")
Report = Callable[..., Any]
SCRIPT = "import sys\nfor line in sys.stdin: print('garbage', flush=True)\n"


@pytest.fixture
def arena(run: Run) -> Run:
    return partial(run, "arena")


@pytest.fixture
def report(arena: Run) -> Report:
    """Return the JSON of a run that goes well."""

    def call(*args: object) -> Any:
        result = arena(*args, "--json")
        assert result.status == 0, result.err
        return result.objects()[0]

    return call
