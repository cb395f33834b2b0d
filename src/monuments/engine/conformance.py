"""Checks that every game must pass: the guarantees of the Game protocol."""

from random import Random
from typing import Final

import msgspec

from monuments.engine.chance import Chance, seeded
from monuments.engine.changes import with_changes
from monuments.engine.game import OVER, Game, State
from monuments.engine.refusal import Refusal, RefusalError
from monuments.engine.wire import Form

MOST_STEPS = 100_000
"""A longer game counts as endless."""

_CHECKED_SHARE: Final = 1 / 16  # of the positions; the plays are all checked


def check_game(game: Game, seats: int, rng: Random) -> None:
    """Play a random game and check it on the way.

    Raise AssertionError for the first fault.
    """
    chance = seeded(rng.getrandbits(62))
    s = game.new(seats, game.deal(seats, rng))
    check_position(game, s, seats, chance)
    start, before, steps, taken = s.copy(), s.copy(), list[int](), list[int]()
    while game.to_move(s) != OVER:
        assert len(taken) < MOST_STEPS, "the game does not end"
        steps.append(rng.choice(_checked_legal(game, s)))
        taken.append(steps[-1])
        game.apply(s, steps[-1])
        if rng.random() < _CHECKED_SHARE:
            check_position(game, s, seats, chance)
        if not game.is_midway(s):
            check_play(game, before, steps, seats)
            before, steps = s.copy(), []
    assert not steps, "the game ended in the middle of a play"
    check_position(game, s, seats, chance)
    kept = start.tobytes()
    assert len(game.sources(start, taken)) == seats, "the sources of each seat's result"
    assert start.tobytes() == kept, "a question changed the position"


def check_position(game: Game, s: State, seats: int, chance: Chance) -> None:
    """Check every query of a position."""
    before = s.tobytes()
    assert game.to_move(s) in (OVER, *range(seats)), "the turn of nobody at the table"
    _checked_legal(game, s)
    scores, places = game.scores(s), game.ranking(s)
    assert len(scores) == len(places) == seats, "a result for each seat"
    for place in places:
        assert place == 1 + sum(other < place for other in places), "places are counted from 1"
    snapshot = game.snapshot(s, [f"player {seat}" for seat in range(seats)])
    assert msgspec.json.decode(msgspec.json.encode(snapshot)) == snapshot, "not ready for JSON"
    for seat in range(seats):
        _check_world(game, s, seat, chance)
    if not game.is_midway(s):
        _check_closing(game, s)
        _check_forms(game, s)
    assert s.tobytes() == before, "a question changed the position"


def check_play(game: Game, before: State, steps: list[int], seats: int) -> None:
    """Check that one whole play is written, read and described without side effects."""
    kept, text = before.tobytes(), game.write_play(before, steps)
    assert game.read_play(before, text) == steps, f"{text!r} is read as other steps"
    applied, after = before.copy(), game.after_play(before, text)
    for step in steps:
        game.apply(applied, step)
    assert after[0] == steps, f"{text!r} is played with other steps"
    assert after[1].tobytes() == applied.tobytes(), f"{text!r} leads somewhere else"
    watched = game.events(before, steps, None)
    assert watched, "nothing to tell"
    for seat in range(seats):
        seen = game.events(before, steps, seat)
        assert seen == game.events(before, steps, seat, applied), "`after` changes the events"
        sees_more = seat == game.to_move(before) and game.hides(before, steps)
        assert seen == watched or sees_more, "a rival sees more than a spectator"
    _check_changes(game, before, steps, seats)
    assert before.tobytes() == kept, "a question changed the position"


def _check_changes(game: Game, before: State, steps: list[int], seats: int) -> None:
    """Check that the changes sent turn every view before a play into the one after it."""
    after = before.copy()
    for step in steps:
        game.apply(after, step)
    eyes = (None, *range(seats))
    changes = map(msgspec.json.decode, game.write_changes(before, after, eyes))
    for eye, changed in zip(eyes, changes, strict=True):
        old, new = (msgspec.json.decode(seen_by(game, s, eye)) for s in (before, after))
        assert with_changes(old, changed) == new, "a view is not what its changes make of it"


def _checked_legal(game: Game, s: State) -> list[int]:
    legal, over = game.legal(s), game.to_move(s) == OVER
    assert legal == sorted(set(legal)), "legal steps are listed in order, each once"
    assert bool(legal) != over, "there is a legal step exactly until the game is over"
    assert set(legal) <= set(range(game.num_steps)), "a step outside the action space"
    return legal


def _check_world(game: Game, s: State, seat: int, chance: Chance) -> None:
    """Check that no seat or spectator can tell a sampled world from the real one."""
    world = game.determinize(s, seat, chance)
    for eye in (seat, None):
        assert seen_by(game, world, eye) == seen_by(game, s, eye), "determinize shows"
    assert game.to_move(world) == game.to_move(s)
    if game.to_move(s) == seat:
        assert game.legal(world) == game.legal(s), "determinize changes what is legal"
        if not game.is_midway(s):
            assert game.forms(world) == game.forms(s), "determinize changes the forms"


def seen_by(game: Game, s: State, seat: int | None) -> bytes:
    """Return a view as it is sent."""
    [written] = game.write_views(s, [seat])
    return written


def _check_closing(game: Game, s: State) -> None:
    if game.to_move(s) == OVER:
        return
    try:
        step = game.closing(s)
    except RefusalError:
        return
    assert step in game.legal(s), "the end of a line implies an illegal step"


def _check_forms(game: Game, s: State) -> None:
    forms = game.forms(s)
    for form in forms:
        text = form.example()
        refusal = refusal_of(game, s, text)
        if form.refusal is None:
            assert refusal is None, f"{text!r} is offered and refused by {refusal}"
        else:
            assert refusal is not None, f"{text!r} is possible and not offered"
    sent = msgspec.json.decode(game.write_forms(s), type=list[Form])
    assert sent == forms, "other forms are sent"


def refusal_of(game: Game, s: State, text: str) -> Refusal | None:
    """Return the refusal of a play, None if it is legal."""
    try:
        game.read_play(s, text)
    except RefusalError as error:
        return error.refusal
    return None
