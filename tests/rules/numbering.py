"""Which rules have a number, and which tests are named after them."""

import re
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2]
PAGES: Final = ROOT / "docs/rules"
TESTS: Final = ROOT / "tests/rules"
LANGUAGES: Final = ("en", "fr", "de")

_RULE: Final = re.compile(r"^\*\*([A-Z]\d+(?:\.\d+)?)\*\*", re.MULTILINE)
_EXAMPLE: Final = re.compile(r"^\*\*Example (\d+)\b", re.MULTILINE)
_TEST: Final = re.compile(r"^def (test_\w+)\(", re.MULTILINE)
_NUMBER: Final = re.compile(r"test_([A-Z]\d+(?:_\d+)?|example_\d+)_[a-z]")


def games() -> list[str]:
    """Return the games that have a rules page."""
    return sorted(path.name.removesuffix(".en.md") for path in PAGES.glob("*.en.md"))


def rules(game: str, language: str = "en") -> list[str]:
    """Return the rule numbers of a page in their order, such as A4.4."""
    return _RULE.findall((PAGES / f"{game}.{language}.md").read_text("utf-8"))


def examples(game: str) -> list[str]:
    """Return the numbered examples of the English page."""
    found = _EXAMPLE.findall((PAGES / f"{game}.en.md").read_text("utf-8"))
    return [f"Example {number}" for number in found]


def by_rule(game: str) -> dict[str, list[str]]:
    """Return the names of the tests of each rule and example, in their order."""
    found: dict[str, list[str]] = {}
    for path in sorted((TESTS / game).rglob("test_*.py")):
        for name in _TEST.findall(path.read_text("utf-8")):
            if match := _NUMBER.match(name):
                found.setdefault(_rule_of(match[1]), []).append(name)
    return found


def _rule_of(number: str) -> str:
    if number.startswith("example_"):
        return number.replace("example_", "Example ")
    return number.replace("_", ".")
