"""Load the compiled rules and bots at the start; compile them the first time."""

import asyncio
import gc
import sys
from contextlib import suppress

import structlog

from monuments.bots.warmup import Stage, warm_stages
from monuments.engine.jit import COMPILED, is_ready
from monuments.games.registry import GAMES
from monuments.server.lobby.lobby import Lobby

logger = structlog.get_logger()


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
    # Exclude start-up objects from garbage collection, and look through old ones rarely: with
    # hundreds of tables that takes a fifth of a second. `lifespan` does it periodically.
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 20, 100_000)
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
