"""The environments cost nothing until used, and their sources name the cache."""

import subprocess
import sys

from monuments.engine import jit
from monuments.envs.antiquity import batch as antiquity
from monuments.envs.fabuleux import observation as fabuleux

LOADED = """
import sys
import monuments.bots.warmup, monuments.cli.main, monuments.server.app, monuments.server.serve
print(*(name for name in sys.modules if name.startswith("monuments.envs")))
"""


def test_neither_commands_nor_server_load_the_environments() -> None:
    words = [sys.executable, "-c", LOADED]
    done = subprocess.run(words, capture_output=True, text=True, check=True, timeout=120)

    assert done.stdout == "\n"


def test_a_changed_kernel_has_another_cache() -> None:
    sources = {str(path) for path in jit.sources()}

    assert {antiquity.__file__, fabuleux.__file__} <= sources
