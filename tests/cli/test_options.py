"""Options that commands share: each table option once, and a bot for every seat."""

import pytest

from monuments.cli.options import bot_names, check_players, opened
from monuments.cli.say import BadInput


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MONUMENTS_LANGUAGE", "en")


def test_options_may_be_given_together_or_one_by_one() -> None:
    apart = opened("antiquity", ("powers=on", "track=3"))
    together = opened("antiquity", ("powers=on track=3",))

    assert dict(apart.options) == dict(together.options)
    assert (apart.options["powers"], apart.options["track"]) == ("on", "3")


@pytest.mark.parametrize(
    ("options", "words"),
    [
        (("powers=on", "powers=on"), "powers"),
        (("powers=on track=3", "track=0"), "track"),
        (("",), "name=value"),
        (("powers",), "powers"),
        (("power=on",), "power"),
        (("power-symbols=on",), "powers=on"),
    ],
)
def test_options_that_cannot_be_are_one_sentence(options: tuple[str, ...], words: str) -> None:
    with pytest.raises(BadInput) as caught:
        opened("antiquity", options)

    assert words in caught.value.message
    assert "\n" not in caught.value.message


def test_an_unknown_game_names_the_known_ones() -> None:
    with pytest.raises(BadInput, match="antiquity"):
        opened("chess", ())


@pytest.mark.parametrize("players", [0, 1, 5])
def test_a_game_is_for_some_numbers_of_players(players: int) -> None:
    with pytest.raises(BadInput, match=f"antiquity is for 2 to 4 players, not {players}"):
        check_players(opened("antiquity", ()), players)


def test_an_option_may_need_a_larger_table() -> None:
    game = opened("fabuleux", ("first=4",))
    check_players(game, 4)

    with pytest.raises(BadInput):
        check_players(game, 3)


@pytest.mark.parametrize(
    ("text", "found"),
    [("greedy", ["greedy"] * 3), ("greedy,random,search:10", ["greedy", "random", "search:10"])],
)
def test_one_bot_takes_all_seats(text: str, found: list[str]) -> None:
    assert bot_names(text, 3) == found


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("greedy,random", "2 bots are named for 3 seats"),
        ("a,b,c,d", "4 bots are named for 3 seats"),
        ("a,b,", None),
    ],
)
def test_otherwise_each_seat_has_its_bot(text: str, sentence: str | None) -> None:
    if sentence is None:
        assert bot_names(text, 3) == ["a", "b", ""]  # refused as a name later
        return
    with pytest.raises(BadInput, match=sentence):
        bot_names(text, 3)
