"""What each command does: all are answered, and what is not allowed changes nothing."""

import asyncio
import secrets
from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

import sqlalchemy as sa

from monuments.bots.naming import names_of
from monuments.engine.game import State
from monuments.engine.refusal import RefusalError, refuse
from monuments.server import log, protocol, schema, timing
from monuments.server.chats import last_said
from monuments.server.choice import check_bot
from monuments.server.hints import hints
from monuments.server.positions import with_hints
from monuments.server.preview import preview
from monuments.server.protocol import Answer
from monuments.server.seats import clean_chat, forget_invitations
from monuments.server.starting import check_complete, is_complete, start_entries
from monuments.server.tables import Table
from monuments.server.telling import Told
from monuments.server.visible import look

_QUESTIONS: Final = (protocol.Preview, protocol.Hint)
"""They change nothing, and the table goes on meanwhile."""
_PLAYS: Final = (protocol.Play, protocol.Undo)

Reply: TypeAlias = Callable[[Answer], None]
Result: TypeAlias = tuple[Answer, list[Told]]


async def do(table: Table, seat: int, command: protocol.AnyCommand, reply: Reply) -> None:
    """Act on a command or refuse it; answer in any case, then show what came of it."""
    if isinstance(command, _QUESTIONS):
        try:
            reply(await _ask(table, seat, command))
        except RefusalError as error:
            _refuse(table, command, error, reply)
        return
    async with table.at_rest():
        table.used = table.house.clock.now()
        done = table.story.commands.get((seat, command.id))
        if done is not None:
            reply(Answer(command.id, done))
            return
        try:
            answer, told = await _try(table, seat, command)
        except RefusalError as error:
            _refuse(table, command, error, reply)
            return
        reply(answer)
        table.publish(told)


def _refuse(table: Table, command: protocol.AnyCommand, error: RefusalError, reply: Reply) -> None:
    table.house.metrics.refusals.inc()
    reply(Answer(command.id, table.story.seq, error.refusal))


async def _try(table: Table, seat: int, command: protocol.Deed) -> Result:
    """Act; if somebody else wrote first, act on what is there now.

    A play or its undoing is refused instead: its sender has not seen the new position.
    """
    for _ in range(log.TRIES):
        try:
            return await _act(table, seat, command)
        except log.StaleError:
            done = table.story.commands.get((seat, command.id))
            if done is not None:
                return Answer(command.id, done), []
            if isinstance(command, _PLAYS):
                break
    raise refuse("table", "stale")


async def _act(table: Table, seat: int, command: protocol.Deed) -> Result:
    """Do what a seat wants. The table is locked, and the command is a new one."""
    match command:
        case protocol.Play():
            return await _play(table, seat, command)
        case protocol.Undo():
            return await _undo(table, seat, command)
        case protocol.Resign():
            return await _resign(table, seat, command)
        case protocol.Leave():
            return await _leave(table, seat, command)
        case protocol.Return():
            return await _return(table, seat, command)
        case protocol.Start():
            return await _start(table, seat, command)
        case protocol.Fill():
            return await _fill(table, seat, command)
        case protocol.Chat():
            _check_host(table, seat)
            return await _enter(table, seat, command, log.ChatSet(command.on))
        case protocol.Say():
            return await _say(table, seat, command)
        case protocol.Ping():
            return Answer(command.id, table.story.seq), []


async def _enter(
    table: Table,
    seat: int,
    command: protocol.Command,
    *entries: log.AnyEntry,
    then: Sequence[sa.Executable] = (),
) -> Result:
    told = await table.enter(seat, command.id, *entries, then=then)
    return Answer(command.id, told[0][0].seq), told


def _check_playing(table: Table) -> None:
    if table.story.phase == "open":
        raise refuse("table", "not-started")
    if table.story.phase == "over":
        raise refuse("table", "table-over")


def _check_turn(table: Table, seat: int) -> None:
    _check_playing(table)
    story = table.story
    if story.chairs[seat].stand_in:
        raise refuse("table", "bot-plays")
    if story.mover != seat:
        raise refuse("table", "not-your-turn")
    if timing.is_out_of_time(table):
        raise refuse("table", "out-of-time")


async def _play(table: Table, seat: int, command: protocol.Play) -> Result:
    _check_turn(table, seat)
    story = table.story
    if command.seq is not None and command.seq < story.game_seq:
        raise refuse("table", "stale")
    if command.play in table.game.table_plays:
        raise refuse("table", "not-a-players-play", play=command.play)
    return await _enter(table, seat, command, log.Played(command.play))


async def _undo(table: Table, seat: int, command: protocol.Undo) -> Result:
    _check_turn(table, seat)
    if not table.story.can_undo(seat):
        raise refuse("table", "nothing-to-undo")
    return await _enter(table, seat, command, log.Undone(table.story.undo_to()))


