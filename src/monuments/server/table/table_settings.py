"""The settings of a table and the people in its seats: its rows beside the log."""

from collections.abc import Mapping
from typing import Any

import msgspec

from monuments.engine.game import Game
from monuments.engine.options import check_needs, read_options
from monuments.engine.record import OpenGame
from monuments.engine.refusal import refuse
from monuments.server.card_library import file_option
from monuments.server.messages.protocol import Pace


class TableSettings(msgspec.Struct, frozen=True):
    """The settings that were chosen when the table was made; stored as JSON."""

    game: str
    options: str
    seats: int
    host: int | None
    pace: Pace
    absence: float
    chat: bool
    hints: bool | None
    listed: bool
    wait: bool
    commitment: str | None
    record: str | None = None
    """The record that the table continues, its unseen cards reshuffled."""
    cards: str = ""
    """The hash of the cards; empty for the standard cards."""

    def open(self, open_game: OpenGame) -> Game:
        """Return the game. Raise RefusalError if its card file is missing or has changed."""
        game = open_game(self.game, read_options(self.options))
        if game.cards_hash != self.cards:
            raise refuse("table", "no-files", option=file_option(game))
        return game


class Sitting(msgspec.Struct, frozen=True):
    """A seat as stored: its kind, and the name and entropy of its player."""

    kind: str
    name: str | None
    entropy: str | None

    @classmethod
    def read(cls, row: Mapping[str, Any]) -> "Sitting":
        return cls(row["kind"], row["name"], row["entropy"])


def live_options(game: str, text: str, open_game: OpenGame) -> str:
    """Return a new table's options, those for live games like a clock added.

    Raise RefusalError for an option that has no effect at this table.
    """
    options = read_options(text)
    opened = open_game(game, options)
    check_needs(opened.known_options, opened.options)
    for option in opened.known_options:
        if option.live:
            options.setdefault(option.name, option.live)
    return " ".join(f"{name}={value}" for name, value in options.items())
