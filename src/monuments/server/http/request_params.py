"""Parameters of a request or socket: the table, an owned seat, numbers."""

from starlette.requests import HTTPConnection

from monuments.engine.refusal import refuse
from monuments.server.http.limited_socket import WIRE
from monuments.server.lobby import seating
from monuments.server.lobby.credentials import cookie_name
from monuments.server.lobby.lobby import Lobby
from monuments.server.table.session import TableSession


async def table_of(request: HTTPConnection) -> tuple[Lobby, TableSession]:
    lobby: Lobby = request.app.state.lobby
    return lobby, await lobby.find(request.path_params["table"])


def number(request: HTTPConnection, name: str, default: int | None) -> int | None:
    """Return a number of the query. Raise RefusalError if it is not one."""
    text = request.query_params.get(name)
    if text is None:
        return default
    if not (text.isascii() and text.isdigit() and len(text) < 10):
        raise refuse("table", "bad-message", cause=f"{name} is not a number")
    return int(text)


async def owned_seat(
    request: HTTPConnection, lobby: Lobby, table: TableSession, seat: int | None
) -> int:
    """Return the seat if the request has its key. Raise RefusalError if not."""
    secret = None if seat is None else request.cookies.get(cookie_name(table.id, seat))
    if seat is None or not await seating.owns(lobby, table.id, seat, secret):
        raise refuse("table", "not-your-seat")
    lobby.services.restrictions.check_seat(table.id, seat)
    wire = request.scope.get("state", {}).get(WIRE)
    if wire and wire.connection:
        lobby.services.connections.sit(wire.connection)
    return seat


async def watched(request: HTTPConnection) -> tuple[Lobby, TableSession, int | None, int]:
    """Return the lobby, the table, the seat if any, and the last known entry."""
    lobby, table = await table_of(request)
    seat = number(request, "seat", None)
    if seat is not None:
        await owned_seat(request, lobby, table, seat)
    return lobby, table, seat, number(request, "since", 0) or 0
