"""`monuments check`, on good records and bad ones."""

from pathlib import Path

import pytest

from tests.cli.running import Run
from tests.cli.samples import GOLDEN, SAMPLE, changed


def test_a_legal_record_is_ok(run: Run, sample: Path) -> None:
    result = run("check", sample, "--json")

    assert result.status == 0
    assert result.objects() == [{"file": str(sample), "ok": True}]


def test_the_first_illegal_play_is_named_with_its_rule(run: Run, sample: Path) -> None:
    bad = changed(sample, "erect PET6 PET1", "erect PET6")
    result = run("check", sample, bad, "--json")
    good, found = result.objects()

    assert result.status == 2
    assert good["ok"]
    assert not found["ok"]
    assert (found["turn"], found["play"], found["rule"]) == (5, "erect PET6", "A4.4")
    assert found["reason"] == "too-few-cards"
    assert found["line"] == 13


@pytest.mark.parametrize(
    ("language", "start"),
    [("fr", "ligne 13\u00a0: tour 5, «\u00a0erect"), ("de", "Zeile 13: Zug 5, „erect")],
)
def test_the_place_is_given_in_the_language_of_the_reason(
    run: Run, sample: Path, monkeypatch: pytest.MonkeyPatch, language: str, start: str
) -> None:
    monkeypatch.setenv("MONUMENTS_LANGUAGE", language)
    bad = changed(sample, "erect PET6 PET1", "erect PET6")

    assert run("check", bad).out.startswith(f"{bad}: {start}")


@pytest.mark.parametrize("verb", ["erect", "improve", "improve PET6 order"])
def test_a_verb_that_takes_one_card_or_more_says_so(run: Run, sample: Path, verb: str) -> None:
    bad = changed(sample, "erect PET6 PET1", verb)

    assert "needs at least one word after it; found: none." in run("check", bad).out


BAD = {
    "an unknown tag": ('[First "1"]', '[First "1"]\n[Colour "red"]', "line 7", "Colour"),
    "a tag twice": ('[First "1"]', '[First "1"]\n[First "1"]', "line 7", "First"),
    "a missing tag": ('[First "1"]\n', "", "line 1", "First"),
    "a card twice": ("AKR3 ART3", "AKR3 AKR3", "line 7", "Akropolis 3"),
    "a deck too small": ("AKR3 ART3 ", "ART3 ", "line 7", "87"),
    "a card not in use": ("AKR3 ART3", "SEM3 ART3", "line 7", "Semiramis 3"),
    "an unknown card": ("AKR3 ART3", "AKR3 ART0", "line 7", "ART0"),
    "a name twice": ('"Ben"', '"Ada"', "line 4", "Ada"),
    "a name with a colon": ('"Ben"', '"B:n"', "line 4", "B:n"),
    "too few players": ('"Ada" "Ben" "Cleo"', '"Ada"', "line 4", "played alone"),
    "another format": ("monuments/1", "monuments/9", "line 1", "monuments/9"),
    "another game": ('"antiquity"', '"chess"', "line 2", "chess"),
    "later rules": ('[Rules "1"]', '[Rules "99"]', "line 3", "99"),
    "an unknown option": ('"powers=on"', '"power=on"', "line 5", "power"),
    "a wrong first seat": ('[First "1"]', '[First "4"]', "line 6", "4"),
    "a colour where none is due": ("Ben: history", "Ben: red history", "line 10", "Red"),
    "a line out of order": ("3. Cleo", "4. Cleo", "line 11", "4"),
    "somebody else's turn": ("3. Cleo", "3. Ada", "line 11", "Cleo"),
    "a stranger": ("3. Cleo", "3. Zoe", "line 11", "Zoe"),
    "no plays": ("2. Ben: history", "2. Ben", "line 10", "Ben"),
    "an unfinished turn": ("3. Cleo: take MAU2, ", "3. Cleo: ", "line 11", "A4.1"),
    "a result that differs": ('[First "1"]', '[First "1"]\n[Result "1 2 3"]', "line 7", "1 2 3"),
}


@pytest.mark.parametrize("name", BAD)
def test_a_bad_record_is_refused_with_its_line(run: Run, sample: Path, name: str) -> None:
    old, new, line, words = BAD[name]
    result = run("check", changed(sample, old, new))

    assert result.status == 2
    assert line in result.out
    assert words in result.out
    assert result.out.count("\n") == 1


def test_crlf_line_ends_are_read(run: Run, sample: Path) -> None:
    sample.write_bytes(SAMPLE.replace("\n", "\r\n").encode())

    assert run("check", sample).status == 0


@pytest.mark.parametrize(("cut", "status"), [(1, 0), (3, 2), (7, 2), (20, 2)])
def test_a_truncated_record_is_a_position_or_refused(
    run: Run, sample: Path, cut: int, status: int
) -> None:
    sample.write_text(SAMPLE[:-cut], "utf-8")
    result = run("check", sample)

    assert result.status == status
    assert result.out.count("\n") == 1


@pytest.mark.parametrize(
    ("content", "words"),
    [(b"", "line 1"), (b'[Format "\xff"]', "line 1"), (b"hello\n", "line 1")],
    ids=["empty", "not UTF-8", "no record"],
)
def test_a_file_that_is_not_a_record_is_refused(
    run: Run, sample: Path, content: bytes, words: str
) -> None:
    sample.write_bytes(content)
    result = run("check", sample)

    assert result.status == 2
    assert words in result.out


def test_a_huge_file_is_refused_without_reading_it(run: Run, sample: Path) -> None:
    with sample.open("wb") as file:
        file.truncate(100 << 20)
    result = run("check", sample, "--json")

    assert result.status == 2
    assert result.objects()[0]["reason"] == "record-too-large"


def test_a_missing_file_has_no_line(run: Run, tmp_path: Path) -> None:
    (found,) = run("check", tmp_path / "none.mnr", "--json").objects()

    assert (found["ok"], found["line"], found["reason"]) == (False, None, "file-missing")


@pytest.mark.parametrize(
    ("name", "line", "rule"),
    [
        ("antiquity/three-players", "99. Ada: draw", "A3.3"),
        ("fabuleux/no-collectors", "999. Ada: say", "F11"),
    ],
)
def test_a_line_after_the_end_cites_the_rule_that_ends_the_game(
    run: Run, tmp_path: Path, name: str, line: str, rule: str
) -> None:
    text, path = GOLDEN.joinpath(f"{name}.mnr").read_text("utf-8"), tmp_path / "late.mnr"
    path.write_text(f"{text}{line}\n", "utf-8")

    found = run("check", path, "--json").objects()[0]

    assert (found["ok"], found["rule"], found["reason"]) == (False, rule, "line-after-end")
