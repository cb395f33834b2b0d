"""The npm server of boardgame.io, in memory, with a game that does almost nothing."""

import json
import shutil
import subprocess
from pathlib import Path
from typing import Any, Final

HOME: Final = Path(__file__).parent / "boardgame_io"
PORT: Final = 18_551


def boardgame_io(tables: int, seconds: float) -> dict[str, Any] | None:
    """Return moves per second and latencies in milliseconds; None without Node."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    if not (HOME / "node_modules").exists():
        subprocess.run([npm, "ci", "--silent"], cwd=HOME, check=True)
    server = subprocess.Popen(
        [node, "server.cjs", str(PORT)], cwd=HOME, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
    )
    try:
        assert server.stdout is not None
        while b"ready" not in (line := server.stdout.readline()):
            assert line, "boardgame.io did not start"
        load = [node, "load.cjs", str(PORT), str(tables), str(seconds)]
        found = subprocess.run(load, cwd=HOME, check=True, capture_output=True)
        return dict(json.loads(found.stdout))
    finally:
        server.terminate()
        server.wait(10)
