"""Write the tables of docs/environments.md: `python -m tools.observation_tables`."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from monuments.envs.encoding import Encoding, Part
from monuments.envs.games import KERNELS

PAGE: Final = Path(__file__).parent.parent / "docs" / "environments.md"
_TABLE: Final = re.compile(r"(<!-- (\w+): (\w+) -->\n).*?(<!-- end -->)", re.DOTALL)


def page() -> str:
    """Return what the page should say now."""
    return _TABLE.sub(_filled, PAGE.read_text("utf-8"))


def _filled(found: re.Match[str]) -> str:
    start, kind, game, end = found.groups()
    encoding = KERNELS[game].encoding
    lines = _numbers(encoding) if kind == "numbers" else _steps(encoding)
    return "\n".join((start, *lines, "", end))


def _numbers(encoding: Encoding) -> Iterator[str]:
    yield f"Version {encoding.version}, {encoding.size:,} numbers.\n"
    yield "| Numbers | Part | Shape | Highest | Meaning |"
    yield "| --- | --- | --- | --- | --- |"
    for part in encoding.parts:
        shape = " × ".join(map(str, part.shape))
        span = _span(part.start, part.stop)
        yield f"| {span} | `{part.name}` | {shape} | {part.most} | {part.meaning}{_labels(part)} |"


def _labels(part: Part) -> str:
    """Return the names along the axes that do not name cards, in their order."""
    short = [axis for axis in part.axes if 1 < len(axis) <= 12]
    return "".join(f"<br>{', '.join(f'`{label}`' for label in axis)}" for axis in short)


def _steps(encoding: Encoding) -> Iterator[str]:
    yield "| Steps | Names |"
    yield "| --- | --- |"
    named = list(enumerate(encoding.steps))
    rows = [named[i : i + 9] for i in range(0, len(named), 9)]
    for row in rows:
        names = ", ".join(f"`{name}`" for _, name in row)
        yield f"| {_span(row[0][0], row[-1][0] + 1)} | {names} |"


def _span(start: int, stop: int) -> str:
    return str(start) if stop == start + 1 else f"{start}–{stop - 1}"


if __name__ == "__main__":
    PAGE.write_text(page(), "utf-8")
    print(f"{PAGE.name}: {len(KERNELS)} games")
