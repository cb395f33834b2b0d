"""Knowledge: what a seat may know, and worlds that agree with it."""

import msgspec
import pytest

from monuments.engine.game import Game, State
from monuments.engine.knowledge import knowledge_of
from monuments.engine.play import position
from monuments.games.registry import GAMES, open_game

every_game = pytest.mark.parametrize("name", GAMES)


def midgame(name: str) -> tuple[Game, State]:
    game = open_game(name, {})
    deal, steps = game.random_game(3, 2, 0)
    return game, position(game, 3, deal, steps[:8])


@every_game
def test_a_seat_knows_its_view_and_its_steps(name: str) -> None:
    game, s = midgame(name)
    for seat in range(3):
        knowledge = knowledge_of(game, s, seat, 7)
        assert msgspec.json.encode(knowledge.view) == msgspec.json.encode(game.view(s, seat))
    mover = knowledge_of(game, s, game.to_move(s), 7)

    assert mover.legal == game.legal(s)
    assert mover.is_midway == game.is_midway(s)


@every_game
def test_it_holds_no_hidden_card_and_its_worlds_differ(name: str) -> None:
    game, s = midgame(name)
    knowledge = knowledge_of(game, s, 0, 7)
    worlds = [knowledge.sample() for _ in range(5)]

    assert len({world.tobytes() for world in (s, knowledge._world, *worlds)}) == 7
    for world in worlds:
        assert msgspec.json.encode(game.view(world, 0)) == msgspec.json.encode(game.view(s, 0))


@every_game
def test_the_seed_decides_the_worlds_and_the_real_cards_do_not(name: str) -> None:
    game, s = midgame(name)
    other = game.determinize(s, 0, knowledge_of(game, s, 1, 99)._chance)
    samples = [
        knowledge_of(game, each, 0, seed).sample().tobytes()
        for each, seed in ((s, 7), (s, 7), (other, 7), (s, 8))
    ]

    assert samples[0] == samples[1] == samples[2] != samples[3]
