"""The application: routes, and what runs from the start to the stop."""

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

from monuments.engine.jit import CACHE, COMPILED
from monuments.engine.refusal import RefusalError, refuse
from monuments.games.registry import GAMES, open_game
from monuments.server import pages, site
from monuments.server.bus import Alone, Bus, PostgresBus
from monuments.server.choice import warm_bots
from monuments.server.clock import Clock
from monuments.server.endpoints import ENDPOINTS
from monuments.server.guard import Guard, refused
from monuments.server.house import House
from monuments.server.limits import FILES, Buckets, Counts, Turns
from monuments.server.lobby import Lobby
from monuments.server.metrics import Metrics
from monuments.server.settings import Settings
from monuments.server.shelf import Shelf
from monuments.server.sockets import live
from monuments.server.store import Store

logger = structlog.get_logger()

TIDY_SECONDS: Final = 600.0


def make_house(settings: Settings) -> House:
    metrics = Metrics()
    store = Store(settings.url, metrics)
    clock = Clock(store, settings.beat_seconds)
    store.process = clock.process
    bus: Bus = Alone()
    if not store.is_sqlite:
        bus = PostgresBus(settings.database_url, clock.process)
    return House(
        settings=settings,
        metrics=metrics,
        store=store,
        clock=clock,
        bus=bus,
        bot_threads=ThreadPoolExecutor(max(1, settings.bot_threads), "bots"),
        threads=ThreadPoolExecutor(max(1, settings.bot_threads), "questions"),
        seats=Buckets(settings.seat_rate, settings.seat_burst),
        addresses=Buckets(settings.address_rate, settings.address_burst),
        files=Buckets(FILES * settings.address_rate, FILES * settings.address_burst),
        makers=Buckets(settings.tables_per_address / 3600, settings.tables_per_address),
        sockets=Counts(settings.address_sockets),
        questions=Turns(),
        records=Turns(),
        shelf=Shelf(Path(settings.data) / "decks"),
    )


def make_app(settings: Settings) -> Starlette:
    """Return the whole server for these settings."""
    house = make_house(settings)
    app = Starlette(
        routes=_routes(),
        lifespan=_lifespan,
        middleware=[Middleware(Guard, house=house, live=live)],
        exception_handlers={RefusalError: _refuse, 404: _not_found},
    )
    app.state.lobby = Lobby(house)
    app.state.ready = False
    return app


async def _refuse(_: Request, error: Exception) -> Response:
    assert isinstance(error, RefusalError)
    return refused(error)


async def _not_found(request: Request, _: Exception) -> Response:
    if request.url.path.startswith("/api"):
        return refused(refuse("table", "no-such-page"))
    return site.missing(request)


def _routes() -> list[BaseRoute]:
    plain = {
        "/openapi.json": pages.description,
        "/healthz": pages.alive,
        "/readyz": pages.ready,
        "/metrics": pages.metrics,
    }
    paths = dict.fromkeys(end.path for end in ENDPOINTS)
    return [
        *(Route(path, page) for path, page in plain.items()),
        *(_route(path) for path in paths),
        *site.routes(),
    ]


def _route(path: str) -> Route:
    """Return one route for all methods of a path, so that `Allow` names them all."""
    ends = {end.method: end for end in ENDPOINTS if end.path == path}
    if "GET" in ends:
        ends["HEAD"] = ends["GET"]

    async def answer(request: Request) -> Response:
        return await ends[request.method](request)

    return Route(path, answer, methods=list(ends))


async def begin(lobby: Lobby) -> None:
    """Open the database. Raise whatever is wrong with it, nothing left open."""
    house = lobby.house
    try:
        await house.store.open()
        await house.clock.begin()
        house.began = house.clock.now()
        await house.bus.open(lobby.hear, lobby.look_again)
    except BaseException:
        await house.store.close()
        raise


@asynccontextmanager
async def _lifespan(app: Starlette) -> AsyncIterator[None]:
    """Run what runs beside the requests. The database is open already: see `begin`."""
    lobby: Lobby = app.state.lobby
    house = lobby.house
    app.state.ready = True
    works = (house.clock.run(), lobby.run(), lobby.watch(), prepare(house), _tidy())
    loops = [asyncio.create_task(work) for work in works]
    logger.info("ready", process=house.clock.process)
    try:
        yield
    finally:
        app.state.ready = False
        await _stop(lobby, loops)


async def _stop(lobby: Lobby, loops: list[asyncio.Task[None]]) -> None:
    """Finish what was begun, store it, then let go."""
    house = lobby.house
    for task in loops:
        task.cancel()
    for task in loops:
        with suppress(asyncio.CancelledError):
            await task
    house.stopping = True
    for threads in (house.bot_threads, house.threads):
        threads.shutdown(wait=False, cancel_futures=True)
    await house.finish()
    await lobby.end()
    await house.clock.end()
    await house.bus.close()
    await house.store.close()
    logger.info("stopped")


async def prepare(house: House) -> None:
    """Compile the rules in a child process the first time, then load them here."""
    mark = CACHE / "prepared"
    if COMPILED and not mark.exists():
        logger.info("preparing")
        child = await asyncio.create_subprocess_exec(sys.executable, "-m", "monuments", "warm")
        try:
            status = await child.wait()
        except asyncio.CancelledError:
            child.terminate()
            raise
        if status == 0 and CACHE.exists():
            mark.touch()
    if COMPILED:
        await asyncio.get_running_loop().run_in_executor(house.threads, _load_all)
    _settle()
    house.prepared.set()
    logger.info("prepared")
    if COMPILED:
        await asyncio.get_running_loop().run_in_executor(house.threads, warm_bots)


def _settle() -> None:
    """Never look again for garbage in what was loaded: that would hold up every table at once.

    Of what comes later only the young is looked through as a matter of course: with hundreds of
    tables the rest takes a fifth of a second. See `_tidy`.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 20, 100_000)


async def _tidy() -> None:
    """Look through everything now and then; nearly all garbage goes without it."""
    while True:
        await asyncio.sleep(TIDY_SECONDS)
        gc.collect()


def _load_all() -> None:
    for name in GAMES:
        open_game(name, {}).warm()
