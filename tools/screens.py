"""Photograph the main screens at three sizes in both themes (`make screens`).

    python tools/screens.py [NAMES]
    python tools/screens.py --compare FOLDER [NAMES]

`--compare` shows every screen of another build of the page and of this one, from the same tables
of the same server in the same browser, and writes the pictures that differ into build/screens.
FOLDER is a copy of src/monuments/server/web, or a revision, whose page is then built.
"""

import argparse
import io
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from PIL import Image
from playwright.sync_api import Browser, sync_playwright

ROOT: Final = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tests.browser.chromium import SIZES, find_chromium, launch  # noqa: E402
from tests.browser.pictures import Difference, compare  # noqa: E402
from tests.browser.screens import MAIN, MORE, Prepared  # noqa: E402
from tests.browser.site import PAGE, Site  # noqa: E402

TARGET: Final = ROOT / "docs/screens"
DIFFERENT: Final = ROOT / "build/screens"
EACH: Final = [(size, theme) for size in SIZES for theme in ("day", "night")]
SOME: Final = [("wide", "day"), ("tablet", "night"), ("phone", "day")]
IN_EACH: Final = ("start", "antiquity", "history", "fabuleux", "guide", "sheet")
COMPARED: Final = [
    *EACH,
    ((1280, 820), "day"),
    ((1280, 720), "night"),
    ((320, 640), "day"),
    ((740, 390), "night"),
]
"""The main sizes, and one for each other layout."""
MOST_BYTES: Final = 72_000


def small(png: bytes) -> bytes:
    """Return a WebP within the size limit, sharp if that is possible."""
    image = Image.open(io.BytesIO(png)).convert("RGB")
    found = b""
    for quality in (90, 82, 74, 66, 55, 45):
        out = io.BytesIO()
        image.save(out, "WEBP", quality=quality, method=6)
        found = out.getvalue()
        if len(found) <= MOST_BYTES:
            break
    return found


def photograph(browser: Browser, site: Site, names: list[str]) -> None:
    """Write the pictures of the documentation."""
    for name in names or MAIN:
        for size, theme in EACH if name in IN_EACH else SOME:
            shown = Prepared(browser, site, MAIN[name]).open(size, theme, explains=True)
            (TARGET / f"{name}-{size}-{theme}.webp").write_bytes(small(shown.picture()))
            shown.close()


def compare_builds(browser: Browser, site: Site, names: list[str], before: Path) -> bool:
    """Print every screen that differs between two builds; return whether none does."""
    shutil.rmtree(DIFFERENT, ignore_errors=True)
    DIFFERENT.mkdir(parents=True)
    screens = {name: each for name, each in (MAIN | MORE).items() if not each.changes}
    differ = 0
    for name in names or screens:
        prepared = Prepared(browser, site, screens[name])
        for size, theme in COMPARED:
            taken = []
            for build in (before, PAGE.parent):
                screen = prepared.open(size, theme, build)
                taken.append(screen.picture())
                screen.close()
            found = compare(*taken)
            if not found.is_small():
                differ += 1
                shown = size if isinstance(size, str) else "{}x{}".format(*size)
                _report(f"{name}-{shown}-{theme}", found)
    print(f"{differ} pictures differ")
    return differ == 0


def _report(name: str, found: Difference) -> None:
    print(f"{name}: {found}", flush=True)
    found.side_by_side().save(DIFFERENT / f"{name}.png")


@contextmanager
def build_of(wish: str) -> Iterator[Path]:
    """Yield a folder with a build of the page: as it is, or made of a revision."""
    if (Path(wish) / "index.html").is_file():
        yield Path(wish)
        return
    with tempfile.TemporaryDirectory() as folder:
        parts = ["web", "docs/rules", "docs/rulings.md", "src/monuments/locales"]
        packed = subprocess.run(
            ["git", "-C", ROOT, "archive", wish, *parts], stdout=subprocess.PIPE, check=True
        )
        subprocess.run(["tar", "-x", "-C", folder], input=packed.stdout, check=True)
        modules = Path(folder) / "web/node_modules"
        modules.symlink_to(ROOT / "web/node_modules")
        vite = ["node", "node_modules/vite/bin/vite.js", "build", "--logLevel", "warn"]
        subprocess.run(vite, cwd=modules.parent, check=True)
        yield Path(folder) / "src/monuments/server/web"


def main() -> None:
    """Photograph everything, or only the screens that are named."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--compare", metavar="FOLDER", help="another build, or a revision")
    parser.add_argument("names", nargs="*", choices=[*MAIN, *MORE, []], metavar="NAMES")
    wish = parser.parse_args()
    chromium = find_chromium()
    if chromium is None:
        sys.exit("There is no Chromium here.")
    if not wish.names and not wish.compare:
        for old in TARGET.glob("*.webp"):
            old.unlink()
    is_same = True
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        site = Site(Path(folder))
        browser = launch(playwright, chromium)
        try:
            if wish.compare:
                with build_of(wish.compare) as before:
                    is_same = compare_builds(browser, site, wish.names, before)
            else:
                photograph(browser, site, wish.names)
        finally:
            browser.close()
            site.stop()
    sys.exit(not is_same)


if __name__ == "__main__":
    main()
