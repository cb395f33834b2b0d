"""The picture of `fabuleux`: whole, and each card as far as it may be seen."""

import pytest

from monuments.boards.fabuleux.picture import picture
from monuments.drawing import Text
from monuments.locales.speaker import LANGUAGES, Speaker
from tests.boards.inside import outside, overlapping, pictures
from tests.rules.fabuleux.positions import Table


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_drawn_outside_or_over_other_words(seats: int, language: str) -> None:
    for drawing in pictures("fabuleux", seats, language, collectors="8", rounds="12"):
        assert outside(drawing) == []
        assert overlapping(drawing) == []


def words(t: Table, seat: int | None) -> list[str]:
    speaker = Speaker("en", t.game.words("en"))
    view = t.game.view(t.s, seat)
    marks = picture(t.game, view, ("Ada", "Ben", "Cleo"), speaker).marks
    return [mark.words for mark in marks if isinstance(mark, Text)]


def test_a_card_shows_what_was_said_and_its_name_to_its_own_seat() -> None:
    t = Table("red 30 60 -85, green 10", "green 20, yellow 20").play("Ada: choose height")

    assert "AAA" in words(t, 0)
    assert "AAA" not in words(t, 1)
    assert "?" in words(t, 1)
    for seat in (0, 1, None):
        shown = words(t, seat)
        assert "30\u00a0m" in shown
        assert "60/100" not in shown
        assert shown[2:4] == ["Round 1 · Ada leads", "height"]


def test_after_a_round_its_cards_are_named_winner_first() -> None:
    t = Table("red 30, green 10", "green 20, yellow 20").play("Ada: choose height; Ben: say")

    assert "Ada: AAA · Ben: BAA" in words(t, None)
