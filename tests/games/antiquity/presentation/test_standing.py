"""The standing of each seat, tie-breakers, and the reason for a game's end."""

from random import Random

import pytest

from monuments.engine.game import OVER
from monuments.games.antiquity import Antiquity
from monuments.games.antiquity.presentation import standing
from monuments.games.antiquity.presentation.view_types import View
from tests.rules.antiquity.positions import Words, table


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ({"scores": {"red": 1, "blue": 2, "green": 3}}, [None, None, None]),
        (
            {"scores": {"blue": 3}, "shown": {"red": "AKR 9", "green": "BAB 9, COL 9"}},
            ["monuments", None, "monuments"],
        ),
        ({"scores": {"blue": 3}}, ["shared", None, "shared"]),
    ],
    ids=str,
)
def test_ties_are_told_with_what_breaks_them(words: Words, told: list[str | None]) -> None:
    assert standing.ties(table(**words)) == told


def test_the_best_historian_breaks_a_tie() -> None:
    s = table(4, ladder="yellow 3, red 4, green 5", scores={"red": 4, "yellow": 2, "blue": 9})

    assert standing.ties(s) == ["historian", None, "historian", None]


def test_with_two_players_the_lower_colour_counts() -> None:
    s = table(2, scores={"red": 9, "blue": 4, "green": 2, "yellow": 7})

    assert standing.results(s) == [4 - 24, 2 - 24]


@pytest.mark.parametrize("powers", ["off", "on"])
def test_a_view_tells_who_is_next_and_why_it_ended(powers: str) -> None:
    game, rng = Antiquity({"powers": powers}), Random(5)
    s = game.new(3, game.deal(3, rng))
    view = game.view(s, 0)
    assert isinstance(view, View)

    assert view.next == (view.to_move + 1) % 3
    assert (view.ended, view.ties) == (None, ())
    assert view.power_symbols.get("naute") == ("ship" if powers == "on" else None)

    while game.to_move(s) != OVER:
        game.apply(s, rng.choice(game.legal(s)))
    over = game.view(s, None)
    assert isinstance(over, View)

    assert (over.next, over.ended, len(over.ties)) == (OVER, "refill", 3)
    assert list(over.results) == game.scores(s)


def test_players_who_do_nothing_end_the_game() -> None:
    game = Antiquity({"actions": "upto"})
    s = game.new(3, game.deal(3, Random(1)))
    while game.to_move(s) != OVER:
        game.apply(s, game.read_play(s, "end")[0])

    assert standing.ending(s) == "idle"
