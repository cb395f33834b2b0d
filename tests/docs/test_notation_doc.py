"""The examples of docs/notation.md are read and written as shown."""

import inspect
import re
from pathlib import Path
from types import ModuleType
from typing import Final

import pytest

from monuments.engine.record import read_record, write_record
from monuments.games.antiquity.presentation import forms, notation, refusals
from monuments.games.antiquity.presentation.cards import COLOUR_NAMES
from monuments.games.registry import open_game

PAGE: Final = Path(__file__).resolve().parents[2] / "docs/notation.md"


def blocks(kind: str) -> list[str]:
    """Return the fenced blocks of one kind; a missing page is an error."""
    return re.findall(rf"^```{kind}\n(.*?)^```$", PAGE.read_text("utf-8"), re.DOTALL | re.MULTILINE)


def plays() -> list[str]:
    return [line for block in blocks("play") for line in block.splitlines()]


def numbered(kind: str) -> list[int]:
    return list(range(len(blocks(kind))))


def test_the_page_has_records_and_plays() -> None:
    assert blocks("mnr")
    assert plays()


@pytest.mark.parametrize("number", numbered("mnr"))
def test_a_record_is_read_and_written_back(number: int) -> None:
    text = blocks("mnr")[number]

    assert write_record(read_record(text, open_game)) == text


@pytest.mark.parametrize("number", numbered("play"))
def test_plays_are_notation(number: int) -> None:
    for line in blocks("play")[number].splitlines():
        seats = 2 if line.split(" ")[0] in COLOUR_NAMES else 3

        assert notation.write(notation.read(line, seats)) == line


def test_every_verb_has_an_example() -> None:
    shown = {notation.read(line, 2).verb for line in plays()}

    assert shown == set(notation.VERBS)


@pytest.mark.parametrize("module", [refusals, forms, notation])
def test_every_reason_is_on_the_page(module: ModuleType) -> None:
    source, page = inspect.getsource(module), PAGE.read_text("utf-8")
    reasons = re.findall(r'(?:Refusal\(\s*[^,()]+, ?|unreadable\()"([a-z-]+)"', source)

    assert reasons
    assert [reason for reason in reasons if f"`{reason}`" not in page] == []
