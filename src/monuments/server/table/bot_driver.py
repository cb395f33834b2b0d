"""Drive a table: act for bots, for players out of time and for absent players."""

import asyncio
import secrets
import time
from contextlib import suppress
from dataclasses import dataclass
from typing import Literal

import structlog

from monuments.bots.match import play_once
from monuments.bots.warmup import stage_of
from monuments.engine.chance import seeded
from monuments.engine.game import Game, State
from monuments.engine.knowledge import Player
from monuments.server.table.bot_choice import seat_bot
from monuments.server.table.entries import Handed, Played, StaleError
from monuments.server.table.ownership import NotOwnerError
from monuments.server.table.session import TableSession

logger = structlog.get_logger()


@dataclass(frozen=True, slots=True)
class Job:
    """A play that a bot has to find."""

    s: State
    seat: int
    seq: int
    bot: str
    by: Literal["bot", "clock"]


async def drive(table: TableSession) -> None:
    """Act for bots and deadlines until a person is to move."""
    try:
        while (job := await _next_job(table)) and not table.services.stopping:
            await _commit_play(table, job, await _think(table, job))
    except NotOwnerError:
        pass  # the new owner acts for the bots
    except Exception:
        logger.exception("bot_failed", table=table.id, seq=table.state.seq)


async def _next_job(table: TableSession) -> Job | None:
    async with table.lock:
        if table.closed is not None:
            return None
        table.epoch()
        while (entry := _due_entry(table)) is not None:
            seat = entry.seat if isinstance(entry, Handed) else None
            with suppress(StaleError):  # perhaps it is not due any more
                await table.commit(entry, seat=seat)
        state = table.state
        if state.phase != "playing" or state.s is None:
            return None
        bot = state.seats[state.mover].player
        if bot:
            return Job(state.s.copy(), state.mover, state.game_seq, bot, "bot")
        if table.deadlines.is_out_of_time(state):
            return Job(state.s.copy(), state.mover, state.game_seq, table.substitute(), "clock")
        return None


def _due_entry(table: TableSession) -> Played | Handed | None:
    """Return the due entries that need no bot: the game's end, absent players."""
    state, now = table.state, table.services.clock.now()
    if state.phase != "playing":
        return None
    end, absence = table.deadlines.game_end(state), table.deadlines.absence_end(state)
    if end is not None and now >= end:
        return Played(table.game.table_plays[0], "table")
    if absence is not None and now >= absence and not state.seats[state.mover].player:
        return Handed(state.mover, table.substitute(), "absent")
    return None


async def _think(table: TableSession, job: Job) -> str:
    """Find a play in a thread, and wait until people can follow it."""
    services, started = table.services, time.perf_counter()
    await services.prepared.wait_for(stage_of(table.game.name, job.bot))
    key = (job.seat, job.bot)
    if key not in table.bots:
        table.bots[key] = seat_bot(job.bot, table.game, job.seat, secrets.randbits(62))
    play = await asyncio.get_running_loop().run_in_executor(
        services.bot_threads,
        find_play,
        table.game,
        job,
        table.bots[key],
        services.settings.bot_seconds,
    )
    spent = time.perf_counter() - started
    services.metrics.bot_seconds.observe(spent)
    if spent < services.settings.bot_pause and table.broadcaster.subscribers:
        await asyncio.sleep(services.settings.bot_pause - spent)
    return play


def find_play(game: Game, job: Job, bot: Player, seconds: float) -> str:
    """Let a bot choose one whole play from its seat's view; return it in notation.

    Its time starts here: waiting for a thread must not make it play worse.
    """
    deadline = time.monotonic() + seconds
    before, chance = job.s.copy(), seeded(secrets.randbits(62))
    return game.write_play(before, play_once(game, job.s, bot, chance, deadline))


async def _commit_play(table: TableSession, job: Job, play: str) -> None:
    """Commit a play, unless the game moved on or the seat is not the bot's now."""
    async with table.lock:
        state = table.state
        player = state.seats[state.mover].player if state.phase == "playing" else None
        if state.game_seq == job.seq and (job.by == "clock" or player == job.bot):
            with suppress(StaleError):
                await table.commit(Played(play, job.by), seat=job.seat)
