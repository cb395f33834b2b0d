"""Every page: in every language, without findings of axe, at every width."""

import gzip
import re
from collections.abc import Iterator
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Page, Response, expect

from tests.browser.conftest import Visit
from tests.browser.driving import Antiquity, is_my_turn, is_shown_as_mine, until
from tests.browser.holding import Holder
from tests.browser.site import ROOT, Site
from tests.browser.words import LANGUAGES, say

pytestmark = [pytest.mark.browser, pytest.mark.slow]

AROUND: Final = (
    "/", "/new/antiquity", "/new/fabuleux#screen", "/tables", "/rules", "/rules/antiquity#A4.5",
    "/rules/fabuleux", "/rules/rulings", "/museum", "/museum/fabuleux", "/replay", "/offline",
    "/gallery", "/guide/antiquity", "/guide/fabuleux", "/nowhere",
)  # fmt: skip
MOST_SCRIPT: Final = 120_000
"""Bytes that come, compressed, until somebody sits at their first table."""
SIZES: Final = ("wide", "zoomed", "phone")
GAMES: Final = ("antiquity", "fabuleux")
AXE: Final = ROOT / "web/node_modules/axe-core/axe.min.js"
MESSAGE: Final = re.compile(
    r"\b(?:shell|start|lobby|rules|replay|guide|museum|opponent|refusal|bot|monument"
    r"|antiquity-(?:web|event|verb)|fabuleux-(?:web|event|verb))-[a-z0-9]+(?:-[a-z0-9]+)*\b"
)


