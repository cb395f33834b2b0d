"""Rule F14 of docs/rules/fabuleux.en.md: information open to players."""

from collections import Counter
from itertools import combinations

import pytest

from monuments.games.fabuleux.presentation.cards import COLLECTOR_CODES, Figure, OwnCollector
from tests.rules.fabuleux.positions import Table


def card_before(t: Table, eye: str | None, seat: int) -> str | None:
    lying = t.view(eye).seats[seat].lying
    return None if lying is None else lying.card


# --- What is seen -----------------------------------------------------------------------------


def test_F14_a_player_sees_only_their_own_top_card() -> None:
    t = Table("green 1, green", "green 2, green", "green 3, green").play("Ada: choose height")

    assert card_before(t, "Ada", 0) == "AAA"
    assert card_before(t, "Ben", 1) == "BAA"
    assert card_before(t, "Ben", 0) is None
    assert t.view("Cleo").seats[2].lying is None


def test_F14_pile_sizes_are_open() -> None:
    t = Table("green 1, green", "green 2, green, green").play("Ada: choose height")

    assert [(seat.cards, seat.pile) for seat in t.view(None).seats] == [(2, 1), (3, 2)]


def test_F14_spectators_and_players_who_are_out_see_no_top_card() -> None:
    t = Table("green 1, green", "green 2, green", "green")
    t.play("Ada: choose height; Ben: say; Cleo: say; Ben: choose height")

    for eye in (None, "Cleo"):
        assert [card_before(t, eye, seat) for seat in range(3)] == [None] * 3


def test_F14_at_the_end_of_a_round_its_cards_are_shown_to_all() -> None:
    t = Table("green 1, green", "green 2, green", "green 0, green")
    t.play("Ada: choose height; Ben: say; Cleo: say")
    last = t.view(None).last

    assert last is not None
    assert (last.winner, last.characteristic) == (1, "height")
    assert [(shown.seat, shown.card) for shown in last.cards] == [
        (1, "BAA"),
        (2, "CAA"),
        (0, "AAA"),
    ]


def test_F14_cards_shown_can_be_looked_up() -> None:
    t = Table("green 1, green", "green 2, green")

    assert t.view(None).shown == ()
    assert t.play("Ada: choose height; Ben: say").view("Ada").shown == ("AAA", "BAA")


def test_F14_a_turned_collector_is_hidden_until_it_is_announced() -> None:
    collector = Table("green 1, green", "HURRICANE, green 5").play("Ada: choose height")
    monument = Table("green 1, green", "green 5, green 5").play("Ada: choose height")

    assert collector.view("Ada") == monument.view("Ada")
    assert collector.view("Ben") != monument.view("Ben")


def rival(t: Table, eye: str | None) -> tuple[Figure, str] | None:
    found = t.view(eye).rival
    return None if found is None else (found.figure, found.compared)


def test_F14_the_best_figure_said_is_compared_with_ones_own() -> None:
    t = Table("green 3, green", "green 5, green", "green 3, green").play("Ada: choose height")

    assert [rival(t, eye) for eye in ("Ada", "Ben", None)] == [None, (3, "worse"), None]

    t.play("Ben: say")

    assert [rival(t, eye) for eye in ("Ada", "Cleo")] == [(5, "better"), (5, "better")]


def test_F14_the_older_date_is_the_better_figure() -> None:
    t = Table("green 1 1 900", "green 1 1 -300", "green 1 1 900").play("Ada: choose date")

    assert rival(t, "Ben") == (900, "worse")
    assert rival(t.play("Ben: say"), "Cleo") == (-300, "better")


def test_F14_equal_figures_are_equal() -> None:
    t = Table("green 3, green", "green 3, green").play("Ada: choose height")

    assert rival(t, "Ben") == (3, "equal")


@pytest.mark.parametrize("collector", ["FLOOD", "HURRICANE", "LIGHTNING"])
def test_F9_nothing_is_compared_while_a_collector_may_turn_it_around(collector: str) -> None:
    t = Table(f"{collector}, green 3, green", "green 5, green")
    announced = "flood left" if collector == "FLOOD" else collector.lower()
    t.play(f"Ada: {announced}; Ada: choose height")

    assert rival(t, "Ben") is None


# --- What is remembered -----------------------------------------------------------------------


def test_F14_cards_won_lie_in_a_known_order() -> None:
    t = Table("green 1, green, green", "green 2, green, green")
    t.play("Ada: choose height; Ben: say")

    assert {world.pile("Ben").split()[-2:] == ["BAA", "AAA"] for world in t.worlds("Ada")} == {True}


