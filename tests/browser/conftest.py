"""One server and one of each browser per worker; a fresh profile per test."""

import json
import os
from collections.abc import Callable, Iterator
from typing import Any, Final, NoReturn, TypeAlias

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    Error,
    Page,
    Playwright,
    Request,
    expect,
    sync_playwright,
)

from tests.browser.chromium import find_chromium, launch
from tests.browser.other_browsers import NotInstalledError, launch_firefox, launch_webkit
from tests.browser.site import PAGE, Site

USUAL: Final = {"language": "en", "theme": "day", "speed": 0, "explains": False}
"""What a reader has chosen, unless a test says otherwise."""

PATIENCE: Final = 20_000
"""Milliseconds that a busy machine may take for what comes at once elsewhere."""
expect.set_options(timeout=PATIENCE)

Visit: TypeAlias = Callable[..., Page]

EVERYWHERE: Final = pytest.mark.parametrize(
    "browser", ["chromium", "firefox", "webkit"], indirect=True
)
"""Tests of what matters most run in the other browsers, too."""


def missing(what: str) -> NoReturn:
    """Browser tests are left out where they cannot run, but never in CI."""
    if os.environ.get("CI") == "true":
        pytest.fail(what, pytrace=False)
    pytest.skip(what)


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    if not PAGE.is_file():
        missing("no page has been built: make setup")
    site = Site(tmp_path_factory.mktemp("site"))
    yield site
    site.stop()


@pytest.fixture(scope="session")
def driver() -> Iterator[Playwright]:
    with sync_playwright() as playwright:
        yield playwright


@pytest.fixture(scope="session")
def chromium(driver: Playwright) -> Iterator[Browser]:
    path = find_chromium()
    if path is None:
        missing("no Chromium is installed: browser tests are left out")
    browser = launch(driver, path)
    yield browser
    browser.close()


@pytest.fixture(scope="session")
def firefox(driver: Playwright) -> Iterator[Browser]:
    yield from other(launch_firefox, driver)


@pytest.fixture(scope="session")
def webkit(driver: Playwright) -> Iterator[Browser]:
    yield from other(launch_webkit, driver)


def other(start: Callable[[Playwright], Browser], driver: Playwright) -> Iterator[Browser]:
    try:
        browser = start(driver)
    except NotInstalledError as reason:
        pytest.skip(str(reason))
    yield browser
    browser.close()


@pytest.fixture
def browser(request: pytest.FixtureRequest) -> Browser:
    """Return Chromium, or the browser that `EVERYWHERE` names."""
    found = request.getfixturevalue(getattr(request, "param", "chromium"))
    assert isinstance(found, Browser)
    return found


@pytest.fixture
def visit(browser: Browser, site: Site) -> Iterator[Visit]:
    """Open the site with a profile of its own, or that of the page `like`.

    Nothing that a page asks for may lie elsewhere, and nothing may go wrong unseen.
    """
    contexts: list[BrowserContext] = []
    troubles: list[str] = []

    def check(request: Request) -> None:
        if not request.url.startswith((site.url, "data:", "blob:")):
            troubles.append(f"asked for {request.url}")

    def note(error: Error) -> None:
        # Firefox reports a lost connection as an error; the page deals with it.
        if "ws://" not in error.message:
            troubles.append(f"error: {error}")

    def open_page(
        path: str = "/",
        *,
        like: Page | None = None,
        size: tuple[int, int] = (1440, 900),
        touch: bool = False,
        forced: bool = False,
        **settings: Any,
    ) -> Page:
        if like is None:
            context = browser.new_context(
                viewport={"width": size[0], "height": size[1]},
                reduced_motion="reduce",
                has_touch=touch,
                is_mobile=touch,
                forced_colors="active" if forced else "none",
            )
            kept = json.dumps({**USUAL, **settings})
            # Firefox runs it in the empty page before, too, which has no storage.
            context.add_init_script(
                "location.protocol !== 'http:' || localStorage.getItem('monuments:settings') || "
                f"localStorage.setItem('monuments:settings', {json.dumps(kept)})"
            )
            context.set_default_timeout(PATIENCE)
            contexts.append(context)
        else:
            context = like.context
        page = context.new_page()
        page.on("request", check)
        page.on("pageerror", note)
        page.goto(site.url + path)
        page.locator("main").first.wait_for()
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert troubles == []
