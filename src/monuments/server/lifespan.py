"""The life of a server: open the database, run background tasks, stop in order."""

import asyncio
import gc
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Final

import structlog
from starlette.applications import Starlette

from monuments.server.http.relay import Relay
from monuments.server.lobby import commitments, retention
from monuments.server.lobby.credentials import forget_old_invitations
from monuments.server.lobby.lobby import HAND_OVER_SECONDS, Lobby
from monuments.server.lobby.personal_data import erase_again, give_up_erased
from monuments.server.storage import schema
from monuments.server.warmup import load_played, prepare

logger = structlog.get_logger()

TIDY_SECONDS: Final = 600.0


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
async def lifespan(app: Starlette) -> AsyncIterator[None]:
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
        for task in loops:
            task.cancel()
        for task in loops:
            with suppress(asyncio.CancelledError):
                await task
        services.stopping = True
        for threads in (services.bot_threads, services.threads):
            threads.shutdown(wait=False, cancel_futures=True)
        await services.finish()  # running tasks store their entries before anything closes
        await app.state.relay.peers.close()
        await services.clock.end()
        await services.notifications.close()
        await services.store.close()
        logger.info("stopped")


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
