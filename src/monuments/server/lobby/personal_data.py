"""The personal data of a player: export and erasure."""

import asyncio
from collections.abc import Sequence
from contextlib import suppress

import sqlalchemy as sa
import structlog

from monuments.games.registry import GAMES
from monuments.server.lobby.credentials import forget_invitations
from monuments.server.lobby.lobby import Lobby
from monuments.server.messages.http_payloads import OwnData
from monuments.server.services import Services
from monuments.server.storage import schema
from monuments.server.storage.erasures import Erased
from monuments.server.table import entries
from monuments.server.table.chat import kept, read_said
from monuments.server.table.session import TableSession

logger = structlog.get_logger()


async def own_data(table: TableSession, seat: int) -> OwnData:
    """Return everything that is stored about the player in a seat."""
    store, s, k, c = table.services.store, schema.seats, schema.keys, schema.chats
    row = await store.one(sa.select(s).where(s.c.table == table.id, s.c.seat == seat))
    assert row is not None
    keys = await store.all(sa.select(k.c.made).where(k.c.table == table.id, k.c.seat == seat))
    said = await store.all(kept(table.id, c.c.seat == seat).order_by(c.c.number))
    return OwnData(
        table=table.id,
        seat=seat,
        name=row["name"],
        taken=row["taken"],
        entropy=row["entropy"],
        devices=len(keys),
        said=tuple(read_said(each) for each in said),
    )


async def erase(table: TableSession, seat: int) -> None:
    """Erase a player's name, chat and seat keys; a bot plays a running game on."""
    # First: an erasure that was answered must be found after any backup is restored.
    await asyncio.to_thread(table.services.erasures.add, table.id, seat)
    async with table.lock:
        await _give_up(table, seat)
        await table.services.store.run(*_erase(table.id, seat), notice=table.id)
        await table.read_people()
        table.broadcaster.drop_seat(seat)
        table.send_info()


def _erase(table: str, seat: int) -> Sequence[sa.Executable]:
    """Return the statements that erase a player; the first finds the seat."""
    s, k, c = schema.seats, schema.keys, schema.chats
    return (
        sa.update(s).where(s.c.table == table, s.c.seat == seat).values(name=None, recovery=None),
        sa.delete(k).where(k.c.table == table, k.c.seat == seat),
        # The rows stay, so that the numbers of chat messages are not used again.
        sa.update(c).where(c.c.table == table, c.c.seat == seat).values(text=""),
        forget_invitations(table, seat),
    )


async def erase_again(services: Services) -> list[Erased]:
    """Erase the players that a restored backup brought back; return their seats."""
    s, erased = schema.seats, set(services.erasures.read())
    if not erased:
        return []
    named = await services.store.all(sa.select(s.c.table, s.c.seat).where(s.c.name.is_not(None)))
    back = sorted(erased.intersection((row["table"], row["seat"]) for row in named))
    for place in back:
        await services.store.run(*_erase(*place))
    if back:
        logger.warning("erased_again", seats=len(back))
    return back


async def give_up_erased(lobby: Lobby, erased: Sequence[Erased]) -> None:
    """Let bots play the seats of players erased again, once the rules are loaded."""
    await lobby.services.prepared.wait_for(*GAMES)
    for id, seat in erased:
        try:
            table = await lobby.find(id)
            async with table.lock:
                await _give_up(table, seat)
        except Exception:  # one table harms no other
            logger.exception("not_handed_over", table=id)


async def _give_up(table: TableSession, seat: int) -> None:
    """Hand a seat to a bot for good; try again if another process writes first."""
    while True:
        state = table.state.seats[seat]
        bot = state.substitute or table.substitute()
        entry: entries.AnyEntry
        if table.state.phase == "playing" and not state.resigned:
            entry = entries.Handed(seat, bot, "resigned")
        elif table.state.phase == "open" and not state.bot:
            entry = entries.Filled(seat, bot)
        else:
            return
        with suppress(entries.StaleError):
            await table.commit(entry, seat=seat)
