"""What the server does at a table by itself: bots, turns out of time, owners who are away."""

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
from monuments.server import log, timing
from monuments.server.choice import seat_bot
from monuments.server.leases import hold
from monuments.server.presence import is_elsewhere
from monuments.server.tables import Table

logger = structlog.get_logger()


@dataclass(frozen=True, slots=True)
class Job:
    """A play to be found by a bot."""

    s: State
    seat: int
    seq: int
    bot: str
    by: Literal["bot", "clock"]


async def drive(table: Table) -> None:
    """Act for bots and the clock until a person is to move."""
    try:
        while (job := await _next_job(table)) and not table.house.stopping:
            play = await _think(table, job)
            await _commit(table, job, play)
    except Exception:
        logger.exception("bot_failed", table=table.id, seq=table.story.seq)


async def _next_job(table: Table) -> Job | None:
    async with table.at_rest():
        if not await hold(table):
            return None
        while (entry := await _own_entry(table)) is not None:
            seat = entry.seat if isinstance(entry, log.Handed) else None
            with suppress(log.StaleError):  # then there may be nothing left to do
                table.publish(await table.enter(seat, None, entry))
        return _job(table)


async def _own_entry(table: Table) -> log.Played | log.Handed | None:
    """Return what is due without a thought: the end of the agreed time, an absent owner."""
    if table.story.phase != "playing":
        return None
    now, story = table.house.clock.now(), table.story
    ending, missed = timing.ending(table), timing.missed(table)
    if ending is not None and now >= ending:
        return log.Played(table.game.table_plays[0], "table")
    if missed is not None and now >= missed and not story.chairs[story.mover].player:
        if await is_elsewhere(table, story.mover):
            return None
        return log.Handed(story.mover, table.stand_in(), "absent")
    return None


def _job(table: Table) -> Job | None:
    story = table.story
    if story.phase != "playing" or story.s is None:
        return None
    bot = story.chairs[story.mover].player
    if bot:
        return Job(story.s.copy(), story.mover, story.game_seq, bot, "bot")
    if timing.is_out_of_time(table):
        stand_in = table.stand_in()
        return Job(story.s.copy(), story.mover, story.game_seq, stand_in, "clock")
    return None


async def _think(table: Table, job: Job) -> str:
    """Find a play outside the event loop, not faster than people can follow."""
    house, started = table.house, time.perf_counter()
    await house.prepared.wait_for(stage_of(table.game.name, job.bot))
    key = (job.seat, job.bot)
    if key not in table.bots:
        table.bots[key] = seat_bot(job.bot, table.game, job.seat, secrets.randbits(62))
    found = asyncio.get_running_loop().run_in_executor(
        house.bot_threads, find_play, table.game, job, table.bots[key], house.settings.bot_seconds
    )
    play = await found
    spent = time.perf_counter() - started
    house.metrics.bot_seconds.observe(spent)
    if spent < house.settings.bot_pause and table.followers:
        await asyncio.sleep(house.settings.bot_pause - spent)
    return play


def find_play(game: Game, job: Job, bot: Player, seconds: float) -> str:
    """Let a bot make one whole play, from what its seat knows, and return it in notation.

    Its time begins here: what it waited for a thread must not make it play worse.
    """
    deadline = time.monotonic() + seconds
    before, chance = job.s.copy(), seeded(secrets.randbits(62))
    return game.write_play(before, play_once(game, job.s, bot, chance, deadline))


async def _commit(table: Table, job: Job, play: str) -> None:
    async with table.at_rest():
        story = table.story
        responsible = story.chairs[story.mover].player if story.phase == "playing" else None
        if story.game_seq != job.seq or (job.by == "bot" and responsible != job.bot):
            return
        try:
            told = await table.enter(job.seat, None, log.Played(play, job.by))
        except log.StaleError:
            return
        table.publish(told)
