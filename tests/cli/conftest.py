"""Fixtures of the command line's tests."""

from tests.cli.arena_runs import arena, report
from tests.cli.running import run
from tests.cli.samples import sample
from tests.terminal.prompts import typing

__all__ = ["arena", "report", "run", "sample", "typing"]
