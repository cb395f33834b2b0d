"""One server and one Chromium for each worker; a fresh profile for each test."""

import json
import os
from collections.abc import Callable, Iterator
from typing import Any, NoReturn, TypeAlias

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Request, sync_playwright

from tests.browser.chromium import find_chromium, launch
from tests.browser.site import PAGE, Site

Visit: TypeAlias = Callable[..., Page]


def _missing(what: str) -> NoReturn:
    """Browser tests are left out where they cannot run, but never in CI."""
    if os.environ.get("CI") == "true":
        pytest.fail(what, pytrace=False)
    pytest.skip(what)


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    if not PAGE.is_file():
        _missing("no page has been built: make setup")
    site = Site(tmp_path_factory.mktemp("site"))
    yield site
    site.stop()


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    path = find_chromium()
    if path is None:
        _missing("no Chromium is installed: browser tests are left out")
    with sync_playwright() as playwright:
        browser = launch(playwright, path)
        yield browser
        browser.close()


@pytest.fixture
def visit(chromium: Browser, site: Site) -> Iterator[Visit]:
    """Open the site as a reader with a profile of their own; `like` is another page's reader.

    Nothing that a page asks for may lie elsewhere, and nothing may go wrong unseen.
    """
    contexts: list[BrowserContext] = []
    troubles: list[str] = []

    def check(request: Request) -> None:
        if not request.url.startswith((site.url, "data:", "blob:")):
            troubles.append(f"asked for {request.url}")

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
            context = chromium.new_context(
                viewport={"width": size[0], "height": size[1]},
                reduced_motion="reduce",
                has_touch=touch,
                is_mobile=touch,
                forced_colors="active" if forced else "none",
            )
            kept = json.dumps({"language": "en", "theme": "day", "speed": 0, **settings})
            context.add_init_script(
                "localStorage.getItem('monuments:settings') ?? "
                f"localStorage.setItem('monuments:settings', {json.dumps(kept)})"
            )
            context.set_default_timeout(20_000)
            contexts.append(context)
        else:
            context = like.context
        page = context.new_page()
        page.on("request", check)
        page.on("pageerror", lambda error: troubles.append(f"error: {error}"))
        page.goto(site.url + path)
        page.locator("main").first.wait_for()
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert troubles == []
