"""Every seating of the bots over the same deals."""

from itertools import permutations
from pathlib import Path

import pytest

import monuments
from monuments.arena.schedule import (
    DECIDING,
    MAX_SEATINGS,
    OtherCodeError,
    Plan,
    deal_of,
    fingerprint,
    game_of,
    plan_for,
    seatings,
    seed_of,
    units_for,
)
from monuments.games.registry import open_game
from tests.arena.results import plan


def test_every_different_order_is_played_once() -> None:
    assert seatings("abcd") == sorted(permutations("abcd"))
    assert seatings("abbb") == [tuple("abbb"), tuple("babb"), tuple("bbab"), tuple("bbba")]
    assert len(seatings("aabb")) == 6
    assert seatings("aaaa") == [tuple("aaaa")]


def test_too_many_orders_become_turns_around_the_table() -> None:
    orders = seatings("abcde")

    assert orders == [tuple("abcde"[i:] + "abcde"[:i]) for i in range(5)]
    assert len(seatings("abcabc")) == 3
    assert len(seatings("abbbbb")) == 6


@pytest.mark.parametrize("bots", ["ab", "abc", "abcd", "aabb", "abcdef", "aabbcc"])
def test_every_bot_sits_as_often_in_every_seat(bots: str) -> None:
    orders = seatings(bots)
    for bot in bots:
        counts = {sum(order[seat] == bot for order in orders) for seat in range(len(bots))}

        assert len(counts) == 1
    assert len(orders) <= MAX_SEATINGS


@pytest.mark.parametrize(("games", "units"), [(1, 1), (24, 1), (25, 2), (240, 10)])
def test_games_are_rounded_up_to_whole_deals(games: int, units: int) -> None:
    assert units_for(games, "abcd") == units


def test_a_deal_depends_on_seed_and_number_and_not_on_the_bots() -> None:
    game, one = open_game("antiquity", {}), plan()
    deals = [deal_of(one, game, number) for number in range(5)]

    assert len(set(deals)) == 5
    assert deal_of(plan(seed=2), game, 0) != deals[0]
    assert deal_of(Plan("antiquity", ("a", "b"), 1), game, 0) == deals[0]
    assert len({seed_of(one, number, seating) for number in (0, 1) for seating in (0, 1)}) == 4


def test_a_plan_keeps_only_options_that_differ() -> None:
    game = open_game("antiquity", {"powers": "on", "track": "0"})

    assert plan_for(game, ["random", "random"], 0).options == {"powers": "on"}


def test_a_plan_of_other_code_is_not_played() -> None:
    old = Plan("antiquity", ("random", "random"), rules=1, code="other")

    with pytest.raises(OtherCodeError):
        game_of(old)


FILES = {
    "engine/play.py": True,
    "games/antiquity/cards.toml": True,
    "bots/antiquity/learned_weights.csv": True,
    "bots/ratings.toml": False,
    "server/app.py": False,
}
"""Files of our package, and whether they decide a game."""


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """Return a folder with these files."""
    for name in FILES:
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("as it was")
    return tmp_path


@pytest.mark.parametrize("name", FILES)
def test_the_code_is_another_when_a_file_changes_that_decides_a_game(
    package: Path, name: str
) -> None:
    before = fingerprint(package)
    (package / name).write_text("another")

    assert (fingerprint(package) != before) == FILES[name]


def test_there_are_no_files_of_another_kind_with_the_rules_and_the_bots() -> None:
    package = Path(monuments.__file__).parent
    files = [path for home in ("engine", "games", "bots") for path in (package / home).rglob("*")]
    kinds = {path.suffix for path in files if path.is_file() and path.suffix != ".pyc"}

    assert all((package / name).is_file() for name in FILES)
    assert kinds == set(DECIDING)
