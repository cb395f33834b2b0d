"""The examples of docs/library.md give the results shown."""

import doctest
from pathlib import Path
from typing import Final

import monuments

PAGE: Final = Path(__file__).resolve().parents[2] / "docs/library.md"


def test_the_examples_run() -> None:
    result = doctest.testfile(str(PAGE), module_relative=False)

    assert result.attempted > 20
    assert result.failed == 0


def test_the_methods_of_a_position_are_described() -> None:
    text = PAGE.read_text("utf-8")
    names = [name for name in vars(monuments.Position) if not name.startswith("_")]

    assert [name for name in names if name not in text] == []
