"""Measure when the page appears on a slow network, after how many requests."""

import statistics
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, BrowserContext, Page

from bench.server import Server, running

SLOW_3G: Final = {
    "offline": False,
    "latency": 2000,
    "downloadThroughput": 50_000,
    "uploadThroughput": 50_000,
}
"""As the developer tools of Chromium emulate it: 400 kbit/s, 2 s before each answer."""
GAMES: Final = ("antiquity", "fabuleux")
SIZE: Final[Any] = {"width": 1280, "height": 800}
PAINT: Final = "performance.getEntriesByName('first-contentful-paint')[0]?.startTime"
FILES: Final = """performance.getEntriesByType('resource')
    .filter(each => !each.name.includes('/api/'))
    .reduce((sum, each) => sum + each.encodedBodySize, 0)"""


@dataclass
class Visit:
    """A first visit to an address: requests, bytes, seconds to the first paint."""

    requests: int
    size: float
    paint: float


def measure(browser: Browser, beside: Path | None, visits: int) -> None:
    """Print how soon each address paints, beside another build if there is one."""
    with ExitStack() as stack:
        servers = {"this build": stack.enter_context(running())[0]}
        if beside:
            servers = {"beside": stack.enter_context(running(site=beside))[0], **servers}
        for game in ("", *GAMES):
            _measure(browser, servers, game, visits)


def _measure(browser: Browser, servers: dict[str, Server], game: str, visits: int) -> None:
    """Visit a table of each server in turn, or its start page, and print the load."""
    found: dict[str, list[Visit]] = {name: [] for name in servers}
    for _ in range(visits):
        for name, server in servers.items():
            found[name].append(_visit(browser, server.address, game))
    for name, all_visits in found.items():
        paints = [visit.paint for visit in all_visits]
        print(
            f"{game or 'start page':12} {name:12} {all_visits[0].requests:3} requests "
            f"{all_visits[0].size / 1000:5.0f} kB, first paint {statistics.median(paints):5.1f} s "
            f"({min(paints):.1f} to {max(paints):.1f})"
        )


def _visit(browser: Browser, address: str, game: str) -> Visit:
    with browser.new_context(locale="en") as before:
        path = _sit_down(before.new_page(), address, game) if game else "/"
        state = before.storage_state()
    # The worker would fetch the rules for later.
    context = browser.new_context(
        locale="en", viewport=SIZE, storage_state=state, service_workers="block"
    )
    with context:
        return _first_paint(context, address + path)


def _first_paint(context: BrowserContext, address: str) -> Visit:
    page, asked = context.new_page(), []
    page.on("request", lambda request: asked.append(request.url))
    session = context.new_cdp_session(page)
    session.send("Network.enable")
    session.send("Network.emulateNetworkConditions", SLOW_3G)
    page.goto(address, wait_until="commit", timeout=60_000)
    # The page's own policy refuses what Playwright would wait with.
    while page.evaluate(PAINT) is None:
        page.wait_for_timeout(200)
    page.wait_for_load_state("networkidle", timeout=120_000)
    return Visit(len(asked), float(page.evaluate(FILES)), page.evaluate(PAINT) / 1000)


def _sit_down(page: Page, address: str, game: str) -> str:
    """Return the path of a table with a seat, to which somebody comes back."""
    page.goto(address)
    page.get_by_role("radio").nth(GAMES.index(game)).check()
    page.get_by_role("button", name="Take a seat").click()
    page.wait_for_url("**/table/*")
    return "/" + page.url.split("/", 3)[3]
