"""A rematch: the same players at a new table with the same settings."""

from contextlib import suppress
from typing import Final

from monuments.engine.options import read_options, without_effectless
from monuments.engine.refusal import RefusalError, refuse
from monuments.server.lobby.create_table import make
from monuments.server.lobby.lobby import Lobby
from monuments.server.lobby.seating import SeatKey, renew, sit_down
from monuments.server.messages.http_payloads import NewTable, Rematching, SeatWish
from monuments.server.table.entries import StaleError
from monuments.server.table.session import TableSession

AGAIN: Final = "again"
"""The kind of a seat that was taken by its player of the previous table."""


async def join_rematch(lobby: Lobby, old: TableSession, seat: int, wish: Rematching) -> SeatKey:
    """Take the player's seat at the rematch, which the first request creates.

    A repeated request gets a new key, because the answer with the first one may have been lost.
    Raise RefusalError if the seat belongs to somebody else now.
    """
    old.check_not_closed()
    if old.state.phase != "over":
        raise refuse("table", "not-over")
    async with old.lock:
        if old.rematch is None:
            with suppress(StaleError):  # another process was first
                await make(lobby, _same_again(old, wish.promise), old.id)
            await old.read_people()
            old.send_info()
    assert old.rematch is not None
    table = await lobby.find(old.rematch)
    if wish.promise not in (None, table.settings.commitment):
        # Another player was first, and this one's entropy is for another deck.
        raise refuse("table", "stale")
    try:
        return await sit_down(table, seat, old.names()[seat], wish.entropy, AGAIN)
    except RefusalError as error:
        if error.refusal.reason != "seat-taken":
            raise
    return await renew(table, seat, AGAIN)


def _same_again(old: TableSession, commitment: str | None) -> NewTable:
    settings = old.settings
    # An old table may have an option without effect, which new tables refuse.
    options = without_effectless(old.game.known_options, read_options(settings.options))
    wishes = [
        SeatWish("bot", bot=seat.bot) if seat.bot else SeatWish("reserved", name=name)
        for seat, name in zip(old.state.seats, old.names(), strict=True)
    ]
    return NewTable(
        game=settings.game,
        seats=wishes,
        options=" ".join(map("=".join, options.items())),
        pace=settings.pace,
        absence=settings.absence,
        chat=settings.chat,
        hints=settings.hints,
        listed=False,
        promise=commitment,
    )
