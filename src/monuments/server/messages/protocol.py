"""Every message between server and clients, with examples in docs/protocol.md.

Clients send commands, the server sends messages. Both are JSON objects whose `type` says which one
it is, and they are the same over WebSocket and HTTP.
"""

from typing import Annotated, Any, Final, Literal, TypeAlias

import msgspec
from msgspec import Meta

from monuments.bots.advice import Advice
from monuments.engine.refusal import Refusal
from monuments.engine.wire import Event, Form

END: Final = r"(?![\s\S])"
"""The end of a text. In Python, unlike in JSON Schema, `$` also matches before a final newline."""

MOST_SEATS: Final = 16
"""Seats of a table at most, whatever its game."""
Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=48)]
"""A person's name; it has 1 to 24 characters after hidden ones are removed."""
Promise: TypeAlias = Annotated[str, Meta(pattern="^[0-9a-f]{64}" + END)]
"""A commitment: the hash of a table's id and its secret."""
Entropy: TypeAlias = Annotated[str, Meta(pattern="^[0-9a-f]{32}" + END)]
"""128 random bits from a player for the shuffle, in hexadecimal digits."""
CommandId: TypeAlias = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{1,64}" + END)]
"""Chosen by the client. A command that is sent twice with the same id takes effect once."""
Seat: TypeAlias = Annotated[int, Meta(ge=0, le=MOST_SEATS - 1)]
PlayText: TypeAlias = Annotated[str, Meta(max_length=2000)]
PhraseName: TypeAlias = Literal[
    "hello", "good-luck", "thanks", "well-played", "sorry", "one-moment", "your-turn", "goodbye"
]
"""A set phrase; its words in each language are in `locales` as `phrase-…`."""
Token: TypeAlias = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{1,64}" + END)]


# --- Commands ---------------------------------------------------------------------------------


