"""What a program at the table and the table say to each other: JSON, one message a line.

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
    """For a program that rolls dice: the same game brings the same number."""


class Clock(msgspec.Struct, frozen=True):
    """How long the program may think."""

    seconds: float
    """What is left for the whole turn."""


class Turn(msgspec.Struct, frozen=True, tag="turn"):
    """The question: one play is wanted. A turn of several plays asks several times."""

    turn: int
    view: Any
    """All the seat may see."""
    forms: list[Form]
    """What can be played, and with a `refusal` what cannot."""
    clock: Clock


class Refused(msgspec.Struct, frozen=True, tag="refused"):
    """The last answer was not legal and a stand-in finished the turn. It is not answered."""

    play: str
    refusal: Refusal


class Answer(msgspec.Struct, frozen=True):
    """What a program writes, once for each `turn`. Other keys are not looked at."""

    play: Annotated[str, msgspec.Meta(max_length=MAX_PLAY)]


def written(message: Hello | Turn | Refused) -> bytes:
    """Return the message as a line."""
    return msgspec.json.encode(message) + b"\n"
