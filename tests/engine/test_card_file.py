"""Card files: a fault names the line where its author can mend it."""

from pathlib import Path

import pytest

from monuments.engine.card_file import MAX_BYTES, CardFile, read_card_file
from monuments.engine.refusal import RefusalError

TEXT = """\
name = "mine"

[[monument]]
code = "ONE"
height = 1

[[monument]]
code = "TWO"
"height" = 2
span = 3

[track]
height = 4
"""


@pytest.fixture
def file(tmp_path: Path) -> CardFile:
    path = tmp_path / "mine.toml"
    path.write_text(TEXT, "utf-8")
    return read_card_file(path)


@pytest.mark.parametrize(
    ("where", "line"),
    [
        (("name",), 1),
        (("monument", 0), 3),
        (("monument", 0, "height"), 5),
        (("monument", 0, "span"), 3),  # it is missing: its table
        (("monument", 1, "height"), 9),
        (("monument", 1, "span"), 10),
        (("track", "height"), 13),
        (("missing",), 1),
        ((), 1),
    ],
)
def test_a_place_has_its_line(file: CardFile, where: tuple[str | int, ...], line: int) -> None:
    assert file.line(*where) == line


def test_a_fault_names_file_line_and_reason(file: CardFile) -> None:
    with pytest.raises(RefusalError) as caught:
        file.fault("value-bad", "monument", 1, "span", value=3)

    assert caught.value.refusal.reason == "value-bad"
    assert caught.value.refusal.args == {"file": file.name, "line": 10, "value": 3}


def test_an_unknown_key_is_named(file: CardFile) -> None:
    second = file.content["monument"][1]
    file.only(second, {"code", "height", "span"}, "monument", 1)
    with pytest.raises(RefusalError) as caught:
        file.only(second, {"code", "height"}, "monument", 1)

    assert caught.value.refusal.reason == "key-unknown"
    assert caught.value.refusal.args == {"file": file.name, "line": 10, "key": "span"}


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (None, "file-missing"),
        (b'name = "\xff"', "file-not-text"),
        (b"name = ", "file-not-toml"),
        (b"#" * (MAX_BYTES + 1), "file-too-large"),
    ],
    ids=["missing", "no-text", "no-toml", "too-large"],
)
def test_a_file_that_cannot_be_read_is_named_as_it_was_given(
    tmp_path: Path, content: bytes | None, reason: str
) -> None:
    path = tmp_path / "mine.toml"
    if content is not None:
        path.write_bytes(content)
    with pytest.raises(RefusalError) as caught:
        read_card_file(path)

    assert caught.value.refusal.reason == reason
    assert caught.value.refusal.args["file"] == str(path)


def test_a_file_of_windows_is_read(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_bytes(b"\xef\xbb\xbf" + TEXT.replace("\n", "\r\n").encode())

    assert read_card_file(path).line("monument", 1, "span") == 10
