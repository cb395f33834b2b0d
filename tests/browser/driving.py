"""Play on the page: by mouse with roles and labels, by keyboard with speech."""

import re
import time
from collections.abc import Callable
from typing import Any, Final, TypeAlias

from playwright.sync_api import CDPSession, Locator, Page, expect

from tests.browser.words import say

MOST_CLICKS = 600
Press: TypeAlias = Callable[[Locator], None]


def by_keyboard(button: Locator) -> None:
    button.focus()
    button.page.keyboard.press("Enter")


def until(happens: Callable[[], bool], what: str, seconds: float = 30) -> None:
    end = time.monotonic() + seconds
    while not happens():
        assert time.monotonic() < end, f"timed out: {what}"
        time.sleep(0.03)


LISTEN: Final = """kept => {
  const newValue = JSON.stringify({ ...JSON.parse(localStorage['monuments:settings']), ...kept });
  localStorage['monuments:settings'] = newValue;
  dispatchEvent(new StorageEvent('storage', { key: 'monuments:settings', newValue }));
}"""
"""What another tab of the page does when its reader changes settings."""


def change_settings(page: Page, **settings: Any) -> None:
    """Change settings as in another tab, and wait for the new words and colours."""
    page.evaluate(LISTEN, settings)
    for name, attribute in (("language", "lang"), ("theme", "data-theme")):
        if name in settings:
            expect(page.locator("html")).to_have_attribute(attribute, settings[name])


def resize(page: Page, width: int, height: int) -> None:
    """Change the size of the page, and wait until it is laid out for it."""
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")


def is_my_turn(page: Page, language: str = "en") -> bool:
    return page.title() == say("shell-title-your-turn", language)


def is_shown_as_mine(page: Page) -> bool:
    """Tell whether the table of antiquity says so too: it shows earlier plays first."""
    shown = page.get_by_role("status").filter(has_text=say("antiquity-web-your-turn"))
    return is_my_turn(page) and shown.count() > 0


def pile(page: Page) -> Locator:
    return page.get_by_role("button", name=re.compile("^Pile,"))


def left_in_pile(page: Page) -> int:
    """Return the count alone: a pile that is chosen says so, too."""
    found = re.search("[0-9]+", pile(page).inner_text())
    assert found
    return int(found[0])


def may(button: Locator) -> bool:
    """Tell whether a button is there and can be used."""
    usable = "found => found.length === 1 && !found[0].disabled && !found[0].ariaDisabled"
    return bool(button.evaluate_all(usable))


# --- antiquity with the mouse -----------------------------------------------------------------


class Antiquity:
    """One seat of a table of antiquity; `press` clicks, taps or types."""

    def __init__(self, page: Page, press: Press = Locator.click) -> None:
        self.page, self.press = page, press
        self.end = page.get_by_role("button", name=re.compile("^End turn"))
        self.plays = page.get_by_role("region", name="Possible plays")
        self.hand = page.get_by_role("button", name=re.compile(", (scroll|ship|helmet)"))
        self.erected = self.histories = 0

    def is_over(self) -> bool:
        return self.page.get_by_text(say("antiquity-web-ended-refill")).count() > 0

    def draw(self) -> None:
        """Choose the pile, and once more to draw."""
        before = left_in_pile(self.page)
        self.press(pile(self.page))
        expect(pile(self.page)).to_have_attribute("aria-pressed", "true")
        self.press(pile(self.page))
        until(lambda: self.is_over() or left_in_pile(self.page) != before, "a card drawn")

    def do_first(self, verb: str = "") -> bool:
        """Do the first of the plays that are offered, of those that begin with `verb`."""
        offered = self.plays.get_by_role("button", name=re.compile(f"^{verb}"), pressed=False)
        if offered.count() == 0:
            return False
        self.press(offered.first)
        name = re.compile("^(Place|Take|Draw|Play) now$")
        doing = self.plays.get_by_role("button", name=name)
        self.press(doing.first)
        until(lambda: self.is_over() or self._is_settled(), "the play done")
        return True

    def _is_settled(self) -> bool:
        return self.plays.get_by_role("button", pressed=True).count() == 0

    def write_history(self) -> bool:
        """Look at the history, and write it if that is possible now."""
        self.press(self.page.get_by_role("button", name="History", exact=True))
        dialog = self.page.get_by_role("dialog")
        dialog.wait_for()
        writing = dialog.get_by_role("button", name=re.compile("^Write the history"))
        is_possible = may(writing)
        if is_possible:
            self.press(writing)
        else:
            self.page.keyboard.press("Escape")
        dialog.wait_for(state="hidden")
        if is_possible:
            until(lambda: may(self.end) or not is_my_turn(self.page), "the history written")
        return is_possible

    def turn(self) -> None:
        """Play one turn: now and then a history, else a new monument, else cards."""
        if self.erected and not self.histories and self.write_history():
            self.histories += 1
        elif self.do_first("Erect"):
            self.erected += 1
        for _ in range(8):
            if self.is_over() or not is_my_turn(self.page):
                return
            if may(self.end):
                self.press(self.end)
                until(lambda: self.is_over() or not may(self.end), "the turn ended")
                return
            if may(pile(self.page)):
                self.draw()
            else:
                assert self.do_first(), "nothing is offered, and the turn cannot end"
        raise AssertionError("the turn does not end")

    def whole_game(self) -> None:
        for _ in range(80):
            until(lambda: self.is_over() or is_shown_as_mine(self.page), "my turn or the end", 60)
            if self.is_over():
                return
            self.turn()
        raise AssertionError("the game does not end")


# --- fabuleux with the mouse, by touch or with the digits -------------------------------------


class Fabuleux:
    """One seat of a table of fabuleux; `press` clicks, taps or types."""

    def __init__(self, page: Page, press: Press = Locator.click) -> None:
        self.page, self.press = page, press
        self.choices = page.get_by_role("region", name=say("fabuleux-web-choices"))
        self.next = page.get_by_role("button", name=say("fabuleux-web-next"))
        self.record = page.get_by_role("link", name=say("fabuleux-web-record"))

    def is_over(self) -> bool:
        return self.record.count() > 0

    def whole_game(self) -> None:
        for _ in range(MOST_CLICKS):
            until(self.asks, "something to do, or the end", 60)
            if self.is_over():
                return
            if self.next.count():
                self._press(self.next.first)
            else:
                self.play_first()
        raise AssertionError("the game does not end")

    def play_first(self) -> None:
        self._press(self.choices.get_by_role("button").first)

    def asks(self) -> bool:
        waits = self.next.count() or self.choices.get_by_role("button", disabled=False).count()
        return self.is_over() or bool(waits)

    def _press(self, button: Locator) -> None:
        handle = button.element_handle()
        self.press(button)
        # The pressed button disappears or changes its text before the next step.
        until(lambda: self.is_over() or not handle.is_visible() or not self.asks(), "an answer")


# --- the accessibility tree --------------------------------------------------------------------


class Spoken:
    """The page as assistive technology knows it: only roles, names and states."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.session: CDPSession = page.context.new_cdp_session(page)
        self.session.send("Accessibility.enable")

    def nodes(self) -> list[dict[str, Any]]:
        found = self.session.send("Accessibility.getFullAXTree")["nodes"]
        return [_plain(node) for node in found if not node.get("ignored")]


def _plain(node: dict[str, Any]) -> dict[str, Any]:
    states = {each["name"]: each["value"].get("value") for each in node.get("properties", [])}
    return {
        "role": node.get("role", {}).get("value", ""),
        "name": node.get("name", {}).get("value", "") or "",
        **states,
    }
