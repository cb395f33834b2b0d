"""What a request or a socket asks for: a table, a seat that is one's own, numbers."""

from starlette.requests import HTTPConnection

from monuments.engine.refusal import refuse
from monuments.server import entering
from monuments.server.lobby import Lobby
from monuments.server.seats import cookie_name
from monuments.server.tables import Table


async def table_of(request: HTTPConnection) -> tuple[Lobby, Table]:
    lobby: Lobby = request.app.state.lobby
    return lobby, await lobby.find(request.path_params["table"])


def number(request: HTTPConnection, name: str, default: int | None) -> int | None:
    """Return a number of the query. Raise RefusalError if it is none."""
    text = request.query_params.get(name)
    if text is None:
        return default
    if not (text.isascii() and text.isdigit() and len(text) < 10):
        raise refuse("table", "bad-message", cause=f"{name} is not a number")
    return int(text)


async def owned_seat(request: HTTPConnection, lobby: Lobby, table: Table, seat: int | None) -> int:
    """Return the seat if its secret came along. Raise RefusalError if not."""
    secret = None if seat is None else request.cookies.get(cookie_name(table.id, seat))
    if seat is None or not await entering.owns(lobby, table.id, seat, secret):
        raise refuse("table", "not-your-seat")
    return seat


async def watched(request: HTTPConnection) -> tuple[Lobby, Table, int | None, int]:
    """Return a table, the seat it is watched from, None for none, and the last number known."""
    lobby, table = await table_of(request)
    seat = number(request, "seat", None)
    if seat is not None:
        await owned_seat(request, lobby, table, seat)
    return lobby, table, seat, number(request, "since", 0) or 0
