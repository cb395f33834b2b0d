"""The browser of the machine, as tests, pictures and measurements start it."""

import os
import shutil
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, Playwright

from tests.browser.css_usage import CssUsage

SIZES: Final = {"wide": (1440, 900), "tablet": (1024, 768), "phone": (390, 844)}
"""The screens the page is made for."""


def find_chromium() -> str | None:
    return shutil.which("chromium") or shutil.which("chromium-browser")


def launch(playwright: Playwright, path: str) -> Browser:
    """Start it, also with little shared memory, and as root, without a sandbox."""
    args = ["--disable-dev-shm-usage", *(["--no-sandbox"] if os.geteuid() == 0 else [])]
    browser = playwright.chromium.launch(executable_path=path, args=args)
    if folder := os.environ.get("MONUMENTS_CSS_USAGE"):
        CssUsage(Path(folder)).watch_all(browser)
    return browser
