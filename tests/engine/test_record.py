"""Records as text: comments, names, a part of a game, and files that are whole."""

import os
from pathlib import Path
from typing import Any

import pytest

from monuments.engine.record import (
    MAX_BYTES,
    RecordError,
    check_names,
    load_text,
    read_record,
    result_of,
    tags_of,
    write_file,
    write_record,
)
from monuments.engine.refusal import RefusalError
from monuments.games.registry import open_game
from tests.cli.samples import GOLDEN, SAMPLE

WHOLE = GOLDEN.joinpath("fabuleux/no-collectors.mnr").read_text("utf-8")


def read(text: str, **more: Any) -> Any:
    return read_record(text, open_game, **more)


def test_comments_and_blank_lines_are_left_out() -> None:
    noted = SAMPLE.replace("\n", " # a comment\n").replace("1. Ada", "\n# begin\n\n1. Ada")

    assert write_record(read(noted)) == write_record(read(SAMPLE))


def test_a_number_sign_inside_quotes_is_no_comment() -> None:
    text = SAMPLE.replace("[Deck", '[Site "table #7"] # here\n[Deck', 1)

    assert read(text).tags["Site"] == "table #7"


def test_tags_come_in_their_order_whatever_the_file_had() -> None:
    lines = SAMPLE.splitlines()
    tags = [line for line in lines if line.startswith("[")]
    text = "\n".join([*reversed(tags), *lines[len(tags) :], ""])

    assert write_record(read(text)) == write_record(read(SAMPLE))


def test_a_part_of_a_game_is_a_record_without_its_result() -> None:
    whole, part = read(WHOLE), read(WHOLE, until=3)

    assert 0 < len(part.steps) < len(whole.steps)
    assert whole.steps[: len(part.steps)] == part.steps
    assert result_of(part.game, part.position()) == "*"
    assert result_of(whole.game, whole.position()) == whole.tags["Result"]
    assert read(WHOLE, until=10_000).steps == whole.steps


def test_later_turns_may_be_wrong_if_they_are_not_asked_for() -> None:
    lines = WHOLE.splitlines()
    place = next(i for i, line in enumerate(lines) if line.startswith("5. "))
    bad = "\n".join([*lines[:place], "5. Nobody: fly", *lines[place + 1 :], ""])
    with pytest.raises(RecordError) as caught:
        read(bad)

    assert (caught.value.line, caught.value.turn) == (place + 1, 5)
    assert read(bad, until=4).steps == read(WHOLE, until=4).steps


def test_tags_of_a_game_leave_out_what_is_empty() -> None:
    record = read(WHOLE)

    assert tags_of(record.game, record.start(), []) == {"Result": "*"}
    assert tags_of(record.game, record.start(), ["Ada", "Ben"])["Bots"] == "Ada, Ben"


@pytest.mark.parametrize(
    "name", ["", " Ada", "Ada ", "A" * 25, 'A"', "A:", "A,", "A;", "A#", "A\n", "A\x00", "A\u200b"]
)
def test_a_name_that_a_record_cannot_hold_is_refused(name: str) -> None:
    with pytest.raises(RefusalError, match="name-bad"):
        check_names(("Ben", name))


def test_names_are_long_enough_and_all_different() -> None:
    check_names(("A" * 24, "Zoë K.", "李", "O'Brien [2]"))
    with pytest.raises(RefusalError, match="name-twice"):
        check_names(("Ada", "Ben", "Ada"))


def test_a_file_is_replaced_whole_or_stays(tmp_path: Path) -> None:
    path, record = tmp_path / "game.mnr", read(SAMPLE)
    path.write_text("another game")
    mask = os.umask(0o027)
    try:
        write_file(path, record)
    finally:
        os.umask(mask)

    assert load_text(path) == SAMPLE
    assert path.stat().st_mode & 0o777 == 0o640
    (tmp_path / "folder").mkdir()
    for place in (tmp_path / "folder", tmp_path / "missing" / "game.mnr"):
        with pytest.raises(OSError, match=r"folder|missing"):
            write_file(place, record)
    assert sorted(each.name for each in tmp_path.iterdir()) == ["folder", "game.mnr"]


def test_text_is_read_with_a_byte_order_mark_and_up_to_a_limit(tmp_path: Path) -> None:
    path = tmp_path / "game.mnr"
    path.write_bytes(b"\xef\xbb\xbf" + SAMPLE.encode())
    assert load_text(path) == SAMPLE
    path.write_bytes(b"#" * MAX_BYTES)
    assert len(load_text(path)) == MAX_BYTES
    for content, reason, line in (
        (b"#" * (MAX_BYTES + 1), "record-too-large", 1),
        (b"one\ntwo\n\xff", "record-not-text", 3),
    ):
        path.write_bytes(content)
        with pytest.raises(RecordError) as caught:
            load_text(path)
        assert (caught.value.refusal.reason, caught.value.line) == (reason, line)
