"""Whole games: with the mouse, and with the keyboard by announcements alone."""

import re
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import EVERYWHERE, Visit
from tests.browser.driving import (
    Antiquity,
    Fabuleux,
    Spoken,
    by_keyboard,
    is_my_turn,
    is_shown_as_mine,
    left_in_pile,
    pile,
    until,
)
from tests.browser.words import say

pytestmark = [pytest.mark.browser, pytest.mark.slow]


def test_one_click_and_a_whole_game_of_antiquity_with_the_mouse(visit: Visit) -> None:
    page = visit("/")
    page.get_by_role("button", name="Take a seat").click()
    page.wait_for_url("**/table/*")

    game = Antiquity(page)
    game.whole_game()

    assert game.erected
    assert page.get_by_role("heading", level=1).inner_text()
    assert page.get_by_role("table").count() >= 1


@EVERYWHERE
def test_a_whole_game_of_fabuleux_with_the_mouse(visit: Visit) -> None:
    page = visit("/new/fabuleux")
    page.get_by_label(re.compile("^Rounds")).select_option("5")
    page.get_by_role("button", name="Create table").click()
    page.wait_for_url("**/table/*")

    Fabuleux(page, lambda button: button.click()).whole_game()

    assert "5" in page.get_by_text(re.compile("^after 5 rounds")).inner_text()
    page.get_by_role("link", name=say("fabuleux-web-replay")).click()
    page.get_by_role("slider").wait_for()


def type_play(page: Page, play: str) -> bool:
    """Open the command field, type, and send.

    Return False, the field closed, if it is refused.
    """
    dialog = page.get_by_role("dialog")
    page.keyboard.press("/")
    dialog.get_by_role("textbox").wait_for()
    page.keyboard.type(play)
    page.keyboard.press("Enter")
    until(lambda: dialog.count() == 0 or dialog.get_by_role("alert").count() > 0, play, 20)
    if dialog.count() == 0:
        return True
    page.keyboard.press("Escape")
    dialog.wait_for(state="detached")
    return False


LONGEST: Final = 400
"""More plays than a seat makes in any game."""


@pytest.mark.parametrize("plays", [12, pytest.param(LONGEST, marks=pytest.mark.torture)])
def test_a_game_by_keyboard_through_the_accessibility_tree(visit: Visit, plays: int) -> None:
    """The beginning of a game, or all of it."""
    page = visit("/")
    spoken = Spoken(page)
    tab_to(page, spoken, "button", "Take a seat")
    page.keyboard.press("Enter")
    page.wait_for_url("**/table/*")

    heard = spoken.nodes()
    ended, made, refused = False, 0, 0
    while not ended and made < plays:
        until(lambda: page.title() != "Monuments" or has_ended(page), "my turn or the end", 60)
        heard = spoken.nodes()
        ended = any(say("antiquity-web-ended-refill") in each["name"] for each in heard)
        if not ended and (play := next_play(heard)):
            is_made = type_play(page, play)
            made, refused = made + is_made, refused + (not is_made)
        assert refused <= 3  # an announcement may be out of date by the time of typing
    assert ended == (plays == LONGEST)
    assert any(each["role"] == "heading" for each in heard)


def has_ended(page: Page) -> bool:
    return page.get_by_text(say("antiquity-web-ended-refill")).count() > 0


def named(heard: list[dict[str, Any]], name: str) -> dict[str, Any] | None:
    """Return the button whose name begins so."""
    buttons = (each for each in heard if each["role"] == "button")
    return next((each for each in buttons if each["name"].startswith(name)), None)


def next_play(heard: list[dict[str, Any]]) -> str | None:
    """Decide by announcements alone; None while there is nothing to do."""
    end, pile = named(heard, "End turn"), named(heard, "Pile, ")
    if end is None or pile is None:
        return None
    if not end.get("disabled"):
        return "end"
    return first_take(heard) if pile.get("disabled") else "draw"


def tab_to(page: Page, spoken: Spoken, role: str, name: str) -> None:
    """Press Tab until the focus is where it is wanted."""
    for _ in range(60):
        page.keyboard.press("Tab")
        focused = [each for each in spoken.nodes() if each.get("focused")]
        if any(each["role"] == role and each["name"].startswith(name) for each in focused):
            return
    raise AssertionError(f"the keyboard does not reach {name}")


def first_take(heard: list[dict[str, Any]]) -> str | None:
    """Name a face-up card as it is written, from how it is said."""
    names = {say(f"monument-{code}"): code for code in _CODES}
    for each in heard:
        match = re.fullmatch(r"(.+) ([1-9]), (scroll|ship|helmet)", each["name"])
        if each["role"] == "button" and match and match[1] in names:
            return f"take {names[match[1]]}{match[2]}"
    return None


_CODES = "AKR ART BAB BET COL KOL MAU PET PHA PYR SEM ZEU".split()


@EVERYWHERE
def test_nothing_pressed_is_left_without_an_answer(visit: Visit) -> None:
    page = visit("/")
    page.get_by_role("button", name="Take a seat").click()
    page.wait_for_url("**/table/*")
    until(lambda: is_shown_as_mine(page), "my turn")

    page.keyboard.press("e")  # to end the turn, with three actions left
    expect(page.get_by_role("alert").filter(has_text="A4.1")).to_be_visible()

    before, plays = left_in_pile(page), Antiquity(page).plays
    by_keyboard(pile(page))
    by_keyboard(plays.get_by_role("button", name="Draw now", exact=True))
    until(lambda: left_in_pile(page) != before, "a card drawn")
    expect(plays).to_be_focused()

    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name=say("table-resign"), exact=True).dblclick()
    page.get_by_role("button", name=say("table-resign-no")).click()
    assert is_my_turn(page)
