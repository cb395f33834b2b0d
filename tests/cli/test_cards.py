"""`monuments cards`, with the standard cards and a custom file."""

from pathlib import Path

import pytest

from monuments.games.antiquity.presentation.cards import STANDARD
from tests.cli.running import Run

TEXT = STANDARD.read_text("utf-8")


def test_every_card_has_its_data_and_where_it_comes_from(run: Run) -> None:
    (found,) = run("cards", "antiquity", "--json").objects()
    cards = {card["code"]: card for card in found["cards"]}

    assert len(cards) == 108
    assert cards["AKR7"]["symbol"] == "ship"
    assert cards["AKR7"]["symbol_source"] == "attested"
    assert cards["AKR8"]["symbol_source"] == "inferred"
    assert [code for code in cards if cards[code]["barred"]][:4] == ["AKR4", "ART5", "BAB6", "BET4"]
    assert {card["kind"] for card in cards.values()} == {"monument"}


def test_a_person_sees_a_table(run: Run) -> None:
    assert "AKR7" in run("cards", "antiquity").out


def test_output_that_is_not_for_a_terminal_is_not_cut(run: Run) -> None:
    out = run("cards", "antiquity").out
    (row,) = (line for line in out.splitlines() if "AKR7" in line)

    assert "…" not in out
    assert "Akropolis" in row
    assert row.count("attested") == 1
    assert row.count("inferred") == 1


@pytest.mark.parametrize(("language", "name"), [("en", "Great Zimbabwe"), ("de", "Groß-Simbabwe")])
def test_names_are_shown_in_the_readers_language(
    run: Run, monkeypatch: pytest.MonkeyPatch, language: str, name: str
) -> None:
    monkeypatch.setenv("MONUMENTS_LANGUAGE", language)
    out = run("cards", "fabuleux").out

    assert name in out
    assert "Grand Zimbabwe" not in out


@pytest.mark.parametrize(
    ("language", "name", "text"),
    [
        ("en", "Toll Gate", "The bar is down"),
        ("fr", "Péage", "La barrière est baissée"),
        ("de", "Mautschranke", "Die Schranke ist unten"),
    ],
)
def test_collectors_of_a_deck_are_listed_with_their_effect(
    run: Run, monkeypatch: pytest.MonkeyPatch, language: str, name: str, text: str
) -> None:
    monkeypatch.setenv("MONUMENTS_LANGUAGE", language)
    out = run("cards", "fabuleux", "--option", "deck=examples/decks/bridges.toml").out
    (row,) = (line for line in out.splitlines() if "TOLLGATE" in line)

    assert all(words in row for words in (name, text, "drought", "F9.5"))


@pytest.mark.slow
def test_a_custom_card_file_is_used(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "box.toml"
    path.write_text(TEXT.replace('symbols = ["ship",', 'symbols = ["scroll",', 1), "utf-8")
    (found,) = run("cards", "antiquity", "--option", f"cards={path}", "--json").objects()

    assert found["cards"][0]["symbol"] == "scroll"
    args = ("--games", 1, "--option", f"cards={path}", "--records", tmp_path / "games")
    assert run("simulate", "antiquity", *args).status == 0
    assert '[Cards "' in (tmp_path / "games" / "0001.mnr").read_text("utf-8")
    assert run("check", tmp_path / "games" / "0001.mnr").status == 0


BAD = {
    "no TOML": ("[track]", "[track", "line"),
    "an unknown key": ("[track]", "[track]\ncolour = 1", "line 7"),
    "an unknown symbol": ('["ship",', '["shop",', "line 20"),
    "eight symbols": ('["ship", ', "[", "line 20"),
    "a wrong code": ('code = "AKR"', 'code = "AKK"', "line 15"),
    "a value too high": ("barred = [4]", "barred = [14]", "line 22"),
    "ten barred cards": ("barred = [4]", "barred = []", "line 22"),
    "a track too short": ("[3, 2, 1], ", "", "line 8"),
    "a name that is no text": ('name = "Akropolis"', "name = 3", "line 16"),
}


@pytest.mark.parametrize("name", BAD)
def test_a_bad_file_is_refused_with_its_line(run: Run, tmp_path: Path, name: str) -> None:
    old, new, line = BAD[name]
    assert old in TEXT
    path = tmp_path / "box.toml"
    path.write_text(TEXT.replace(old, new, 1), "utf-8")
    result = run("cards", "antiquity", "--option", f"cards={path}")

    assert result.status == 2
    assert line in result.err
    assert "box.toml" in result.err
    assert result.err.count("\n") == 1
