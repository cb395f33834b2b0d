"""The policy with learned weights."""

import numpy as np
import pytest

from monuments.bots.antiquity import learned_weights, styles
from tests.bots.antiquity.situations import (
    FULL_PILE,
    planned,
)
from tests.rules.antiquity.positions import table


@pytest.mark.parametrize(("seats", "verb"), [(2, "red erect"), (3, "take"), (4, "take")])
def test_learned_weights_decide_with_more_than_two_players_only(seats: int, verb: str) -> None:
    """Weights against every play leave only a draw."""
    style = styles.named("practised", learned_below=45.0)
    idle = learned_weights.with_weights(style, np.full(learned_weights.SHAPE, -1.0))
    s = table(seats, hands=["AKR1 AKR2 AKR3 AKR7 AKR8 AKR9"], pile="COL1 COL2 COL3 COL7 COL8")

    assert planned(s, idle).startswith(verb)


def test_with_learned_weights_it_writes_at_the_very_end() -> None:
    s = table(4, hands=["ART1"], shown={"blue": "AKR 9 8"}, historians={"red": 1}, pile="")

    assert planned(s, learned_weights.search_style()) == "history"


def test_a_style_without_learned_weights_plays_the_same_at_any_length() -> None:
    s = table(4, hands=["AKR1 AKR2 AKR3 AKR4 AKR5"], pile=FULL_PILE)
    practised = styles.named("practised")

    assert planned(s, learned_weights.without_weights(practised)) == planned(s, practised)
