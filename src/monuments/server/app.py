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

from monuments.bots.warmup import Stage, warm_stages
from monuments.engine.jit import COMPILED, is_ready
from monuments.engine.refusal import RefusalError, refuse
from monuments.server import pages, site
from monuments.server.bus import Alone, Bus, PostgresBus
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
    works = (house.clock.run(), lobby.run(), lobby.watch(), prepare(lobby), _tidy())
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


async def prepare(lobby: Lobby) -> None:
    """Load one stage of the rules and bots after the other, the first time as they are compiled."""
    if COMPILED and not is_ready(warm_stages()[-1].key):
        logger.info("preparing")
        await _compile(lobby)
    for stage in warm_stages() if COMPILED else ():
        await _load(lobby, stage)
    lobby.house.prepared.set()
    _settle()
    logger.info("prepared")


async def _compile(lobby: Lobby) -> None:
    """Compile in a child process, which names each stage when it is done, and load it here."""
    stages = {stage.key: stage for stage in warm_stages()}
    command = (sys.executable, "-m", "monuments", "warm", "--report")
    # Ctrl+C is for the server, which then ends the child: interrupted, LLVM prints tracebacks.
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
    house = lobby.house
    if not house.prepared.has(stage.key):
        await asyncio.get_running_loop().run_in_executor(house.threads, stage.run)
        house.prepared.add(stage.key)
        lobby.show_prepared()


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
