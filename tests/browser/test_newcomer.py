"""Help for players at their first table."""

import re
from collections.abc import Iterator
from typing import Final

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import EVERYWHERE, Visit
from tests.browser.driving import Antiquity, is_shown_as_mine, pile, resize, until
from tests.browser.shared_seats import Holder
from tests.browser.site import ROOT, Site
from tests.browser.traffic import let_pass
from tests.browser.words import say

pytestmark = [pytest.mark.browser, pytest.mark.slow]

MINUS = "\N{MINUS SIGN}"
SIZES: Final = ((1280, 800), (390, 844), (320, 640))


def at_each_size(page: Page) -> Iterator[None]:
    for width, height in SIZES:
        resize(page, width, height)
        yield


def at_table(page: Page, site: Site) -> Holder:
    """Sit down with three bots that play at once, and wait for the first turn."""
    holder = Holder(page, site)
    holder.sit(4)
    holder.wait_for_turn()
    holder.look()
    until(lambda: is_shown_as_mine(page), "my turn at the table")
    return holder


def choose_two(page: Page) -> Locator:
    """Choose the first two cards of the hand."""
    hand = page.locator(".hand [data-drag]")
    hand.nth(0).click()
    hand.nth(1).click()
    return hand


def test_points_begin_with_words(visit: Visit, site: Site) -> None:
    page = visit("/")
    others = at_table(page, site).position()["view"]["colours"][1:]
    scored = [each for each in others if each["score"]["total"] != each["score"]["penalty"]]
    lost = say("antiquity-web-worth-penalty", points=f"{MINUS}24")
    for _ in at_each_size(page):
        own = page.locator('[data-place="score:red"]').first
        told = page.locator(".worth", has=own)

        expect(own).to_have_text(say("antiquity-web-unscored"))
        expect(told.locator(".unseen")).to_contain_text(lost)
        expect(told.locator("small")).to_have_count(0)
        # Beside no points, what would be lost is told where the historians are.
        expect(page.locator(".scores .lost, .chips .z small")).to_have_count(len(scored))


def test_points_lead_with_the_total_and_its_parts(visit: Visit, site: Site) -> None:
    page = visit("/")
    table, holder = Antiquity(page), at_table(page, site)
    own = page.locator(".scores .score").first
    for _ in range(20):
        if re.search("from monuments|scored during", own.inner_text()):
            break
        table.turn()
        until(lambda: is_shown_as_mine(page), "my turn again")
    score = holder.position()["view"]["colours"][0]["score"]
    figure = str(score["total"]).replace("-", MINUS)

    expect(own.locator("b")).to_have_text(figure)
    expect(own.locator("small")).to_contain_text(str(score["total"] - score["penalty"]))
    expect(own.locator("small")).to_contain_text(str(score["penalty"]).replace("-", MINUS))


def test_there_is_a_way_back_to_all_plays(visit: Visit, site: Site) -> None:
    page = visit("/")
    at_table(page, site)
    plays = page.get_by_role("region", name=say("antiquity-web-plays"))
    listed = plays.locator(".what")
    back = plays.get_by_role("button", name=say("antiquity-web-back"))
    for _ in at_each_size(page):
        before = listed.count()
        for way in (page.locator(".hand [data-drag]"), page.get_by_role("button", name="Hint")):
            way.first.click()
            expect(back).to_be_in_viewport(ratio=1)
            back.click()
            expect(back).to_have_count(0)
            expect(page.locator(".hand [aria-pressed=true], .hints")).to_have_count(0)
            expect(listed).to_have_count(before)


def test_hints_show_an_alternative_without_scrolling(visit: Visit, site: Site) -> None:
    page = visit("/")
    at_table(page, site)
    for width, height in ((1440, 900), (1024, 768), (390, 844)):
        resize(page, width, height)
        page.get_by_role("button", name="Hint").click()
        hints = page.locator(".hints li")
        expect(hints.nth(0).locator("p").first).to_be_in_viewport(ratio=1)
        expect(hints.nth(1).get_by_role("button").first).to_be_in_viewport(ratio=1)
        page.get_by_role("button", name=say("antiquity-web-back")).click()


def test_a_plan_is_explained_where_it_appears(visit: Visit, site: Site) -> None:
    page = visit("/")
    at_table(page, site)
    plan = page.get_by_role("button", name=say("antiquity-web-plan-add"), exact=True)
    for _ in at_each_size(page):
        pile(page).click()
        expect(plan).to_have_accessible_description(say("antiquity-web-plan-about"))
        expect(page.get_by_text(say("antiquity-web-plan-about"))).to_be_in_viewport(ratio=1)
        plan.click()
        expect(page.get_by_text(say("antiquity-web-plan-note"))).to_be_in_viewport(ratio=1)
        page.get_by_role("button", name=say("antiquity-web-plan-remove", number=1)).click()


