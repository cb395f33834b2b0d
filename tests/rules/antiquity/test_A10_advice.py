"""Section A10 of docs/rules/antiquity.en.md: the advice is there, and it is true."""

import re
from pathlib import Path

from monuments.games.antiquity.kernels import scoring
from tests.rules.antiquity.positions import (
    actions,
    aside,
    column,
    play,
    points,
    refused,
    shown,
    table,
    totals,
    verbs,
)

DOCS = Path(__file__).resolve().parents[3] / "docs/rules"
LANGUAGES = ("en", "fr", "de")
WORDS = {
    "A10.1": ("high values to low", "la plus haute valeur à la plus basse", "hohen zu niedrigen"),
    "A10.2": ("many at once", "beaucoup d’un coup", "viele auf einmal"),
    "A10.3": ("Three pages", "Trois pages", "Drei Seiten"),
    "A10.4": ("pile", "la pile", "Stapel"),
    "A10.5": ("under low ones", "sous les basses", "unter niedrigen"),
    "A10.6": ("more than two cards", "plus de deux cartes", "mehr als zwei Karten"),
    "A10.7": ("points or for an action", "des points ou une action", "Punkte oder eine Aktion"),
    "A10.8": ("after the last historian", "dernier historien", "letzten Geschichtsschreiber"),
}


def tip(number: str, language: str) -> str:
    """Return one piece of advice of a rules page, on one line."""
    text = (DOCS / f"antiquity.{language}.md").read_text("utf-8")
    found = text.partition(f"**{number}**")[2].partition("\n\n")[0]
    return re.sub(r"\s+", " ", found)


def missing(number: str) -> list[str]:
    """Return the languages in which a piece of advice is not as expected."""
    said = zip(LANGUAGES, WORDS[number], strict=True)
    return [language for language, words in said if words not in tip(number, language)]


def test_A10_1_lay_in_decreasing_order() -> None:
    down = play(table(hands=["AKR9 AKR7 AKR2"]), "erect AKR9 AKR7 AKR2, draw, draw, end")
    up = play(table(hands=["AKR9 AKR7 AKR2"]), "erect AKR2 AKR7 AKR9, draw, draw, end")

    assert missing("A10.1") == []
    assert (aside(play(down, "history")), shown(play(down, "history"), "red")) == (
        "AKR2",
        "AKR 9 7",
    )
    assert (aside(play(up, "history")), shown(play(up, "history"), "red")) == ("AKR9", "AKR 2 7")


def test_A10_2_improve_once_with_many() -> None:
    s = table(hands=["AKR7 AKR6 AKR5"], shown={"red": "AKR 9 8"})

    assert missing("A10.2") == []
    assert actions(play(s, "improve AKR7 AKR6 AKR5")) == 2
    assert actions(play(s, "improve AKR7, improve AKR6, improve AKR5")) == 0


def test_A10_3_one_page_is_better_than_twelve_points_lost() -> None:
    s = table(shown={"blue": "AKR 9 8"}, ladder="blue 5, green 4, blue 3", historians={"red": 1})

    assert missing("A10.3") == []
    assert totals(play(s, "history"))[0] - totals(s)[0] == 1 + 12
    assert all(re.search(r"\N{MINUS SIGN}12", tip("A10.3", language)) for language in LANGUAGES)


def test_A10_4_a_historian_kept_too_long_is_lost() -> None:
    s = table(shown={"blue": "AKR 9 8"}, pile="")

    over = play(s, "take ZEU9, take ZEU8, take ZEU7, end")

    assert missing("A10.4") == []
    assert refused(over, "history") == ("A3.3", "game-over")
    assert column(over, scoring.PENALTY) == [-36, -36, -36]


def test_A10_5_high_cards_under_low_ones_decide_ties() -> None:
    covered = table(shown={"red": "AKR 9 1", "blue": "AKR 8"}, markers={"AKR": 1}, to_move=2)
    bare = table(shown={"red": "AKR 1 9", "blue": "AKR 8"}, markers={"AKR": 1}, to_move=2)

    assert missing("A10.5") == []
    assert column(play(covered, "history"), scoring.BUILT) == [4, 2, 0]
    assert column(play(bare, "history"), scoring.BUILT) == [2, 4, 0]


def test_A10_6_the_second_builder_needs_three_and_there_is_no_third() -> None:
    second = table(hands=["AKR7 AKR6"], shown={"blue": "AKR 9 8"})
    third = table(hands=["AKR7 AKR6 AKR5"], shown={"blue": "AKR 9 8", "green": "AKR 3 2 1"})

    assert missing("A10.6") == []
    assert refused(second, "erect AKR7 AKR6") == ("A4.4", "too-few-cards")
    assert refused(third, "erect AKR7 AKR6 AKR5") == ("A4.5", "no-third-builder")


def test_A10_6_two_cards_last_for_one_chronicle_only() -> None:
    s = play(table(shown={"blue": "AKR 9 8", "green": "BAB 9 8 7"}), "history, end")

    assert (shown(s, "blue"), shown(s, "green")) == ("AKR 9", "BAB 9 8")
    assert (
        aside(play(s, "draw, draw, draw, end, draw, draw, draw, end, history")) == "AKR8 BAB7 BAB8"
    )


def test_A10_7_useless_cards_buy_points_or_an_action() -> None:
    s = table(hands=["PET1 PHA1"], shown={"red": "AKR 7"})

    assert missing("A10.7") == []
    assert verbs(s) == {"draw", "take", "score", "buy"}
    assert points(play(s, "score PET1 PHA1"), "red") == 1
    assert actions(play(s, "buy PET1 PHA1")) == 4


def test_A10_8_cards_laid_after_the_last_historian_stay() -> None:
    s = table(hands=["AKR9 AKR8"], historians={"red": 0, "blue": 0, "green": 0})

    s = play(s, "erect AKR9 AKR8, draw, draw, end")

    assert missing("A10.8") == []
    assert refused(s, "history") == ("A5.1", "no-historian")


def test_A10_8_but_chronicles_raise_what_a_monument_is_worth() -> None:
    s = table(4, shown={"blue": "AKR 9 8 7"}, options="actions=upto")

    once = play(s, "history, end, end, end, end")
    twice = play(once, "history")

    built = [column(position, scoring.BUILT)[1] for position in (s, once, twice)]
    assert built == [0, 3, 6]
