"""Styles that keep to their own components.

Pictures of another machine would differ by its fonts and its Chromium, so no picture is kept here:
each screen is taken twice by the same browser. `tools/screens.py --compare` does the same with two
builds of the page.
"""

import io
from typing import Final

import pytest
from PIL import Image, ImageDraw
from playwright.sync_api import Browser

from tests.browser.pictures import compare
from tests.browser.screens import MAIN, MORE, Prepared
from tests.browser.site import Site

pytestmark = [pytest.mark.browser, pytest.mark.slow]

ELSEWHERE: Final = ("/museum", "/guide/fabuleux", "/guide/antiquity", "/gallery")
"""Together these load the styles of nearly every component, of both games."""


def test_a_picture_has_the_advice_that_comes_late(chromium: Browser, site: Site) -> None:
    shown = Prepared(chromium, site, MORE["turn"]).open("wide", "day", explains=True)
    shown.picture()
    assert shown.page.locator(".worthwhile").count() == 1
    shown.close()


def test_a_moved_line_is_a_difference() -> None:
    found = []
    for x in (10, 12):
        image = Image.new("RGB", (200, 100), "white")
        ImageDraw.Draw(image).line((x, 10, x, 60), fill="black")
        found.append(io.BytesIO())
        image.save(found[-1], "PNG")
    before, after = (each.getvalue() for each in found)

    assert not compare(before, after).is_small()
    assert compare(before, before).pixels == 0


@pytest.mark.parametrize(
    ("name", "size", "theme"),
    [
        ("turn", "wide", "day"),
        ("turn", "phone", "night"),
        ("turn-fabuleux", "tablet", "night"),
        ("start", "phone", "day"),
    ],
)
def test_a_screen_looks_the_same_wherever_the_reader_was_before(
    chromium: Browser, site: Site, name: str, size: str, theme: str
) -> None:
    prepared = Prepared(chromium, site, (MAIN | MORE)[name])
    direct, wandered = (prepared.open(size, theme, first=first) for first in ((), ELSEWHERE))
    found = compare(direct.picture(), wandered.picture())
    assert found.is_small(), str(found)
    direct.close()
    wandered.close()
