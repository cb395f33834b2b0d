"""The host's list of unwanted words, for names and chat."""

import time
from collections.abc import Callable
from pathlib import Path

import pytest

from monuments.engine.refusal import RefusalError
from monuments.server.unwanted_words import UnwantedWords
from tests.server.conftest import make_table
from tests.server.running import Client, Server

BOT = {"kind": "bot", "bot": "random"}


def test_unwanted_words(own_sqlite: Callable[..., Server], tmp_path: Path) -> None:
    words = tmp_path / "words.txt"
    words.write_text("# ours\nrude\n*dreck*\n", "utf-8")
    server = own_sqlite(words=str(words))
    ada = Client(server)
    table = make_table(ada, BOT, chat=True)["table"]
    rude = [
        ada.command(table, 0, "say", text=text) for text in ("so RUDE!", "ru\u0501e?", "Mistdreck")
    ]
    fine = [ada.command(table, 0, "say", text=text) for text in ("crudely put", "hello")]
    seats = [{"kind": "me", "name": "\u211bude"}, BOT]
    named = ada.ask("POST", "/api/tables", {"game": "antiquity", "seats": seats})
    words.write_text("hello\n", "utf-8")
    end = time.monotonic() + 10
    while "refusal" not in ada.command(table, 0, "say", text="hello"):
        assert time.monotonic() < end
        time.sleep(0.2)

    assert [each.get("refusal", {}).get("reason") for each in rude] == [
        "words-unwanted",
        "words-unwanted",
        "words-unwanted",
    ]
    assert not any("refusal" in each for each in fine)
    assert (named.status, named.reason) == (400, "name-unwanted")


def test_a_list_of_words_that_is_missing(tmp_path: Path) -> None:
    import os
    import subprocess
    import sys

    environment = {**os.environ, "MONUMENTS_WORDS": str(tmp_path / "none")}
    done = subprocess.run(
        [sys.executable, "-m", "monuments", "serve", "--port", "0", "--data", str(tmp_path)],
        env=environment, capture_output=True, text=True, check=False, timeout=60,
    )  # fmt: skip

    assert done.returncode == 1
    assert "none" in done.stderr


def listed(folder: Path, text: str) -> UnwantedWords:
    """Return the words of a file with this text."""
    file = folder / "words.txt"
    file.write_text(text, "utf-8")
    words = UnwantedWords(str(file))
    words.refresh()
    return words


def test_a_file_may_begin_with_a_byte_order_mark(tmp_path: Path) -> None:
    words = listed(tmp_path, "\ufeffrude\nugly\n")

    assert words.are_in("so rude!")
    assert words.are_in("ugly")


@pytest.mark.parametrize("line", ["", "  ", "*", "**", "\u200b", "*\u2800*", "*\ufe0f", "# all *"])
def test_a_line_without_a_word_forbids_nothing(tmp_path: Path, line: str) -> None:
    words = listed(tmp_path, f"{line}\nrude\n")

    assert not any(map(words.are_in, ("hello", "hello !", "all of it", "# all", "*")))
    assert words.are_in("rude")


@pytest.mark.parametrize(
    ("line", "found", "fine"),
    [
        ("ass", "what an ass", "a class"),
        ("ass*", "assorted", "a class"),
        ("*ass", "a class", "assorted"),
        ("two words", "some two words here", "two more words"),
        ("c++", "c++", "c"),
    ],
)
def test_words_are_whole_unless_a_star_says_otherwise(
    tmp_path: Path, line: str, found: str, fine: str
) -> None:
    words = listed(tmp_path, line)

    assert words.are_in(found)
    assert not words.are_in(fine)


def test_a_name_and_a_message_are_refused_each_in_its_way(tmp_path: Path) -> None:
    words = listed(tmp_path, "rude")

    with pytest.raises(RefusalError, match="name-unwanted"):
        words.check_name("Mr Rude")
    with pytest.raises(RefusalError, match="words-unwanted"):
        words.check_chat("rude!")


def test_without_a_file_everything_is_allowed() -> None:
    words = UnwantedWords("")
    words.refresh()

    assert not words.are_in("rude")
