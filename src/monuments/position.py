"""A position with its history: the library of docs/library.md."""

import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from random import Random
from time import monotonic
from typing import NamedTuple, Self, TypeAlias, cast

from monuments.boards.registry import BOARDS
from monuments.drawing import svg
from monuments.engine.chance import seeded
from monuments.engine.game import OVER, Deal, Game, State
from monuments.engine.knowledge import Knowledge, Player
from monuments.engine.play import legal_plays, random_play
from monuments.engine.play import plays as cut_into_plays
from monuments.engine.record import (
    Record,
    RecordError,
    check_names,
    read_record,
    result_of,
    tags_of,
    write_record,
)
from monuments.engine.refusal import Refusal, RefusalError, unreadable
from monuments.engine.wire import Form
from monuments.games import registry
from monuments.games.antiquity.presentation.view_types import View as AntiquityView
from monuments.games.fabuleux.presentation.view import View as FabuleuxView
from monuments.locales.speaker import LANGUAGES, Speaker

OptionValue: TypeAlias = str | int | os.PathLike[str]
"""A word of the notation; True and False stand for `on` and `off`."""


class Played(NamedTuple):
    """One play of a game.

    `player` is None for a play of the table itself, such as `time`.
    """

    turn: int
    player: str | None
    play: str


def open_game(name: str, **options: OptionValue) -> Game:
    """Return the rules of `antiquity` or `fabuleux` with a table's options.

    An option with a hyphen is written with an underscore: `show_taken=True`. Raise RefusalError
    for an unknown game or option, and for a card file that cannot be used.
    """
    given = {key.replace("_", "-"): _option_word(value) for key, value in options.items()}
    with _explained():
        return registry.open_game(name, given)


def make_bot(name: str, game: Game, seat: int, seed: int = 0) -> Player:
    """Return a bot for one seat of one game; the same `seed` gives the same play.

    The names are those of the arena. Raise RefusalError if there is no such bot. A name may start
    a program on this machine or read a file: never pass on one from a stranger.
    """
    from monuments.bots import registry as bots  # a library without bots need not load them

    with _explained():
        return bots.make_bot(name, game, seat, seed)


def _option_word(value: OptionValue) -> str:
    if isinstance(value, bool):
        return "on" if value else "off"
    return str(value) if isinstance(value, int) else os.fspath(value)


def explain(error: Refusal | RefusalError | RecordError, language: str = "en") -> str:
    """Return a refusal as a sentence, after its rule number if it has one."""
    refusal = error if isinstance(error, Refusal) else error.refusal
    words = _speaker(language).refusal(refusal)
    return words if refusal.rule in ("notation", "table") else f"{refusal.rule} {words}"


def _speaker(language: str, game: Game | None = None) -> Speaker:
    if language not in LANGUAGES:
        raise ValueError(f"{language!r} is not one of the languages {', '.join(LANGUAGES)}")
    return Speaker(language, game.words(language) if game else None)


@contextmanager
def _explained() -> Iterator[None]:
    """Add the English sentence to a refusal on its way to the caller."""
    try:
        yield
    except (RefusalError, RecordError) as error:
        error.add_note(explain(error))
        raise


