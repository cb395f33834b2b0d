"""Requests over HTTP and their answers. Examples are in docs/protocol.md."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from monuments.engine.wire import Characteristic, Event
from monuments.server.protocol import AnyMessage, Entropy, Name, Pace, Promise, Said, Seat, Token


class SeatWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Who shall sit somewhere: oneself, anyone, whoever has the invitation, or a bot."""

    kind: Literal["me", "open", "reserved", "bot"]
    name: Name | None = None
    """Of `me`; of `reserved` who is expected, so that no bot takes the same."""
    bot: Name | None = None
    """Of `bot`."""


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be made. It begins by itself once every seat is taken, unless `wait` is set."""

    game: Name
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=16)]
    options: Annotated[str, Meta(max_length=500)] = ""
    pace: Pace = Pace()
    absence: Annotated[float, Meta(ge=0, le=1e7)] = 0
    """Seconds after which a bot plays for who is away when it is their turn; 0: never."""
    chat: bool = True
    hints: bool | None = None
    """None: only where one person plays."""
    listed: bool = True
    wait: bool = False
    promise: Promise | None = None
    """Given by the server before; it is used up. Without one it is made together with the table."""
    entropy: Entropy | None = None
    record: str | None = None
    """A record to continue from: its unknown cards are dealt anew, and the deck is not sealed."""


class Promising(msgspec.Struct, frozen=True):
    """The promise about a deck, for a table that is to be made within a day."""

    promise: str


class Taking(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Taking a seat."""

    name: Name
    entropy: Entropy | None = None


class Joining(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Exchanging an invitation, or a link for a second device, for the seat; it is used up."""

    invitation: Token
    name: Name | None = None
    """Needed unless the seat has its owner already."""
    entropy: Entropy | None = None


class Invited(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Looking at the table that an invitation leads to; it is not used up."""

    invitation: Token


class Rematching(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Sitting down once more with the same players; the body may be left out."""

    promise: Promise | None = None
    """The one that the bits are for: a new one, or that of the table where the others are."""
    entropy: Entropy | None = None


class Recovering(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Getting a seat back with its recovery code. The code is used up, and a new one given."""

    table: Token
    seat: Seat
    code: Annotated[str, Meta(max_length=64)]


class Seated(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat was taken; its secret is in the cookie that comes with this answer."""

    table: str
    seat: int
    recovery: str | None = None
    """The code that gets the seat back on another device. It is shown only now."""


class Invitation(msgspec.Struct, frozen=True):
    """A link that gives a seat away, once. Its secret is behind the #, which browsers keep."""

    seat: int
    link: str
    invitation: str


class Made(msgspec.Struct, frozen=True, omit_defaults=True):
    """A table was made."""

    table: str
    seated: Seated | None = None
    invitations: tuple[Invitation, ...] = ()


class OptionInfo(msgspec.Struct, frozen=True):
    """An option of a game: its values, the default first."""

    name: str
    values: str
    live: str = ""
    """What a table here plays with unless told otherwise; empty for the default."""
    seats: tuple[int, ...] = ()
    """The numbers of players with whom it changes anything; none for all."""
    files: tuple[str, ...] = ()
    """Card files of the host that can be named instead."""


class BotInfo(msgspec.Struct, frozen=True):
    """A bot that can be put into a seat."""

    name: str
    rating: float | None
    """From measured games; None if there were none."""
    level: int | None
    """From 1, weak, to 5, strong."""
    prepared: bool = True
    """False while it is being compiled; at a table it plays as soon as that is done."""


class GameInfo(msgspec.Struct, frozen=True):
    """A game that can be played here."""

    game: str
    rules: int
    seats: tuple[int, ...]
    options: tuple[OptionInfo, ...]
    bots: tuple[BotInfo, ...]
    """Who can be put into a seat."""
    hints: bool
    """Whether hints can be had."""
    prepared: bool = True
    """False while its rules are being compiled; until then no table can be made."""


class Offer(msgspec.Struct, frozen=True):
    """What can be played here, and against whom."""

    games: tuple[GameInfo, ...]
    prepared: bool
    """False while any game or bot is still being compiled, once for each machine."""


class CardList(msgspec.Struct, frozen=True):
    """Every card of a game with its data, as `monuments cards GAME --json` gives it."""

    game: str
    cards: tuple[dict[str, Any], ...]
    characteristics: tuple[Characteristic, ...] = ()
    words: dict[str, dict[str, str]] = {}
    """By language: the names of codes that these cards bring with them."""


class Replaying(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A record to look at."""

    record: str


class Replayed(msgspec.Struct, frozen=True):
    """One play of a finished game, and the position after it."""

    turn: int
    seat: int
    """Who made it; -1 for the table."""
    play: str
    events: tuple[Event, ...]
    view: Any
    """The game's own view with every hand open."""


class Replay(msgspec.Struct, frozen=True):
    """A game told again, a part of it at a time, with nothing hidden but the pile."""

    table: str | None
    game: str
    rules: int
    options: str
    names: tuple[str, ...]
    result: str
    """As in a record."""
    total: int
    """How many plays there are."""
    first: int
    """The number of the first one here, counted from 0."""
    view: Any
    """The position before it."""
    plays: tuple[Replayed, ...]


class SealInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """The promise about a deck; its secret is there when the game is over."""

    table: str
    version: int
    commitment: str
    entropy: tuple[str, ...]
    """What each seat gave, `-` for nothing."""
    secret: str | None = None
    seal: str | None = None
    """The whole proof, as in the record's tag."""


class OwnData(msgspec.Struct, frozen=True):
    """All that is kept about the person in a seat."""

    table: str
    seat: int
    name: str | None
    taken: float | None
    entropy: str | None
    devices: int
    said: tuple[Said, ...]


class Messages(msgspec.Struct, frozen=True):
    """The messages of a long poll, in order."""

    messages: tuple[AnyMessage, ...]
