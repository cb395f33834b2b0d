"""The main screens, each prepared on the server once for any number of pictures."""

import json
import mimetypes
import re
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

from playwright.sync_api import Browser, BrowserContext, Page, Route

from tests.browser.chromium import SIZES
from tests.browser.driving import Fabuleux, is_my_turn, until
from tests.browser.shared_seats import Holder
from tests.browser.site import ROOT, Site
from tests.browser.traffic import Traffic
from tests.server.running import first_play

GAME: Final = (ROOT / "docs/screens/game.mnr").read_text("utf-8")
OPPONENTS: Final = ("clio", "myron", "dion")
NOW: Final = "2026-11-18T12:00:00Z"
"""The clock of every page in a picture."""


@dataclass(frozen=True)
class Screen:
    """`make` prepares a table without its page; `show` only opens the page."""

    show: Callable[[Holder], None]
    make: Callable[[Holder], None] = lambda _: None
    changes: bool = False
    """Showing it takes plays: it is never the same twice."""


# --- What is on the screens -------------------------------------------------------------------


def open_page(path: str) -> Screen:
    return Screen(lambda holder: holder.look(path))


def sit_at_turn(holder: Holder, turn: int) -> None:
    """Go on from a turn of the game in the pictures, in Ada's seat."""
    lines = re.findall(r"^.*\n", GAME, re.MULTILINE)
    kept = [line for line in lines if int((re.match(r"\d+", line) or "0")[0]) < turn]
    record = "".join(line for line in kept if not line.startswith("[Result"))
    bots = [{"kind": "bot", "bot": bot} for bot in OPPONENTS]
    seats = [{"kind": "me", "name": "Ada"}, *bots]
    holder.hold(holder.post("tables", game="antiquity", seats=seats, record=record)["seated"])
    holder.wait_for_turn()


def sit_in_the_middle(holder: Holder) -> None:
    sit_at_turn(holder, 28)


def sit_to_the_end(holder: Holder) -> None:
    sit_at_turn(holder, 52)
    holder.finish()


def look_at_turn(holder: Holder) -> None:
    holder.look()
    until(lambda: is_my_turn(holder.page), "my turn")


def choose_play(holder: Holder) -> None:
    """Show the middle of a game, a play chosen."""
    look_at_turn(holder)
    plays = holder.page.get_by_role("region", name="Possible plays")
    plays.get_by_role("button", pressed=False).first.click()
    holder.page.get_by_role("button", pressed=True).first.wait_for()


def open_dialog(name: str) -> Callable[[Holder], None]:
    def show(holder: Holder) -> None:
        look_at_turn(holder)
        holder.page.get_by_role("button", name=name, exact=True).click()
        holder.page.get_by_role("dialog").wait_for()

    return show


def open_plays(holder: Holder) -> None:
    """Show the list of all plays; the name of its button depends on the room."""
    look_at_turn(holder)
    holder.page.get_by_role("button", name=re.compile("^all plays", re.IGNORECASE)).first.click()
    holder.page.get_by_role("dialog").wait_for()


def open_board(holder: Holder) -> None:
    """Show the board, which a phone has behind a button."""
    look_at_turn(holder)
    button = holder.page.get_by_role("button", name=re.compile("^Board"))
    if button.count():
        button.click()
        holder.page.get_by_role("dialog").wait_for()


def open_exhibit(holder: Holder) -> None:
    holder.look("/museum")
    holder.page.get_by_role("listitem").get_by_role("button").first.click()
    holder.page.get_by_role("dialog").wait_for()


def open_replay(step: int) -> Callable[[Holder], None]:
    def show(holder: Holder) -> None:
        holder.look(f"/replay/{holder.table}")
        slider = holder.page.get_by_role("slider")
        slider.wait_for()
        # A long game comes in parts.
        until(lambda: int(slider.get_attribute("max") or 0) >= step, "the whole game")
        slider.fill(str(step))

    return show


