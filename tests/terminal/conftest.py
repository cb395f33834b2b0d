"""Fixtures of the text game's tests."""

from tests.cli.running import run
from tests.terminal.prompts import typing

__all__ = ["run", "typing"]
