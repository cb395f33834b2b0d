"""The page's files over the network."""

import gzip
import re

import pytest

from monuments.server.site import SITE
from tests.server.running import Client

pytestmark = pytest.mark.skipif(
    not (SITE / "index.html").is_file(), reason="the page is not built: make setup"
)


def test_scripts_travel_compressed_and_are_kept_for_ever(ada: Client) -> None:
    page = ada.ask("GET", "/").body.decode()
    script = re.findall(r'src="(/assets/[^"]+\.js)"', page)[0]
    plain = ada.ask("GET", script)
    packed = ada.ask("GET", script, headers={"Accept-Encoding": "gzip"})

    assert packed.headers["content-encoding"] == "gzip"
    assert "immutable" in packed.headers["cache-control"]
    assert gzip.decompress(packed.body) == plain.body
    assert len(packed.body) < len(plain.body) / 2
