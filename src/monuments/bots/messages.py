"""The messages between a program and the table: JSON, one message a line.

docs/your-own-bot.md explains every message with an example.
"""

from typing import Annotated, Any, Final

import msgspec

from monuments.engine.refusal import Refusal
from monuments.engine.wire import Form

PROTOCOL: Final = 1
"""Goes up when a program written for an older one could no longer play."""

MAX_PLAY: Final = 1_000


class Hello(msgspec.Struct, frozen=True, tag="hello"):
    """The first line a program reads. It is not answered."""

    protocol: int
    game: str
    rules: int
    """The version of the rules."""
    options: dict[str, str]
    """Every option of the table, defaults too."""
    players: int
    seat: int
    """The program's own seat, counted from 0."""
    seed: int
    """For a program with random choices: the same game has the same number."""


class Clock(msgspec.Struct, frozen=True):
    """The time the program may think."""

    seconds: float
    """The time left for the whole turn."""


class Turn(msgspec.Struct, frozen=True, tag="turn"):
    """Ask for one play. A turn of several plays asks several times."""

    turn: int
    view: Any
    """Everything the seat may see."""
    forms: list[Form]
    """The plays of the game; those with a `refusal` are not possible now."""
    clock: Clock


class Refused(msgspec.Struct, frozen=True, tag="refused"):
    """The last answer was not legal, and a substitute finished the turn.

    It is not answered.
    """

    play: str
    refusal: Refusal


class Answer(msgspec.Struct, frozen=True):
    """The answer of a program, once for each `turn`. Other keys are ignored."""

    play: Annotated[str, msgspec.Meta(max_length=MAX_PLAY)]


def written(message: Hello | Turn | Refused) -> bytes:
    """Return the message as a line."""
    return msgspec.json.encode(message) + b"\n"
