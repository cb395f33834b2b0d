"""The players of `fabuleux`: legal, honest, repeatable, and better than chance."""

from random import Random

import pytest

from monuments.bots.fabuleux.knowing import KnowingBot
from monuments.bots.fabuleux.roster import ROSTER
from monuments.bots.match import play_out, seat_bots
from monuments.bots.registry import make_bot
from monuments.engine.chance import seeded
from monuments.engine.game import OVER, Game, State
from monuments.engine.jit import COMPILED
from monuments.engine.knowledge import Knowledge, Player, knowledge_of
from monuments.engine.play import position
from monuments.games.fabuleux import Fabuleux
from monuments.games.fabuleux.kernels import layout as at
from tests.bots.fabuleux.situations import remembered
from tests.rules.fabuleux.positions import Table

GAME = Fabuleux({"collectors": "8"})
SAMPLES = 100 if COMPILED else 2


def positions(seats: int, number: int) -> list[State]:
    """Return positions with a choice from the first rounds of a random game."""
    deal, steps = GAME.random_game(seats, 11, number)
    found = [position(GAME, seats, deal, steps[:i]) for i in range(min(len(steps), 40))]
    return [s for s in found if len(GAME.legal(s)) > 1]


def seated(bot: str, game: Game, seat: int, seed: int) -> Player:
    """Return a bot; vera thinks less than she would at a table."""
    if bot == "vera":
        return KnowingBot(game, seat, seed, SAMPLES)
    return make_bot(bot, game, seat, seed)


def decision(s: State, bot: str, game: Game = GAME, seed: int = 7) -> int:
    """Return the step a bot takes for whoever is to move."""
    seat = game.to_move(s)
    return seated(bot, game, seat, seed).choose(knowledge_of(game, s, seat, seed), None)


@pytest.mark.parametrize("bot", [*ROSTER.bots, *ROSTER.characters])
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_every_step_is_legal(bot: str, seats: int) -> None:
    assert all(decision(s, bot) in GAME.legal(s) for s in positions(seats, 1))


@pytest.mark.parametrize("bot", [*ROSTER.bots, *ROSTER.characters])
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
        return play_out(game, s, [KnowingBot(game, seat, 9, SAMPLES) for seat in range(3)], 9)

    assert play() == play()


def test_without_time_it_still_answers() -> None:
    s = positions(2, 1)[0]
    knowledge = knowledge_of(GAME, s, GAME.to_move(s), 1)

    assert KnowingBot(GAME, knowledge.seat, 1).choose(knowledge, 0.0) in GAME.legal(s)


# --- Where the answer is known ----------------------------------------------------------------


def chosen(t: Table, bot: str) -> str:
    """Return the play a bot makes at a table."""
    return t.game.write_play(t.s, [decision(t.s, bot, t.game)])


def test_it_knows_which_cards_can_still_be_in_the_piles() -> None:
    assert chosen(remembered(), "vera") == "choose feat"
    assert chosen(remembered(), "otto") == "choose height"


def test_it_challenges_when_it_would_lose_and_not_when_it_wins() -> None:
    loses = Table("green 9 1 1, green 1 1 5", "red 5 9 5, green 2 2 5").play("Ada: choose height")
    wins = Table("green 5 1 1, green 1 1 5", "red 6 9 5, green 2 2 5").play("Ada: choose height")

    assert chosen(loses, "vera") == "challenge feat"
    assert chosen(wins, "vera") == "say"


# --- Strength ---------------------------------------------------------------------------------


def rounds_of(seat: int, bots: list[str], games: int) -> tuple[float, float]:
    """Return the rounds won by a seat, and by each opponent still in the game."""
    game, own, theirs = Fabuleux(), 0.0, 0.0
    for number in range(games):
        s = game.new(len(bots), game.deal(len(bots), Random(number)))
        players = seat_bots(game, bots, number)
        chances = [seeded(number, i) for i in range(len(bots))]
        while (mover := game.to_move(s)) != OVER and not s[at.OUT + seat]:
            before, opponents = game.turn(s), players_in(s) - 1
            game.apply(s, players[mover].choose(Knowledge(game, s, mover, chances[mover]), None))
            if game.turn(s) != before or game.to_move(s) == OVER:
                own += s[at.LAST_WINNER] == seat
                theirs += (s[at.LAST_WINNER] != seat) / opponents
    return own, theirs


def players_in(s: State) -> int:
    return sum(not s[at.OUT + seat] for seat in range(int(s[at.SEATS])))


@pytest.mark.slow
@pytest.mark.skipif(not COMPILED, reason="takes too long uncompiled")
@pytest.mark.parametrize("seats", [2, 4])
def test_the_knowing_player_wins_twice_the_rounds_of_a_random_one(seats: int) -> None:
    tables = [["vera" if i == seat else "random" for i in range(seats)] for seat in range(seats)]
    won = [rounds_of(seat, bots, 48 // seats) for seat, bots in enumerate(tables)]

    assert sum(own for own, _ in won) >= 2 * sum(theirs for _, theirs in won)
