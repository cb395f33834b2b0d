"""The page's files over the network."""

import gzip
import http.client
import re
from collections.abc import Callable

import pytest

from monuments.server.http.site_folders import SITE
from monuments.server.settings import Settings
from tests.server.running import Client, Server

pytestmark = pytest.mark.skipif(
    not (SITE / "index.html").is_file(), reason="the page is not built: make setup"
)


def test_scripts_are_compressed_and_immutable(ada: Client) -> None:
    page = ada.ask("GET", "/").body.decode()
    script = re.findall(r'src="(/assets/[^"]+\.js)"', page)[0]
    plain = ada.ask("GET", script)
    packed = ada.ask("GET", script, headers={"Accept-Encoding": "gzip"})

    assert packed.headers["content-encoding"] == "gzip"
    assert "immutable" in packed.headers["cache-control"]
    assert gzip.decompress(packed.body) == plain.body
    assert len(packed.body) < len(plain.body) / 2


@pytest.mark.slow
def test_eight_people_at_one_address_may_look_at_everything(
    own_sqlite: Callable[..., Server],
) -> None:
    usual = Settings()
    names = ("address_rate", "address_burst")
    server = own_sqlite(**{name: str(getattr(usual, name)) for name in names})
    paths = [f"/{path.relative_to(SITE)}" for path in SITE.rglob("[!.]*.*")]
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=30)
    statuses = []
    for path in paths * 8:
        connection.request("GET", path)
        response = connection.getresponse()
        response.read()
        statuses.append(response.status)
    connection.close()

    assert len(paths) > 100
    assert 429 not in statuses
    assert Client(server).ask("GET", "/api/tables").status == 200
