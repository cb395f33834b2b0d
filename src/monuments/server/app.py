"""The application: its routes, and its background tasks from start to stop."""

import asyncio
import gc
import sys
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Final

import structlog
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from monuments.bots.warmup import Stage, warm_stages
from monuments.engine.jit import COMPILED, is_ready
from monuments.engine.refusal import RefusalError, refuse
from monuments.games.registry import GAMES
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
from monuments.server.lobby import commitments, retention
from monuments.server.lobby.credentials import forget_old_invitations
from monuments.server.lobby.lobby import HAND_OVER_SECONDS, Lobby
from monuments.server.lobby.personal_data import erase_again, give_up_erased
from monuments.server.metrics import Metrics
from monuments.server.services import Services
from monuments.server.settings import Settings
from monuments.server.storage import schema
from monuments.server.storage.databases import make_store
from monuments.server.storage.erasures import ErasureList
from monuments.server.storage.uptime_clock import Clock
from monuments.server.unwanted_words import UnwantedWords

logger = structlog.get_logger()

TIDY_SECONDS: Final = 600.0
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
    app = Starlette(
        routes=_routes(),
        lifespan=_lifespan,
        middleware=[Middleware(Guard, services=services, live=live)],
        exception_handlers={RefusalError: _refuse, 404: _not_found},
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


def _routes() -> list[BaseRoute]:
    plain = {
        "/openapi.json": status_pages.description,
        "/healthz": status_pages.alive,
        "/readyz": status_pages.ready,
        "/metrics": status_pages.metrics,
    }
    paths = dict.fromkeys(end.path for end in ENDPOINTS)
    return [
        *(Route(path, page) for path, page in plain.items()),
        *(_route(path) for path in paths),
        *admin_api.routes(),
        *static_site.routes(),
    ]


def _route(path: str) -> Route:
    """Return one route for all methods of a path, so that `Allow` names them all."""
    ends = {end.method: end for end in ENDPOINTS if end.path == path}
    if "GET" in ends:
        ends["HEAD"] = ends["GET"]

    async def answer(request: Request) -> Response:
        return await ends[request.method](request)

    return Route(path, answer, methods=list(ends))


async def begin(lobby: Lobby, relay: Relay | None = None) -> None:
    """Open the database, and listen for other processes that share it.

    If that fails, close everything and raise.
    """
    services = lobby.services
    try:
        await services.store.open()
        await services.clock.begin()
        services.began = services.clock.now()
        if relay and services.store.is_shared:
            await relay.peers.listen()
        await services.store.stay_alive(services.settings.lease_seconds)
        await services.notifications.open(lobby.hear, lobby.look_again)
        for sentence in await services.store.cautions():
            logger.warning("plays_can_be_lost", cause=sentence)
    except BaseException:
        await services.store.close()
        raise


@asynccontextmanager
async def _lifespan(app: Starlette) -> AsyncIterator[None]:
    """Run the background tasks. The database is already open: see `begin`."""
    lobby: Lobby = app.state.lobby
    services = lobby.services
    await app.state.watcher.begin()
    erased = await erase_again(services)
    await load_played(lobby)
    app.state.ready = True
    works = (
        services.clock.run(),
        _stay_alive(lobby),
        app.state.relay.peers.run(),
        lobby.run(),
        app.state.watcher.run(),
        give_up_erased(lobby, erased),
        prepare(lobby),
        _tidy(),
        _sweep(lobby),
    )
    loops = [asyncio.create_task(work) for work in works]
    logger.info("ready", process=services.clock.process)
    try:
        yield
    finally:
        app.state.ready = False
        await _stop(lobby, app.state.relay, loops)


async def _stop(lobby: Lobby, relay: Relay, loops: list[asyncio.Task[None]]) -> None:
    """Finish running tasks, store their entries, then close everything."""
    services = lobby.services
    for task in loops:
        task.cancel()
    for task in loops:
        with suppress(asyncio.CancelledError):
            await task
    services.stopping = True
    for threads in (services.bot_threads, services.threads):
        threads.shutdown(wait=False, cancel_futures=True)
    await services.finish()
    await relay.peers.close()
    await services.clock.end()
    await services.notifications.close()
    await services.store.close()
    logger.info("stopped")


async def load_played(lobby: Lobby) -> None:
    """Load the rules of the games in play before the first request is answered.

    Connections wait meanwhile: players who come back after a restart need not be refused.
    """
    if not COMPILED:
        lobby.services.prepared.set()
        return
    played = await lobby.services.store.played_games()
    for stage in stages_for(played):
        if stage.key in played and is_ready(stage.key):
            await _load(lobby, stage)


def stages_for(played: list[str]) -> list[Stage]:
    """Return the stages of warming up, those of the games in play first."""
    rank = {game: place for place, game in enumerate(played)}
    rank |= {game: len(rank) for game in GAMES if game not in rank}
    last = len(GAMES)
    return sorted(warm_stages(), key=lambda stage: rank.get(stage.key.removesuffix("-bots"), last))


async def prepare(lobby: Lobby) -> None:
    """Load the stages of rules and bots, at the first start as they are compiled."""
    if COMPILED and not is_ready(warm_stages()[-1].key):
        logger.info("preparing")
        await _compile(lobby)
    played = await lobby.services.store.played_games()
    for stage in stages_for(played) if COMPILED else ():
        await _load(lobby, stage)
    lobby.services.prepared.set()
    _settle()
    logger.info("prepared")


async def _compile(lobby: Lobby) -> None:
    """Compile in a child process that reports each finished stage, and load it here."""
    stages = {stage.key: stage for stage in warm_stages()}
    command = (sys.executable, "-m", "monuments", "warm", "--report")
    # Ctrl+C goes to the server, which ends the child: an interrupted LLVM prints tracebacks.
    child = await asyncio.create_subprocess_exec(
        *command, stdout=asyncio.subprocess.PIPE, start_new_session=True
    )
    assert child.stdout
    try:
        async for line in child.stdout:
            await _load(lobby, stages[line.decode().strip()])
        await child.wait()
    except asyncio.CancelledError:
        with suppress(ProcessLookupError):
            child.terminate()
        raise


async def _load(lobby: Lobby, stage: Stage) -> None:
    services = lobby.services
    if not services.prepared.has(stage.key):
        await asyncio.get_running_loop().run_in_executor(services.threads, stage.run)
        services.prepared.add(stage.key)
        lobby.show_prepared()


def _settle() -> None:
    """Exclude start-up objects from garbage collection: scanning delays tables.

    Of what comes later only the young is looked through as a matter of course: with hundreds of
    tables the rest takes a fifth of a second. See `_tidy`.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 20, 100_000)


async def _sweep(lobby: Lobby) -> None:
    """Delete expired commitments, links and tables periodically; count the rest."""
    services, store = lobby.services, lobby.services.store
    while True:
        try:
            now = services.clock.now()
            for expired in (commitments.delete_expired(now), forget_old_invitations(now)):
                await store.run(expired)
            services.metrics.promises.set(await store.count(schema.promises))
            services.metrics.links.set(await store.count(schema.invitations))
            await retention.run(lobby, now)
        except Exception:  # the database may be unavailable for a while
            logger.exception("sweep_failed")
        await asyncio.sleep(TIDY_SECONDS)


async def _stay_alive(lobby: Lobby) -> None:
    """Keep the leases of this process."""
    services = lobby.services
    store, settings = services.store, services.settings
    while store.is_shared:
        await asyncio.sleep(settings.beat_seconds)
        try:
            if not lobby.ownership.is_leaving:
                await store.stay_alive(settings.lease_seconds)
        except Exception:  # the database may be unavailable for a while
            logger.exception("leases_not_renewed")


async def hand_over(app: Starlette) -> None:
    """Let other processes have the tables of this one, which is about to stop."""
    lobby: Lobby = app.state.lobby
    app.state.ready = False
    if not lobby.services.store.is_shared:
        return
    try:
        async with asyncio.timeout(4 * HAND_OVER_SECONDS):
            await lobby.hand_over()
    except Exception:  # its leases expire
        logger.exception("hand_over_failed")


async def _tidy() -> None:
    """Collect garbage periodically; reference counting frees nearly all of it."""
    while True:
        await asyncio.sleep(TIDY_SECONDS)
        gc.collect()
