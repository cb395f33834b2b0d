"""Which selectors of the page's styles match an element at some moment.

`MONUMENTS_CSS_USAGE=FOLDER pytest tests/browser` notes it for every page of the tests, and
`tools/unused_css.py FOLDER` names the selectors that never matched.
"""

import json
import os
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, BrowserContext, Page

SCRIPT: Final = Path(__file__).with_suffix(".js").read_text("utf-8")


class CssUsage:
    """The selectors that matched in any page of some contexts, kept in a file."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.file = folder / f"{os.getpid()}.json"
        self.used: set[str] = set()

    def watch(self, context: BrowserContext) -> None:
        context.expose_function("noteCssUsage", self._note)
        context.add_init_script(SCRIPT)

    def watch_all(self, browser: Browser) -> None:
        """Watch every context that is made from now on."""
        new_context = browser.new_context

        def new(**wish: Any) -> BrowserContext:
            context = new_context(**wish)
            self.watch(context)
            return context

        browser.new_context = new  # type: ignore[method-assign]

    def _note(self, names: list[str]) -> None:
        if not self.used.issuperset(names):
            self.used.update(names)
            self.file.write_text(json.dumps(sorted(self.used)), "utf-8")


def look(page: Page) -> None:
    """Look at a page as it is now."""
    page.evaluate("cssUsage.look()")
