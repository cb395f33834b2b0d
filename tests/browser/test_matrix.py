"""All player counts and inputs; every page at every size in every language."""

import re
from typing import Final

import pytest
from playwright.sync_api import Locator, Page

from tests.browser.conftest import Visit
from tests.browser.driving import Antiquity, Fabuleux, Press, by_keyboard
from tests.browser.site import Site
from tests.browser.test_pages import AROUND, findings, fits, go, scenes
from tests.browser.words import LANGUAGES

pytestmark = [pytest.mark.browser, pytest.mark.torture]

PHONE: Final = (390, 844)


def new_table(page: Page, players: int) -> None:
    page.get_by_role("radio", name=f"{players} players").check()
    rounds = page.get_by_label(re.compile("^Rounds"))
    if rounds.count():
        rounds.select_option("5")
    page.get_by_role("button", name="Create table").click()
    page.wait_for_url("**/table/*")


WAYS: Final[dict[str, Press]] = {
    "mouse": Locator.click,
    "touch": Locator.tap,
    "keyboard": by_keyboard,
}
in_each_way = pytest.mark.parametrize("way", WAYS)


def sit(visit: Visit, game: str, players: int, way: str) -> Page:
    """Set a table; with touch, on a phone."""
    is_touched = way == "touch"
    size = PHONE if is_touched else (1440, 900)
    page = visit(f"/new/{game}", size=size, touch=is_touched)
    new_table(page, players)
    return page


@in_each_way
@pytest.mark.parametrize("players", [2, 3, 4])
def test_antiquity_with_any_number(visit: Visit, players: int, way: str) -> None:
    page = sit(visit, "antiquity", players, way)
    Antiquity(page, WAYS[way]).whole_game()


@in_each_way
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_fabuleux_with_any_number(visit: Visit, players: int, way: str) -> None:
    page = sit(visit, "fabuleux", players, way)
    Fabuleux(page, WAYS[way]).whole_game()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "size", [(1440, 900), (1024, 768), PHONE, (720, 450)], ids=["wide", "tablet", "phone", "zoomed"]
)
def test_every_page_at_every_size(
    visit: Visit, site: Site, language: str, size: tuple[int, int]
) -> None:
    page = visit("/", language=language, size=size)
    for path in AROUND:
        go(page, path)
        assert fits(page), path
        assert findings(page) == []
    for scene in scenes(page, site):
        assert fits(page), scene
        assert findings(page) == [], scene
