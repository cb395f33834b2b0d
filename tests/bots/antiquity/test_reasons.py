"""Reasons of hints: true for the player, and the same in all possible worlds."""

from random import Random

import pytest

from monuments.bots.antiquity.reasons import reasons
from monuments.engine.chance import seeded
from monuments.engine.game import OVER, State
from monuments.games.antiquity import Antiquity
from monuments.locales.speaker import LANGUAGES, Speaker
from tests.rules.antiquity.positions import GAME, table

HANDS = ["COL9 COL2 PET1 PHA1 ZEU3", "BAB2", "BAB3"]
SHIPS = ["PET1 PHA1", "BAB2", "BAB3"]


def told(s: State, text: str) -> list[str]:
    """Return the reasons for a play, in English."""
    found = reasons(GAME, s, GAME.to_move(s), GAME.read_play(s, text))
    return [Speaker("en").reason("antiquity", reason) for reason in found]


FIRST = "2 cards of Colosseum are enough now; the second builder will need 3."
COVERED = "A history takes the top card: Colosseum 2 protects Colosseum 9."


def test_the_first_builder_needs_fewer_cards() -> None:
    assert told(table(hands=HANDS), "erect COL9 COL2") == [FIRST, COVERED]


def test_the_second_builder_is_the_last() -> None:
    s = table(hands=["COL9 COL7 COL2", "BAB2", "BAB3"], shown={"blue": "COL 8 1"})

    assert told(s, "erect COL2 COL7 COL9")[0].startswith("You become the second builder")


def test_who_overtakes_becomes_the_main_builder() -> None:
    shown = {"red": "COL 3 2 1", "blue": "COL 8 7 6"}
    s = table(hands=["COL9 PET1", "BAB2", "BAB3"], shown=shown)

    assert told(s, "improve COL9")[0] == "You become the main builder of Colosseum."


def test_a_pair_is_worth_its_symbols() -> None:
    s = table(hands=SHIPS, shown={"red": "AKR 7 1"})

    assert told(s, "score PET1 PHA1") == [
        "It scores 2 points at once, one for each ship in your exhibition."
    ]


@pytest.mark.parametrize(
    ("hand", "sentence"),
    [
        ("PET4 PHA1", "With it you hold 2 cards of Petra: enough to build it."),
        ("AKR2 PHA1", "Your first card of Petra, which can still be built with 2 cards."),
    ],
)
def test_a_face_up_card_goes_with_the_hand(hand: str, sentence: str) -> None:
    s = table(hands=[hand, "BAB2", "BAB3"], faceup="PET9 ZEU1 ZEU2")

    assert sentence in told(s, "take PET9")


def test_a_history_counts_its_pages() -> None:
    s = table(hands=HANDS, shown={"blue": "BAB 9 8", "green": "ZEU 9 8"})

    assert told(s, "history")[0].startswith("2 pages now are worth ")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_play_has_a_reason_that_its_player_can_know(seats: int) -> None:
    game, rng = Antiquity({"powers": "on"}), Random(seats)
    speakers = [Speaker(language) for language in LANGUAGES]
    s = game.new(seats, game.deal(seats, rng))
    while (seat := game.to_move(s)) != OVER:
        before, steps = s.copy(), list[int]()
        while not steps or game.is_midway(s):
            steps.append(rng.choice(game.legal(s)))
            game.apply(s, steps[-1])
        if rng.random() < 0.8:
            continue
        worlds = [before, game.determinize(before, seat, seeded(1, seat))]
        one, other = (reasons(game, world, seat, steps) for world in worlds)

        assert one == other
        assert one, game.write_play(before, steps)
        assert all(speaker.reason("antiquity", reason) for speaker in speakers for reason in one)
