"""A table with people and bots, without any output."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from random import Random
from time import monotonic
from typing import TypeAlias

from monuments.analysis.hints import SHOWN, best
from monuments.bots.advice import Advice
from monuments.bots.match import play_once
from monuments.bots.registry import make_bot
from monuments.engine.chance import seeded
from monuments.engine.game import OVER, Game, State
from monuments.engine.knowledge import Knowledge, Player
from monuments.engine.play import may_end_in_time, perform
from monuments.engine.record import Record, tags_of
from monuments.engine.refusal import refuse
from monuments.engine.wire import Event

Seen: TypeAlias = Callable[[int | None], list[Event]]
"""Returns the events of a play as a seat, or a spectator (None), sees them."""


class Table:
    """One game, from the end of a record on. A seat without a bot is a person's."""

    def __init__(self, record: Record, bots: Sequence[str | None], seed: int) -> None:
        self.start, self.game, self.names = record, record.game, record.names
        self.bots = tuple(bots)
        self.s, self.steps = record.position(), list(record.steps)
        self._bots: list[Player | None] = [
            None if bot is None else make_bot(bot, record.game, seat, seed)
            for seat, bot in enumerate(bots)
        ]
        self._chances = [seeded(seed, seat) for seat in range(len(bots))]
        self._undo: list[tuple[State, int]] = []
        self._began = monotonic()

    @property
    def people(self) -> tuple[int, ...]:
        """The seats without a bot."""
        return tuple(seat for seat, bot in enumerate(self.bots) if bot is None)

    @property
    def mover(self) -> int:
        return self.game.to_move(self.s)

    @property
    def is_over(self) -> bool:
        return self.mover == OVER

    @property
    def waits_for_person(self) -> bool:
        return not self.is_over and self._bots[self.mover] is None

    def play(self, text: str) -> Seen:
        """Play for the seat to move. Raise RefusalError."""
        if text in self.game.table_plays:
            raise refuse("table", "not-a-players-play", play=text)
        return self._perform(text)

    def _perform(self, text: str) -> Seen:
        before, mover = self.s.copy(), self.mover
        steps = perform(self.game, self.s, text)
        if self.game.reveals(before, steps) or self.mover != mover:
            self._undo.clear()
        else:
            self._undo.append((before, len(self.steps)))
        self.steps += steps
        return partial(self.game.events, before, steps)

    @property
    def is_time_up(self) -> bool:
        """Tell whether the agreed time is over and the game may end now."""
        seconds = self.game.time_limit
        if seconds is None or self.is_over or monotonic() - self._began < seconds:
            return False
        return may_end_in_time(self.game, self.s)

    def end_in_time(self) -> Seen:
        """End the game because the time is over."""
        return self._perform(self.game.table_plays[0])

    def let_bot_play(self) -> Seen:
        """Let the bot to move make one whole play."""
        bot, before = self._bots[self.mover], self.s.copy()
        assert bot is not None, "a person is to move"
        steps = play_once(self.game, self.s, bot, self._chances[self.mover])
        self._undo.clear()
        self.steps += steps
        return partial(self.game.events, before, steps)

    def undo(self) -> str | None:
        """Undo the last play of this turn and return it; None if it cannot be undone."""
        if not self._undo:
            return None
        before, count = self._undo.pop()
        text = self.game.write_play(before, self.steps[count:])
        self.s, self.steps = before, self.steps[:count]
        return text

    def advice(self) -> list[Advice]:
        """Return hints for the seat to move, from what it knows."""
        chance = self._chances[self.mover].copy()
        return best(Knowledge(self.game, self.s, self.mover, chance), SHOWN)

    def record(self) -> Record:
        bots = [name for name, bot in zip(self.names, self.bots, strict=True) if bot]
        tags = self.start.tags | tags_of(self.game, self.s, bots)
        return replace(self.start, steps=tuple(self.steps), tags=tags)


def new_table(
    game: Game, names: Sequence[str], bots: Sequence[str | None], seed: int | None
) -> Table:
    """Deal a table; without a seed the deal is random."""
    rng = Random() if seed is None else Random(seed)
    record = Record(game, tuple(names), game.deal(len(names), rng))
    return Table(record, bots, rng.getrandbits(62))


def table_of(record: Record, bots: Sequence[str | None]) -> Table:
    """Continue an unfinished record. Raise RefusalError for a finished one."""
    table = Table(record, bots, Random().getrandbits(62))
    if table.is_over:
        raise refuse("table", "record-over")
    return table
