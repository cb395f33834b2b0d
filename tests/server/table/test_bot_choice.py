"""The substitute: the host's choice, or the evaluation of the hints."""

import numpy as np
import pytest

from monuments.bots.antiquity.learned_weights import search_style
from monuments.bots.antiquity.search import SearchBot
from monuments.bots.fabuleux.knowing import KnowingBot
from monuments.bots.registry import make_bot
from monuments.games.registry import open_game
from monuments.server.settings import Settings
from monuments.server.table.bot_choice import substitute_for

ANTIQUITY, FABULEUX = (open_game(name, {}) for name in ("antiquity", "fabuleux"))


@pytest.mark.parametrize(
    ("wanted", "found"),
    [("", ["meton", "vera"]), ("greedy", ["greedy"] * 2), ("dion", ["dion", "vera"])],
)
def test_a_host_may_choose_the_substitute(wanted: str, found: list[str]) -> None:
    assert [substitute_for(game, wanted) for game in (ANTIQUITY, FABULEUX)] == found


def test_by_default_it_plays_by_the_evaluation_of_the_hints() -> None:
    names = [substitute_for(game, Settings().stand_in) for game in (ANTIQUITY, FABULEUX)]
    searching, knowing = (
        make_bot(name, game, 0, 1) for name, game in zip(names, (ANTIQUITY, FABULEUX), strict=True)
    )

    assert isinstance(knowing, KnowingBot)
    assert isinstance(searching, SearchBot)
    assert np.array_equal(searching.style, search_style())
