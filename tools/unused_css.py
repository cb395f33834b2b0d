"""Name the selectors of the page's styles that match nothing.

    MONUMENTS_CSS_USAGE=build/css .venv/bin/pytest tests/browser
    python tools/unused_css.py build/css

Every screen of `tools/screens.py` is shown at each size and theme, with forced colours too; what
matched in the tests is read from FOLDER. Moments that last no longer than a few frames, as flights
of cards, and states that no test reaches are not seen: read a rule before you remove it.
"""

import argparse
import json
import os
import re
import sys
import tempfile
from collections import defaultdict
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, sync_playwright

ROOT: Final = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tests.browser.chromium import find_chromium, launch  # noqa: E402
from tests.browser.css_usage import look  # noqa: E402
from tests.browser.screens import MAIN, MORE, Prepared  # noqa: E402
from tests.browser.site import PAGE, Site  # noqa: E402

WIDTHS: Final = (320, 370, 390, 740, 1024, 1280, 1440)
HEIGHTS: Final = (340, 390, 640, 720, 820, 900)
ALL_RULES: Final = """texts => texts.flatMap(text => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  return cssUsage.names(sheet.cssRules);
})"""


def visit_all(browser: Browser, site: Site) -> None:
    """Show each screen in every way."""
    for name, screen in (MAIN | MORE).items():
        prepared = Prepared(browser, site, screen)
        for size in ("wide", "phone"):
            shown = prepared.open(size, "day", explains=True)
            shown.traffic.settle()
            for width in WIDTHS:
                for height in HEIGHTS:
                    shown.page.set_viewport_size({"width": width, "height": height})
                    look(shown.page)
            for theme in ("night", "day"):
                shown.page.evaluate("name => document.documentElement.dataset.theme = name", theme)
                for forced in ("active", "none"):
                    shown.page.emulate_media(forced_colors=forced)
                    look(shown.page)
            shown.close()
        print(name, flush=True)


def all_selectors(browser: Browser, site: Site) -> list[str]:
    """Return the names of every selector of the build, as the browser writes them."""
    with browser.new_context() as context:
        page = context.new_page()
        page.goto(site.url)
        texts = [path.read_text("utf-8") for path in sorted(PAGE.parent.glob("assets/*.css"))]
        return list(dict.fromkeys(page.evaluate(ALL_RULES, texts)))


def scope_of(path: str) -> str:
    """Return the class that Svelte gives the elements of a component."""
    value = 5381
    for sign in reversed(path):
        value = ((value << 5) - value ^ ord(sign)) & 0xFFFFFFFF
    digits = ""
    while value:
        value, digit = divmod(value, 36)
        digits = "0123456789abcdefghijklmnopqrstuvwxyz"[digit] + digits
    return f"svelte-{digits}"


def report(unused: list[str]) -> None:
    """Print the selectors by component."""
    sources = (ROOT / "web").glob("src/**/*.svelte")
    names = [str(path.relative_to(ROOT / "web")) for path in sources]
    components = {scope_of(name): name for name in names}
    found: dict[str, list[str]] = defaultdict(list)
    for selector in unused:
        scope = re.search(r"svelte-\w+", selector)
        component = components.get(scope[0], scope[0]) if scope else "src/styles"
        found[component].append(re.sub(r"\.svelte-\w+|:where\(\.svelte-\w+\)", "", selector))
    for component in sorted(found):
        print(component, *found[component], sep="\n    ")
    print(f"{len(unused)} unused selectors")


def main() -> None:
    """Measure, and print what is left."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("folder", type=Path, metavar="FOLDER", help="results of the tests")
    parser.add_argument("--only-read", action="store_true", help="show no screens")
    wish = parser.parse_args()
    os.environ["MONUMENTS_CSS_USAGE"] = str(wish.folder)
    chromium = find_chromium()
    if chromium is None:
        sys.exit("There is no Chromium here.")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        site = Site(Path(folder))
        browser = launch(playwright, chromium)
        try:
            if not wish.only_read:
                visit_all(browser, site)
            known = all_selectors(browser, site)
        finally:
            browser.close()
            site.stop()
    used = {name for path in wish.folder.glob("*.json") for name in json.loads(path.read_text())}
    report([name for name in known if name not in used])


if __name__ == "__main__":
    main()
