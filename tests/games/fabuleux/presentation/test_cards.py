"""The card data: both decks, read straight from their files."""

import re
import subprocess
import sys
import tomllib
from collections import Counter
from pathlib import Path
from typing import Any, Final

import pytest

ROOT: Final = Path(__file__).resolve().parents[4]
FABULEUX: Final = ROOT / "src/monuments/games/fabuleux"
STANDARD: Final = FABULEUX / "deck.toml"
BRIDGES: Final = ROOT / "examples/decks/bridges.toml"
REPORT: Final = ROOT / "tools/deck_report.py"

GRADES: Final = ["red", "orange", "yellow", "green"]
LANGUAGES: Final = ["en", "fr", "de"]
MARKS: Final = ["scale", "material", "daring", "craft", "endurance"]

Data = dict[str, Any]

both = pytest.mark.parametrize("path", [STANDARD, BRIDGES], ids=["standard", "bridges"])


def read(path: Path) -> Data:
    return tomllib.loads(path.read_text(encoding="utf-8"))


def characteristics(deck: Data) -> list[str]:
    return [c["code"] for c in deck["characteristic"]]


def marks(monument: Data) -> dict[str, int]:
    """Return the five part marks written in `feat_source`."""
    head, _, rest = monument["feat_source"].partition(": ")
    assert head == "estimate"
    pairs = [part.split(" ") for part in rest.split(", ")]
    return {name: int(points) for name, points in pairs}


def beats(deck: Data, monument: Data, characteristic: Data) -> int:
    """Return how many other cards `monument` strictly beats."""
    code = characteristic["code"]
    sign = -1 if characteristic["wins"] == "lowest" else 1
    return sum(sign * monument[code] > sign * other[code] for other in deck["monument"])


def sentences(text: str) -> int:
    return len(re.findall(r"[.!?](?=\s|$)", text))


# --- both decks ------------------------------------------------------------------------


@both
def test_head_of_the_file(path: Path) -> None:
    deck = read(path)
    own = {"collector"} if path == BRIDGES else set()
    assert set(deck) == {"name", "grades_year", "characteristic", "monument"} | own
    assert re.fullmatch(r"[a-z-]+", deck["name"])
    assert deck["grades_year"] == 2021


@both
def test_characteristics_have_a_direction_and_three_names(path: Path) -> None:
    deck = read(path)
    codes = characteristics(deck)
    assert 3 <= len(codes) <= 5
    assert len(set(codes)) == len(codes)
    for characteristic in deck["characteristic"]:
        assert set(characteristic) == {"code", "unit", "wins", *LANGUAGES}
        assert characteristic["wins"] in {"highest", "lowest"}
        assert all(characteristic[language] for language in LANGUAGES)


@both
def test_codes_are_three_capitals_unique_and_sorted(path: Path) -> None:
    codes = [m["code"] for m in read(path)["monument"]]
    assert all(re.fullmatch(r"[A-Z]{3}", code) for code in codes)
    assert codes == sorted(set(codes))


@both
def test_every_monument_has_exactly_the_fields_of_the_format(path: Path) -> None:
    deck = read(path)
    fields = {"code", "country", "grade", "grade_reason", *LANGUAGES}
    fields |= {f"fact_{language}" for language in LANGUAGES}
    for code in characteristics(deck):
        fields |= {code, f"{code}_source"}
    for monument in deck["monument"]:
        assert set(monument) == fields, monument["code"]


@both
def test_figures_are_numbers_with_at_most_one_digit_after_the_point(path: Path) -> None:
    deck = read(path)
    for monument in deck["monument"]:
        for code in characteristics(deck):
            figure = monument[code]
            assert type(figure) in {int, float}, (monument["code"], code)
            assert round(figure, 1) == figure, (monument["code"], code)


@both
def test_every_figure_has_a_source(path: Path) -> None:
    deck = read(path)
    known = r"(UNESCO|reference works|survey|operator|cathedral administration|state government"
    known += r"|computed|estimate)\b"
    for monument in deck["monument"]:
        for code in characteristics(deck):
            assert re.match(known, monument[f"{code}_source"]), (monument["code"], code)


