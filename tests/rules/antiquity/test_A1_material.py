"""Section A1 of docs/rules/antiquity.en.md: the cards, the tracks, the ladder."""

from collections import Counter
from pathlib import Path

import pytest

from monuments.engine.refusal import RefusalError
from monuments.games.antiquity import Antiquity
from monuments.games.antiquity.presentation.cards import (
    CARD_CODES,
    CODES,
    STANDARD,
    SYMBOL_NAMES,
    code_of,
    in_use,
    read_cards,
    standard,
)
from tests.rules.antiquity.positions import (
    GAME,
    available,
    historians,
    ladder,
    marker,
    play,
    points,
    shown,
    table,
    totals,
)

DOCS = Path(__file__).resolve().parents[3] / "docs/rules"


def symbol_names() -> dict[str, str]:
    return {code_of(card): SYMBOL_NAMES[symbol] for card, symbol in enumerate(standard().symbols)}


def changed(folder: Path, old: str, new: str) -> Path:
    """Return a card file that differs from the standard one in a single place."""
    text = STANDARD.read_text("utf-8")
    path = folder / "cards.toml"
    path.write_text(text.replace(old, new, 1), "utf-8")

    assert path.read_text("utf-8") != text
    return path


def fault(path: Path) -> tuple[str, str, object]:
    """Return why a card file is refused, and the line that is cited."""
    with pytest.raises(RefusalError) as refused_file:
        read_cards(path)

    found = refused_file.value.refusal
    return found.rule, found.reason, found.args["line"]


def test_A1_1_twelve_monuments_with_nine_values() -> None:
    assert len(CARD_CODES) == len(set(CARD_CODES)) == 108
    assert CARD_CODES[:9] == tuple(f"AKR{value}" for value in range(1, 10))
    assert Counter(code[:3] for code in CARD_CODES) == dict.fromkeys(CODES, 9)


def test_A1_1_every_card_has_one_of_three_symbols() -> None:
    assert set(symbol_names()) == set(CARD_CODES)
    assert set(symbol_names().values()) == {"scroll", "ship", "helmet"}


def test_A1_2_the_twelve_codes() -> None:
    assert " ".join(CODES) == "AKR ART BAB BET COL KOL MAU PET PHA PYR SEM ZEU"


def test_A1_2_the_twelve_names() -> None:
    names = (
        "Akropolis, Artemision, Babylon, Bet Hamikdash, Colosseum, Kolossos, Mausoleum, Petra, "
        "Pharos, Pyramids, Semiramis, Zeus of Olympia"
    )

    assert ", ".join(standard().names) == names


def test_A1_2_twelve_colours_two_of_them_attested() -> None:
    colours = standard().colours

    assert len(set(colours)) == 12
    assert colours[:2] == ("green", "violet")


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_A1_2_the_codes_are_on_the_rules_page(language: str) -> None:
    text = (DOCS / f"antiquity.{language}.md").read_text("utf-8")

    assert [code for code in CODES if f"| `{code}` |" not in text] == []


def test_A1_3_the_value_gives_the_symbol() -> None:
    by_value = {value: {symbol_names()[f"{m}{value}"] for m in CODES} for value in range(1, 10)}

    assert [by_value[value] for value in (1, 4, 7)] == [{"ship"}] * 3
    assert [by_value[value] for value in (2, 5, 8)] == [{"helmet"}] * 3
    assert [by_value[value] for value in (3, 6, 9)] == [{"scroll"}] * 3
    assert Counter(symbol_names().values()) == {"ship": 36, "helmet": 36, "scroll": 36}


def test_A1_3_three_cards_are_attested_as_ships() -> None:
    attested = sorted(code_of(card) for card in standard().attested)

    assert attested == ["AKR7", "PET1", "PHA1"]
    assert {symbol_names()[code] for code in attested} == {"ship"}


