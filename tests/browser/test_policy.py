"""Script in names, chat, decks and records stays text, and breaks no policy."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from monuments.server.http.site_folders import DOCS
from tests.browser.conftest import Visit, missing
from tests.browser.driving import until
from tests.browser.shared_seats import Holder
from tests.browser.site import PAGE, ROOT, Site
from tests.browser.words import say

pytestmark = [pytest.mark.browser, pytest.mark.slow]

TOKEN = "0f1e2d3c4b5a69788796a5b4c3d2e1f0"
NAMES = ("<img src=x onerror=a()>", "<svg onload=a()>{{a()}}", "<script>a()</script>")
LINE = (
    "<script>a()</script><img src=x onerror=a()><svg/onload=a()>"
    '<a href="javascript:a()">here</a><style>*{display:none}</style>'
    "<iframe srcdoc='<script>parent.a()</script>'></iframe>${a()}{{a()}}"
)
WATCH = """
window.a = () => noted('something ran');
addEventListener('securitypolicyviolation', event =>
  noted(`${event.effectiveDirective} ${event.blockedURI} at ${location.pathname}`));
"""
STRANGE = "img[src='x'], svg[onload], iframe, main style, a[href^='javascript'], main script"
"""Elements that are only there if a text was read as HTML."""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    if not PAGE.is_file():
        missing("no page has been built: make setup")
    folder = tmp_path_factory.mktemp("policy")
    write_deck(folder / "data/decks")
    site = Site(folder, ADMIN_TOKEN=TOKEN, KEEP_UNSTARTED_DAYS="1")
    yield site
    site.stop()


def write_deck(folder: Path) -> None:
    """Write the deck of bridges with script in each of its texts."""
    text = (ROOT / "examples/decks/bridges.toml").read_text("utf-8")
    keys = r"(en|fr|de|text_\w+|fact_\w+|\w+_source|grade_reason)"
    folder.mkdir(parents=True)
    changed = re.sub(rf'(?m)^{keys} = "(.{{0,8}}).*"$', rf'\1 = "{NAMES[0]}\2"', text)
    (folder / "script.toml").write_text(changed, "utf-8")


class Watched(Holder):
    """A page whose policy reports, and whose reader makes tables with strange words."""

    def __init__(self, visit: Visit, site: Site) -> None:
        super().__init__(visit("/"), site)
        self.noted: list[str] = []
        self.page.context.expose_function("noted", lambda what: self.noted.append(what))
        self.page.context.add_init_script(WATCH)

    def has_noted(self, what: str) -> bool:
        self.page.title()  # what the page says arrives only while it is being asked
        return any(what in each for each in self.noted)

    def check(self, path: str = "") -> None:
        self.look(path)
        self.page.locator("h1").first.wait_for(state="attached")
        self.check_here()

    def check_here(self) -> None:
        self.page.wait_for_load_state("networkidle")
        expect(self.page.locator(STRANGE)).to_have_count(0)
        assert self.noted == [], self.page.url

    def gather(self, **wish: object) -> None:
        """Make a listed table of two with strange names, and talk."""
        seats = [{"kind": "me", "name": NAMES[0]}, {"kind": "open"}, {"kind": "open"}]
        wish = {"game": "antiquity", "seats": seats, "listed": True, "chat": True, **wish}
        self.hold(self.post("tables", **wish)["seated"])
        self.post(f"tables/{self.table}/seats/1", name=NAMES[1])
        self.command(type="say", text=LINE)


@pytest.fixture
def watched(visit: Visit, site: Site) -> Watched:
    return Watched(visit, site)


def test_the_policy_reports_what_it_should(watched: Watched) -> None:
    """Without this the other tests could not fail."""
    watched.look("/")
    watched.page.evaluate("text => document.body.insertAdjacentHTML('beforeend', text)", LINE)

    until(lambda: watched.has_noted("script-src"), "a report")
    assert "something ran" not in watched.noted
    assert watched.page.locator(STRANGE.replace("main ", "")).count() > 3
    watched.page.evaluate("a()")
    until(lambda: watched.has_noted("something ran"), "a note")


def test_the_lobby_and_its_chat(watched: Watched) -> None:
    watched.gather()
    watched.check()
    page = watched.page
    expect(page.get_by_text(LINE)).to_be_visible()
    expect(page.get_by_text(NAMES[1]).first).to_be_visible()
    watched.check("/tables")
    expect(page.get_by_text(NAMES[0]).first).to_be_visible()


def test_a_table_in_play_and_its_replay(watched: Watched) -> None:
    seats = [{"kind": "me", "name": NAMES[0]}, {"kind": "open"}]
    watched.gather(seats=seats, game="fabuleux", options="deck=script collectors=0 rounds=2")
    watched.command(type="say", text=LINE)
    watched.check()
    watched.page.get_by_role("button", name=re.compile(f"^{say('table-chat')}")).first.click()
    expect(watched.page.get_by_text(LINE).first).to_be_visible()
    watched.check_here()
    for seat in (0, 1):
        watched.seat = seat
        watched.command(type="leave", bot="random")
    until(watched.is_over, "the end of the game", 60)
    watched.check()
    watched.check(f"/replay/{watched.table}")
    watched.page.get_by_role("slider").wait_for()
    watched.check_here()


def test_a_record_that_is_uploaded(watched: Watched) -> None:
    record = (ROOT / "tests/golden/antiquity/three-players.mnr").read_text("utf-8")
    strange = record.replace("Ada", NAMES[0]).replace("Ben", NAMES[1])
    watched.look("/replay")
    watched.page.get_by_role("textbox").fill(strange)
    watched.page.get_by_role("button", name=say("replay-show")).click()
    watched.page.get_by_role("slider").wait_for()
    watched.check_here()
    expect(watched.page.get_by_text(NAMES[1]).first).to_be_attached()


def test_the_page_of_the_host(watched: Watched) -> None:
    watched.gather()
    for line in (1, None):
        watched.seat = 1
        watched.command(type="report", seat=0, line=line)
    notice = json.dumps({"act": "mute", "table": watched.table, "seat": 0, "words": LINE})
    watched.page.request.post(
        f"{watched.site.url}/api/admin/acts",
        data=notice,
        headers={"authorization": f"Bearer {TOKEN}"},
    )
    watched.look("/admin")
    page = watched.page
    page.get_by_label(say("admin-token")).fill(TOKEN)
    page.keyboard.press("Enter")
    page.get_by_role("button", name=say("admin-settle")).first.wait_for()
    expect(page.get_by_text(LINE).first).to_be_visible()
    page.get_by_role("button", name=say("admin-table", table=watched.table)).first.click()
    watched.check_here()


def test_a_notice_of_the_host(watched: Watched) -> None:
    watched.gather()
    watched.page.request.post(
        f"{watched.site.url}/api/admin/acts",
        data=json.dumps({"act": "close", "table": watched.table, "words": LINE}),
        headers={"authorization": f"Bearer {TOKEN}"},
    )
    watched.check()
    expect(watched.page.get_by_text(LINE)).to_be_visible()


def test_the_documentation(watched: Watched) -> None:
    if not DOCS.is_dir():
        missing("the documentation is not built: make docs")
    watched.page.goto(f"{watched.site.url}/docs/search.html?q={NAMES[0]}")
    watched.page.get_by_role("heading").first.wait_for()
    watched.check_here()


def test_a_table_that_will_be_deleted_says_so(watched: Watched) -> None:
    watched.gather()
    watched.site.stop()
    watched.site.start()
    watched.look()
    notice = watched.page.get_by_role("status").filter(has_text="This table will be deleted")
    notice.wait_for()
    assert_fits(watched.page)
    notice.get_by_role("button", name=say("table-expires-read")).click()
    expect(notice).to_have_count(0)


def assert_fits(page: Page) -> None:
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
