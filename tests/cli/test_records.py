"""Records in `check`, `replay` and `verify`: faults are named, terminals safe."""

from pathlib import Path

import pytest

from tests.cli.running import Run
from tests.cli.samples import GOLDEN, changed


def test_people_get_readable_lines(run: Run, sample: Path) -> None:
    assert "to_move: Ben" in run("replay", sample).out
    assert run("check", sample).out == f"{sample}: ok\n"


@pytest.mark.parametrize("command", ["check", "replay", "verify"])
def test_a_bad_record_is_named(run: Run, sample: Path, command: str) -> None:
    bad = changed(sample, "erect PET6 PET1", "erect PET6")
    result = run(command, bad)

    assert result.status == 2
    assert (result.out + result.err).startswith(f'{bad}: line 13: turn 5, "erect PET6": A4.4 ')


@pytest.mark.parametrize("command", ["check", "replay", "verify"])
def test_a_missing_file_is_one_sentence(run: Run, tmp_path: Path, command: str) -> None:
    path = tmp_path / "none.mnr"
    result = run(command, path)

    assert result.status == 2
    assert result.out + result.err == f"{path} cannot be opened (No such file or directory).\n"


def test_only_a_rule_of_the_games_is_shown_with_its_number(run: Run, sample: Path) -> None:
    result = run("verify", sample)

    assert result.status == 2
    assert result.err == "The record has no seal.\n"


def test_a_record_with_an_option_that_changes_nothing_still_opens(run: Run, sample: Path) -> None:
    text = GOLDEN.joinpath("antiquity/three-players.mnr").read_text("utf-8")
    sample.write_text(text.replace('[Options ""]', '[Options "power-symbols=on"]'), "utf-8")

    assert run("check", sample).status == 0
    assert run("replay", sample).status == 0


STEERING = "\x1b[2J\x9b31m\u202e"
"""Clears a terminal, turns it red, and turns the text around."""


@pytest.mark.parametrize("as_json", [(), ("--json",)])
@pytest.mark.parametrize("command", ["check", "replay", "verify"])
@pytest.mark.parametrize("old", ['"Ada"', "draw", "[Rules", "antiquity"])
def test_a_record_cannot_steer_the_terminal(
    run: Run, sample: Path, command: str, old: str, as_json: tuple[str, ...]
) -> None:
    result = run(command, changed(sample, old, f"{old[:-1]}{STEERING}{old[-1:]}"), *as_json)

    assert result.status == 2
    assert not set(result.out + result.err) & set("\x1b\x9b\u202e")


def test_the_name_of_a_file_cannot_steer_the_terminal(run: Run, sample: Path) -> None:
    path = sample.rename(sample.with_name(f"a{STEERING}.mnr"))
    results = [run(command, path) for command in ("check", "replay", "verify")]
    output = "".join(result.out + result.err for result in results)

    assert "a\\x1b[2J\\x9b31m\\u202e.mnr: ok" in output
    assert not set(output) & set("\x1b\x9b\u202e")
