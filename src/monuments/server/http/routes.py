"""All HTTP endpoints in one table; routes and the OpenAPI description use it."""

import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from monuments.engine.refusal import RefusalError, refuse
from monuments.server.http import handlers
from monuments.server.http.middleware import read_body, refused
from monuments.server.http.relay import Relay
from monuments.server.http.relay_messages import MOST_HOPS, hops_of, is_relayed
from monuments.server.lobby.lobby import Lobby
from monuments.server.messages import http_payloads as payloads
from monuments.server.messages import protocol
from monuments.server.settings import Settings
from monuments.server.table.ownership import NotOwnerError

PATIENCE_SECONDS: Final = 5.0
"""How long to look for the owner of a table, beyond the time of a lease."""
Handler: TypeAlias = Callable[[Request, Any], Awaitable[Response]]


@dataclass(frozen=True, slots=True)
class Endpoint:
    """A method on a path, with its body, its query and its answer."""

    method: str
    path: str
    about: str
    handler: Handler
    takes: Any = None
    gives: Any = None
    query: tuple[str, ...] = ()
    words: tuple[str, ...] = ()
    """Text parameters of the query; those in `query` are numbers."""
    media: str = "application/json"
    optional: bool = False
    """Whether the body is optional."""

    async def __call__(self, request: Request) -> Response:
        """Read the body, call the handler and turn refusals into responses."""
        lobby: Lobby = request.app.state.lobby
        try:
            settings = lobby.services.settings
            body = await self._body(request, settings)
            content = (
                None
                if self.takes is None
                else _read(body or (b"{}" if self.optional else b""), self.takes)
            )
            end = time.monotonic() + settings.lease_seconds + PATIENCE_SECONDS
            while True:
                try:
                    return await self.handler(request, content)
                except NotOwnerError as error:
                    is_its_own = error.table == request.path_params.get("table")
                    if is_relayed(request) and (is_its_own or hops_of(request) == MOST_HOPS):
                        raise  # its process asks for the owner again
                    relay: Relay = request.app.state.relay
                    if response := await relay.request(request, body, error):
                        return response
                    if time.monotonic() > end:
                        raise refuse("table", "preparing") from None
        except RefusalError as error:
            lobby.services.metrics.refusals.inc()
            return refused(error)

    async def _body(self, request: Request, settings: Settings) -> bytes:
        if self.takes is None:
            return b""
        long = self.takes in (payloads.NewTable, payloads.Replaying)
        return await read_body(request, settings.record_bytes if long else settings.message_bytes)


def _read(body: bytes, kind: Any) -> Any:
    try:
        return msgspec.json.decode(body, type=kind)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise refuse("table", "bad-message", cause=str(error)[:200]) from None


_ONE: Final = "/api/tables/{table:str}"
_SEAT: Final = _ONE + "/seats/{seat:int}"
_WATCH: Final = ("seat", "since")
_PART: Final = ("first", "count")

ENDPOINTS: Final = (
    Endpoint("GET", "/api/games", "what can be played here", handlers.offer, gives=payloads.Offer),
    Endpoint(
        "GET", "/api/cards/{game:str}", "every card of a game", handlers.list_cards,
        gives=payloads.CardList, words=("file",),
    ),
    Endpoint(
        "GET", "/api/tables", "tables that wait for players", handlers.list_tables,
        gives=list[protocol.TableInfo],
    ),
    Endpoint(
        "POST", "/api/promises", "have a deck sealed before its table is made",
        handlers.give_promise, gives=payloads.Promising,
    ),
    Endpoint(
        "POST", "/api/tables", "make a table", handlers.make_table,
        takes=payloads.NewTable, gives=payloads.Made,
    ),
    Endpoint("GET", _ONE, "one table", handlers.show_table, gives=protocol.TableInfo),
    Endpoint(
        "GET", _ONE + "/record", "the record of a finished table", handlers.show_record,
        media="text/plain",
    ),
    Endpoint(
        "GET", _ONE + "/replay", "a finished table, play by play", handlers.show_replay,
        gives=payloads.Replay, query=_PART,
    ),
    Endpoint(
        "POST", "/api/replay", "a record, play by play", handlers.replay_record,
        takes=payloads.Replaying, gives=payloads.Replay, query=_PART,
    ),
    Endpoint(
        "GET", _ONE + "/seal", "the seal of the deck", handlers.show_seal, gives=payloads.SealInfo
    ),
    Endpoint(
        "POST", _ONE + "/rematch", "play again with the same players", handlers.rematch,
        takes=payloads.Rematching, gives=payloads.Seated, query=("seat",), optional=True,
    ),
    Endpoint(
        "POST", _ONE + "/commands", "send a command", handlers.command,
        takes=protocol.AnyCommand, gives=protocol.Answer, query=("seat",),
    ),
    Endpoint(
        "GET", _ONE + "/updates", "wait for messages", handlers.updates,
        gives=payloads.Messages, query=(*_WATCH, "wait"),
    ),
    Endpoint(
        "GET", _ONE + "/stream", "messages as server-sent events", handlers.stream,
        query=_WATCH, media="text/event-stream",
    ),
    Endpoint(
        "POST", _SEAT, "take an open seat", handlers.take_seat,
        takes=payloads.Taking, gives=payloads.Seated,
    ),
    Endpoint(
        "POST", _SEAT + "/links", "make a link for a guest or a second device", handlers.make_link,
        gives=payloads.Invitation, query=("as",),
    ),
    Endpoint(
        "GET", _SEAT + "/data", "all that is kept about oneself", handlers.show_data,
        gives=payloads.OwnData,
    ),
    Endpoint("DELETE", _SEAT + "/data", "erase what is kept about oneself", handlers.erase_data),
    Endpoint(
        "POST", "/api/invitations", "the table that an invitation leads to", handlers.show_invited,
        takes=payloads.Invited, gives=protocol.TableInfo,
    ),
    Endpoint(
        "POST", "/api/join", "exchange an invitation for its seat", handlers.join,
        takes=payloads.Joining, gives=payloads.Seated,
    ),
    Endpoint(
        "POST", "/api/recover", "get a seat back with its recovery code", handlers.recover,
        takes=payloads.Recovering, gives=payloads.Seated,
    ),
)  # fmt: skip
