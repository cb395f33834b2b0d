"""The language of sources and documentation: short docstrings, standard words."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
SOURCES = [
    path
    for folder in ("src", "tests", "tools", "bench", "examples")
    for path in sorted((ROOT / folder).rglob("*.py"))
    if "server/docs" not in str(path)  # copies in the built documentation
]
PAGES = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), *ROOT.glob("src/**/en.ftl")]
UNIDIOMATIC = re.compile(
    r"\b(anew|so many|so long|to be had|nothing but|all the same|of one's own)\b", re.IGNORECASE
)


def docstrings(source: str) -> Iterator[str]:
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef | ast.Module):
            yield ast.get_docstring(node) or ""


def test_first_lines_of_docstrings_are_short() -> None:
    first_lines = {
        (str(path.relative_to(ROOT)), text.partition("\n")[0])
        for path in SOURCES
        for text in docstrings(path.read_text("utf-8"))
    }

    assert len(first_lines) > 1000
    assert {line for line in first_lines if len(line[1]) > 80} == set()


def test_words_are_idiomatic() -> None:
    lines = [
        f"{path.relative_to(ROOT)}: {line}"
        for path in [*SOURCES, *PAGES]
        if path != Path(__file__)
        for line in path.read_text("utf-8").splitlines()
    ]

    assert len(lines) > 10_000
    assert [line for line in lines if UNIDIOMATIC.search(line)] == []


FRENCH = [
    *ROOT.glob("src/**/fr.ftl"),
    *ROOT.glob("web/src/**/*.fr.ftl"),
    *ROOT.glob("docs/**/*.fr.md"),
    ROOT / "src/monuments/games/fabuleux/deck.toml",
]
UNSPACED = re.compile("\u00a0[;!?]|\u202f[:»]|«(?!\u00a0)|(?<!\u00a0)»")
"""French has a thin space before ; ! and ?, a whole one before : and inside « and »."""


def test_french_signs_have_their_spaces() -> None:
    lines = [
        f"{path.relative_to(ROOT)}: {line}"
        for path in FRENCH
        for line in path.read_text("utf-8").splitlines()
        if not line.startswith("#")
    ]

    assert sum("\u202f" in line for line in lines) > 100
    assert [line for line in lines if UNSPACED.search(line)] == []