def test_F14_cards_never_shown_may_be_anywhere() -> None:
    t = Table("green 1, green, green", "green 2, green, green")
    t.play("Ada: choose height; Ben: say")
    seen = {world.pile("Ada") for world in t.worlds("Ada", 400)}

    assert len(seen) == 12  # two of AAB AAC BAB BAC, in order


def test_F14_ones_own_card_of_the_round_is_known() -> None:
    t = Table("green 1, green", "green 2, green")

    assert {world.pile("Ada").split()[0] for world in t.worlds("Ada")} == {"AAA"}
    assert len({world.pile("Ada").split()[0] for world in t.worlds("Ben")}) == 4


def test_F14_a_card_keeps_the_value_that_was_said() -> None:
    t = Table("red 7, green 7, green 3", "green 2, green 7, orange 4").play("Ada: choose height")
    found = {world.pile("Ada").split()[0] for world in t.worlds("Ben", 200)}

    assert found == {"AAA"}  # of the three cards of 7 metres only one is red


def test_F14_without_the_grade_every_card_of_that_value_is_possible() -> None:
    t = Table("green 1, green 7", "red 7, green 3", "green 7, green 2")
    t.play("Ada: choose height; Ben: say")
    found = {world.pile("Ben").split()[0] for world in t.worlds("Ada", 200)}

    assert found == {"AAB", "BAA", "CAA"}


def test_F14_every_way_that_agrees_is_equally_likely() -> None:
    """Ben has one of four cards of 7 metres, Cleo one of five red ones."""
    t = Table("green 1, green 7, red 3", "yellow 7, green 3, red 3", "red 7, red 2, red 7")
    t.play("Ada: choose height; Ben: say; Cleo: challenge feat; Ada: say")
    tops = [tuple(pile.split()[0] for pile in world.piles[1:]) for world in t.worlds("Ada", 3600)]
    ways = Counter(tops)

    assert len(ways) == 4 * 5 - 2
    assert all(abs(count - 200) < 65 for count in ways.values())


def test_F14_candidates_of_one_card_may_all_be_candidates_of_another() -> None:
    """Cleo has one of two red cards of 5 metres, Ada one of five of 5 metres."""
    t = Table(
        "green 5, green 5", "green 2, green 5", "red 5, red 5", "green 1, green 9", leader="Cleo"
    )
    t.play("Cleo: choose height; Dov: say; Ada: say")
    ways = Counter(
        tuple(world.piles[seat].split()[0] for seat in (0, 2, 3)) for world in t.worlds("Ben", 1600)
    )

    assert len(ways) == 2 * 4
    assert all(abs(count - 200) < 65 for count in ways.values())


def test_F14_a_drawn_collector_is_known_to_be_one() -> None:
    t = Table("red 5, green, DROUGHT", "red 5, FLOOD, green").play("Ada: choose height; Ben: say")
    tops = {world.pile("Ben").split()[1] for world in t.worlds("Ada", 100)}

    assert t.mover == "Ben"
    assert tops == set(COLLECTOR_CODES)


def test_F14_collectors_of_the_deck_are_as_likely_as_the_one_of_the_eight() -> None:
    """One of the eight is used, and both of the deck's own: Ben drew one of three."""
    tide, snow = (OwnCollector(code, {}, {}, 0) for code in ("TIDE", "SNOW"))
    t = Table("red 5, green, TIDE, SNOW", "red 5, FLOOD, green, green", own=(tide, snow))
    t.play("Ada: choose height; Ben: say")
    drawn = Counter(world.pile("Ben").split()[1] for world in t.worlds("Ada", 2400))

    assert t.mover == "Ben"
    assert set(drawn) == {"TIDE", "SNOW", *COLLECTOR_CODES}
    assert all(abs(drawn[card.code] - 800) < 100 for card in (tide, snow))
    assert all(abs(drawn[code] - 100) < 45 for code in COLLECTOR_CODES)


def test_F14_the_view_never_depends_on_hidden_cards() -> None:
    t = Table("green 1, red 7, green 2", "red 7, FLOOD, green 3", "green 7, yellow 5, VOLCANO")
    t.play("Ada: choose height; Ben: say")
    worlds = t.worlds("Ada", 30)

    assert all(a.view("Ada") == b.view("Ada") for a, b in combinations([t, *worlds], 2))
