"""A position of `antiquity` as `monuments replay` shows it."""

from monuments.games.antiquity.kernels import scoring
from monuments.games.antiquity.presentation.snapshot import snapshot, sources
from tests.rules.antiquity.positions import table

NAMES = ["Ada", "Ben", "Cleo"]


def test_a_position_is_shown_with_every_card_sorted() -> None:
    s = table(
        hands=["ZEU2 AKR9 AKR7", "BET1"], shown={"blue": "AKR 6 3, PET 4"},
        faceup="ZEU3 ZEU1 MAU2", ladder="red 7, blue 9", powers={"hero": "blue"},
        scores={"red": 12}, to_move=1,
    )  # fmt: skip
    found = snapshot(s, NAMES)

    assert (found["to_move"], found["finished"], found["pile"]) == ("Ben", False, 9)
    assert found["hands"] == {"Ada": ["AKR7", "AKR9", "ZEU2"], "Ben": ["BET1"], "Cleo": []}
    assert found["faceup"] == ["MAU2", "ZEU1", "ZEU3"]
    assert found["ladder"] == [{"colour": "red", "pages": 7}, {"colour": "blue", "pages": 9}]
    assert "SEM" not in found["markers"]
    assert found["colours"]["blue"]["exhibition"] == {"AKR": [6, 3], "PET": [4]}
    assert found["colours"]["blue"]["powers"] == ["hero"]
    assert (found["colours"]["red"]["player"], found["colours"]["red"]["points"]) == ("Ada", 12)


def test_scores_add_up_and_the_best_one_wins() -> None:
    s = table(scores={"red": 30, "green": 40}, ladder="red 7")
    found = snapshot(s, NAMES)
    totals = {}
    for colour in found["colours"].values():
        *parts, total = colour["score"].values()
        assert sum(parts) == total
        totals[colour["player"]] = total

    assert found["winners"] == [name for name in NAMES if totals[name] == max(totals.values())]
    assert len(found["winners"]) == 1


def test_of_two_colours_the_lower_score_counts() -> None:
    s = table(2, scores={"red": 30, "blue": 5, "green": 8, "yellow": 9})
    sheet = scoring.counted(s)
    found = snapshot(s, NAMES[:2])

    assert [found["colours"][each]["player"] for each in ("red", "blue", "green", "yellow")] == [
        "Ada", "Ada", "Ben", "Ben"
    ]  # fmt: skip
    assert [parts["points"] for parts in sources(s)] == [5, 8]
    assert [sum(parts.values()) for parts in sources(s)] == [sheet[1][-1], sheet[2][-1]]
    assert found["winners"] == ["Ben"]
