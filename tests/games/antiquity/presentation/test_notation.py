"""The notation of `antiquity`: what is read is written again, with its steps."""

import pytest

from monuments.engine.refusal import RefusalError
from monuments.games.antiquity.kernels import steps as do
from monuments.games.antiquity.presentation.notation import (
    VERBS,
    play_of,
    read,
    steps_of,
    which_colour,
    write,
)
from tests.rules.antiquity.positions import table

PLAIN = (
    "draw", "take AKR7", "buy AKR7 ZEU1", "hero draw", "hero take PET3", "swap AKR7 PET3", "end"
)  # fmt: skip
COLOURED = (
    "erect AKR9 AKR7", "erect AKR1", "improve AKR7", "improve AKR7 order AKR2 AKR7 AKR5",
    "score AKR7 ZEU1", "history", "acquire scribe", "acquire hero", "acquire naute",
)  # fmt: skip


def test_every_verb_is_here() -> None:
    for verb in VERBS:
        assert any(text == verb or text.startswith(f"{verb} ") for text in PLAIN + COLOURED)


@pytest.mark.parametrize("text", PLAIN + COLOURED)
def test_a_play_is_its_steps_and_they_are_the_play(text: str) -> None:
    s = table(3)
    play = read(text, 3)
    steps = steps_of(s, play)
    assert steps

    assert play_of(s, steps) == play
    assert write(play) == text


@pytest.mark.parametrize("text", COLOURED)
def test_with_two_players_a_play_is_for_one_of_two_colours(text: str) -> None:
    s = table(2, to_move=1)  # green and yellow
    found = []
    for colour in ("green", "yellow"):
        play = read(f"{colour} {text}", 2)
        steps = steps_of(s, play)
        assert steps
        assert play_of(s, steps) == play
        assert write(play) == f"{colour} {text}"
        found.append(steps[0])

    assert found[1] == found[0] + 1
    for other in (f"red {text}", f"blue {text}", text):
        assert which_colour(s, read(other, 2)) is None
        assert steps_of(s, read(other, 2)) is None


@pytest.mark.parametrize(
    ("text", "seats", "reason"),
    [
        ("", 3, "spaces"),
        ("draw ", 3, "spaces"),
        ("red", 2, "verb-missing"),
        ("hero", 3, "verb-unknown"),
        ("hero dance", 3, "verb-unknown"),
        ("red draw", 2, "colour-not-due"),
        ("red history", 3, "colour-not-due"),
        ("take", 3, "word-count"),
        ("take AKR1 AKR2", 3, "word-count"),
        ("erect", 3, "word-count"),
        ("improve order AKR1", 3, "word-count"),
        ("improve AKR1 order", 3, "word-count"),
        ("acquire", 3, "word-count"),
        ("acquire poet", 3, "power-unknown"),
    ],
)
def test_other_texts_are_refused(text: str, seats: int, reason: str) -> None:
    with pytest.raises(RefusalError) as caught:
        read(text, seats)

    assert caught.value.refusal.rule == "notation"
    assert caught.value.refusal.reason == reason


def test_the_order_of_a_stack_is_not_the_order_of_laying() -> None:
    play = read("improve AKR7 AKR2 order AKR2 AKR5 AKR7", 3)
    steps = steps_of(table(3), play)
    assert steps

    assert steps[steps.index(do.ORDER) + 1 :] == list(play.order)
    assert play.card_codes() == ("AKR7", "AKR2")
