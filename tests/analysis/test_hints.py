"""Hints: only from a game's adviser."""

import pytest

from monuments.analysis.hints import best
from monuments.bots.registry import ROSTERS
from monuments.engine.knowledge import knowledge_of
from monuments.engine.refusal import RefusalError
from tests.bots.fabuleux.situations import remembered


def test_a_game_without_an_adviser_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(ROSTERS, "fabuleux")
    t = remembered()

    with pytest.raises(RefusalError) as caught:
        best(knowledge_of(t.game, t.s, 0, 1), 2)
    assert caught.value.refusal.reason == "no-hints"