async def _resign(table: Table, seat: int, command: protocol.Resign) -> Result:
    _check_in(table, seat)
    bot = table.story.chairs[seat].stand_in or table.stand_in()
    return await _enter(table, seat, command, log.Handed(seat, bot, "resigned"))


async def _leave(table: Table, seat: int, command: protocol.Leave) -> Result:
    _check_in(table, seat)
    bot = check_bot(command.bot or table.stand_in(), table.game)
    return await _enter(table, seat, command, log.Handed(seat, bot, "left"))


async def _return(table: Table, seat: int, command: protocol.Return) -> Result:
    _check_in(table, seat)
    if not table.story.chairs[seat].stand_in:
        raise refuse("table", "seat-is-yours")
    return await _enter(table, seat, command, log.Returned(seat))


def _check_in(table: Table, seat: int) -> None:
    """Raise RefusalError if there is no game, or the seat has been given up."""
    _check_playing(table)
    if table.story.chairs[seat].resigned:
        raise refuse("table", "has-resigned")


def _check_host(table: Table, seat: int) -> None:
    if table.host != seat:
        raise refuse("table", "not-the-host")


def _check_open(table: Table) -> None:
    if table.story.phase != "open":
        raise refuse("table", "has-started")


async def _start(table: Table, seat: int, command: protocol.Start) -> Result:
    _check_host(table, seat)
    _check_open(table)
    check_complete(table)
    return await _enter(table, seat, command, *await start_entries(table))


async def _fill(table: Table, seat: int, command: protocol.Fill) -> Result:
    _check_host(table, seat)
    _check_open(table)
    place = command.seat
    if not 0 <= place < len(table.people):
        raise refuse("table", "no-such-seat", seat=place)
    if table.story.chairs[place].taken:
        raise refuse("table", "seat-taken", seat=place)
    check_bot(command.bot, table.game)
    taken = [look(person.name) for person in table.people if person.name]
    [name] = names_of([command.bot], taken)
    s = schema.seats
    update = sa.update(s).where(s.c.table == table.id, s.c.seat == place)
    entries: list[log.AnyEntry] = [log.Filled(place, command.bot)]
    if is_complete(table, place):
        entries += await start_entries(table, place)
    then = [update.values(kind="bot", name=name), forget_invitations(table.id, place)]
    return await _enter(table, seat, command, *entries, then=then)


async def _say(table: Table, seat: int, command: protocol.Say) -> Result:
    """Keep what is said. Sent again it is answered as before, also if the chat is off by now."""
    c, store, now = schema.chats, table.house.store, table.house.clock.now()
    if await _was_said(table, seat, command):
        return Answer(command.id, table.story.seq), []
    await table.read_news()  # the chat may have been switched off elsewhere
    if not table.story.chat:
        raise refuse("table", "chat-off")
    text = clean_chat(command.text)
    number = await last_said(store, table.id) + 1
    values = {"table": table.id, "number": number, "at": now, "seat": seat, "text": text}
    if not await store.run(store.insert_new(c, **values, command=command.id), notice=table.id):
        raise log.StaleError  # somebody at another process had the number, or this has been said
    table.house.start(table.show_chat())  # the answer comes first
    return Answer(command.id, table.story.seq), []


async def _was_said(table: Table, seat: int, command: protocol.Say) -> bool:
    c = schema.chats
    mine = (c.c.table == table.id, c.c.seat == seat, c.c.command == command.id)
    return await table.house.store.one(sa.select(c.c.number).where(*mine)) is not None


async def _ask(table: Table, seat: int, command: protocol.Preview | protocol.Hint) -> Answer:
    """Answer a question, one of a seat at a time. The table goes on meanwhile."""
    async with table.house.questions.of(f"{table.id} {seat}"):
        async with table.at_rest():
            s, seq = _asked(table, seat, command)
        return await _answer(table, seat, command, s, seq)


async def _answer(
    table: Table, seat: int, command: protocol.Preview | protocol.Hint, s: State, seq: int
) -> Answer:
    loop, threads, game = asyncio.get_running_loop(), table.house.threads, table.game
    if isinstance(command, protocol.Hint):
        await table.house.prepared.wait_for("search")
        found = await loop.run_in_executor(threads, hints, game, s, seat)
        return Answer(command.id, seq, hints=found)
    seed = secrets.randbits(62)
    outcome = await loop.run_in_executor(threads, preview, game, s, seat, command.plays, seed)
    return Answer(command.id, seq, preview=outcome)


def _asked(table: Table, seat: int, command: protocol.Preview | protocol.Hint) -> tuple[State, int]:
    """Return a copy of the position and its number. Raise RefusalError if nothing may be asked."""
    _check_playing(table)
    if table.story.mover != seat:
        raise refuse("table", "not-your-turn")
    if isinstance(command, protocol.Hint) and not with_hints(table):
        raise refuse("table", "hints-off")
    assert table.story.s is not None
    return table.story.s.copy(), table.story.seq
