"""The same players once more, at a table of the same kind."""

from contextlib import suppress
from typing import Final

from monuments.engine.options import read_options, without_effectless
from monuments.engine.refusal import RefusalError, refuse
from monuments.server.entering import Key, renew, sit_down
from monuments.server.lobby import Lobby
from monuments.server.log import StaleError
from monuments.server.making import make
from monuments.server.requests import NewTable, Rematching, SeatWish
from monuments.server.tables import Table

AGAIN: Final = "again"
"""The kind of a seat that was taken by who had it at the table before."""


async def meet_again(lobby: Lobby, old: Table, seat: int, wish: Rematching) -> Key:
    """Sit down where the players meet again, at a table made by the first who asks.

    Who asks again gets a new key: the answer with the first one may have been lost. Raise
    RefusalError if the seat is somebody else's now.
    """
    if old.story.phase != "over":
        raise refuse("table", "not-over")
    table = await _place(lobby, old, wish.promise)
    if wish.promise not in (None, table.settings.commitment):
        raise refuse("table", "stale")  # somebody was first, and the bits are for another deck
    try:
        return await sit_down(table, seat, old.names()[seat], wish.entropy, AGAIN)
    except RefusalError as error:
        if error.refusal.reason != "seat-taken":
            raise
    return await renew(table, seat, AGAIN)


async def _place(lobby: Lobby, old: Table, promise: str | None) -> Table:
    """Return the table where the players meet again, with that promise if it is made now."""
    async with old.at_rest():
        if old.rematch is None:
            with suppress(StaleError):  # somebody at another process was first
                await make(lobby, _again(old, promise), old.id)
            await old.read_people()
            old.show_info()
    assert old.rematch is not None
    return await lobby.find(old.rematch)


def _again(old: Table, promise: str | None) -> NewTable:
    settings = old.settings
    # A table from before options were checked may have one that new tables refuse.
    options = without_effectless(old.game.known_options, read_options(settings.options))
    wishes = [
        SeatWish("bot", bot=chair.bot) if chair.bot else SeatWish("reserved", name=name)
        for chair, name in zip(old.story.chairs, old.names(), strict=True)
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
        promise=promise,
    )
