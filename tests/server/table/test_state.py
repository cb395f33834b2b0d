"""The state of a table, folded from its log entry by entry."""

from random import Random

import pytest

from monuments.engine.game import OVER, Game
from monuments.engine.refusal import RefusalError
from monuments.games.registry import open_game
from monuments.server.table.entries import (
    AnyEntry,
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
from monuments.server.table.state import Applied, SeatState, TableState
from monuments.server.table.updates import happened


def folded(*entries: AnyEntry, seats: int = 2) -> TableState:
    """Return the state after entries that came one second after the other."""
    state = TableState.empty(open_game("antiquity", {}), seats, chat=True)
    for entry in entries:
        add(state, entry)
    return state


def add(state: TableState, entry: AnyEntry, command: str | None = None) -> Applied:
    seq = state.seq + 1
    return state.apply(LogEntry(seq, float(seq), max(state.mover, 0), entry, command))


def started(game: Game) -> Started:
    deal = game.deal(2, Random(1))
    return Started(tuple(game.card_code(card) for card in deal.deck), 0)


def playing() -> TableState:
    return folded(Seated(0), Filled(1, "greedy"), started(open_game("antiquity", {})))


def example(state: TableState, verb: str) -> Played:
    """Return a legal play with a verb."""
    assert state.s is not None
    return Played(next(f.example() for f in state.game.forms(state.s) if f.verb == verb))


def test_seats_are_taken_handed_over_and_returned() -> None:
    state = folded(Seated(0), Filled(1, "greedy"), Handed(0, "random", "absent"))

    assert state.seats[0] == SeatState(taken=True, substitute="random", absent=True)
    assert state.seats[1] == SeatState(taken=True, bot="greedy")
    assert [seat.player for seat in state.seats] == ["random", "greedy"]
    add(state, Returned(0))
    assert state.seats[0] == SeatState(taken=True)
    add(state, Handed(0, "random", "resigned"))
    assert state.seats[0].resigned


def test_a_game_starts_with_its_deal() -> None:
    before, state = folded(Seated(0), ChatSet(False)), playing()

    assert (before.phase, before.mover, before.s, before.chat) == ("open", OVER, None, False)
    assert (state.phase, state.mover, state.started, state.game_seq) == ("playing", 0, 3.0, 3)
    assert state.deal is not None
    assert state.s is not None


def test_an_applied_play_has_its_steps_and_both_positions() -> None:
    state = playing()
    before = state.s
    applied = add(state, example(state, "take"))

    assert before is not None
    assert applied.before is before
    assert applied.after is state.s
    again = before.copy()
    for step in applied.steps:
        state.game.apply(again, step)
    assert state.s is not None
    assert again.tobytes() == state.s.tobytes()
    assert state.steps == applied.steps


def test_an_illegal_play_changes_nothing() -> None:
    state = playing()
    kept = state.copy()

    with pytest.raises(RefusalError):
        add(state, Played("end"), "c1")
    assert state == kept


def test_an_undo_restores_the_position_and_only_as_far_as_allowed() -> None:
    state = playing()
    before = state.s
    add(state, example(state, "take"))
    assert state.can_undo(0)
    add(state, Undone(state.undo_to()))

    assert state.s is before
    assert state.plays == []
    assert not state.can_undo(0)
    add(state, Played("draw"))
    assert not state.can_undo(0)


def test_a_command_is_remembered_by_seat_and_id() -> None:
    state = playing()
    add(state, Played("draw"), "c1")

    assert state.commands == {(0, "c1"): 4}


def test_a_turn_lasts_until_the_next_seat_is_to_move() -> None:
    state = playing()
    times = []
    for play in ("draw", "draw", "draw", "end"):
        add(state, Played(play))
        times.append((state.mover, state.turn_since))

    assert times == [(0, 3.0), (0, 3.0), (0, 3.0), (1, 7.0)]


def test_a_copy_is_independent() -> None:
    state = playing()
    kept, other = state.copy(), state.copy()
    for entry in (example(other, "take"), Handed(0, "random", "left"), ChatSet(False)):
        add(other, entry, f"c{other.seq}")

    assert state == kept
    assert other.seq == state.seq + 3


def test_a_play_that_was_undone_is_still_described_as_it_was() -> None:
    state = playing()
    applied = add(state, example(state, "take"))
    at_once = happened(state.game, applied, None)
    add(state, Undone(3))
    for play in ("draw", "draw", "draw", "end"):
        add(state, Played(play))

    assert at_once.events[0].seat == 0
    assert happened(state.game, applied, None) == at_once
