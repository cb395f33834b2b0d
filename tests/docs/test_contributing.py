"""CONTRIBUTING: every file and folder of its map exists."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "CONTRIBUTING.md").read_text("utf-8")


def test_every_path_of_the_map_exists() -> None:
    section = PAGE.partition("## Where things are")[2].partition("## Changes")[0]
    named = set(re.findall(r"`([a-z_]+(?:/[a-z_]+)+(?:\.py)?)`", section))

    assert len(named) > 20
    assert {
        name
        for name in named
        if not any((ROOT / home / name).exists() for home in (".", "src/monuments"))
    } == set()


def test_ten_questions_have_their_answers() -> None:
    questions = re.findall(r"^\| [^|]+\? \| `", PAGE, re.MULTILINE)

    assert len(questions) == 10
