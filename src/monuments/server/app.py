"""The application: its services and its routes."""

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from monuments.engine.refusal import RefusalError, refuse
from monuments.server.admin.watcher import Watcher
from monuments.server.card_library import CardLibrary
from monuments.server.http import admin_api, static_site, status_pages
from monuments.server.http.connections import Connections
from monuments.server.http.middleware import Guard, refused
from monuments.server.http.penalties import Penalties
from monuments.server.http.rate_limits import FILES, Buckets, Counts, Turns
from monuments.server.http.relay import Relay
from monuments.server.http.routes import ENDPOINTS
from monuments.server.http.websocket import live
from monuments.server.lifespan import lifespan
from monuments.server.lobby.lobby import Lobby
from monuments.server.messages.protocol import Refused, write
from monuments.server.metrics import Metrics
from monuments.server.services import Services
from monuments.server.settings import Settings
from monuments.server.storage.databases import make_store
from monuments.server.storage.erasures import ErasureList
from monuments.server.storage.uptime_clock import Clock
from monuments.server.unwanted_words import UnwantedWords

COMMITMENTS: Final = 2
"""Open commitments of an address for each table that it may make."""

TOLERATED: Final = 200
"""Refused requests of an address, without a calm minute, until it is shut out for a while."""
PENALTY_SECONDS: Final = (10.0, 900.0)
"""The first and the longest penalty of an address that does not stop."""
TOKEN_TRIES: Final = 5
"""Wrong tokens and passwords of the host that are tolerated."""
GUESS_SECONDS: Final = (60.0, 3600.0)
"""The first and the longest penalty for more of them."""


def make_services(settings: Settings) -> Services:
    metrics = Metrics()
    store = make_store(settings, metrics)
    return Services(
        settings=settings,
        metrics=metrics,
        store=store,
        clock=Clock(store, settings.beat_seconds),
        notifications=store.notifications,
        bot_threads=ThreadPoolExecutor(max(1, settings.bot_threads), "bots"),
        threads=ThreadPoolExecutor(max(1, settings.bot_threads), "questions"),
        seats=Buckets(settings.seat_rate, settings.seat_burst),
        addresses=Buckets(settings.address_rate, settings.address_burst),
        files=Buckets(FILES * settings.address_rate, FILES * settings.address_burst),
        makers=Buckets(settings.tables_per_address / 3600, settings.tables_per_address),
        commitments=Buckets(
            COMMITMENTS * settings.tables_per_address / 3600,
            COMMITMENTS * settings.tables_per_address,
        ),
        penalties=Penalties(TOLERATED, *PENALTY_SECONDS),
        guesses=Penalties(TOKEN_TRIES, *GUESS_SECONDS),
        sockets=Counts(settings.address_sockets),
        connections=Connections(settings, metrics),
        questions=Turns(),
        records=Turns(),
        card_library=CardLibrary(Path(settings.data) / "decks"),
        words=UnwantedWords(settings.words),
        erasures=ErasureList(Path(settings.data)),
    )


def make_app(settings: Settings) -> Starlette:
    """Return the application for these settings."""
    services = make_services(settings)
    status = {
        "/openapi.json": status_pages.description,
        "/healthz": status_pages.alive,
        "/readyz": status_pages.ready,
        "/metrics": status_pages.metrics,
    }
    app = Starlette(
        routes=[
            *(Route(path, page) for path, page in status.items()),
            *(_route(path) for path in dict.fromkeys(end.path for end in ENDPOINTS)),
            *admin_api.routes(),
            *static_site.routes(),
        ],
        lifespan=lifespan,
        middleware=[Middleware(Guard, services=services, live=live)],
        exception_handlers={RefusalError: _refuse, 404: _not_found, 405: _not_allowed},
    )
    app.state.lobby = Lobby(services)
    app.state.watcher = Watcher(app.state.lobby)
    app.state.relay = Relay(app, app.state.lobby, live)
    app.state.ready = False
    return app


async def _refuse(_: Request, error: Exception) -> Response:
    assert isinstance(error, RefusalError)
    return refused(error)


async def _not_found(request: Request, _: Exception) -> Response:
    if request.url.path.startswith("/api"):
        return refused(refuse("table", "no-such-page"))
    return static_site.missing(request)


async def _not_allowed(request: Request, error: Exception) -> Response:
    """Refuse the method, in JSON where programs ask."""
    assert isinstance(error, HTTPException)
    if not request.url.path.startswith("/api"):
        return PlainTextResponse("this page can only be read\n", 405, error.headers)
    body = write(Refused(refuse("table", "no-such-page").refusal))
    return Response(body, 405, error.headers, media_type="application/json")


def _route(path: str) -> Route:
    """Return one route for all methods of a path, so that `Allow` names them all."""
    ends = {end.method: end for end in ENDPOINTS if end.path == path}
    if "GET" in ends:
        ends["HEAD"] = ends["GET"]

    async def answer(request: Request) -> Response:
        return await ends[request.method](request)

    return Route(path, answer, methods=list(ends))