def open_guide(game: str) -> Screen:
    def sit(holder: Holder) -> None:
        holder.look(f"/guide/{game}")
        holder.page.get_by_role("button", name="Next", exact=True).wait_for()

    def show(holder: Holder) -> None:
        sit(holder)
        holder.page.get_by_role("button", name="Next", exact=True).click()

    return Screen(show, sit)


def sit_at_two_colours(holder: Holder) -> None:
    holder.sit(2, options="powers=on")
    holder.wait_for_turn()


def sit_among_six(holder: Holder) -> None:
    holder.sit(6, game="fabuleux", options="collectors=0")
    holder.wait_for_turn()


def sit_at_fabuleux(holder: Holder, options: str) -> None:
    bots = [{"kind": "bot", "bot": bot} for bot in ("mila", "otto", "vera")]
    seats = [{"kind": "me", "name": "Ada"}, *bots]
    made = holder.post("tables", game="fabuleux", options=options, seats=seats)
    holder.hold(made["seated"])


def sit_at_first_round(holder: Holder) -> None:
    sit_at_fabuleux(holder, "collectors=0")
    holder.wait_for_turn()


def play_rounds(holder: Holder) -> None:
    """Make the first offered play a few times, and wait until it is Ada's turn."""
    sit_at_fabuleux(holder, "collectors=0")
    for _ in range(4):
        holder.wait_for_turn()
        offered = [form for forms in holder.forms().values() for form in forms]
        holder.play(first_play({"forms": offered}))
    holder.wait_for_turn()


def reveal(holder: Holder) -> None:
    """Show a round in which all have said their figure."""
    look_at_turn(holder)
    game = Fabuleux(holder.page)
    until(game.asks, "something to do")
    while not game.next.count():
        game.play_first()
        until(game.asks, "something to do")


def finish_fabuleux(holder: Holder) -> None:
    sit_at_fabuleux(holder, "rounds=20")
    holder.finish()


def wait_in_the_lobby(holder: Holder) -> None:
    bot = {"kind": "bot", "bot": "clio"}
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "open"}, {"kind": "reserved"}, bot]
    holder.hold(holder.post("tables", game="antiquity", seats=seats)["seated"])


MAIN: Final[dict[str, Screen]] = {
    "start": open_page("/"),
    "antiquity": Screen(choose_play, sit_in_the_middle),
    "history": Screen(open_dialog("History"), sit_in_the_middle),
    "fabuleux": Screen(look_at_turn, play_rounds),
    "guide": open_guide("antiquity"),
    "sheet": Screen(Holder.look, sit_to_the_end),
    "result": Screen(Holder.look, finish_fabuleux),
    "reveal": Screen(reveal, play_rounds, changes=True),
    "replay": Screen(open_replay(110), sit_to_the_end),
    "new": open_page("/new/antiquity"),
    "lobby": Screen(Holder.look, wait_in_the_lobby),
    "rules": open_page("/rules/antiquity#A4.5"),
    "museum": open_page("/museum"),
}
"""The screens in docs/screens."""

MORE: Final[dict[str, Screen]] = {
    "turn": Screen(look_at_turn, sit_in_the_middle),
    "plays": Screen(open_plays, sit_in_the_middle),
    "board": Screen(open_board, sit_in_the_middle),
    "two-colours": Screen(choose_play, sit_at_two_colours),
    "turn-fabuleux": Screen(look_at_turn, sit_at_first_round),
    "six-players": Screen(look_at_turn, sit_among_six),
    "replay-fabuleux": Screen(open_replay(30), finish_fabuleux),
    "guide-fabuleux": open_guide("fabuleux"),
    "new-fabuleux": open_page("/new/fabuleux"),
    "exhibit": Screen(open_exhibit),
    "museum-fabuleux": open_page("/museum/fabuleux"),
    "rules-fabuleux": open_page("/rules/fabuleux"),
    "tables": Screen(lambda holder: holder.look("/tables"), sit_in_the_middle),
    "gallery": open_page("/gallery"),
    "missing": open_page("/nowhere"),
}
"""Other screens that are compared."""


