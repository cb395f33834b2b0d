"""The commands of a table: each is answered, and a refused one changes nothing."""

import asyncio
import secrets
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Final, TypeAlias

import sqlalchemy as sa

from monuments.analysis.hints import hints
from monuments.bots.naming import names_of
from monuments.engine.refusal import RefusalError, refuse
from monuments.server.lobby.credentials import forget_invitations
from monuments.server.messages import protocol
from monuments.server.messages.protocol import Answer
from monuments.server.storage import schema
from monuments.server.table import entries
from monuments.server.table.bot_choice import check_bot
from monuments.server.table.chat import clean_chat, english_phrase, forget_old, last_said
from monuments.server.table.preview import preview
from monuments.server.table.reports import report
from monuments.server.table.session import Pending, TableSession
from monuments.server.table.start_game import check_complete, is_complete, start_entries
from monuments.server.table.state import MOST_CHANGES
from monuments.server.unicode_text import look

_QUESTIONS: Final = (protocol.Preview, protocol.Hint)
"""They change nothing, and the table goes on meanwhile."""
_NO_ENTRY: Final = (protocol.Ping, protocol.Say, protocol.Phrase, protocol.Report)
"""They are no part of the table's log."""
_PLAYS: Final = (protocol.Play, protocol.Undo)

Reply: TypeAlias = Callable[[Answer], None]
Change: TypeAlias = tuple[list[entries.AnyEntry], Sequence[sa.Executable]]
"""The entries of a command, and what is stored with them."""


async def do(table: TableSession, seat: int, command: protocol.AnyCommand, reply: Reply) -> None:
    """Act on a command or refuse it; reply in either case.

    Raise NotOwnerError, with nothing done, if another process owns the table.
    """
    try:
        if not isinstance(command, protocol.Ping):
            table.check_not_closed()
        if isinstance(command, _QUESTIONS):
            reply(await _ask(table, seat, command))
            return
        async with table.lock:
            table.used = table.services.clock.now()
            table.epoch()
            await _do_once(table, seat, command, reply)
    except RefusalError as error:
        table.services.metrics.refusals.inc()
        reply(Answer(command.id, table.state.seq, error.refusal))


async def _do_once(table: TableSession, seat: int, command: protocol.Deed, reply: Reply) -> None:
    """Act on a command, or repeat the answer if that was done before.

    If another process writes first, try again on the new state. A play or an undo is refused
    instead: its sender has not seen the new position.
    """
    for attempt in range(entries.TRIES):
        done = table.state.commands.get((seat, command.id))
        if done is not None:
            reply(Answer(command.id, done))
            return
        if attempt and isinstance(command, _PLAYS):
            break
        with suppress(entries.StaleError):
            await _act(table, seat, command, reply)
            return
    raise refuse("table", "stale")


async def _act(table: TableSession, seat: int, command: protocol.Deed, reply: Reply) -> None:
    """Act on a new command. The table is locked."""
    if isinstance(command, _NO_ENTRY):
        match command:
            case protocol.Say() | protocol.Phrase():
                await _say(table, seat, command)
            case protocol.Report():
                await report(table, seat, command)
        reply(Answer(command.id, table.state.seq))
        return
    new, then = await _change(table, seat, command)
    await table.commit(*new, seat=seat, command=Pending(command.id, reply), then=then)


async def _change(table: TableSession, seat: int, command: protocol.Deed) -> Change:
    """Return what a command changes. Raise RefusalError if that is not allowed."""
    state = table.state
    match command:
        case protocol.Play():
            _check_turn(table, seat)
            if command.seq is not None and command.seq < state.game_seq:
                raise refuse("table", "stale")
            if command.play in table.game.table_plays:
                raise refuse("table", "not-a-players-play", play=command.play)
            return [entries.Played(command.play)], ()
        case protocol.Undo():
            _check_turn(table, seat)
            if not state.can_undo(seat):
                raise refuse("table", "nothing-to-undo")
            _check_changes(table, seat)
            return [entries.Undone(state.undo_to())], ()
        case protocol.Resign():
            _check_in_game(table, seat)
            bot = state.seats[seat].substitute or table.substitute()
            return [entries.Handed(seat, bot, "resigned")], ()
        case protocol.Leave():
            _check_in_game(table, seat)
            _check_changes(table, seat)
            bot = check_bot(command.bot or table.substitute(), table.game)
            return [entries.Handed(seat, bot, "left")], ()
        case protocol.Return():
            _check_in_game(table, seat)
            if not state.seats[seat].substitute:
                raise refuse("table", "seat-is-yours")
            _check_changes(table, seat)
            return [entries.Returned(seat)], ()
        case protocol.Start():
            _check_host(table, seat)
            _check_open(table)
            check_complete(table)
            return await start_entries(table), ()
        case protocol.Fill():
            _check_host(table, seat)
            _check_open(table)
            return await _fill(table, command.seat, command.bot)
        case protocol.Chat():
            _check_host(table, seat)
            _check_changes(table, seat)
            return [entries.ChatSet(command.on)], ()
        case _:
            raise AssertionError(f"{command} makes no entry")


