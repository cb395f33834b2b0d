"""Playing: whole plays outside, steps inside."""

from random import Random

import pytest

from monuments.engine.game import OVER, Game, State
from monuments.engine.play import (
    legal_plays,
    may_end_in_time,
    perform,
    plays,
    position,
    random_play,
    random_steps,
)
from monuments.engine.refusal import RefusalError
from monuments.games.registry import GAMES, open_game

every_game = pytest.mark.parametrize("name", GAMES)


def begun(name: str, seed: int = 3, **options: str) -> tuple[Game, State, list[int]]:
    """Return a game for three, its first position and all steps of a random game."""
    game = open_game(name, options)
    s = game.new(3, game.deal(3, Random(seed)))
    return game, s, random_steps(game, s.copy(), Random(seed))


@every_game
def test_the_plays_of_a_log_are_its_steps_in_order(name: str) -> None:
    game, start, steps = begun(name)
    s = start.copy()
    found = list(plays(game, s, steps))

    assert [step for _, taken in found for step in taken] == steps
    assert game.to_move(s) == OVER
    again = start.copy()
    for before, taken in found:
        assert (before == again).all()
        assert game.write_play(before, taken)
        for step in taken:
            game.apply(again, step)


@every_game
def test_a_position_is_reached_from_its_deal(name: str) -> None:
    game = open_game(name, {})
    deal, steps = game.random_game(3, 4, 0)
    s = game.new(3, deal)
    for step in steps[:20]:
        game.apply(s, step)

    assert (position(game, 3, deal, steps[:20]) == s).all()
    assert (position(game, 3, deal, []) == game.new(3, deal)).all()


@every_game
def test_a_refused_play_changes_nothing(name: str) -> None:
    game, s, _ = begun(name)
    before = s.copy()
    for text in ("", "fly", "draw draw", "say say"):
        with pytest.raises(RefusalError):
            perform(game, s, text)

    assert (s == before).all()


@every_game
def test_a_random_play_is_one_of_the_legal_plays(name: str) -> None:
    game, s, _ = begun(name)
    before, rng = s.copy(), Random(5)
    found = [random_play(game, s, rng) for _ in range(20)]
    listed = list(legal_plays(game, s))

    assert all(steps in listed for steps in found)
    assert listed == sorted(listed)
    assert (s == before).all()


def test_a_game_ends_in_time_between_rounds_of_a_timed_table_only() -> None:
    timed, s, _ = begun("fabuleux", minutes="5", collectors="0")

    assert may_end_in_time(timed, s)
    perform(timed, s, game_choice(timed, s))
    assert not may_end_in_time(timed, s)
    untimed, s, _ = begun("fabuleux")
    assert not may_end_in_time(untimed, s)


def game_choice(game: Game, s: State) -> str:
    return game.write_play(s, next(legal_plays(game, s)))
