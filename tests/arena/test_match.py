"""One deal in every seating: the result is the plan's and the number's alone."""

import msgspec
import pytest

from monuments.arena.match import Unit
from monuments.arena.schedule import deal_of, game_of
from monuments.bots.match import play_game
from tests.arena.results import plan, play_unit


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_points_by_source_add_up_to_the_score(seats: int) -> None:
    unit = play_unit(plan(" ".join(["random"] * seats)), 0)
    for game in unit.games:
        assert [sum(source.values()) for source in game.sources] == list(game.scores)
        assert min(game.places) == 1
        assert len(game.bots) == len(game.scores) == seats


def test_the_same_unit_gives_the_same_games() -> None:
    assert play_unit(plan("random random random"), 3) == play_unit(plan("random random random"), 3)


def test_a_result_survives_json() -> None:
    unit = play_unit(plan(), 0)

    assert msgspec.json.decode(msgspec.json.encode(unit), type=Unit) == unit


def test_the_deal_decides_the_first_seat() -> None:
    wanted = plan()
    units = [play_unit(wanted, number) for number in range(6)]

    assert [unit.first for unit in units] == [
        deal_of(wanted, game_of(wanted), number).first for number in range(6)
    ]
    assert {unit.first for unit in units} == {0, 1}


def test_turns_are_counted() -> None:
    wanted = plan()
    game, unit = game_of(wanted), play_unit(wanted, 0)
    s = game.new(2, deal_of(wanted, game, 0))
    seen = {game.turn(s)}
    for step in _steps(0):
        seen.add(game.turn(s))
        game.apply(s, step)

    assert unit.games[0].turns == len(seen)
    assert unit.games[0].steps == len(_steps(0))


def _steps(number: int) -> list[int]:
    from monuments.arena.schedule import seed_of

    wanted = plan()
    game = game_of(wanted)
    s = game.new(2, deal_of(wanted, game, number))
    return play_game(game, s, wanted.bots, seed_of(wanted, number, 0))


def test_fabuleux_reports_rounds_won() -> None:
    unit = play_unit(plan("random random random", name="fabuleux"), 0)

    assert sum(source["rounds"] for source in unit.games[0].sources) == unit.games[0].turns
