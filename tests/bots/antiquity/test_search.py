"""The search: honest, repeatable, and right where the answer is known."""

import threading
from collections import Counter
from collections.abc import Iterator
from itertools import count
from random import Random

import pytest

from monuments.bots.antiquity import learned_weights, styles
from monuments.bots.antiquity.greedy import GreedyBot
from monuments.bots.antiquity.search import TREES, Budget, Pace, SearchBot
from monuments.bots.match import play_once
from monuments.bots.registry import bots_for, make_bot
from monuments.engine.chance import seeded
from monuments.engine.game import OVER, State
from monuments.engine.knowledge import Knowledge, Player
from monuments.games.antiquity import Antiquity
from tests.bots.antiquity.situations import (
    ALL_SEATS,
    NO_HISTORIANS,
    hidden_swapped,
    positions,
)
from tests.rules.antiquity.positions import GAME, play, table, winners


def made(s: State, player: Player, seed: int) -> str:
    """Return the play of the player to move."""
    chance = seeded(seed, GAME.to_move(s))
    return GAME.write_play(s, play_once(GAME, s.copy(), player, chance))


def decision(s: State, bot: str, seed: int = 7) -> str:
    """Return the play a bot makes for whoever is to move."""
    return made(s, make_bot(bot, GAME, GAME.to_move(s), seed), seed)


def test_a_waiting_bot_holds_no_thread() -> None:
    s = GAME.new(4, GAME.deal(4, Random(1)))
    before = threading.active_count()
    for seed in range(8):
        decision(s, "search:64", seed)

    assert threading.active_count() == before


# --- Where the answer is known, and nobody finds it without a look ahead -----------------------

SEEDS = 6
ONLY_THE_SEARCH = {"search:200": SEEDS}


def finders(s: State, right: str) -> dict[str, int]:
    """Return with how many of the seeds each player makes the right play, if with any.

    Besides the search these are the policies of its playouts, `greedy`, and a search that follows
    its policy because it has only one playout.
    """
    seat, found = GAME.to_move(s), Counter[str]()
    for seed in range(SEEDS):
        players = {
            bot: make_bot(bot, GAME, seat, seed) for bot in ("greedy", "search:1", "search:200")
        }
        for name, style in (
            ("practised", styles.named("practised")),
            ("learned", learned_weights.search_style()),
        ):
            players[name] = GreedyBot(GAME, seat, seed, style)
        found.update(name for name in players if made(s, players[name], seed) == right)
    return dict(found)


def leading(seats: int, red: int, green: int) -> dict[str, int]:
    """Return points; with two players, the other colours' do not count."""
    far = {"blue": 40, "yellow": 40} if seats == 2 else {}
    return {"red": red, "green": green, **far}


def named(seats: int, play: str) -> str:
    """Return a play of red's as it is written: with two players its colour is named."""
    return f"red {play}" if seats == 2 else play


@ALL_SEATS
def test_it_takes_the_card_with_which_it_wins_at_once(seats: int) -> None:
    # Two ships bring four points, and the win; the two helmets in hand bring two, and no more.
    s = table(
        seats,
        hands=["PET1 AKR2 ZEU8", "BAB2", "BAB3"][:seats],
        shown={"red": "COL 7 4 1, BAB 7, MAU 2 5", "green": "ART 1"},
        scores=leading(seats, red=10, green=13),
        historians=NO_HISTORIANS,
        faceup="COL6 PHA1",
        pile="",
        actions=2,
    )

    scoring = named(seats, "score PET1 PHA1")

    assert winners(play(s, f"take PHA1, {scoring}, end")) == [0]
    assert finders(s, "take PHA1") == ONLY_THE_SEARCH