class Position:
    """A game in progress: plays go in, and come back, as text.

    The position itself hides nothing. `view` returns what one seat may see, and `sample` a
    position that agrees with it.
    """

    def __init__(
        self,
        game: Game,
        players: int | Sequence[str],
        *,
        seed: int | None = None,
        deal: Deal | None = None,
    ) -> None:
        """Deal for players, by number or by name; the same `seed` deals the same cards.

        Raise RefusalError for impossible players, or for an impossible `deal`.
        """
        if isinstance(players, str):
            raise TypeError("players must be a number or a sequence of names, not one name")
        if isinstance(players, int):
            players = [f"Player {number}" for number in range(1, players + 1)]
        names = tuple(players)
        with _explained():
            check_names(names)
            if len(names) not in game.seats:
                raise unreadable("player-count", found=len(names))
            dealt = deal or game.deal(len(names), Random(seed))
            self._s = game.new(len(names), dealt)
        self.game, self.players = game, names
        self._deal: Deal | None = dealt
        self._tags = tags_of(game, self._s, ())
        self._stack: list[tuple[State, list[int]]] = []
        """Each play with the position before it. These states are never changed."""

    @classmethod
    def from_record(cls, text: str, *, until: int | None = None) -> Self:
        """Return the position after a record, or its turn `until`, with all plays so far.

        Raise RecordError for the first error.
        """
        with _explained():
            record = read_record(text, registry.open_game, until)
        found = cls(record.game, record.names, deal=record.deal)
        found._tags = record.tags
        s = found.state()
        found._stack = list(cut_into_plays(record.game, s, list(record.steps)))
        found._s = s
        return found

    def to_record(self) -> str:
        """Return the game as a record.

        Raise ValueError for a sample, whose deal is unknown. A line of a record ends its turn if
        possible: read again, the position is past an `end` that was the only play left.
        """
        if self._deal is None:
            raise ValueError("a sample has no record: nobody knows how its cards were dealt")
        tags = dict(self._tags)
        if "Result" in tags:
            tags["Result"] = result_of(self.game, self._s)
        steps = tuple(step for _, steps in self._stack for step in steps)
        return write_record(Record(self.game, self.players, self._deal, steps, tags))

    # --- Playing ------------------------------------------------------------------------------

    def push(self, play: str) -> None:
        """Make a play for the player to move.

        Raise RefusalError, with the position unchanged, if the rules do not allow it.
        """
        with _explained():
            steps = self.game.read_play(self._s, play)
        after = self._s.copy()
        for step in steps:
            self.game.apply(after, step)
        self._stack.append((self._s, steps))
        self._s = after

    def pop(self) -> str:
        """Undo the last play and return it. Raise IndexError if there is none."""
        if not self._stack:
            raise IndexError("there is no play to take back")
        self._s, steps = self._stack.pop()
        return self.game.write_play(self._s, steps)

    def copy(self) -> Self:
        """Return an independent position with the same history."""
        found = object.__new__(type(self))
        found.__dict__.update(self.__dict__, _stack=self._stack.copy())
        return found

    def legal_plays(self) -> Iterator[str]:
        """Yield every play that `push` accepts now, in a fixed order.

        There can be many thousands, because the order of cards is part of a play; `forms`
        describes them briefly.
        """
        before = self._s
        return (self.game.write_play(before, steps) for steps in legal_plays(self.game, before))

    def forms(self) -> list[Form]:
        """Return the plays as forms, those that are refused now with their reason."""
        return self.game.forms(self._s)

    def is_legal(self, play: str) -> bool:
        """Tell whether `push` would accept a play."""
        try:
            self.game.read_play(self._s, play)
        except RefusalError:
            return False
        return True

    def random_play(self, rng: Random) -> str:
        """Return a legal play, chosen step by step.

        Raise ValueError when the game is over.
        """
        if self.is_over:
            raise ValueError("the game is over: there is no legal play")
        return self.game.write_play(self._s, random_play(self.game, self._s, rng))

    def ask(self, bot: Player, *, seconds: float | None = None) -> str:
        """Return the play that a bot chooses for the player to move, without making it.

        The bot gets the knowledge of that seat and nothing else. It must have been made for the
        seat; any object with the method `choose` of `Player` will do. Raise ValueError when the
        game is over.
        """
        from monuments.bots.match import play_once

        if self.to_move is None:
            raise ValueError("the game is over: there is no legal play")
        deadline = None if seconds is None else monotonic() + seconds
        chance = seeded(len(self._stack), self.to_move)
        steps = play_once(self.game, self._s.copy(), bot, chance, deadline)
        return self.game.write_play(self._s, steps)

    def plays(self) -> Iterator[Played]:
        """Yield every play so far, including each `end` that a record omits."""
        for before, steps in self._stack.copy():
            play, mover = self.game.write_play(before, steps), self.game.to_move(before)
            player = None if play in self.game.table_plays else self.players[mover]
            yield Played(self.game.turn(before), player, play)

    def state(self) -> State:
        """Return a copy of the state, for `game.legal` and `game.apply` on raw steps."""
        return self._s.copy()

    # --- Questions ----------------------------------------------------------------------------

    @property
    def to_move(self) -> int | None:
        """The seat to move, counted from 0; None when the game is over."""
        mover = self.game.to_move(self._s)
        return None if mover == OVER else mover

    @property
    def turn(self) -> int:
        """The number of the turn, in `fabuleux` of the round."""
        return self.game.turn(self._s)

    @property
    def is_over(self) -> bool:
        return self.to_move is None

    @property
    def scores(self) -> list[int]:
        """Each seat's result as if the game ended here."""
        return self.game.scores(self._s)

    @property
    def ranking(self) -> list[int]:
        """Each seat's place as if the game ended here, 1 the best; equal seats share one."""
        return self.game.ranking(self._s)

    @property
    def winners(self) -> list[str]:
        """The players in first place as if the game ended here."""
        return [name for name, place in zip(self.players, self.ranking, strict=True) if place == 1]

    def view(self, seat: int | None = None) -> AntiquityView | FabuleuxView:
        """Return what a seat may see; None is a spectator.

        Raise ValueError for no such seat.
        """
        if seat is not None:
            self._check_seat(seat)
        return cast("AntiquityView | FabuleuxView", self.game.view(self._s, seat))

    def sample(self, seat: int, rng: Random) -> Self:
        """Return a random position that `seat` could not tell from this one.

        It has no plays to undo. Raise ValueError for no such seat.
        """
        self._check_seat(seat)
        knowledge = Knowledge(self.game, self._s, seat, seeded(rng.getrandbits(62)))
        found = self.copy()
        found._s, found._deal, found._stack = knowledge.sample(), None, []
        return found

    def _check_seat(self, seat: int) -> None:
        if seat not in range(len(self.players)):
            raise ValueError(f"there is no seat {seat}: seats are 0 to {len(self.players) - 1}")

    # --- Showing ------------------------------------------------------------------------------

    def text(self, seat: int | None = None, language: str = "en") -> str:
        """Return the table as text, as a seat or a spectator sees it."""
        speaker, view = _speaker(language, self.game), self.view(seat)
        text = BOARDS[self.game.name].text(self.game, view, self.players, speaker, ())
        return text.removeprefix("\n")

    def svg(self, seat: int | None = None, language: str = "en") -> str:
        """Return a picture of the table, as a seat or a spectator sees it."""
        speaker, view = _speaker(language, self.game), self.view(seat)
        return svg(BOARDS[self.game.name].picture(self.game, view, self.players, speaker))

    def __str__(self) -> str:
        return self.text()

    def __repr__(self) -> str:
        now = "over" if self.to_move is None else f"{self.players[self.to_move]} to move"
        return f"<Position of {self.game.name}: turn {self.turn}, {now}>"

    def _repr_svg_(self) -> str:
        return self.svg()

    def _repr_html_(self) -> str:
        return f'<div style="overflow-x: auto">{self.svg()}</div>'

    def __eq__(self, other: object) -> bool:
        """Compare rules, players and state; the history does not count."""
        if not isinstance(other, Position):
            return NotImplemented
        return self._identity() == other._identity()

    __hash__ = None  # type: ignore[assignment]

    def _identity(self) -> tuple[object, ...]:
        game = self.game
        return game.name, game.options, game.cards_hash, self.players, self._s.tobytes()
