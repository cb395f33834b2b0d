"""Photograph the main screens at three sizes in both themes, into docs/screens: `make screens`."""

import io
import json
import os
import re
import shutil
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Final

from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright

ROOT: Final = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tests.browser.driving import Fabuleux, is_my_turn, until  # noqa: E402
from tests.browser.site import Site  # noqa: E402

TARGET: Final = ROOT / "docs/screens"
SIZES: Final = {"wide": (1440, 900), "tablet": (1024, 768), "phone": (390, 844)}
MOST_BYTES: Final = 80_000
MIDDLE: Final = 26  # turns


def sit(page: Page, game: str) -> None:
    page.get_by_role("radio").nth(0 if game == "antiquity" else 1).check()
    page.get_by_role("button", name="Take a seat").click()
    page.wait_for_url("**/table/*")
    until(lambda: page.title() != "Monuments", "my turn", 60)
    page.wait_for_timeout(1500)


def middle(page: Page) -> None:
    """Let a bot play the seat to the middle of a game, and take it back."""
    sit(page, "antiquity")
    table = page.url.replace("/table/", "/api/tables/")
    page.request.post(f"{table}/commands?seat=0", data={"type": "leave", "id": "a", "bot": "xenia"})
    until(lambda: _turn(page, table) >= MIDDLE, "the middle of the game", 60)
    page.request.post(f"{table}/commands?seat=0", data={"type": "return", "id": "b"})
    until(lambda: is_my_turn(page), "my turn", 60)
    page.get_by_role("region", name="Possible plays").get_by_role("button").first.click()
    page.wait_for_timeout(1500)


def _turn(page: Page, table: str) -> int:
    found = page.request.get(f"{table}/updates?seat=0&since=0&wait=0").json()["messages"]
    return max(int(each["position"]["view"]["turn"]) for each in found if each["type"] == "update")


def history(page: Page) -> None:
    page.get_by_role("button", name="History", exact=True).click()
    page.get_by_role("dialog").wait_for()
    page.wait_for_timeout(500)


def guide(page: Page) -> None:
    page.get_by_role("button", name="Next", exact=True).click()
    page.wait_for_timeout(1500)


def result(page: Page) -> None:
    page.get_by_label(re.compile("^Rounds")).select_option("5")
    page.get_by_role("button", name="Set the table").click()
    page.wait_for_url("**/table/*")
    Fabuleux(page, lambda button: button.click()).whole_game()
    page.wait_for_timeout(500)


SCREENS: Final[dict[str, tuple[str, Callable[[Page], None] | None]]] = {
    "start": ("/", None),
    "antiquity": ("/", middle),
    "history": ("/guide/antiquity", history),
    "guide": ("/guide/antiquity", guide),
    "fabuleux": ("/", lambda page: sit(page, "fabuleux")),
    "result": ("/new/fabuleux", result),
    "new": ("/new/antiquity", None),
    "rules": ("/rules/antiquity#A4.5", None),
    "museum": ("/museum", None),
}


def small(png: bytes) -> bytes:
    """Return a WebP of at most 80 kB: sharp if that is possible, else as good as fits."""
    picture = Image.open(io.BytesIO(png)).convert("RGB")
    found = b""
    for quality in (90, 82, 74, 66, 55, 45):
        out = io.BytesIO()
        picture.save(out, "WEBP", quality=quality, method=6)
        found = out.getvalue()
        if len(found) <= MOST_BYTES:
            break
    return found


def photograph(browser: Browser, site: Site, name: str, size: str, theme: str) -> None:
    path, prepare = SCREENS[name]
    width, height = SIZES[size]
    context = browser.new_context(
        viewport={"width": width, "height": height}, reduced_motion="reduce"
    )
    settings = json.dumps({"language": "en", "theme": theme, "speed": 0})
    context.add_init_script(f"localStorage.setItem('monuments:settings', {json.dumps(settings)})")
    page = context.new_page()
    page.goto(site.url + path)
    page.locator("h1, h2").first.wait_for()
    page.wait_for_load_state("networkidle")
    if prepare:
        prepare(page)
    page.mouse.move(0, 0)
    page.wait_for_timeout(300)
    (TARGET / f"{name}-{size}-{theme}.webp").write_bytes(small(page.screenshot()))
    context.close()


def main() -> None:
    """Photograph everything, or only the screens that are named."""
    chromium = shutil.which("chromium") or shutil.which("chromium-browser")
    if chromium is None:
        sys.exit("There is no Chromium here.")
    TARGET.mkdir(parents=True, exist_ok=True)
    args = ["--no-sandbox"] if os.geteuid() == 0 else []
    names = sys.argv[1:] or list(SCREENS)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        site = Site(Path(folder))
        browser = playwright.chromium.launch(executable_path=chromium, args=args)
        for name in names:
            for size in SIZES:
                for theme in ("day", "night"):
                    photograph(browser, site, name, size, theme)
        browser.close()
        site.stop()


if __name__ == "__main__":
    main()
