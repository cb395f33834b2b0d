"""The bots play the same games for the same seeds as before.

A bot that shall play differently gets a new hash here, and new figures in docs/opponents.md.
"""

from hashlib import sha256
from random import Random

import pytest

from monuments.bots.match import play_game
from monuments.games.registry import open_game

PINNED = {
    ("antiquity", "random"): "05cc5510ba89c6b7",
    ("antiquity", "greedy"): "781becd72ac20e81",
    ("antiquity", "ione"): "e9543e2067eda0f9",
    ("antiquity", "dion"): "2a837220cf3725bd",
    ("antiquity", "myron"): "d025bd4fa505f1af",
    ("antiquity", "xenia"): "cc50bd357730a984",
    ("antiquity", "theon"): "afa98405aecdc41b",
    ("antiquity", "clio"): "20b465ac516f3bc9",
    ("antiquity", "search:20"): "13097b9834e5b5ec",
    ("fabuleux", "random"): "7b663306207f187e",
    ("fabuleux", "greedy"): "58d80ec8b6b56f9d",
    ("fabuleux", "mila"): "b661bc17fb5eb829",
    ("fabuleux", "otto"): "b44b115651a726b5",
    ("fabuleux", "vera"): "fe89b47a06b7fbf3",
}


@pytest.mark.parametrize(("game_name", "bot"), PINNED, ids="-".join)
def test_a_bot_plays_as_it_did(game_name: str, bot: str) -> None:
    digest = sha256()
    for seats in (2, 3, 4):
        game = open_game(game_name, {})
        s = game.new(seats, game.deal(seats, Random(seats)))
        digest.update(str(play_game(game, s, [bot] * seats, seats)).encode())

    assert digest.hexdigest()[:16] == PINNED[game_name, bot]
