"""The players of `fabuleux`: legal, honest, repeatable, and better than chance."""

from random import Random

import pytest

from monuments.analysis.hints import best
from monuments.bots.fabuleux.knowing import KnowingBot
from monuments.bots.fabuleux.roster import BOTS
from monuments.bots.match import play_out, seat_bots
from monuments.bots.registry import make_bot
from monuments.engine.chance import seeded
from monuments.engine.game import OVER, State
from monuments.engine.jit import COMPILED
from monuments.engine.knowledge import Knowledge, knowledge_of
from monuments.engine.play import position
from monuments.games.fabuleux import Fabuleux
from monuments.games.fabuleux import layout as at
from tests.rules.fabuleux.positions import Table

GAME = Fabuleux({"collectors": "8"})


def positions(seats: int, number: int) -> list[State]:
    """Return positions with a choice from the first rounds of a random game."""
    deal, steps = GAME.random_game(seats, 11, number)
    found = [position(GAME, seats, deal, steps[:i]) for i in range(min(len(steps), 40))]
    return [s for s in found if len(GAME.legal(s)) > 1]


def decision(s: State, bot: str, seed: int = 7) -> int:
    """Return the step a bot takes for whoever is to move."""
    seat = GAME.to_move(s)
    player = seat_bots(GAME, [bot] * int(s[at.SEATS]), seed)[seat]
    return player.choose(knowledge_of(GAME, s, seat, seed), None)


@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_every_step_is_legal(bot: str, seats: int) -> None:
    assert all(decision(s, bot) in GAME.legal(s) for s in positions(seats, 1))


@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize("seats", [2, 4])
def test_a_decision_does_not_depend_on_hidden_cards(bot: str, seats: int) -> None:
    for s in positions(seats, 2)[::3]:
        seat = GAME.to_move(s)
        worlds = [s, *(GAME.determinize(s, seat, seeded(seed)) for seed in (1, 2, 3))]

        assert len({world.tobytes() for world in worlds}) > 1
        assert len({decision(world, bot) for world in worlds}) == 1


def test_the_same_seed_and_samples_give_the_same_game() -> None:
    def play() -> list[int]:
        game = Fabuleux({"rounds": "12"})
        s = game.new(3, game.deal(3, Random(5)))
        return play_out(game, s, [KnowingBot(game, seat, 9, 30) for seat in range(3)], 9)

    assert play() == play()


def test_without_time_it_still_answers() -> None:
    s = positions(2, 1)[0]
    knowledge = knowledge_of(GAME, s, GAME.to_move(s), 1)

    assert KnowingBot(GAME, knowledge.seat, 1).choose(knowledge, 0.0) in GAME.legal(s)


# --- Where the answer is known ----------------------------------------------------------------


def chosen(t: Table, bot: str) -> str:
    """Return the play a bot makes at a table."""
    seat = t.game.to_move(t.s)
    player = make_bot(bot, t.game, seat, 3)
    step = player.choose(knowledge_of(t.game, t.s, seat, 3), None)
    return t.game.write_play(t.s, [step])


def remembered() -> Table:
    """Return a table whose only card that Ada has not seen is high, but no feat.

    Her own is higher than most of the deck, and a feat as most are not.
    """
    t = Table("green 0 9, green 5 5", "green 0 8, green 9 1")
    return t.play("Ada: choose feat; Ben: say")


def test_it_remembers_what_can_still_be_in_the_piles() -> None:
    assert chosen(remembered(), "vera") == "choose feat"
    assert chosen(remembered(), "otto") == "choose height"


def test_a_hint_tells_the_chance_of_the_round() -> None:
    t = remembered()
    hints = best(knowledge_of(t.game, t.s, 0, 1), 2)

    assert [(hint.play, hint.chance) for hint in hints][0] == ("choose feat", 1.0)
    assert len(hints) == 2
    assert all(t.game.read_play(t.s, hint.play) for hint in hints)


def test_it_challenges_when_it_would_lose_and_not_when_it_wins() -> None:
    loses = Table("green 9 1, green 1 1", "red 5 9, green 2 2").play("Ada: choose height")
    wins = Table("green 5 1, green 1 1", "red 6 9, green 2 2").play("Ada: choose height")

    assert chosen(loses, "vera") == "challenge feat"
    assert chosen(wins, "vera") == "say"


# --- Strength ---------------------------------------------------------------------------------


def rounds_won(bots: list[str], games: int) -> list[int]:
    """Return the rounds that each seat wins while nobody is out."""
    game, won = Fabuleux(), [0] * len(bots)
    for number in range(games):
        s = game.new(len(bots), game.deal(len(bots), Random(number)))
        players = seat_bots(game, bots, number)
        chances = [seeded(number, seat) for seat in range(len(bots))]
        while not s[at.OUT : at.LAST_WINNER].any() and (seat := game.to_move(s)) != OVER:
            before = game.turn(s)
            game.apply(s, players[seat].choose(Knowledge(game, s, seat, chances[seat]), None))
            if game.turn(s) != before or game.to_move(s) == OVER:
                won[int(s[at.LAST_WINNER])] += 1
    return won


@pytest.mark.slow
@pytest.mark.skipif(not COMPILED, reason="takes too long uncompiled")
@pytest.mark.parametrize("seats", [2, 4])
def test_the_knowing_player_wins_twice_the_rounds_of_a_random_one(seats: int) -> None:
    own, others = 0, 0
    for seat in range(seats):
        won = rounds_won(["vera" if i == seat else "random" for i in range(seats)], 40 // seats)
        own += won[seat]
        others += sum(won) - won[seat]

    assert own >= 2 * others / (seats - 1)
