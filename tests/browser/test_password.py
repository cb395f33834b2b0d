"""A server with a password for new tables: the page asks for it once."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.site import Site
from tests.browser.words import say

pytestmark = [pytest.mark.browser, pytest.mark.slow]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    folder: Path = tmp_path_factory.mktemp("password")
    site = Site(folder, TABLE_PASSWORD="open sesame")
    yield site
    site.stop()


def test_the_page_asks_for_the_host_s_password_once(visit: Visit) -> None:
    page = visit("/")
    sit = page.get_by_role("button", name=say("start-sit"))
    sit.click()
    dialog = page.get_by_role("dialog", name=say("shell-password"))
    for word, is_wrong in (("sesame", True), ("open sesame", False)):
        dialog.get_by_label(say("shell-password-label")).fill(word)
        dialog.get_by_role("button", name=say("shell-password-done")).click()
        if is_wrong:
            expect(dialog.get_by_role("alert")).to_have_text(say("shell-password-wrong"))
    page.wait_for_url("**/table/*")

    again = visit("/", like=page)
    again.get_by_role("button", name=say("start-sit")).click()
    again.wait_for_url("**/table/*")
    expect(again.get_by_role("dialog", name=say("shell-password"))).to_have_count(0)


def test_without_the_password_the_reader_stays(visit: Visit) -> None:
    page = visit("/")
    page.get_by_role("button", name=say("start-sit")).click()
    page.get_by_role("dialog").get_by_role("button", name=say("shell-close")).click()

    expect(page.get_by_text(say("refusal-password-needed"))).to_be_visible()
