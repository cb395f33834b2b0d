"""Every module has the test file of its name, or a reason not to have one."""

from fnmatch import fnmatch
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
DOCS: Final = ROOT / "src/monuments/server/docs"
"""The built documentation, which has copies of modules."""

EXCEPTIONS: Final = {
    "rules, tested one by one in tests/rules and by whole games in tests/games": (
        "games/*/kernels/*",
        "games/*/presentation/*",
    ),
    "inner parts of compiled functions, tested by what these choose or count": (
        "bots/antiquity/heuristics",
        "bots/antiquity/learned_features",
        "bots/antiquity/plays",
        "bots/antiquity/priors",
        "bots/antiquity/tree",
        "engine/playouts",
    ),
    "one of each game, tested together": (
        "boards/*/board",
        "boards/registry",
        "bots/*/roster",
        "envs/*/batch",
        "envs/*/observation",
    ),
    "types and data": (
        "bots/advice",
        "bots/roster",
        "engine/game",
        "engine/speed",
        "engine/wire",
        "server/http/site_folders",
        "server/http/uvicorn_config",
        "server/messages/http_payloads",
        "server/storage/schema",
    ),
    "what both stores share, tested on both in test_store": ("server/storage/sql_store",),
    "run by every test of a database, and by test_migrations": ("server/storage/migrations/*",),
}
"""Modules without a test file, as patterns below src/monuments, by the reason."""
PATTERNS: Final = [pattern for patterns in EXCEPTIONS.values() for pattern in patterns]


def without_test() -> list[str]:
    """Return the modules whose test file is missing."""
    sources = ROOT / "src" / "monuments"
    modules = [
        path.relative_to(sources).with_suffix("")
        for path in sources.rglob("*.py")
        if not path.stem.startswith("__") and DOCS not in path.parents
    ]
    assert len(modules) > 200
    return sorted(
        module.as_posix()
        for module in modules
        if not (ROOT / "tests" / module.parent / f"test_{module.name}.py").exists()
    )


def test_every_module_has_its_test_file_or_a_reason() -> None:
    unexpected = [
        module
        for module in without_test()
        if not any(fnmatch(module, pattern) for pattern in PATTERNS)
    ]

    assert unexpected == [], "write tests/…/test_<module>.py, or give the reason above"


def test_every_exception_is_needed() -> None:
    missing = without_test()

    assert [
        pattern for pattern in PATTERNS if not any(fnmatch(module, pattern) for module in missing)
    ] == []
