"""The winners in words, in every language."""

import pytest

from monuments.boards.board import winner_sentence
from monuments.locales.speaker import Speaker


@pytest.mark.parametrize(
    ("language", "one"),
    [("en", "Victory goes to Ben"), ("fr", "Ben"), ("de", "Ben")],
)
def test_the_winners_are_named_and_nobody_else(language: str, one: str) -> None:
    names, speaker = ("Ada", "Ben", "Cleo"), Speaker(language)
    shared = winner_sentence(names, (1, 2, 1), speaker)

    assert one in winner_sentence(names, (2, 1, 3), speaker)
    assert "Ada, Cleo" in shared
    assert "Ben" not in shared
