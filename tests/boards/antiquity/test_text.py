"""The table of `antiquity` as text, line by line."""

from collections.abc import Collection

from monuments.boards.antiquity.text import board, score_sheet
from monuments.engine.game import State
from monuments.games.antiquity import Antiquity
from monuments.locales.speaker import Speaker
from tests.rules.antiquity.positions import table

GAME = Antiquity({"powers": "on"})
NAMES = ("Ada", "Ben", "Cleo")
SPEAKER = Speaker("en", GAME.words("en"))


def position() -> State:
    return table(
        hands=["AKR9 AKR7 ZEU2", "BET1"], shown={"blue": "AKR 6 3, PET 4", "red": "PYR 1"},
        faceup="ZEU1 ZEU3 MAU2", ladder="red 7, blue 9", powers={"hero": "blue"},
        scores={"red": 12}, actions=2,
    )  # fmt: skip


def shown(seat: int | None, hidden: Collection[str] = ()) -> list[str]:
    return board(GAME, GAME.view(position(), seat), NAMES, SPEAKER, hidden).splitlines()


def test_a_seat_sees_the_table_and_its_hand() -> None:
    lines = shown(0)

    assert lines[1:3] == [
        "Turn 1 · 2 actions left · Pile: 9 cards",
        "Face up: ZEU1 ship · ZEU3 scroll · MAU2 helmet",
    ]
    assert "  AKR Akropolis         0 (0-0)   Available 1 (≥ 3)  Blue 2 → 0" in lines
    assert "History ladder: 9 Blue  7 Red" in lines
    assert lines[-8:] == [
        "▶ Ada · Red · Points so far 12 · Historians 2 · 3 cards in hand",
        "    PYR 1    (scroll 0  ship 1  helmet 0)",
        "  Ben · Blue · Points so far 0 · Historians 2 · 1 card in hand · Hero",
        "    AKR 6 3 | PET 4    (scroll 2  ship 1  helmet 0)",
        "  Cleo · Green · Points so far 0 · Historians 3 · 0 cards in hand",
        "    -    (scroll 0  ship 0  helmet 0)",
        "",
        "Hand: AKR 7 ship, 9 scroll · ZEU 2 helmet",
    ]


def test_spectators_and_players_with_an_empty_hand_are_told_so() -> None:
    assert not any(line.startswith("Hand") for line in shown(None))
    assert shown(2)[-1] == "Hand: -"


def test_what_is_hidden_leaves_the_rest_as_it_was() -> None:
    whole, part = shown(None), shown(None, ("available",))
    differing = [(one, two) for one, two in zip(whole, part, strict=True) if one != two]

    assert len(differing) == 11  # one for each monument in use
    assert all("Available" in one and "Available" not in two for one, two in differing)


def test_the_score_sheet_adds_up() -> None:
    sheet = score_sheet(GAME, GAME.view(position(), None), NAMES, SPEAKER).splitlines()
    numbers = [[int(cell) for cell in line.split()[-3:]] for line in sheet[1:-1]]
    *parts, totals = numbers

    assert sheet[0].strip().split("  ") == ["Ada · Red", "Ben · Blue", "Cleo · Green"]
    assert [sum(column) for column in zip(*parts, strict=True)] == totals
    assert {len(line) for line in sheet[:-1]} == {len(sheet[0])}


def test_without_power_cards_the_sheet_has_no_line_for_them() -> None:
    plain = Antiquity({})
    sheet = score_sheet(plain, plain.view(table(), None), NAMES, SPEAKER)

    assert "Power cards" not in sheet
    assert len(sheet.splitlines()) == 8
