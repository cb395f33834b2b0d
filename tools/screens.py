"""Photograph the main screens at three sizes in both themes, into docs/screens: `make screens`."""

import io
import json
import re
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Final, TypeAlias

from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright

ROOT: Final = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tests.browser.chromium import SIZES, find_chromium, launch  # noqa: E402
from tests.browser.driving import Fabuleux, is_my_turn, until  # noqa: E402
from tests.browser.holding import Holder  # noqa: E402
from tests.browser.site import Site  # noqa: E402
from tests.server.running import first_play  # noqa: E402

Prepare: TypeAlias = Callable[[Holder], None]

TARGET: Final = ROOT / "docs/screens"
EACH: Final = [(size, theme) for size in SIZES for theme in ("day", "night")]
SOME: Final = [("wide", "day"), ("tablet", "night"), ("phone", "day")]
MOST_BYTES: Final = 72_000
GAME: Final = (TARGET / "game.mnr").read_text("utf-8")
OPPONENTS: Final = ("clio", "myron", "dion")


# --- What is on the screens -------------------------------------------------------------------


def open_page(path: str) -> Prepare:
    return lambda holder: holder.look(path)


def sit_at_turn(holder: Holder, turn: int) -> None:
    """Go on from a turn of the game in the pictures, in Ada's seat."""
    lines = re.findall(r"^.*\n", GAME, re.MULTILINE)
    kept = [line for line in lines if int((re.match(r"\d+", line) or "0")[0]) < turn]
    record = "".join(line for line in kept if not line.startswith("[Result"))
    bots = [{"kind": "bot", "bot": bot} for bot in OPPONENTS]
    seats = [{"kind": "me", "name": "Ada"}, *bots]
    holder.hold(holder.post("tables", game="antiquity", seats=seats, record=record)["seated"])


def antiquity(holder: Holder) -> None:
    """Show the middle of a game, a play chosen."""
    sit_at_turn(holder, 28)
    holder.look()
    until(lambda: is_my_turn(holder.page), "my turn")
    plays = holder.page.get_by_role("region", name="Possible plays")
    plays.get_by_role("button", pressed=False).first.click()
    holder.page.get_by_role("button", pressed=True).first.wait_for()


def history(holder: Holder) -> None:
    sit_at_turn(holder, 28)
    holder.look()
    until(lambda: is_my_turn(holder.page), "my turn")
    holder.page.get_by_role("button", name="History", exact=True).click()
    holder.page.get_by_role("dialog").wait_for()


def sheet(holder: Holder) -> None:
    sit_at_turn(holder, 52)
    holder.finish()
    holder.look()


def replay(holder: Holder) -> None:
    sheet(holder)
    holder.look(f"/replay/{holder.table}")
    slider = holder.page.get_by_role("slider")
    slider.wait_for()
    # A long game comes in parts.
    until(lambda: int(slider.get_attribute("max") or 0) > 100, "the whole game")
    slider.fill("110")


def guide(holder: Holder) -> None:
    holder.look("/guide/antiquity")
    holder.page.get_by_role("button", name="Next", exact=True).click()


def sit_at_fabuleux(holder: Holder, options: str) -> None:
    bots = [{"kind": "bot", "bot": bot} for bot in ("mila", "otto", "vera")]
    seats = [{"kind": "me", "name": "Ada"}, *bots]
    made = holder.post("tables", game="fabuleux", options=options, seats=seats)
    holder.hold(made["seated"])


def play_rounds(holder: Holder, plays: int) -> None:
    """Play what is offered first so many times, and wait until Ada is asked again."""
    for _ in range(plays):
        holder.wait_for_turn()
        offered = [form for forms in holder.forms().values() for form in forms]
        holder.play(first_play({"forms": offered}))
    holder.wait_for_turn()


def fabuleux(holder: Holder) -> None:
    """Show a round, after some others."""
    sit_at_fabuleux(holder, "collectors=0")
    play_rounds(holder, 4)
    holder.look()
    until(lambda: is_my_turn(holder.page), "my turn")


def reveal(holder: Holder) -> None:
    """Show a round in which all have said their figure."""
    fabuleux(holder)
    game = Fabuleux(holder.page)
    until(game.asks, "something to do")
    while not game.next.count():
        game.play_first()
        until(game.asks, "something to do")


def result(holder: Holder) -> None:
    sit_at_fabuleux(holder, "rounds=20")
    holder.finish()
    holder.look()


def lobby(holder: Holder) -> None:
    bot = {"kind": "bot", "bot": "clio"}
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "open"}, {"kind": "reserved"}, bot]
    holder.hold(holder.post("tables", game="antiquity", seats=seats)["seated"])
    holder.look()


SCREENS: Final[dict[str, tuple[Prepare, list[tuple[str, str]]]]] = {
    "start": (open_page("/"), EACH),
    "antiquity": (antiquity, EACH),
    "history": (history, EACH),
    "fabuleux": (fabuleux, EACH),
    "guide": (guide, EACH),
    "sheet": (sheet, EACH),
    "result": (result, SOME),
    "reveal": (reveal, SOME),
    "replay": (replay, SOME),
    "new": (open_page("/new/antiquity"), SOME),
    "lobby": (lobby, SOME),
    "rules": (open_page("/rules/antiquity#A4.5"), SOME),
    "museum": (open_page("/museum"), SOME),
}


# --- Taking pictures --------------------------------------------------------------------------


def small(png: bytes) -> bytes:
    """Return a WebP that is not too large: sharp if that is possible, else as good as fits."""
    picture = Image.open(io.BytesIO(png)).convert("RGB")
    found = b""
    for quality in (90, 82, 74, 66, 55, 45):
        out = io.BytesIO()
        picture.save(out, "WEBP", quality=quality, method=6)
        found = out.getvalue()
        if len(found) <= MOST_BYTES:
            break
    return found


def visit(browser: Browser, site: Site, size: str, theme: str) -> Page:
    width, height = SIZES[size]
    context = browser.new_context(
        viewport={"width": width, "height": height}, reduced_motion="reduce"
    )
    settings = json.dumps({"language": "en", "theme": theme, "speed": 0, "name": "Ada"})
    context.add_init_script(f"localStorage.setItem('monuments:settings', {json.dumps(settings)})")
    page = context.new_page()
    page.goto(site.url)
    return page


def photograph(browser: Browser, site: Site, name: str, size: str, theme: str) -> None:
    page = visit(browser, site, size, theme)
    SCREENS[name][0](Holder(page, site))
    page.wait_for_load_state("networkidle")
    page.evaluate("document.fonts.ready.then(() => true)")
    page.mouse.move(0, 0)
    page.evaluate("document.activeElement?.blur()")
    page.wait_for_timeout(800)  # what is shown only for a moment has gone
    (TARGET / f"{name}-{size}-{theme}.webp").write_bytes(small(page.screenshot()))
    page.context.close()


def main() -> None:
    """Photograph everything, or only the screens that are named."""
    chromium = find_chromium()
    if chromium is None:
        sys.exit("There is no Chromium here.")
    names = sys.argv[1:] or list(SCREENS)
    if not sys.argv[1:]:
        for old in TARGET.glob("*.webp"):
            old.unlink()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        site = Site(Path(folder))
        browser = launch(playwright, chromium)
        try:
            for name in names:
                for size, theme in SCREENS[name][1]:
                    photograph(browser, site, name, size, theme)
        finally:
            browser.close()
            site.stop()


if __name__ == "__main__":
    main()
