"""Commands whose libraries are extras say which one is missing, in one sentence."""

import os
import subprocess
import sys
from pathlib import Path


def test_the_arena_names_its_extra(tmp_path: Path) -> None:
    (tmp_path / "sitecustomize.py").write_text("import sys; sys.modules['openskill'] = None\n")
    words = [sys.executable, "-m", "monuments", "arena", "fabuleux", "--bots", "random,random"]
    own = {"PATH": os.environ["PATH"], "HOME": str(tmp_path), "PYTHONPATH": str(tmp_path)}
    found = subprocess.run(words, env=own, capture_output=True, text=True, timeout=60)

    sentence = "the arena needs openskill: install monuments[arena]\n"
    assert (found.returncode, found.stdout, found.stderr) == (1, "", sentence)
