"""The notation of `fabuleux`: a text for every step, and a step for every text."""

import pytest

from monuments.engine.refusal import RefusalError
from monuments.games.fabuleux.kernels import steps as do
from monuments.games.fabuleux.kernels.layout import MAX_CHARACTERISTICS
from monuments.games.fabuleux.presentation.notation import VERBS, play_of, read, step_of, write

NAMES = tuple(f"trait{number}" for number in range(MAX_CHARACTERISTICS))


def test_every_step_has_a_text_of_its_own_and_is_read_back() -> None:
    texts = [write(play_of(step), NAMES) for step in range(do.NUM_STEPS)]

    assert len({*texts}) == do.NUM_STEPS
    assert [step_of(read(text, NAMES)) for text in texts] == list(range(do.NUM_STEPS))
    assert {text.split(" ")[0] for text in texts} == {*VERBS}


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "spaces"),
        ("say ", "spaces"),
        ("choose  trait0", "spaces"),
        ("sing", "verb-unknown"),
        ("Say", "verb-unknown"),
        ("say trait0", "word-count"),
        ("choose", "word-count"),
        ("choose trait0 trait1", "word-count"),
        ("choose height", "characteristic-unknown"),
        ("flood", "word-count"),
        ("flood up", "direction-unknown"),
    ],
)
def test_other_texts_are_refused(text: str, reason: str) -> None:
    with pytest.raises(RefusalError) as caught:
        read(text, NAMES)

    assert caught.value.refusal.rule == "notation"
    assert caught.value.refusal.reason == reason
