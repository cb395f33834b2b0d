"""Measure when the page appears on a slow network, and how smoothly cards fly.

    python -m bench.page load --beside OLDER_BUILD
    python -m bench.page frames --seconds 30

`load` visits the start page and a table of each game at "slow 3G"; with `--beside`, another build
of the page is visited in the same run. `frames` plays a real table against three named opponents
and counts the frames that Chromium showed in time, and those it left out. A frame counts if
something moves in it.
"""

import argparse
import time
from collections import Counter
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, CDPSession, Page, sync_playwright

from bench import page_load
from bench.server import load, running
from tests.browser.chromium import SIZES, find_chromium, launch
from tests.browser.driving import Antiquity, is_shown_as_mine

SHOWN: Final = ("STATE_PRESENTED_ALL", "STATE_PRESENTED_PARTIAL")
DROPPED: Final = "STATE_DROPPED"


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="make bench-page",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("part", nargs="?", choices=("load", "frames"), help="default: both")
    parser.add_argument("--seconds", type=float, default=30.0, help="frames: for each size")
    parser.add_argument("--visits", type=int, default=3, help="load: of each address")
    parser.add_argument("--beside", type=Path, metavar="FOLDER", help="load: another build")
    wish = parser.parse_args()
    path = find_chromium()
    if path is None:
        parser.exit(1, "no Chromium is installed\n")
    if wish.beside and not (wish.beside / "index.html").is_file():
        parser.error(f"{wish.beside} holds no build of the page")
    with sync_playwright() as playwright:
        browser = launch(playwright, path)
        if wish.part != "frames":
            page_load.measure(browser, wish.beside, wish.visits)
        if wish.part != "load":
            _measure_frames(browser, wish.seconds)
        browser.close()
    print(load())


def _measure_frames(browser: Browser, seconds: float) -> None:
    with running() as [server]:
        for name, size in SIZES.items():
            print(f"{name}: {_report(_frames(browser, server.address, size, seconds))}")


def _frames(
    browser: Browser, address: str, size: tuple[int, int], seconds: float
) -> Counter[tuple[str, bool]]:
    """Play, and count the frames in which something moved, by what became of them."""
    context = browser.new_context(viewport={"width": size[0], "height": size[1]}, locale="en")
    page = context.new_page()
    page.goto(address)
    page.get_by_role("button", name="Take a seat").click()
    page.locator(".hand .card").first.wait_for()
    events = _traced(context.new_cdp_session(page), page, seconds)
    context.close()
    reports = [each["args"].get("frame_reporter", {}) for each in events if each["ph"] == "b"]
    return Counter(
        (str(each["state"]), bool(each["affects_smoothness"]))
        for each in reports
        if each.get("has_compositor_animation")
    )


def _traced(session: CDPSession, page: Page, seconds: float) -> list[dict[str, Any]]:
    """Return what Chromium says of its frames while somebody plays."""
    events: list[dict[str, Any]] = []
    ended: list[bool] = []
    session.on("Tracing.dataCollected", lambda found: events.extend(found["value"]))
    session.on("Tracing.tracingComplete", lambda _: ended.append(True))
    session.send("Tracing.start", {"categories": "cc,benchmark", "transferMode": "ReportEvents"})
    _play(page, seconds)
    session.send("Tracing.end")
    while not ended:
        page.wait_for_timeout(100)
    return events


def _play(page: Page, seconds: float) -> None:
    player, end = Antiquity(page), time.monotonic() + seconds
    while time.monotonic() < end and not player.is_over():
        if is_shown_as_mine(page):
            player.turn()
        page.wait_for_timeout(100)


def _report(frames: Counter[tuple[str, bool]]) -> str:
    """A frame left out counts if something would have moved in it (as in Chromium)."""
    shown = sum(count for (state, _), count in frames.items() if state in SHOWN)
    dropped = frames[DROPPED, True]
    share = shown / max(1, shown + dropped)
    return (
        f"{shown} frames with something in motion, {dropped} left out: "
        f"{share:.1%}, {60 * share:.1f} of 60 a second"
    )


if __name__ == "__main__":
    main()
