"""A table's log: its entries, and the story they tell. The story is a cache of the log."""

from dataclasses import dataclass, field
from typing import Any, Final, Literal, TypeAlias

import msgspec

from monuments.engine.game import OVER, Deal, Game, State
from monuments.engine.play import perform
from monuments.server.protocol import Happened


class Entry(msgspec.Struct, frozen=True, tag_field="kind", omit_defaults=True):
    """One line of the log. Nothing in it names a person."""

    @property
    def kind(self) -> str:
        return str(self.__struct_config__.tag)


class Seated(Entry, frozen=True, tag="seated"):
    seat: int


class Filled(Entry, frozen=True, tag="filled"):
    seat: int
    bot: str


class Started(Entry, frozen=True, tag="started"):
    """The deal: never shown before the game is over."""

    deck: tuple[str, ...]
    first: int


class Played(Entry, frozen=True, tag="played"):
    play: str
    by: Literal["person", "bot", "clock", "record", "table"] = "person"


class Undone(Entry, frozen=True, tag="undone"):
    to: int


class Handed(Entry, frozen=True, tag="handed"):
    seat: int
    bot: str
    by: Literal["left", "absent", "resigned"]


class Returned(Entry, frozen=True, tag="returned"):
    seat: int


class ChatSet(Entry, frozen=True, tag="chat"):
    on: bool


AnyEntry: TypeAlias = Seated | Filled | Started | Played | Undone | Handed | Returned | ChatSet

read_entry = msgspec.json.Decoder(AnyEntry).decode


_MOVES: Final = (Played, Undone, Started)
"""Entries that change the position."""

TRIES: Final = 40
"""How often something is tried because another process wrote first: its bots may play quickly."""


class StaleError(Exception):
    """Another process wrote to the table first; it was read anew."""


class Line(msgspec.Struct, frozen=True):
    """An entry with its place."""

    seq: int
    at: float
    seat: int | None
    entry: AnyEntry
    command: str | None = None


def read_line(row: Any) -> Line:
    """Return a row of the database as a line."""
    entry = read_entry(row["entry"])
    return Line(row["seq"], row["at"], row["seat"], entry, row["command"])


@dataclass(slots=True)
class Chair:
    """A seat in the story: whose it is, and who plays it."""

    taken: bool = False
    bot: str | None = None
    """The bot whose seat it is."""
    stand_in: str | None = None
    """The bot that plays for the owner."""
    resigned: bool = False
    absent: bool = False

    @property
    def player(self) -> str | None:
        """Return the bot that plays now, None for the owner."""
        return self.bot or self.stand_in


@dataclass(slots=True)
class Made:
    """A play that stands: where it is in the log, and what it was."""

    seq: int
    before: State | None
    """Kept while it can be taken back."""
    steps: list[int]


@dataclass(slots=True)
class Story:
    """Everything a log says. Told line by line."""

    game: Game
    chairs: list[Chair]
    chat: bool
    seq: int = 0
    game_seq: int = 0
    """The last line that changed the position."""
    deal: Deal | None = None
    s: State | None = None
    mover: int = OVER
    """Who is to move; nobody before the start and after the end."""
    phase: Literal["open", "playing", "over"] = "open"
    made: list[Made] = field(default_factory=list)
    undoable: int = 0
    """How many of the plays made can be taken back."""
    turn: tuple[int, int] = (0, OVER)
    turn_since: float = 0.0
    started: float = 0.0
    commands: dict[tuple[int | None, str], int] = field(default_factory=dict)

    def can_undo(self, seat: int | None) -> bool:
        return seat is not None and self.undoable > 0 and self.mover == seat

    @property
    def steps(self) -> list[int]:
        return [step for made in self.made for step in made.steps]

    def tell(self, line: Line) -> tuple[State, list[int]] | None:
        """Add a line. Return the position before it and the steps if it was a play.

        Raise RefusalError, with nothing changed, for a play that is not possible.
        """
        told: tuple[State, list[int]] | None = None
        match line.entry:
            case Played(play):
                told = self._play(line, play)
            case Undone(to):
                self._undo(to)
            case Started(deck, first):
                self._start(line, deck, first)
            case ChatSet(on):
                self.chat = on
            case Seated(seat):
                self.chairs[seat].taken = True
            case Filled(seat, bot):
                self.chairs[seat].bot, self.chairs[seat].taken = bot, True
            case Handed() as handed:
                self._hand(handed)
            case Returned(seat):
                self.chairs[seat].stand_in, self.chairs[seat].absent = None, False
        self.seq = line.seq
        if line.command:
            self.commands[line.seat, line.command] = line.seq
        if isinstance(line.entry, _MOVES):
            self.game_seq = line.seq
            self._turn(line.at)
        return told

    def _hand(self, handed: Handed) -> None:
        chair = self.chairs[handed.seat]
        chair.stand_in = handed.bot
        chair.resigned = handed.by == "resigned"
        chair.absent = handed.by == "absent"

    def _start(self, line: Line, deck: tuple[str, ...], first: int) -> None:
        self.deal = Deal(tuple(self.game.card_named(code) for code in deck), first)
        self.s = self.game.new(len(self.chairs), self.deal)
        self.started = line.at

    def _play(self, line: Line, play: str) -> tuple[State, list[int]]:
        assert self.s is not None, "a play before the start"
        before = self.s.copy()
        steps = perform(self.game, self.s, play)
        fixed = self.game.reveals(before, steps) or self.game.to_move(self.s) != self.mover
        if fixed:
            for made in self.made[len(self.made) - self.undoable :]:
                made.before = None
        self.undoable = 0 if fixed else self.undoable + 1
        self.made.append(Made(line.seq, None if fixed else before, steps))
        return before, steps

    def _undo(self, to: int) -> None:
        while self.made and self.made[-1].seq > to:
            made = self.made.pop()
            assert made.before is not None, "nothing that was shown is taken back"
            self.s = made.before.copy()  # what was told of the play still needs it as it is
            self.undoable -= 1

    def _turn(self, at: float) -> None:
        """Note who is to move now, and since when."""
        assert self.s is not None
        self.mover = self.game.to_move(self.s)
        self.phase = "over" if self.mover == OVER else "playing"
        turn = (self.game.turn(self.s), self.mover)
        if turn != self.turn:
            self.turn, self.turn_since = turn, at

    def undo_to(self) -> int:
        """Return the number after which the game would go on."""
        return self.made[-1].seq - 1


def happened(
    story: Story, line: Line, told: tuple[State, list[int]] | None, seat: int | None
) -> Happened:
    """Return a line as `seat` may see it: what is not listed here is not shown."""
    place = (line.seq, line.at, line.entry.kind)
    match line.entry:
        case Played(by=by):
            assert told is not None
            return Happened(*place, line.seat, by, events=tuple(story.game.events(*told, seat)))
        case Undone(to):
            return Happened(*place, line.seat, to=to)
        case Filled(chair, bot):
            return Happened(*place, chair, bot=bot)
        case Handed(chair, bot, by):
            return Happened(*place, chair, by, bot)
        case Seated(chair) | Returned(chair):
            return Happened(*place, chair)
        case ChatSet(on):
            return Happened(*place, on=on)
        case Started():
            return Happened(*place)
