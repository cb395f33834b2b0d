"""The worked examples of docs/rules/antiquity.en.md."""

from monuments.games.antiquity.kernels import predicates as ask
from monuments.games.antiquity.kernels import scoring
from monuments.games.antiquity.presentation.cards import SYMBOL_NAMES, card_named, standard
from tests.rules.antiquity.positions import (
    aside,
    column,
    gone,
    hand,
    ladder,
    marker,
    play,
    points,
    shown,
    table,
    totals,
)


def test_example_1_two_ships_in_the_exhibition() -> None:
    s = table(hands=["", "PET1 PHA1 COL9"], shown={"blue": "AKR 7 2, ART 4 3"}, to_move=1)

    after = play(s, "score PET1 PHA1")

    assert points(after, "blue") == 2
    assert gone(s, after) == "PET1 PHA1"
    assert hand(after, 1) == "COL9"


def test_example_2_a_history_of_two_pages() -> None:
    s = table(
        shown={"red": "AKR 9 6, PHA 5", "blue": "ART 7 3 1", "green": "BAB 9 8"},
        to_move=2,
    )

    after = play(s, "history")

    assert aside(after) == "AKR6 ART1"
    assert ladder(after) == "green 2"
    assert [marker(after, code) for code in ("AKR", "ART", "PHA", "BAB")] == [1, 1, 0, 0]
    assert [shown(after, c) for c in ("red", "blue")] == ["AKR 9, PHA 5", "ART 7 3"]


def test_example_3_monuments_at_the_end() -> None:
    s = table(
        shown={"red": "ART 6 2, PHA 8", "blue": "ART 9", "green": "AKR 3, PHA 5"},
        markers={"AKR": 2, "ART": 3, "PHA": 4},
    )

    assert column(s, scoring.BUILT) == [6 + 8, 3, 6 + 4]


def test_example_4_akropolis_7_carries_a_ship() -> None:
    card = card_named("AKR7")

    assert SYMBOL_NAMES[ask.symbol_of(table(), card)] == "ship"
    assert card in standard().attested


def test_example_5_the_ladder_of_three() -> None:
    s = table(ladder="green 9, red 7, blue 9, green 6, red 6, blue 4, red 4, blue 2")

    assert column(s, scoring.CHRONICLES) == [17, 15, 15]
    assert column(s, scoring.PENALTY) == [0, 0, -12]
    assert column(s, scoring.BONUS) == [3, 6, 9]
    assert totals(s) == [20, 21, 12]
