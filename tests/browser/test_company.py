"""Several people, several tabs, a page that is reloaded and a server that is lost."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import EVERYWHERE, Visit
from tests.browser.driving import Antiquity, is_shown_as_mine, left_in_pile, pile, until
from tests.browser.shared_seats import Holder
from tests.browser.site import Site
from tests.browser.words import say
from tests.server.wiring import Wire

pytestmark = [pytest.mark.browser, pytest.mark.slow]

COUNT_DIALOGS = """
    window.dialogs = 0;
    new MutationObserver(() => (window.dialogs += document.querySelectorAll("dialog").length))
        .observe(document.body, { childList: true, subtree: true });
"""


SPOIL = """
    key => localStorage[key] = localStorage[key]
        .replace(/"[0-9a-f]{32}"/g, '"other bits"')
        .replace(/"promise":"/g, '"promise":"not ')
"""
"""Change the random bits and the commitment that a page remembers."""


def two_at_a_table(visit: Visit) -> tuple[Page, Page]:
    """Ada makes a table and invites Ben by its link."""
    ada = visit("/new/antiquity#invite", name="Ada")
    ada.get_by_role("button", name="Create table").click()
    ada.wait_for_url("**/table/*")
    link = ada.get_by_role("textbox", name="Link for seat 2").input_value()
    ben = visit("/" + link.split("/", 3)[3])
    ben.get_by_label("Your name").last.fill("Ben")
    ben.get_by_role("button", name="Join table").click()
    ben.wait_for_url("**/table/*")
    for page in (ada, ben):
        pile(page).wait_for()
    return ada, ben


@EVERYWHERE
def test_two_browsers_at_one_table(visit: Visit) -> None:
    ada, ben = two_at_a_table(visit)
    until(lambda: is_shown_as_mine(ada) or is_shown_as_mine(ben), "somebody's turn")
    mover, other = (ada, ben) if is_shown_as_mine(ada) else (ben, ada)
    before = left_in_pile(other)

    Antiquity(mover).draw()

    until(lambda: left_in_pile(other) != before, "the other sees it")
    assert left_in_pile(other) == left_in_pile(mover)
    name = "Ada" if mover is ada else "Ben"
    told = say("antiquity-event-draw-hidden", player=name)
    expect(other.locator("body")).to_contain_text(told)


def test_two_tabs_of_the_same_seat_agree(visit: Visit) -> None:
    first = visit("/")
    first.get_by_role("button", name="Take a seat").click()
    first.wait_for_url("**/table/*")
    until(lambda: is_shown_as_mine(first), "my turn")
    second = visit("/" + first.url.split("/", 3)[3], like=first)
    until(lambda: is_shown_as_mine(second), "my turn in the other tab")

    Antiquity(second).draw()

    until(lambda: left_in_pile(first) == left_in_pile(second), "both tabs agree")


@EVERYWHERE
def test_reload_and_a_lost_server_in_the_middle_of_a_turn(visit: Visit, site: Site) -> None:
    page = visit("/")
    page.get_by_role("button", name="Take a seat").click()
    page.wait_for_url("**/table/*")
    until(lambda: is_shown_as_mine(page), "my turn")
    game = Antiquity(page)
    game.draw()
    left = left_in_pile(page)

    page.reload()
    pile(page).wait_for()
    until(lambda: is_shown_as_mine(page), "my turn again")
    assert left_in_pile(page) == left

    site.process.kill()
    expect(page.get_by_text(say("shell-connection-lost"))).to_be_visible()
    site.process.wait()
    site.start()
    expect(page.get_by_text(say("shell-connection-lost"))).to_be_hidden()
    assert left_in_pile(page) == left
    game.draw()
    assert left_in_pile(page) != left


@pytest.fixture
def wire(site: Site, monkeypatch: pytest.MonkeyPatch) -> Iterator[Wire]:
    """Return the proxy between the visited pages and the server."""
    wire = Wire(site.port)
    wire.start()
    monkeypatch.setattr(site, "url", f"http://127.0.0.1:{wire.port}")
    yield wire
    wire.end()


def test_a_link_that_dies_without_a_word(wire: Wire, visit: Visit) -> None:
    page = visit("/")
    page.get_by_role("button", name="Take a seat").click()
    page.wait_for_url("**/table/*")
    until(lambda: is_shown_as_mine(page), "my turn")

    wire.die()
    page.evaluate("dispatchEvent(new Event('online'))")  # another network: it asks at once
    lost = page.get_by_text(say("shell-connection-lost"))
    expect(lost).to_be_visible()
    wire.heal()
    expect(lost).to_be_hidden()
    Antiquity(page).draw()


def test_several_people_at_one_screen(visit: Visit) -> None:
    page = visit("/new/fabuleux#screen", name="Ada")
    page.get_by_label("Name in seat 2").fill("Ben")
    page.get_by_role("button", name="Create table").click()
    page.wait_for_url("**/table/*")
    # No card is shown before a player says who is looking at the screen.
    expect(page.get_by_role("button", name=re.compile("Ada|Ben")).first).to_be_visible()


def test_who_takes_over_a_shared_screen_is_at_the_plays(visit: Visit) -> None:
    page = visit("/new/antiquity#screen", name="Ada")
    page.get_by_label("Name in seat 2").fill("Ben")
    page.get_by_role("button", name="Create table").click()
    page.wait_for_url("**/table/*")
    page.get_by_role("dialog").get_by_role("button", name=re.compile("Ada|Ben")).press("Enter")
    plays = page.get_by_role("region", name="Possible plays")
    expect(plays).to_be_focused()

    Antiquity(page).turn()
    page.get_by_role("dialog").get_by_role("button", name=re.compile("Ada|Ben")).press("Enter")
    expect(plays).to_be_focused()


@pytest.mark.torture
def test_nobody_is_asked_for_a_seat_given_up_at_one_screen(visit: Visit) -> None:
    page = visit("/new/antiquity#screen", name="Ada")
    page.get_by_label("Name in seat 2").fill("Ben")
    page.get_by_role("button", name="Create table").click()
    page.wait_for_url("**/table/*")
    cover = page.get_by_role("dialog").get_by_role("button", name=re.compile("Ada|Ben"))
    cover.click()
    until(lambda: is_shown_as_mine(page), "the turn of the first")

    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name=say("table-resign"), exact=True).click()
    page.get_by_role("button", name=say("table-resign-yes")).click()

    cover.click()
    until(lambda: is_shown_as_mine(page), "the turn of the other")
    page.evaluate(COUNT_DIALOGS)
    Antiquity(page).turn()
    until(lambda: is_shown_as_mine(page), "the turn of the other again")
    assert page.evaluate("window.dialogs") == 0


def test_a_deck_is_what_was_promised_and_has_my_bits_also_in_the_next_game(
    visit: Visit, site: Site
) -> None:
    page = visit("/")
    page.get_by_role("button", name=say("start-sit")).click()
    page.wait_for_url("**/table/*")
    holder = Holder(page, site)
    first = finish_shown(holder)
    page.get_by_role("button", name=say("antiquity-web-rematch")).click()
    page.wait_for_url(lambda url: "/table/" in url and first not in url)
    second = finish_shown(holder)
    recovery = page.evaluate("JSON.parse(localStorage['monuments:seats'])[0].recovery")

    assert second != first
    assert recovery
    # A server that changed its mind, or left the bits out, would be found out.
    for key, note in (("bits", "table-seal-bits-note"), ("seats", "table-seal-promise-note")):
        page.evaluate(SPOIL, f"monuments:{key}")
        page.reload()
        expect(page.get_by_text(say(note))).to_be_visible()


def finish_shown(holder: Holder) -> str:
    """Finish the game that the page shows, and see that its deck was honest.

    Return the table.
    """
    holder.table = holder.page.url.rpartition("/")[2]
    holder.finish()
    holder.page.reload()  # it would tell every play first
    expect(holder.page.get_by_text(say("table-seal-honest"))).to_be_visible()
    return holder.table
