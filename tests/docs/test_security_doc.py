"""The files and tests named in docs/security.md exist."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs/security.md").read_text("utf-8")
NAMED = re.findall(r"`([^`]+)`", PAGE)


def test_every_test_it_names_exists() -> None:
    tests = "".join(path.read_text("utf-8") for path in (ROOT / "tests").rglob("test_*.py"))
    named = {name for name in NAMED if name.startswith("test_")}

    assert len(named) > 30
    assert {name for name in named if f"def {name}(" not in tests} == set()


def test_every_file_it_names_exists() -> None:
    homes = (ROOT, ROOT / "src/monuments/server", ROOT / "src/monuments")
    named = {name for name in NAMED if re.fullmatch(r"[\w/.-]+\.(?:py|md|ts|txt|json)", name)}

    assert len(named) > 20
    assert {name for name in named if not any((home / name).exists() for home in homes)} == set()
