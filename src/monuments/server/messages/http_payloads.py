"""The bodies of HTTP requests and their answers. Examples are in docs/protocol.md."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from monuments.engine.wire import Characteristic, Event
from monuments.server.messages.protocol import (
    MOST_SEATS,
    AnyMessage,
    Entropy,
    Name,
    Pace,
    Promise,
    Said,
    Seat,
    Token,
)


class SeatWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The player of a seat: the maker of the table, anyone, a guest, or a bot."""

    kind: Literal["me", "open", "reserved", "bot"]
    name: Name | None = None
    """The name of `me`, or the expected name of `reserved`, which no bot then takes."""
    bot: Name | None = None
    """The bot of `bot`."""


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table to make. It starts when every seat is taken, unless `wait` is set."""

    game: Name
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=MOST_SEATS)]
    options: Annotated[str, Meta(max_length=500)] = ""
    pace: Pace = Pace()
    absence: Annotated[float, Meta(ge=0, le=1e7)] = 0
    """Seconds after which a substitute plays for an absent player whose turn it is; 0: never."""
    chat: bool | None = None
    """Whether people may write freely. None: unless the table is listed, where strangers meet."""
    hints: bool | None = None
    """None: only if one person plays."""
    listed: bool = True
    wait: bool = False
    promise: Promise | None = None
    """A commitment that the server gave; it is used up. Without it, the server makes a new one."""
    entropy: Entropy | None = None
    record: str | None = None
    """A record to continue from: its unseen cards are reshuffled, and the deck is not sealed."""
    password: Annotated[str, Meta(max_length=200)] | None = None
    """The host's password for making tables, if there is one."""


class Promising(msgspec.Struct, frozen=True):
    """The commitment to a deck, for a table that is made within a day."""

    promise: str


class Taking(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Take a seat."""

    name: Name
    entropy: Entropy | None = None


class Joining(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Exchange a one-time invitation or link to a second device for the seat."""

    invitation: Token
    name: Name | None = None
    """Required unless the seat is taken already."""
    entropy: Entropy | None = None


class Invited(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Look at the table of an invitation, which is not used up."""

    invitation: Token


class Rematching(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Play a rematch with the same players. The body is optional."""

    promise: Promise | None = None
    """The commitment that the entropy is for: a new one, or that of the rematch if it exists."""
    entropy: Entropy | None = None


class Recovering(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Get a seat back with its recovery code, which is used up and replaced."""

    table: Token
    seat: Seat
    code: Annotated[str, Meta(max_length=64)]


class Seated(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat was taken; its seat key is in the cookie of this answer."""

    table: str
    seat: int
    recovery: str | None = None
    """The code that gets the seat back on another device. It is shown only once."""


class Invitation(msgspec.Struct, frozen=True):
    """A one-time link to a seat. Its secret follows the #, which browsers do not send."""

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
    """The default value for tables on a server, if it differs; otherwise empty."""
    seats: tuple[int, ...] = ()
    """The numbers of players for which it has an effect; empty for all."""
    files: tuple[str, ...] = ()
    """Card files of the host that can be chosen instead."""
    needs: str = ""
    """The option, as `name=value`, without which this one has no effect; otherwise empty."""


class BotInfo(msgspec.Struct, frozen=True):
    """A bot that can be put into a seat."""

    name: str
    rating: float | None
    """Its rating; None if it was not measured."""
    level: int | None
    """From 1 (weak) to 5 (strong)."""
    prepared: bool = True
    """False while it is being compiled; at a table it plays after that."""


class GameInfo(msgspec.Struct, frozen=True):
    """A game that this server offers."""

    game: str
    rules: int
    seats: tuple[int, ...]
    options: tuple[OptionInfo, ...]
    bots: tuple[BotInfo, ...]
    """The bots that can be put into a seat."""
    hints: bool
    """Whether hints are available."""
    prepared: bool = True
    """False while its rules are being compiled; until then no table can be made."""


class Offer(msgspec.Struct, frozen=True):
    """The games and bots of this server."""

    games: tuple[GameInfo, ...]
    prepared: bool
    """False while a game or bot is being compiled, which happens once per machine."""
    docs: bool = False
    """Whether the documentation site is found under /docs/."""


class CardList(msgspec.Struct, frozen=True):
    """Every card of a game with its data, as in `monuments cards GAME --json`."""

    game: str
    cards: tuple[dict[str, Any], ...]
    characteristics: tuple[Characteristic, ...] = ()
    words: dict[str, dict[str, str]] = {}
    """By language: the names of codes that these cards define."""


class Replaying(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A record to replay."""

    record: str


class Replayed(msgspec.Struct, frozen=True):
    """One play of a finished game, and the position after it."""

    turn: int
    seat: int
    """The seat that made it; -1 for the table."""
    play: str
    events: tuple[Event, ...]
    view: Any
    """The view of the game with every hand open."""


class Replay(msgspec.Struct, frozen=True):
    """A part of a game's replay, with everything visible except the pile."""

    table: str | None
    game: str
    rules: int
    options: str
    names: tuple[str, ...]
    result: str
    """As in a record."""
    total: int
    """The number of plays in the game."""
    first: int
    """The number of the first play in `plays`, counted from 0."""
    view: Any
    """The position before it."""
    plays: tuple[Replayed, ...]


class SealInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """The commitment to a deck, with its secret when the game is over."""

    table: str
    version: int
    commitment: str
    entropy: tuple[str, ...]
    """The entropy of each seat, `-` for none."""
    secret: str | None = None
    seal: str | None = None
    """The whole proof, as in the record's tag."""


class OwnData(msgspec.Struct, frozen=True):
    """Everything that is stored about the person in a seat."""

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
