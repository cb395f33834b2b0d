"""The file of a run: a heading, then one line for each deal as it is finished (JSON lines).

A run that was stopped, even in the middle of a line, goes on from its file.
"""

from collections.abc import Iterable
from pathlib import Path
from typing import Final, Self, TypeVar

import msgspec

from monuments import __version__
from monuments.arena.match import Unit
from monuments.arena.schedule import Plan

T = TypeVar("T")
FORMAT: Final = 1


class LedgerError(Exception):
    """The file is not what it should be; the message says where."""


class Heading(msgspec.Struct, frozen=True):
    """The first line: the plan, and how many games were asked for."""

    arena: int
    version: str
    games: int
    plan: Plan


class Ledger:
    """The results of a run so far. With a path they are kept there as they come."""

    def __init__(self, plan: Plan, games: int, path: Path | None = None) -> None:
        self.plan, self.games, self.path = plan, games, path
        self._units: dict[int, Unit] = {}

    @classmethod
    def create(cls, plan: Plan, games: int, path: Path | None) -> Self:
        """Begin a run. Raise FileExistsError rather than write over another, or another OSError."""
        if path is not None:
            with path.open("xb") as file:
                file.write(_line(Heading(FORMAT, __version__, games, plan)))
        return cls(plan, games, path)

    @classmethod
    def read(cls, path: Path) -> Self:
        """Return a run as far as it has come; somebody may be writing the next line.

        Raise LedgerError if the file is not one, or OSError.
        """
        lines = _whole_lines(path.read_bytes()).splitlines()
        heading = _heading(lines)
        found = cls(heading.plan, heading.games, path)
        for number, line in enumerate(lines[1:], 2):
            found._keep(_read(line, Unit, f"line {number} is not the result of a deal"))
        return found

    @classmethod
    def resume(cls, path: Path) -> Self:
        """Return a run to go on with: a line that was cut short goes, and is played again."""
        found, content = cls.read(path), path.read_bytes()
        whole = len(_whole_lines(content))
        if whole < len(content):
            with path.open("r+b") as file:
                file.truncate(whole)
        return found

    @property
    def units(self) -> list[Unit]:
        """The results in the order of their numbers, whatever order they came in."""
        return [self._units[number] for number in sorted(self._units)]

    def missing(self, units: Iterable[int]) -> list[int]:
        """Return those of `units` that are still to be played."""
        return [unit for unit in units if unit not in self._units]

    def add(self, unit: Unit) -> None:
        """Keep a result. Raise OSError if the disk does not take it."""
        if self.path is not None:
            with self.path.open("ab") as file:
                file.write(_line(unit))
        self._keep(unit)

    def _keep(self, unit: Unit) -> None:
        self._units[unit.unit] = unit


def _whole_lines(content: bytes) -> bytes:
    return content[: content.rfind(b"\n") + 1]


def _heading(lines: list[bytes]) -> Heading:
    problem = "this is not the file of an arena run"
    if not lines:
        raise LedgerError(problem)
    found = _read(lines[0], Heading, problem)
    if found.arena != FORMAT:
        raise LedgerError(f"the format of the file is {found.arena}, only {FORMAT} can be read")
    return found


def _read(line: bytes, kind: type[T], problem: str) -> T:
    try:
        return msgspec.json.decode(line, type=kind)
    except msgspec.DecodeError:
        raise LedgerError(problem) from None


def _line(content: msgspec.Struct) -> bytes:
    return msgspec.json.encode(content) + b"\n"
