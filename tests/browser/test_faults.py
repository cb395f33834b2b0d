"""Faults that only a real page shows, each once seen and mended."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.driving import Fabuleux, is_shown_as_mine, until
from tests.browser.shared_seats import Holder
from tests.browser.site import Site
from tests.browser.traffic import Traffic, let_pass
from tests.browser.words import say

pytestmark = [pytest.mark.browser, pytest.mark.slow]

MEASURE = """
    [...document.querySelectorAll('main :not(aside *)')].map(each => {
        const { x, y, width, height } = each.getBoundingClientRect();
        return [each.tagName, ...[x, y, width, height].map(Math.round)].join(' ');
    })
"""
"""Where everything on the table lies."""


def sit_down(page: Page, game: str) -> None:
    page.get_by_role("radio", name=say(f"shell-game-{game}")).check()
    page.get_by_role("button", name=say("start-sit")).click()
    page.wait_for_url("**/table/*")


def test_one_game_leaves_nothing_behind_in_the_other(visit: Visit) -> None:
    page = visit("/")
    traffic = Traffic(page)
    sit_down(page, "antiquity")
    until(lambda: is_shown_as_mine(page), "my turn at the table")
    page.go_back()
    sit_down(page, "fabuleux")
    table = Fabuleux(page)
    until(table.asks, "something to do")
    while table.next.count():
        table.next.first.click()
        until(table.asks, "something to do")
    fresh = visit("/", like=page)
    traffic_there = Traffic(fresh)
    fresh.goto(page.url)
    until(Fabuleux(fresh).asks, "something to do in a fresh tab")
    for each in (traffic, traffic_there):
        each.settle()

    here, there = (each.evaluate(MEASURE) for each in (page, fresh))
    if here != there:  # the minute on the clock may have changed on one of them only
        let_pass(page, 1_500)
        here, there = (each.evaluate(MEASURE) for each in (page, fresh))
    assert here == there


def test_a_guest_may_keep_the_proposed_name(visit: Visit) -> None:
    host = visit("/new/antiquity#invite")
    host.evaluate("localStorage.setItem('monuments:traveller', '0')")
    host.get_by_role("button", name="Create table").click()
    host.wait_for_url("**/table/*")
    name = host.locator("li", has_text=say("lobby-host")).locator("strong").inner_text()
    link = host.get_by_role("textbox", name="Link for seat 2").input_value()
    lost = visit("/" + host.url.split("/", 3)[3])
    expect(lost.get_by_text(say("lobby-kept-by", host=name))).to_be_visible()
    guest = visit("/")
    guest.evaluate("localStorage.setItem('monuments:traveller', '0')")
    guest.goto(link)
    game = say("shell-game-antiquity")
    expect(guest.get_by_text(say("start-join-by", host=name, game=game))).to_be_visible()
    guest.get_by_role("button", name=say("start-join-done")).click()
    guest.wait_for_url("**/table/*")


def test_files_of_an_old_build_are_dropped(visit: Visit) -> None:
    page = visit("/")
    page.evaluate(
        "caches.open('monuments-1').then(kept => Promise.all(OLD))".replace(
            "OLD",
            """[
        kept.put('/assets/old-1.js', new Response('old')), kept.put('/build', new Response('old')),
    ]""",
        )
    )
    is_kept = "caches.match('/assets/old-1.js').then(Boolean)"
    assert page.evaluate(is_kept)
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")

    until(lambda: not page.evaluate(is_kept), "the old file dropped")


def test_a_phone_chooses_the_game_before_it_sits_down(visit: Visit) -> None:
    page = visit("/", size=(390, 844), touch=True)
    for game in ("antiquity", "fabuleux"):
        choice = page.get_by_role("radio", name=say(f"shell-game-{game}"))
        expect(choice).to_be_in_viewport(ratio=1)
    expect(page.get_by_role("link", name=say("shell-tables"), exact=True)).to_be_in_viewport()
    expect(page.get_by_label(say("shell-language"))).to_be_in_viewport()
    expect(page.get_by_role("button", name=say("start-sit"))).to_be_in_viewport(ratio=1)

    sit_down(page, "fabuleux")
    page.get_by_role("link", name=say("shell-home")).click()
    resume = page.locator("a[href^='/table/']").first
    expect(resume).to_be_in_viewport(ratio=1)


def test_a_phone_says_that_the_oldest_wins(visit: Visit, site: Site) -> None:
    page = visit("/", size=(360, 740), touch=True)
    holder = Holder(page, site)
    holder.sit(3, game="fabuleux", options="first=1 collectors=0")
    holder.wait_for_turn()
    holder.look()
    choices = page.get_by_role("region", name=say("fabuleux-web-choices"))
    date = choices.get_by_role("button", name=re.compile(say("fabuleux-web-wins-lowest")))
    expect(date).to_be_in_viewport(ratio=1)
