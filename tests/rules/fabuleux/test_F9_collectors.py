"""Rule F9 of docs/rules/fabuleux.en.md: the common rules of Collectors."""

from random import Random

import pytest

from monuments.engine.game import Deal
from monuments.engine.refusal import RefusalError
from monuments.games.fabuleux import Fabuleux
from monuments.games.fabuleux.kernels.layout import MAX_MONUMENTS
from monuments.games.fabuleux.presentation.cards import COLLECTOR_CODES
from tests.rules.fabuleux.positions import Table


def collectors(deal: Deal) -> list[int]:
    return [card for card in deal.deck if card >= MAX_MONUMENTS]


# --- In the deck ------------------------------------------------------------------------------


@pytest.mark.parametrize("count", range(9))
def test_F9_as_many_are_shuffled_in_as_the_option_says(count: int) -> None:
    game = Fabuleux({"collectors": str(count)})
    left_over = (36 + count) % 4

    assert count - left_over <= len(collectors(game.deal(4, Random(count)))) <= count


def test_F9_four_of_the_eight_unless_said_otherwise() -> None:
    deals = [Fabuleux().deal(4, Random(seed)) for seed in range(40)]

    assert {len(collectors(deal)) for deal in deals} == {4}
    assert {card for deal in deals for card in collectors(deal)} == set(range(60, 68))


def test_F9_a_deck_with_too_many_or_too_few_is_refused() -> None:
    deal = Fabuleux({"collectors": "4"}).deal(4, Random(1))
    spare = next(card for card in range(60, 68) if card not in deal.deck)
    place = next(i for i, card in enumerate(deal.deck) if card < 60)
    with pytest.raises(RefusalError, match="deck-collectors"):
        Fabuleux().new(4, Deal((*deal.deck[:place], spare, *deal.deck[place + 1 :]), 0))


# --- When they take effect ----------------------------------------------------------------------


@pytest.mark.parametrize("code", COLLECTOR_CODES)
def test_F9_the_leader_announces_it_before_choosing(code: str) -> None:
    t = Table(f"{code}, green, green", "green, green")

    assert all(choice.startswith(code.lower()) for choice in t.choices)
    assert t.refused("choose height") == ("F9", "collector-first")
    assert t.refusal("choose height").args == {"collector": code.lower()}


@pytest.mark.parametrize("code", COLLECTOR_CODES)
def test_F9_another_announces_it_when_first_asked(code: str) -> None:
    t = Table("green, green", f"{code}, green, green").play("Ada: choose height")

    assert all(choice.startswith(code.lower()) for choice in t.choices)
    assert t.refused("say") == ("F9", "collector-first")


@pytest.mark.parametrize("code", COLLECTOR_CODES)
def test_F9_in_a_tie_it_is_announced_when_drawn(code: str) -> None:
    t = Table("red 5, green, green", f"red 5, {code}, green").play("Ada: choose height; Ben: say")

    assert t.mover == "Ben"
    assert all(choice.startswith(code.lower()) for choice in t.choices)


def test_F9_it_is_set_aside_and_the_owner_turns_the_next_card() -> None:
    t = Table("green 1, green", "DROUGHT, green 5, green").play("Ada: choose height; Ben: drought")

    assert t.aside == ("DROUGHT",)
    assert (t.mover, t.choices) == ("Ben", ["say"])
    assert t.play("Ben: say").pile("Ben") == "BAC BAB AAA"


def test_F9_two_in_a_row() -> None:
    t = Table("DROUGHT, HURRICANE, green 1, green", "red 5, green")
    t.play("Ada: drought; Ada: hurricane; Ada: choose height")

    assert t.aside == ("HURRICANE", "DROUGHT")
    assert t.choices == ["say"]
    assert t.play("Ben: say").leader == "Ada"


def test_F9_two_in_a_row_in_a_tie() -> None:
    t = Table("red 5, VOLCANO, ECLIPSE, green, green, green", "red 5, red, orange, green")
    t.play("Ada: choose height; Ben: say; Ada: volcano; Ada: eclipse")

    assert t.aside == ("ECLIPSE", "VOLCANO")
    assert t.leader == "Ben"


def test_F9_only_the_player_who_turned_it_can_announce_it() -> None:
    t = Table("green, FLOOD", "green, green")

    assert t.refused("flood left") == ("F9.1", "collector-not-turned")
    assert t.refused("earthquake date") == ("F9.8", "collector-not-turned")


# --- With no card left ----------------------------------------------------------------------------


def test_F9_a_leader_without_another_card_is_out_and_the_next_leads() -> None:
    t = Table("DROUGHT", "green 1, green", "green 2, green").play("Ada: drought")

    assert (t.leader, t.mover) == ("Ben", "Ben")
    assert t.view(None).seats[0].out == 1
    assert t.game.turn(t.s) == 1
    assert t.play("Ben: choose height; Cleo: say").leader == "Cleo"


def test_F9_a_speaker_without_another_card_is_out_of_the_round_and_the_game() -> None:
    t = Table("green 1, green", "VOLCANO", "green 2, green").play(
        "Ada: choose height; Ben: volcano"
    )

    assert t.mover == "Cleo"
    assert t.view(None).seats[1].out == 1
    assert t.play("Cleo: say").pile("Cleo") == "CAB CAA AAA"


def test_F9_in_a_tie_one_without_another_card_is_out_of_the_tie() -> None:
    t = Table("red 5, green, green", "red 5, LIGHTNING", "red 5, green, green")
    t.play("Ada: choose height; Ben: say; Cleo: say; Ben: lightning")

    assert t.piles[1] == ""
    assert t.leader == "Ada"  # Ada and Cleo drew green; nobody is struck; then green again


def test_F9_the_last_opponent_may_go_out_by_a_collector() -> None:
    t = Table("AVALANCHE", "green, green").play("Ada: avalanche")

    assert t.mover is None
    assert t.piles == ["", "BAB BAA"]
    assert t.places == [2, 1]


def test_F9_set_aside_it_no_longer_counts_as_a_card() -> None:
    t = Table("HURRICANE, green 1", "green 5").play("Ada: hurricane; Ada: choose height; Ben: say")

    assert t.mover is None
    assert t.piles == ["AAB BAA", ""]
