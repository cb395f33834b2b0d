"""The random bot: any legal step, decided by its seed and seat."""

from collections import Counter
from random import Random

from monuments.bots.random import RandomBot
from monuments.engine.knowledge import knowledge_of
from monuments.games.registry import open_game


def choices(seat: int = 0, seed: int = 1) -> list[int]:
    game = open_game("antiquity", {})
    s = game.new(3, game.deal(3, Random(1)))
    bot, knowledge = RandomBot(game, seat, seed), knowledge_of(game, s, game.to_move(s), 1)
    assert len(knowledge.legal) > 3
    return [knowledge.legal.index(bot.choose(knowledge, None)) for _ in range(600)]


def test_every_legal_step_is_as_likely_as_the_others() -> None:
    counts = Counter(choices())

    assert set(counts) == set(range(len(counts)))
    expected = 600 / len(counts)
    assert all(expected / 2 < count < expected * 2 for count in counts.values())


def test_seat_and_seed_decide() -> None:
    assert choices() == choices() != choices(seat=1)
    assert choices() != choices(seed=2)
