"""The state of a table: a pure fold of its log, without clock, store or sockets."""

from dataclasses import dataclass, field, replace
from typing import Final, Literal, NamedTuple

from monuments.engine.game import OVER, Deal, Game, State
from monuments.server.table.entries import (
    ChatSet,
    Filled,
    Handed,
    LogEntry,
    Played,
    Returned,
    Seated,
    Started,
    Undone,
)

_CHANGE_POSITION: Final = (Played, Undone, Started)
_UNBOUNDED: Final = (Undone, Handed, Returned, ChatSet)
"""Entries that a seat could make for ever while the game stands still."""
MOST_CHANGES: Final = 100
"""Such entries of a seat between two plays that cannot be undone."""


@dataclass(frozen=True, slots=True)
class SeatState:
    """A seat: whether it is taken, and which bot plays it."""

    taken: bool = False
    bot: str | None = None
    """The bot that owns the seat."""
    substitute: str | None = None
    """The bot that plays for the owner."""
    resigned: bool = False
    absent: bool = False

    @property
    def player(self) -> str | None:
        """Return the bot that plays the seat now, None for its owner."""
        return self.bot or self.substitute


class ActivePlay(NamedTuple):
    """A play that has not been undone."""

    seq: int
    steps: list[int]


@dataclass(frozen=True, slots=True)
class Applied:
    """An applied entry; of a play also its steps and the positions around it."""

    entry: LogEntry
    before: State | None = None
    after: State | None = None
    steps: list[int] = field(default_factory=list)


@dataclass(slots=True)
class TableState:
    """Everything that follows from a log.

    Entries are applied in order, each exactly once. Positions are never changed in place: a copy of
    the state, an applied play and a possible undo share them.
    """

    game: Game
    seats: list[SeatState]
    chat: bool
    seq: int = 0
    game_seq: int = 0
    """The last entry that changed the position."""
    deal: Deal | None = None
    s: State | None = None
    mover: int = OVER
    """The seat to move; OVER before the start and after the end."""
    phase: Literal["open", "playing", "over"] = "open"
    plays: list[ActivePlay] = field(default_factory=list)
    undo_positions: list[State] = field(default_factory=list)
    """The positions before each of the last plays, as far as they can be undone."""
    turn: tuple[int, int] = (0, OVER)
    turn_since: float = 0.0
    started: float = 0.0
    commands: dict[tuple[int | None, str], int] = field(default_factory=dict)
    """The entry that each command made, by seat and id."""
    changes: dict[int | None, int] = field(default_factory=dict)
    """Entries of each seat since the last play that cannot be undone, without its plays."""

    @classmethod
    def empty(cls, game: Game, seats: int, *, chat: bool) -> "TableState":
        """Return the state of a table whose log is empty."""
        return cls(game, [SeatState() for _ in range(seats)], chat)

    def copy(self) -> "TableState":
        """Return a state to which entries can be applied without changing this one."""
        return replace(
            self,
            seats=self.seats.copy(),
            plays=self.plays.copy(),
            undo_positions=self.undo_positions.copy(),
            commands=self.commands.copy(),
            changes=self.changes.copy(),
        )

    @property
    def steps(self) -> list[int]:
        return [step for play in self.plays for step in play.steps]

    def can_undo(self, seat: int | None) -> bool:
        return seat is not None and bool(self.undo_positions) and self.mover == seat

    def may_change(self, seat: int) -> bool:
        """Tell whether a seat may make another entry while the game stands still."""
        return self.changes.get(seat, 0) < MOST_CHANGES

    def undo_to(self) -> int:
        """Return the entry from which the game would go on without the last play."""
        return self.plays[-1].seq - 1

    def apply(self, new: LogEntry) -> Applied:
        """Apply the next entry.

        Raise RefusalError, with nothing changed, for an illegal play.
        """
        applied = Applied(new)
        match new.entry:
            case Played(play):
                applied = self._play(new, play)
            case Undone(to):
                while self.plays and self.plays[-1].seq > to:
                    assert self.undo_positions, "a play that revealed something cannot be undone"
                    self.plays.pop()
                    self.s = self.undo_positions.pop()
            case Started(deck, first):
                self.deal = Deal(tuple(self.game.card_named(code) for code in deck), first)
                self.s = self.game.new(len(self.seats), self.deal)
                self.started = new.at
            case ChatSet(on):
                self.chat = on
            case Seated(seat):
                self.seats[seat] = replace(self.seats[seat], taken=True)
            case Filled(seat, bot):
                self.seats[seat] = replace(self.seats[seat], bot=bot, taken=True)
            case Handed(seat, bot, by):
                self.seats[seat] = replace(
                    self.seats[seat],
                    substitute=bot,
                    resigned=by == "resigned",
                    absent=by == "absent",
                )
            case Returned(seat):
                self.seats[seat] = replace(self.seats[seat], substitute=None, absent=False)
        self.seq = new.seq
        if isinstance(new.entry, _UNBOUNDED):
            self.changes[new.seat] = self.changes.get(new.seat, 0) + 1
        if new.command:
            self.commands[new.seat, new.command] = new.seq
        if isinstance(new.entry, _CHANGE_POSITION):
            self.game_seq = new.seq
            assert self.s is not None
            self.mover = self.game.to_move(self.s)
            self.phase = "over" if self.mover == OVER else "playing"
            turn = (self.game.turn(self.s), self.mover)
            if turn != self.turn:
                self.turn, self.turn_since = turn, new.at
        return applied

    def _play(self, new: LogEntry, play: str) -> Applied:
        assert self.s is not None, "a play before the start"
        before = self.s
        steps, after = self.game.after_play(before, play)
        if self.game.reveals(before, steps) or self.game.to_move(after) != self.mover:
            self.undo_positions.clear()
            self.changes.clear()
        else:
            self.undo_positions.append(before)
        self.s = after
        self.plays.append(ActivePlay(new.seq, steps))
        return Applied(new, before, after, steps)
