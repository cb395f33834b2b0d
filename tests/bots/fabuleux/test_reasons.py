"""Reasons in `fabuleux`: shares of the deck, never a hidden card."""

import pytest

from monuments.bots.fabuleux.reasons import beaten, reasons
from tests.rules.fabuleux.positions import Table

PILES = ("green 4 1 1, green 2 9 5", "red 3 1 9, green 1 5 5, green 4 5 5")


def reason(t: Table, play: str, **more: bool) -> tuple[str, str, dict[str, object]]:
    [step] = t.game.read_play(t.s, play)
    [found] = reasons(t.game, t.s, step, is_only=more.get("is_only", False))
    return found.code, found.rule, dict(found.args)


def test_a_card_is_compared_with_the_rest_of_the_deck() -> None:
    t = Table(*PILES)

    assert beaten(t.s, 0, 0) == 88  # three lower ones and an equal one
    assert beaten(t.s, 0, 1) == 12  # only an equal one
    assert beaten(t.s, 0, 2) == 100  # the lowest date


def test_each_kind_of_play_has_its_reason() -> None:
    t = Table(*PILES)

    assert reason(t, "choose height") == (
        "choose",
        "F3",
        {"characteristic": "height", "percent": 88},
    )
    assert reason(t, "choose height", is_only=True) == ("only", "F3", {})
    t.play("Ada: choose date")
    assert reason(t, "say") == ("say", "F3", {"characteristic": "date", "percent": 0})
    assert reason(t, "challenge height") == (
        "challenge",
        "F8",
        {"characteristic": "height", "percent": 50, "before": 0},
    )


def test_in_a_hurricane_the_share_is_turned_round() -> None:
    t = Table("HURRICANE, green 4 1 1", "green 3 1 9, green 1 5 5").play("Ada: hurricane")

    assert beaten(t.s, 0, 0) == 0
    assert beaten(t.s, 2, 0) == 100


@pytest.mark.parametrize("play", ["flood left", "flood right"])
def test_a_collector_has_the_reason_of_its_force(play: str) -> None:
    t = Table("FLOOD, green 4 1 1", "green 3 1 9, green 1 5 5")

    assert reason(t, play) == ("force", "F9", {})
