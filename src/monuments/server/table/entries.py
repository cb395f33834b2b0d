"""The entries of a table's log, and how a row stores them."""

from collections.abc import Mapping
from typing import Any, Final, Literal, TypeAlias

import msgspec

from monuments.server.messages.protocol import write


class Entry(msgspec.Struct, frozen=True, tag_field="kind", omit_defaults=True):
    """Something that happened at a table. It never names a person."""

    @property
    def kind(self) -> str:
        return str(self.__struct_config__.tag)


class Seated(Entry, frozen=True, tag="seated"):
    """A person took a seat."""

    seat: int


class Filled(Entry, frozen=True, tag="filled"):
    """A bot got a seat of its own."""

    seat: int
    bot: str


class Started(Entry, frozen=True, tag="started"):
    """The deal. It is never sent to anybody before the game is over."""

    deck: tuple[str, ...]
    first: int


class Played(Entry, frozen=True, tag="played"):
    """One play in notation."""

    play: str
    by: Literal["person", "bot", "clock", "record", "table"] = "person"


class Undone(Entry, frozen=True, tag="undone"):
    """The game continues after entry `to`; later plays are undone."""

    to: int


class Handed(Entry, frozen=True, tag="handed"):
    """A substitute plays for the owner of a seat."""

    seat: int
    bot: str
    by: Literal["left", "absent", "resigned"]


class Returned(Entry, frozen=True, tag="returned"):
    """The owner took the seat back from the substitute."""

    seat: int


class ChatSet(Entry, frozen=True, tag="chat"):
    """The chat was switched on or off."""

    on: bool


AnyEntry: TypeAlias = Seated | Filled | Started | Played | Undone | Handed | Returned | ChatSet

_read_entry = msgspec.json.Decoder(AnyEntry).decode

TRIES: Final = 40
"""Attempts while other processes keep writing first: their bots may play quickly."""


class StaleError(Exception):
    """Another process wrote to the table first; its entries have been read."""


class LogEntry(msgspec.Struct, frozen=True):
    """One row of a table's log."""

    seq: int
    at: float
    seat: int | None
    """The seat that acted, if any."""
    entry: AnyEntry
    command: str | None = None
    """The id of the command that asked for it; only the first entry of a command has it."""

    @classmethod
    def read(cls, row: Mapping[str, Any]) -> "LogEntry":
        """Return a row of the database as an entry."""
        return cls(row["seq"], row["at"], row["seat"], _read_entry(row["entry"]), row["command"])

    def row(self, table: str) -> dict[str, Any]:
        """Return the row of the database that stores this entry."""
        return {
            "table": table,
            "seq": self.seq,
            "at": self.at,
            "seat": self.seat,
            "entry": write(self.entry).decode(),
            "command": self.command,
        }