def test_no_two_buttons_of_a_play_share_a_name(visit: Visit, site: Site) -> None:
    page = visit("/")
    at_table(page, site)
    page.get_by_role("region", name=say("antiquity-web-market")).get_by_role("button").first.click()
    plays = page.get_by_role("region", name=say("antiquity-web-plays"))
    plays.get_by_role("button", name=say("antiquity-web-do-now", what="Take")).wait_for()
    for name in ("Take", "Take now"):
        expect(plays.get_by_role("button", name=name, exact=True)).to_have_count(1)


def test_a_history_that_is_not_possible_gives_the_reason(visit: Visit, site: Site) -> None:
    holder = Holder(visit("/"), site)
    whole = (ROOT / "tests/golden/antiquity/three-players.mnr").read_text("utf-8")
    holder.sit(3, record=re.sub(r"\[Result .*\n|\d+\. .*\n", "", whole))
    holder.look()
    holder.page.get_by_role("button", name=say("antiquity-web-history"), exact=True).click()
    dialog = holder.page.get_by_role("dialog")

    expect(dialog).to_contain_text(say("refusal-nothing-to-chronicle"))
    expect(dialog).not_to_contain_text(say("antiquity-web-history-turn"))
    expect(dialog.get_by_role("link", name=say("shell-rule", rule="A5.1"))).to_be_visible()


@EVERYWHERE
def test_the_keys_of_the_order_are_shown_and_work(visit: Visit, site: Site) -> None:
    page = visit("/")
    at_table(page, site)
    hand = choose_two(page)
    keys = say("antiquity-web-order-keys")
    expect(page.get_by_text(keys)).to_be_visible()
    expect(hand.nth(1)).to_have_accessible_description(keys)
    hand.nth(1).focus()
    page.keyboard.press("Shift+ArrowLeft")
    expect(hand.nth(1)).to_have_accessible_name(re.compile("selected, 1 of 2"))
    page.keyboard.press("Shift+ArrowRight")
    expect(hand.nth(1)).to_have_accessible_name(re.compile("selected, 2 of 2"))


def test_hints_in_a_lost_game_tell_place_and_points(visit: Visit, site: Site) -> None:
    holder = Holder(visit("/"), site)
    holder.sit_before_the_end()
    # A history, which would win, is a whole turn.
    holder.play(f"take {holder.forms()['take'][0]['cards'][0]}")
    advice = holder.command(type="hint")["hints"]
    holder.look()
    page = holder.page
    page.get_by_role("button", name=say("table-hint")).click()
    page.get_by_role("heading", name=say("antiquity-web-hint-lost")).wait_for()
    place, points = round(advice[0]["place"]), round(advice[0]["points"])

    expect(page.locator(".hints")).to_contain_text(
        say("antiquity-web-outlook", place=place, points=points)
    )
    expect(page.locator(".hints")).not_to_contain_text("0 %")


@EVERYWHERE
def test_the_advice_of_the_first_table_chooses_its_play(visit: Visit, site: Site) -> None:
    page = visit("/", explains=None)
    holder = Holder(page, site)
    # Before anything is built no history can be advised: it would open its preview instead.
    whole = (ROOT / "tests/golden/antiquity/four-players.mnr").read_text("utf-8")
    holder.sit(4, 2, record=re.sub(r"\[Result .*\n|^\d+\. .*\n", "", whole, flags=re.MULTILINE))
    holder.look()
    page.locator(".worthwhile").get_by_role("button").click()

    expect(page.locator("#plays [aria-pressed=true]")).to_be_visible()


@EVERYWHERE
def test_the_first_table_explains_itself_until_it_is_told_not_to(visit: Visit) -> None:
    page = visit("/", explains=None)
    expect(page.locator(".bots")).to_contain_text("Ione")
    page.get_by_role("button", name=say("start-sit")).click()
    page.wait_for_url("**/table/*")
    until(lambda: is_shown_as_mine(page), "my turn at the table")
    advice = page.locator(".worthwhile")
    advice.get_by_role("link").wait_for()  # a reason with its rule

    marks = page.get_by_role("button", name=say("newcomer-what"))
    count = marks.count()
    marks.first.focus()
    expect(page.get_by_role("tooltip", name="").first).to_be_visible()
    let_pass(page, 800)
    page.keyboard.press("Tab")
    expect(marks).to_have_count(count - 1)

    page.get_by_role("button", name=say("table-menu")).click()
    page.get_by_role("checkbox", name=say("shell-explains")).uncheck()
    page.keyboard.press("Escape")
    expect(marks).to_have_count(0)
    expect(advice).to_have_count(0)