@ALL_SEATS
def test_it_blocks_a_sole_builder_instead_of_gaining_more(seats: int) -> None:
    # Petra brings six points and the Akropolis four, but that leaves green eight of twelve.
    s = table(
        seats,
        hands=["AKR1 AKR2 AKR3 PET1 PET2", "BAB2", "BAB3"][:seats],
        shown={"red": "PET 7, COL 9", "blue": "PET 9 8", "green": "AKR 9 8 7 6"},
        markers={"AKR": 4, "PET": 6},
        scores=leading(seats, red=10, green=11),
        historians=NO_HISTORIANS,
        faceup="ART9 ART8",
        pile="",
        actions=1,
    )

    erecting = named(seats, "erect AKR3 AKR2 AKR1")

    assert winners(play(s, f"{erecting}, end")) == [0]
    assert finders(s, erecting) == ONLY_THE_SEARCH


@pytest.mark.parametrize("seats", [3, 4])
def test_it_writes_the_last_history_before_a_rival_leaves_no_page(seats: int) -> None:
    s = table(
        seats,
        hands=["PET1", "BAB2", "BAB3"],
        shown={"red": "AKR 7", "blue": "ART 8 1, PYR 8 7, BET 9 1"},
        scores={"red": 20, "blue": 10},
        historians={**NO_HISTORIANS, "red": 1, "green": 1},
        faceup="PET4 PET7 PHA4",
        pile="ZEU9 ZEU8 ZEU7 ZEU3 ZEU2 ZEU1 KOL9 KOL8 KOL7 KOL3 KOL2 KOL1",
    )

    # It writes at the last chance for a page.
    assert finders(s, "history") == {"greedy": SEEDS, **ONLY_THE_SEARCH}


def test_with_two_it_saves_the_lower_colour_from_losing_twelve() -> None:
    # Blue would write three pages, red only two; but what blue has does not count (A7.4).
    s = table(
        2,
        hands=["PET1 BAB3", "BAB2"],
        shown={"red": "COL 7 4", "green": "ZEU 2 1", "yellow": "PYR 2 1"},
        scores=leading(2, red=10, green=12),
        historians={**NO_HISTORIANS, "red": 1, "blue": 1},
        pile="",
    )

    assert finders(s, "red history") == ONLY_THE_SEARCH


# --- Honest and repeatable --------------------------------------------------------------------


@pytest.mark.parametrize("play", ["score ZEU7 PET1", "score PET1 ZEU7"])
def test_it_completes_a_pair_whichever_card_was_picked_first(play: str) -> None:
    s = table(4, hands=["AKR1 BAB7 COL7 PET1 ZEU7", "BAB2", "BAB3"])
    for step in GAME.read_play(s, play)[:2]:
        GAME.apply(s, step)
    searcher = SearchBot(GAME, 0, 1, Budget(playouts=60))

    assert searcher.choose(Knowledge(GAME, s, 0, seeded(1)), None) in GAME.legal(s)


def choice(s: State, bot: str) -> int:
    """Return the mover's step by a bot; by the clock its time is over at once."""
    seat = GAME.to_move(s)
    return make_bot(bot, GAME, seat, 7).choose(Knowledge(GAME, s, seat, seeded(7, seat)), 0.0)


SEARCHING = ("search:60", "clio", "hypatia")
"""Bots that can choose in the middle of a play that somebody else began."""


@pytest.mark.parametrize("bot", [*bots_for("antiquity"), "search:60"])
@ALL_SEATS
def test_a_decision_does_not_depend_on_hidden_cards(bot: str, seats: int) -> None:
    differing = 0
    for s in (*positions(seats, {}), *positions(seats, {"powers": "on", "actions": "upto"})):
        if bot in SEARCHING or not GAME.is_midway(s):
            worlds = [s, *(hidden_swapped(s, GAME.to_move(s), seed) for seed in (1, 2, 3))]
            differing += len({world.tobytes() for world in worlds}) > 1

            assert len({choice(world, bot) for world in worlds}) == 1

    assert differing >= 5


