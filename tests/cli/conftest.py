"""Fixtures of the command line's tests."""

from tests.cli.running import run

__all__ = ["run"]