class Command(msgspec.Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    """A request of a seat. It is always answered by an `answer` with the same id."""

    id: CommandId


class Play(Command, frozen=True, tag="play"):
    """Make one play, in notation; with `seq` only if that is the last entry."""

    play: PlayText
    seq: Annotated[int, Meta(ge=0, le=2**31 - 1)] | None = None


class Undo(Command, frozen=True, tag="undo"):
    """Take back the last play of the turn, unless it revealed hidden information."""


class Resign(Command, frozen=True, tag="resign"):
    """Resign. A bot plays on, and the seat ranks last."""


class Leave(Command, frozen=True, tag="leave"):
    """Let a substitute play until the player returns."""

    bot: Name | None = None


class Return(Command, frozen=True, tag="return"):
    """Take the seat back from the substitute."""


class Start(Command, frozen=True, tag="start"):
    """Start the game. Only for the host; every seat must be taken."""


class Fill(Command, frozen=True, tag="fill"):
    """Put a bot into an empty seat before the start. Only for the host."""

    seat: Seat
    bot: Name


class Say(Command, frozen=True, tag="say"):
    """Send a chat message to the table."""

    text: Annotated[str, Meta(min_length=1, max_length=280)]


class Phrase(Command, frozen=True, tag="phrase"):
    """Send a set phrase, shown in each reader's language, even without chat."""

    phrase: PhraseName


class Report(Command, frozen=True, tag="report"):
    """Report a chat message, or without `line` a seat's name, to the host."""

    seat: Seat
    line: Annotated[int, Meta(ge=1, le=2**31 - 1)] | None = None


class Chat(Command, frozen=True, tag="chat"):
    """Switch the chat on or off. Only for the host."""

    on: bool


class Preview(Command, frozen=True, tag="preview"):
    """Ask what a list of plays would do, from what the seat knows."""

    plays: Annotated[list[PlayText], Meta(max_length=20)]


class Hint(Command, frozen=True, tag="hint"):
    """Ask for good plays, based on what the seat knows."""


class Ping(Command, frozen=True, tag="ping"):
    """Ask for an answer only, to check the connection."""


Deed: TypeAlias = (
    Play | Undo | Resign | Leave | Return | Start | Fill | Say | Phrase | Report | Chat | Ping
)
AnyCommand: TypeAlias = Deed | Preview | Hint


# --- Messages of the server -------------------------------------------------------------------


class Message(msgspec.Struct, frozen=True, tag_field="type", omit_defaults=True):
    """A message from the server."""


class Happened(msgspec.Struct, frozen=True, omit_defaults=True):
    """One entry of the table's log, with what the receiver may see.

    `kind` is `seated`, `filled`, `started`, `played`, `undone`, `handed`, `returned` or `chat`.
    For `played`, `events` describe its effects; for `undone`, `to` is the number that the game
    goes back to.
    """

    seq: int
    at: float
    """Seconds since 1970."""
    kind: str
    seat: int | None = None
    by: str | None = None
    """For `played`: person, bot, clock, record or table. For `handed`: left, absent or resigned."""
    bot: str | None = None
    to: int | None = None
    on: bool | None = None
    events: tuple[Event, ...] = ()


class Position(msgspec.Struct, frozen=True, omit_defaults=True):
    """The state of the game, with what the receiver may see."""

    to_move: int
    """A seat, or -1 when the game is over."""
    view: Any = None
    """The view of the game; see the schema of each game. If it is missing, there are `changes`."""
    changes: dict[str, Any] | None = None
    """The differences to the previous view: fields by name, and items of a list by its name and
    their index, as in `seats.2`."""
    forms: tuple[Form, ...] = ()
    """The plays open to the receiver, and why others are not; only for the seat to move."""
    undo: bool = False
    """Whether the receiver can take the last play back."""
    deadline: float | None = None
    """When a bot takes over this turn, in seconds since 1970."""
    places: tuple[int, ...] = ()
    """The rank of each seat when the game is over, from 1; seats that resigned rank last."""


class Outcome(msgspec.Struct, frozen=True, omit_defaults=True):
    """The effect of a list of plays. Unknown information is null, or `?` in a list."""

    plays: int
    """The number of plays that are possible, one after the other."""
    events: tuple[Any, ...] = ()
    """The events of each of them."""
    view: Any = None
    """The view after the last possible one."""
    refusal: Refusal | None = None
    """Why the next one is not possible."""


class Answer(Message, frozen=True, tag="answer"):
    """The answer to a command: stored, or refused with nothing changed."""

    id: str
    seq: int
    """The number of the entry that the command made, or the last one."""
    refusal: Refusal | None = None
    preview: Outcome | None = None
    hints: tuple[Advice, ...] = ()


class Update(Message, frozen=True, tag="update"):
    """The entries since the receiver's last number, and the current position."""

    seq: int
    happened: tuple[Happened, ...] = ()
    position: Position | None = None
    """None before the start."""


class Said(Message, frozen=True, tag="said"):
    """A chat message; an earlier number without text: that one was removed."""

    number: int
    seat: int
    text: str
    at: float
    phrase: PhraseName | None = None
    """The set phrase that it is; `text` is its English."""


class Refused(Message, frozen=True, tag="refused"):
    """Why a request or a connection was refused. A connection is closed after it."""

    refusal: Refusal


class Pace(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The time limit of a turn. When it runs out, a bot makes the play."""

    kind: Literal["none", "seconds", "days"] = "none"
    amount: Annotated[float, Meta(gt=0, le=100_000)] = 60.0

    @property
    def seconds(self) -> float | None:
        if self.kind == "none":
            return None
        return self.amount * 86_400 if self.kind == "days" else self.amount


class SeatInfo(msgspec.Struct, frozen=True):
    """One seat, as everybody may see it."""

    seat: int
    name: str | None
    """None while the seat is empty."""
    kind: Literal["open", "reserved", "person", "bot"]
    """Open to anyone, reserved for an invitation, or taken by a person or a bot."""
    bot: str | None
    """The bot that plays it now, for itself or as a substitute."""
    here: bool
    """Whether its owner is connected."""
    resigned: bool
    preparing: bool = False
    """Whether the bot that plays it is still being compiled; it plays after that."""


class TableInfo(Message, frozen=True, tag="table"):
    """A table, as everybody may see it. Sent on connecting and whenever it changes."""

    table: str
    game: str
    rules: int
    options: str
    """As in a record: only options that differ from their default."""
    phase: Literal["open", "playing", "over"]
    seats: tuple[SeatInfo, ...]
    host: int | None
    pace: Pace
    chat: bool
    hints: bool
    listed: bool
    made: float
    commitment: str | None
    """The server's commitment to the deck; None for a table continued from a record."""
    rematch: str | None
    """The table of these players' rematch."""
    closed: str | None = None
    """The notice with which the server's host closed the table; its game does not go on."""
    expires: float | None = None
    """When the server deletes the table, in seconds since 1970, unless its game goes on."""
    ends: float | None = None
    """When the time of the whole game is over, in seconds since 1970, if it is limited."""


AnyMessage: TypeAlias = Answer | Update | Said | Refused | TableInfo


read_command = msgspec.json.Decoder(AnyCommand).decode
"""Return the command. Raise msgspec.ValidationError for invalid input."""
write = msgspec.json.Encoder().encode
