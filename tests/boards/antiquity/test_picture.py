"""The picture of `antiquity`: whole, and each thing in its place."""

import pytest

from monuments.boards.antiquity.picture import picture
from monuments.boards.plates import width_of
from monuments.drawing import Drawing, Text
from monuments.games.antiquity import Antiquity
from monuments.locales.speaker import LANGUAGES, Speaker
from tests.boards.inside import outside, overlapping, pictures
from tests.rules.antiquity.positions import table

GAME = Antiquity({"powers": "on"})
NAMES = ("Ada", "Ben", "Cleo")


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_drawn_outside_or_over_other_words(seats: int, language: str) -> None:
    for drawing in pictures("antiquity", seats, language, powers="on"):
        assert outside(drawing) == []
        assert overlapping(drawing) == []


def drawn(seat: int | None) -> Drawing:
    s = table(
        hands=["AKR9 ZEU2", "BET1"], shown={"blue": "AKR 6 3"}, faceup="ZEU1 ZEU3 MAU2",
        powers={"hero": "blue", "naute": "blue"},
    )  # fmt: skip
    return picture(GAME, GAME.view(s, seat), NAMES, Speaker("en", GAME.words("en")))


def test_only_its_own_seat_sees_a_hand() -> None:
    words = [mark.words for mark in drawn(0).marks if isinstance(mark, Text)]
    of_spectator = [mark.words for mark in drawn(None).marks if isinstance(mark, Text)]

    assert "Hand · Ada" in words
    assert words.count("AKR") == of_spectator.count("AKR") + 1
    assert not any("Hand ·" in each for each in of_spectator)


def test_the_top_card_of_a_stack_is_drawn_highest() -> None:
    places = {mark.words: mark.place[1] for mark in drawn(None).marks if isinstance(mark, Text)}

    assert places["3"] < places["6"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_symbol_fits_on_its_card(language: str) -> None:
    s = table(faceup="AKR1 AKR2 AKR3")
    speaker = Speaker(language, GAME.words(language))
    marks = picture(GAME, GAME.view(s, None), NAMES, speaker).marks
    symbols = {speaker.word("symbol", symbol) for symbol in ("scroll", "ship", "helmet")}
    found = [mark for mark in marks if isinstance(mark, Text) and mark.words in symbols]

    assert {mark.words for mark in found} == symbols
    assert all(width_of(mark.words, mark.size) <= 62 and mark.size >= 8 for mark in found)


def test_power_cards_have_a_line_of_their_own() -> None:
    lines = {mark.words: mark.place for mark in drawn(None).marks if isinstance(mark, Text)}
    [counts] = [place for words, place in lines.items() if words.endswith("1 card in hand")]

    assert lines["Naute · Hero"][0] == counts[0]
    assert lines["Naute · Hero"][1] > counts[1]
