"""The file of a run: a heading, then one line for each finished deal (JSON lines).

A run that was stopped, even in the middle of a line, can be resumed from its file. Extending a run
appends another heading: nothing is ever overwritten.
"""

from collections.abc import Iterable
from functools import cached_property
from pathlib import Path
from random import Random
from typing import Annotated, Final, Self, TypeVar

import msgspec

from monuments import __version__
from monuments.arena.match import Played, Unit
from monuments.arena.schedule import Plan, seatings, units_for
from monuments.games.registry import GAMES, open_game

T = TypeVar("T")
FORMAT: Final = 1


class LedgerError(Exception):
    """The file is not a valid run; the message says where."""


class Heading(msgspec.Struct, frozen=True):
    """The first line, and one for each extension: the plan and number of games."""

    arena: int
    version: str
    games: Annotated[int, msgspec.Meta(ge=1)]
    plan: Plan


class Ledger:
    """The results of a run so far. With a path they are appended to that file."""

    def __init__(self, plan: Plan, games: int, path: Path | None = None) -> None:
        self.plan, self.games, self.path = plan, games, path
        self._units: dict[int, Unit] = {}

    @classmethod
    def create(cls, plan: Plan, games: int, path: Path | None) -> Self:
        """Begin a run. Raise OSError, FileExistsError if the file exists."""
        if path is not None:
            with path.open("xb") as file:
                file.write(_line(Heading(FORMAT, __version__, games, plan)))
        return cls(plan, games, path)

    @classmethod
    def read(cls, path: Path) -> Self:
        """Return a run so far; another process may be writing the next line.

        Raise LedgerError if the file is not a run, or OSError.
        """
        lines = _whole_lines(path.read_bytes()).splitlines()
        first = lines[0] if lines else b""
        heading = _read(first, Heading, "this is not the file of an arena run")
        if heading.arena != FORMAT:
            found = heading.arena
            raise LedgerError(f"the format of the file is {found}, only {FORMAT} can be read")
        game, players = heading.plan.game, len(heading.plan.bots)
        if game not in GAMES:
            raise LedgerError(f"there is no game {game[:60]!r}")
        if players not in open_game(game, {}).seats:
            raise LedgerError(f"{game} is not for {players} players")
        ledger = cls(heading.plan, heading.games, path)
        for number, line in enumerate(lines[1:], 2):
            ledger._take(line, number)
        return ledger

    @classmethod
    def resume(cls, path: Path) -> Self:
        """Return a run to continue: an incomplete last line is removed, and played again."""
        found, content = cls.read(path), path.read_bytes()
        whole = len(_whole_lines(content))
        if whole < len(content):
            with path.open("r+b") as file:
                file.truncate(whole)
        return found

    @property
    def units(self) -> list[Unit]:
        """The results, ordered by number."""
        return [self._units[number] for number in sorted(self._units)]

    def missing(self, units: Iterable[int]) -> list[int]:
        """Return the units that have not been played yet."""
        return [unit for unit in units if unit not in self._units]

    def add(self, unit: Unit) -> None:
        """Add a result. Raise OSError if it cannot be written."""
        self._write(unit)
        self._units[unit.unit] = unit

    def lengthen(self, games: int) -> None:
        """Extend the run, also for a later resume. Raise OSError if it cannot be written."""
        if games > self.games:
            self._write(Heading(FORMAT, __version__, games, self.plan))
            self.games = games

    def _write(self, content: msgspec.Struct) -> None:
        if self.path is not None:
            with self.path.open("ab") as file:
                file.write(_line(content))

    def _take(self, line: bytes, number: int) -> None:
        """Read a line after the first: a result, or another heading."""
        problem = f"line {number} is not the result of a deal"
        try:
            unit = _read(line, Unit, problem)
        except LedgerError:
            heading = _read(line, Heading, problem)
            if heading.plan != self.plan:
                raise LedgerError(f"line {number} begins another run") from None
            self.games = heading.games
        else:
            if not self._can_have(unit):
                raise LedgerError(f"{problem} of this run")
            self._units[unit.unit] = unit

    def _can_have(self, unit: Unit) -> bool:
        """Tell whether a result fits the plan."""
        bots = self.plan.bots
        return (
            unit.unit < units_for(self.games, bots)
            and unit.first < len(bots)
            and [game.bots for game in unit.games] == seatings(bots)
            and all(self._is_whole(game) for game in unit.games)
        )

    def _is_whole(self, game: Played) -> bool:
        """Tell whether a game has complete data for every seat."""
        seats = len(self.plan.bots)
        lists = (game.places, game.scores, game.sources, game.lost, game.faults)
        return (
            all(len(found) == seats for found in lists)
            and max(game.places) <= seats
            and all(set(source) == self._sources for source in game.sources)
        )

    @cached_property
    def _sources(self) -> set[str]:
        """The sources of points in the game, which its options do not change."""
        game = open_game(self.plan.game, {})
        seats = game.seats.start
        start = game.new(seats, game.deal(seats, Random(0)))
        return set(game.sources(start, [])[0])


def _whole_lines(content: bytes) -> bytes:
    return content[: content.rfind(b"\n") + 1]


def _read(line: bytes, kind: type[T], problem: str) -> T:
    try:
        return msgspec.json.decode(line, type=kind)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        raise LedgerError(problem) from None


def _line(content: msgspec.Struct) -> bytes:
    return msgspec.json.encode(content) + b"\n"
