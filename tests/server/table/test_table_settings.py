"""Settings of a table: options of live games, and cards that must not change."""

from pathlib import Path

import pytest

from monuments.engine.refusal import RefusalError
from monuments.games.registry import open_game
from monuments.server.messages.protocol import Pace
from monuments.server.table.table_settings import Sitting, TableSettings, live_options

BRIDGES = Path(__file__).parents[3] / "examples/decks/bridges.toml"


@pytest.mark.parametrize(
    ("game", "text", "found"),
    [
        ("fabuleux", "", "minutes=15"),
        ("fabuleux", "rounds=3", "rounds=3 minutes=15"),
        ("fabuleux", "minutes=none", "minutes=none"),
        ("antiquity", "", ""),
        ("antiquity", "powers=on power-symbols=on", "powers=on power-symbols=on"),
    ],
)
def test_a_live_table_has_the_options_of_live_games(game: str, text: str, found: str) -> None:
    assert live_options(game, text, open_game) == found


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("power-symbols=on", "option-needs"),
        ("powers=maybe", "option-value"),
        ("minutes=15", "option-unknown"),
        ("powers", "option-shape"),
        ("powers=on powers=on", "option-twice"),
    ],
)
def test_options_that_cannot_be_are_refused(text: str, reason: str) -> None:
    with pytest.raises(RefusalError, match=reason):
        live_options("antiquity", text, open_game)


def settings(deck: Path, cards: str) -> TableSettings:
    return TableSettings(
        "fabuleux", f"deck={deck}", 2, 0, Pace(), 0.0, chat=True, hints=None, listed=False,
        wait=False, commitment=None, cards=cards,
    )  # fmt: skip


def test_a_table_opens_with_its_own_cards_alone(tmp_path: Path) -> None:
    deck = tmp_path / "deck.toml"
    deck.write_bytes(BRIDGES.read_bytes())
    cards = open_game("fabuleux", {"deck": str(deck)}).cards_hash
    found = settings(deck, cards)

    assert found.open(open_game).cards_hash == cards
    deck.write_text(deck.read_text("utf-8").replace("length = 3911", "length = 3912"), "utf-8")
    assert open_game("fabuleux", {"deck": str(deck)}).cards_hash != cards
    with pytest.raises(RefusalError, match="no-files"):
        found.open(open_game)
    deck.unlink()
    with pytest.raises(RefusalError):
        found.open(open_game)


def test_a_seat_is_read_from_its_row() -> None:
    row = {"kind": "bot", "name": None, "entropy": None, "recovery": "hash", "taken": 1.0}

    assert Sitting.read(row) == Sitting("bot", None, None)
