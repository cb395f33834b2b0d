"""A Collector that the host's deck brings: its own name and text on the page."""

import shutil

import pytest

from tests.browser.conftest import Visit
from tests.browser.driving import until
from tests.browser.shared_seats import Holder
from tests.browser.site import ROOT, Site
from tests.browser.words import say

pytestmark = [pytest.mark.browser, pytest.mark.slow]

COLLECTORS = {
    "flood": ("Springflut", "Der Fluss strömt rückwärts."),
    "drought": ("Mautschranke", "Die Schranke ist unten:"),
}


def turn_a_collector(holder: Holder) -> str:
    """Play until the page's own card is a Collector; return the verb of its effect."""
    for _ in range(20):  # the bot may turn both of them
        holder.sit(2, game="fabuleux", options="deck=bridges collectors=0")
        while not holder.is_over():
            until(lambda: bool(holder.forms()) or holder.is_over(), "my turn", 30)
            possible = [
                form for forms in holder.forms().values() for form in forms if "refusal" not in form
            ]
            if possible and possible[0]["verb"] in COLLECTORS:
                return str(possible[0]["verb"])
            for form in possible[:1]:
                holder.play(" ".join([form["verb"], *form.get("targets", [])[:1]]))
    raise AssertionError("no Collector came")


def test_a_collector_of_the_deck_has_its_own_name_and_text(visit: Visit, site: Site) -> None:
    decks = site.data / "decks"
    decks.mkdir(exist_ok=True)
    shutil.copy(ROOT / "examples/decks/bridges.toml", decks / "bridges.toml")
    page = visit("/", language="de", speed=1)
    holder = Holder(page, site)
    name, text = COLLECTORS[turn_a_collector(holder)]
    holder.look()

    title = say("fabuleux-web-title-collector", "de", collector=name)
    page.get_by_role("heading", level=1, name=title).wait_for()
    page.get_by_role("article", name=name).get_by_text(text).wait_for()
    page.keyboard.press("1")
    scene = page.locator(".drama")
    scene.get_by_role("heading", name=name).wait_for()
    scene.get_by_text(text).wait_for()
    scene.get_by_text(f"Zoe deckt {name} auf").wait_for()
