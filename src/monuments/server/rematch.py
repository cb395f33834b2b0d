"""The same players once more, at a table of the same kind."""

from contextlib import suppress

from monuments.engine.refusal import refuse
from monuments.server.entering import sit_down
from monuments.server.lobby import Lobby
from monuments.server.log import StaleError
from monuments.server.making import make
from monuments.server.requests import NewTable, SeatWish
from monuments.server.tables import Table


async def meet_again(lobby: Lobby, old: Table, seat: int) -> tuple[Table, str | None]:
    """Return the table where the players meet again, made by the first who asks.

    The secret is None if the seat there has been taken already.
    """
    if old.story.phase != "over":
        raise refuse("table", "not-over")
    async with old.at_rest():
        if old.rematch is None:
            with suppress(StaleError):  # somebody at another process was first
                await make(lobby, _again(old), old.id)
            await old.read_people()
            old.show_info()
    assert old.rematch is not None
    table = await lobby.find(old.rematch)
    if table.story.chairs[seat].taken:
        return table, None
    seated = await sit_down(table, seat, old.names()[seat], None)
    return table, seated.key


def _again(old: Table) -> NewTable:
    settings = old.settings
    wishes = [
        SeatWish("bot", bot=chair.bot) if chair.bot else SeatWish("reserved", name=name)
        for chair, name in zip(old.story.chairs, old.names(), strict=True)
    ]
    return NewTable(
        game=settings.game,
        seats=wishes,
        options=settings.options,
        pace=settings.pace,
        absence=settings.absence,
        chat=settings.chat,
        hints=settings.hints,
        listed=False,
    )