def _check_playing(table: TableSession) -> None:
    if table.state.phase == "open":
        raise refuse("table", "not-started")
    if table.state.phase == "over":
        raise refuse("table", "table-over")


def _check_turn(table: TableSession, seat: int) -> None:
    _check_playing(table)
    if table.state.seats[seat].substitute:
        raise refuse("table", "bot-plays")
    if table.state.mover != seat:
        raise refuse("table", "not-your-turn")
    if table.deadlines.is_out_of_time(table.state):
        raise refuse("table", "out-of-time")


def _check_in_game(table: TableSession, seat: int) -> None:
    """Raise RefusalError if no game is being played, or the seat has resigned."""
    _check_playing(table)
    if table.state.seats[seat].resigned:
        raise refuse("table", "has-resigned")


def _check_changes(table: TableSession, seat: int) -> None:
    """Raise RefusalError if a seat has made too many entries without a play."""
    if not table.state.may_change(seat):
        raise refuse("table", "too-many-changes", most=MOST_CHANGES)


def _check_host(table: TableSession, seat: int) -> None:
    if table.host != seat:
        raise refuse("table", "not-the-host")


def _check_open(table: TableSession) -> None:
    if table.state.phase != "open":
        raise refuse("table", "has-started")


async def _fill(table: TableSession, seat: int, bot: str) -> Change:
    """Return the change that seats a bot, and starts the game at a full table."""
    if not 0 <= seat < len(table.people):
        raise refuse("table", "no-such-seat", seat=seat)
    if table.state.seats[seat].taken:
        raise refuse("table", "seat-taken", seat=seat)
    check_bot(bot, table.game)
    [name] = names_of([bot], [person.name for person in table.people if person.name], look)
    s = schema.seats
    update = sa.update(s).where(s.c.table == table.id, s.c.seat == seat)
    new: list[entries.AnyEntry] = [entries.Filled(seat, bot)]
    if is_complete(table, seat):
        new += await start_entries(table, seat)
    return new, [update.values(kind="bot", name=name), forget_invitations(table.id, seat)]


async def _say(table: TableSession, seat: int, command: protocol.Say | protocol.Phrase) -> None:
    """Store a chat message once, even if the chat was switched off meanwhile."""
    c, store = schema.chats, table.services.store
    mine = (c.c.table == table.id, c.c.seat == seat, c.c.command == command.id)
    if await store.one(sa.select(c.c.number).where(*mine)) is not None:
        return
    table.services.restrictions.check_voice(table.id, seat)
    phrase = command.phrase if isinstance(command, protocol.Phrase) else None
    number = await last_said(store, table.id) + 1
    message = store.insert_new(
        c,
        table=table.id,
        number=number,
        at=table.services.clock.now(),
        seat=seat,
        text=_text_of(table, command),
        command=command.id,
        phrase=phrase,
    )
    if not await store.run(message, forget_old(table.id, number), notice=table.id):
        raise entries.StaleError  # another process took the number, or stored this message
    table.services.start(table.read_chat())  # waits for the lock: the answer comes first


def _text_of(table: TableSession, command: protocol.Say | protocol.Phrase) -> str:
    """Return the text of a message. Raise RefusalError if it may not be said here."""
    if isinstance(command, protocol.Phrase):
        return english_phrase(command.phrase)
    if not table.state.chat:
        raise refuse("table", "chat-off")
    text = clean_chat(command.text)
    table.services.words.check_chat(text)
    return text


async def _ask(table: TableSession, seat: int, command: protocol.Preview | protocol.Hint) -> Answer:
    """Answer a question, one per seat at a time. The table goes on meanwhile."""
    async with table.services.questions.of(f"{table.id} {seat}"):
        _check_playing(table)
        if table.state.mover != seat:
            raise refuse("table", "not-your-turn")
        if isinstance(command, protocol.Hint) and not table.allows_hints:
            raise refuse("table", "hints-off")
        assert table.state.s is not None
        s, seq = table.state.s.copy(), table.state.seq
        loop, threads, game = asyncio.get_running_loop(), table.services.threads, table.game
        if isinstance(command, protocol.Hint):
            await table.services.prepared.wait_for("search")
            found = await loop.run_in_executor(threads, hints, game, s, seat)
            return Answer(command.id, seq, hints=found)
        seed = secrets.randbits(62)
        outcome = await loop.run_in_executor(threads, preview, game, s, seat, command.plays, seed)
        return Answer(command.id, seq, preview=outcome)