def findings(page: Page) -> list[str]:
    """Return what axe has against a page."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text())
    result: dict[str, Any] = page.evaluate("axe.run({ resultTypes: ['violations'] })")
    return [
        f"{page.url}: {each['id']} {node['target']} {node.get('failureSummary', '')[:200]}"
        for each in result["violations"]
        for node in each["nodes"][:3]
    ]


def go(page: Page, path: str) -> None:
    page.goto("/".join(page.url.split("/", 3)[:3]) + path)
    # A guide is a page of its own until its table is set.
    for part in ("main", ".guide h1" if path.startswith("/guide") else "h1"):
        page.locator(part).first.wait_for(state="attached")
    page.evaluate("document.fonts.ready.then(() => true)")


def fits(page: Page) -> bool:
    """Tell whether nothing is to be scrolled sideways."""
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


CUT_OFF: Final = """() => {
  const slides = each => {
    for (let box = each.parentElement; box; box = box.parentElement) {
      if (box.scrollWidth > box.clientWidth && /auto|scroll/.test(getComputedStyle(box).overflowX))
        return true;
    }
    return false;
  };
  const isOut = ({ left, right, width }) => width > 1 && (right > innerWidth + 1 || left < -1);
  return [...document.querySelectorAll('main button, main a, main input')]
    .filter(each => each.checkVisibility({ visibilityProperty: true }))
    .filter(each => isOut(each.getBoundingClientRect()) && !slides(each))
    .map(each => each.outerHTML.slice(0, 160));
}"""


def cut_off(page: Page) -> list[str]:
    """Return what sticks out of the page to the side, where no finger and no mouse gets at it."""
    return list(page.evaluate(CUT_OFF))


def sit_down(page: Page, game: str, language: str = "en") -> None:
    """One click, from the first page to a running table."""
    page.get_by_role("radio", name=re.compile(say(f"shell-game-{game}", language))).check()
    page.get_by_role("button", name=say("start-sit", language)).click()
    page.wait_for_url("**/table/*")
    page.locator("main").first.wait_for()
    until(lambda: is_my_turn(page, language), "my turn", 60)


def scenes(page: Page, site: Site) -> Iterator[str]:
    """Go through all that a table can show, from the lobby to the replay."""
    holder = Holder(page, site)
    seats = [{"kind": "me", "name": "Zoe"}, {"kind": "open"}, {"kind": "reserved"}]
    holder.hold(holder.post("tables", game="antiquity", seats=seats)["seated"])
    yield from seen(holder, "lobby")
    for game in GAMES:
        holder.sit(3, game=game)
        holder.wait_for_turn()
        yield from seen(holder, f"table of {game}")
        holder.sit_at_the_end(game)
        yield from seen(holder, f"sheet of {game}")
        yield from seen(holder, f"replay of {game}", f"/replay/{holder.table}")


def seen(holder: Holder, name: str, path: str = "") -> Iterator[str]:
    holder.look(path)
    holder.page.locator("h1").first.wait_for(state="attached")
    if path:
        holder.page.get_by_role("slider").wait_for()
    holder.page.evaluate("document.fonts.ready.then(() => true)")
    yield name


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_the_score_sheet_names_the_thirteenth_marker(
    visit: Visit, site: Site, language: str
) -> None:
    holder = Holder(visit("/", language=language), site)
    holder.sit_at_the_end("antiquity")
    holder.look()

    words = say("antiquity-web-sheet-guide", language)
    holder.page.get_by_text(words).wait_for()


@pytest.mark.parametrize("theme", ["day", "night"])
def test_axe_finds_nothing(visit: Visit, theme: str) -> None:
    page = visit("/", theme=theme)
    found: list[str] = []
    for path in AROUND:
        go(page, path)
        found += findings(page)
    assert found == []


@pytest.mark.parametrize("theme", ["day", "night"])
def test_axe_finds_nothing_at_a_table(visit: Visit, site: Site, theme: str) -> None:
    page = visit("/", theme=theme)
    found = [f"{scene}: {each}" for scene in scenes(page, site) for each in findings(page)]
    assert found == []


@pytest.mark.parametrize("game", GAMES)
def test_the_end_is_read_from_its_heading(visit: Visit, site: Site, game: str) -> None:
    holder = Holder(visit("/"), site)
    holder.sit_at_the_end(game)
    holder.look()
    expect(holder.page.get_by_role("heading", level=1)).to_be_focused()

    holder.look(f"/replay/{holder.table}")
    slider = holder.page.get_by_role("slider")
    slider.press("End")
    holder.page.get_by_role("heading", level=1).filter(has_text=re.compile("wins|won")).wait_for()
    expect(slider).to_be_focused()
    again = holder.page.get_by_role("link", name=say(f"{game}-web-replay"), exact=True)
    expect(again).to_have_count(0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_on_a_small_phone(visit: Visit, site: Site, language: str) -> None:
    page = visit("/", language=language, size=(360, 740))
    for path in AROUND:
        go(page, path)
        assert page.locator("html").get_attribute("lang") == language
        if path != "/gallery":  # where parts are called by their names
            assert MESSAGE.findall(page.locator("body").inner_text()) == [], path
        assert fits(page), path
    for scene in scenes(page, site):
        assert MESSAGE.findall(page.locator("body").inner_text()) == [], scene
        assert fits(page), scene
        if scene.startswith("table"):
            assert page.evaluate("document.documentElement.scrollHeight <= innerHeight"), scene


@pytest.mark.parametrize("size", [(1440, 900), (720, 450), (360, 740)], ids=SIZES)
def test_forced_colours_and_zoom(visit: Visit, site: Site, size: tuple[int, int]) -> None:
    page = visit("/", size=size, forced=True)
    assert page.evaluate("matchMedia('(forced-colors: active)').matches")
    for scene in scenes(page, site):
        assert fits(page), scene
        assert cut_off(page) == [], scene


@pytest.mark.parametrize("size", [(1366, 720), (1280, 680)], ids=["laptop", "low"])
def test_on_a_low_screen_nothing_covers_a_play(visit: Visit, size: tuple[int, int]) -> None:
    page = visit("/", size=size)
    sit_down(page, "antiquity")
    until(lambda: is_shown_as_mine(page), "my turn at the table")
    region = page.get_by_role("region", name="Possible plays")
    plays = region.get_by_role("button", disabled=False)
    assert plays.count() > 0
    for play in plays.all():
        play.click(trial=True, timeout=5_000)
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")


def test_the_language_can_be_changed_at_any_time(visit: Visit) -> None:
    page = visit("/")
    page.get_by_label("Language").select_option("fr")
    expect(page.get_by_role("button", name=say("start-sit", "fr"))).to_be_visible()
    page.reload()
    expect(page.get_by_role("button", name=say("start-sit", "fr"))).to_be_visible()


def test_how_often_monuments_can_still_be_built_can_be_hidden(visit: Visit) -> None:
    page = visit("/")
    sit_down(page, "antiquity")
    table, needs = page.url, page.locator(".trk .need")
    expect(needs.first).to_be_attached()
    go(page, "/")
    page.get_by_role("button", name=say("shell-settings", "en")).click()
    page.get_by_role("checkbox", name=say("shell-available", "en")).uncheck()
    page.goto(table)

    expect(page.locator(".trk .bl").first).to_be_attached()
    expect(needs).to_have_count(0)
    expect(page.locator(".trk .unseen").first).not_to_contain_text("can be built")


def test_a_refusal_leads_to_its_rule(visit: Visit) -> None:
    page = visit("/")
    sit_down(page, "antiquity")
    until(lambda: is_shown_as_mine(page), "my turn at the table")
    page.keyboard.press("/")
    page.keyboard.type("end")
    page.keyboard.press("Enter")
    alert = page.get_by_role("dialog").get_by_role("alert")
    expect(alert).to_contain_text("A4.1")
    with page.expect_popup() as opened:
        alert.get_by_role("link", name="Rule A4.1").click()
    expect(opened.value.locator("[id='A4.1']")).to_be_in_viewport()


def test_the_rules_can_be_searched(visit: Visit) -> None:
    page = visit("/rules/antiquity")
    page.get_by_role("searchbox").fill("historian")
    expect(page.get_by_role("status").first).to_contain_text("rules found")
    expect(page.locator("mark").first).to_have_text("historian")
    page.get_by_role("link", name="options", exact=True).first.click()
    expect(page.get_by_role("heading", name="Options", exact=True)).to_be_in_viewport()
    expect(page.get_by_role("searchbox")).to_have_value("")
    page.get_by_role("searchbox").fill("xyzzy")
    expect(page.get_by_role("status").first).to_have_text("Nothing found.")


@pytest.mark.parametrize("game", ["antiquity", "fabuleux"])
def test_the_guided_game_can_be_left(visit: Visit, game: str) -> None:
    page = visit(f"/guide/{game}")
    page.get_by_role("button", name="Next", exact=True).click()
    expect(page.get_by_text("2 of 10", exact=True)).to_be_visible()
    page.get_by_role("button", name="Leave the guide").click()
    page.wait_for_url("**/table/*")


def test_the_guide_to_fabuleux_begins_with_the_same_card(visit: Visit) -> None:
    page = visit("/guide/fabuleux")
    expect(page.get_by_role("heading", name=re.compile("^Great Pyramid of Giza"))).to_be_visible()


def test_the_guide_follows_what_one_does(visit: Visit) -> None:
    page = visit("/guide/antiquity")
    page.get_by_role("button", name="Next", exact=True).click()
    until(lambda: is_shown_as_mine(page), "my turn")
    assert Antiquity(page).do_first("Erect Colosseum")
    expect(page.get_by_text("3 of 10", exact=True)).to_be_visible()


def test_little_script_comes_before_the_first_table(chromium: Browser, site: Site) -> None:
    context = chromium.new_context(service_workers="block", locale="en")  # it fetches the rules
    page, answers = context.new_page(), list[Response]()
    page.on("response", lambda answer: answers.append(answer))
    page.goto(site.url)
    page.get_by_role("button", name=say("start-sit")).click()
    page.locator(".hand .card").first.wait_for()
    page.wait_for_load_state("networkidle")
    scripts = {each.url: each.body() for each in answers if each.url.endswith(".js")}
    context.close()

    assert len(scripts) > 5
    assert sum(len(gzip.compress(script)) for script in scripts.values()) <= MOST_SCRIPT


def test_the_page_opens_without_a_network(visit: Visit) -> None:
    page = visit("/")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    count = "caches.open('monuments-1').then(kept => kept.keys()).then(keys => keys.length)"
    until(lambda: int(page.evaluate(count)) > 20, "the page kept")
    page.context.set_offline(True)
    page.goto(page.url)
    expect(page.get_by_role("heading", name=say("shell-offline"))).to_be_visible()
    page.get_by_role("link", name=re.compile(say("shell-game-antiquity"))).click()
    expect(page.locator("[id='A4.5']")).to_be_visible()
    page.context.set_offline(False)
