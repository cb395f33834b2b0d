"""All player counts, by mouse, touch and keyboard, and every refusal of the command field."""

import re
from typing import Final

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visit
from tests.browser.driving import Antiquity, Fabuleux, is_my_turn, until
from tests.browser.test_pages import AROUND, findings, fits, go, sit_down
from tests.browser.words import LANGUAGES

pytestmark = [pytest.mark.browser, pytest.mark.torture]

PHONE: Final = (390, 844)


def new_table(page: Page, players: int) -> None:
    page.get_by_role("radio", name=f"{players} players").check()
    rounds = page.get_by_label(re.compile("^Rounds"))
    if rounds.count():
        rounds.select_option("5")
    page.get_by_role("button", name="Set the table").click()
    page.wait_for_url("**/table/*")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_antiquity_with_any_number(visit: Visit, players: int) -> None:
    page = visit("/new/antiquity")
    new_table(page, players)
    Antiquity(page).whole_game()


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_fabuleux_with_any_number(visit: Visit, players: int) -> None:
    page = visit("/new/fabuleux")
    new_table(page, players)
    Fabuleux(page, lambda button: button.click()).whole_game()


@pytest.mark.parametrize("players", [2, 6])
def test_fabuleux_by_touch(visit: Visit, players: int) -> None:
    page = visit("/new/fabuleux", size=PHONE, touch=True)
    new_table(page, players)
    Fabuleux(page, lambda button: button.tap()).whole_game()


def test_fabuleux_by_keyboard(visit: Visit) -> None:
    page = visit("/new/fabuleux")
    new_table(page, 3)

    def press(button: Locator) -> None:
        button.focus()
        page.keyboard.press("Enter")

    Fabuleux(page, press).whole_game()


REFUSED: Final = {
    "end": "the turn cannot end yet",
    "take XYZ1": "is not a card of this game",
    "erect AKR9 ART7": "",
    "improve AKR1": "",
    "acquire hero": "without power cards",
    "hero draw": "without power cards",
    "fly": "is not a play of this game",
    "draw  draw": "one space between two words",
    "draw draw": "stands alone",
    "score AKR1 AKR1": "",
}
"""What a player types in a first turn, and a part of the answer."""


def test_every_refusal_is_shown_with_its_sentence(visit: Visit) -> None:
    page = visit("/")
    sit_down(page, "antiquity")
    for play, words in REFUSED.items():
        page.keyboard.press("/")
        dialog = page.get_by_role("dialog")
        dialog.get_by_role("textbox").fill(play)
        page.keyboard.press("Enter")
        expect(dialog.get_by_role("alert")).to_contain_text(words or re.compile(r"\.\s"))
        page.keyboard.press("Escape")
        expect(dialog).to_be_hidden()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "size", [(1440, 900), (1024, 768), PHONE, (720, 450)], ids=["wide", "tablet", "phone", "zoomed"]
)
def test_every_page_at_every_size(visit: Visit, language: str, size: tuple[int, int]) -> None:
    page = visit("/", language=language, size=size)
    for path in (*AROUND, "/rules/rulings"):
        go(page, path)
        assert fits(page), path
        assert findings(page) == []
    for game in ("antiquity", "fabuleux"):
        go(page, "/")
        sit_down(page, game, language)
        assert fits(page), game
        assert findings(page) == []


def test_a_turn_of_antiquity_by_touch(visit: Visit) -> None:
    page = visit("/", size=PHONE, touch=True)
    sit_down(page, "antiquity")
    pile = page.get_by_role("button", name=re.compile("^Pile,"))
    for _ in range(3):
        before = pile.inner_text()
        pile.tap()
        pile.tap()
        until(lambda before=before: pile.inner_text() != before, "drawn")  # type: ignore[misc]
    page.get_by_role("button", name=re.compile("^End turn")).tap()
    until(lambda: not is_my_turn(page), "the turn ended")
