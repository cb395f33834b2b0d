"""Firefox and WebKit, where they are installed."""

import shutil
from pathlib import Path

from playwright.sync_api import Browser, Playwright


class NotInstalledError(Exception):
    """This machine has no such browser."""


def launch_firefox(playwright: Playwright) -> Browser:
    """Start the machine's own Firefox, by WebDriver BiDi."""
    path = shutil.which("firefox-esr") or shutil.which("firefox")
    if path is None:
        raise NotInstalledError("no Firefox is installed: apt install firefox-esr")
    return playwright.firefox.launch(channel="moz-firefox", executable_path=path)


def launch_webkit(playwright: Playwright) -> Browser:
    """Start Playwright's WebKit: it cannot drive the WebKit of a distribution."""
    if not Path(playwright.webkit.executable_path).exists():
        raise NotInstalledError("no WebKit is installed: playwright install webkit")
    return playwright.webkit.launch()