@both
def test_every_grade_has_a_reason_with_a_year(path: Path) -> None:
    for monument in read(path)["monument"]:
        assert monument["grade"] in GRADES
        assert re.search(r"\b(19|20)\d\d\b", monument["grade_reason"]), monument["code"]


@both
def test_names_and_two_sentences_in_three_languages(path: Path) -> None:
    deck = read(path)
    for language in LANGUAGES:
        names = [m[language] for m in deck["monument"]]
        facts = [m[f"fact_{language}"] for m in deck["monument"]]
        assert all(names)
        assert len(set(names)) == len(names)
        assert len(set(facts)) == len(facts)
        for fact in facts:
            assert sentences(fact) == 2, fact
            assert fact[-1] in ".!?", fact
            assert fact == fact.strip(), fact


@both
def test_countries_are_known_in_three_languages(path: Path) -> None:
    countries = read(FABULEUX / "countries.toml")
    for monument in read(path)["monument"]:
        names = countries[monument["country"]]
        assert set(names) == set(LANGUAGES)
        assert all(names.values())


@both
def test_every_card_beats_half_of_the_deck_in_something(path: Path) -> None:
    deck = read(path)
    half = len(deck["monument"]) // 2
    for monument in deck["monument"]:
        best = max(beats(deck, monument, c) for c in deck["characteristic"])
        assert best >= half, f"{monument['code']} beats at most {best} cards"


def test_every_country_is_used_and_the_file_is_sorted() -> None:
    used = {m["country"] for path in (STANDARD, BRIDGES) for m in read(path)["monument"]}
    assert list(read(FABULEUX / "countries.toml")) == sorted(used)


# --- the standard deck -----------------------------------------------------------------


def test_f12_the_four_characteristics_and_their_directions() -> None:
    found = {c["code"]: c["wins"] for c in read(STANDARD)["characteristic"]}
    assert found == {
        "height": "highest",
        "feat": "highest",
        "date": "lowest",
        "footprint": "highest",
    }
    assert list(found) == ["height", "feat", "date", "footprint"]


def test_f13_nine_monuments_of_each_grade() -> None:
    grades = Counter(m["grade"] for m in read(STANDARD)["monument"])
    assert grades == dict.fromkeys(GRADES, 9)


def test_f13_red_is_the_list_in_danger_of_the_year() -> None:
    deck = read(STANDARD)
    for monument in deck["monument"]:
        listed = f"({deck['grades_year']} list)" in monument["grade_reason"]
        assert listed == (monument["grade"] == "red"), monument["code"]


def test_f12_the_feat_is_the_sum_of_its_five_marks() -> None:
    for monument in read(STANDARD)["monument"]:
        parts = marks(monument)
        assert list(parts) == MARKS, monument["code"]
        assert all(0 <= points <= 20 for points in parts.values()), monument["code"]
        assert sum(parts.values()) == monument["feat"], monument["code"]


def test_f12_endurance_follows_from_the_age() -> None:
    deck = read(STANDARD)
    steps = [(2000, 16), (1000, 12), (500, 8), (100, 4), (0, 2)]
    for monument in deck["monument"]:
        age = deck["grades_year"] - monument["date"]
        points = next(points for years, points in steps if age >= years)
        assert marks(monument)["endurance"] - points in {0, 2, 4}, monument["code"]


# --- the example deck and the report ---------------------------------------------------


def test_the_example_deck_has_24_cards_of_all_grades_and_its_own_characteristics() -> None:
    deck = read(BRIDGES)
    assert len(deck["monument"]) == 24
    assert {m["grade"] for m in deck["monument"]} == set(GRADES)
    assert characteristics(deck) == ["length", "span", "height", "opened"]


def test_picture_and_sources_in_the_docs_are_up_to_date() -> None:
    command = [sys.executable, str(REPORT), "--check"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
