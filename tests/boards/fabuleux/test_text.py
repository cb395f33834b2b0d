"""The table of `fabuleux` as text, line by line."""

from monuments.boards.fabuleux.text import board, score_sheet
from monuments.locales.speaker import Speaker
from tests.rules.fabuleux.positions import Table

NAMES = ("Ada", "Ben", "Cleo")


def begun() -> Table:
    piles = ("red 30 60 -85, green 10", "FLOOD, yellow 20", "green 9 9 9")
    return Table(*piles).play("Ada: choose height")


def shown(t: Table, seat: int | None) -> list[str]:
    speaker = Speaker("en", t.game.words("en"))
    return board(t.game, t.game.view(t.s, seat), NAMES, speaker, ()).splitlines()


def test_everybody_sees_what_was_said() -> None:
    t = begun()

    assert shown(t, None) == [
        "",
        "Round 1 · Ada leads",
        "  Compared: height",
        "  Ada · 2 cards · height 30\u00a0m · red",
        "▶ Ben · 2 cards",
        "  Cleo · 1 card",
    ]


def test_only_its_own_seat_sees_a_card_that_was_turned() -> None:
    t = begun()

    assert shown(t, 0)[:6] == shown(t, 1)[:6] == shown(t, 2) == shown(t, None)
    assert [" ".join(line.split()) for line in shown(t, 0)[6:]] == [
        "",
        "[AAA] AAA · red",
        "height 30 m height",
        "feat 60/100 feat",
        "date \u221285 date",
    ]
    assert shown(t, 1)[6:] == ["", "[FLOOD] Flood"]


def test_the_score_sheet_is_in_the_order_of_the_places() -> None:
    t = Table("green 10", "red 30, green 9, green 8", "green 9, green 1")
    view = t.game.view(t.s, None)

    assert score_sheet(t.game, view, NAMES, Speaker("en")).splitlines() == [
        "1. Ben · 3 cards",
        "2. Cleo · 2 cards",
        "3. Ada · 1 card",
    ]
