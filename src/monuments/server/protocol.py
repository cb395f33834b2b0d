"""Every message between the server and its players. docs/protocol.md has an example of each.

A command is what a seat wants, a message what the server sends. Both are JSON objects whose `type`
says which one it is. The same ones travel by WebSocket and by HTTP.
"""

from typing import Annotated, Any, Final, Literal, TypeAlias

import msgspec
from msgspec import Meta

from monuments.bots.advice import Advice
from monuments.engine.refusal import Refusal
from monuments.engine.wire import Event, Form

END: Final = r"(?![\s\S])"
"""The end of a text. For Python, unlike for JSON Schema, `$` is also before a last line's end."""

Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=48)]
"""A person's name; what is left of it after cleaning has 1 to 24 characters."""
Promise: TypeAlias = Annotated[str, Meta(pattern="^[0-9a-f]{64}" + END)]
"""The hash of a table's name and its secret."""
Entropy: TypeAlias = Annotated[str, Meta(pattern="^[0-9a-f]{32}" + END)]
"""128 random bits of one's own that go into the shuffle, in hexadecimal digits."""
CommandId: TypeAlias = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{1,64}" + END)]
"""Chosen by the client. A command that is sent twice with the same id acts once."""
Seat: TypeAlias = Annotated[int, Meta(ge=0, le=15)]
PlayText: TypeAlias = Annotated[str, Meta(max_length=2000)]
Token: TypeAlias = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{1,64}" + END)]


# --- Commands ---------------------------------------------------------------------------------


class Command(msgspec.Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    """Something a seat wants. It is always answered by an `answer` with the same id."""

    id: CommandId


class Play(Command, frozen=True, tag="play"):
    """One play in notation. With `seq`, it is refused if the game went on after that number."""

    play: PlayText
    seq: Annotated[int, Meta(ge=0, le=2**31 - 1)] | None = None


class Undo(Command, frozen=True, tag="undo"):
    """Take back the last play of one's turn, unless it showed something that was hidden."""


class Resign(Command, frozen=True, tag="resign"):
    """Give up. A bot plays on, and the seat ranks last."""


class Leave(Command, frozen=True, tag="leave"):
    """Let a bot play until one returns."""

    bot: Name | None = None


class Return(Command, frozen=True, tag="return"):
    """Take one's seat back from a bot."""


class Start(Command, frozen=True, tag="start"):
    """Begin. The host's right; every seat must be taken."""


class Fill(Command, frozen=True, tag="fill"):
    """Put a bot into an empty seat before the start. The host's right."""

    seat: Seat
    bot: Name


class Say(Command, frozen=True, tag="say"):
    """Say something to the table."""

    text: Annotated[str, Meta(min_length=1, max_length=280)]


class Chat(Command, frozen=True, tag="chat"):
    """Switch the chat on or off. The host's right."""

    on: bool


class Preview(Command, frozen=True, tag="preview"):
    """Ask what a list of plays would do, from what the seat knows."""

    plays: Annotated[list[PlayText], Meta(max_length=20)]


class Hint(Command, frozen=True, tag="hint"):
    """Ask for good plays, from what the seat knows."""


class Ping(Command, frozen=True, tag="ping"):
    """Ask for nothing but the answer."""


Deed: TypeAlias = Play | Undo | Resign | Leave | Return | Start | Fill | Say | Chat | Ping
AnyCommand: TypeAlias = Deed | Preview | Hint


# --- What the server sends --------------------------------------------------------------------


class Message(msgspec.Struct, frozen=True, tag_field="type", omit_defaults=True):
    """Something the server says."""


class Happened(msgspec.Struct, frozen=True, omit_defaults=True):
    """One entry of the table's log, as the receiver may see it.

    `kind` is `seated`, `filled`, `started`, `played`, `undone`, `handed`, `returned` or `chat`.
    Of `played` the `events` tell what it did; `undone` says after which number the game goes on.
    """

    seq: int
    at: float
    """Seconds since 1970."""
    kind: str
    seat: int | None = None
    by: str | None = None
    """Of `played`: person, bot, clock, record or table. Of `handed`: left, absent or resigned."""
    bot: str | None = None
    to: int | None = None
    on: bool | None = None
    events: tuple[Event, ...] = ()


class Position(msgspec.Struct, frozen=True, omit_defaults=True):
    """Where the game stands, as the receiver may see it."""

    to_move: int
    """A seat, or -1 when the game is over."""
    view: Any = None
    """The game's own view; see the schema of each game. There are `changes` if it is missing."""
    changes: dict[str, Any] | None = None
    """What is different in the view that was sent before: fields by their name, and entries of a
    list by its name and their place, as in `seats.2`."""
    forms: tuple[Form, ...] = ()
    """What the receiver can do, and why not the rest; only for who is to move."""
    undo: bool = False
    """Whether the receiver can take the last play back."""
    deadline: float | None = None
    """When a bot plays this turn, in seconds since 1970."""
    places: tuple[int, ...] = ()
    """Each seat's place when the game is over, 1 the best; who resigned ranks last."""


class Outcome(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a list of plays would do. What nobody can know yet is null, or `?` in a list."""

    plays: int
    """How many of the plays are possible, one after the other."""
    events: tuple[Any, ...] = ()
    """What each of them would do, a list of events each."""
    view: Any = None
    """The view after the last one that is possible."""
    refusal: Refusal | None = None
    """Why the next one is not."""


class Answer(Message, frozen=True, tag="answer"):
    """The answer to a command: done and stored, or refused with nothing changed."""

    id: str
    seq: int
    """The number of the entry that the command made, or the last one."""
    refusal: Refusal | None = None
    preview: Outcome | None = None
    hints: tuple[Advice, ...] = ()


class Update(Message, frozen=True, tag="update"):
    """What happened since the last number the receiver saw, and where the game stands now."""

    seq: int
    happened: tuple[Happened, ...] = ()
    position: Position | None = None
    """None before the start."""


class Said(Message, frozen=True, tag="said"):
    """Something that was said at the table."""

    number: int
    seat: int
    text: str
    at: float


class Refused(Message, frozen=True, tag="refused"):
    """Why a request or a connection was refused. A connection is closed after it."""

    refusal: Refusal


class Pace(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How long a turn may take. What runs out of time is played by a bot."""

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
    """Open to anyone, reserved for an invitation, a person's, or a bot's."""
    bot: str | None
    """The bot that plays it now, for itself or for its owner."""
    here: bool
    """Whether its owner is connected."""
    resigned: bool
    preparing: bool = False
    """Whether the bot that plays it is still being compiled; it plays as soon as that is done."""


class TableInfo(Message, frozen=True, tag="table"):
    """A table, as everybody may see it. Sent on connecting and whenever it changes."""

    table: str
    game: str
    rules: int
    options: str
    """As in a record: only those that differ from their default."""
    phase: Literal["open", "playing", "over"]
    seats: tuple[SeatInfo, ...]
    host: int | None
    pace: Pace
    chat: bool
    hints: bool
    listed: bool
    made: float
    commitment: str | None
    """The server's promise about the deck; None for a table continued from a record."""
    rematch: str | None
    """The table where these players meet again."""


AnyMessage: TypeAlias = Answer | Update | Said | Refused | TableInfo


read_command = msgspec.json.Decoder(AnyCommand).decode
"""Return the command. Raise msgspec.ValidationError for anything that is not one."""
write = msgspec.json.Encoder().encode
