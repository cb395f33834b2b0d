"""The Game protocol: the interface between rules and everything that plays."""

from collections.abc import Iterable, Mapping
from random import Random
from typing import Any, Final, Protocol, TypeAlias

import msgspec
import numpy as np
import numpy.typing as npt

from monuments.engine.chance import Chance
from monuments.engine.options import Option, Options
from monuments.engine.wire import Characteristic, Event, Form

State: TypeAlias = npt.NDArray[np.int16]
"""One position: a flat vector. Copy with `s.copy()`, compare and hash with `s.tobytes()`."""

OVER: Final = -1
"""The seat to move when the game is over."""


class Deal(msgspec.Struct, frozen=True):
    """All the chance of a game: the order of the cards, and the seat that begins."""

    deck: tuple[int, ...]
    first: int


class Tally(msgspec.Struct, frozen=True):
    """Totals of some games: the steps taken, wins in seat order, shared ones in parts."""

    steps: int
    wins: tuple[float, ...]


class Game(Protocol):
    """A rule set with its options and cards; every position is a `State`.

    A *step* is a small int of one fixed action space. A *play* is a person's action: one line of
    notation, made of one or more steps. Steps are trusted, plays are checked.
    """

    name: str
    rules_version: int
    """Increases when the same record could end differently."""
    seats: range
    """The numbers of players."""
    num_steps: int
    options: Options
    known_options: tuple[Option, ...]
    cards_hash: str
    """Tells card files apart; empty for the standard cards."""
    table_plays: tuple[str, ...]
    """Plays of the table itself: in a record they have their own line."""
    end_rule: str
    """The rule that forbids plays after the end of the game."""
    time_limit: float | None
    """Seconds after which a live table makes the first of `table_plays`; None without a clock."""

    def deal(self, seats: int, rng: Random) -> Deal:
        """Return a random deal for this number of players."""

    def new(self, seats: int, deal: Deal) -> State:
        """Return the position before the first turn.

        Raise RefusalError for an impossible deal.
        """

    def to_move(self, s: State) -> int:
        """Return a seat, or OVER."""

    def turn(self, s: State) -> int:
        """Return the number of the record line that the next play belongs to."""

    def legal(self, s: State) -> list[int]:
        """Return the legal steps of the seat to move, ascending; empty only when OVER."""

    def apply(self, s: State, step: int) -> None:
        """Take `step` in place. It must be legal: nothing is checked."""

    def is_midway(self, s: State) -> bool:
        """Tell whether a play has begun and is not finished."""

    def closing(self, s: State) -> int:
        """Return the step that the end of a record line stands for, between plays.

        Raise RefusalError if the turn, or the round, cannot end here.
        """

    def scores(self, s: State) -> list[int]:
        """Return each seat's result as if the game ended here; `ranking` breaks the ties."""

    def reveals(self, s: State, steps: list[int]) -> bool:
        """Tell whether a whole play reveals something hidden, so that it cannot be undone."""

    def ranking(self, s: State) -> list[int]:
        """Return each seat's place as if the game ended here, 1 the best, ties shared."""

    def sources(self, start: State, steps: list[int]) -> list[dict[str, int]]:
        """Return the sources of each seat's result, after `steps` from the beginning."""

    def view(self, s: State, seat: int | None) -> msgspec.Struct:
        """Return the view of `seat`; None is a spectator.

        The only place where secrets are cut.
        """

    def write_views(self, s: State, seats: Iterable[int | None]) -> list[bytes]:
        """Return the views of several seats as JSON, as they are sent."""

    def write_changes(
        self, before: State, after: State, seats: Iterable[int | None]
    ) -> list[bytes]:
        """Return as JSON the changes to the views of several seats: see `with_changes`."""

    def forms(self, s: State) -> list[Form]:
        """Return the mover's plays as forms, impossible ones with their refusal."""

    def write_forms(self, s: State) -> bytes:
        """Return the forms as JSON, as they are sent."""

    def determinize(self, s: State, seat: int, chance: Chance) -> State:
        """Return a random position that `seat` could not tell from `s`."""

    def read_play(self, s: State, text: str) -> list[int]:
        """Return the steps of a play, changing nothing.

        Raise RefusalError if it is not legal.
        """

    def after_play(self, s: State, text: str) -> tuple[list[int], State]:
        """Return the steps of a play and the position after it; `s` does not change.

        Raise RefusalError if it is not legal.
        """

    def write_play(self, s: State, steps: list[int]) -> str:
        """Return the notation of one whole play that begins in `s`."""

    def events(
        self, before: State, steps: list[int], seat: int | None, after: State | None = None
    ) -> list[Event]:
        """Return the events of one whole play, as `seat` may see them.

        Only the seat that made it may see more than a spectator. Pass the position `after` the
        play where it is known: otherwise the steps are applied again.
        """

    def hides(self, s: State, steps: list[int]) -> bool:
        """Tell whether the seat that makes a whole play sees more of it than the others."""

    def warm(self) -> None:
        """Call every kernel of a table once, so that nobody waits while one is compiled."""

    def warm_random_games(self) -> None:
        """Call the kernels of `random_games` and `random_game`, which no table needs."""

    def random_games(self, seats: int, seed: int, numbers: range) -> Tally:
        """Play random games in the compiled loop; the seed and the number decide each."""

    def random_game(self, seats: int, seed: int, number: int) -> tuple[Deal, list[int]]:
        """Return one of the games that `random_games` plays: its deal and its steps."""

    def card_list(self) -> list[dict[str, Any]]:
        """Return every card with its data and the sources of the data, ready for JSON."""

    def characteristics(self) -> tuple[Characteristic, ...]:
        """Return the characteristics by which cards are compared; empty if none."""

    def words(self, language: str) -> Mapping[str, str]:
        """Return the names of the cards' own codes in one of our languages."""

    def card_code(self, card: int) -> str:
        """Return a card's name in the notation."""

    def card_named(self, code: str) -> int:
        """Return the card of that name. Raise RefusalError if there is none."""

    def snapshot(self, s: State, names: list[str]) -> Mapping[str, Any]:
        """Return the whole position for `monuments replay` as JSON, nothing hidden."""
