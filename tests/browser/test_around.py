"""Pages around the tables: finding games, replays, invitations, documentation."""

import re

import pytest
from playwright.sync_api import expect

from monuments.server.http.site_folders import DOCS
from tests.browser.conftest import Visit, missing
from tests.browser.driving import change_settings, resize
from tests.browser.shared_seats import Holder
from tests.browser.site import Site
from tests.browser.words import LANGUAGES, say

pytestmark = [pytest.mark.browser, pytest.mark.slow]

GAMES = pytest.mark.parametrize("game", ["antiquity", "fabuleux"])


def result_of(holder: Holder) -> str:
    """Return winner and score as a list of tables shows them."""
    position = holder.position()
    view, winner = position["view"], position["places"].index(1)
    names = holder.get(f"tables/{holder.table}")["seats"]
    if view["game"] == "antiquity":
        points = view["colours"][winner]["score"]["total"]
    else:
        points = view["seats"][winner]["cards"]
    return say(f"table-winner-{view['game']}", players=names[winner]["name"], points=points)


@GAMES
def test_a_finished_table_shows_winner_and_score(visit: Visit, site: Site, game: str) -> None:
    holder = Holder(visit("/"), site)
    holder.sit_at_the_end(game)
    for path in ("/tables", "/"):
        holder.look(path)
        expect(holder.page.get_by_text(result_of(holder))).to_be_visible()


@GAMES
def test_the_slider_of_a_replay_has_marks_that_fit(visit: Visit, site: Site, game: str) -> None:
    page = visit("/")
    holder = Holder(page, site)
    holder.sit_at_the_end(game)
    holder.look(f"/replay/{holder.table}")
    bar = page.get_by_role("region", name=say("replay-controls"))
    kinds = {"turn": 10, "history": 1} if game == "antiquity" else {"turn": 1}
    for kind, least in kinds.items():
        expect(bar.locator(f"[data-mark={kind}]").nth(least - 1)).to_be_attached()
    for width in (320, 375):
        resize(page, width, 640)
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        for mark in bar.locator("[data-mark]").all():
            box = mark.bounding_box()
            assert box
            assert box["width"] <= 3
            assert 0 <= box["x"] <= width


def test_an_invitation_begins_with_the_choice_of_the_game(visit: Visit) -> None:
    page = visit("/")
    page.get_by_role("radio", name=say("shell-game-fabuleux")).check()
    page.get_by_role("link", name=say("start-invite")).click()
    page.get_by_role("heading", level=1, name=say("lobby-new")).wait_for()
    expect(page.get_by_role("radio", checked=True)).to_have_count(0)
    make = page.get_by_role("button", name=say("lobby-make"))
    expect(make).to_have_count(0)
    page.get_by_role("radio", name=say("shell-game-antiquity")).check()
    make.click()
    page.wait_for_url("**/table/*")
    expect(page.get_by_role("textbox", name=re.compile("^Link for seat"))).to_have_count(1)


def test_an_open_seat_is_taken_at_the_address_of_the_table(visit: Visit, site: Site) -> None:
    holder = Holder(visit("/"), site)
    seats = [{"kind": "me", "name": "Zoe"}, {"kind": "open"}, {"kind": "reserved"}]
    holder.hold(holder.post("tables", game="antiquity", seats=seats)["seated"])
    holder.look()
    holder.page.get_by_role("list", name=say("lobby-seats")).wait_for()
    notice = holder.page.get_by_text(say("lobby-kept-host")).bounding_box()
    assert notice
    assert notice["height"] < 100 < notice["width"]
    address = holder.page.get_by_role("textbox", name=say("lobby-address")).input_value()

    guest = visit(address.removeprefix(site.url))
    take = guest.get_by_role("button", name=say("lobby-take"), exact=True)
    take.wait_for()
    expect(guest.get_by_text(say("lobby-kept-by", host="Zoe"))).to_have_count(0)
    take.click()
    expect(guest.get_by_text(f"· {say('lobby-you')}")).to_be_visible()
    expect(take).to_have_count(0)


def test_on_a_laptop_all_of_the_start_page_is_seen(visit: Visit, site: Site) -> None:
    page = visit("/", size=(1280, 800))
    holder = Holder(page, site)
    holder.sit(3)
    holder.look("/")
    for language in LANGUAGES:
        change_settings(page, language=language)
        expect(page.locator("a[href^='/table/']").first).to_be_in_viewport(ratio=1)
        more = page.get_by_role("navigation", name=say("start-more", language))
        for link in more.get_by_role("link").all():
            expect(link).to_be_in_viewport(ratio=1)


OVERFLOWING = """section => [...section.querySelectorAll('*')]
  .filter(each => each.getBoundingClientRect().bottom > section.getBoundingClientRect().bottom + 1)
  .map(each => each.textContent)"""


@pytest.mark.parametrize("size", [(1440, 900), (1280, 800), (1280, 720)])
def test_the_words_of_the_start_page_stay_above_what_follows(
    visit: Visit, size: tuple[int, int]
) -> None:
    page = visit("/", size=size)
    for language in LANGUAGES:
        change_settings(page, language=language)
        for game in ("antiquity", "fabuleux"):
            page.get_by_role("radio", name=re.compile(say(f"shell-game-{game}", language))).check()
            words = page.locator("section", has=page.get_by_role("heading", level=1))
            assert words.evaluate(OVERFLOWING) == [], (language, game)


def explanation(force: str) -> str:
    args = {"volcano": {"player": "Otto"}}.get(force, {})
    return say(f"fabuleux-web-about-{force}", **args)


@pytest.mark.parametrize("force", ["eclipse", "volcano"])
def test_a_force_of_nature_is_explained_beside_it(visit: Visit, force: str) -> None:
    page = visit("/gallery", size=(390, 844), touch=True)
    button = page.locator(f"[data-force={force}] button")
    tip = page.get_by_role("tooltip").filter(has_text=explanation(force))
    expect(button).to_have_accessible_description(explanation(force))
    for way in (button.hover, button.focus, button.tap):
        expect(tip).to_be_hidden()
        way()
        expect(tip).to_be_in_viewport(ratio=1)
        page.mouse.move(1, 1)
        page.get_by_role("heading", level=1).click()
    button.focus()
    page.keyboard.press("Escape")
    expect(tip).to_be_hidden()


def test_the_documentation_is_linked_and_can_be_searched(visit: Visit) -> None:
    if not DOCS.is_dir():
        missing("no documentation has been built: make docs")
    page = visit("/")
    refused: list[str] = []
    page.on("console", lambda said: refused.append(said.text) if said.type == "error" else None)
    page.get_by_role("link", name=say("start-docs")).click()
    page.get_by_role("searchbox").fill("historian")
    page.keyboard.press("Enter")
    found = page.locator("#search-results a").filter(has_text=re.compile("Antiquity"))
    expect(found.first).to_be_visible()
    found.first.click()
    expect(page.locator(".highlighted").first).to_be_attached()
    assert refused == []
