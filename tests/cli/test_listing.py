"""Rows for people and for programs."""

import json

import pytest

from monuments.cli.listing import print_table, show_rows, time_text

STEERING = "\x1b[31m[bold]red[/bold]"


def test_times_are_in_utc_and_may_be_missing() -> None:
    assert time_text(0) == "1970-01-01 00:00:00"
    assert time_text(1_793_000_000.9) == "2026-10-26 07:33:20"
    assert time_text(None) == ""


def test_a_table_shows_text_as_it_is_and_whole(capsys: pytest.CaptureFixture[str]) -> None:
    long = "word " * 60
    print_table(("name", "words"), [(STEERING, long)])
    shown = capsys.readouterr().out

    assert "\\x1b[31m[bold]red[/bold]" in shown
    assert "\x1b" not in shown
    assert long.strip() in shown
    assert shown.count("\n") == 5


@pytest.mark.parametrize("as_json", [True, False])
def test_no_rows_are_an_empty_list(capsys: pytest.CaptureFixture[str], as_json: bool) -> None:
    show_rows([], as_json, ("name",), lambda row: (str(row),))
    shown = capsys.readouterr().out

    assert json.loads(shown) == [] if as_json else "name" in shown
