"""Rules F12 and F13 of docs/rules/fabuleux.en.md: characteristics and grades."""

from pathlib import Path

import pytest

from monuments.engine.refusal import Refusal, RefusalError
from monuments.games.fabuleux import Fabuleux
from monuments.games.fabuleux.presentation.cards import (
    GRADES,
    STANDARD,
    read_deck,
    standard,
)

EXAMPLE = Path(__file__).resolve().parents[3] / "examples/decks/bridges.toml"


def test_F12_four_characteristics() -> None:
    found = {each.code: (each.unit, each.wins) for each in standard().characteristics}

    assert found == {
        "height": ("m", "highest"),
        "feat": ("/100", "highest"),
        "date": ("", "lowest"),
        "footprint": ("m²", "highest"),
    }


def test_F12_equal_figures_have_equal_ranks_and_the_winning_end_the_highest() -> None:
    deck = standard()
    for i, each in enumerate(deck.characteristics):
        sign = 1 if each.wins == "highest" else -1
        figures = [sign * card.figures[i] for card in deck.monuments]
        ranks = deck.ranks(i)
        pairs = list(zip(figures, ranks, strict=True))
        assert all((a > b) == (x > y) for a, x in pairs for b, y in pairs)


def test_F12_every_figure_says_where_it_comes_from() -> None:
    monuments = [card for card in Fabuleux().card_list() if card["kind"] == "monument"]

    assert len(monuments) == 36
    assert all(card["values"].keys() == card["sources"].keys() for card in monuments)
    assert all(all(card["sources"].values()) for card in monuments)


def test_F12_a_deck_of_ones_own() -> None:
    game = Fabuleux({"deck": str(EXAMPLE)})

    assert game.cards.characteristic_codes() == ("length", "span", "height", "opened")
    assert len(game.cards_hash) == 16
    assert Fabuleux().cards_hash == ""


def fault(path: Path, old: str, new: str) -> Refusal:
    path.write_text(STANDARD.read_text("utf-8").replace(old, new, 1), "utf-8")
    with pytest.raises(RefusalError) as caught:
        read_deck(path)
    return caught.value.refusal


@pytest.mark.parametrize(
    ("old", "new", "reason", "line"),
    [
        ('name = "standard"', 'name = ""', "key-text", 4),
        ("grades_year = 2021", 'grades_year = "x"', "key-number", 5),
        ("grades_year", "year", "key-unknown", 5),
        ('code = "height"', 'code = "grade"', "deck-characteristic-code", 8),
        ('code = "height"', 'code = "Height"', "deck-characteristic-code", 8),
        ('code = "feat"', 'code = "height"', "deck-code-twice", 16),
        ('wins = "lowest"', 'wins = "oldest"', "deck-wins", 26),
        ('unit = "m"', "unit = 1", "key-text", 9),
        ('code = "ANG"', 'code = "Ang"', "deck-monument-code", 40),
        ('code = "BOR"', 'code = "ANG"', "deck-code-twice", 60),
        ('grade = "orange"', 'grade = "blue"', "deck-grade", 45),
        ("height = 65", 'height = "65"', "key-number", 47),
        ("height = 65", "height = inf", "key-number", 47),
        ("height = 65", "heigth = 65", "key-unknown", 47),
        ("height = 65", "", "key-number", 39),
        ("height = 65", "height = ", None, 47),
    ],
)
def test_F12_a_bad_deck_is_refused_with_its_line(
    tmp_path: Path, old: str, new: str, reason: str | None, line: int
) -> None:
    found = fault(tmp_path / "own.toml", old, new)

    assert found.reason == (reason or "file-not-toml")
    assert found.args.get("line", line) == line


def test_F12_names_and_sources_may_be_missing(tmp_path: Path) -> None:
    text = STANDARD.read_text("utf-8").replace('fr = "Angkor Vat"\n', "")
    (tmp_path / "own.toml").write_text(text, "utf-8")

    assert read_deck(tmp_path / "own.toml").monuments[0].names["fr"] == "Angkor Wat"


@pytest.mark.parametrize("count", [1, 7])
def test_F12_too_few_or_too_many_characteristics(tmp_path: Path, count: int) -> None:
    rows = "".join(
        f'[[characteristic]]\ncode = "{"abcdefg"[i]}"\nwins = "highest"\nen = "x"\n'
        for i in range(count)
    )
    (tmp_path / "own.toml").write_text(f'name = "own"\n{rows}', "utf-8")
    with pytest.raises(RefusalError, match="deck-rows"):
        read_deck(tmp_path / "own.toml")


def test_F12_monuments_are_tables(tmp_path: Path) -> None:
    (tmp_path / "own.toml").write_text('name = "own"\ncharacteristic = 3\n', "utf-8")
    with pytest.raises(RefusalError, match="deck-rows"):
        read_deck(tmp_path / "own.toml")


def test_F12_a_deck_that_is_not_there() -> None:
    with pytest.raises(RefusalError, match="file-missing"):
        Fabuleux({"deck": "nowhere.toml"})


def test_F12_every_card_has_a_name_in_every_language() -> None:
    game = Fabuleux()
    for language in ("en", "fr", "de"):
        words = game.words(language)
        assert all(words[card["code"]] for card in game.card_list())
        assert all(words[code] for code in (*game.cards.characteristic_codes(), *GRADES))
    assert game.words("de")["FLOOD"] == game.words("de")["flood"] == "Flut"
    assert game.words("fr")["left"] == "gauche"


# --- F13 --------------------------------------------------------------------------------------


def test_F13_from_green_to_red() -> None:
    assert GRADES == ("green", "yellow", "orange", "red")
    assert {card.grade for card in standard().monuments} == {0, 1, 2, 3}


def test_F13_every_grade_has_its_reason() -> None:
    assert all(card.grade_reason for card in standard().monuments)
