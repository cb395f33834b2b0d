"""The documentation under /docs."""

import asyncio
from pathlib import Path

import pytest
from starlette.applications import Starlette
from starlette.types import Message

from monuments.server.http.middleware import HEADERS
from monuments.server.http.site_folders import DOCS
from monuments.server.http.static_site import docs_routes
from tests.server.running import Client

OUTSIDE = ("/docs/../secret", "/docs/%2e%2e/secret", "/docs//etc/passwd", "/docs/..%2fsecret")


def get(folder: Path, path: str) -> tuple[int, dict[str, str], bytes]:
    """Return status, headers and body from the documentation in `folder`."""
    sent: list[Message] = []

    async def receive() -> Message:
        await asyncio.sleep(30)  # the client stays
        return {"type": "http.disconnect"}

    async def send(message: Message) -> None:
        sent.append(message)

    scope = {"type": "http", "method": "GET", "path": path, "headers": [], "query_string": b""}
    asyncio.run(Starlette(routes=docs_routes(folder))(scope, receive, send))
    headers = {name.decode(): value.decode() for name, value in sent[0]["headers"]}
    return sent[0]["status"], headers, b"".join(part.get("body", b"") for part in sent[1:])


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "secret").write_text("secret", "utf-8")
    made = tmp_path / "docs"
    made.mkdir()
    (made / "index.html").write_text("<h1>Monuments</h1>", "utf-8")
    (made / "a.js").write_text("1", "utf-8")
    return made


def test_pages_and_files_have_their_types(folder: Path) -> None:
    status, headers, body = get(folder, "/docs/")
    script = get(folder, "/docs/a.js")[1]

    assert (status, body) == (200, b"<h1>Monuments</h1>")
    assert headers["content-type"].startswith("text/html")
    assert headers["cache-control"] == "no-cache"
    assert "javascript" in script["content-type"]


def test_the_bare_address_redirects_to_the_first_page(folder: Path) -> None:
    status, headers, _ = get(folder, "/docs")

    assert (status, headers["location"]) == (307, "/docs/")


def test_without_a_build_every_page_is_a_404(tmp_path: Path) -> None:
    assert get(tmp_path / "gone", "/docs/")[0] == 404


@pytest.mark.parametrize("path", ["/docs/../secret", "/docs/../../secret", "/docs//etc/passwd"])
def test_no_path_leads_out_of_the_documentation(folder: Path, path: str) -> None:
    status, _, body = get(folder, path)

    assert status == 404
    assert b"secret" not in body


@pytest.mark.parametrize("path", OUTSIDE)
def test_a_running_server_keeps_its_files(ada: Client, path: str) -> None:
    assert ada.ask("GET", path).status == 404


def test_the_documentation_has_the_policy_of_the_page(ada: Client) -> None:
    answer = ada.ask("GET", "/docs/")

    assert answer.status == (200 if (DOCS / "index.html").is_file() else 404)
    assert answer.headers["content-security-policy"] == HEADERS["content-security-policy"]
