"""The page itself: files that were built from web/, and one page for all of its addresses."""

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

from monuments.server import pages

SITE: Final = Path(__file__).with_name("web")
"""Made by the build; without it the server shows a plain page of what it offers."""

DOCS: Final = Path(__file__).with_name("docs")
"""The documentation, made by `make docs`; without it nothing is found under /docs."""

PAGES: Final = (
    "/new", "/new/{game:str}", "/tables", "/table/{table:str}", "/rules", "/rules/{game:str}",
    "/museum", "/museum/{game:str}", "/replay", "/replay/{table:str}", "/guide/{game:str}",
    "/gallery", "/offline",
)  # fmt: skip
"""Addresses of the page; what it shows there it finds out by itself."""

_FOR_EVER: Final = {"cache-control": "public, max-age=31536000, immutable"}
_ASK_AGAIN: Final = {"cache-control": "no-cache"}
_PACKED: Final = Middleware(GZipMiddleware, minimum_size=1000, compresslevel=6)


class _Assets(StaticFiles):
    """Files whose names hold a hash of what is in them: they never change."""

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
        return await pages.home(request)
    return FileResponse(SITE / "index.html", headers=_ASK_AGAIN)


def missing(request: Request) -> Response:
    """Return that there is nothing here: to a reader the page, which says it in their words."""
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
    """Return where the page and its files are found. They come last: the API goes first."""
    return [
        Route("/", page),
        *(Route(path, page) for path in PAGES),
        Mount(
            "/assets",
            _Assets(directory=SITE / "assets", check_dir=False),
            middleware=[_PACKED],
        ),
        *docs_routes(DOCS),
        Route("/{name:str}", _file),
    ]
