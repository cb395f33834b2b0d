"""Hints at a table."""

import pytest

from monuments.engine.jit import COMPILED
from tests.server.playing import mover_of, turn_of, two_at_a_table
from tests.server.running import Client

OPEN = {"kind": "open"}


def test_hints_only_where_they_were_agreed_on(ada: Client, ben: Client) -> None:
    _, lives = two_at_a_table(ada, ben)
    live = mover_of(lives)
    other = lives[1 - turn_of(live)["to_move"]]

    assert live.do("hint")["refusal"]["reason"] == "hints-off"
    assert other.do("hint")["refusal"]["reason"] == "not-your-turn"


@pytest.mark.slow
@pytest.mark.skipif(not COMPILED, reason="a search takes too long uncompiled")
@pytest.mark.parametrize("game", ["antiquity", "fabuleux"])
def test_a_hint_can_be_played(ada: Client, ben: Client, game: str) -> None:
    _, lives = two_at_a_table(ada, ben, game=game, hints=True)
    live = mover_of(lives)
    answer = live.do("hint")

    assert "refusal" not in live.do("play", play=answer["hints"][0]["play"])