def test_A1_3_a_table_may_play_with_other_symbols(tmp_path: Path) -> None:
    path = changed(tmp_path, 'symbols = ["ship", "helmet"', 'symbols = ["scroll", "helmet"')
    usual = table(hands=["PET3 PHA3"], shown={"red": "AKR 3 1"})
    other = table(hands=["PET3 PHA3"], shown={"red": "AKR 3 1"}, options=f"cards={path}")

    assert points(play(usual, "score PET3 PHA3"), "red") == 1
    assert points(play(other, "score PET3 PHA3"), "red") == 2


def test_A1_3_forms_change_nothing_for_any_symbols(tmp_path: Path) -> None:
    """Of a card without its like nothing is asked, nor of any pair in its place."""
    path = changed(tmp_path, 'symbols = ["ship", "helmet"', 'symbols = ["helmet", "helmet"')
    s = table(hands=["PET3 PHA1"], faceup="", pile="", options=f"cards={path}")
    kept = s.copy()

    lonely = [form for form in GAME.forms(s) if form.verb == "buy"]

    assert [form.refusal.reason for form in lonely if form.refusal] == ["no-pair", "no-pair"]
    assert (s == kept).all()


def test_A1_3_a_custom_card_file_has_its_own_hash(tmp_path: Path) -> None:
    path = changed(tmp_path, 'symbols = ["ship", "helmet"', 'symbols = ["scroll", "helmet"')

    assert GAME.cards_hash == ""
    assert Antiquity({"cards": str(path)}).cards_hash != ""


def test_A1_3_a_bad_symbol_is_refused_with_its_line(tmp_path: Path) -> None:
    lines = STANDARD.read_text("utf-8").splitlines()
    line = next(i for i, text in enumerate(lines, 1) if text.startswith("symbols ="))
    path = changed(tmp_path, 'symbols = ["ship"', 'symbols = ["anchor"')

    assert fault(path) == ("notation", "cards-symbol", line)


def test_A1_4_eleven_barred_cards() -> None:
    barred = " ".join(code_of(card) for card in sorted(standard().barred))

    assert barred == "AKR4 ART5 BAB6 BET4 COL5 KOL6 MAU4 PET5 PHA6 PYR4 ZEU5"


def test_A1_4_four_ships_four_helmets_three_scrolls() -> None:
    symbols = Counter(symbol_names()[code_of(card)] for card in standard().barred)

    assert symbols == {"ship": 4, "helmet": 4, "scroll": 3}


def test_A1_4_a_card_file_may_bar_other_cards(tmp_path: Path) -> None:
    path = changed(tmp_path, "barred = [4]", "barred = [9]")
    used = [code_of(card) for card in in_use(read_cards(path), 3, CODES.index("SEM"))]

    assert len(used) == 88
    assert "AKR4" in used
    assert "AKR9" not in used


def test_A1_4_eleven_barred_cards_in_any_file(tmp_path: Path) -> None:
    twelve = changed(tmp_path, "barred = [4]", "barred = [4, 5]")

    assert fault(twelve)[:2] == ("notation", "cards-barred-count")


def test_A1_4_none_of_them_is_semiramis(tmp_path: Path) -> None:
    text = STANDARD.read_text("utf-8")
    row = text[text.index('code = "SEM"') :].partition("barred = []")[0]
    path = changed(tmp_path, f"{row}barred = []", f"{row}barred = [1]")

    assert fault(path)[:2] == ("notation", "cards-barred-semiramis")


def test_A1_5_the_picture_square_and_six_columns() -> None:
    columns = ((3, 2, 1), (6, 4, 2), (9, 6, 3), (12, 8, 4), (15, 10, 5), (18, 12, 6))

    assert standard().track == ((0, 0, 0), *columns)


@pytest.mark.parametrize(("options", "worth"), [("", 0), ("track=3", 3)])
def test_A1_5_the_first_square_is_worth_its_points(options: str, worth: int) -> None:
    s = table(shown={"red": "AKR 9 8"}, historians={"red": 0}, options=options)

    assert marker(s, "AKR") == 0
    assert totals(s)[0] == worth


