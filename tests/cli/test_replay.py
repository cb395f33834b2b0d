"""`monuments replay`: the position after any turn."""

from pathlib import Path

import pytest

from tests.cli.running import Run
from tests.cli.samples import changed


def test_replay_shows_the_position_and_continues_after_a_bad_file(run: Run, sample: Path) -> None:
    bad = changed(sample, "erect PET6 PET1", "erect PET6")
    result = run("replay", sample, bad, sample, "--json")
    first, second = result.objects()

    assert result.status == 2
    assert first == second
    assert first["to_move"] == "Ben"
    assert first["colours"]["blue"]["exhibition"] == {"AKR": [6, 7, 8], "PET": [6]}
    assert 'turn 5, "erect PET6": A4.4' in result.err


def test_replay_until_a_turn(run: Run, sample: Path) -> None:
    start, later = (run("replay", sample, "--until", n, "--json").objects()[0] for n in (0, 2))

    assert (start["turn"], start["pile"], len(start["hands"]["Ada"])) == (1, 70, 5)
    assert (later["turn"], later["to_move"]) == (3, "Cleo")
    assert later["ladder"] == [{"colour": "blue", "pages": 1}]


def test_the_score_has_seven_keys(run: Run, sample: Path) -> None:
    (found,) = run("replay", sample, "--json").objects()

    keys = ["points", "monuments", "histories", "bonus", "penalty", "powers", "total"]
    assert all(list(colour["score"]) == keys for colour in found["colours"].values())


def test_an_unfinished_game_has_no_winners(run: Run, sample: Path) -> None:
    out = run("replay", sample, "--until", 0).out

    assert "  winners, if it ended here: " in out
    assert "winners: " not in out
    assert "exhibition -," in out


@pytest.mark.parametrize("until", [8, 99])
def test_a_turn_after_the_last_is_reported(run: Run, sample: Path, until: int) -> None:
    result = run("replay", sample, "--until", until)
    note = f"{sample}: the record ends with turn 8\n"

    assert result.status == 0
    assert result.err == ("" if until == 8 else note)
