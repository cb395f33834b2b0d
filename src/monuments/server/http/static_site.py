"""The page: files built from web/, and one HTML file for all of its addresses."""

from pathlib import Path
from typing import Final

from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, RedirectResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Receive, Scope, Send

from monuments.server.http import status_pages
from monuments.server.http.site_folders import DOCS, SITE

PAGES: Final = (
    "/new", "/new/{game:str}", "/tables", "/table/{table:str}", "/rules", "/rules/{game:str}",
    "/museum", "/museum/{game:str}", "/replay", "/replay/{table:str}", "/guide/{game:str}",
    "/gallery", "/offline",
)  # fmt: skip
"""Addresses of the page, which routes them itself."""

_FOR_EVER: Final = {"cache-control": "public, max-age=31536000, immutable"}
_ASK_AGAIN: Final = {"cache-control": "no-cache"}
_PACKED: Final = Middleware(GZipMiddleware, minimum_size=1000, compresslevel=6)


class _Assets(StaticFiles):
    """Files with a hash of their content in the name: they never change."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        response.headers.update(_FOR_EVER)
        return response


class _Docs(StaticFiles):
    """The documentation: files that may change with the next version."""

    def __init__(self, folder: Path) -> None:
        super().__init__(directory=folder, html=True, check_dir=False)
        self.folder = folder

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if not self.folder.is_dir():
            raise HTTPException(404)
        await super().__call__(scope, receive, send)

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        response.headers.update(_ASK_AGAIN)
        return response


def docs_routes(folder: Path) -> list[BaseRoute]:
    """Return the routes of the documentation site built in `folder`."""
    return [
        Route("/docs", lambda _: RedirectResponse("/docs/")),
        Mount("/docs", _Docs(folder), middleware=[_PACKED]),
    ]


async def page(request: Request) -> Response:
    if not (SITE / "index.html").is_file():
        return await status_pages.home(request)
    return FileResponse(SITE / "index.html", headers=_ASK_AGAIN)


async def _host_page(request: Request) -> Response:
    """Return the page of the server's host, if there is a token for it."""
    if not request.app.state.lobby.services.settings.admin_token:
        raise HTTPException(404)
    return await page(request)


def missing(request: Request) -> Response:
    """Return a 404: for browsers the page, which shows it in their language."""
    is_reader = "text/html" in request.headers.get("accept", "")
    if is_reader and (SITE / "index.html").is_file():
        return FileResponse(SITE / "index.html", 404, headers=_ASK_AGAIN)
    return PlainTextResponse("there is no such page\n", 404)


async def _file(request: Request) -> Response:
    name = request.path_params["name"]
    if name not in {found.name for found in SITE.glob("*.*")} or name == "index.html":
        raise HTTPException(404)
    return FileResponse(SITE / name, headers=_ASK_AGAIN)


def routes() -> list[BaseRoute]:
    """Return the routes of the page and its files. They come after those of the API."""
    return [
        Route("/", page),
        *(Route(path, page) for path in PAGES),
        Route("/admin", _host_page),
        Mount(
            "/assets",
            _Assets(directory=SITE / "assets", check_dir=False),
            middleware=[_PACKED],
        ),
        *docs_routes(DOCS),
        Route("/{name:str}", _file),
    ]
