"""The registry of games."""

import pytest

from monuments.boards.registry import BOARDS
from monuments.bots.registry import ROSTERS
from monuments.bots.roster import Roster
from monuments.engine.refusal import RefusalError
from monuments.games.registry import GAMES, load_part, open_game


def test_every_game_has_its_bots_and_its_board() -> None:
    assert list(ROSTERS) == list(BOARDS) == list(GAMES)


@pytest.mark.parametrize("name", GAMES)
def test_the_default_opponents_are_bots_of_the_game(name: str) -> None:
    roster = ROSTERS[name]

    known = {*roster.bots, *roster.characters}
    assert {*roster.opponents, *roster.searching, roster.substitute} <= known


def test_a_part_of_another_kind_is_an_error() -> None:
    with pytest.raises(TypeError, match="BOARD is not a Roster"):
        load_part(GAMES["antiquity"].board, Roster)


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(RefusalError) as caught:
        open_game("chess", {})
    assert caught.value.refusal.reason == "game-unknown"
