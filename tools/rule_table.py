"""Write docs/rules/tests.md, the tests of each rule: `python -m tools.rule_table`."""

from collections.abc import Iterator
from typing import Final

from tests.rules.numbering import PAGES, TESTS, by_rule, examples, games, rules

PAGE: Final = PAGES / "tests.md"
HEAD: Final = """\
# Rules and their tests

Every numbered rule has at least one test that is named after it.
`python -m tools.rule_table` generates this page; a test fails when it is out of date.
"""


def page() -> str:
    """Return what the page should say now."""
    return "\n".join([HEAD, *(line for game in games() for line in _section(game))])


def _section(game: str) -> Iterator[str]:
    named = by_rule(game)
    count = sum(len(names) for names in named.values())
    folder = TESTS.relative_to(PAGES.parent.parent) / game
    yield f"## `{game}`\n"
    yield f"The rules are in [{game}.en.md]({game}.en.md), their {count} tests in `{folder}`.\n"
    yield "| Rule | Tests |"
    yield "| --- | --- |"
    for rule in [*rules(game), *(example for example in examples(game) if example in named)]:
        yield f"| {rule} | {'<br>'.join(f'`{name}`' for name in named.get(rule, []))} |"
    yield ""


if __name__ == "__main__":
    PAGE.write_text(page(), "utf-8")
    print(f"{PAGE.name}: {sum(len(rules(game)) for game in games())} rules")