# --- Showing them -----------------------------------------------------------------------------


class Prepared:
    """A screen made on the server: the same table for every page that shows it."""

    def __init__(self, browser: Browser, site: Site, screen: Screen) -> None:
        self.browser, self.site, self.screen = browser, site, screen
        with browser.new_context() as context:
            page = context.new_page()
            page.goto(site.url)
            holder = Holder(page, site)
            screen.make(holder)
            self.table, self.seat = holder.table, holder.seat
            self.state = context.storage_state()
            # The guide remembers its table for as long as a tab is open.
            self.tab = page.evaluate("({...sessionStorage})")

    def open(
        self,
        size: str | tuple[int, int],
        theme: str,
        build: Path | None = None,
        first: tuple[str, ...] = (),
        explains: bool = False,
        **context: Any,
    ) -> "Shown":
        """Show it in a profile of its own; of another build of the page, if there is one.

        `first` are addresses that are visited before, in the same document. A table that explains
        itself asks for advice, which is not the same twice.
        """
        width, height = SIZES[size] if isinstance(size, str) else size
        found = self.browser.new_context(
            viewport={"width": width, "height": height},
            reduced_motion="reduce",
            service_workers="block",
            # Files that are answered for do not count as coming from this machine.
            permissions=["local-network-access"],
            storage_state=self.state,
            **context,
        )
        settings = {"language": "en", "theme": theme, "speed": 0, "name": "Ada"}
        kept = json.dumps(settings if explains else settings | {"explains": False})
        found.add_init_script(f"localStorage.setItem('monuments:settings', {json.dumps(kept)})")
        found.add_init_script(f"Object.assign(sessionStorage, {json.dumps(self.tab)})")
        found.set_default_timeout(30_000)
        if build:
            _serve(found, self.site.url, build)
        page = found.new_page()
        page.clock.set_fixed_time(NOW)
        shown = Shown(page)
        holder = _Wanderer(shown, self.site, first) if first else Holder(page, self.site)
        holder.table, holder.seat = self.table, self.seat
        self.screen.show(holder)
        return shown


class Shown:
    """A screen in a browser."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.traffic = Traffic(page)

    def picture(self) -> bytes:
        """Take a picture of what stays on the screen when all is answered, as PNG."""
        self.page.mouse.move(0, 0)
        self.page.evaluate("document.activeElement?.blur()")
        self.traffic.settle()
        self.page.evaluate("document.fonts.ready.then(() => true)")
        return self.page.screenshot(animations="disabled", caret="hide")

    def close(self) -> None:
        self.page.context.close()


class _Wanderer(Holder):
    """A visitor who comes from another page, with its styles still loaded."""

    def __init__(self, shown: Shown, site: Site, first: tuple[str, ...]) -> None:
        super().__init__(shown.page, site)
        self.first, self.traffic = first, shown.traffic

    def look(self, path: str = "") -> None:
        start, *others = self.first
        super().look(start)
        for each in (*others, path or f"/table/{self.table}"):
            self.traffic.settle(200)
            self.page.evaluate(
                "path => { history.pushState(null, '', path);"
                " dispatchEvent(new PopStateEvent('popstate')); }",
                each,
            )
        self.page.locator("main").first.wait_for()


def _serve(context: BrowserContext, url: str, build: Path) -> None:
    """Answer for the page's files from another folder, else from the server."""

    def answer(asked: Route) -> None:
        path = urlsplit(asked.request.url).path
        if path.startswith(("/api/", "/docs/")):
            asked.fallback()
            return
        file = build / path[1:]
        found = file if file.is_file() else build / "index.html"
        asked.fulfill(path=found, content_type=mimetypes.guess_type(found.name)[0])

    context.route(url + "/**", answer)
