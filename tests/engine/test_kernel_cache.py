"""The folder of compiled kernels, by package."""

import shutil
from pathlib import Path

from monuments.engine import jit
from tests.engine.test_jit import run

COMPILE_ONE = """
from monuments.engine.chance import seeded
seeded(1)
"""


def test_a_second_copy_of_the_sources_compiles_nothing(tmp_path: Path) -> None:
    cache, sources = tmp_path / "cache", Path(jit.__file__).parents[1]
    shutil.copytree(sources / "engine", tmp_path / "copy/monuments/engine")
    shutil.copy(sources / "__init__.py", tmp_path / "copy/monuments")
    environment = {"MONUMENTS_CACHE": str(cache)}
    found = []
    for copy in ("copy", "second"):
        done = run(COMPILE_ONE, PYTHONPATH=str(tmp_path / copy), **environment)
        assert done.returncode == 0, done.stderr
        found.append({path: path.stat().st_mtime_ns for path in cache.rglob("*.nb?")})
        if copy == "copy":
            (tmp_path / "copy").rename(tmp_path / "second")

    assert found[0] == found[1] != {}
