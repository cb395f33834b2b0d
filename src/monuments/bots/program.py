"""A bot that is a separate program, which reads and writes JSON lines.

docs/your-own-bot.md explains how to write one. A program that hangs, crashes, floods or breaks a
rule loses its turn to a substitute, and the table goes on.
"""

import shlex
import shutil
import time
from collections.abc import Callable
from dataclasses import dataclass
from hashlib import sha256
from typing import Final

import msgspec

from monuments.bots.exchange import Exchange, FaultError, Kind
from monuments.bots.messages import PROTOCOL, Answer, Clock, Hello, Refused, Turn, written
from monuments.bots.random import RandomBot
from monuments.engine.game import Game, State
from monuments.engine.knowledge import Knowledge, Player
from monuments.engine.refusal import RefusalError, unreadable

SUBSTITUTE: Final[Callable[[Game, int, int], Player]] = RandomBot
"""Finishes a turn that a program has lost."""

NO_TURN: Final = -1
UNREADABLE: Final = (msgspec.MsgspecError, UnicodeDecodeError, RecursionError)
"""Raised by a line that is not an answer: bad JSON, bad UTF-8, brackets too deep."""


@dataclass(frozen=True, slots=True)
class Limits:
    """The limits of a program."""

    turn: float = 10.0
    """Seconds for a whole turn."""
    start: float = 10.0
    """Seconds more for the first answer after a start."""
    starts: int = 3
    """Starts in one game; after that the substitute plays on."""


class Fault(msgspec.Struct, frozen=True):
    """A turn lost to the substitute, and the reason."""

    kind: Kind
    turn: int
    detail: str


class ProgramBot:
    """Asks a program for whole plays and takes their steps one by one."""

    def __init__(
        self, game: Game, seat: int, seed: int, command: str, limits: Limits | None = None
    ) -> None:
        """Raise RefusalError if there is no such program.

        It starts with the first question.
        """
        self.faults: list[Fault] = []
        self.lost = 0
        """Turns played by the substitute, including those for which the program was not asked."""
        self._game, self._seat, self._command = game, seat, _words(command)
        self._seed = int.from_bytes(sha256(f"{seat} {seed}".encode()).digest()[:6], "big")
        self._limits = limits or Limits()
        self._substitute = SUBSTITUTE(game, seat, seed)
        self._exchange: Exchange | None = None
        self._starts = 0
        self._notices = b""  # lines to send before the next question
        self._steps: list[int] = []  # the rest of the play already begun
        self._turn, self._lost, self._left = NO_TURN, NO_TURN, 0.0

    def choose(self, knowledge: Knowledge, deadline: float | None) -> int:
        world = knowledge.sample()
        if not self._game.is_midway(world):
            self._steps = self._play(world, deadline)
        if self._steps:
            return self._steps.pop(0)
        return self._substitute.choose(knowledge, deadline)

    def _play(self, world: State, deadline: float | None) -> list[int]:
        """Return the steps of the program's play; none if the turn is lost."""
        turn = self._game.turn(world)
        if turn != self._turn:
            self._turn, self._left = turn, self._limits.turn
        if turn == self._lost:
            return []
        if self._exchange is None and self._starts >= self._limits.starts:
            self._lose(turn)
            return []
        try:
            return self._read(world, self._ask(world, deadline))
        except FaultError as fault:
            self._lose(turn)
            self.faults.append(Fault(fault.kind, turn, printable(fault.detail)))
            if fault.kind != "illegal" and self._exchange is not None:
                self._exchange.close()
                self._exchange = None
            return []

    def _lose(self, turn: int) -> None:
        self._lost = turn
        self.lost += 1

    def _ask(self, world: State, deadline: float | None) -> str:
        """Return the program's answer. Raise FaultError if there is none."""
        began = time.monotonic()
        allowed = self._left if deadline is None else min(self._left, deadline - began)
        exchange, extra = self._running(world)
        question = Turn(
            turn=self._turn,
            view=self._game.view(world, self._seat),
            forms=self._game.forms(world),
            clock=Clock(round(max(allowed, 0.0), 3)),
        )
        lines, self._notices = self._notices + written(question), b""
        answer = exchange.ask(lines, allowed + extra)
        self._left -= max(time.monotonic() - began - extra, 0.0)
        try:
            return msgspec.json.decode(answer, type=Answer).play
        except UNREADABLE as error:
            shown = answer[:60].decode(errors="replace").strip()
            raise FaultError("garbage", f"{error}: {shown}") from None

    def _running(self, world: State) -> tuple[Exchange, float]:
        """Return the program, started if necessary, and its extra seconds for starting."""
        if self._exchange is not None:
            return self._exchange, 0.0
        self._starts += 1
        self._exchange = Exchange(self._command)
        game = self._game
        hello = Hello(
            protocol=PROTOCOL,
            game=game.name,
            rules=game.rules_version,
            options=dict(game.options),
            players=len(game.scores(world)),
            seat=self._seat,
            seed=self._seed,
        )
        self._notices = written(hello)
        return self._exchange, self._limits.start

    def _read(self, world: State, play: str) -> list[int]:
        """Return the steps of a play.

        If it is refused, note the reason and raise FaultError.
        """
        try:
            if play in self._game.table_plays:
                raise unreadable("verb-unknown", verb=play)
            return self._game.read_play(world, play)
        except RefusalError as error:
            self._notices = written(Refused(play, error.refusal))
            raise FaultError("illegal", f"{play[:60]}: {error}") from None


def faults_of(player: Player) -> list[Fault]:
    """Return the faults of a program; other players have none."""
    return player.faults if isinstance(player, ProgramBot) else []


def turns_lost(player: Player) -> int:
    """Return the turns that a program lost to its substitute; other players lose none."""
    return player.lost if isinstance(player, ProgramBot) else 0


def printable(text: str) -> str:
    """Return a program's output as one line without control characters."""
    return "".join(c if c.isprintable() else "\ufffd" for c in " ".join(text.split()))


def _words(command: str) -> list[str]:
    """Return the program and its arguments.

    Raise RefusalError if there is no such program.
    """
    try:
        words = shlex.split(command)
    except ValueError:
        words = []
    program = shutil.which(words[0]) if words else None
    if program is None:
        raise unreadable("program-missing", program=command[:60])
    return [program, *words[1:]]