@ALL_SEATS
def test_the_same_seed_and_playouts_give_the_same_game(seats: int) -> None:
    def play() -> bytes:
        game = Antiquity()
        s = game.new(seats, game.deal(seats, Random(5)))
        bots = [SearchBot(game, seat, 9, Budget(playouts=40)) for seat in range(seats)]
        chances = [seeded(9, seat) for seat in range(seats)]
        while (seat := game.to_move(s)) != OVER:
            game.apply(s, bots[seat].choose(Knowledge(game, s, seat, chances[seat]), None))
        return s.tobytes()

    assert play() == play()


@pytest.fixture
def readings(monkeypatch: pytest.MonkeyPatch) -> Iterator[int]:
    """Count the readings of a clock that advances by ten milliseconds at each reading."""
    numbers = count(1)
    monkeypatch.setattr("monuments.bots.antiquity.search.monotonic", lambda: next(numbers) / 100)
    return numbers


def overhead(steps: int) -> int:
    """Return the readings of the clock besides one by each step and tree."""
    return steps * (TREES + 1)


@ALL_SEATS
def test_a_search_by_time_keeps_its_time_and_answers(seats: int, readings: Iterator[int]) -> None:
    s = table(seats, hands=["AKR1 AKR2 AKR3 PET1 PHA1", "BAB2"])
    steps = GAME.read_play(s, decision(s, "search:500ms"))

    assert 30 <= next(readings) <= 50 + overhead(len(steps))


def test_a_search_by_time_ends_at_the_deadline(readings: Iterator[int]) -> None:
    s = table(hands=["AKR1 AKR2 AKR3 PET1 PHA1", "BAB2"])
    bot = make_bot("search:500ms", GAME, 0, 1)
    steps = play_once(GAME, s, bot, seeded(1, 0), deadline=0.2)

    assert 20 <= next(readings) <= 20 + overhead(len(steps))


def test_a_play_of_many_steps_has_the_time_of_one_play() -> None:
    pace, now = Pace(1.2), 100.0
    for number in range(14):  # a Scribe who lays three cards and orders nine
        now = pace.until(now, midway=number > 0)

    assert now == pytest.approx(101.2)
    assert pace.until(now, midway=False) == pytest.approx(now + 0.6 * 1.2)


SCRIBE = "improve COL3 COL2 COL1 order COL9 COL8 COL7 COL6 COL5 COL4 COL3 COL2 COL1"


def test_hypatia_spends_no_more_than_her_time_on_a_play(readings: Iterator[int]) -> None:
    s = table(
        4,
        hands=["COL1 COL2 COL3", "BAB2", "BAB3", "BAB5"],
        shown={"red": "COL 4 6 7 8 5 9", "blue": "ART 8 1"},
        powers={"scribe": "red"},
        options="powers=on",
    )
    bot, chance, steps = make_bot("hypatia", GAME, 0, 1), seeded(1, 0), GAME.read_play(s, SCRIBE)
    for step in steps:
        bot.choose(Knowledge(GAME, s, 0, chance), None)
        GAME.apply(s, step)

    assert next(readings) <= 120 + overhead(len(steps))


@pytest.mark.slow
@pytest.mark.parametrize(
    "seats",
    [2, pytest.param(3, marks=pytest.mark.torture), pytest.param(4, marks=pytest.mark.torture)],
)
def test_searching_beats_the_policy_and_the_policy_beats_chance(seats: int) -> None:
    assert _wins(seats, "greedy", "random", 6) >= 0.6
    assert _wins(seats, "search:60", "greedy", 3) > 1 / seats


def _wins(seats: int, bot: str, others: str, deals: int) -> float:
    """Return the share of games that `bot` wins in every seat of some deals."""
    from monuments.bots.match import play_game, share_win

    game, rng, won = Antiquity(), Random(2), 0.0
    for number in range(deals):
        deal = game.deal(seats, rng)
        for seat in range(seats):
            bots = [bot if i == seat else others for i in range(seats)]
            s = game.new(seats, deal)
            play_game(game, s, bots, number)
            won += share_win(game.ranking(s))[seat]
    return won / (deals * seats)