@pytest.mark.parametrize(("options", "squares"), [("", 7), ("track=3", 6)])
def test_A1_5_the_last_square_is_worth_18(options: str, squares: int) -> None:
    s = table(
        shown={"red": "AKR 9"},
        markers={"AKR": squares - 1},
        historians={"red": 0},
        options=options,
    )

    assert totals(s)[0] == 18


def test_A1_5_a_card_file_may_set_other_values(tmp_path: Path) -> None:
    path = changed(tmp_path, "columns = [[3, 2, 1]", "columns = [[5, 2, 1]")

    s = table(
        shown={"red": "AKR 9"},
        markers={"AKR": 1},
        historians={"red": 0},
        options=f"cards={path}",
    )

    assert totals(s)[0] == 5


def test_A1_5_a_stack_is_chronicled_six_times_at_most() -> None:
    opponents = {2: 3 * 2, 3: 2 * 3, 4: 3 * 2}
    at_home = {seats: historians(table(seats), "red") for seats in opponents}

    assert opponents == {2: at_home[2] * 3, 3: at_home[3] * 2, 4: at_home[4] * 3}
    assert set(opponents.values()) == {len(standard().track) - 1}


def test_A1_6_two_one_none_left() -> None:
    assert available(table(), "AKR") == 2
    assert available(table(shown={"red": "AKR 9 8"}), "AKR") == 1
    assert available(table(shown={"red": "AKR 9 8", "blue": "AKR 7 6 5"}), "AKR") == 0


def test_A1_6_shown_to_all() -> None:
    s = table(shown={"red": "AKR 9 8"})

    assert [GAME.view(s, seat).monuments[0].available for seat in (0, 1, 2, None)] == [1] * 4


def test_A1_6_drops_at_once_when_erected() -> None:
    s = table(hands=["AKR9 AKR8"])

    assert available(play(s, "erect AKR9 AKR8"), "AKR") == 1


def test_A1_6_improving_leaves_it_as_it_is() -> None:
    s = table(hands=["AKR7"], shown={"red": "AKR 9 8"})

    assert available(play(s, "improve AKR7"), "AKR") == 1


def test_A1_6_never_rises() -> None:
    s = table(shown={"blue": "AKR 9 8"})

    after = play(s, "history")

    assert shown(after, "blue") == "AKR 9"
    assert available(after, "AKR") == 1


@pytest.mark.parametrize(("seats", "left_out"), [(2, "PET"), (3, "SEM")])
def test_A1_6_a_monument_left_out_has_none(seats: int, left_out: str) -> None:
    s = table(seats, left_out=left_out)

    assert available(s, left_out) == 0
    assert left_out not in [monument.code for monument in GAME.view(s, None).monuments]


def test_A1_7_a_square_for_every_number_of_pages() -> None:
    everything = {
        "blue": ", ".join(f"{code} 9 8" for code in CODES),
        "green": ", ".join(f"{code} 7 6 5" for code in CODES),
    }

    after = play(table(4, shown=everything), "history")

    assert ladder(after) == "red 24"
    assert totals(after)[0] == 24 + 9 - 12


def test_A1_8_two_to_four_players() -> None:
    assert list(GAME.seats) == [2, 3, 4]


@pytest.mark.parametrize(("seats", "colours"), [(2, 4), (3, 3), (4, 4)])
def test_A1_8_an_exhibition_and_a_score_each(seats: int, colours: int) -> None:
    view = GAME.view(table(seats), None)

    assert [colour.exhibition for colour in view.colours] == [{}] * colours
    assert [colour.points for colour in view.colours] == [0] * colours


@pytest.mark.parametrize(
    ("language", "aid"), [("en", "Player aid"), ("fr", "Aide de jeu"), ("de", "Spielhilfe")]
)
def test_A1_8_a_player_aid_in_three_languages(language: str, aid: str) -> None:
    text = (DOCS / f"antiquity.{language}.md").read_text("utf-8")

    assert f"\n## {aid}\n" in text
