"""Every page: in every language, without findings of axe, at every width."""

import gzip
import re
from collections.abc import Iterator
from itertools import count
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Page, Response, expect

from monuments import Position, open_game
from tests.browser.conftest import EVERYWHERE, Visit
from tests.browser.driving import (
    Antiquity,
    change_settings,
    is_my_turn,
    is_shown_as_mine,
    resize,
    until,
)
from tests.browser.shared_seats import Holder
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
MOST_FILES: Final = 11
"""Scripts and styles of a first view: on a slow network each one costs a round trip."""
PICTURED: Final = (".svg", ".woff2", ".png")
TABLET: Final = (1024, 768)
SMALL: Final = (360, 740)
"""A small phone."""
GAMES: Final = ("antiquity", "fabuleux")
AXE: Final = ROOT / "web/node_modules/axe-core/axe.min.js"
MESSAGE: Final = re.compile(
    r"\b(?:shell|start|lobby|rules|replay|guide|museum|opponent|refusal|bot|monument"
    r"|antiquity-(?:web|event|verb)|fabuleux-(?:web|event|verb))-[a-z0-9]+(?:-[a-z0-9]+)*\b"
)


def findings(page: Page, *rules: str) -> list[str]:
    """Return the violations that axe finds on a page, of these rules or of all."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text())
    wish = {"resultTypes": ["violations"], **({"runOnly": list(rules)} if rules else {})}
    result: dict[str, Any] = page.evaluate("wish => axe.run(wish)", wish)
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
    """Return the elements beyond the side of the page, where they cannot be reached."""
    return list(page.evaluate(CUT_OFF))


SPILLS: Final = """() => {
  const rects = node => {
    const range = document.createRange();
    range.selectNodeContents(node);
    return [...range.getClientRects()];
  };
  const isSeen = node => getComputedStyle(node).clipPath === 'none' && !node.closest('.unseen');
  const texts = function* (box) {
    const walker = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
    for (let text = walker.nextNode(); text; text = walker.nextNode())
      if (isSeen(text.parentElement)) yield text;
  };
  const found = [];
  for (const box of document.querySelectorAll('main button, main label, .turn')) {
    const { right } = box.getBoundingClientRect();
    const mark = box.querySelector('input')?.getBoundingClientRect();
    for (const text of texts(box)) {
      const { offsetWidth, scrollWidth } = text.parentElement;
      const covers = rect => mark && rect.right > mark.left + 1 && rect.left < mark.right - 1
        && rect.bottom > mark.top + 1 && rect.top < mark.bottom - 1;
      const isOut = rects(text).some(rect => rect.right > right + 1 || covers(rect));
      const isCut = box.matches('.turn') && scrollWidth > offsetWidth;
      if (isOut || isCut) found.push(text.textContent.trim());
    }
  }
  return found;
}"""


def spills(page: Page) -> list[str]:
    """Return the texts that overflow their button or mark, or are cut short."""
    return list(page.evaluate(SPILLS))


def in_each_language(page: Page) -> Iterator[str]:
    for language in LANGUAGES:
        change_settings(page, language=language)
        yield language


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


def test_the_score_sheet_names_the_thirteenth_marker_and_fits(visit: Visit, site: Site) -> None:
    page = visit("/", size=TABLET)
    holder = Holder(page, site)
    holder.sit_at_the_end("antiquity")
    holder.look()
    sheet = page.get_by_role("table").first
    for language in in_each_language(page):
        expect(page.get_by_text(say("antiquity-web-sheet-guide", language))).to_be_visible()
        assert sheet.evaluate("table => table.offsetWidth <= table.parentElement.clientWidth")


def test_on_a_tablet_nothing_of_the_turn_is_cut(visit: Visit, site: Site) -> None:
    page = visit("/", size=TABLET)
    holder = Holder(page, site)
    holder.sit(4)
    holder.wait_for_turn()
    holder.look()
    until(lambda: is_shown_as_mine(page), "my turn at the table")
    for language in in_each_language(page):
        assert spills(page) == [], language


def record_with_three_of_a_monument() -> tuple[str, str]:
    """Return a game whose first player has three cards of a monument, and one."""
    game = open_game("antiquity")
    for seed in count():
        position, taken = Position(game, 4, seed=seed), list[str]()
        for _ in range(12):
            for _ in range(3):
                cards = next(form.cards for form in position.forms() if form.verb == "take")
                taken += cards[:1] if position.to_move == 0 else []
                position.push(f"take {cards[0]}")
            position.push("end")
        for monument in {card[:3] for card in taken}:
            alike = [card for card in taken if card.startswith(monument)]
            if len(alike) == 3 and position.to_move == 0:
                return position.to_record(), alike[0]
    raise AssertionError


def test_on_a_tablet_the_cards_of_a_play_stay_inside_it(visit: Visit, site: Site) -> None:
    page = visit("/", size=TABLET)
    holder = Holder(page, site)
    record, card = record_with_three_of_a_monument()
    holder.sit(4, record=record)
    holder.wait_for_turn()
    holder.look()
    until(lambda: is_shown_as_mine(page), "my turn at the table")
    page.locator(f".hand [data-drag='hand:{card}']").press("a")  # all of this monument
    play = page.locator(".opt", has=page.locator(".order"))
    inside = """play => {
      const { top, bottom } = play.getBoundingClientRect();
      return [...play.querySelectorAll('.order > *')].map(each => each.getBoundingClientRect())
        .map(card => card.top >= top && card.bottom <= bottom);
    }"""
    for language in in_each_language(page):
        are_inside = play.evaluate(inside)
        assert len(are_inside) >= 3, language
        assert all(are_inside), language


MISPLACED: Final = """() => {
  const box = each => each.getBoundingClientRect();
  const isIn = (a, b) => a.left >= b.left - 1 && a.right <= b.right + 1 &&
    a.top >= b.top - 1 && a.bottom <= b.bottom + 1;
  const parts = '.panel h2, .panel .mark, .panel .out button, .panel .acts button';
  const isSeen = each => each.checkVisibility() && box(each).width > 1;
  const out = [...document.querySelectorAll(parts)]
    .filter(each => isSeen(each) && !isIn(box(each), box(each.closest('.panel'))));
  const panels = [...document.querySelectorAll('main .panel')].filter(isSeen);
  const isOut = each => box(each).bottom > innerHeight || box(each).right > innerWidth;
  out.push(...panels.filter(isOut));
  const turn = document.querySelector('.turn');
  if (turn.scrollWidth > turn.clientWidth) out.push(turn);
  return out.map(each => each.outerHTML.slice(0, 160));
}"""
"""What lies outside its panel, or is cut off; what can be scrolled to is not looked at."""


@pytest.mark.parametrize("players", [2, 4])
def test_on_a_tablet_everything_stays_in_its_panel(visit: Visit, site: Site, players: int) -> None:
    page = visit("/", explains=True)
    holder = Holder(page, site)
    holder.sit(players)
    holder.wait_for_turn()
    holder.look()
    until(lambda: is_shown_as_mine(page), "my turn at the table")
    for size in ((768, 1024), (820, 1180), (800, 700), (1024, 768)):
        resize(page, *size)
        for language in in_each_language(page):
            assert page.evaluate(MISPLACED) == [], (size, language)


def findings_by_day_and_night(page: Page) -> list[str]:
    """At night only the colours are others."""
    found = findings(page)
    change_settings(page, theme="night")
    found += findings(page, "color-contrast")
    change_settings(page, theme="day")
    return found


def test_axe_finds_nothing(visit: Visit) -> None:
    page = visit("/")
    found: list[str] = []
    for path in AROUND:
        go(page, path)
        found += findings_by_day_and_night(page)
    assert found == []


def test_axe_finds_nothing_at_a_table(visit: Visit, site: Site) -> None:
    page = visit("/", explains=True)
    found = [
        f"{scene}: {each}"
        for scene in scenes(page, site)
        for each in findings_by_day_and_night(page)
    ]
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


def test_every_page_on_a_small_phone(visit: Visit, site: Site) -> None:
    page = visit("/", size=SMALL)
    for path in AROUND:
        go(page, path)
        for language in in_each_language(page):
            if path != "/gallery":  # where parts are called by their names
                assert MESSAGE.findall(page.locator("body").inner_text()) == [], (path, language)
            assert fits(page), (path, language)
    for scene in scenes(page, site):
        for language in in_each_language(page):
            assert MESSAGE.findall(page.locator("body").inner_text()) == [], (scene, language)
            assert fits(page), (scene, language)
            if scene.startswith("table"):
                height = "document.documentElement.scrollHeight <= innerHeight"
                assert page.evaluate(height), (scene, language)


def test_words_fit_their_buttons_on_a_small_phone(visit: Visit, site: Site) -> None:
    page = visit("/", size=SMALL, explains=True)
    page.get_by_role("button", name=say("start-sit")).wait_for()
    page.evaluate("document.fonts.ready.then(() => true)")
    for language in in_each_language(page):
        assert spills(page) == [], language
    holder = Holder(page, site)
    holder.sit(4, game="fabuleux", options="collectors=0")
    holder.wait_for_turn()
    holder.look()
    page.locator(".advice").first.wait_for()
    for language in in_each_language(page):
        assert spills(page) == [], language


def test_forced_colours_and_zoom(visit: Visit, site: Site) -> None:
    page = visit("/", forced=True)
    assert page.evaluate("matchMedia('(forced-colors: active)').matches")
    for scene in scenes(page, site):
        for width, height in ((1440, 900), (720, 450), SMALL):
            resize(page, width, height)
            assert fits(page), (scene, width)
            assert cut_off(page) == [], (scene, width)


@pytest.mark.parametrize("size", [(1366, 720), (1280, 680)], ids=["laptop", "low"])
def test_on_a_low_screen_nothing_covers_a_play(visit: Visit, size: tuple[int, int]) -> None:
    page = visit("/", size=size)
    sit_down(page, "antiquity")
    until(lambda: is_shown_as_mine(page), "my turn at the table")
    region = page.get_by_role("region", name="Possible plays")
    plays = region.get_by_role("button", disabled=False)
    assert plays.count() > 0
    for play in plays.all():
        play.click(trial=True)
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")


@EVERYWHERE
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

    expect(page.locator(".trk .builders").first).to_be_attached()
    expect(needs).to_have_count(0)
    expect(page.locator(".trk .unseen").first).not_to_contain_text("can build it")


@EVERYWHERE
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


@EVERYWHERE
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


@EVERYWHERE
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


@pytest.mark.parametrize("game", ["", *GAMES])
def test_few_files_bring_the_first_view(visit: Visit, site: Site, game: str) -> None:
    page = visit("/")
    path = "/"
    if game:
        sit_down(page, game)
        path += page.url.split("/", 3)[3]
    found: list[str] = []
    page.on("request", lambda request: found.append(request.url.removeprefix(site.url)))
    page.goto(site.url + path)
    page.locator("main h1").first.wait_for(state="attached")
    code = [each for each in found if each.startswith("/assets/") and not each.endswith(PICTURED)]
    names = [re.sub(r".*/|-.{8}\.", "", each) for each in code]

    assert len(code) <= MOST_FILES, code
    assert [name for name in names if name.startswith("words")] == (
        ["words-enjs", f"words-en-{game}js"] if game else ["words-enjs"]
    )


def test_the_page_opens_without_a_network(visit: Visit) -> None:
    page = visit("/")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    kept = "caches.open('monuments-1').then(kept => kept.keys()).then(all => all.map(k => k.url))"
    rules = "/assets/antiquity.en-"
    until(lambda: any(rules in url for url in page.evaluate(kept)), "the rules kept")
    page.context.set_offline(True)
    page.goto(page.url)
    expect(page.get_by_role("heading", name=say("shell-offline"))).to_be_visible()
    page.get_by_role("link", name=re.compile(say("shell-game-antiquity"))).click()
    expect(page.locator("[id='A4.5']")).to_be_visible()
    page.context.set_offline(False)
