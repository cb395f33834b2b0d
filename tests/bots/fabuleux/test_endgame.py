"""The search of `fabuleux` once everything is known: exact and bounded."""

from random import Random

import pytest

from monuments.bots.fabuleux import endgame
from monuments.bots.fabuleux.endgame import WON, Search
from monuments.bots.fabuleux.knowing import KnowingBot
from monuments.engine.game import OVER, State
from monuments.engine.knowledge import knowledge_of
from monuments.games.fabuleux.kernels import layout as at
from monuments.games.fabuleux.presentation.cards import GRADES
from tests.rules.fabuleux.positions import Table

PILES = (
    "yellow 1 2 3, green 3 1 3, red 2 3 1",
    "green 2 1 2, yellow 2 3 1, green 1 2 2",
)
"""To choose feat wins the round; to choose height loses it, and wins the game."""


def seen(*piles: str) -> Table:
    """Return a table at which both players have seen every card."""
    t = Table(*piles)
    t.s[at.SEEN : at.SEEN + t.s[at.MONUMENTS]] = at.ALL
    return t


def random_table(rng: Random) -> Table:
    def card() -> str:
        return f"{rng.choice(GRADES)} {rng.randrange(4)} {rng.randrange(4)} {rng.randrange(4)}"

    sizes = rng.choice([(2, 2), (3, 3), (1, 3), (4, 2)])
    return seen(*(", ".join(card() for _ in range(size)) for size in sizes))


def plain_value(search: Search, s: State) -> float:
    """Return the same value by looking at every step."""
    if search.game.to_move(s) == OVER or s[at.ROUND] >= search.until:
        return search.lead(s)
    values = [plain_value(search, search.after(s, step)) for step in search.game.legal(s)]
    return max(values) if search.game.to_move(s) == search.seat else min(values)


@pytest.mark.parametrize("number", range(12))
def test_the_search_is_exact(number: int) -> None:
    t = random_table(Random(number))
    for seat in range(2):
        search = Search(t.game, seat, until=4, nodes=100_000)

        assert search.value(t.s, -WON, WON) == plain_value(search, t.s)


def test_it_gives_up_a_round_to_win_the_game() -> None:
    t = seen(*PILES)
    knowledge = knowledge_of(t.game, t.s, 0, 1)
    plays = [
        t.game.write_play(t.s, [KnowingBot(t.game, 0, 1, 20, nodes).choose(knowledge, None)])
        for nodes in (0, endgame.NODES)
    ]

    assert plays == ["choose feat", "choose height"]


def test_it_keeps_a_step_that_is_as_good_as_any() -> None:
    t = seen("green 9 9 0, green 9 9 0", "green 1 1 5, green 1 1 5")

    assert all(endgame.improved(t.game, t.s, step) == step for step in t.game.legal(t.s))


def test_without_nodes_or_time_it_keeps_the_step() -> None:
    t = seen(*PILES)

    assert [endgame.improved(t.game, t.s, step, nodes=1) for step in (0, 1, 2)] == [0, 1, 2]
    assert [endgame.improved(t.game, t.s, step, deadline=0.0) for step in (0, 1, 2)] == [0, 1, 2]


def test_it_searches_only_what_the_mover_knows() -> None:
    t = seen(*PILES)
    assert endgame.is_known(t.s)
    t.s[at.SEEN + t.s[at.TOP + 1]] &= ~1  # Ada has not seen Ben's top card
    assert not endgame.is_known(t.s)


def test_with_three_players_it_does_not_search() -> None:
    assert not endgame.is_known(seen("green 1 2 3", "green 1 1 1", "green 2 2 2").s)
