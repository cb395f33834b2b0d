"""The acts of the server's host over HTTP, behind the token that the host has set.

Without a token these paths do not exist. The token is sent in a header with each request, never in
a cookie, so that no other page can act in the host's name.
"""

import hmac
import time
from collections.abc import Awaitable, Callable
from typing import Annotated, Any, Final, Literal, TypeAlias

import msgspec
from msgspec import Meta
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from monuments.engine.refusal import RefusalError, refuse
from monuments.server.admin import overview, snapshots
from monuments.server.admin.acts import perform
from monuments.server.admin.audit import Act, latest_acts
from monuments.server.admin.complaints import list_complaints
from monuments.server.admin.export import export_table
from monuments.server.http.handlers import json
from monuments.server.http.middleware import address_of, read_body, refused
from monuments.server.lobby.lobby import Lobby
from monuments.server.messages.protocol import Seat

MOST_SECONDS: Final = 366 * 86_400.0
Handler: TypeAlias = Callable[[Request, Lobby], Awaitable[Response]]


class Order(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An act that the host asks for; see docs/hosting.md."""

    act: Literal["close", "mute", "unmute", "remove", "block", "unblock", "settle"]
    table: Annotated[str, Meta(max_length=32)] | None = None
    seat: Seat | None = None
    line: Annotated[int, Meta(ge=1, le=2**31 - 1)] | None = None
    address: Annotated[str, Meta(max_length=64)] | None = None
    seconds: Annotated[float, Meta(gt=0, le=MOST_SECONDS)] = 86_400.0
    words: Annotated[str, Meta(max_length=500)] = ""


_NEEDS: Final[dict[str, tuple[str, ...]]] = {
    "close": ("table",),
    "mute": ("table", "seat"),
    "unmute": ("table", "seat"),
    "remove": ("table", "line"),
    "block": ("table", "seat"),
    "unblock": ("table", "seat"),
    "settle": ("table", "seat"),
}
"""The target of each act; instead of a seat, an address can be blocked."""


async def _tables(request: Request, lobby: Lobby) -> Response:
    phase = request.query_params.get("phase")
    return json(await overview.list_tables(lobby.services.store, phase))


async def _table(request: Request, lobby: Lobby) -> Response:
    """Send everything about a table, as for a complaint; log that it was read."""
    store, table = lobby.services.store, request.path_params["table"]
    found = await export_table(store, table, lobby.services.card_library.open)
    await perform(store, _act(request, "export", table=table))
    return json(found)


async def _connections(_: Request, lobby: Lobby) -> Response:
    return json(await snapshots.ask(lobby.services.store))


async def _log(_: Request, lobby: Lobby) -> Response:
    return json(await latest_acts(lobby.services.store))


async def _reports(_: Request, lobby: Lobby) -> Response:
    return json(await list_complaints(lobby.services.store))


async def _perform(request: Request, lobby: Lobby) -> Response:
    body = await read_body(request, lobby.services.settings.message_bytes)
    try:
        order = msgspec.json.decode(body, type=Order)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise refuse("table", "bad-message", cause=str(error)[:200]) from None
    is_address = order.address is not None and order.act in ("block", "unblock")
    needed = ("address",) if is_address else _NEEDS[order.act]
    for name in needed:
        if getattr(order, name) is None:
            raise refuse("table", "bad-message", cause=f"{order.act} needs {name}")
    what = {name: getattr(order, name) for name in needed}
    if order.act == "settle":
        what["line"] = order.line
    if order.act in ("mute", "block"):
        what["until"] = time.time() + order.seconds
    done = await perform(lobby.services.store, _act(request, order.act, words=order.words, **what))
    await request.app.state.watcher.look()
    return json(done, 201)


def _act(request: Request, act: Any, **what: Any) -> Act:
    return Act(act=act, by=f"page from {address_of(request)}", at=time.time(), **what)


def _guarded(handler: Handler) -> Callable[[Request], Awaitable[Response]]:
    """Let only the host in."""

    async def answer(request: Request) -> Response:
        lobby: Lobby = request.app.state.lobby
        try:
            check_token(request, lobby)
            return await handler(request, lobby)
        except RefusalError as error:
            lobby.services.metrics.refusals.inc()
            return refused(error)

    return answer


def check_token(request: Request, lobby: Lobby) -> None:
    """Raise RefusalError unless the request has the host's token."""
    token, guesses = lobby.services.settings.admin_token, lobby.services.guesses
    if not token:
        raise refuse("table", "no-such-page")
    guesses.check(address_of(request))
    given = request.headers.get("authorization", "").removeprefix("Bearer ")
    if not hmac.compare_digest(given.encode(), token.encode()):
        guesses.note(address_of(request))
        raise refuse("table", "wrong-token")


def routes() -> list[BaseRoute]:
    """Return the routes of the host; see docs/hosting.md."""
    paths: list[tuple[str, str, Handler]] = [
        ("GET", "/api/admin/tables", _tables),
        ("GET", "/api/admin/tables/{table:str}", _table),
        ("GET", "/api/admin/connections", _connections),
        ("GET", "/api/admin/reports", _reports),
        ("GET", "/api/admin/acts", _log),
        ("POST", "/api/admin/acts", _perform),
    ]
    return [Route(path, _guarded(handler), methods=[method]) for method, path, handler in paths]
